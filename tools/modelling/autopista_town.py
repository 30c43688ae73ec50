"""The town of Autopista from above: kerbs, crossings, houses, parks, and the frame's hollows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin

from PIL import Image

from modelling.autopista_brush import (
    CREAM,
    KERB,
    PAVING,
    ROOFS,
    SAGE,
    SAGE_DARK,
    SAGE_LIGHT,
    SHADE,
    WALNUT,
    Colour,
    Points,
    Tile,
    blurred,
    both,
    box,
    disc,
    everywhere,
    line,
    polygon,
    rounded,
    shifted,
    square,
    turned,
    within,
    without,
)


def _crossing() -> Image.Image:
    """A paved round with a plus whose arms end in arrows."""
    tile = Tile()
    tile.lay(disc(0.43), SHADE, 0.10)
    tile.lay(disc(0.42), KERB)
    tile.lay(disc(0.385), (236, 223, 198))
    tile.lay(without(disc(0.345), disc(0.335)), WALNUT, 0.22)
    tile.lay(_plus(), WALNUT, 0.62)
    return tile.image


def _plus() -> Image.Image:
    arms = [line([(0.5, 0.28), (0.5, 0.72)], 0.07), line([(0.28, 0.5), (0.72, 0.5)], 0.07)]
    for turn in range(4):
        head = [turned(point, turn) for point in ((0.5, 0.18), (0.41, 0.29), (0.59, 0.29))]
        arms.append(rounded(polygon(head), 0.008))
    return both(*arms)


def _bend() -> Image.Image:
    """Paving in the lower left corner, where the ring road turns, with a tree."""
    tile = Tile()
    reach, kerb = 0.62, 0.07
    corner = box(0.0, 1 - reach, reach, 1.0)
    paved = without(corner, disc(reach - kerb, reach, 1 - reach))
    tile.shadow(within(paved, corner), 0.012, 0.0, 0.25)
    tile.lay(paved, KERB)
    tile.lay(without(corner, disc(reach, reach, 1 - reach)), PAVING)
    _tree(tile, 0.1, 0.9, 0.07)
    return tile.image


def _bay() -> Image.Image:
    """A place to wait, sunk into the wood of the frame."""
    tile = Tile()
    hollow = box(0.17, 0.05, 0.83, 0.95, 0.14)
    tile.lay(shifted(hollow, 0, 0.012), CREAM, 0.30)
    tile.lay(hollow, (92, 62, 36))
    tile.lay(
        within(hollow, blurred(without(everywhere(), shifted(hollow, 0, 0.03)), 0.03)), SHADE, 0.55
    )
    return tile.image


def _hole() -> Image.Image:
    tile = Tile()
    tile.lay(disc(0.30, 0.5, 0.53), CREAM, 0.35)
    tile.lay(disc(0.29), (74, 49, 28))
    tile.lay(without(disc(0.29), blurred(disc(0.27, 0.5, 0.56), 0.03)), SHADE, 0.6)
    return tile.image


def _peg() -> Image.Image:
    """The round top of a peg, to be tinted."""
    tile = Tile()
    tile.shadow(disc(0.35), 0.04, 0.05, 0.5)
    tile.lay(disc(0.36), (120, 120, 120))
    tile.lay(disc(0.33), (255, 255, 255))
    tile.lay(without(disc(0.33), disc(0.25, 0.5, 0.48)), (205, 205, 205))
    return tile.image


def _peg_flag() -> Image.Image:
    """A small flag in ink, laid over a peg."""
    tile = Tile()
    tile.lay(line([(0.41, 0.34), (0.41, 0.70)], 0.055), CREAM)
    tile.lay(rounded(polygon([(0.41, 0.32), (0.66, 0.42), (0.41, 0.52)]), 0.006), CREAM)
    return tile.image


def _plot(tile: Tile, ground: Colour = PAVING) -> None:
    """The kerb and ground of a block, with its shadow on the street."""
    kerb = square(0.40, 0.12)
    tile.shadow(kerb, 0.025, 0.02, 0.34)
    tile.lay(kerb, KERB)
    tile.lay(square(0.355, 0.09), ground)


def _walls(tile: Tile, mask: Image.Image) -> None:
    """The shadow that a building throws on its plot."""
    tile.shadow(mask, 0.02, 0.03, 0.55)


def _faces(tile: Tile, roof: Colour, parts: Sequence[tuple[Points, float]]) -> None:
    """Sloping faces of a roof, each with its share of light."""
    for points, light in parts:
        tile.lay(polygon(points), tuple(min(255, round(part * light)) for part in roof))


def _hip() -> Image.Image:
    tile = Tile()
    _plot(tile)
    left, top, right, low = 0.23, 0.24, 0.77, 0.76
    ridge = (0.42, 0.5), (0.58, 0.5)
    _walls(tile, box(left, top, right, low))
    _faces(tile, ROOFS[0], (
        ([(left, top), (right, top), ridge[1], ridge[0]], 1.10),
        ([(left, low), (right, low), ridge[1], ridge[0]], 0.86),
        ([(left, top), (left, low), ridge[0]], 1.0),
        ([(right, top), (right, low), ridge[1]], 0.94),
    ))  # fmt: skip
    tile.lay(line(ridge, 0.016), CREAM, 0.7)
    return tile.image


def _gable() -> Image.Image:
    tile = Tile()
    _plot(tile)
    left, top, right, low = 0.24, 0.22, 0.76, 0.78
    _walls(tile, box(left, top, right, low))
    _faces(tile, ROOFS[1], (
        ([(left, top), (0.5, top), (0.5, low), (left, low)], 1.08),
        ([(0.5, top), (right, top), (right, low), (0.5, low)], 0.88),
    ))  # fmt: skip
    for step in range(1, 7):
        y = top + step * (low - top) / 7
        tile.lay(line([(left + 0.01, y), (right - 0.01, y)], 0.008), SHADE, 0.13)
    tile.lay(line([(0.5, top), (0.5, low)], 0.018), CREAM, 0.7)
    tile.lay(box(0.60, 0.32, 0.68, 0.40), (120, 96, 76))
    return tile.image


def _shed() -> Image.Image:
    """Two houses wall to wall."""
    tile = Tile()
    _plot(tile)
    for left, right, roof in ((0.22, 0.5, ROOFS[3]), (0.5, 0.78, ROOFS[2])):
        _walls(tile, box(left, 0.27, right, 0.73))
        _faces(tile, roof, (
            ([(left, 0.27), (right, 0.27), (right, 0.5), (left, 0.5)], 1.08),
            ([(left, 0.5), (right, 0.5), (right, 0.73), (left, 0.73)], 0.9),
        ))  # fmt: skip
    tile.lay(line([(0.22, 0.5), (0.78, 0.5)], 0.014), CREAM, 0.7)
    return tile.image


def _flat() -> Image.Image:
    tile = Tile()
    _plot(tile)
    _walls(tile, square(0.27, 0.02))
    tile.lay(square(0.27, 0.02), (232, 222, 202))
    tile.lay(square(0.235, 0.01), ROOFS[2])
    tile.lay(box(0.33, 0.33, 0.47, 0.47, 0.01), (150, 160, 162))
    tile.lay(box(0.345, 0.345, 0.455, 0.40), (196, 208, 210))
    tile.lay(box(0.56, 0.56, 0.68, 0.64, 0.01), ROOFS[3])
    return tile.image


def _court() -> Image.Image:
    """A house round a court with a tree."""
    tile = Tile()
    _plot(tile)
    ring = without(square(0.28), square(0.12))
    _walls(tile, ring)
    tile.lay(square(0.13), (214, 204, 176))
    outer, inner = 0.28, 0.12
    for turn, light in enumerate((1.1, 0.94, 0.86, 1.02)):
        face = [
            turned((0.5 + x, 0.5 + y), turn)
            for x, y in ((-outer, -outer), (outer, -outer), (inner, -inner), (-inner, -inner))
        ]
        tile.lay(polygon(face), tuple(min(255, round(part * light)) for part in ROOFS[1]))
    _tree(tile, 0.5, 0.5, 0.08)
    return tile.image


def _tree(tile: Tile, x: float, y: float, radius: float) -> None:
    crown = both(
        *(
            disc(
                radius * 0.62,
                x + radius * 0.45 * cos(i * pi / 3),
                y + radius * 0.45 * sin(i * pi / 3),
            )
            for i in range(6)
        ),
        disc(radius * 0.8, x, y),
    )
    tile.shadow(crown, 0.015, 0.02, 0.5)
    tile.lay(crown, SAGE_DARK)
    tile.lay(
        within(
            shifted(crown, -radius * 0.12, -radius * 0.16),
            disc(radius * 0.82, x - radius * 0.12, y - radius * 0.16),
        ),
        SAGE,
    )
    tile.lay(disc(radius * 0.36, x - radius * 0.25, y - radius * 0.3), SAGE_LIGHT)


def _park() -> Image.Image:
    tile = Tile()
    _plot(tile, SAGE_LIGHT)
    path = within(line([(0.1, 0.9), (0.42, 0.55), (0.9, 0.1)], 0.07), square(0.355, 0.09))
    tile.lay(path, PAVING)
    _tree(tile, 0.33, 0.36, 0.11)
    _tree(tile, 0.66, 0.64, 0.13)
    return tile.image


def _trees() -> Image.Image:
    tile = Tile()
    _plot(tile, SAGE_LIGHT)
    for x, y, radius in (
        (0.35, 0.33, 0.10),
        (0.63, 0.38, 0.125),
        (0.40, 0.65, 0.125),
        (0.67, 0.67, 0.09),
    ):
        _tree(tile, x, y, radius)
    return tile.image


def _fountain() -> Image.Image:
    tile = Tile()
    _plot(tile)
    for ring in (0.30, 0.22):
        tile.lay(without(disc(ring), disc(ring - 0.012)), WALNUT, 0.14)
    tile.shadow(disc(0.16), 0.015, 0.015, 0.4)
    tile.lay(disc(0.16), KERB)
    tile.lay(disc(0.125), (150, 184, 188))
    tile.lay(disc(0.05, 0.49, 0.49), (214, 232, 232))
    return tile.image


TOWN: dict[str, Callable[[], Image.Image]] = {
    "crossing": _crossing, "bend": _bend, "bay": _bay,
    "hole": _hole, "peg": _peg, "peg_flag": _peg_flag,
    "hip": _hip, "gable": _gable, "shed": _shed, "flat": _flat, "court": _court,
    "park": _park, "trees": _trees, "fountain": _fountain,
}  # fmt: skip
