"""A turn of Octiles in words: what to do now, why something is closed, how far a player is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from highway3d.shell.scene import Tally
from tiles2d.octiles.rules.moves import Move, Place, PlaceAndRun, Replace, Rotate, Run
from tiles2d.octiles.rules.versions.team_up import groups
from tiles2d.octiles.turn.actions import Actions, Kind
from tiles2d.octiles.turn.turn import Step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from highway3d.shell.scene import Host, Proposal
    from highway3d.shell.texts import Texts
    from highway3d.table.session import Entry
    from tiles2d.octiles.rules.state import State
    from tiles2d.octiles.turn.turn import Turn


SOON: Final = 20
"""So many turns before the last one they are counted aloud."""


def prompt(host: Host, turn: Turn) -> str:
    """The present step in words, and what soon ends the game."""
    step = _step(host, turn)
    if turn.step is Step.OVER:
        return step
    return "\n".join((step, *_warnings(host.texts, turn)))


def _warnings(texts: Texts, turn: Turn) -> Iterator[str]:
    """What soon makes a one-action game a draw: the same position again, or its last turns."""
    state = turn.state
    again = bool(state.seen) and state.seen[:: -state.players].count(state.seen[-1]) == 2
    if again and not turn.has_everyone_passed:
        yield texts("octiles-second-time")
    last, now = state.options.max_turns, state.turns + 1
    if state.seen and last - SOON < now <= last:
        yield texts("octiles-last-turns", turn=now, last=last)


def _step(host: Host, turn: Turn) -> str:
    texts, acting = host.texts, turn.state.acting
    if turn.must_vacate and turn.step in (Step.PLACE, Step.ACT):
        return texts(f"octiles-vacate-{turn.step}")
    if acting != turn.state.turn and turn.step in (Step.RUNNER, Step.END):
        return texts("octiles-step-helps", name=host.seat_name(acting))
    if turn.has_everyone_passed and turn.step in (Step.PLACE, Step.ACT):
        return texts("octiles-all-passed")
    kinds = _kinds(texts, turn) if isinstance(turn, Actions) else ""
    return texts(f"octiles-step-{turn.step}", kinds=kinds)


def _kinds(texts: Texts, turn: Actions) -> str:
    """The actions that are possible now, as a list in words."""
    names = [texts(f"octiles-act-{kind}") for kind in Kind if turn.is_possible(kind)]
    if len(names) < 2:
        return "".join(names)
    return texts("octiles-or", first=", ".join(names[:-1]), last=names[-1])


def why_closed(texts: Texts, turn: Turn, kind: Kind) -> str:
    """Why no action of a kind is possible now."""
    if turn.must_vacate:
        return texts("octiles-closed-vacate")
    if kind is Kind.PLACE:
        return texts("octiles-closed-full")
    if kind is Kind.RUN:
        return texts("octiles-closed-run")
    if 0 in turn.state.layout and not turn.state.options.early_actions:
        return texts("octiles-fault-BOARD_NOT_FULL")
    return texts(f"octiles-closed-{kind}")


def tally(entry: Entry, seat: int) -> Tally | None:
    """A player's runners at home, and how many the last move brought; None without homes."""
    state = entry.state
    if state.options.version == "team_up":
        return None
    before = entry.parent.state.home(seat) if entry.parent is not None else 0
    return Tally(state.home(seat), state.options.runners, state.home(seat) - before)


def player_lines(host: Host, state: State, seat: int) -> list[str]:
    """How far a player is, with whom, and where his marker lies, in one line."""
    texts = host.texts
    if state.options.version == "team_up":
        most = max(map(len, groups(state.layout, state.runners)[seat]))
        parts = [texts("octiles-group", count=most, of=state.options.runners)]
    else:
        parts = [texts("octiles-home", count=state.home(seat), of=state.options.runners)]
    others = (host.seat_name(other) for other in state.together(seat) if other != seat)
    parts += [texts("octiles-with", name=name) for name in others]
    if seat in state.marked():
        parts.append(texts("octiles-marked", space=state.marked()[seat]))
    return [" · ".join(parts)]


VALUES: Final = {
    "HOME": ("circle",),
    "LAST_CIRCLE": ("circle",),
    "LEAVES_START": ("circle",),
    "NEARER": ("tiles",),
    "FARTHER": ("tiles",),
    "CROSSES": ("tiles",),
    "OPENS": ("start", "end", "tiles"),
    "STOPS": ("seat", "start", "end", "tiles"),
    "ALLOWS": ("seat", "start", "end", "tiles"),
    "JOINED": ("runners",),
    "GROUP": ("runners",),
}
"""What the sentence of a fact may use, in the fact's order (``player.reasons``)."""


def advice(host: Host, proposal: Proposal) -> list[str]:
    """Where a proposed move is made, what it is, then what speaks for it and against it."""
    reasons = [_reason(host, *fact) for fact in proposal.facts]
    return [*_proposed(host.texts, proposal.move), *reasons]


def _proposed(texts: Texts, move: Move) -> tuple[str, str]:
    match move:
        case PlaceAndRun(space=space, start=start, end=end):
            what = texts("octiles-hint-place-run", space=space, start=start, end=end)
            return texts("octiles-hint-space", space=space), what
        case Run(start=start, end=end):
            what = texts("octiles-hint-run", start=start, end=end)
            return texts("octiles-hint-runner", start=start), what
        case Place(space=space) | Replace(space=space) | Rotate(space=space):
            kind = type(move).__name__.lower()
            where = texts("octiles-hint-space", space=space)
            return where, texts(f"octiles-hint-{kind}", space=space)
    return texts("octiles-hint-nowhere"), texts("octiles-hint-pass")


def _reason(host: Host, code: str | int, *values: str | int) -> str:
    said = dict(zip(VALUES.get(str(code), ()), values, strict=True))
    if "seat" in said:
        said["name"] = host.seat_name(int(said.pop("seat")))
    return host.texts(f"octiles-why-{code}", **said)
