"""What lies under the cursor: rays against the pieces' true solids, without the engine.

Pillars are cylinders, roads are sticks with round ends, cars are boxes. A ray that grazes a
silhouette is decided by the solid itself, never by the triangles that draw it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

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
    car_pose,
    road_poses,
)

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from highway3d.tokyo.scene.pieces.poses import Standing

    Array = NDArray[np.float64]


class Hit(NamedTuple):
    """The nearest piece on a ray, where the ray enters it, and how far that is."""

    name: str
    point: tuple[float, float, float]
    distance: float


class Pieces:
    """The solids of everything that stands on the table, ready to be picked."""

    def __init__(self, standing: Standing) -> None:
        self._names = [piece.name for piece in standing.pieces]
        self._pillars = np.array(
            [(p.x, p.y, p.discs * DISC) for p in standing.pillars], dtype=float
        ).reshape(-1, 3)
        poses = road_poses(standing.roads)
        roads = {road.name: road for road in standing.roads}
        self._roads = _stacked(list(poses.values()))
        self._cars = _stacked(
            [car_pose(roads[car.road], poses[car.road], car.place) for car in standing.cars]
        )

    def pick(self, origin: ArrayLike, direction: ArrayLike) -> Hit | None:
        """The nearest piece that a ray from outside enters; None when it misses them all.

        ``direction`` must have length 1; ``Hit.distance`` counts from ``origin``.
        """
        start, ray = np.asarray(origin, dtype=float), np.asarray(direction, dtype=float)
        entries = np.concatenate(
            (
                enter_cylinders(start, ray, self._pillars, RADIUS),
                enter_sticks(*_inside(start, ray, self._roads)),
                enter_boxes(*_inside(start, ray, self._cars)),
            )
        )
        if not entries.size or not np.isfinite(nearest := entries.min()):
            return None
        x, y, z = start + ray * nearest
        name = self._names[int(entries.argmin())]
        return Hit(name, (float(x), float(y), float(z)), float(nearest))


def enter_cylinders(start: Array, ray: Array, tops: Array, radius: float) -> Array:
    """Distances at which a ray enters upright cylinders (x, y, top) that stand on z = 0."""
    low, high = _disc(start[:2] - tops[:, :2], np.broadcast_to(ray[:2], tops[:, :2].shape), radius)
    below, above = _slab(start[2], ray[2], np.zeros(len(tops)), tops[:, 2])
    return _entry(np.maximum(low, below), np.minimum(high, above))


def enter_boxes(starts: Array, rays: Array) -> Array:
    """Distances at which rays in each car's own coordinates (N, 3) enter the car."""
    low, high = np.full(len(starts), -np.inf), np.full(len(starts), np.inf)
    sides = ((-CAR_LENGTH / 2, CAR_LENGTH / 2), (-CAR_WIDTH / 2, CAR_WIDTH / 2), (0.0, CAR_HEIGHT))
    for axis, (near, far) in enumerate(sides):
        enter, leave = _slab(starts[:, axis], rays[:, axis], near, far)
        low, high = np.maximum(low, enter), np.minimum(high, leave)
    return _entry(low, high)


def enter_sticks(starts: Array, rays: Array) -> Array:
    """Distances at which rays in each stick's own coordinates (N, 3) enter the stick.

    In plan a stick is a rectangle and two half discs. It is convex, so the stretch of a line
    inside it reaches from the first entry into any of the three to the last exit.
    """
    half, round_end = LENGTH / 2 - WIDTH / 2, WIDTH / 2
    across = _slab(starts[:, 1], rays[:, 1], -round_end, round_end)
    lengthwise = _slab(starts[:, 0], rays[:, 0], -half, half)
    stretches = [(np.maximum(across[0], lengthwise[0]), np.minimum(across[1], lengthwise[1]))]
    for end in (-half, half):
        stretches.append(_disc(starts[:, :2] - (end, 0.0), rays[:, :2], round_end))
    low, high = np.full(len(starts), np.inf), np.full(len(starts), -np.inf)
    for enter, leave in stretches:
        real = enter <= leave
        low = np.where(real, np.minimum(low, enter), low)
        high = np.where(real, np.maximum(high, leave), high)
    below, above = _slab(starts[:, 2], rays[:, 2], 0.0, THICKNESS)
    return _entry(np.maximum(low, below), np.minimum(high, above))


def _stacked(poses: list[Pose]) -> tuple[Array, Array]:
    origins = np.array([pose.origin for pose in poses], dtype=float).reshape(-1, 3)
    axes = np.array([pose.axes for pose in poses], dtype=float).reshape(-1, 3, 3)
    return origins, axes


def _inside(start: Array, ray: Array, poses: tuple[Array, Array]) -> tuple[Array, Array]:
    """One ray in the coordinates of each of many pieces."""
    origins, axes = poses
    return np.einsum("nij,nj->ni", axes, start - origins), axes @ ray


def _slab(start: ArrayLike, ray: ArrayLike, low: ArrayLike, high: ArrayLike) -> tuple[Array, Array]:
    """Where lines are between two parallel planes; empty (inf, -inf) when they never are."""
    start, ray, low, high = map(np.asarray, (start, ray, low, high))
    with np.errstate(divide="ignore", over="ignore", invalid="ignore"):
        first, second = (low - start) / ray, (high - start) / ray
    enter, leave = np.minimum(first, second), np.maximum(first, second)
    level = np.equal(ray, 0.0)
    within = (low <= start) & (start <= high)
    enter = np.where(level, np.where(within, -np.inf, np.inf), enter)
    leave = np.where(level, np.where(within, np.inf, -np.inf), leave)
    return enter, leave


def _disc(starts: Array, rays: Array, radius: float) -> tuple[Array, Array]:
    """Where lines (N, 2) are within a circle round the origin; empty when they never are."""
    a = np.einsum("ni,ni->n", rays, rays)
    b = np.einsum("ni,ni->n", starts, rays)
    c = np.einsum("ni,ni->n", starts, starts) - radius * radius
    with np.errstate(divide="ignore", over="ignore", invalid="ignore"):
        root = np.sqrt(b * b - a * c)
        enter, leave = (-b - root) / a, (-b + root) / a
    upright = a == 0.0
    missed = np.where(upright, c > 0.0, np.isnan(root))
    enter = np.where(missed, np.inf, np.where(upright, -np.inf, enter))
    leave = np.where(missed, -np.inf, np.where(upright, np.inf, leave))
    return enter, leave


def _entry(low: Array, high: Array) -> Array:
    """The entry of each stretch, inf when it is empty or behind the start."""
    return np.where((low <= high) & (low >= 0.0), low, np.inf)
