"""Pictures of the town as one mesh."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tiles2d.autopista.scene.sheet import CITY, corners
from tiles2d.flat.quads import WHITE, Quads

if TYPE_CHECKING:
    from tiles2d.flat.overlay import Point
    from tiles2d.flat.quads import Shade


class CityQuads(Quads):
    """Rectangles, most of them with a picture of the town's sheet."""

    def city(
        self,
        name: str,
        at: Point,
        size: float = 1.0,
        heading: float = 0.0,
        shade: Shade = WHITE,
    ) -> None:
        """A square picture of the town's sheet."""
        self.add(corners(CITY, name), at, (size, size), heading, shade)
