"""Chance as a tape: the words of ``random.Random(seed)``, read at a place that a state can hold.

The generator's own state is 2.5 kB and only moves forward. Its output, however, is one fixed row
of 32-bit words for each seed, so "how many words were read" is all that a position needs: going
forward and undoing are equally cheap, and a draw is a pure function of seed and place.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random


class Tape:
    """The 32-bit words that ``random.Random(seed)`` brings forth, kept once they were asked for."""

    __slots__ = ("_source", "_words")

    def __init__(self, seed: int) -> None:
        self._source = Random(seed)
        self._words: list[int] = []

    def word(self, place: int) -> int:
        """The word at a place, counted from 0."""
        while place >= len(self._words):
            self._words.append(self._source.getrandbits(32))
        return self._words[place]

    def unit(self, place: int) -> tuple[float, int]:
        """What ``random()`` would return here, and the place behind it.

        >>> Tape(1).unit(0) == (Random(1).random(), 2)
        True
        """
        high, low = self.word(place) >> 5, self.word(place + 1) >> 6
        return (high * 67_108_864 + low) / 9_007_199_254_740_992, place + 2

    def below(self, place: int, bound: int) -> tuple[int, int]:
        """What ``randrange(bound)`` would return here, and the place behind it.

        ``bound`` is from 1 to 2**32 - 1.

        >>> Tape(7).below(0, 41)[0] == Random(7).randrange(41)
        True
        """
        shift = 32 - bound.bit_length()
        value = bound
        while value >= bound:
            value = self.word(place) >> shift
            place += 1
        return value, place


@lru_cache(maxsize=256)
def tape(seed: int) -> Tape:
    """The tape of a seed; it is the same for every position of a game."""
    return Tape(seed)
