"""Solitaires with the 18 tiles: Connection, Sequence, longest loop and path (RULES.md, section 7).

A ``Tiling`` is what lies on the board. Each puzzle is a function that scores it; nothing is
illegal but to lay a tile twice or on another, so that one may try, lift and turn at will.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec

from tiles2d.octiles.rules.board import NODE, NODES, SPACE, SPACES, STOPS
from tiles2d.octiles.rules.packed import TILE_OF, pack_tile
from tiles2d.octiles.rules.paths import Layout, links, loops
from tiles2d.octiles.rules.tiles import TILES


class Tiling(msgspec.Struct, frozen=True):
    """The board of a solitaire; the tiles that do not lie on it are in hand."""

    layout: Layout = (0,) * len(SPACES)

    @property
    def hand(self) -> tuple[int, ...]:
        """The tiles still to be laid."""
        lying = {TILE_OF[laid] for laid in self.layout}
        return tuple(tile.id for tile in TILES if tile.id not in lying)

    def lay(self, tile: int, space: str, rotation: int) -> Tiling:
        """Lays a tile; raises ``ValueError`` if it is not in hand or the space is taken.

        >>> Tiling().lay(7, "c3", 2).lay(7, "c4", 0)
        Traceback (most recent call last):
        ValueError: tile 7 is not in hand
        """
        if tile not in self.hand:
            raise ValueError(f"tile {tile} is not in hand")
        if self.layout[SPACE[space]]:
            raise ValueError(f"{space} is taken")
        return self._with(space, pack_tile(tile, rotation))

    def lift(self, space: str) -> Tiling:
        """Takes the tile of a space back into the hand."""
        return self._with(space, 0)

    def rotate(self, space: str, rotation: int) -> Tiling:
        """Turns the tile of a space into a rotation; an empty space stays empty."""
        tile = TILE_OF[self.layout[SPACE[space]]]
        return self._with(space, pack_tile(tile, rotation) if tile else 0)

    def _with(self, space: str, laid: int) -> Tiling:
        place = SPACE[space]
        return Tiling((*self.layout[:place], laid, *self.layout[place + 1 :]))


class ConnectionScore(NamedTuple):
    """How far a Connection is solved."""

    joined: frozenset[str]
    """The colours whose runners all hang together, directly or through one another."""
    mixed: tuple[tuple[str, str], ...]
    """The ends of every path between runners of different colours."""
    solved: bool


def connection(tiling: Tiling, runners: Mapping[str, str]) -> ConnectionScore:
    """Scores Connection: join the runners of each colour, and none of different colours.

    ``runners`` gives the colour of the runner on each node.

    >>> tiling = Tiling().lay(1, "a2", 0)                     # all straight: A2 leads to B3
    >>> connection(tiling, {"A2": "red", "B3": "red", "A1": "blue"}).solved
    True
    >>> connection(tiling, {"A2": "red", "B3": "blue"}).mixed
    (('B3', 'A2'),)
    """
    label = {node: node for node in runners}
    mixed = []
    for start, end, _ in links(tiling.layout):
        one, other = NODES[start], NODES[end]
        if one not in runners or other not in runners:
            continue
        if runners[one] != runners[other]:
            mixed.append((one, other))
        merged, kept = label[one], label[other]
        if runners[one] == runners[other]:
            label = {node: kept if of == merged else of for node, of in label.items()}
    groups = {(runners[node], of) for node, of in label.items()}
    times = Counter(colour for colour, _ in groups)
    joined = frozenset(colour for colour, count in times.items() if count == 1)
    return ConnectionScore(joined, tuple(mixed), len(joined) == len(times) and not mixed)


class SequenceScore(NamedTuple):
    """The score of a Sequence."""

    tiles: int
    """How many tiles lie on the board."""
    made: tuple[tuple[str, str], ...]
    """The consecutive stops that are joined, in order: at most 15."""
    double: tuple[tuple[str, str], ...]
    """Those of them joined by more than one path; experts avoid them."""
    out_of_order: tuple[tuple[str, str], ...]
    """Stops joined that do not follow one another: there must be none."""


def sequence(tiling: Tiling, order: Sequence[str]) -> SequenceScore:
    """Scores Sequence: join the 16 stops in the order of their numbers.

    A path to a circle, or back to the same stop, joins no two stops and does no harm. Raises
    ``ValueError`` unless ``order`` names each stop once.
    """
    if sorted(NODE.get(name, -1) for name in order) != list(range(STOPS)):
        raise ValueError("the order must name each of the 16 stops once")
    wanted = {frozenset(pair): pair for pair in pairwise(order)}
    times = Counter(
        frozenset((NODES[start], NODES[end]))
        for start, end, _ in links(tiling.layout)
        if start != end and end < STOPS
    )
    return SequenceScore(
        tiles=len(TILES) - len(tiling.hand),
        made=tuple(pair for key, pair in wanted.items() if times[key]),
        double=tuple(pair for key, pair in wanted.items() if times[key] > 1),
        out_of_order=tuple(sorted((min(key), max(key)) for key in times if key not in wanted)),
    )


def longest_loop(tiling: Tiling) -> int:
    """The length, in tiles crossed, of the longest closed loop; 0 if there is none."""
    return max(loops(tiling.layout), default=0)


def longest_path(tiling: Tiling) -> int:
    """The length, in tiles crossed, of the longest path between two nodes; 0 if there is none."""
    return max((link.length for link in links(tiling.layout)), default=0)
