"""Looking ahead where two sides play: alpha-beta over the best turns, two turns a batch.

Values are turns to go, the other side's less one's own, seen by the side on turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from tiles2d.octiles.player.homeward import Flags, Floats
from tiles2d.octiles.player.race import (
    WON,
    Batch,
    Position,
    Race,
    after,
    batch,
    left,
    passed,
    replies,
    turns,
)

BEAM: Final = 20
"""How many turns are looked at more closely, beyond the last two."""
GUESSES: Final = 3
"""How many tiles are tried where nobody knows which one comes."""
MOST: Final = 2 * WON


class Enough(Exception):
    """The work or the time is spent."""


class Effort:
    """Counts positions and ends the search when there are enough of them, or no time is left."""

    def __init__(self, work: int, is_over: Callable[[], bool]) -> None:
        self.looked = 0
        self._work = work
        self._is_over = is_over

    def count(self, looked: int) -> None:
        """Raises ``Enough`` once the work is spent."""
        self.looked += looked
        if self.looked > self._work or self._is_over():
            raise Enough


class Duel:
    """A search between two sides, each of one player or of more."""

    def __init__(self, race: Race, effort: Effort) -> None:
        self._race = race
        self._effort = effort

    def two_turns(self, position: Position, made: Batch) -> Floats:
        """Every turn's value with the best reply to it."""
        race = self._race
        mine = self._is_mine(position.turn)
        standing = made.weighed(np.where(mine, -1.0, 1.0))
        following = (position.turn + 1) % race.players
        sign = 1.0 if mine[following] else -1.0
        values: Floats = standing + sign * replies(race, position, made)
        values[made.wins] = WON
        return values

    def value(self, position: Position, depth: int, alpha: float, beta: float) -> float:
        """The value of a position so many turns ahead, exact between ``alpha`` and ``beta``."""
        numbers = turns(self._race, position)
        if not numbers:
            return self._pass(position, depth, alpha, beta)
        self._effort.count(len(numbers))
        made = batch(self._race, position, numbers)
        values = self.two_turns(position, made)
        if made.wins.any():
            return WON + depth
        if depth <= 2:
            return float(values.max())
        best = -MOST
        for row in np.argsort(-values, kind="stable")[:BEAM].tolist():
            found = self.turn(position, made, row, depth, max(alpha, best), beta)
            best = max(best, found)
            if best >= beta:
                break
        return best

    def turn(
        self, position: Position, made: Batch, row: int, depth: int, alpha: float, beta: float
    ) -> float:
        """The value of one turn of a batch, looking ``depth`` turns ahead, itself included."""
        if made.wins[row]:
            return WON + depth
        return self.reply(position.turn, after(self._race, position, made, row), depth, alpha, beta)

    def reply(self, turn: int, following: Position, depth: int, alpha: float, beta: float) -> float:
        """The value to who had the ``turn`` of what follows.

        Where the tile in hand is the first that nobody has seen yet, the mean over some.
        """
        if following.known == 0 and following.hidden:
            found = [self._told_to(turn, each, depth, -MOST, MOST) for each in _guesses(following)]
            return sum(found) / len(found)
        return self._told_to(turn, following, depth, alpha, beta)

    def _told_to(
        self, turn: int, following: Position, depth: int, alpha: float, beta: float
    ) -> float:
        if self._race.team[following.turn] == self._race.team[turn]:
            return self.value(following, depth - 1, alpha, beta)
        return -self.value(following, depth - 1, -beta, -alpha)

    def _pass(self, position: Position, depth: int, alpha: float, beta: float) -> float:
        if depth <= 1:
            mine = self._is_mine(position.turn)
            return sum(
                left(self._race, position.runners, player) * (-1.0 if mine[player] else 1.0)
                for player in range(self._race.players)
            )
        return self.reply(position.turn, passed(self._race, position), depth, alpha, beta)

    def _is_mine(self, turn: int) -> Flags:
        team = self._race.team
        return np.array([team[player] == team[turn] for player in range(self._race.players)])


def _guesses(position: Position) -> list[Position]:
    """The position with some of the tiles in hand that may be; each in turn comes to the top."""
    pile = position.pile
    tops = [place for place, tile in enumerate(pile) if tile in position.hidden][:GUESSES]
    return [position._replace(pile=(pile[top], *pile[:top], *pile[top + 1 :])) for top in tops] or [
        position
    ]
