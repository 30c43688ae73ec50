"""A solitaire in hand: which tile, how it is turned, and what is pointed at.

Knows no engine. What is done is handed on as a move of the rules; what lies on the board is theirs.
``revision`` grows with every change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tiles2d.octiles.alone.rules.moves import Lay, Lift, Turn
from tiles2d.octiles.alone.rules.puzzles import Kind
from tiles2d.octiles.rules.board import BEYOND, DOORS, SPACE, SPACES
from tiles2d.octiles.rules.packed import SPACE_OF, pack_door, unpack_door, unpack_tile
from tiles2d.octiles.rules.paths import Crossing, links, ways
from tiles2d.octiles.rules.tiles import PATTERNS
from tiles2d.octiles.turn.spots import IN_HAND, PILE, Pointing, Spot, row_by_row

if TYPE_CHECKING:
    from highway3d.table.game import Fault
    from tiles2d.octiles.alone.rules.moves import Move
    from tiles2d.octiles.alone.rules.state import State
    from tiles2d.octiles.rules.paths import Layout


class Solo(Pointing):
    """What one has in hand beside a position; ``is_over`` when nothing may be laid."""

    faults: tuple[Fault, ...] = ()

    def __init__(self, state: State, *, over: bool = False) -> None:
        self.revision = 0
        self.spot: Spot | None = None
        self.tile: int | None = None
        """The tile in hand; None when all are laid."""
        self.rotation = 0
        self._place = 0
        self.show(state, over=over)

    def show(self, state: State, *, over: bool = False) -> None:
        """Takes up a position; the tile in hand stays there while it does not lie on the board."""
        self.state, self.is_over = state, over
        hand = state.hand
        if self.tile not in hand:
            self.tile, self.rotation = (hand[self._place % len(hand)] if hand else None), 0
        self._place = hand.index(self.tile) if self.tile in hand else 0
        if self.spot and self.spot.is_space and self.spot.name not in state.puzzle.spaces:
            self.spot = None
        self.revision += 1

    @property
    def choices(self) -> list[str]:
        """The puzzle's spaces: each may be laid on or lifted from."""
        return [] if self.is_over else row_by_row(self.state.puzzle.spaces)

    @property
    def pile(self) -> tuple[int, ...]:
        """The tile in hand and those that come after it."""
        hand = self.state.hand
        at = hand.index(self.tile) if self.tile in hand else 0
        return hand[at:] + hand[:at]

    @property
    def way(self) -> tuple[Crossing, ...]:
        """The longest loop or path on the board, where that is asked for."""
        layout = self.state.layout
        if self.state.puzzle.kind is Kind.LOOP:
            return longest_loop_way(layout)
        if self.state.puzzle.kind is Kind.PATH:
            longest = max(links(layout), key=lambda link: link.length, default=None)
            if longest:
                return ways(layout, longest.start, longest.end)[-1]
        return ()

    def laid_at(self, spot: Spot | None) -> int:
        """The laid tile that is pointed at, or 0."""
        return self.state.layout[SPACE[spot.name]] if spot and spot.is_space else 0

    def rotate(self, step: int) -> Move | None:
        """Turns the tile pointed at where it lies, or else the one in hand, which is no move."""
        spot, laid = self.spot, self.laid_at(self.spot)
        if spot and laid and not self.is_over:
            return Turn(spot.name, (unpack_tile(laid)[1] + step) % 8)
        self.rotation = (self.rotation + step) % 8
        self.revision += 1
        return None

    def next_tile(self, step: int) -> None:
        """Takes another of the tiles in hand."""
        hand = self.state.hand
        if hand:
            self._place = (self._place + step) % len(hand)
            self.tile, self.rotation = hand[self._place], 0
            self.revision += 1

    def take(self) -> Move | None:
        """Lays the tile in hand on an empty space; turns a laid one at its rim, or lifts it."""
        spot = self.spot
        if spot is None or self.is_over:
            return None
        if spot.name == IN_HAND:
            return self.rotate(1)
        if spot.name == PILE:
            self.next_tile(1)
        if not spot.is_space:
            return None
        laid = self.laid_at(spot)
        if laid and spot.rim:
            return self.rotate(1)
        if laid:
            self.tile, self.rotation = unpack_tile(laid)
            return Lift(spot.name)
        return None if self.tile is None else Lay(self.tile, spot.name, self.rotation)


def longest_loop_way(layout: Layout) -> tuple[Crossing, ...]:
    """The longest closed loop that touches no node, from some tile on; empty if there is none.

    >>> longest_loop_way((145, *[0] * 16))                   # hairpins, open to the detour beside
    ()
    """
    longest: tuple[Crossing, ...] = ()
    for first in range(DOORS):
        way: list[Crossing] = []
        door = first
        while door < DOORS and layout[SPACE_OF[door]]:
            space, side = unpack_door(door)
            left = PATTERNS[layout[space]][side]
            way.append(Crossing(SPACES[space], side, left))
            door = BEYOND[pack_door(space, left)]
            if door == first:
                longest = max(longest, tuple(way), key=len)
                break
    return longest
