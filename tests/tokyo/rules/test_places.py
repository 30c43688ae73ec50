"""The search for places: complete to half a millimetre, nothing illegal offered."""

from __future__ import annotations

from collections import defaultdict
from math import cos, pi, sin
from random import Random

import pytest

from highway3d.tokyo.rules.bases import candidate_road, heights, is_exhausted, open_bases
from highway3d.tokyo.rules.building import is_legal
from highway3d.tokyo.rules.components import Supply
from highway3d.tokyo.rules.crossings import Result, crossings
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.places.cells import span
from highway3d.tokyo.rules.places.survey import builds, is_blocked
from highway3d.tokyo.rules.rules import TokyoRules
from highway3d.tokyo.rules.turns import Build
from tests.tokyo.tables import PLENTY, game, lanes, locked, pillar, road

RULES = TokyoRules()
ROOM = [(round(5 * cos(n * pi / 4)), round(5 * sin(n * pi / 4))) for n in range(8)]
"""Steps of half a millimetre all round."""


def site(state):
    return state.highway, state.turn, state.supplies[state.turn], state.options


def random_position(chance, options, turns):
    state = RULES.new(options, 2, 0)
    for _ in range(turns):
        after = RULES.apply(state, RULES.random_move(state, chance))
        if after.outcome is not None:
            break
        state = after
    return state


def scattered(chance, state, count):
    """Builds in random directions, at random lengths and heights, most of them illegal."""
    bases = open_bases(state.highway, state.turn, state.options)
    for _ in range(count):
        base = chance.choice(bases)
        kinds = heights(base, state.supplies[state.turn]) + [(0, False)] * (base.height == 1)
        if not kinds:
            continue
        height, junction = chance.choice(kinds)
        angle, length = chance.random() * 2 * pi, chance.uniform(*span(base, height))
        x, y = base.x + round(length * cos(angle)), base.y + round(length * sin(angle))
        yield Build(base.name, x, y, height, junction)


def is_possible(state, build):
    highway, seat, supply, options = site(state)
    return is_legal(highway, candidate_road(highway, seat, build), supply, options)


def earns(state, build):
    """The crossings that would pay."""
    laid = candidate_road(state.highway, state.turn, build)
    found = crossings(state.highway, laid, state.options)
    return frozenset((c.road, c.relation) for c in found if c.result is Result.QUALIFIES)


def kind(build):
    return build.base, build.height, build.junction


def has_room(state, build):
    """Tells whether half a millimetre to any side changes neither verdict nor crossings."""
    pay = earns(state, build)
    near = [
        Build(build.base, build.x + dx, build.y + dy, build.height, build.junction)
        for dx, dy in ROOM
    ]
    return all(is_possible(state, other) and earns(state, other) >= pay for other in near)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "turns", "options"),
    [
        (1, 4, Options()), (2, 12, Options()), (3, 20, Options()), (4, 26, Options()),
        (5, 24, Options(pillars_under_roads="forbid")), (6, 22, Options(joint_rule="off")),
        (7, 24, Options(scope="crossing_point")),
        (8, 24, Options(junction_roads=3, table="1200x800")),
    ],
)  # fmt: skip
def test_whatever_a_random_search_finds_with_room_is_found(seed, turns, options):
    chance = Random(seed)
    state = random_position(chance, options, turns)
    known = defaultdict(list)
    for build in builds(*site(state), exits=True):
        known[kind(build)].append(earns(state, build))
    for build in scattered(chance, state, 2500):
        if is_possible(state, build) and has_room(state, build):
            assert any(earns(state, build) <= pay for pay in known[kind(build)]), build


@pytest.mark.parametrize("seed", range(5))
def test_every_build_found_is_legal(seed):
    state = random_position(Random(seed), Options(), 20)
    found = list(builds(*site(state), exits=True))
    assert found
    assert all(RULES.check(state, build) == () for build in found)


def test_the_only_gap_between_pillars_is_found_though_no_direction_of_a_grid_leads_through():
    """A road is 10 mm wide and keeps 9.5 mm from each centre: 29.6 mm leave 0.6 mm of room."""
    state = gate(29.6)
    assert not is_blocked(*site(state))
    assert all(abs(build.y) < 60 for build in builds(*site(state), paying=False))


def test_a_gap_too_narrow_for_a_road_is_none():
    assert is_blocked(*site(gate(28.9)))


def gate(width):
    """A base in a ring of pillars with one gap so wide, 60 mm off in the direction of 0.5°."""
    gap = width / 2 / 60
    turns = [gap + n * (2 * pi - 2 * gap) / 14 + 0.0087 for n in range(15)]
    others = [
        pillar(f"B{n + 2}", 60 * cos(turn), 60 * sin(turn), 1) for n, turn in enumerate(turns)
    ]
    base = pillar("A1", 0, 0, 3)
    return game([base, *others], [], a=Supply(2, 0, 5, 5))


def test_kinds_are_those_that_can_be_paid_and_reached():
    state, supply = lanes(), Supply(4, 1, 5, 5)
    found = list(builds(state.highway, 0, supply, state.options))
    assert {kind(build) for build in found} == {
        ("A2", height, junction)
        for height, junction in ((2, False), (2, True), (3, True), (4, True), (5, True))
    }


@pytest.mark.parametrize("height", range(1, 13))
def test_a_lonely_base_offers_every_height(height):
    state = game([pillar("A1", 0, 0, height)], [])
    supply = Supply(30, 3, 9, 9)
    found = list(builds(state.highway, 0, supply, state.options))
    assert {kind(build)[1:] for build in found} == set(heights(state.highway.pillars[0], supply))


def test_exits_are_found_only_when_asked_for():
    state = lanes()
    assert all(build.height for build in builds(*site(state)))
    assert any(build.height == 0 for build in builds(*site(state), exits=True))


def test_one_build_a_kind_is_enough_where_nothing_need_pay():
    state = random_position(Random(3), Options(), 16)
    found = [kind(build) for build in builds(*site(state), paying=False)]
    assert len(found) == len(set(found))


def test_a_player_shut_in_by_full_pillars_is_blocked():
    state = locked()
    assert is_blocked(*site(state))
    assert not is_exhausted(*site(state))


def test_a_player_with_discs_for_a_tower_is_not_shut_in():
    state = locked()
    assert not is_blocked(state.highway, 0, Supply(20, 1, 5, 5), state.options)


def test_a_player_without_a_stick_finds_nothing():
    state = lanes()
    assert list(builds(state.highway, 0, Supply(9, 1, 0, 5), state.options, exits=True)) == []


def test_a_junction_full_by_the_joint_angle_offers_nothing():
    hub = pillar("A1", 0, 0, 3, junction=True)
    ends = [pillar(f"A{n + 2}", 100 * cos(n * 1.257), 100 * sin(n * 1.257), 2) for n in range(5)]
    state = game([hub, *ends], [road(hub, end) for end in ends], a=PLENTY)
    assert not any(build.base == "A1" for build in builds(*site(state), paying=False))
