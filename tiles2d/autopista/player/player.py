"""The player as the program asks for it (``highway3d.table.thinking.Thinker``)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, NamedTuple

from highway3d.table.thinking import Answer, Fact, Level, Limits, Scale, Valued
from tiles2d.autopista.player.reasons import facts
from tiles2d.autopista.player.search import Enough, Search
from tiles2d.autopista.player.view import blinded, read, view
from tiles2d.autopista.rules.moves import Move
from tiles2d.autopista.rules.notation import format_move
from tiles2d.autopista.rules.state import State


class Sight(NamedTuple):
    """How far a level sees, and how much it misjudges what it sees."""

    depth: int
    noise: float
    """In points; a little of it keeps two computers from walking in circles."""
    work: int = 40_000


SIGHTS: Final = {
    Level.GREEDY: Sight(1, 0.05),
    Level.GENTLE: Sight(1, 0.6),
    Level.MIDDLE: Sight(3, 0.02),
    Level.STRONG: Sight(8, 0.02),
}
DEEPEST: Final = 30
"""How far ahead the strong level may look when it is given work of its own."""
HINT_DEPTH: Final = 5
HINTS: Final = 3
WORTH_TELLING: Final = 1.0
"""A hint may be worth so much less than the best move, in points."""


class AutopistaPlayer:
    """It holds nothing of any position."""

    scale = Scale(even=0.0, won=4.0, slip=1.0)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """Both players see the same: all but the coins to come."""
        return view(state)

    def read(self, given: Mapping[str, Any]) -> State:
        """The position seen; raises ``RequestError``."""
        return read(given)

    def think(self, state: State, level: Level, limits: Limits) -> Answer:
        """The move with the best outlook as far as the level sees."""
        search = self._search(state, level, limits)
        sight = SIGHTS[level]
        last = DEEPEST if limits.work and level is Level.STRONG else sight.depth
        for depth in range(2, last + 1):
            if len(search.moves) == 1 or limits.is_over():
                break
            try:
                search.deepen(depth)
            except Enough:
                break
            limits.info(depth, search.value, list(map(format_move, search.line())))
        move = search.best
        return Answer(format_move(move), search.value, search.depth, facts(blinded(state), move))

    def values(self, state: State, level: Level, limits: Limits) -> list[Valued]:
        """Every legal move with its true value as far as the level sees."""
        search = self._weighed(state, level, limits, min(SIGHTS[level].depth, HINT_DEPTH))
        return _valued(state, search)

    def facts(self, state: State, move: Move) -> tuple[Fact, ...]:
        """What a move brings, as far as a player can see."""
        return facts(blinded(state), move)

    def hints(self, state: State, limits: Limits) -> list[Valued]:
        """The best three moves; worse ones only as far as they are nearly as good."""
        found = _valued(state, self._weighed(state, Level.STRONG, limits, HINT_DEPTH))
        return [each for each in found[:HINTS] if found[0].value - each.value <= WORTH_TELLING]

    def _weighed(self, state: State, level: Level, limits: Limits, depth: int) -> Search:
        search = self._search(state, level, limits, quiet=True)
        for deeper in range(2, depth + 1):
            try:
                search.weigh(deeper)
            except Enough:
                break
        return search

    def _search(self, state: State, level: Level, limits: Limits, quiet: bool = False) -> Search:
        sight, chance = SIGHTS[level], Random(limits.seed)
        most = 0.0 if quiet else sight.noise
        return Search(
            blinded(state),
            limits.work or sight.work,
            limits.is_over,
            lambda: most * chance.random(),
        )


def _valued(state: State, search: Search) -> list[Valued]:
    seen = blinded(state)
    return [
        Valued(format_move(move), search.values[nth], facts(seen, move))
        for nth in search.order
        for move in (search.moves[nth],)
    ]
