"""Where all paths end, for every tile that could be laid next: the table behind the batches.

With one space cleared, each way out of each space ends at a node, at an empty space, or at one of
the eight sides (*ports*) of the cleared one. A tile on that space only joins ports to ports, so
that whatever is laid there, the ends are these with the ports renamed: nothing is walked again.

A path that would cross the space of the reply twice is not seen as one; about one reply in a
hundred differs by it. What is played is always checked by the exact rules.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tiles2d.octiles.player.homeward import Whole
from tiles2d.octiles.rules.board import BEYOND, DOORS, NODES, SPACES
from tiles2d.octiles.rules.paths import Layout, steps_over
from tiles2d.octiles.rules.tiles import DISTINCT, PATTERNS

NOWHERE: Final = DOORS + len(NODES)
"""The end of a path that runs off into an empty space."""
PORT: Final = NOWHERE + 1
"""The first of the eight ports of the cleared space."""
_CODES: Final = PORT + 8
_DOUBLINGS: Final = 5
"""Steps are joined two by two; the longest path that can be laid crosses tiles 26 times."""
_SPACES = range(len(SPACES))
_OUT: Final[Whole] = np.array(BEYOND)
_ITSELF: Final[Whole] = np.arange(_CODES)
_ROW: Final[Whole] = np.arange(0, len(SPACES) * _CODES, _CODES)[:, None]
PATTERN: Final[Whole] = np.array([pattern or (0,) * 8 for pattern in PATTERNS])
SHIFTS: Final = np.array(
    [
        [bool(tile) and any((PATTERNS[tile * 8][s] - s) % 8 == k for s in range(8))
         for k in range(8)]
        for tile in range(len(DISTINCT))
    ]
)  # fmt: skip
"""By tile and number: whether it joins, in some rotation, a side to the one so many further on."""


def ends_around(layout: Layout) -> Whole:
    """By cleared space and way out (``space * 8 + side``): the code of the end."""
    steps = _ITSELF.copy()
    steps[:DOORS] = steps_over(layout)[:DOORS]
    steps[steps < 0] = NOWHERE
    table = np.repeat(steps[None], len(SPACES), axis=0)
    for space in _SPACES:
        table[space, space * 8 : space * 8 + 8] = range(PORT, _CODES)
    for _ in range(_DOUBLINGS):
        table = table.ravel()[table + _ROW]
    found: Whole = table[:, _OUT]
    found[found < DOORS] = NOWHERE  # round and round in a closed loop
    return found


def ends_after(around: Whole, spaces: Whole, tiles: Whole) -> Whole:
    """By laid tile and way out: the node at the end (36 for none), once each tile lies.

    ``spaces`` and ``tiles`` (tile * 8 + rotation) tell one tile laid in each row.
    """
    ways = around[spaces]
    rows = np.arange(len(spaces))[:, None]
    ports = ways.reshape(len(spaces), -1, 8)[np.arange(len(spaces)), spaces]
    joined = ports[rows, PATTERN[tiles]]
    for _ in range(3):
        joined = np.where(joined >= PORT, joined[rows, np.maximum(joined - PORT, 0)], joined)
    joined[joined >= PORT] = NOWHERE
    after = np.where(ways >= PORT, joined[rows, np.maximum(ways - PORT, 0)], ways)
    own = spaces[:, None] * 8 + np.arange(8)
    after[rows, own] = np.where(ports >= PORT, NOWHERE, ports)
    found: Whole = after - DOORS
    return found
