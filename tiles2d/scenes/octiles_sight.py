"""How the Octiles board is seen: fitted between the strips, turned to a seat if one wants that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tiles2d.scenes.overlay import Bounds, Free, Overlay

if TYPE_CHECKING:
    from highway3d.shell.scene import Host, Pointer
    from tiles2d.scenes.overlay import Point

PLAYED: Final = Bounds(-3.14, -3.06, 3.14, 3.06)
PICTURE: Final = Bounds(-3.55, -3.55, 3.55, 3.55)
"""What is shown of the board while it is played on, and in a picture of it."""
TOP_EM: Final = 4.4
BOTTOM_EM: Final = 3.3
"""What the strips above and below the board take, in text heights."""


class Sight(Overlay):
    """The view of the board beside the panels.

    ``quarters`` says how often the board is turned, a quarter anticlockwise each.
    """

    quarters = 0

    def __init__(self, host: Host) -> None:
        super().__init__(host, PLAYED if host.live else PICTURE)

    @property
    def free(self) -> Free:
        """The part of the window beside the panels."""
        x, y, wide, tall = self._host.free
        em = self._host.theme.em if self._host.live else 0.0
        top, low = TOP_EM * em, BOTTOM_EM * em
        return Free(x, y + top, max(1.0, wide), max(1.0, tall - top - low))

    def pixel(self, point: Point) -> Point:
        """Where a board point appears."""
        return super().pixel(turned(point, self.quarters))

    def point(self, pointer: Pointer) -> Point:
        """The board point under the mouse."""
        return turned(super().point(pointer), -self.quarters)


def turned(point: Point, quarters: int) -> Point:
    """A point after so many quarter turns anticlockwise about the origin.

    >>> turned((-1.0, 0.0), 1), turned((2.0, 1.0), -1)
    ((0.0, -1.0), (1.0, -2.0))
    """
    x, y = point
    for _ in range(quarters % 4):
        x, y = -y, x
    return x + 0.0, y + 0.0
