"""A turn of Autopista in words: what to do now, what a turn brought, where points come from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from highway3d.shell.scene import Tally
from tiles2d.autopista.rules.account import account
from tiles2d.autopista.rules.moves import Enter, Pass, StepAhead, Withdraw
from tiles2d.autopista.rules.pieces import PIECES, owner
from tiles2d.autopista.turn.turn import Step

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from highway3d.shell.looks.theme import Line
    from highway3d.shell.texts import Texts
    from highway3d.table.session import Entry
    from tiles2d.autopista.rules.movement import Gain
    from tiles2d.autopista.rules.removals import Cause
    from tiles2d.autopista.rules.state import State
    from tiles2d.autopista.turn.turn import Turn


MOST_PLACES: Final = 20
SOON: Final = 20
"""So many turns before the last one they are counted aloud."""


def prompt(texts: Texts, turn: Turn) -> str:
    """The present step in words."""
    piece = PIECES[turn.choices[0].piece] if turn.taken else ""
    lost = turn.step is Step.PASS and turn.state.board.options.no_move == "lose"
    step = texts(f"city-step-{'lose' if lost else turn.step}", piece=piece)
    last, now = turn.state.board.options.max_turns, turn.state.ply + 1
    if not turn.over and last - SOON < now <= last:
        step = "\n".join((step, texts("city-last-turns", turn=now, last=last)))
    return step


def turn_lines(texts: Texts, entry: Entry) -> Iterator[Line]:
    """The turn that led to an entry, in words: the move, points, who was sent off, a coin."""
    move = entry.move
    if entry.parent is None or move is None:
        return
    played = account(entry.parent.state, move)
    piece = "" if isinstance(move, Pass) else PIECES[move.piece]
    pushed = ", ".join(PIECES[other] for other in played.moved[1:])
    match move:
        case Enter():
            yield texts("city-told-enter", piece=piece), "ink"
        case StepAhead() if pushed:
            yield texts("city-told-push", piece=piece, pushed=pushed), "ink"
        case StepAhead():
            yield texts("city-told-step", piece=piece), "ink"
        case Withdraw():
            yield texts("city-told-withdraw", piece=piece), "ink"
        case _:
            yield texts("city-told-pass"), "ink"
    for gain in played.gains:
        yield gain_line(texts, gain)
    for removed, cause in played.removed:
        yield cause_line(texts, removed, cause)
    if played.coin is not None:
        yield texts("city-told-coin"), "soft"


def gain_line(texts: Texts, gain: Gain) -> Line:
    """Who brings how many points, and whence."""
    key = "city-gain-flag" if gain.is_flag else "city-gain-coin"
    return texts(key, piece=PIECES[gain.piece], points=gain.points), "good"


def cause_line(texts: Texts, piece: int, cause: Cause) -> Line:
    """Who is sent off, and why."""
    why = texts(f"removed-autopista-{cause.value}")
    return texts("city-sent-off", piece=PIECES[piece], why=why), "fault"


def tally(entry: Entry, seat: int) -> Tally | None:
    """A player's points, and how many of them the last turn brought; None if they are too many."""
    target, gain = entry.state.board.options.target, 0
    if entry.parent is not None and entry.move is not None:
        gains = account(entry.parent.state, entry.move).gains
        gain = sum(each.points for each in gains if owner(each.piece) == seat)
    score = min(entry.state.score[seat], target)
    return Tally(score, target, gain) if target <= MOST_PLACES else None


def points_lines(texts: Texts, state: State, gained: Iterable[Gain], seat: int) -> list[str]:
    """A player's points, and where they came from."""
    gains = [gain for gain in gained if owner(gain.piece) == seat]
    flags = sum(gain.is_flag for gain in gains)
    target = state.board.options.target
    return [
        texts("city-points", points=state.score[seat], target=target),
        texts("city-whence", flags=flags, coins=len(gains) - flags),
    ]
