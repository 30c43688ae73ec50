"""The eye over the table as plain arithmetic: values in, values out, no engine.

Lengths are scene units, 1 unit = 1 cm; the table top is the plane z = 0. Angles are degrees.
Pixels count from the window's top left corner.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, radians, sin, tan
from typing import TYPE_CHECKING, Final

import numpy as np

from highway3d.shell.drawing.easing import turned

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    Point = tuple[float, float, float]
    Pixel = tuple[float, float]
    Array = NDArray[np.float64]

FIELD_OF_VIEW: Final = 30.0
"""Degrees from top to bottom of the free part of the window: a calm, longish lens."""
POLAR_RANGE: Final = (5.0, 88.0)
DISTANCE_RANGE: Final = (0.2, 5.0)
"""In tables, measured by the longer side."""
TARGET_HEIGHT: Final = 20.0
ZOOM_STEP: Final = 1.1
ORBIT_SPEED: Final = 0.3
"""Degrees for each pixel of a drag."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The window in pixels, and what panels take from its sides.

    >>> Frame(1280, 720, left=280).centre
    (780.0, 360.0)
    """

    width: int
    height: int
    left: float = 0.0
    right: float = 0.0
    top: float = 0.0
    bottom: float = 0.0

    @property
    def free(self) -> tuple[float, float]:
        """Width and height of the part that no panel covers, at least 1 pixel each."""
        return (
            max(self.width - self.left - self.right, 1.0),
            max(self.height - self.top - self.bottom, 1.0),
        )

    @property
    def centre(self) -> Pixel:
        """The pixel in the middle of the free part, where the target appears."""
        return (
            (self.left + self.width - self.right) / 2,
            (self.top + self.height - self.bottom) / 2,
        )

    @property
    def focal(self) -> float:
        """Pixels at which one unit appears, one unit before the eye."""
        return self.free[1] / 2 / tan(radians(FIELD_OF_VIEW / 2))


@dataclass(frozen=True, slots=True)
class Camera:
    """Looks at (``x``, ``y``, ``z``) from ``distance``, horizon level.

    ``heading`` 0 looks along +y and grows counter-clockwise seen from above; ``polar`` is the
    angle from the vertical, 0 straight above and 90 level with the table. Nothing nearer to the
    eye than ``cut`` is drawn: a section leaves out what stands before the road.
    """

    x: float = 0.0
    y: float = 0.0
    z: float = 0.0
    heading: float = 0.0
    polar: float = 55.0
    distance: float = 90.0
    cut: float = 0.0

    @property
    def axes(self) -> NDArray[np.float64]:
        """Unit vectors right, forward and up, as the rows of a 3 by 3 array."""
        h, p = radians(self.heading), radians(self.polar)
        return np.array(
            [
                (cos(h), sin(h), 0.0),
                (-sin(h) * sin(p), cos(h) * sin(p), -cos(p)),
                (-sin(h) * cos(p), cos(h) * cos(p), sin(p)),
            ]
        )

    @property
    def target(self) -> NDArray[np.float64]:
        """The point looked at."""
        return np.array((self.x, self.y, self.z))

    @property
    def eye(self) -> NDArray[np.float64]:
        """Where the camera stands."""
        return np.asarray(self.target - self.axes[1] * self.distance)

    def ray(self, frame: Frame, pixel: Pixel) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Origin and unit direction of the line of sight through a pixel."""
        right, forward, up = self.axes
        across = (pixel[0] - frame.centre[0]) / frame.focal
        above = (frame.centre[1] - pixel[1]) / frame.focal
        direction = forward + right * across + up * above
        return self.eye, direction / np.linalg.norm(direction)

    def project(self, frame: Frame, points: ArrayLike) -> NDArray[np.float64]:
        """Pixels (N, 2) at which points (N, 3) appear; nan for those behind the eye."""
        seen = (np.asarray(points, dtype=float).reshape(-1, 3) - self.eye) @ self.axes.T
        depth = np.where(seen[:, 1] > 1e-9, seen[:, 1], np.nan)
        return np.column_stack(
            (
                frame.centre[0] + frame.focal * seen[:, 0] / depth,
                frame.centre[1] - frame.focal * seen[:, 2] / depth,
            )
        )


@dataclass(frozen=True, slots=True)
class Room:
    """How far a camera may go: the table's ``width`` (x) and ``depth`` (y), origin centre."""

    width: float
    depth: float

    def hold(self, camera: Camera) -> Camera:
        """The camera with target and distance brought back within bounds."""
        side = max(self.width, self.depth)
        return replace(
            camera,
            x=clamp(camera.x, -self.width / 2, self.width / 2),
            y=clamp(camera.y, -self.depth / 2, self.depth / 2),
            z=clamp(camera.z, 0.0, TARGET_HEIGHT),
            heading=turned(camera.heading),
            distance=clamp(camera.distance, *(side * tables for tables in DISTANCE_RANGE)),
        )


def on_table(camera: Camera, frame: Frame, pixel: Pixel, z: float = 0.0) -> Point | None:
    """The point of the plane at height ``z`` that a pixel shows; None above the horizon.

    >>> on_table(Camera(polar=0.0), Frame(100, 100), (50.0, 50.0))
    (0.0, 0.0, 0.0)
    >>> on_table(Camera(polar=88.0), Frame(100, 100), (50.0, 0.0)) is None
    True
    """
    origin, direction = camera.ray(frame, pixel)
    if direction[2] > -1e-6:
        return None
    x, y, _ = origin + direction * ((z - origin[2]) / direction[2])
    return float(x), float(y), z


def orbit(camera: Camera, across: float, down: float) -> Camera:
    """Turns about the target by a drag in pixels: the near side of the table follows the hand."""
    return replace(
        camera,
        heading=turned(camera.heading - across * ORBIT_SPEED),
        polar=clamp(camera.polar - down * ORBIT_SPEED, *POLAR_RANGE),
        cut=0.0,
    )


def pan(camera: Camera, frame: Frame, room: Room, grabbed: Pixel, now: Pixel) -> Camera:
    """Moves the table under the hand: what ``grabbed`` showed appears at ``now``.

    Unchanged when either pixel lies above the horizon; the target stops at the table's edge.
    """
    held, reached = on_table(camera, frame, grabbed), on_table(camera, frame, now)
    if held is None or reached is None:
        return camera
    moved = replace(camera, x=camera.x + held[0] - reached[0], y=camera.y + held[1] - reached[1])
    return room.hold(moved)


def shift(camera: Camera, room: Room, across: float, ahead: float) -> Camera:
    """Moves the target by shares of the distance, to the right and away from the eye."""
    h = radians(camera.heading)
    dx, dy = across * camera.distance, ahead * camera.distance
    return room.hold(
        replace(
            camera,
            x=camera.x + cos(h) * dx - sin(h) * dy,
            y=camera.y + sin(h) * dx + cos(h) * dy,
        )
    )


def zoom(
    camera: Camera, frame: Frame, room: Room, notches: float, pixel: Pixel | None = None
) -> Camera:
    """Goes nearer by 1.1 a notch; the table's point under ``pixel`` stays where it appears."""
    nearer = room.hold(replace(camera, distance=camera.distance / ZOOM_STEP**notches))
    scale = nearer.distance / camera.distance
    fixed = on_table(camera, frame, pixel) if pixel else None
    if fixed is None:
        return nearer
    x, y, z = fixed + (camera.target - fixed) * scale
    return room.hold(replace(nearer, x=float(x), y=float(y), z=float(z)))


def reach(
    camera: Camera, frame: Frame, room: Room, points: ArrayLike, margin: float = 0.04
) -> Camera:
    """The smallest pan, angles and distance kept, that brings every one of ``points`` in sight.

    Where they do not all find room the last one counts most. ``margin`` is the share of the free
    part's shorter side that they keep from its edges.
    """
    edge = margin * min(frame.free)
    low = np.array((frame.left + edge, frame.top + edge))
    high = np.array((frame.width - frame.right - edge, frame.height - frame.bottom - edge))
    for point in np.asarray(points, dtype=float).reshape(-1, 3):
        pixel = camera.project(frame, point)[0]
        if not np.isfinite(pixel).all():
            camera = room.hold(replace(camera, x=float(point[0]), y=float(point[1])))
            continue
        wanted = np.clip(pixel, low, high)
        if (wanted != pixel).any():
            camera = _slid(camera, frame, room, point, wanted)
    return camera


def _slid(camera: Camera, frame: Frame, room: Room, point: Array, wanted: Array) -> Camera:
    """Moved level with the table until a point appears at a pixel; on it above the horizon."""
    there = on_table(camera, frame, (float(wanted[0]), float(wanted[1])), float(point[2]))
    if there is None:
        return room.hold(replace(camera, x=float(point[0]), y=float(point[1])))
    x, y = camera.x + float(point[0]) - there[0], camera.y + float(point[1]) - there[1]
    return room.hold(replace(camera, x=x, y=y))


def focus(camera: Camera, room: Room, point: Point, near: float = 45.0) -> Camera:
    """Turns to a point, and comes within ``near`` when the camera is farther off."""
    x, y, z = point
    return room.hold(replace(camera, x=x, y=y, z=z, distance=min(camera.distance, near)))


def clamp(value: float, low: float, high: float) -> float:
    """The value, or the bound that it passed."""
    return min(max(value, low), high)
