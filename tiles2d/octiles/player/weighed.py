"""Moves with what they are worth: what every version's thinking comes to."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from highway3d.table.thinking import Level, Limits
from tiles2d.octiles.rules.moves import Move

NOISE = {Level.GREEDY: 0.05, Level.GENTLE: 2.0}
"""In turns of a runner; the weak level prefers good moves still."""
LITTLE_NOISE = 0.02
"""Keeps two computers from going round in circles."""


@dataclass(slots=True)
class Weighed:
    """Moves in the order in which they were listed; ``order`` names them best first."""

    moves: list[Move]
    values: list[float]
    order: list[int]
    depth: int = 1

    @classmethod
    def of(cls, moves: list[Move], values: list[float], depth: int) -> Weighed:
        """Ranked by their values; of equals the first."""
        order = sorted(range(len(moves)), key=lambda nth: -values[nth])
        return cls(moves, values, order, depth)

    @property
    def best(self) -> Move:
        """The best move."""
        return self.moves[self.order[0]]

    def improve(self, nth: int, value: float) -> None:
        """Gives a move another value and puts it first."""
        self.values[nth] = value
        self.order.remove(nth)
        self.order.insert(0, nth)


def noise(level: Level, limits: Limits, count: int, quiet: bool) -> list[float]:
    """What is added to the values of so many moves."""
    if quiet:
        return [0.0] * count
    chance, most = Random(limits.seed), NOISE.get(level, LITTLE_NOISE)
    return [most * chance.random() for _ in range(count)]
