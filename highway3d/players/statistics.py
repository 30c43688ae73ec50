"""What a series of games proves: Wilson's interval, and the sequential test over pairs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from math import log, sqrt

Z_95 = 1.959964
ERROR = 0.05
"""How often the sequential test may be wrong, either way."""
DOUBT = 0.5
"""So many pairs of each score are added: the first two or three alike would else prove anything."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate, after Wilson.

    >>> [round(end, 3) for end in wilson(95, 100)]
    [0.888, 0.978]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if not games:
        return 0.0, 1.0
    rate, part = wins / games, Z_95**2 / games
    middle = rate + part / 2
    reach = Z_95 * sqrt(rate * (1 - rate) / games + part / games / 4)
    return max(0.0, (middle - reach) / (1 + part)), min(1.0, (middle + reach) / (1 + part))


def expected(elo: float) -> float:
    """The score to be expected of who is so many Elo points better.

    >>> expected(0), round(expected(100), 2)
    (0.5, 0.64)
    """
    return 1 / (1 + 10 ** (-elo / 400))


class Verdict(StrEnum):
    """What the sequential test says so far."""

    OPEN = "open"
    BETTER = "better"
    NOT_BETTER = "not better"


@dataclass(frozen=True, slots=True)
class Sprt:
    """Whether A is better by ``elo1`` rather than by ``elo0`` only (a generalised ratio test).

    Pairs of games on one deal are taken as one observation, for luck of the deal makes the two
    depend on each other.
    """

    elo0: float = 0.0
    elo1: float = 30.0

    def ratio(self, pairs: Iterable[float]) -> float:
        """The logarithm of the likelihood ratio; ``pairs`` holds A's score in each, 0 to 1.

        >>> round(Sprt(0, 100).ratio([1.0, 0.5] * 20), 1)
        14.1
        """
        counts: Counter[float] = Counter({step / 4: DOUBT for step in range(5)})
        counts.update(Counter(pairs))
        total = sum(counts.values())
        mean = sum(score * count for score, count in counts.items()) / total
        spread = sum((score - mean) ** 2 * count for score, count in counts.items()) / total
        low, high = expected(self.elo0), expected(self.elo1)
        return total * (high - low) * (2 * mean - low - high) / (2 * spread)

    def verdict(self, pairs: Iterable[float]) -> Verdict:
        """The decision, once the ratio leaves its bounds."""
        ratio, bound = self.ratio(pairs), log((1 - ERROR) / ERROR)
        if abs(ratio) < bound:
            return Verdict.OPEN
        return Verdict.BETTER if ratio > 0 else Verdict.NOT_BETTER
