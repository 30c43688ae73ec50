"""Masks and a tile to lay them on, with which the pictures of Autopista are drawn.

Everything is drawn ``FINE`` times larger with straight Pillow calls and then reduced. Positions
are shares of a tile, y downwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from tiles2d.autopista.scene.sheet import TILE

FINE = 4
SIDE = TILE * FINE
Colour = tuple[int, ...]
Points = Sequence[tuple[float, float]]
CLEAR = (255, 255, 255, 0)
INK, WALNUT, CREAM = (51, 37, 26), (110, 67, 31), (255, 249, 238)
KERB, PAVING, SHADE = (244, 234, 214), (226, 212, 186), (42, 28, 18)
SEA, FAULT, GOLD, GOLD_DARK = (10, 106, 140), (160, 44, 29), (240, 190, 60), (150, 100, 20)
SAGE, SAGE_DARK, SAGE_LIGHT = (158, 173, 128), (112, 132, 92), (184, 197, 150)
ROOFS = ((201, 178, 140), (186, 150, 116), (212, 200, 176), (164, 146, 126))
"""Sand, clay, chalk and slate; quiet, so that only the players' pieces are bright."""


class Tile:
    """A large tile in the making."""

    def __init__(self) -> None:
        self.image = Image.new("RGBA", (SIDE, SIDE), CLEAR)

    def lay(self, mask: Image.Image, colour: Colour, opacity: float = 1.0) -> None:
        """Lays a colour over the tile where a mask is light."""
        faded = mask.point(lambda value: round(value * opacity))
        layer = Image.new("RGBA", (SIDE, SIDE), (*colour[:3], 255))
        layer.putalpha(faded)
        self.image = Image.alpha_composite(self.image, layer)

    def shadow(self, mask: Image.Image, blur: float, drop: float, opacity: float) -> None:
        """Lays a soft shadow of a mask, a little below it."""
        self.lay(blurred(shifted(mask, 0, drop), blur), SHADE, opacity)


def polygon(points: Points) -> Image.Image:
    """A filled polygon as a mask."""
    mask = Image.new("L", (SIDE, SIDE))
    ImageDraw.Draw(mask).polygon([(x * SIDE, y * SIDE) for x, y in points], fill=255)
    return mask


def box(left: float, top: float, right: float, low: float, radius: float = 0.0) -> Image.Image:
    """A rectangle with round corners as a mask."""
    mask = Image.new("L", (SIDE, SIDE))
    edges = (left * SIDE, top * SIDE, right * SIDE - 1, low * SIDE - 1)
    ImageDraw.Draw(mask).rounded_rectangle(edges, radius * SIDE, fill=255)
    return mask


def square(half: float, radius: float = 0.0) -> Image.Image:
    """A square in the middle as a mask."""
    return box(0.5 - half, 0.5 - half, 0.5 + half, 0.5 + half, radius)


def disc(radius: float, x: float = 0.5, y: float = 0.5) -> Image.Image:
    """A disc as a mask."""
    return box(x - radius, y - radius, x + radius, y + radius, radius)


def line(points: Points, width: float) -> Image.Image:
    """A line with round ends and joints as a mask."""
    mask = Image.new("L", (SIDE, SIDE))
    draw = ImageDraw.Draw(mask)
    spots = [(x * SIDE, y * SIDE) for x, y in points]
    half = width * SIDE / 2
    for (ax, ay), (bx, by) in pairwise(spots):
        long = hypot(bx - ax, by - ay)
        nx, ny = (ay - by) / long * half, (bx - ax) / long * half
        draw.polygon(
            [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)],
            fill=255,
        )
    for x, y in spots:
        draw.ellipse((x - half, y - half, x + half, y + half), fill=255)
    return mask


def without(mask: Image.Image, other: Image.Image) -> Image.Image:
    """A mask less another."""
    return ImageChops.subtract(mask, other)


def within(mask: Image.Image, other: Image.Image) -> Image.Image:
    """What two masks share."""
    return ImageChops.multiply(mask, other)


def both(*masks: Image.Image) -> Image.Image:
    """The union of masks."""
    whole = masks[0]
    for mask in masks[1:]:
        whole = ImageChops.lighter(whole, mask)
    return whole


def blurred(mask: Image.Image, radius: float) -> Image.Image:
    """A mask made soft."""
    return mask.filter(ImageFilter.GaussianBlur(radius * SIDE))


def shifted(mask: Image.Image, across: float, down: float) -> Image.Image:
    """A mask moved; what leaves the tile is lost."""
    moved = Image.new("L", mask.size)
    moved.paste(mask, (round(across * SIDE), round(down * SIDE)))
    return moved


def rounded(mask: Image.Image, radius: float) -> Image.Image:
    """A mask with its corners worn off."""
    soft = mask.filter(ImageFilter.GaussianBlur(radius * SIDE))
    return soft.point(lambda value: max(0, min(255, (value - 128) * 24 + 128)))


def grown(mask: Image.Image, width: float) -> Image.Image:
    """A mask with a border added all round."""
    soft = mask.filter(ImageFilter.GaussianBlur(width * SIDE / 1.5))
    return soft.point(lambda value: max(0, min(255, (value - 40) * 12)))


def everywhere() -> Image.Image:
    return Image.new("L", (SIDE, SIDE), 255)


def inset(mask: Image.Image) -> Image.Image:
    soft = mask.filter(ImageFilter.GaussianBlur(0.012 * SIDE))
    return soft.point(lambda value: max(0, min(255, (value - 215) * 12)))


def turned(point: tuple[float, float], turns: int) -> tuple[float, float]:
    x, y = point[0] - 0.5, point[1] - 0.5
    for _ in range(turns):
        x, y = -y, x
    return x + 0.5, y + 0.5


def _outline() -> Points:
    """A car's body from above: a wedge whose nose says where it goes."""
    return (
        (0.5, 0.075), (0.745, 0.36), (0.745, 0.87), (0.255, 0.87), (0.255, 0.36),
    )  # fmt: skip


def car() -> Image.Image:
    return rounded(polygon(_outline()), 0.032)


def wheels() -> Image.Image:
    return both(*(
        box(x - 0.06, y - 0.095, x + 0.06, y + 0.095, 0.04)
        for x in (0.255, 0.745)
        for y in (0.44, 0.735)
    ))  # fmt: skip
