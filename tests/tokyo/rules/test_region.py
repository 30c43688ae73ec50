"""The raster of free ground says what the judge says, but for half a millimetre at a border."""

from __future__ import annotations

from math import cos, pi, sin, tau
from random import Random

import pytest

from highway3d.tokyo.rules.bases import heights, open_bases
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.places.region import Ground, Region
from highway3d.tokyo.rules.rules import TokyoRules
from tests.tokyo.rules.test_places import random_position, site

ROUND = [(away * cos(n * pi / 8), away * sin(n * pi / 8)) for away in (3, 5) for n in range(16)]
"""Steps of half a millimetre and less all round."""


def answered(region):
    while not region.is_done:
        region.advance()
    return region


def differing(region, chance, count):
    """Random places of the ring where the judge has no such answer within half a millimetre."""
    for _ in range(count):
        angle, length = chance.random() * tau, chance.uniform(region.nearest, region.farthest)
        x = region.base.x + round(length * cos(angle))
        y = region.base.y + round(length * sin(angle))
        shown = region.at(x, y)
        around = ((x + round(dx), y + round(dy)) for dx, dy in [(0, 0), *ROUND])
        if not any(region.judged(*place) is shown for place in around):
            yield x, y


def regions(state):
    for base in open_bases(state.highway, state.turn, state.options):
        kinds = heights(base, state.supplies[state.turn]) + [(0, False)] * (base.height == 1)
        for kind in kinds:
            yield Region(*site(state), base, kind)


@pytest.mark.parametrize(
    ("options", "positions", "count"),
    [
        (Options(), 1, 20),
        pytest.param(Options(), 8, 140, marks=pytest.mark.slow),
        pytest.param(Options(scope="crossing_point"), 2, 100, marks=pytest.mark.slow),
        pytest.param(Options(pillars_under_roads="forbid"), 2, 100, marks=pytest.mark.slow),
    ],
)
def test_random_places_agree_with_the_judge_to_half_a_millimetre(options, positions, count):
    chance = Random(11)
    for seed in range(positions):
        for region in regions(random_position(Random(seed), options, 16 + seed)):
            assert not list(differing(answered(region), chance, count))


def test_what_cannot_be_paid_is_free_nowhere():
    state = TokyoRules().new(Options(), 2, 0)
    [base] = open_bases(state.highway, 0, state.options)
    region = Region(*site(state), base, (9, False))
    assert region.is_done
    assert not region.ground.any()


def test_an_exit_pays_wherever_it_may_lie():
    state = TokyoRules().new(Options(), 2, 0)
    [base] = open_bases(state.highway, 0, state.options)
    region = answered(Region(*site(state), base, (0, False)))
    assert set(region.ground.ravel().tolist()) == {Ground.CLOSED, Ground.PAYS}
