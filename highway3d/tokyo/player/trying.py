"""Builds tried on a position: what it becomes, and which are worth a try at all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import numpy as np

from highway3d.tokyo.player.choices import Choices
from highway3d.tokyo.rules.bases import candidate_road
from highway3d.tokyo.rules.building import cost, is_legal
from highway3d.tokyo.rules.ending import after_turn
from highway3d.tokyo.rules.highway import Car
from highway3d.tokyo.rules.places.around import Floats
from highway3d.tokyo.rules.rules import car_limit
from highway3d.tokyo.rules.turns import Build, State

GREY_PRICE: Final = 0.05
YELLOW_PRICE: Final = 0.45
EXIT_PRICE: Final = 0.3
LAST_END_PRICE: Final = 3.0
"""What a disc, a junction, an exit, and an exit from the only open end are worth in cars."""
METRE_PRICE: Final = 1.0
"""What a metre costs between a new end and the nearest road that pays."""
ALIKE: Final = 0.35
"""Builds from one base to one height that earn the same and turn less apart are one idea."""


def tried(state: State, build: Build) -> State | None:
    """The position after a build with all its cars; None where the exact rules refuse it.

    The cars stand anywhere: only how many there are counts here.
    """
    seat, supply = state.turn, state.supplies[state.turn]
    road = candidate_road(state.highway, seat, build)
    if not is_legal(state.highway, road, supply, state.options):
        return None
    cars = car_limit(state.highway, road, supply, state.options)
    left = supply - replace(cost(road.end), cars=cars)
    highway = state.highway.built(road, [Car(road.name, seat, 500)] * cars)
    supplies = (left, state.supplies[1]) if seat == 0 else (state.supplies[0], left)
    return after_turn(replace(state, highway=highway, supplies=supplies, passes=0))


def appeal(state: State, seat: int, found: Choices) -> Floats:
    """How good each build looks before it is tried, in cars."""
    most = state.supplies[seat].cars
    exits = found.height == 0
    last = len(found.bases) == 1
    price = (EXIT_PRICE + LAST_END_PRICE * last) * exits
    score = np.minimum(found.cars, most) - GREY_PRICE * found.grey - price
    score = score - YELLOW_PRICE * found.junction - METRE_PRICE * _away(state, seat, found) / 10_000
    result: Floats = score.round(6)
    return result


def _away(state: State, seat: int, found: Choices) -> Floats:
    """From each new end to the nearest middle of a rival road that still pays (dmm)."""
    over, under = state.highway.covered
    rows = state.highway.network.rows
    rival = np.array([road.owner != seat for road in state.highway.roads], np.bool_)
    middles = (rows[:, [0, 1]] + rows[:, [3, 4]])[rival & ~(over & under)] / 2
    ends = found.ends
    if not len(middles):
        return np.zeros(len(ends))
    away = np.full(len(ends), np.inf)
    for x, y in middles.tolist():
        away = np.minimum(away, (ends[:, 0] - x) ** 2 + (ends[:, 1] - y) ** 2)
    result: Floats = np.sqrt(away)
    return result


def shortlist(found: Choices, score: Floats) -> Iterator[Build]:
    """The builds by their score, the best first, one of each idea."""
    taken: dict[tuple[int, ...], list[float]] = {}
    for index in np.argsort(-score, kind="stable").tolist():
        idea = tuple(
            int(column[index])
            for column in (found.base, found.height, found.junction, found.crossed)
        )
        angle, others = float(found.angle[index]), taken.setdefault(idea, [])
        if all(abs((angle - other + np.pi) % (2 * np.pi) - np.pi) >= ALIKE for other in others):
            others.append(angle)
            yield found.build(index)
