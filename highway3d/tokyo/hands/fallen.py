"""What counts as fallen and what merely as nudged: all thresholds, and the verdict on each piece.

Plain arithmetic on poses (RULES.md, N1 and A-31): physics says where pieces lie, this says
what that means.
"""

from __future__ import annotations

from enum import StrEnum
from math import acos, degrees
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from highway3d.tokyo.hands.physics.distance import distance
from highway3d.tokyo.scene.pieces.poses import (
    CAR_HEIGHT,
    CAR_LENGTH,
    CAR_WIDTH,
    LENGTH,
    THICKNESS,
    WIDTH,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from highway3d.shell.drawing.pose import Pose
    from highway3d.tokyo.hands.physics.solids import Solid

TOUCH: Final = 0.06
"""Nearer to the table than this, a piece touches it (cm)."""
BELOW: Final = 0.5
"""Lower than it lay by more than this, a piece hangs below (cm)."""
TILT: Final = 30.0
"""Tilted from how it lay by more than this, a piece has fallen (degrees)."""
GAP: Final = 0.3
"""Farther from what bore it than this, a piece has left its support (cm)."""
MOVED: Final = 0.1
"""Moved by more than this, a piece is nudged (cm)."""
TURNED: Final = 1.5
"""Turned by more than this, a piece is nudged (degrees)."""
NEAR: Final = 0.3
"""A placed piece counts where it lies within this of a lawful place (cm) …"""
SQUARE: Final = 5.0
"""… and within this of its lawful direction (degrees)."""


class Lie(StrEnum):
    """How a piece lies; a member's value keys its sentence in the texts."""

    STILL = "still"
    NUDGED = "nudged"
    KNOCKED = "knocked"
    """It was knocked down, who knows how."""
    TABLE = "table"
    TILTED = "tilted"
    BELOW = "below"
    LOOSE = "loose"

    @property
    def is_fallen(self) -> bool:
        """Tells whether a piece that lies so has been knocked down."""
        return self not in (Lie.STILL, Lie.NUDGED)


class Finding(NamedTuple):
    """How a road or car lies, and what was measured: mm for lengths, degrees for a tilt."""

    name: str
    seat: int
    lie: Lie
    measured: float
    turned: float = 0.0
    """By how much a nudged piece was turned, in degrees, if that alone made it count."""


def findings(table: Mapping[str, Solid], now: Mapping[str, Pose]) -> list[Finding]:
    """The verdict on every road and car that moved; ``now`` has the poses of what is awake."""
    return [
        finding(solid, now[solid.name], table, now)
        for solid in table.values()
        if solid.name in now and solid.kind != "disc"
    ]


def finding(
    solid: Solid, pose: Pose, table: Mapping[str, Solid], now: Mapping[str, Pose]
) -> Finding:
    """The verdict on one road or car."""
    foot, lean = _lowest(solid, pose), leans(solid.pose, pose)
    sunk = _sunk(solid, pose)
    supports = [now.get(name, table[name].pose) for name in solid.on]
    kinds = [table[name].kind for name in solid.on]
    gap = max(
        (
            distance(solid.kind, pose, kind, support, GAP)
            for kind, support in zip(kinds, supports, strict=True)
        ),
        default=0.0,
    )
    verdicts = (
        (Lie.TABLE, foot < TOUCH, foot * 10),
        (Lie.TILTED, lean > TILT, lean),
        (Lie.BELOW, sunk > BELOW, sunk * 10),
        (Lie.LOOSE, gap > GAP, gap * 10),
    )
    for lie, holds, measured in verdicts:
        if holds:
            return Finding(solid.name, solid.seat, lie, measured)
    moved, angle = float(np.linalg.norm(pose.origin - solid.pose.origin)), turned(solid.pose, pose)
    lie = Lie.NUDGED if has_moved(solid, pose) else Lie.STILL
    by_turn = angle if lie is Lie.NUDGED and moved <= MOVED else 0.0
    return Finding(solid.name, solid.seat, lie, moved * 10, by_turn)


def has_moved(solid: Solid, pose: Pose) -> bool:
    """Tells whether a piece, a disc too, lies visibly otherwise than it did."""
    moved = float(np.linalg.norm(pose.origin - solid.pose.origin))
    return moved > MOVED or turned(solid.pose, pose) > TURNED


def turned(before: Pose, now: Pose) -> float:
    """The angle, in degrees, by which a piece turned, in whatever direction."""
    return _degrees((float((before.axes * now.axes).sum()) - 1) / 2)


def leans(before: Pose, now: Pose) -> float:
    """The angle, in degrees, between a piece's upright direction before and now."""
    return _degrees(float(before.axes[2] @ now.axes[2]))


def _feet(solid: Solid, pose: Pose) -> np.ndarray:
    """The corners that may touch the table: a ramp's tip lies there by right and is left out."""
    if solid.kind == "car":
        sides = (CAR_LENGTH / 2, CAR_WIDTH / 2, CAR_HEIGHT / 2)
        forward: tuple[int, ...] = (-1, 1)
    else:
        sides = (LENGTH / 2, WIDTH / 2, THICKNESS / 2)
        forward = tuple(side for side, tip in zip((-1, 1), solid.tips, strict=True) if not tip)
    corners = np.array([(i, j, k) for i in forward for j in (-1, 1) for k in (-1, 1)])
    return pose.out(corners * sides)


def _lowest(solid: Solid, pose: Pose) -> float:
    return float(_feet(solid, pose)[:, 2].min())


def _sunk(solid: Solid, pose: Pose) -> float:
    return float((_feet(solid, solid.pose)[:, 2] - _feet(solid, pose)[:, 2]).max())


def _degrees(cosine: float) -> float:
    return degrees(acos(min(max(cosine, -1.0), 1.0)))
