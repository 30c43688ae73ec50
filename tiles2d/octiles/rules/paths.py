"""Following paths over tiles and detours (rules M1 to M6, M9).

A layout is a tuple of 17 laid tiles (see ``tiles``), by space. For walking it is unrolled into a
flat table of *steps*: ``steps[door]`` is where one comes to after entering at that door and
crossing the tile: the next door, a node's number (136 and up), or -1 where no tile lies. A path
never runs in a circle when it starts at a node, for each step can be undone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tiles2d.octiles.rules.board import BEYOND, DOORS, EXITS, NODES, SPACES
from tiles2d.octiles.rules.packed import SPACE_OF, pack_door, unpack_door
from tiles2d.octiles.rules.tiles import PATTERNS

Layout = tuple[int, ...]

GAP = (-1,) * 8
"""The steps of an empty space."""
_ENDS = (-1,) * len(NODES)
CROSSINGS = tuple(
    tuple(
        tuple(BEYOND[pack_door(space, side)] for side in pattern) if pattern else GAP
        for pattern in PATTERNS
    )
    for space in range(len(SPACES))
)
"""The eight steps over a space, by space and laid tile."""


class Crossing(NamedTuple):
    """One tile crossed on the way: its space, the side entered and the side left by."""

    space: str
    entered: int
    left: int


def steps_over(layout: Iterable[int]) -> list[int]:
    """The table of steps of a layout; its last 36 places, for the nodes, lead nowhere."""
    steps: list[int] = []
    for crossings, laid in zip(CROSSINGS, layout, strict=True):
        steps += crossings[laid]
    steps += _ENDS
    return steps


def follow(steps: Sequence[int], door: int) -> int:
    """Where a path ends that enters at ``door``: a node's number, or a door without a tile."""
    while (beyond := steps[door]) >= 0:
        door = beyond
    return door


def trace(layout: Layout, door: int) -> tuple[int | None, tuple[Crossing, ...]]:
    """Walks a path from a door: the node at its end (None at an empty space) and the crossings.

    >>> from tiles2d.octiles.rules.board import NODE, SPACE
    >>> straight = tuple(8 if name == "a2" else 0 for name in SPACES)
    >>> end, way = trace(straight, EXITS[NODE["A2"]][0])
    >>> NODES[end], way
    ('B3', (Crossing(space='a2', entered=5, left=1),))
    >>> trace(straight, EXITS[NODE["A1"]][0])                # runs off into the empty a3
    (None, (Crossing(space='a2', entered=4, left=0),))
    """
    way: list[Crossing] = []
    while door < DOORS:
        space, side = unpack_door(door)
        pattern = PATTERNS[layout[space]]
        if not pattern:
            return None, tuple(way)
        way.append(Crossing(SPACES[space], side, pattern[side]))
        door = BEYOND[pack_door(space, pattern[side])]
    return door - DOORS, tuple(way)


def ways(layout: Layout, start: int, end: int) -> list[tuple[Crossing, ...]]:
    """Every route from one node to another, the shortest first."""
    found = [trace(layout, door) for door in EXITS[start]]
    return sorted(
        (way for reached, way in found if reached == end), key=lambda way: (len(way), way)
    )


class Link(NamedTuple):
    """A path between two nodes and the number of tiles it crosses."""

    start: int
    end: int
    length: int


def links(layout: Layout) -> list[Link]:
    """Every path that joins two nodes (or a stop to itself), each once, ``start <= end``.

    A full board has exactly 36: they and the closed loops cross tiles 68 times in all.
    """
    found = []
    for start, exits in enumerate(EXITS):
        from_here = [trace(layout, door) for door in exits]
        ends = [(end, len(way)) for end, way in from_here if end is not None]
        found += [Link(start, end, length) for end, length in ends if end > start]
        found += [Link(start, start, length) for end, length in ends if end == start][::2]
    return sorted(found)


def loops(layout: Layout) -> list[int]:
    """The lengths, in crossings, of the closed loops that touch no stop and no circle."""
    seen: set[int] = set()
    lengths = []
    for first in range(DOORS):
        if first in seen:
            continue
        doors = _loop_through(layout, first)
        if doors:
            lengths.append(len(doors))
            seen.update(doors)
            seen.update(_other_end(layout, door) for door in doors)
    return sorted(lengths)


def _loop_through(layout: Layout, first: int) -> list[int]:
    """The doors entered on a way that leads back to its first door; none if it ends before."""
    doors = []
    door = first
    while door < DOORS and layout[SPACE_OF[door]]:
        doors.append(door)
        door = BEYOND[_other_end(layout, door)]
        if door == first:
            return doors
    return []


def _other_end(layout: Layout, door: int) -> int:
    """The door of the same space at which one leaves after entering here."""
    space, side = unpack_door(door)
    return pack_door(space, PATTERNS[layout[space]][side])
