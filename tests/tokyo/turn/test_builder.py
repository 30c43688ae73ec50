"""The steps of a turn, without a window."""

from __future__ import annotations

from math import hypot
from random import Random

import pytest

from highway3d.tokyo.rules.building import BuildFault
from highway3d.tokyo.rules.highway import Pillar
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.rules import TokyoRules
from highway3d.tokyo.rules.turns import Build, Shift
from highway3d.tokyo.turn.builder import Builder, Step
from highway3d.tokyo.turn.draft import (
    Draft,
    Site,
    aimed,
    first_legal,
    laid,
    length,
    next_legal,
    ring,
    study,
    taken,
)
from highway3d.tokyo.turn.search import Search

RULES = TokyoRules()


@pytest.fixture
def state():
    return RULES.new(Options(), 2, 0)


@pytest.fixture
def builder(state):
    return Builder(state)


def played(builder):
    """The builder after its move has been played."""
    builder.show(RULES.apply(builder.state, builder.move))
    return builder


def placed_towards(builder, x, y):
    builder.aim(x, y, exact=False)
    assert builder.put() == ()
    return builder


def test_a_single_base_is_taken_in_hand_at_once(builder):
    assert builder.step is Step.AIM
    assert builder.draft.base.name == "A1"


def test_the_first_draft_goes_one_storey_up_at_the_comfortable_span(builder):
    assert builder.draft.height == 2
    assert length(builder.draft) == pytest.approx(1035.6, abs=1)


def test_a_point_far_off_gives_the_comfortable_span(builder):
    builder.aim(-520, 9000, exact=False)
    assert (builder.draft.x, builder.draft.y) == (-520, 1036)


def test_a_point_inside_the_ring_holds_its_own_distance(builder):
    builder.aim(-520, 960, exact=False)
    assert builder.draft.y == 960


def test_shift_holds_the_exact_distance_as_far_as_the_stick_reaches(builder):
    builder.aim(-520, 9000, exact=True)
    assert builder.draft.y == 1135


@pytest.mark.parametrize("height", range(2, 13))
def test_every_laid_junction_lies_in_reach(builder, height):
    draft = laid(Draft(builder.draft.base, 30.0, height, junction=True))
    shortest, comfortable, longest = ring(draft)
    assert shortest <= length(draft) <= longest
    assert comfortable == pytest.approx(max(longest - 100, shortest))


def test_a_rise_beyond_the_stick_has_no_ring():
    assert ring(Draft(Pillar("A1", 0, 0, 0, 1), 0.0, 13, junction=True)) is None


def test_aiming_at_the_base_itself_changes_nothing(builder):
    draft = builder.draft
    assert aimed(draft, draft.base.x, draft.base.y, exact=False) == draft


def test_an_illegal_draft_is_not_put_down_and_says_why(builder):
    builder.aim(-5000, 0, exact=False)  # straight back along the ramp
    faults = builder.put()
    assert BuildFault.JOINT_ANGLE in [fault.code for fault in faults]
    assert builder.step is Step.AIM


def test_a_placed_draft_no_longer_follows_the_pointer(builder):
    placed_towards(builder, -520, 5000)
    builder.aim(-520, -5000, exact=False)
    assert builder.draft.y > 0


def test_arrows_nudge_the_placed_piece_by_a_tenth_and_with_shift_by_a_millimetre(builder):
    placed_towards(builder, -520, 5000)
    x, y = builder.draft.x, builder.draft.y
    builder.press("left", big=False)
    builder.press("up", big=True)
    assert (builder.draft.x - x, builder.draft.y - y) == (-1, 10)


def test_arrows_follow_the_view(builder):
    placed_towards(builder, -520, 5000)
    y = builder.draft.y
    builder.press("right", big=False, heading=90.0)
    assert builder.draft.y == y + 1


def test_the_move_of_a_finished_turn_is_legal(builder):
    placed_towards(builder, -520, 5000)
    assert builder.move == Build("A1", -520, 1036, 2)
    assert RULES.check(builder.state, builder.move) == ()


def test_going_back_takes_the_piece_into_the_hand_again(builder):
    placed_towards(builder, -520, 5000)
    assert builder.back()
    assert builder.step is Step.AIM
    assert not builder.back()


def test_height_goes_by_one_storey_both_ways_for_a_pillar(builder):
    builder.aim(-520, 5000, exact=False)
    played(placed_towards(builder, -520, 5000))
    played(placed_towards(builder, 520, 5000))
    assert builder.draft.height == 3
    builder.press("lower", big=False)
    assert builder.draft.height == 1
    builder.press("lower", big=False)
    assert builder.draft.height == 1


def test_a_junction_takes_any_height_from_two_up(builder):
    builder.press("junction", big=False)
    assert (builder.draft.height, builder.draft.junction) == (2, True)
    for _ in range(3):
        builder.press("higher", big=False)
    assert builder.draft.height == 5
    builder.press("junction", big=False)
    assert (builder.draft.height, builder.draft.junction) == (2, False)


def test_an_exit_earns_its_car_and_the_car_goes_on(builder):
    builder.press("exit", big=False)
    builder.aim(-520, 5000, exact=False)
    builder.put()
    assert builder.step is Step.CARS
    builder.put_all_cars()
    assert builder.step is Step.END
    assert len(builder.move.cars) == 1


def test_a_car_is_taken_off_by_a_second_click(builder):
    builder.press("exit", big=False)
    placed_towards(builder, -520, 5000)
    builder.put_car(500)
    assert builder.draft.cars == (500,)
    builder.put_car(505)
    assert builder.draft.cars == ()


def test_the_last_build_can_be_adjusted_until_the_rival_builds(builder):
    played(placed_towards(builder, -520, 5000))
    assert builder.adjust()
    builder.press("up", big=True)
    move = builder.move
    assert move == Shift(-520, 1046)
    after = RULES.apply(builder.state, move)
    assert after.highway.pillars[-1].y == 1046


def test_a_lifted_build_follows_the_pointer_at_its_height_and_is_put_down_again(builder):
    played(placed_towards(builder, -520, 5000))
    builder.adjust()
    builder.lift()
    assert not builder.press("higher", big=False)
    assert not builder.press("exit", big=False)
    placed_towards(builder, 0, 5000)
    assert isinstance(builder.move, Shift)
    assert RULES.check(builder.state, builder.move) == ()


def test_after_the_end_by_the_players_nothing_is_in_hand(builder, state):
    builder.show(state, over=True)
    assert builder.step is Step.OVER
    assert builder.bases == []
    assert not builder.adjust()


def test_the_first_draft_is_turned_to_a_legal_direction(builder):
    played(placed_towards(builder, -520, 5000))
    assert builder.study.legal


def test_a_base_with_no_legal_direction_at_the_first_height_is_given_another():
    state, chance = RULES.new(Options(), 2, 6), Random(6)
    while len(state.highway.roads) < 8:
        state = RULES.apply(state, RULES.random_move(state, chance))
    site = Site(state.highway, 0, state.supplies[0], state.options)
    base = state.highway.pillar("A2")
    plain, first = taken(site, base), first_legal(site, base)
    turned = [next_legal(site, plain, step) for step in (5.0, -5.0)]
    assert not any(study(site, draft).legal for draft in (plain, *turned))
    assert study(site, first).legal
    assert first.height != plain.height


def test_hints_are_walked_through_before_a_base_is_chosen(builder):
    hint = Build("A1", -520, 1036, 2)
    builder.draft, builder.hints = None, [(1, hint)]
    builder.press("next", big=False)
    assert builder.draft.build == hint


def test_nothing_is_adjusted_before_the_first_build(builder):
    assert not builder.adjust()


def test_tab_turns_to_the_next_legal_direction(builder):
    builder.aim(-5000, 0, exact=False)
    assert not builder.study.legal
    builder.press("next", big=False)
    assert builder.study.legal


def test_a_claim_stops_at_the_first_pillar_that_can_be_built(builder):
    search = Search(builder.site, claim=True)
    search.advance(10_000)
    assert search.over
    assert RULES.check(builder.state, search.found[0][1]) == ()


def test_an_exit_that_closes_the_last_base_is_no_hint(builder):
    search = Search(builder.site)
    search.advance(100_000)
    assert search.over
    assert search.found == []


def test_hints_are_builds_that_pay_and_lie_apart(builder):
    played(placed_towards(builder, -520, 5000))
    played(placed_towards(builder, -520, 5000))
    search = Search(builder.site)
    search.advance(100_000)
    assert search.over
    assert search.found
    assert all(worth.cars > 0 for worth, _ in search.found)
    assert [worth for worth, _ in search.found] == sorted(
        (worth for worth, _ in search.found), reverse=True
    )
    ends = [(build.x, build.y) for _, build in search.found]
    assert all(
        hypot(x - u, y - v) >= 150 for at, (x, y) in enumerate(ends) for u, v in ends[at + 1 :]
    )
