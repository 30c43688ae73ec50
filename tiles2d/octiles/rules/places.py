"""Where spaces and nodes lie on the board, and which way sides face, for whoever draws or measures.

Board units as in ``board.json``: a tile is 1 wide, the middle of c3 is the origin, x runs east and
y north. No rule is decided by these numbers.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from tiles2d.octiles.rules.board import BOARD

Point = tuple[float, float]

SPACE_AT: Final[dict[str, Point]] = {s.id: (float(s.x), float(s.y)) for s in BOARD.tile_spaces}
NODE_AT: Final[dict[str, Point]] = {stop.id: (stop.x, stop.y) for stop in BOARD.stops} | {
    circle.id: (circle.x, circle.y) for circle in BOARD.circles
}


def outward(side: float) -> Point:
    """The direction in which a side faces.

    >>> [round(part, 3) for part in outward(2)]
    [1.0, 0.0]
    """
    turn = side * pi / 4
    return sin(turn), cos(turn)
