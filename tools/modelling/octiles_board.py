"""The Octiles board from above: walnut with sunk octagons, felt stops, sockets and detours.

The light comes from the upper left. Sizes are in tile widths, about the middle of c3.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.resources import files
from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from modelling.octiles_tiles import GROOVE_TONE, LINE, MAPLE, WENGE, blend, cover, octagon, picture
from modelling.paints import Array, noise
from tiles2d.octiles.rules.board import BOARD
from tiles2d.octiles.rules.places import NODE_AT, SPACE_AT, Point, outward
from tiles2d.octiles.scene.curves import BOARD_HALF, detour_line
from tiles2d.octiles.scene.labels import BELOW_SPACE
from tiles2d.octiles.turn.spots import HAND_AT, NEXT, PILE_AT

SEED = 31
PIXELS = 2048
PER_UNIT = PIXELS / (2 * BOARD_HALF)
WALNUT, WALNUT_DARK = np.array((0.46, 0.305, 0.195)), np.array((0.29, 0.18, 0.11))
FLOOR, FELT = np.array((0.215, 0.135, 0.085)), np.array((0.150, 0.262, 0.222))
BED = MAPLE * 0.93
STRING = np.array((0.80, 0.66, 0.45))
LIGHT = np.array((-0.7, 0.7))
SOCKET = 0.19
"""Radius of the hollow under a start and finish circle."""
STOP_HALF = np.tan(np.pi / 8) / 2 - 0.018
"""From the middle of a felt stop to its sides."""

Edge = Callable[[Array, Array], Array]
"""Distance from the outline of something about the origin, negative inside."""


def everything() -> dict[str, Image.Image]:
    """The picture by file name."""
    return {"octiles_board.jpg": board()}


def board() -> Image.Image:
    """The whole board."""
    chance = np.random.default_rng(SEED)
    size = (PIXELS, PIXELS)
    paint = _walnut(chance, size).astype(np.float32)
    quarter = (PIXELS // 2, PIXELS // 2)
    fibres = noise(chance, quarter, (1.6, 1.6)) * 0.075 + noise(chance, quarter, (26, 26)) * 0.03
    felt = _repeated(FELT, fibres)
    floor = _repeated(FLOOR, noise(chance, quarter, (60, 1.2)) * 0.07)
    _draw_rim(paint)
    for space in BOARD.tile_spaces:
        for side in space.sides:
            if side.kind == "circle":
                _draw_stub(paint, SPACE_AT[space.id], NODE_AT[side.circle], outward(side.side))
    for detour in BOARD.detours:
        _draw_road(paint, detour_line(detour))
    for at in SPACE_AT.values():
        _sink(paint, floor, at, _eight, reach=0.62, depth=0.05)
    for at, size in ((HAND_AT, 1.0), (PILE_AT, NEXT)):
        _inlay_ring(paint, at, size)
        _sink(paint, floor, at, partial(_eight, size=size), reach=0.62, depth=0.05)
    for stop in BOARD.stops:
        _sink(paint, felt, NODE_AT[stop.id], _diamond, reach=0.34, depth=0.028)
    for circle in BOARD.circles:
        _sink(paint, floor * 1.25, NODE_AT[circle.id], _round, reach=0.24, depth=0.022)
    _engrave(paint)
    return picture(paint)


def _walnut(chance: np.random.Generator, size: tuple[int, int]) -> Array:
    """Dark wood with long, bent growth rings along x."""
    y = (np.arange(size[1]) / PER_UNIT)[:, None]
    bend = noise(chance, size, (620, 150)) * 0.5 + noise(chance, size, (140, 20)) * 0.03
    phase = (y * 1.35 + bend) % 1.0
    ring = np.clip(phase / 0.86, 0, 1) ** 2.0 * np.clip((1 - phase) / 0.14, 0, 1)
    share = (
        0.30
        + ring * 0.26
        + noise(chance, size, (200, 3)) * 0.06
        + noise(chance, size, (30, 0.8)) * 0.05
        + np.clip(noise(chance, size, (9, 0.8)) - 1.8, 0, 1) * 0.3
    )
    share = np.clip(share, 0, 1)[..., None]
    return WALNUT * (1 - share) + WALNUT_DARK * share


def _repeated(tone: Array, shades: Array) -> Array:
    """A colour with a quarter's shades over the whole board."""
    return np.tile((tone * (1 + shades[..., None])).astype(np.float32), (2, 2, 1))


def _around(paint: Array, at: Point, reach: float) -> tuple[slice, slice, Array, Array]:
    """The part of the board about a point: rows, columns, and x and y of its pixels from there."""
    column, row = (at[0] + BOARD_HALF) * PER_UNIT, (BOARD_HALF - at[1]) * PER_UNIT
    size = reach * PER_UNIT
    rows = slice(max(0, int(row - size)), min(PIXELS, int(row + size) + 1))
    columns = slice(max(0, int(column - size)), min(PIXELS, int(column + size) + 1))
    x = (np.arange(columns.start, columns.stop) + 0.5 - column) / PER_UNIT
    y = (row - np.arange(rows.start, rows.stop) - 0.5) / PER_UNIT
    return rows, columns, *np.broadcast_arrays(x[None, :], y[:, None])


def _sink(
    paint: Array, ground: Array, at: Point, edge: Edge, *, reach: float, depth: float
) -> None:
    """A hollow with a ground of its own, the shadow of its wall, and light on its far lip."""
    rows, columns, x, y = _around(paint, at, reach)
    part = paint[rows, columns]
    away = edge(x, y)
    toward = edge(x + LIGHT[0] * 0.01, y + LIGHT[1] * 0.01) - away
    lip = np.exp(-((away / 0.012) ** 2)) * -toward / 0.01
    part += (lip * 0.16)[..., None] * np.array((1.0, 0.85, 0.65))
    inside = cover(away, PER_UNIT)
    blend(part, ground[rows, columns], inside)
    lit = np.mean(
        [
            cover(edge(x + LIGHT[0] * d, y + LIGHT[1] * d), 40)
            for d in depth * np.arange(0.4, 2, 0.4)
        ],
        axis=0,
    )
    dim = 0.45 + 0.55 * lit
    part *= (1 - inside * (1 - dim))[..., None]
    far = np.clip(1 + away / 0.02, 0, 1) * inside * np.clip(toward / 0.01, 0, 1)
    part += (far * 0.10)[..., None] * np.array((1.0, 0.85, 0.65))


def _eight(x: Array, y: Array, size: float = 1.0) -> Array:
    return octagon(x, y, 0.497 * size)


def _diamond(x: Array, y: Array) -> Array:
    return (np.abs(x) + np.abs(y)) / np.sqrt(2) - STOP_HALF


def _round(x: Array, y: Array) -> Array:
    return np.hypot(x, y) - SOCKET


def _inlay_ring(paint: Array, at: Point, size: float) -> None:
    """A fine pale line round the places of the pile."""
    rows, columns, x, y = _around(paint, at, 0.62)
    line = np.abs(octagon(x, y, 0.497 * size + 0.035)) - 0.007
    blend(paint[rows, columns], STRING, cover(line, PER_UNIT) * 0.9)


def _draw_stub(paint: Array, space: Point, circle: Point, way: Point) -> None:
    """The printed end of a path between a tile's side and its circle."""
    start = space[0] + way[0] * 0.45, space[1] + way[1] * 0.45
    _draw_road(paint, np.array((start, circle)))


def _draw_road(paint: Array, line: Array) -> None:
    """A dark path in a pale bed, as on the tiles, along a line."""
    middle = line.mean(axis=0)
    rows, columns, x, y = _around(paint, tuple(middle), 0.75)
    part, x, y = paint[rows, columns], x + middle[0], y + middle[1]
    away = np.full(x.shape, 9.0)
    for (ax, ay), (bx, by) in pairwise(line):
        dx, dy = bx - ax, by - ay
        share = np.clip(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0, 1)
        away = np.minimum(away, np.hypot(x - ax - share * dx, y - ay - share * dy))
    blend(part, GROOVE_TONE, cover(away - LINE / 2 - 0.052, PER_UNIT) * 0.7)
    blend(part, BED, cover(away - LINE / 2 - 0.044, PER_UNIT))
    blend(part, GROOVE_TONE, cover(away - LINE / 2, PER_UNIT))
    blend(part, WENGE, cover(away - LINE / 2 + 0.007, PER_UNIT))


def _draw_rim(paint: Array) -> None:
    """The board's eased edge, and a fine inlaid line along it."""
    x, y = np.meshgrid(*[((np.arange(PIXELS) + 0.5) / PER_UNIT - BOARD_HALF)] * 2)
    y = -y
    qx, qy = np.abs(x) - BOARD_HALF + CORNER, np.abs(y) - BOARD_HALF + CORNER
    away = np.hypot(np.clip(qx, 0, None), np.clip(qy, 0, None))
    away += np.minimum(np.maximum(qx, qy), 0) - CORNER
    blend(paint, STRING, cover(np.abs(away + 0.10) - 0.008, PER_UNIT) * 0.85)
    lean = np.clip(1 + away / 0.03, 0, 1)
    side = np.where(qx > qy, np.sign(x) * LIGHT[0], np.sign(y) * LIGHT[1])
    paint *= (1 + 0.5 * lean * side)[..., None]


CORNER = 0.22


def _engrave(paint: Array) -> None:
    """The names of the tile spaces inlaid in their floors, clear of what is shown in the middle."""
    mask = Image.new("L", (PIXELS, PIXELS))
    draw = ImageDraw.Draw(mask)
    face = files("imgui_bundle") / "assets" / "fonts" / "Roboto" / "Roboto-Bold.ttf"
    font = ImageFont.truetype(str(face), round(0.2 * PER_UNIT))
    for name, (x, y) in SPACE_AT.items():
        spot = (x + BOARD_HALF) * PER_UNIT, (BOARD_HALF - y + BELOW_SPACE) * PER_UNIT
        draw.text(spot, name, fill=255, font=font, anchor="mm")
    share = np.asarray(mask, float) / 255
    shade = np.roll(share, (-2, -2), (0, 1)) * (1 - share)
    blend(paint, FLOOR * 0.4, shade * 0.8)
    blend(paint, STRING, share * 0.8)
