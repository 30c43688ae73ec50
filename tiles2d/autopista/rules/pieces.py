"""The four pieces and the four ways they may face.

Inside the rules a piece is its place in ``PIECES`` and a facing its place in ``FACINGS``; where a
piece stands is its pose (see ``poses``).
"""

from __future__ import annotations

from typing import Final

PIECES: Final = ("A1", "A2", "B1", "B2")
FACINGS: Final = "URDL"
UP, RIGHT, DOWN, LEFT = range(4)
VECTORS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Columns to the right and rows up, by facing."""
PLAYERS: Final = "AB"


def owner(piece: int) -> int:
    """The seat that owns a piece.

    >>> [owner(piece) for piece in range(4)]
    [0, 0, 1, 1]
    """
    return piece >> 1
