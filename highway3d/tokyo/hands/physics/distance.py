"""How far two pieces are apart: the true distance of convex solids, as plain arithmetic.

The algorithm of Gilbert, Johnson and Keerthi on the difference of the two solids: each only tells
which of its points lies farthest in a direction. Lengths in cm.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

import numpy as np

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
    from numpy.typing import NDArray

    from highway3d.shell.drawing.pose import Pose

    Vector = NDArray[np.float64]

ROUND: Final = {"disc": RADIUS, "road": WIDTH / 2, "car": 0.0}
"""The radius of a piece's rounding in plan."""
CORE: Final = {
    "disc": (0.0, 0.0, DISC / 2),
    "road": (LENGTH / 2 - WIDTH / 2, 0.0, THICKNESS / 2),
    "car": (CAR_LENGTH / 2, CAR_WIDTH / 2, CAR_HEIGHT / 2),
}
"""Half the sides of the box that the rounding goes round."""
STEPS: Final = 60
CLOSE: Final = 1e-3


def distance(kind: str, pose: Pose, other_kind: str, other: Pose, enough: float = 0.0) -> float:
    """The distance between two pieces, to a hundredth of a millimetre; 0 where they overlap.

    Not above ``enough`` it may be too great: whoever asks only whether it is more is answered soon.
    """
    corners = [pose.origin - other.origin]
    for _ in range(STEPS):
        gap, corners = _nearest(corners)
        size = float(np.linalg.norm(gap))
        if size < max(enough, CLOSE):
            break
        point = _farthest(kind, pose, -gap) - _farthest(other_kind, other, gap)
        if size - float(gap @ point) / size < CLOSE:
            break
        corners.append(point)
    return size if size > CLOSE else 0.0


def _nearest(corners: list[Vector]) -> tuple[Vector, list[Vector]]:
    """The point nearest to the origin among all between some corners, and those it lies between."""
    best, between, least = corners[0], corners[:1], np.inf
    for count in range(1, len(corners) + 1):
        for first, *rest in combinations(corners, count):
            sides = np.array([corner - first for corner in rest]).reshape(-1, 3)
            shares = np.linalg.lstsq(sides.T, -first, rcond=None)[0]
            point = first + shares @ sides
            size = float(point @ point)
            inside = bool((shares >= 0).all()) and float(shares.sum()) <= 1
            if inside and size < least:
                best, between, least = point, [first, *rest], size
    return best, between[-4:]


def _farthest(kind: str, pose: Pose, direction: Vector) -> Vector:
    """The point of a piece that lies farthest in a direction."""
    along = pose.axes @ direction
    point = np.sign(along) * CORE[kind]
    level = float(np.hypot(along[0], along[1]))
    if level > 0:
        point[:2] += ROUND[kind] / level * along[:2]
    return np.asarray(pose.origin + point @ pose.axes)
