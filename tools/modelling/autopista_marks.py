"""Coins, and the marks that are laid on the town of Autopista."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PIL import Image

from modelling.autopista_brush import (
    CREAM,
    FAULT,
    GOLD,
    GOLD_DARK,
    SEA,
    SHADE,
    WALNUT,
    Colour,
    Tile,
    blurred,
    both,
    box,
    car,
    disc,
    everywhere,
    grown,
    line,
    polygon,
    rounded,
    shifted,
    square,
    wheels,
    within,
    without,
)


def _coin() -> Image.Image:
    tile = Tile()
    tile.shadow(disc(0.26), 0.025, 0.035, 0.55)
    tile.lay(disc(0.27), GOLD_DARK)
    tile.lay(disc(0.25), GOLD)
    tile.lay(without(disc(0.205), disc(0.185)), GOLD_DARK, 0.75)
    star = [
        (0.5 + r * sin(i * pi / 5), 0.5 - r * cos(i * pi / 5))
        for i in range(10)
        for r in ((0.135, 0.06)[i % 2],)
    ]
    tile.lay(rounded(polygon(star), 0.006), GOLD_DARK)
    tile.lay(
        within(disc(0.25), without(everywhere(), disc(0.27, 0.53, 0.54))), (255, 246, 214), 0.85
    )
    return tile.image


def _shadow() -> Image.Image:
    tile = Tile()
    tile.lay(blurred(both(car(), wheels()), 0.035), SHADE, 0.62)
    return tile.image


def _arrow(top: float = 0.285) -> Image.Image:
    """An arrow that points up."""
    head = rounded(polygon([(0.5, top), (0.685, top + 0.2), (0.315, top + 0.2)]), 0.012)
    return both(head, box(0.445, top + 0.16, 0.555, 0.715, 0.02))


def _button(plate: Colour, sign: Image.Image, ink: Colour, rim: Colour) -> Image.Image:
    tile = Tile()
    tile.shadow(disc(0.39), 0.03, 0.03, 0.55)
    tile.lay(disc(0.40), rim)
    tile.lay(disc(0.355), plate)
    tile.lay(sign, ink)
    return tile.image


def _stop_sign() -> Image.Image:
    """An arrow that runs against a bar."""
    return both(shifted(_arrow(0.33), 0, 0.02), box(0.29, 0.235, 0.71, 0.295, 0.02))


def _step(ink: Colour, rim: Colour, opacity: float) -> Image.Image:
    """Two chevrons: a piece may go ahead here."""
    tile = Tile()
    arms = both(*(
        line([(0.30, y + 0.17), (0.5, y), (0.70, y + 0.17)], 0.09) for y in (0.30, 0.50)
    ))  # fmt: skip
    tile.lay(grown(arms, 0.03), rim, opacity)
    tile.lay(arms, ink)
    return tile.image


def _ring() -> Image.Image:
    tile = Tile()
    ring = without(disc(0.475), disc(0.41))
    tile.lay(without(disc(0.49), disc(0.395)), CREAM, 0.9)
    tile.lay(ring, FAULT)
    return tile.image


def _badge() -> Image.Image:
    """A red disc with a cross: this piece would leave."""
    tile = Tile()
    tile.shadow(disc(0.36), 0.03, 0.03, 0.5)
    tile.lay(disc(0.40), CREAM)
    tile.lay(disc(0.35), FAULT)
    arms = both(
        line([(0.37, 0.37), (0.63, 0.63)], 0.095), line([(0.63, 0.37), (0.37, 0.63)], 0.095)
    )
    tile.lay(arms, CREAM)
    return tile.image


def _halo() -> Image.Image:
    """Light round the piece in the hand."""
    tile = Tile()
    frame = square(0.44, 0.16)
    tile.lay(blurred(frame, 0.03), (255, 236, 170), 0.85)
    tile.lay(without(square(0.455, 0.17), square(0.425, 0.15)), WALNUT, 0.9)
    return tile.image


def _track() -> Image.Image:
    """Two tyre marks that run through from top to bottom."""
    tile = Tile()
    for x in (0.36, 0.64):
        for y in range(16):
            top = y / 16
            tile.lay(box(x - 0.035, top + 0.012, x + 0.035, top + 0.045, 0.006), SHADE, 0.34)
    return tile.image


def _gone() -> Image.Image:
    """Where a piece was sent off last."""
    tile = Tile()
    arms = both(line([(0.30, 0.30), (0.70, 0.70)], 0.06), line([(0.70, 0.30), (0.30, 0.70)], 0.06))
    tile.lay(grown(arms, 0.02), CREAM, 0.5)
    tile.lay(arms, FAULT, 0.6)
    return tile.image


MARKS: dict[str, Callable[[], Image.Image]] = {
    "coin": _coin, "shadow": _shadow,
    "button": lambda: _button(CREAM, _arrow(), WALNUT, WALNUT),
    "button_hot": lambda: _button(WALNUT, _arrow(), CREAM, CREAM),
    "stop": lambda: _button(CREAM, _stop_sign(), FAULT, FAULT),
    "stop_hot": lambda: _button(FAULT, _stop_sign(), CREAM, CREAM),
    "step": lambda: _step(SEA, CREAM, 0.9),
    "step_hot": lambda: _step(CREAM, WALNUT, 1.0),
    "ring": _ring, "badge": _badge, "halo": _halo, "track": _track, "gone": _gone,
}  # fmt: skip
