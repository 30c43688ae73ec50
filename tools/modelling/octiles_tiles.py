"""The 18 tiles of Octiles at rotation 0, six in a row: pale wood, dark inlaid paths, bridges.

Sizes are in tile widths.
"""

from __future__ import annotations

from itertools import combinations
from math import atan2, cos, dist, hypot, pi, sin, sqrt
from typing import Any

import numpy as np
from PIL import Image

from modelling.paints import Array, noise
from tiles2d.octiles.rules.places import Point
from tiles2d.octiles.rules.tiles import TILES
from tiles2d.octiles.scene.curves import Bend, bend

SEED = 23
CELL = 400
"""Pixels of a tile's picture."""
TILE_VIEW = 1.04
"""What a tile's picture shows, across."""
COLUMNS = 6
PER_TILE = CELL / TILE_VIEW
LINE, GROOVE = 0.078, 0.007
"""Width of an inlaid path, and of the dark groove round it."""
GAP = 0.03
"""What a bridge leaves free at each side of the path it carries."""
REACH = 0.24
CLOSE = 0.135
"""Crossings nearer to each other than this are stacked."""
MAPLE, MAPLE_DARK = np.array((0.945, 0.865, 0.715)), np.array((0.83, 0.70, 0.51))
WENGE, GROOVE_TONE = np.array((0.285, 0.175, 0.105)), np.array((0.15, 0.085, 0.045))


def everything() -> dict[str, Image.Image]:
    """Every picture by file name."""
    return {"octiles_tiles.jpg": tiles()}


def tiles() -> Image.Image:
    """All tiles in one sheet."""
    chance = np.random.default_rng(SEED)
    rows = -(-len(TILES) // COLUMNS)
    sheet = _maple(chance, (COLUMNS * CELL, rows * CELL)).astype(np.float32)
    for at, tile in enumerate(TILES):
        top, left = at // COLUMNS * CELL, at % COLUMNS * CELL
        part = sheet[top : top + CELL, left : left + CELL]
        if at % 2:
            part[:] = part[:, ::-1].copy()
        pairs = [(s, other) for s, other in enumerate(tile.partner) if s < other]
        _draw_tile(part, pairs)
    return picture(sheet)


def grid(pixels: int, across: float) -> tuple[Array, Array]:
    """x and y of each pixel of a square about the origin, y upwards."""
    steps = (((np.arange(pixels) + 0.5) / pixels - 0.5) * across).astype(np.float32)
    return np.broadcast_to(steps, (pixels, pixels)), np.broadcast_to(-steps[:, None], (pixels,) * 2)


def octagon(x: Array, y: Array, inner: float = 0.5) -> Array:
    """Distance from an octagon's edge, negative inside."""
    across, up = np.abs(x), np.abs(y)
    return np.maximum(np.maximum(across, up), (across + up) / np.sqrt(2)) - inner


def cover(distance: Array, per_unit: float) -> Array:
    """How much of each pixel lies inside an edge from which it has this distance."""
    return np.clip(0.5 - distance * per_unit, 0, 1)


def blend(paint: Array, colour: Array, share: Array) -> None:
    """Lays a colour over a painting."""
    paint += (colour - paint) * share[..., None]


def picture(paint: Array) -> Image.Image:
    """A painting as a picture."""
    return Image.fromarray(np.round(np.clip(paint, 0, 1) * 255).astype(np.uint8))


def _maple(chance: np.random.Generator, size: tuple[int, int]) -> Array:
    """Pale wood with calm grain along x."""
    share = (
        0.20
        + noise(chance, size, (150, 7)) * 0.075
        + noise(chance, size, (60, 1.3)) * 0.055
        + noise(chance, size, (300, 90)) * 0.09
        + np.clip(noise(chance, size, (12, 0.8)) - 1.9, 0, 1) * 0.35
    )
    share = np.clip(share, 0, 1)[..., None]
    return MAPLE * (1 - share) + MAPLE_DARK * share


def _draw_tile(part: Array, pairs: list[tuple[int, int]]) -> None:
    """Paths with their bridges, and the eased edge."""
    x, y = grid(CELL, TILE_VIEW)
    bends = [bend(*pair) for pair in pairs]
    wood = part.copy()
    away = [np.abs(_beside(each, x, y)) for each in bends]
    for each in away:
        _draw_path(part, each, 1.0)
    for point, under, over in crossings(bends):
        near = _near(point)
        _draw_bridge(
            part[near],
            wood[near],
            (away[under][near], away[over][near]),
            _length(bends, point, under, over),
            np.abs(_along(bends[over], point, x[near], y[near])),
        )
    edge = octagon(x, y, 0.487)
    part *= (1 - 0.16 * np.clip(1 + edge / 0.03, 0, 1) ** 2)[..., None]


def _near(point: Point) -> tuple[slice, slice]:
    """The rows and columns of a tile's picture about a point, as far as a bridge may reach."""
    column, row = (CELL / 2 + PER_TILE * part for part in (point[0], -point[1]))
    reach = round(REACH * PER_TILE)
    return tuple(slice(max(0, round(at) - reach), round(at) + reach) for at in (row, column))


def _draw_path(part: Array, away: Array, share: Array | float) -> None:
    """An inlaid strip; ``away`` is the distance from its middle."""
    light = np.exp(-(((away - LINE / 2 - 0.012) / 0.008) ** 2)) * 0.22
    blend(part, np.ones(3), light * share)
    blend(part, GROOVE_TONE, cover(away - LINE / 2, PER_TILE) * share)
    blend(part, WENGE, cover(away - LINE / 2 + GROOVE, PER_TILE) * share)


def _draw_bridge(
    part: Array, wood: Array, away: tuple[Array, Array], half: float, along: Array
) -> None:
    """Carries one path over another: deck, gap, and the shade on what goes below.

    ``away`` are the distances from the path below and the one above, ``along`` is that from the
    crossing.
    """
    below, above = away
    deck = LINE / 2 + GAP
    near = cover(along - half, PER_TILE / 3)
    crossed = cover(below - LINE / 2 - 0.014, PER_TILE)
    shade = np.exp(-np.clip(above - deck, 0, None) / 0.028) * 0.75
    blend(part, GROOVE_TONE * 0.7, cover(below - LINE / 2, PER_TILE) * shade * near)
    part += (wood - part) * (cover(above - deck, PER_TILE) * near * crossed)[..., None]
    _draw_path(part, above, near * cover(below - LINE / 2 - 0.022, PER_TILE))


def _length(bends: list[Bend], point: Point, under: int, over: int) -> float:
    """Half the length of a bridge: longer where paths cross at a slant."""
    slant = abs(sin(_angle(bends[under], point) - _angle(bends[over], point)))
    return min(0.17, (LINE / 2 + GAP + 0.012) / max(slant, 0.35) + 0.012)


def crossings(bends: list[Bend]) -> list[tuple[Point, int, int]]:
    """Where paths cross, with who goes under and who over, alternating along each path.

    Colour the parts of the tile like a chessboard: of two paths that one goes over whose left
    side, looking out from the crossing along it, is black. Where three or more meet
    they are stacked.
    """
    found = []
    for one, other in combinations(range(len(bends)), 2):
        point = meeting(bends[one], bends[other])
        if point is not None:
            a, b = _angle(bends[one], point), _angle(bends[other], point)
            turn = a + ((b - a) % pi) / 2
            beside = point[0] + 1e-4 * cos(turn), point[1] + 1e-4 * sin(turn)
            black = sum(_beside(each, *beside) < 0 for each in bends) % 2
            found.append((point, one, other) if black else (point, other, one))
    for at, (point, *pair) in enumerate(found):
        if stacked(point, found):
            found[at] = (point, min(pair), max(pair))
    return sorted(found, key=lambda each: (each[2], each[1]))


def stacked(point: Point, met: list[tuple[Point, int, int]]) -> bool:
    """Whether more than two paths cross about there."""
    return sum(dist(point, other) < CLOSE for other, _, _ in met) > 1


def meeting(one: Bend, other: Bend) -> Point | None:
    """The point of a tile where two paths cross, if they do.

    Both circles meet that round the tile's sides squarely, so their common line runs through the
    origin, and the two points on it where they meet lie 1/4 apart by multiplication.
    """
    ux = other.flex * one.y - one.flex * other.y
    uy = one.flex * other.x - other.flex * one.x
    size = hypot(ux, uy)
    if size < 1e-9:
        return (0.0, 0.0) if one.flex == other.flex == 0 else None
    ux, uy = ux / size, uy / size
    bent = one if one.flex else other
    toward = bent.x * ux + bent.y * uy
    inside = toward**2 - bent.flex**2 / 4
    if inside <= 1e-9:
        return None
    far = bent.flex / 4 / (toward + (sqrt(inside) if toward > 0 else -sqrt(inside)))
    return far * ux, far * uy


def _beside(path: Bend, x: Any, y: Any) -> Any:
    """Distance from a path, negative on the side of its circle's centre."""
    if not path.flex:
        return -(path.x * x + path.y * y)
    return np.hypot(x - path.x / path.flex, y - path.y / path.flex) - path.radius


def _angle(path: Bend, point: Point) -> float:
    """The direction of a path where it passes a point."""
    return atan2(path.y - path.flex * point[1], path.x - path.flex * point[0]) + pi / 2


def _along(path: Bend, point: Point, x: Array, y: Array) -> Array:
    """How far along a path from one of its points, near it."""
    turn = _angle(path, point)
    return (x - point[0]) * cos(turn) + (y - point[1]) * sin(turn)
