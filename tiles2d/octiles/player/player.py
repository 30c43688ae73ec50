"""The player as the program asks for it (``highway3d.table.thinking.Thinker``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from highway3d.table.thinking import Answer, Fact, Level, Limits, Scale, Valued
from tiles2d.octiles.player import actions, racing
from tiles2d.octiles.player.reasons import facts
from tiles2d.octiles.player.view import blinded, read, view
from tiles2d.octiles.player.weighed import Weighed
from tiles2d.octiles.rules.moves import Move, Place, PlaceAndRun, Replace, Rotate, Run
from tiles2d.octiles.rules.options import PLACE_AND_RUN
from tiles2d.octiles.rules.rules import RULES
from tiles2d.octiles.rules.state import State

HINTS: Final = 3
WORTH_TELLING: Final = 1.5
"""A hint may be worth so much less than the best move, in turns of a runner."""


class OctilesPlayer:
    """It holds nothing of any position."""

    scale = Scale(even=0.0, won=4.0, slip=0.7)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """All players see the same: of the pile the tile in hand and the next."""
        return view(state)

    def read(self, given: Mapping[str, Any]) -> State:
        """The position seen; raises ``RequestError``."""
        return read(given)

    def think(self, state: State, level: Level, limits: Limits) -> Answer:
        """The move with the best outlook as far as the level sees."""
        found = _weighed(blinded(state), level, limits)
        reasons = facts(blinded(state), found.best)
        value = found.values[found.order[0]]
        return Answer(RULES.format(found.best), value, found.depth, reasons)

    def values(self, state: State, level: Level, limits: Limits) -> list[Valued]:
        """Every legal move that looks different, with its value as far as the level sees."""
        seen = blinded(state)
        found = _weighed(seen, level, limits, quiet=True)
        return [
            Valued(RULES.format(found.moves[nth]), found.values[nth], facts(seen, found.moves[nth]))
            for nth in found.order
        ]

    def facts(self, state: State, move: Move) -> tuple[Fact, ...]:
        """What a move brings, as far as a player can see."""
        return facts(blinded(state), move)

    def hints(self, state: State, limits: Limits) -> list[Valued]:
        """The best three moves that are not the same run or the same place again."""
        seen = blinded(state)
        found = _weighed(seen, Level.STRONG, limits, quiet=True)
        best, told = found.values[found.order[0]], dict[object, Valued]()
        for nth in found.order:
            move, value = found.moves[nth], found.values[nth]
            if len(told) == HINTS or best - value > WORTH_TELLING:
                break
            if _gist(move) not in told:
                told[_gist(move)] = Valued(RULES.format(move), value, facts(seen, move))
        return list(told.values())


def _weighed(state: State, level: Level, limits: Limits, quiet: bool = False) -> Weighed:
    weigh = racing.weigh if state.options.version in PLACE_AND_RUN else actions.weigh
    return weigh(state, level, limits, quiet)


def _gist(move: Move) -> object:
    """What makes two proposals the same to a person: the run, or the space."""
    match move:
        case PlaceAndRun() | Run():
            return move.start, move.end
        case Place() | Replace() | Rotate():
            return type(move), move.space
    return move
