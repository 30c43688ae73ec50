"""Runners, discs and marks of Octiles from above, in grey: each player's colour comes later.

``octiles_pieces.png``    runner and marker, in grey; their shadow is black
``octiles_patterns.png``  where a pattern has its own paint: a column for each pattern, a row each
                          for runners, for markers and for the rings round circles
``octiles_marks.png``     how much of a mark is there: dots, rings, halo, arrows, outlines

Sizes are in radii of the piece; each picture shows ``VIEW`` of them across.
"""

from __future__ import annotations

import numpy as np
from PIL import Image

from modelling.octiles_tiles import grid, octagon
from modelling.paints import Array

CELL = 192
MARK_CELL = 256
VIEW = 2.5
FINE = CELL / VIEW
"""Pixels to a radius."""
HEAD = 0.40
PATTERNS = ("plain", "stripes", "dots", "checks", "ring", "cross")
MARKS = ("dot", "ring", "halo", "turn", "dashes", "octagon", "octagon_dashes", "saltire")


def everything() -> dict[str, Image.Image]:
    """Every picture by file name."""
    return {
        "octiles_pieces.png": _row([_runner(), _marker()]),
        "octiles_patterns.png": Image.fromarray(
            _bytes(np.vstack([np.hstack([row(name) for name in PATTERNS]) for row in ROWS]))
        ),
        "octiles_marks.png": Image.fromarray(
            _bytes(np.vstack([np.hstack([_mark(n) for n in MARKS[i : i + 4]]) for i in (0, 4)]))
        ),
    }


def _bytes(shares: Array) -> Array:
    return np.round(np.clip(shares, 0, 1) * 255).astype(np.uint8)


def _row(cells: list[tuple[Array, Array]]) -> Image.Image:
    """A picture with opacity, of cells side by side."""
    grey, clear = (np.hstack([cell[part] for cell in cells]) for part in (0, 1))
    bands = [Image.fromarray(_bytes(band)) for band in (grey, clear)]
    return Image.merge("LA", bands)


def _soft(distance: Array, per_unit: float = FINE) -> Array:
    return np.clip(0.5 - distance * per_unit, 0, 1)


def _lit(x: Array, y: Array, lean: Array) -> Array:
    """Lightness of a round body whose surface leans outwards by so much, 0 to 1."""
    away = np.maximum(np.hypot(x, y), 1e-6)
    flat = np.sqrt(np.clip(1 - lean**2, 0, 1))
    sun = (-x / away * 0.5 + y / away * 0.5) * lean + flat * 0.7071
    return 0.42 + 0.48 * np.clip(sun, 0, 1)


def _shadowed(grey: Array, clear: Array, x: Array, y: Array, *, drop: float) -> tuple[Array, Array]:
    """The piece with its soft shadow beneath it, to the lower right."""
    away = np.hypot(x - drop, y + drop) - 0.98
    shade = 0.55 * np.clip(0.5 - away / 0.22, 0, 1)
    whole = clear + shade * (1 - clear)
    return grey * clear / np.maximum(whole, 1e-6), whole


def _runner() -> tuple[Array, Array]:
    """A turned pawn: a broad foot with an eased edge, and a round head."""
    x, y = grid(CELL, VIEW)
    away = np.hypot(x, y)
    foot = 0.12 + 0.75 * np.clip((away - 0.86) / 0.14, 0, 1)
    grey = _lit(x, y, foot) * (1 - 0.42 * np.exp(-(((away - HEAD) / 0.10) ** 2)))
    hollow = np.hypot(x - 0.05, y + 0.05)
    grey *= 1 - 0.25 * np.clip(1 - (hollow - HEAD) / 0.25, 0, 1) * (away > HEAD)
    head = _lit(x, y, np.clip(away / HEAD, 0, 1) * 0.92)
    glint = np.exp(-(((x + 0.13) ** 2 + (y - 0.13) ** 2) / 0.012))
    grey += (head + 0.30 * glint - grey) * _soft(away - HEAD)
    grey += (0.97 - grey) * 0.8 * _soft(np.abs(away - 0.945) - 0.028)
    grey *= 1 - 0.6 * _soft(np.abs(away - 0.99) - 0.015)
    return _shadowed(grey, _soft(away - 1.0), x, y, drop=0.11)


def _marker() -> tuple[Array, Array]:
    """A flat counter."""
    x, y = grid(CELL, VIEW)
    away = np.hypot(x, y)
    grey = _lit(x, y, 0.85 * np.clip((away - 0.82) / 0.18, 0, 1))
    grey += (0.97 - grey) * 0.8 * _soft(np.abs(away - 0.90) - 0.05)
    grey *= 1 - 0.6 * _soft(np.abs(away - 0.98) - 0.025)
    return _shadowed(grey, _soft(away - 1.0), x, y, drop=0.10)


def _pattern(name: str, x: Array, y: Array) -> Array:
    """Distance from a pattern's outline on a disc."""
    away, turn = np.hypot(x, y), np.arctan2(y, x)
    if name == "stripes":
        across = (x - y) / np.sqrt(2)
        return np.minimum.reduce([np.abs(across - off) - 0.13 for off in (-0.62, 0.0, 0.62)])
    if name == "dots":
        turn = (turn + np.pi / 6) % (np.pi / 3) - np.pi / 6
        return np.hypot(away * np.cos(turn) - 0.68, away * np.sin(turn)) - 0.19
    if name == "checks":
        return -x * y * 3
    if name == "ring":
        return np.abs(away - 0.68) - 0.13
    if name == "cross":
        return np.minimum(np.abs(x), np.abs(y)) - 0.15
    return np.full(x.shape, 1.0)


def _on_runner(name: str) -> Array:
    x, y = grid(CELL, VIEW)
    away = np.hypot(x, y)
    return _soft(_pattern(name, x, y)) * _soft(away - 0.90) * (1 - _soft(away - HEAD - 0.04))


def _on_marker(name: str) -> Array:
    x, y = grid(CELL, VIEW)
    inner = _soft(np.hypot(x, y) - 0.90)
    middle = _soft(np.hypot(x, y) - 0.19) if name == "dots" else 0.0
    return np.maximum(_soft(_pattern(name, x, y)), middle) * inner


DASHES = {"stripes": (12, 0.5), "dots": (18, 0.0), "checks": (16, 0.5), "cross": (4, 0.7)}
"""How often a ring is broken all round, and what share of it stands."""


def _on_ring(name: str) -> Array:
    """The ring itself, in dashes, dots or rows that tell the pattern."""
    x, y = grid(CELL, VIEW)
    away = np.hypot(x, y)
    ring = _soft(np.abs(away - 0.90) - 0.10)
    if name in ("plain", "ring"):
        return ring * (1 - _soft(np.abs(away - 0.90) - 0.03)) if name == "ring" else ring
    count, stands = DASHES[name]
    place = np.arctan2(y, x) / (2 * np.pi) * count % 1.0
    arc = 2 * np.pi * away / count
    if name == "dots":
        return _soft(np.hypot((place - 0.5) * arc, away - 0.90) - 0.085)
    dash = _soft((np.abs(place - 0.5) - stands / 2) * arc)
    if name == "checks":
        dash = np.where(away > 0.90, dash, 1 - dash)
    return ring * dash


ROWS = (_on_runner, _on_marker, _on_ring)


def _mark(name: str) -> Array:
    """One mark; its radius, or half the width of its octagon, is 0.8 of half the picture."""
    x, y = grid(MARK_CELL, VIEW)
    per_unit = MARK_CELL / VIEW
    away, turn = np.hypot(x, y), np.arctan2(y, x)
    if name == "dot":
        return _soft(away - 1.0, per_unit)
    if name == "ring":
        return _soft(np.abs(away - 0.90) - 0.10, per_unit)
    if name == "halo":
        return np.exp(-(((away - 0.82) / 0.16) ** 2)) * (away < 1.2)
    if name == "dashes":
        dash = (np.abs(turn / (2 * np.pi) * 12 % 1.0 - 0.5) - 0.3) * away * np.pi / 6
        return _soft(np.maximum(np.abs(away - 0.90) - 0.10, dash), per_unit)
    if name == "saltire":
        bar = np.minimum(np.abs(x - y), np.abs(x + y)) / np.sqrt(2) - 0.14
        return _soft(np.maximum(bar, away - 1.0), per_unit)
    if name == "turn":
        return _turn(x, y, per_unit)
    line = np.abs(octagon(x, y, 0.965)) - 0.028
    if name == "octagon_dashes":
        line = np.maximum(line, (np.abs(turn / (2 * np.pi) * 32 % 1.0 - 0.5) - 0.28) * away * 0.2)
    return _soft(line, per_unit)


def _turn(x: Array, y: Array, per_unit: float) -> Array:
    """Two arrows clockwise along a tile's rim."""
    whole = np.zeros(x.shape)
    for sign in (1, -1):
        away, turn = np.hypot(x, y), np.arctan2(sign * y, sign * x)
        bow = np.maximum(np.abs(away - 0.80) - 0.05, np.abs(turn - 0.35) * 0.8 - 0.42)
        tip_x, tip_y = sign * x - 0.80 * np.cos(-0.18), sign * y - 0.80 * np.sin(-0.18)
        fore, aside = tip_y * -0.98 - tip_x * 0.18, np.abs(tip_x * 0.98 - tip_y * 0.18)
        head = np.maximum(-fore, (aside * 1.7 + fore - 0.26) / np.sqrt(5))
        whole = np.maximum(whole, _soft(np.minimum(bow, head), per_unit))
    return whole
