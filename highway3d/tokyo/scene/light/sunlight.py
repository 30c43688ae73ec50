"""One window's light on the table, worked out with numpy: sun, sky, shadows with soft edges.

At low quality nothing shades on the graphics side: every vertex carries its light, and the
table a picture of its shadows. Shadows come from the pieces' shapes, not from their meshes: a
stick or a car is a plate with round ends, a pillar a cylinder. The farther a shadow falls, the
softer its edge.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from highway3d.shell.drawing.easing import smoothstep
from highway3d.shell.drawing.pose import Pose
from highway3d.tokyo.scene.pieces.poses import (
    CAR_HEIGHT,
    CAR_LENGTH,
    CAR_WIDTH,
    DISC,
    LENGTH,
    RADIUS,
    THICKNESS,
    WIDTH,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

_WINDOW: Final = np.array((-0.56, -0.20, 0.80))
SUN: Final = (_WINDOW / np.linalg.norm(_WINDOW)).astype(np.float32)
"""Unit vector towards the light: from the left, a little before, well above."""
SUN_COLOUR: Final = np.array((0.66, 0.61, 0.53), np.float32)
SKY: Final = np.array((0.42, 0.44, 0.48), np.float32)
GROUND: Final = np.array((0.29, 0.23, 0.18), np.float32)
"""Light thrown back by the wood, on whatever faces down."""
EXPOSURE: Final = 1.4
"""Light that lies on the table in full sun at high quality (lamps.py), over all colours."""
BRIGHTEST: Final = 0.88
"""The lightest sRGB share that a surface can show in that light."""
BACKDROP: Final = (0.80, 0.78, 0.745)
"""What lies behind the table, and far off on the floor."""
EDGE: Final = (0.05, 0.075)
"""Half the width of a shadow's soft edge: at contact, and more for each unit of way."""


class Plate(NamedTuple):
    """A flat caster with round ends: the middle of its plane, its axes, length and width."""

    pose: Pose
    length: float
    width: float


class Column(NamedTuple):
    """An upright round caster that stands on the table."""

    x: float
    y: float
    top: float


Caster = Plate | Column


def stick_caster(pose: Pose) -> Plate:
    """What a road shades with."""
    return Plate(Pose(pose.origin + pose.axes[2] * (THICKNESS / 2), pose.axes), LENGTH, WIDTH)


def car_caster(pose: Pose) -> Plate:
    """What a car shades with: a plate at half its height."""
    middle = pose.origin + pose.axes[2] * (CAR_HEIGHT / 2)
    return Plate(Pose(middle, pose.axes), CAR_LENGTH, CAR_WIDTH)


def pillar_caster(x: float, y: float, discs: int) -> Column:
    """What a pillar shades with."""
    return Column(x, y, discs * DISC)


def sunshine(points: Floats, casters: Iterable[Caster]) -> Floats:
    """The share of the sun that reaches each point (N, 3), 0 to 1."""
    share = np.ones(len(points), np.float32)
    for caster in casters:
        reached = _past_plate if isinstance(caster, Plate) else _past_column
        np.minimum(share, reached(points, caster), out=share)  # type: ignore[arg-type]
    return share


def openness(points: Floats, casters: Iterable[Caster]) -> Floats:
    """The share of the sky that each point (N, 3) sees, 0 to 1."""
    share = np.ones(len(points), np.float32)
    for caster in casters:
        hidden = _under_plate if isinstance(caster, Plate) else _beside_column
        share *= 1 - hidden(points, caster)  # type: ignore[arg-type]
    return share


def shadow_bounds(caster: Caster) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Lower left and upper right corner of all that a piece darkens on the table."""
    if isinstance(caster, Plate):
        tips = [caster.pose.axes[0] * side * caster.length / 2 for side in (-1, 1)]
        points = np.array([caster.pose.origin + tip for tip in tips])
        spread = caster.width / 2 + 0.3 + 0.6 * np.clip(points[:, 2:], 0, 3)
    else:
        points = np.array([(caster.x, caster.y, 0.0), (caster.x, caster.y, caster.top)])
        spread = np.full((2, 1), RADIUS + 1.5)
    feet = points[:, :2] - SUN[:2] / SUN[2] * np.maximum(points[:, 2:], 0)
    corners = np.vstack([at + side * spread for at in (points[:, :2], feet) for side in (-1, 1)])
    return corners.min(axis=0), corners.max(axis=0)


def lit(normals: Floats, sun: Floats, sky: Floats) -> Floats:
    """Linear light (N, 3) on surfaces with these normals; about 1 on the table in full sun."""
    upward = (normals[:, 2:3] + 1) / 2
    ambient = (GROUND + (SKY - GROUND) * upward) * sky[:, None]
    direct = np.clip(normals @ SUN, 0, None) * sun
    return np.asarray(ambient + SUN_COLOUR * direct[:, None] / SUN[2], np.float32)


def to_linear(shares: Floats) -> Floats:
    """sRGB shares as linear light.

    >>> to_linear(np.array([0.5])).round(3)
    array([0.214])
    """
    return np.where(shares <= 0.04045, shares / 12.92, ((shares + 0.055) / 1.055) ** 2.4)


def to_srgb(light: Floats) -> Floats:
    """Linear light as sRGB shares; inverts ``to_linear``."""
    bright = 1.055 * np.maximum(light, 0.0031308) ** (1 / 2.4) - 0.055
    return np.where(light <= 0.0031308, light * 12.92, bright)


def on_screen(light: Floats) -> Floats:
    """Linear light as sRGB shares, with the brightest eased instead of cut."""
    return to_srgb(np.where(light > 0.8, 0.8 + 0.2 * np.tanh((light - 0.8) / 0.2), light))


def before_tones(shares: Floats, brightest: float = 0.84) -> Floats:
    """The light that simplepbr's film curve turns into these sRGB shares (…, 3): its inverse.

    A vertex holds no light above 1, so colours brighter than ``brightest`` are dimmed to it.
    """
    most = np.max(shares, axis=-1, keepdims=True)
    shown = shares * np.minimum(1, brightest / np.maximum(most, 1e-6))
    a, b, c = 6.2 * (1 - shown), 0.5 - 1.7 * shown, -0.06 * shown
    return np.asarray((-b + np.sqrt(b * b - 4 * a * c)) / (2 * a) + 0.004, np.float32)


def albedo(shares: Floats) -> Floats:
    """What a surface must reflect to show these sRGB shares in simplepbr's full sun."""
    return np.asarray(before_tones(shares, BRIGHTEST) / EXPOSURE, np.float32)


def as_drawn(colour: tuple[float, float, float], *, high: bool) -> tuple[float, float, float]:
    """What an unlit thing must be painted to appear in this colour at either quality."""
    if not high:
        return colour
    red, green, blue = before_tones(np.array(colour, np.float32)).tolist()
    return red, green, blue


def _smooth(distance: Floats, half: Floats | float) -> Floats:
    """0 well inside, 1 well outside, smooth across an edge so wide."""
    share = np.clip(distance / (2 * half) + 0.5, 0, 1)
    return np.asarray(smoothstep(share), np.float32)


def _outside(u: Floats, v: Floats, length: float, width: float) -> Floats:
    """Distance from a plate's outline in its plane, negative inside."""
    past = np.maximum(np.abs(u) - (length - width) / 2, 0)
    return np.asarray(np.hypot(past, v) - width / 2)


def _past_plate(points: Floats, plate: Plate) -> Floats:
    origin, axes = (part.astype(np.float32) for part in plate.pose)
    away = origin - points
    way = (away @ axes[2]) / float(SUN @ axes[2])
    landing = SUN * way[:, None] - away
    distance = _outside(landing @ axes[0], landing @ axes[1], plate.length, plate.width)
    reached = _smooth(distance, EDGE[0] + EDGE[1] * np.maximum(way, 0))
    faded = np.clip(way * 5 - 0.4, 0, 1)  # plates in touch, as at a joint, do not shade each other
    return np.asarray(1 - (1 - reached) * faded, np.float32)


def _past_column(points: Floats, column: Column) -> Floats:
    drop = np.maximum(column.top - points[:, 2], 0)
    away = points[:, :2] - np.array((column.x, column.y), np.float32)
    lean = -SUN[:2] / SUN[2]
    reach = drop * np.hypot(*lean)
    along = np.clip(away @ (lean / np.hypot(*lean)), 0, reach)
    nearest = along[:, None] * (lean / np.hypot(*lean))
    distance = np.hypot(*(away - nearest).T) - RADIUS
    reached = _smooth(distance, EDGE[0] + EDGE[1] * along)
    return np.where(drop > 0.01, reached, 1).astype(np.float32)


def _under_plate(points: Floats, plate: Plate) -> Floats:
    origin, axes = (part.astype(np.float32) for part in plate.pose)
    away = origin - points
    way = (away @ axes[2]) / axes[2, 2]
    above = np.array((0, 0, 1), np.float32) * way[:, None] - away
    distance = _outside(above @ axes[0], above @ axes[1], plate.length, plate.width)
    high = np.maximum(way, 0)
    hidden = 0.62 * np.clip(np.exp(-high / 1.1) - 0.08, 0, 1)
    hidden = hidden * (1 - _smooth(distance, 0.15 + 0.6 * high))
    return np.asarray(np.where(way > 0.12, hidden, 0), np.float32)


def _beside_column(points: Floats, column: Column) -> Floats:
    drop = np.clip(column.top - points[:, 2], 0, 1)
    distance = np.hypot(points[:, 0] - column.x, points[:, 1] - column.y) - RADIUS
    return np.asarray(
        drop * np.clip(0.58 * np.exp(-np.maximum(distance, 0) / 0.45) - 0.03, 0, 1), np.float32
    )
