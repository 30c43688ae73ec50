"""What a position is worth to the player on turn: his chance to win, from some counts.

The weights were learned from the computer's own games (tools/tokyo_value.py).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp, fsum, log1p
from typing import Final

import msgspec

from highway3d.tokyo.player.choices import GLANCE, Choices, choices
from highway3d.tokyo.rules.turns import State

OF_ONE: Final = (
    "need", "sticks", "grey", "yellow", "best", "slots", "ends", "mobility", "wins",
    "rate", "grey a stick", "unsealed",
)  # fmt: skip
"""What is counted of each player."""
OF_BOTH: Final = ("bias", "seat", "race", "race by need", "race by rival's need", "lead")
NAMES: Final = (
    *(f"own {name}" for name in OF_ONE), *(f"rival {name}" for name in OF_ONE), *OF_BOTH,
)  # fmt: skip


class Weights(msgspec.Struct, frozen=True):
    """One weight a name of ``NAMES``, in that order."""

    weights: tuple[float, ...]


@cache
def learned() -> tuple[float, ...]:
    """The weights in the package."""
    data = files(__package__).joinpath("value.json").read_bytes()
    return msgspec.json.decode(data, type=Weights).weights


def counts(state: State) -> list[float]:
    """What is counted of a position, in the order of ``NAMES``."""
    own, rival = state.turn, 1 - state.turn
    mine, others = (_of_one(state, seat, choices(state, seat, GLANCE)) for seat in (own, rival))
    letter = state.options.materials_end == "letter"
    race = (1.0 if mine[1] > others[1] else -1.0) * letter
    lead = (others[0] - mine[0]) * (not letter)
    return [*mine, *others, 1.0, float(own), race, race * mine[9], race * others[9], lead]


def _of_one(state: State, seat: int, found: Choices) -> list[float]:
    supply = state.supplies[seat]
    best = int(found.cars.max(initial=0))
    over, under = state.highway.covered
    own = [index for index, road in enumerate(state.highway.roads) if road.owner == seat]
    sticks = supply.roads + 0.5
    return [
        float(supply.cars),
        float(supply.roads),
        supply.grey / 10,
        float(supply.yellow),
        float(min(best, 3)),
        float(min(int(found.slots.sum()), 8)),
        float(min(len(found.bases), 4)),
        log1p(len(found.cars)),
        float(best >= supply.cars),
        min(supply.cars / sticks, 3.0),
        min(supply.grey / sticks, 4.0),
        float((~over[own]).sum() + (~under[own]).sum()) / 10,
    ]


def chance(state: State, weights: tuple[float, ...]) -> float:
    """The chance to win of the player on turn; of one who has won it is 1, drawn ½."""
    if state.outcome is not None:
        winners = state.outcome.winners
        return 0.5 if not winners else float(state.turn in winners)
    score = fsum(a * b for a, b in zip(counts(state), weights, strict=True))
    return round(1 / (1 + exp(-max(-30.0, min(30.0, score)))), 9)
