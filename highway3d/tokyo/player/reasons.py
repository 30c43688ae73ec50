"""Why a move is good, as facts by the exact rules: codes with pieces and numbers.

``WINS`` · ``EARNS`` road, over or under · ``EXIT`` · ``STOPS_WIN`` · ``TAKES_AWAY`` rival's most
cars next turn before and after · ``GIVES`` rival's most cars next turn · ``BLOCKS`` a rival base
· ``LEAVES`` most cars next turn, from which base · ``COSTS`` grey, yellow · ``CLOSES`` base, the
last one open · ``LAST_BUILD`` · ``MUST_PASS``.
"""

from __future__ import annotations

from typing import NamedTuple

from highway3d.table.thinking import Fact
from highway3d.tokyo.rules.bases import candidate_road, is_exhausted, open_bases
from highway3d.tokyo.rules.building import cost
from highway3d.tokyo.rules.crossings import Result, crossings, earned
from highway3d.tokyo.rules.places.survey import builds
from highway3d.tokyo.rules.turns import Build, Pass, State


def plain_facts(state: State, move: Build | Pass, after: State) -> tuple[Fact, ...]:
    """What a move itself does: wins, earns, costs, closes."""
    if isinstance(move, Pass):
        return (("MUST_PASS",),)
    highway, seat = state.highway, state.turn
    road = candidate_road(highway, seat, move)
    facts: list[Fact] = []
    if after.supplies[seat].cars == 0:
        facts.append(("WINS",))
    for crossing in crossings(highway, road, state.options):
        if crossing.result is Result.QUALIFIES:
            facts.append(("EARNS", crossing.road, crossing.relation.value))
    if road.is_exit:
        facts.append(("EXIT",))
    price = cost(road.end)
    facts.append(("COSTS", price.grey, price.yellow))
    if after.outcome is None and not open_bases(after.highway, seat, state.options):
        facts.append(("CLOSES", move.base))
    elif after.outcome is None and is_exhausted(
        after.highway, seat, after.supplies[seat], state.options
    ):
        facts.append(("LAST_BUILD",))
    return tuple(facts)


class Reach(NamedTuple):
    """What a player could do next turn: the most cars, from which base, and all bases of use."""

    cars: int
    base: str
    bases: frozenset[str]


class Reasons:
    """Compares a position with what moves make of it."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._rival = _reach(state, 1 - state.turn)

    def of(self, move: Build | Pass, after: State) -> tuple[Fact, ...]:
        """The facts of a move, those that say most first."""
        plain = plain_facts(self._state, move, after)
        if after.outcome is not None or isinstance(move, Pass):
            return plain
        first = tuple(fact for fact in plain if fact[0] in ("EARNS", "EXIT"))
        last = tuple(fact for fact in plain if fact not in first)
        return first + tuple(self._compared(after)) + last

    def _compared(self, after: State) -> list[Fact]:
        """What the rival loses or gains, and what comes next."""
        seat = self._state.turn
        before, then = self._rival, _reach(after, 1 - seat)
        own = _reach(after, seat)
        need = self._state.supplies[1 - seat].cars
        facts: list[Fact] = []
        if before.cars >= need > then.cars:
            facts.append(("STOPS_WIN",))
        elif then.cars < before.cars:
            facts.append(("TAKES_AWAY", before.cars, then.cars))
        elif then.cars:
            facts.append(("GIVES", then.cars))
        standing = {base.name for base in open_bases(after.highway, 1 - seat, after.options)}
        facts += [("BLOCKS", name) for name in sorted((before.bases & standing) - then.bases)]
        if own.cars:
            facts.append(("LEAVES", own.cars, own.base))
        return facts


def _reach(state: State, seat: int) -> Reach:
    """What a seat could build if it were on turn, by the finest search."""
    supply, best, base = state.supplies[seat], 0, ""
    bases = set[str]()
    for build in builds(state.highway, seat, supply, state.options, exits=True):
        road = candidate_road(state.highway, seat, build)
        cars = min(earned(road, crossings(state.highway, road, state.options)), supply.cars)
        if not road.is_exit:
            bases.add(build.base)
        if cars > best:
            best, base = cars, build.base
    return Reach(best, base, frozenset(bases))
