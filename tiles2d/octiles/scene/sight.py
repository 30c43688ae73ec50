"""How the Octiles board is seen: fitted between the strips, turned to a seat if one wants that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tiles2d.flat.overlay import Bounds, Overlay
from tiles2d.octiles.scene.curves import BOARD_HALF

if TYPE_CHECKING:
    from highway3d.shell.scene import Host, Pointer
    from tiles2d.flat.overlay import Point

PLAYED: Final = Bounds(-BOARD_HALF, -BOARD_HALF, BOARD_HALF, BOARD_HALF)
PICTURE: Final = Bounds(-3.55, -3.55, 3.55, 3.55)
"""What is shown of the board while it is played on, and in a picture of it."""
LOW_EM: Final = 3.1
LAP_EM: Final = 1.2
"""What stays free below the board, and how much of its frame the calm line may cover."""


class Sight(Overlay):
    """The view of the board beside the panels.

    ``quarters`` says how often the board is turned, a quarter anticlockwise each.
    """

    quarters = 0

    def __init__(self, host: Host) -> None:
        super().__init__(host, PLAYED if host.live else PICTURE, low=LOW_EM, lap=LAP_EM)

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
