"""The systematic search: nothing skipped, nothing illegal offered."""

from __future__ import annotations

from collections import Counter
from math import hypot
from random import Random

import pytest

from highway3d.tokyo.rules.building import faults
from highway3d.tokyo.rules.components import Supply
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.rules import TokyoRules
from highway3d.tokyo.rules.scan import (
    DIRECTIONS,
    DISTANCES,
    candidate_road,
    candidates,
    heights,
    is_blocked,
    is_exhausted,
    legal_builds,
    open_bases,
)
from highway3d.tokyo.rules.turns import Build
from tests.tokyo.tables import PLENTY, game, lanes, locked, pillar, road

RULES = TokyoRules()


def test_every_open_base_direction_distance_and_payable_height_is_tried():
    state, supply = lanes(), Supply(4, 1, 5, 5)
    found = list(candidates(state.highway, 0, supply, state.options))
    # from height 1: up one; junctions of 2 to 5, for 1 to 4 grey discs
    assert len(found) == (1 + 4) * DISTANCES * DIRECTIONS
    assert {build.base for build in found} == {"A2"}
    assert {(build.height, build.junction) for build in found} == {
        (2, False), (2, True), (3, True), (4, True), (5, True),
    }  # fmt: skip


def test_the_candidates_reach_from_the_nearest_place_to_the_farthest():
    state = lanes()
    flat = [
        hypot(build.x, build.y)
        for build in candidates(state.highway, 0, Supply(4, 0, 5, 5), state.options)
        if build.height == 2
    ]
    assert min(flat) == pytest.approx(945.6, abs=3)
    assert max(flat) == pytest.approx(1135.6, abs=3)


@pytest.mark.parametrize("height", range(1, 13))
def test_every_candidate_of_a_lonely_base_is_legal(height):
    state = game([pillar("A1", 0, 0, height)], [])
    builds = list(legal_builds(state.highway, 0, Supply(30, 3, 9, 9), state.options, exits=True))
    refused = [build for build in builds if build is None]
    assert len(builds) > DIRECTIONS * DISTANCES
    assert refused == []


def test_exits_are_tried_only_when_asked_for():
    state = lanes()
    plain = candidates(state.highway, 0, PLENTY, state.options)
    assert all(build.height for build in plain)
    asked = candidates(state.highway, 0, PLENTY, state.options, exits=True)
    assert sum(build.height == 0 for build in asked) == DISTANCES * DIRECTIONS


def test_a_player_shut_in_by_full_pillars_is_blocked():
    state = locked()
    assert is_blocked(state.highway, 0, state.supplies[0], state.options)
    assert not is_exhausted(state.highway, 0, state.supplies[0], state.options)


def test_a_player_with_discs_for_a_tower_is_not_shut_in():
    state = locked()
    assert not is_blocked(state.highway, 0, Supply(20, 1, 5, 5), state.options)


def test_a_player_at_the_start_is_not_blocked():
    state = RULES.new(Options(), 2, 0)
    assert not is_blocked(state.highway, 0, state.supplies[0], state.options)


def test_a_player_without_a_stick_has_no_candidates():
    state = lanes()
    assert list(candidates(state.highway, 0, Supply(9, 1, 0, 5), state.options, exits=True)) == []


def test_full_pillars_are_no_bases_and_junctions_never_fill():
    state = lanes()
    assert [base.name for base in open_bases(state.highway, 0, state.options)] == ["A2"]
    hub = pillar("A1", 0, 0, 3, junction=True)
    ends = [pillar("A2", 100, 0, 2), pillar("A3", 0, 100, 2), pillar("A4", -100, 0, 2)]
    highway = game([hub, *ends], [road(hub, end) for end in ends]).highway
    bases = open_bases(highway, 0, Options())
    assert [base.name for base in bases] == ["A1", "A2", "A3", "A4"]
    bases = open_bases(highway, 0, Options(junction_roads=3))
    assert [base.name for base in bases] == ["A2", "A3", "A4"]


@pytest.mark.parametrize(
    ("height", "supply", "exhausted"),
    [
        (1, Supply(0, 0, 1, 9), False),   # an exit
        (1, Supply(9, 3, 0, 9), True),    # no stick
        (2, Supply(0, 3, 9, 9), True),    # a junction needs a grey disc
        (2, Supply(1, 0, 9, 9), False),   # down one
        (3, Supply(1, 0, 9, 9), True),
        (3, Supply(1, 1, 9, 9), False),   # a junction of two
        (3, Supply(2, 0, 9, 9), False),
        (30, Supply(1, 1, 9, 9), False),  # in number; whether a stick reaches is not asked
    ],
)  # fmt: skip
def test_exhaustion_follows_the_cheapest_build(height, supply, exhausted):
    highway = game([pillar("A1", 0, 0, height)], []).highway
    assert is_exhausted(highway, 0, supply, Options()) is exhausted


def test_heights_are_those_that_can_be_paid_and_reached():
    assert heights(pillar("A1", 0, 0, 1), Supply(2, 1, 5, 5)) == [(2, False), (2, True), (3, True)]
    assert heights(pillar("A1", 0, 0, 3), Supply(1, 0, 5, 5)) == []
    far = heights(pillar("A1", 0, 0, 14), Supply(30, 1, 5, 5))
    assert min(height for height, _ in far) == 3


def test_the_legal_builds_of_the_first_turn_are_counted():
    state = RULES.new(Options(), 2, 0)
    supply = state.supplies[0]
    found = filter(None, legal_builds(state.highway, 0, supply, state.options, exits=True))
    counts = Counter(("junction " if build.junction else "") + str(build.height) for build in found)
    assert counts == {
        "0": 176, "2": 172, "junction 2": 172, "junction 3": 172, "junction 4": 172,
        "junction 5": 172, "junction 6": 177, "junction 7": 180, "junction 8": 185,
        "junction 9": 188, "junction 10": 188, "junction 11": 188, "junction 12": 188,
    }  # fmt: skip


def test_builds_found_legal_have_no_fault_and_the_others_have():
    chance = Random(5)
    state = RULES.new(Options(), 2, 0)
    for _ in range(14):
        state = RULES.apply(state, RULES.random_move(state, chance))
    seat, supply = state.turn, state.supplies[state.turn]
    everything = list(candidates(state.highway, seat, supply, state.options))
    found = list(legal_builds(state.highway, seat, supply, state.options))
    assert len(found) == len(everything)
    for build, legal in list(zip(everything, found, strict=True))[::7]:
        laid = candidate_road(state.highway, seat, build)
        assert (faults(state.highway, laid, supply, state.options) == ()) == (legal == build)


def test_a_candidate_is_a_move_that_the_rules_take():
    state = lanes()
    build = next(filter(None, legal_builds(state.highway, 0, PLENTY, state.options)))
    assert isinstance(build, Build)
    assert RULES.apply(state, build).turn == 1
