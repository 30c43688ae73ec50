"""The edition with a switch tile (RULES.md, section 6): Move Over on a board of hidden tiles.

All spaces are filled, at first face down. A tile that lies face down carries no path, so its space
is an empty one to whoever walks. Whatever tile is exchanged is what the next player has in hand.
"""

from __future__ import annotations

from random import Random

import msgspec

from highway3d.table.game import Fault
from tiles2d.octiles.rules.board import BOARD, SPACE, STOPS
from tiles2d.octiles.rules.format.notation import written
from tiles2d.octiles.rules.moves import Move, PlaceAndRun
from tiles2d.octiles.rules.packed import TILE_OF
from tiles2d.octiles.rules.paths import Layout
from tiles2d.octiles.rules.state import SEATS, UNKNOWN, State
from tiles2d.octiles.rules.verdicts import OctilesFault, fault
from tiles2d.octiles.rules.versions.move_over import MoveOver
from tiles2d.octiles.rules.versions.version import Choices

OWN_SIDE = tuple(
    tuple(dict.fromkeys(circle.tile for circle in BOARD.circles[first : first + 5]))
    for first in range(0, 20, 5)
)
"""The two spaces at each side of the board."""


class SwitchTile(MoveOver):
    """A turn exchanges the switch tile for any on the board, and moves a runner across it."""

    def choices(self, state: State) -> Choices:
        """Every turn; on a player's first one, by the second edition, on his own two spaces."""
        found = super().choices(state)
        own = first_spaces(state)
        if not own:
            return found
        return found._replace(moves=[m for m in found.moves if _space(m) in own])

    def faults(self, state: State, move: PlaceAndRun) -> tuple[Fault, ...]:
        """Every fault of a turn."""
        own = first_spaces(state)
        if own and move.space not in own:
            return fault(OctilesFault.NOT_YOUR_SIDE, *own)
        return super().faults(state, move)

    def played(self, state: State, move: PlaceAndRun) -> State:
        """The tiles exchanged, and the runner in its new place."""
        place = SPACE[move.space]
        after = super().played(state, move)
        if not state.down[place]:
            return after
        taken = state.down[place]
        pile = () if taken == UNKNOWN else (TILE_OF[taken],)
        return msgspec.structs.replace(after, pile=pile, down=_without(state.down, place))

    def some_move(self, state: State, chance: Random) -> Move | None:
        """Some turn."""
        if not first_spaces(state):
            return super().some_move(state, chance)
        moves = sorted(self.choices(state).moves, key=written)
        return chance.choice(moves) if moves else None

    def begun(self, state: State) -> State:
        """The tiles at the player's own side turned up, where his first turn begins so."""
        layout, down = list(state.layout), list(state.down)
        for space in first_spaces(state):
            place = SPACE[space]
            if down[place] > 0:
                layout[place], down[place] = down[place], 0
        return msgspec.structs.replace(state, layout=tuple(layout), down=tuple(down))


def first_spaces(state: State) -> tuple[str, ...]:
    """The spaces that a player's first turn is limited to; none where it is like any other.

    It is the first while no runner of his has left its start circle: none ever comes back.
    """
    if state.options.version != "switch_tile_own_side":
        return ()
    first = STOPS + 5 * SEATS[state.players][state.turn]
    at_start = state.runners[first : first + 5].count(state.turn)
    return OWN_SIDE[SEATS[state.players][state.turn]] if at_start == state.options.runners else ()


def _space(move: Move) -> str:
    return move.space if isinstance(move, PlaceAndRun) else ""


def _without(down: Layout, place: int) -> Layout:
    return (*down[:place], 0, *down[place + 1 :])
