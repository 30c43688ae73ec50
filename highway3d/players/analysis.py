"""What the strongest level makes of a game that was played: who stood better, and where it turned.

It holds what the player says of each position, one after the other, and compares it with what was
played; which game that is, it does not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from highway3d.table.thinking import Fact, Scale, Valued


class Turn(NamedTuple):
    """A turn that was played: by whom, and its text."""

    seat: int
    played: str


class Analysis:
    """Grows by one turn with each ``add``, in the order of play."""

    def __init__(self, scale: Scale, turns: Sequence[Turn]) -> None:
        self._scale = scale
        self.turns = list(turns)
        self.found: list[list[Valued]] = []
        """The moves there were at each turn, the best first."""

    @property
    def is_done(self) -> bool:
        """Tells whether every turn has been looked at."""
        return len(self.found) == len(self.turns)

    def add(self, found: Sequence[Valued]) -> None:
        """What the player says of the next turn; it may know of no move."""
        self.found.append(sorted(found, key=lambda each: -each.value))

    def best(self, number: int) -> Valued | None:
        """The best move there was at a turn."""
        return self.found[number][0] if self.found[number] else None

    def played(self, number: int) -> Valued | None:
        """What was played at a turn, if the player thought of it."""
        text = self.turns[number].played
        return next((each for each in self.found[number] if each.move == text), None)

    def loss(self, number: int) -> float:
        """What the move played gave away, against the best; 0 where that is not known.

        A move that the player did not think of is worth what it left to the rival.
        """
        best, played = self.best(number), self.played(number)
        if best is None:
            return 0.0
        if played is not None:
            return best.value - played.value
        if number + 1 >= len(self.found) or not (reply := self.best(number + 1)):
            return 0.0
        same = self.turns[number + 1].seat == self.turns[number].seat
        value = reply.value if same else 2 * self._scale.even - reply.value
        return max(0.0, best.value - value)

    def turning_points(self) -> list[int]:
        """The turns at which somebody gave much away."""
        known = range(len(self.found))
        return [number for number in known if self.loss(number) >= self._scale.slip]

    def curve(self) -> list[float]:
        """How well the first seat stands before each turn, from -1 to 1, as far as is known.

        To be on turn is worth something: each is the mean of two turns that follow one another.
        """
        plain = [0.0, *map(self._standing, range(len(self.found)))]
        return [(one + other) / 2 for one, other in pairwise(plain)]

    def _standing(self, number: int) -> float:
        best = self.best(number)
        if best is None:
            return 0.0
        share = (best.value - self._scale.even) / self._scale.won
        share = max(-1.0, min(1.0, share))
        return share if self.turns[number].seat == 0 else -share


def beyond(facts: Sequence[Fact], others: Sequence[Fact]) -> list[tuple[str, int]]:
    """The codes that stand more often among some facts than among others, and how much more."""
    return list((_codes(facts) - _codes(others)).items())


def _codes(facts: Sequence[Fact]) -> Counter[str]:
    return Counter(str(fact[0]) for fact in facts)
