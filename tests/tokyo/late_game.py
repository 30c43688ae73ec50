"""A late-game table: 30 roads, some 66 discs and 20 cars, as two careless players leave it."""

from __future__ import annotations

from itertools import count
from random import Random

from highway3d.tokyo import GAME
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.scene.pieces.poses import CarAt, Standing, standing


def late_game() -> Standing:
    """The first random game from seed 32 on that lays 30 roads; cars fill up to 20."""
    for seed in count(32):
        state, chance = GAME.rules.new(Options(), 2, seed), Random(seed)
        while GAME.rules.outcome(state) is None and len(state.highway.roads) < 30:
            state = GAME.rules.apply(state, GAME.rules.random_move(state, chance))
        if len(state.highway.roads) == 30:
            return _with_cars(standing(state.highway))
    raise AssertionError


def _with_cars(table: Standing) -> Standing:
    extra = [
        CarAt(f"{road.name}@{place}", road.seat, road.name, place)
        for place in (0.33, 0.66)
        for road in table.roads[:10]
    ]
    return table._replace(cars=(table.cars + tuple(extra))[:20])
