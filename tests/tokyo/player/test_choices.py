"""The quick look on arrays agrees with the exact rules."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from highway3d.tokyo.player.choices import choices
from highway3d.tokyo.rules.bases import candidate_road, heights, open_bases
from highway3d.tokyo.rules.building import is_legal
from highway3d.tokyo.rules.crossings import crossings, earned
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.places.around import around
from highway3d.tokyo.rules.places.cells import first_cells
from highway3d.tokyo.rules.places.screen import screen
from highway3d.tokyo.rules.rules import TokyoRules
from highway3d.tokyo.rules.turns import Build

RULES = TokyoRules()


def late(seed, turns=22):
    chance, state = Random(seed), RULES.new(Options(), 2, 0)
    for _ in range(turns):
        state = RULES.apply(state, RULES.random_move(state, chance))
    return state


@pytest.mark.parametrize("seed", range(4))
def test_choices_are_legal_but_for_a_few_and_earn_what_is_said(seed):
    state = late(seed)
    found = choices(state, state.turn)
    refused = 0
    for index in range(0, len(found.cars), 3):
        build = found.build(index)
        road = candidate_road(state.highway, state.turn, build)
        if is_legal(state.highway, road, state.supplies[state.turn], state.options):
            pay = earned(road, crossings(state.highway, road, state.options))
            assert pay == found.cars[index], build
        else:
            refused += 1
    assert refused <= len(found.cars) // 100


@pytest.mark.parametrize("seed", range(4))
def test_no_legal_place_with_a_tenth_to_spare_is_screened_out(seed):
    state = late(seed)
    bases = [base for seat in (0, 1) for base in open_bases(state.highway, seat, state.options)]
    for base in bases:
        kinds = heights(base, state.supplies[base.owner])
        if not kinds:
            continue
        near = around(state.highway, base, base.owner, state.options)
        at, cells = first_cells(base, kinds)
        room = screen(near, at).room.ravel()
        for index in (room < -2).nonzero()[0][::5].tolist():
            height, junction = kinds[cells.kind[index]]
            x = base.x + round(cells.length[index] * at.cos[index // len(at.length[0])])
            y = base.y + round(cells.length[index] * at.sin[index // len(at.length[0])])
            road = candidate_road(
                state.highway, base.owner, Build(base.name, x, y, height, junction)
            )
            supply = state.supplies[base.owner]
            assert not is_legal(state.highway, road, supply, state.options)


def test_a_road_not_noticed_pays_nothing():
    state = late(2)
    unseen = choices(state, state.turn, noticed=np.zeros(len(state.highway.roads), np.bool_))
    assert set(unseen.cars.tolist()) <= {0, 1}
    assert not unseen.slots.any()


def test_the_slots_are_those_that_some_choice_takes():
    state = late(3)
    found = choices(state, state.turn)
    assert found.slots.any() == bool((found.cars - (found.height == 0) > 0).any())
