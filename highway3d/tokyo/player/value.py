"""What a position is worth to the player on turn: his chance to win, from some counts.

The weights were learned from the computer's own games (tools/tokyo_value.py).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp, fsum, log, log1p
from typing import Final

import msgspec

from highway3d.tokyo.player.choices import GLANCE, Choices, choices
from highway3d.tokyo.rules.turns import State

OF_ONE: Final = (
    "need", "sticks", "grey", "yellow", "best", "slots", "ends", "mobility", "wins",
    "rate", "grey a stick", "unsealed", "best by need", "log need",
)  # fmt: skip
"""What is counted of each player."""
OF_BOTH: Final = (
    "bias", "seat",
    "race", "race by rate", "race by rival's rate", "race late", "race by need",
    "race by rival's need",
    "lead", "lead late", "swing late", "slots to spare",
)  # fmt: skip
"""The race is who lays the last stick, which decides by the letter; else the lead in cars does."""
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
    return [*mine, *others, *_of_both(mine, others, own, state.options.materials_end)]


def _of_both(mine: list[float], others: list[float], seat: int, ends: str) -> list[float]:
    """How the two stand to each other; ``late`` counts the more, the fewer sticks are left."""
    own, rival = dict(zip(OF_ONE, mine, strict=True)), dict(zip(OF_ONE, others, strict=True))
    late = 1 + own["sticks"] + rival["sticks"]
    letter = ends == "letter"
    race = (1.0 if own["sticks"] > rival["sticks"] else -1.0) * letter
    lead = (rival["need"] - own["need"]) * (not letter)
    return [
        1.0, float(seat),
        race, race * own["rate"], race * rival["rate"], race / late, race * own["need"],
        race * rival["need"],
        lead, lead / late, (own["best"] - rival["best"]) * (not letter) / late,
        (own["slots"] - rival["slots"]) * (not letter),
    ]  # fmt: skip


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
        min(best, 3) / (0.5 + supply.cars),
        log(0.5 + supply.cars),
    ]


def chance(state: State, weights: tuple[float, ...]) -> float:
    """The chance to win of the player on turn; of one who has won it is 1, drawn ½."""
    if state.outcome is not None:
        winners = state.outcome.winners
        return 0.5 if not winners else float(state.turn in winners)
    score = fsum(a * b for a, b in zip(counts(state), weights, strict=True))
    return round(1 / (1 + exp(-max(-30.0, min(30.0, score)))), 9)
