"""What lies on an Octiles board as meshes: tiles, round pieces, lines, the board and its table.

Everything is flat, in board units, and drawn in the order in which it is joined. Edges fade over
``SOFT``, so that they look smooth where the renderer does not smooth them.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from highway3d.shell.drawing.meshes import Mesh, joined, mesh, rings
from tiles2d.flat.quads import Quads
from tiles2d.octiles.rules.places import outward
from tiles2d.octiles.scene.curves import BOARD_HALF, CORNER, Track

if TYPE_CHECKING:
    from tiles2d.flat.sheets import Box
    from tiles2d.octiles.rules.places import Point
    from tiles2d.octiles.scene.curves import Line

    Colour = tuple[float, float, float]

SOFT: Final = 0.011
WHITE: Final = (1.0, 1.0, 1.0)
DASH: Final = 0.075
SIDE: Final = 0.968
"""A tile's width: a little less than its space's."""
BEVEL: Final = 0.06
LAP: Final = 0.006
"""How far the bevel reaches over the face, so that no crack opens between their two layers."""
SHEET: Final = (6, 3)
"""Tiles in a row and rows on ``octiles_tiles.jpg``."""
TILE_VIEW: Final = 1.04
"""What a tile's picture shows, across."""
PIECE_VIEW: Final = 2.5
"""What the picture of a round piece or mark shows, in its radii."""
BACK: Final = (0.80, 0.67, 0.47)
BACK_RIM: Final = (0.62, 0.48, 0.31)
_FAN: Final = [(0, i + 1, i) for i in range(1, 7)]
LIGHT: Final = (-0.7, 0.7)
PLATE_CORNER: Final = 0.22
WOOD: Final = (9.6, 9.6)
"""How much of the table one picture of wood covers."""
FAR: Final = 30.0


class Tile(NamedTuple):
    """A tile in two parts, which together make the whole when the top comes last."""

    edge: Mesh
    """The shadow and the bevel."""
    top: Mesh
    """The flat face inside the bevel; nothing shows through it."""

    @property
    def whole(self) -> Mesh:
        """Both."""
        return joined(self)


@lru_cache(maxsize=512)
def tile(number: int, degrees: float, lift: float = 0.0, *, casts: bool = True) -> Tile:
    """A tile about the origin, turned clockwise; ``lift`` from 0 to 1 lets its shadow spread.

    On another tile it ``casts`` none.
    """
    turn = -np.radians(degrees)
    corners = np.array([outward(side - 0.5) for side in range(8)]) * CORNER * SIDE
    corners = corners @ np.array(((cos(turn), sin(turn)), (-sin(turn), cos(turn))))
    drop = np.array((0.02, -0.025)) * (1 + 2.5 * lift)
    outlines = [corners * 0.94 + drop, corners * (1.075 + 0.1 * lift) + drop]
    shadow = _rings(outlines, [0.62 - 0.2 * lift, 0.0]).painted(0, 0, 0)
    inner = corners * (1 - 2 * BEVEL / SIDE)
    lapped = corners * (1 - 2 * (BEVEL + LAP) / SIDE)
    sides = [_bevel(lapped[[at, (at + 1) % 8]], corners[[at, (at + 1) % 8]]) for at in range(8)]
    top = mesh(_flat(inner), _FAN)
    edge = joined([shadow, *sides] if casts else sides)
    return Tile(_papered(edge, number, turn), _papered(top, number, turn))


def back(at: Point) -> Mesh:
    """A tile that lies face down: plain wood, a rim, and nothing on it."""
    corners = np.array([outward(side - 0.5) for side in range(8)]) * CORNER * SIDE + at
    middle = np.array(at)
    parts = [
        mesh(_flat(middle + (corners - middle) * size), _FAN, (*shade, 1.0))
        for size, shade in ((1.0, BACK_RIM), (1 - 2 * BEVEL / SIDE, BACK), (0.34, BACK_RIM))
    ]
    return joined(parts)


def _bevel(inner: Line, outer: Line) -> Mesh:
    """One side of a tile's bevel, lit by where it faces."""
    points = np.concatenate((inner, outer, outer * (1 + 2 * SOFT / SIDE)))
    side = mesh(_flat(points), [(0, 2, 3), (0, 3, 1), (2, 4, 5), (2, 5, 3)])
    shade = 0.83 + 0.17 * float(outer.mean(axis=0) @ LIGHT) / (CORNER * SIDE)
    side.colours[:, :3] = shade ** np.array((0.9, 1.1, 1.45))
    side.colours[4:, 3] = 0.0
    return side


def sprite(box: Box, at: Point, radius: float, colour: Colour = WHITE, clear: float = 1.0) -> Mesh:
    """A round piece or mark from a sheet."""
    quads = Quads()
    quads.add(box, at, (radius * PIECE_VIEW, radius * PIECE_VIEW), shade=(*colour, clear))
    return quads.mesh()


def ribbon(line: Line, width: float, colour: Colour, clear: float = 1.0) -> Mesh:
    """A line of some width with soft edges."""
    ahead = np.gradient(line, axis=0)
    ahead /= np.maximum(np.hypot(*ahead.T), 1e-9)[:, None]
    aside = np.column_stack((-ahead[:, 1], ahead[:, 0]))
    half = width / 2
    rows = [line + aside * off for off in (half + SOFT, half, -half, -half - SOFT)]
    points = np.stack(rows, axis=1).reshape(-1, 2)
    row = np.arange(len(line) - 1)[:, None, None] * 4 + np.arange(3)[None, :, None]
    triangles = (row + np.array((0, 1, 5, 0, 5, 4))).reshape(-1, 3)
    found = mesh(_flat(points), triangles, (*colour, clear))
    found.colours[:, 3] = np.tile((0, clear, clear, 0), len(line))
    return found


def dashed(line: Line, width: float, colour: Colour, clear: float = 1.0) -> Mesh:
    """A line of dashes, of even length at both ends."""
    track = Track(line)
    count = 2 * max(1, round(track.length / DASH / 2)) + 1
    cuts = np.linspace(0, track.length, count + 1)
    dashes = [
        np.array([track.at(at) for at in np.linspace(cuts[i], cuts[i + 1], 4)])
        for i in range(0, count, 2)
    ]
    return joined(ribbon(dash, width, colour, clear) for dash in dashes)


def plate() -> Mesh:
    """The board."""
    outline = _rounded(BOARD_HALF, PLATE_CORNER)
    board = _rings([outline * 0.0, outline], [1.0, 1.0])
    uvs = board.points[:, :2] / (2 * BOARD_HALF) + 0.5
    return board._replace(uvs=uvs.astype(np.float32))


def shadow() -> Mesh:
    """The board's shadow on the table; the board goes on top."""
    drop = np.array((0.05, -0.07))
    outlines = [(BOARD_HALF - 0.2, 0.1), (BOARD_HALF, PLATE_CORNER), (BOARD_HALF + 0.3, 0.5)]
    whole = _rings([_rounded(*outline) + drop for outline in outlines], [0.6, 0.42, 0.0])
    return whole.painted(0, 0, 0)


def wood() -> Mesh:
    """The table round the board, darker farther off; the board covers the hole in its middle."""
    sides = [BOARD_HALF - 0.15, 6.0, 10.0, FAR]
    points = np.concatenate([_rounded(side, 0.0)[::8] * 1.0 for side in sides])
    found = mesh(_flat(points), rings(len(sides), 4)[:, ::-1])
    found.colours[:, :3] = np.repeat([0.97, 0.90, 0.66, 0.5], 4)[:, None]
    return found._replace(uvs=(points / WOOD).astype(np.float32))


def _flat(points: Line) -> Line:
    return np.column_stack((points, np.zeros(len(points))))


def _rings(outlines: list[Line], clear: list[float]) -> Mesh:
    """Closed outlines of as many points each, outwards, with the opacity at each."""
    count = len(outlines[0])
    found = mesh(_flat(np.concatenate(outlines)), rings(len(outlines), count)[:, ::-1])
    found.colours[:, 3] = np.repeat(clear, count)
    return found


def _rounded(half: float, radius: float) -> Line:
    """A square with round corners, eight points for each."""
    found = []
    for quarter in range(4):
        turns = pi / 2 * (quarter + np.linspace(0, 1, 8))
        way = pi / 2 * (quarter + 0.5)
        middle = np.array((np.sign(cos(way)), np.sign(sin(way)))) * (half - radius)
        found.append(np.column_stack((np.cos(turns), np.sin(turns))) * radius + middle)
    return np.concatenate(found)


def _papered(part: Mesh, number: int, turn: float) -> Mesh:
    """A part of a turned tile with its place on the sheet; shadows end at its edge."""
    own = part.points[:, :2] @ np.array(((cos(turn), -sin(turn)), (sin(turn), cos(turn))))
    own = np.clip(own, -TILE_VIEW / 2 + 0.01, TILE_VIEW / 2 - 0.01)
    row, column = divmod(number - 1, SHEET[0])
    u = (column + 0.5 + own[:, 0] / TILE_VIEW) / SHEET[0]
    v = 1 - (row + 0.5 - own[:, 1] / TILE_VIEW) / SHEET[1]
    return part._replace(uvs=np.column_stack((u, v)).astype(np.float32))
