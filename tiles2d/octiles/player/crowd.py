"""Looking ahead where three or four play, each for himself.

One must see one's own next turn to gain anything; so each of the best turns is followed round the
table, every rival with his best turn only, until it is one's own again.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tiles2d.octiles.player.duel import Effort
from tiles2d.octiles.player.homeward import Floats
from tiles2d.octiles.player.race import (
    JAM,
    STOPS_WANTED,
    WON,
    Batch,
    Position,
    Race,
    after,
    batch,
    passed,
    replies,
    turns,
)
from tiles2d.octiles.rules.board import STOPS
from tiles2d.octiles.rules.state import NOBODY

BEAM: Final = 24


def standing(race: Race, made: Batch, player: int) -> Floats:
    """How a player stands after each turn: the mean of the others' turns to go less his own.

    Where four play the last free stops are worth something to everybody.
    """
    share = np.full(race.players, 1 / (race.players - 1))
    share[player] = -1.0
    return made.weighed(share) - jam(race, made)


def jam(race: Race, made: Batch) -> Floats:
    """What the want of free stops costs after each turn."""
    if race.players < 4:
        return np.zeros(made.size)
    free = (made.runners[:, :STOPS] == NOBODY).sum(axis=1)
    found: Floats = JAM * np.maximum(STOPS_WANTED - free, 0)
    return found


def two_turns(race: Race, position: Position, made: Batch, weight: float = 1.0) -> Floats:
    """Every turn's value with the next player's best reply, which hurts one among several."""
    share = 1 / (race.players - 1)
    values = standing(race, made, position.turn) - share * replies(race, position, made)
    values[made.wins] = WON
    return values


def round_the_table(race: Race, position: Position, made: Batch, row: int, effort: Effort) -> float:
    """How one stands after a turn, everybody's best turn, and one's own best next turn."""
    me = position.turn
    if made.wins[row]:
        return WON
    position, last, gain = after(race, position, made, row), row, 0.0
    while position.turn != me:
        numbers = turns(race, position)
        if not numbers:
            position, gain = passed(race, position), 0.0
            continue
        effort.count(len(numbers))
        made = batch(race, position, numbers)
        values = two_turns(race, position, made)
        last = int(values.argmax())
        if made.wins[last]:
            return -WON
        mine = made.only(last)
        if (position.turn + 1) % race.players == me:
            gain = float(replies(race, position, mine)[0])
        position = after(race, position, made, last)
    return float(standing(race, made.only(last), me)[0]) + gain
