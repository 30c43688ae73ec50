"""Solitaires at the table: tiles are laid, turned and lifted at will, and the puzzle scores them.

Knows no engine. What lies on the board is a ``Tiling`` of the rules; nothing here is a move of the
game that waits meanwhile. ``revision`` grows with every change.
"""

from __future__ import annotations

from enum import StrEnum
from random import Random
from typing import TYPE_CHECKING, Final

from tiles2d.octiles.rules.board import BEYOND, DOORS, NODES, SPACE, SPACES, STOPS
from tiles2d.octiles.rules.packed import SPACE_OF, pack_door, pack_tile, unpack_door, unpack_tile
from tiles2d.octiles.rules.paths import Crossing, links, ways
from tiles2d.octiles.rules.tiles import PATTERNS, TILES
from tiles2d.octiles.rules.versions.solitaire import Tiling, connection, sequence
from tiles2d.octiles.turn.spots import IN_HAND, PILE, Pointing, Spot, row_by_row
from tiles2d.octiles.turn.turn import Step

if TYPE_CHECKING:
    from highway3d.table.game import Fault
    from tiles2d.octiles.rules.paths import Layout
    from tiles2d.octiles.rules.versions.solitaire import ConnectionScore, SequenceScore

EACH: Final = 3
"""Runners of each colour in Connection."""
TRIES: Final = 2000


class Puzzle(StrEnum):
    """The solitaires; a member's value keys its texts."""

    LOOP = "loop"
    PATH = "path"
    SEQUENCE = "sequence"
    CONNECTION = "connection"


class Solo(Pointing):
    """One solitaire being played, with as many ``colours`` where it has runners."""

    step = Step.SOLO
    faults: tuple[Fault, ...] = ()

    def __init__(self, colours: int, seed: int) -> None:
        self.revision = 0
        self.spot: Spot | None = None
        self.best: dict[Puzzle, int] = {}
        """The longest loop and path laid so far."""
        self._colours = colours
        self._seed = seed
        self.begin(Puzzle.LOOP)

    def begin(self, puzzle: Puzzle) -> None:
        """Clears the board for a puzzle."""
        self.puzzle = puzzle
        self.tiling = Tiling()
        self.tile: int | None = TILES[0].id
        self.rotation = 0
        chance = Random(self._seed)
        self.order = chance.sample(NODES[:STOPS], STOPS) if puzzle is Puzzle.SEQUENCE else []
        solvable = puzzle is Puzzle.CONNECTION
        self.runners = runners_to_connect(chance, self._colours) if solvable else {}
        self._changed()

    def another(self) -> None:
        """The same puzzle with other numbers or runners."""
        self._seed += 1
        self.begin(self.puzzle)

    # Pointing and taking

    @property
    def choices(self) -> list[str]:
        """Every space: each may be laid on or lifted from."""
        return row_by_row(SPACES)

    def rotate(self, step: int) -> None:
        """Turns the tile pointed at where it lies, or else the one in hand."""
        spot = self.spot
        laid = self.tiling.layout[SPACE[spot.name]] if spot and spot.is_space else 0
        if spot and laid:
            rotation = (unpack_tile(laid)[1] + step) % 8
            self.tiling = self.tiling.rotate(spot.name, rotation)
        else:
            self.rotation = (self.rotation + step) % 8
        self._changed()

    def next_tile(self, step: int) -> None:
        """Takes another of the tiles in hand."""
        hand = self.tiling.hand
        if hand:
            at = hand.index(self.tile) + step if self.tile in hand else 0
            self.tile, self.rotation = hand[at % len(hand)], 0
            self.revision += 1

    def take(self) -> None:
        """Lays the tile in hand on an empty space; turns a laid one at its rim, or lifts it."""
        spot = self.spot
        if spot is None:
            return
        if spot.name == IN_HAND:
            self.rotation = (self.rotation + 1) % 8
            self.revision += 1
        elif spot.name == PILE:
            self.next_tile(1)
        elif spot.is_space:
            self._take_space(spot)

    def _take_space(self, spot: Spot) -> None:
        laid = self.tiling.layout[SPACE[spot.name]]
        if laid and spot.rim:
            self.rotate(1)
        elif laid:
            self.tiling = self.tiling.lift(spot.name)
            self.tile, self.rotation = unpack_tile(laid)
        elif self.tile is not None:
            before = self.tiling.hand
            self.tiling = self.tiling.lay(self.tile, spot.name, self.rotation)
            rest = self.tiling.hand
            at = before.index(self.tile)
            self.tile, self.rotation = (rest[at % len(rest)] if rest else None), 0
        self._changed()

    # The score

    @property
    def layout(self) -> Layout:
        """The tiles as they lie."""
        return self.tiling.layout

    @property
    def pile(self) -> tuple[int, ...]:
        """The tile in hand and those that come after it."""
        hand = self.tiling.hand
        at = hand.index(self.tile) if self.tile in hand else 0
        return hand[at:] + hand[:at]

    @property
    def way(self) -> tuple[Crossing, ...]:
        """The longest loop or path on the board."""
        if self.puzzle is Puzzle.LOOP:
            return longest_loop_way(self.tiling.layout)
        if self.puzzle is Puzzle.PATH:
            longest = max(links(self.tiling.layout), key=lambda link: link.length, default=None)
            if longest:
                return ways(self.tiling.layout, longest.start, longest.end)[-1]
        return ()

    def sequence(self) -> SequenceScore:
        """How far the stops are joined in order."""
        return sequence(self.tiling, self.order)

    def connection(self) -> ConnectionScore:
        """Which colours are joined, and which are mixed."""
        return connection(self.tiling, {node: str(seat) for node, seat in self.runners.items()})

    def _changed(self) -> None:
        self.revision += 1
        self.best[self.puzzle] = max(self.best.get(self.puzzle, 0), len(self.way))


def longest_loop_way(layout: Layout) -> tuple[Crossing, ...]:
    """The longest closed loop that touches no node, from some tile on; empty if there is none.

    >>> hairpins = Tiling().lay(18, "a2", 1).layout          # open to the detour beside it
    >>> longest_loop_way(hairpins)
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


def runners_to_connect(chance: Random, colours: int) -> dict[str, int]:
    """Runners of each colour on nodes, so placed that some full board joins just those alike."""
    for _ in range(TRIES):
        tiles = chance.sample([tile.id for tile in TILES], len(SPACES))
        layout = tuple(pack_tile(tile, chance.randrange(8)) for tile in tiles)
        partners: dict[str, set[str]] = {}
        for start, end, _ in links(layout):
            if start != end:
                partners.setdefault(NODES[start], set()).add(NODES[end])
                partners.setdefault(NODES[end], set()).add(NODES[start])
        runners: dict[str, int] = {}
        middles = [node for node, others in partners.items() if len(others) >= EACH - 1]
        for colour, middle in enumerate(chance.sample(middles, min(colours, len(middles)))):
            others = chance.sample(sorted(partners[middle]), EACH - 1)
            runners.update(dict.fromkeys((middle, *others), colour))
        alike = {node: str(colour) for node, colour in runners.items()}
        if len(runners) == EACH * colours and connection(Tiling(layout), alike).solved:
            return runners
    raise RuntimeError("no board joins so many colours")
