"""Where the games' own panels stand, and slips of paper beside what they speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from highway3d.shell.scene import Host
    from tiles2d.flat.overlay import Free, Point


def corner(host: Host) -> str:
    """The anchor of a game's own panel: below the players, or where clocks leave room."""
    crowded = host.session.clock is not None and len(host.session.players) > 2
    return "bottom_right" if crowded else "bottom_left"


def beside(free: Free, at: Point, away: float, size: tuple[float, float]) -> Point:
    """The left upper corner of a slip beside a place that it must not cover.

    It lies towards the nearer edge of the board, at the side if there is room, or else above or
    below; ``away`` is how far from the middle of the place it begins.

    >>> from tiles2d.flat.overlay import Free
    >>> board = Free(0.0, 0.0, 600.0, 600.0)
    >>> beside(board, (400.0, 300.0), 50.0, (140.0, 40.0))
    (450.0, 280.0)
    >>> beside(board, (500.0, 200.0), 50.0, (140.0, 40.0))
    (430.0, 110.0)
    """
    (x, y), (wide, tall), middle = at, size, free.centre
    left = x + away if x >= middle[0] else x - away - wide
    if free.x <= left and left + wide <= free.x + free.width:
        return left, y - tall / 2
    above = y - away - tall
    return x - wide / 2, above if free.y <= above and y < middle[1] else y + away
