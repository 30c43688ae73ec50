"""Looking ahead: a few builds a turn, each answered by a few, worth what the last position is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from highway3d.table.thinking import Limits
from highway3d.tokyo.player.choices import LOOK, Sight, choices
from highway3d.tokyo.player.trying import appeal, shortlist, tried
from highway3d.tokyo.player.value import chance, learned
from highway3d.tokyo.rules.ending import after_pass
from highway3d.tokyo.rules.format.notation import format_move
from highway3d.tokyo.rules.places.survey import builds
from highway3d.tokyo.rules.turns import Build, Pass, State

Plan = tuple[int, ...]
"""How many builds are tried at each turn ahead, the first turn first."""

PAYING: Final = 8
"""So many builds that pay, found by the finest search, are tried beside those of the look round."""
QUICK: Final = Sight(36, 3, 4)
"""How closely the turns ahead are looked at."""


class OutOfTime(Exception):
    """The time or the work is used up."""


@dataclass(slots=True)
class Candidate:
    """A move that may be played: where it leads, and what that is worth to who plays it."""

    move: Build | Pass
    after: State
    value: float = 0.0
    line: list[Build | Pass] = field(default_factory=list)


def candidates(state: State, width: int, limits: Limits) -> list[Candidate]:
    """The moves worth trying, those that look best first; a winning one stands alone.

    To what the look round shows the finest search adds what pays, or else any pillar. A pass is
    among them only where it finds none (T5).
    """
    seat = state.turn
    found = [Candidate(*pair) for pair in _after(state, width, LOOK)]
    extra = list(_found_finely(state, found, limits))
    for candidate in (*found, *extra):
        if _has_won(candidate.after, seat):
            return [candidate]
    if not any(map(_is_pillar, found)):
        found += [each for each in extra if _is_pillar(each)] or [
            Candidate(Pass(), after_pass(state))
        ]
    if state.options.hands == "exact":
        left = state.supplies[seat].cars
        paying = [each for each in extra if each.after.supplies[seat].cars < left]
        paying.sort(key=lambda each: each.after.supplies[seat].cars)
        found += [each for each in paying if each not in found][:PAYING]
    return found


def _found_finely(
    state: State, found: list[Candidate], limits: Limits
) -> Iterator[Candidate]:
    """The builds of the finest search; cut short if time is up and a pillar is found already."""
    site = state.highway, state.turn, state.supplies[state.turn], state.options
    known, is_served = {each.move for each in found}, any(map(_is_pillar, found))
    for build in builds(*site, exits=True):
        if is_served and limits.is_over():
            return
        after = None if build in known else tried(state, build)
        if after is not None:
            yield Candidate(build, after)


def _is_pillar(candidate: Candidate) -> bool:
    return isinstance(candidate.move, Build) and candidate.move.height > 0


def ranked(
    state: State, found: list[Candidate], plans: tuple[Plan, ...], limits: Limits, work: int
) -> tuple[int, int]:
    """Values the candidates and puts the best first.

    Returns how many turns it looked ahead, and at how many candidates so far.

    All are looked at by the first plan, and by each other the best of the one before, as many as
    it names first. A plan is carried through or, if time or work run out, not counted; only the
    first is used as far as it came.
    """
    depth, alike, left = 0, 0, _Work(limits, work)
    for plan in plans:
        many = plan[0] if depth else len(found)
        some, rest = found[:many], found[many:]
        values: list[tuple[float, list[Build | Pass]]] = []
        try:
            for candidate in some:
                values.append(left.look(candidate.after, state.turn, plan[1:]))
        except OutOfTime:
            if depth:
                return depth, alike
            some, rest = some[: len(values)], some[len(values) :] + rest
        for candidate, (value, line) in zip(some, values, strict=True):
            candidate.value, candidate.line = value, [candidate.move, *line]
        some.sort(key=lambda candidate: -candidate.value)
        found[:] = some + rest
        depth, alike = len(plan), len(some)
        limits.info(depth, found[0].value, [format_move(move) for move in found[0].line])
        if len(found) == 1:
            break
    return depth, alike


class _Work:
    """Looks at positions as long as there is time and work left."""

    def __init__(self, limits: Limits, work: int) -> None:
        self._limits, self._left = limits, work

    def look(self, state: State, seat: int, plan: Plan) -> tuple[float, list[Build | Pass]]:
        """What a position is worth to a seat, and the line that is expected."""
        value, line = self._best(state, plan)
        return (value if state.turn == seat else round(1 - value, 9)), line

    def _best(self, state: State, plan: Plan) -> tuple[float, list[Build | Pass]]:
        """What a position is worth to who is on turn."""
        if self._left <= 0 or self._limits.is_over():
            raise OutOfTime
        self._left -= 1
        if state.outcome is not None or not plan:
            return chance(state, learned()), []
        best: tuple[float, list[Build | Pass]] = -1.0, []
        for move, after in _after(state, plan[0], QUICK) or [(Pass(), after_pass(state))]:
            value, line = self.look(after, state.turn, plan[1:])
            if value > best[0]:
                best = value, [move, *line]
        return best


def _after(state: State, width: int, sight: Sight) -> list[tuple[Build | Pass, State]]:
    """The builds that look best, with what they lead to; only the first that wins."""
    found = choices(state, state.turn, sight)
    pairs: list[tuple[Build | Pass, State]] = []
    for build in shortlist(found, appeal(state, state.turn, found)):
        after = tried(state, build)
        if after is None:
            continue
        if _has_won(after, state.turn):
            return [(build, after)]
        pairs.append((build, after))
        if len(pairs) == width:
            break
    return pairs


def _has_won(state: State, seat: int) -> bool:
    return state.outcome is not None and seat in state.outcome.winners
