"""The layers of which cars and flags of Autopista are made, and the players' patterns."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PIL import Image, ImageChops

from modelling.autopista_brush import (
    CREAM,
    GOLD,
    INK,
    Tile,
    blurred,
    both,
    box,
    car,
    disc,
    grown,
    inset,
    line,
    polygon,
    rounded,
    shifted,
    square,
    wheels,
    within,
    without,
)


def _body() -> Image.Image:
    """A wooden body, to be tinted: a dark rim, a rounded back."""
    tile = Tile()
    shape = car()
    tile.lay(shape, (255, 255, 255))
    depth = blurred(shape, 0.05).point(lambda value: max(0, min(255, (value - 128) * 2)))
    tile.lay(within(shape, ImageChops.invert(depth)), (120, 120, 120), 0.75)
    tile.lay(within(shape, blurred(disc(0.16, 0.46, 0.40), 0.09)), (255, 255, 255), 0.25)
    return tile.image


def _details() -> Image.Image:
    """Wheels, outline, glass and lamps, in their own colours."""
    tile = Tile()
    shape = car()
    tile.lay(without(grown(shape, 0.012), rounded(inset(shape), 0.002)), INK)
    tile.lay(without(wheels(), shape), INK)
    glass = polygon(
        [(0.5, 0.205), (0.685, 0.415), (0.66, 0.475), (0.5, 0.325), (0.34, 0.475), (0.315, 0.415)]
    )
    tile.lay(within(rounded(glass, 0.008), shape), (54, 62, 68))
    tile.lay(
        within(rounded(shifted(glass, 0.0, -0.012), 0.008), rounded(glass, 0.008)),
        (120, 136, 142),
        0.55,
    )
    for x in (0.315, 0.685):
        tile.lay(box(x - 0.035, 0.835, x + 0.035, 0.862, 0.01), (196, 52, 40))
    return tile.image


def _cloth_mask() -> Image.Image:
    return rounded(
        polygon([(0.20, 0.10), (0.90, 0.14), (0.78, 0.345), (0.90, 0.55), (0.20, 0.59)]), 0.014
    )


def _cloth() -> Image.Image:
    """A swallow-tailed flag, to be tinted."""
    tile = Tile()
    cloth = _cloth_mask()
    tile.shadow(cloth, 0.03, 0.05, 0.5)
    tile.lay(cloth, (255, 255, 255))
    for x, light in ((0.36, 215), (0.62, 225), (0.82, 205)):
        fold = within(cloth, blurred(line([(x, 0.05), (x + 0.02, 0.65)], 0.05), 0.03))
        tile.lay(fold, (light,) * 3, 0.7)
    return tile.image


def _pole() -> Image.Image:
    """The pole of a flag and the outline of its cloth."""
    tile = Tile()
    cloth = _cloth_mask()
    tile.lay(without(grown(cloth, 0.012), inset(cloth)), INK)
    pole = line([(0.19, 0.08), (0.19, 0.92)], 0.055)
    tile.lay(grown(pole, 0.014), INK)
    tile.lay(pole, (214, 178, 122))
    tile.lay(disc(0.05, 0.19, 0.07), GOLD)
    return tile.image


def _start() -> Image.Image:
    """The box on the street in which a piece begins, to be tinted."""
    tile = Tile()
    tile.lay(without(square(0.44, 0.10), square(0.375, 0.05)), (255, 255, 255))
    tile.lay(square(0.375, 0.05), (255, 255, 255), 0.22)
    return tile.image


def _finish() -> Image.Image:
    """A field with a chequered border, to be tinted."""
    tile = Tile()
    tile.lay(square(0.44, 0.02), (255, 255, 255), 0.30)
    step = 0.88 / 12
    for ring in range(2):
        for i in range(12):
            for j in range(12):
                edge = min(i, j, 11 - i, 11 - j)
                if edge == ring and (i + j) % 2 == 0:
                    x, y = 0.06 + i * step, 0.06 + j * step
                    tile.lay(box(x, y, x + step, y + step), (255, 255, 255))
    return tile.image


def _plate(radius: float) -> Image.Image:
    """A plate for a name: round at the ends, or square."""
    tile, rim = Tile(), 0.025
    tile.lay(box(0.2, 0.31, 0.8, 0.69, radius), INK)
    tile.lay(box(0.2 + rim, 0.31 + rim, 0.8 - rim, 0.69 - rim, radius * 0.87), CREAM)
    return tile.image


def _plain() -> Image.Image:
    return Tile().image


def _mask_of(mask: Image.Image) -> Image.Image:
    tile = Tile()
    tile.lay(mask, (255, 255, 255))
    return tile.image


def _stripes() -> Image.Image:
    return _mask_of(both(*(
        line([(-0.2, y + 0.7), (1.2, y - 0.7)], 0.085) for y in np.arange(-0.48, 1.6, 0.24)
    )))  # fmt: skip


def _dots() -> Image.Image:
    return _mask_of(both(*(
        disc(0.052, 0.5 + (i + j % 2 / 2) * 0.17, 0.5 + j * 0.15)
        for i in range(-4, 5)
        for j in range(-4, 5)
    )))  # fmt: skip


def _checks() -> Image.Image:
    step = 0.125
    return _mask_of(both(*(
        box(0.5 + i * step, 0.5 + j * step, 0.5 + (i + 1) * step, 0.5 + (j + 1) * step)
        for i in range(-4, 4)
        for j in range(-4, 4)
        if (i + j) % 2
    )))  # fmt: skip


def _ring_pattern() -> Image.Image:
    rings = [without(disc(r, 0.5, 0.6), disc(r - 0.06, 0.5, 0.6)) for r in (0.26, 0.40, 0.54)]
    return _mask_of(both(*rings))


def _cross_pattern() -> Image.Image:
    return _mask_of(
        both(box(0.455, 0.0, 0.545, 1.0), *(box(0.0, y, 1.0, y + 0.07) for y in (0.45, 0.75)))
    )


LAYERS: dict[str, Callable[[], Image.Image]] = {
    "body": _body, "details": _details, "cloth": _cloth, "pole": _pole,
    "start": _start, "finish": _finish,
    "plate_a": lambda: _plate(0.19), "plate_b": lambda: _plate(0.03),
    "plain": _plain, "stripes": _stripes, "dots": _dots, "checks": _checks,
    "ring": _ring_pattern, "cross": _cross_pattern,
}  # fmt: skip
