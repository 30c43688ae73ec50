"""Shuffling the tiles as BoardSpace does (RULES.md, section 2): a seed is the same deal for ever.

The generator is that of ``java.util.Random``, so BoardSpace's keys give BoardSpace's piles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

Thing = TypeVar("Thing")

_MULTIPLIER = 0x5DEECE66D
_MASK = (1 << 48) - 1


class Deal(NamedTuple):
    """A shuffled pile, top first, and the rotations drawn for tiles laid before the first turn."""

    pile: tuple[int, ...]
    rotations: tuple[int, ...]


class Dice:
    """The linear congruential generator of ``java.util.Random``."""

    def __init__(self, seed: int) -> None:
        self._state = (seed ^ _MULTIPLIER) & _MASK

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``."""
        while True:
            self._state = (self._state * _MULTIPLIER + 0xB) & _MASK
            bits = self._state >> 17
            if bound & -bound == bound:
                return bound * bits >> 31
            if bits - bits % bound + bound <= 1 << 31:
                return bits % bound

    def sample(self, things: Sequence[Thing], many: int) -> list[Thing]:
        """So many of some things, in an order drawn by lot."""
        rest = list(things)
        return [rest.pop(self.below(len(rest))) for _ in range(many)]


def deal(seed: int) -> Deal:
    """The 18 tiles in the order that belongs to a seed.

    >>> deal(1).pile
    (15, 17, 8, 11, 3, 16, 12, 13, 9, 4, 5, 2, 6, 10, 14, 7, 1, 18)
    """
    dice = Dice(seed)
    tiles = list(range(1, 19))
    for _ in range(4):
        for place in range(18):
            other = dice.below(18)
            tiles[place], tiles[other] = tiles[other], tiles[place]
    return Deal(tuple(reversed(tiles)), tuple(dice.below(8) for _ in range(17)))
