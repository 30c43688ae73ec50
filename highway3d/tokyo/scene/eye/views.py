"""The named views: where a camera stands to show all that it should, and how it glides there.

Plain arithmetic in the units of ``camera``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import atan2, degrees, exp, log
from typing import TYPE_CHECKING, Final

import numpy as np

from highway3d.shell.drawing.easing import smoothstep, turned
from highway3d.tokyo.scene.eye.camera import POLAR_RANGE, Camera, Frame, Room, clamp

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike

    from highway3d.tokyo.scene.eye.camera import Pixel, Point

CLOSEST: Final = 6.0
"""No fitted view comes nearer than this to a point it shows."""
BEFORE: Final = 1.2
"""How far before a road's centre line its section begins."""
VIEWS: Final[dict[str, tuple[float, float]]] = {
    "above": (0.0, 0.0),
    "low": (0.0, 80.0),
    "left": (-90.0, 62.0),
    "right": (90.0, 62.0),
    "iso": (28.0, 56.0),
}
"""Heading and polar angle of the named views; ``above`` alone looks down past 5 degrees."""


def fit(
    camera: Camera, frame: Frame, room: Room, points: ArrayLike, margin: float = 0.06
) -> Camera:
    """Keeps the camera's angles and shows all ``points`` (N, 3) as large as the frame allows.

    ``margin`` is the share of the free part left empty on every side. Bounds of the room come
    first: points far off the table may stay outside the picture.
    """
    right, forward, up = camera.axes
    cloud = np.asarray(points, dtype=float).reshape(-1, 3)
    depths = cloud @ forward
    middles, nearest = [], []
    for axis, side in ((right, frame.free[0]), (up, frame.free[1])):
        slope = side * (0.5 - margin) / frame.focal
        places = cloud @ axis
        low, high = np.min(places + slope * depths), np.max(places - slope * depths)
        middles.append((low + high) / 2)
        nearest.append((low - high) / (2 * slope))
    stand = min(*nearest, float(depths.min()) - CLOSEST)
    eye = right * middles[0] + up * middles[1] + forward * stand
    distance = float(max((depths.min() + depths.max()) / 2 - stand, 1.0))
    if forward[2] * distance + eye[2] < 0.0:  # a target below the table: take one on it
        distance = float(-eye[2] / forward[2])
    x, y, z = eye + forward * distance
    return room.hold(replace(camera, x=float(x), y=float(y), z=float(z), distance=distance))


def view(
    name: str, frame: Frame, room: Room, points: ArrayLike, *, opposite: bool = False
) -> Camera:
    """One of ``VIEWS``, fitted to the points; ``opposite`` sits down on the other side."""
    heading, polar = VIEWS[name]
    start = Camera(heading=turned(heading + 180.0 * opposite), polar=polar)
    return fit(start, frame, room, points)


def along(start: Point, end: Point, frame: Frame, room: Room, points: ArrayLike) -> Camera:
    """Looks down a road from behind its start, low enough to see what crosses it."""
    heading = degrees(atan2(start[0] - end[0], end[1] - start[1]))
    return fit(Camera(heading=heading, polar=70.0), frame, room, points)


def section(start: Point, end: Point, frame: Frame, room: Room, points: ArrayLike) -> Camera:
    """Looks squarely at a road's side, level with the table: who passes over, who under.

    What stands before the road's own pillars is left out until the camera turns.
    """
    heading = degrees(atan2(end[1] - start[1], end[0] - start[0]))
    square = fit(Camera(heading=heading, polar=POLAR_RANGE[1]), frame, room, points)
    depth = float((np.array(start) - square.eye) @ square.axes[1])
    return replace(square, cut=depth - BEFORE)


def other_side(camera: Camera) -> Camera:
    """What the player opposite sees: the camera carried half round the table's centre."""
    return replace(camera, x=-camera.x, y=-camera.y, heading=turned(camera.heading + 180.0))


@dataclass(frozen=True, slots=True)
class Glide:
    """A smooth way from one camera to another; ``seconds`` 0 (reduced motion) is a cut."""

    start: Camera
    end: Camera
    seconds: float = 0.45

    def at(self, elapsed: float) -> Camera:
        """The camera ``elapsed`` seconds after the start: eased, by the shorter turn."""
        share = clamp(elapsed / self.seconds, 0.0, 1.0) if self.seconds > 0 else 1.0
        if share >= 1.0:
            return self.end
        eased = smoothstep(share)
        a, b = self.start, self.end

        def between(low: float, high: float) -> float:
            return low + (high - low) * eased

        return Camera(
            between(a.x, b.x),
            between(a.y, b.y),
            between(a.z, b.z),
            turned(a.heading + turned(b.heading - a.heading) * eased),
            between(a.polar, b.polar),
            exp(between(log(a.distance), log(b.distance))),
        )

    def is_over(self, elapsed: float) -> bool:
        """Tells whether the end has been reached."""
        return elapsed >= self.seconds


def spread(points: Sequence[Pixel], reach: float, height: float) -> list[Point]:
    """Corners of the box round plan points, ``reach`` wider on every side and ``height`` tall.

    >>> len(spread([(0.0, 0.0)], 10.0, 5.0))
    8
    """
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return [
        (x, y, z)
        for x in (min(xs) - reach, max(xs) + reach)
        for y in (min(ys) - reach, max(ys) + reach)
        for z in (0.0, height)
    ]
