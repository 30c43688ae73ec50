"""Many upright pictures as one mesh: each a rectangle with its part of a sheet."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING, Final

import numpy as np

from highway3d.shell.drawing.meshes import Mesh, mesh

if TYPE_CHECKING:
    from tiles2d.flat.overlay import Point
    from tiles2d.flat.sheets import Box

WHITE: Final = (1.0, 1.0, 1.0, 1.0)
Shade = tuple[float, ...]
"""Red, green, blue and, unless it is 1, opacity."""


class Quads:
    """Rectangles laid one over another, in order."""

    def __init__(self) -> None:
        self._points: list[Point] = []
        self._uvs: list[Point] = []
        self._colours: list[Shade] = []

    def add(
        self,
        box: Box,
        at: Point,
        size: Point = (1.0, 1.0),
        heading: float = 0.0,
        shade: Shade = WHITE,
    ) -> None:
        """A picture with its middle at a point; ``heading`` in degrees counter-clockwise."""
        turn = radians(heading)
        ax, ay = cos(turn) * size[0] / 2, sin(turn) * size[0] / 2
        ux, uy = -sin(turn) * size[1] / 2, cos(turn) * size[1] / 2
        x, y = at
        self._points += [
            (x - ax - ux, y - ay - uy), (x + ax - ux, y + ay - uy),
            (x + ax + ux, y + ay + uy), (x - ax + ux, y - ay + uy),
        ]  # fmt: skip
        left, low, right, high = box
        self._uvs += [(left, low), (right, low), (right, high), (left, high)]
        self._colours += [_opaque(shade)] * 4

    def fill(self, left: float, low: float, right: float, high: float, *shades: Shade) -> None:
        """A plain rectangle in one shade, or one for each corner, from the lower left round.

        It is for meshes without a texture.
        """
        middle = (left + right) / 2, (low + high) / 2
        self.add((0.0, 0.0, 1.0, 1.0), middle, (right - left, high - low))
        self._colours[-4:] = [_opaque(shade) for shade in shades * (4 // len(shades))]

    def mesh(self) -> Mesh:
        """All of them as one mesh on the plane z = 0."""
        count = len(self._points)
        points = np.zeros((count, 3), np.float32)
        if count:
            points[:, :2] = self._points
        first = np.arange(0, count, 4)[:, None]
        triangles = (first + np.array((0, 1, 2, 0, 2, 3))).reshape(-1, 3)
        made = mesh(points, triangles, uvs=np.array(self._uvs, np.float32).reshape(-1, 2))
        return made._replace(colours=np.array(self._colours, np.float32).reshape(-1, 4))


def _opaque(shade: Shade) -> Shade:
    return shade if len(shade) == 4 else (*shade, 1.0)
