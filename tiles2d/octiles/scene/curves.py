"""Where paths run: arcs over tiles, detours, and whole routes as lines through the plane.

Board units as in ``board.json``: a tile is 1 wide, the middle of c3 is the origin, x runs east and
y north. A path meets each side of a tile in the middle and at a right angle, so it is part of a
circle round the point where the two sides meet when drawn out; opposite sides are joined straight.
Two such arcs of a tile cross once if their ends alternate, and never otherwise.
"""

from __future__ import annotations

from math import atan2, cos, hypot, inf, pi, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from tiles2d.octiles.rules.board import BOARD
from tiles2d.octiles.rules.places import NODE_AT, SPACE_AT, outward

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from tiles2d.octiles.rules.board import Detour
    from tiles2d.octiles.rules.paths import Crossing
    from tiles2d.octiles.rules.places import Point

    Line = NDArray[np.float64]
    """Points (N, 2) one after the other."""

BOARD_HALF: Final = 3.3
"""Half the side of the board that all this lies on."""
CORNER: Final = 0.5 / cos(pi / 8)
"""From the middle of an octagon to its corners."""
STEP: Final = 0.04
"""About how far apart the points of a line lie."""
_SIDES = {space.id: space.sides for space in BOARD.tile_spaces}
_DETOURS = {detour.id: detour for detour in BOARD.detours}


class Bend(NamedTuple):
    """The circle that a path over a tile is part of: its centre lies ``1 / flex`` in a direction.

    Straight paths have no flex, and the direction is square to them.
    """

    x: float
    y: float
    flex: float

    @property
    def radius(self) -> float:
        """The radius of the circle; endless without flex."""
        return sqrt(1 / self.flex**2 - 0.25) if self.flex else inf


def bend(one: int, other: int) -> Bend:
    """The circle of the path between two sides of a tile about the origin.

    >>> bend(0, 4).radius, round(bend(0, 2).radius, 3), round(bend(7, 0).radius, 3)
    (inf, 0.5, 0.207)
    """
    span = (other - one) % 8
    if span > 4:
        one, span = other, 8 - span
    flex = 2 * cos(span * pi / 8) if span < 4 else 0.0
    return Bend(*outward(one + span / 2), flex)


def over_tile(entered: int, left: int) -> Line:
    """The path over a tile about the origin, from one side to another."""
    start, end = np.array(outward(entered)) / 2, np.array(outward(left)) / 2
    found = bend(entered, left)
    if not found.flex:
        return np.array((start, end))
    return _arc((found.x / found.flex, found.y / found.flex), start, end)


def detour_line(detour: Detour) -> Line:
    """A printed detour, from its first end to its second."""
    arc = detour.arc
    return _arc((arc.cx, arc.cy), np.array(arc.from_xy), np.array(arc.to_xy))


def route_line(start: str, end: str, way: Sequence[Crossing]) -> Line:
    """The whole way of a runner, from the middle of one node to the middle of another."""
    ends = np.array([NODE_AT[start]]), np.array([NODE_AT[end]])
    return _without_repeats(np.concatenate((ends[0], way_line(way), ends[1])))


def way_line(way: Sequence[Crossing]) -> Line:
    """A way over tiles and the detours between them, from side to side."""
    parts = []
    for crossing in way:
        parts.append(over_tile(crossing.entered, crossing.left) + SPACE_AT[crossing.space])
        name = _SIDES[crossing.space][crossing.left].detour
        if name:
            detour = _DETOURS[name]
            line = detour_line(detour)
            first = detour.ends[0]
            forward = (first.tile, first.tile_side) == (crossing.space, crossing.left)
            parts.append(line if forward else line[::-1])
    return _without_repeats(np.concatenate(parts))


class Track:
    """A line to be travelled: where one is after so much of its length."""

    def __init__(self, line: Line) -> None:
        steps = np.hypot(*np.diff(line, axis=0).T)
        self._line = line
        self._gone = np.concatenate(([0.0], np.cumsum(steps)))

    @property
    def length(self) -> float:
        """The whole length, in board units."""
        return float(self._gone[-1])

    def at(self, distance: float) -> Point:
        """The point so far along the line; its ends beyond them."""
        x, y = (np.interp(distance, self._gone, self._line[:, axis]) for axis in (0, 1))
        return float(x), float(y)


def shortened(line: Line, start: float, end: float) -> Line:
    """A line without its first and last parts, of these lengths."""
    track = Track(line)
    count = max(2, round(track.length / STEP))
    return np.array([track.at(at) for at in np.linspace(start, track.length - end, count)])


def _arc(centre: Point, start: Line, end: Line) -> Line:
    """Points along the shorter arc about a centre."""
    first = atan2(start[1] - centre[1], start[0] - centre[0])
    sweep = atan2(end[1] - centre[1], end[0] - centre[0]) - first
    sweep = (sweep + pi) % (2 * pi) - pi
    radius = hypot(start[0] - centre[0], start[1] - centre[1])
    turns = first + sweep * np.linspace(0, 1, max(3, round(abs(sweep) * radius / STEP) + 1))
    return np.column_stack((np.cos(turns), np.sin(turns))) * radius + centre


def _without_repeats(line: Line) -> Line:
    moved = np.hypot(*np.diff(line, axis=0).T) > 1e-6
    return line[np.concatenate(([True], moved))]
