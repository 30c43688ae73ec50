"""How far a runner is from home, in turns: along the straight line to the nearest free circle.

Which finish circles are still free must be known; without that a player loses two games of three.
The line is scaled to the turns that runners needed in games of the prototypes: about four from the
start, two and a half from the middle of the board, one from its last row.
"""

from __future__ import annotations

from itertools import product
from math import hypot
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tiles2d.octiles.rules.board import NODES, STOPS, circles
from tiles2d.octiles.rules.places import NODE_AT
from tiles2d.octiles.rules.state import NOBODY

Floats = NDArray[np.floating[Any]]
Whole = NDArray[np.int64]
Flags = NDArray[np.bool_]

FIRST_TURN: Final = 0.5
"""What is left to a runner beside an open circle, beyond the way."""
TURNS_A_TILE: Final = 0.66
TAKEN: Final = 0.8
"""Turns until a circle on which somebody else stands may be free."""
SHUT: Final = 3.0
"""The same where all five are taken by one's own: nothing more is to be reached."""

FREE, FOREIGN, OWN = range(3)
_PLACES: Final = tuple(3**place for place in range(5))


def _left(side: int, node: int, circle_states: tuple[int, ...]) -> float:
    finish = circles((side + 2) % 4)
    if node in finish:
        return 0.0
    x, y = NODE_AT[NODES[node]]
    ways = []
    for circle, how in zip(finish, circle_states, strict=True):
        to_x, to_y = NODE_AT[NODES[circle]]
        if how != OWN:
            ways.append(hypot(x - to_x, y - to_y) * TURNS_A_TILE + TAKEN * (how == FOREIGN))
    return round(FIRST_TURN + min(ways, default=SHUT), 6)


LEFT: Final[Floats] = np.array(
    [
        [
            [_left(side, node, circle_states[::-1]) for node in range(len(NODES))]
            for circle_states in product(range(3), repeat=5)
        ]
        for side in range(4)
    ]
)
"""Turns to go by side, state of its five finish circles (``finish_state``) and node."""


def finish_state(runners: tuple[int, ...], side: int, player: int) -> int:
    """The state of a side's finish circles as one number, a digit to base three each."""
    first = STOPS + 5 * ((side + 2) % 4)
    return sum(
        place * (FREE if who == NOBODY else OWN if who == player else FOREIGN)
        for place, who in zip(_PLACES, runners[first : first + 5], strict=True)
    )


def finish_states(runners: Whole, side: int, player: int) -> Whole:
    """The same for many positions, one a row."""
    first = STOPS + 5 * ((side + 2) % 4)
    there = runners[:, first : first + 5]
    digits = np.where(there == NOBODY, FREE, np.where(there == player, OWN, FOREIGN))
    found: Whole = digits @ np.array(_PLACES)
    return found
