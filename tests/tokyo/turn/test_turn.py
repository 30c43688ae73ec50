"""The steps of a turn, without a window."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from highway3d.tokyo.rules.building import BuildFault
from highway3d.tokyo.rules.highway import Pillar
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.rules import TokyoRules
from highway3d.tokyo.rules.turns import Build, Shift
from highway3d.tokyo.turn.draft import (
    Draft,
    Site,
    aimed,
    first_legal,
    follows,
    judged,
    laid,
    length,
    next_legal,
    ring,
    taken,
)
from highway3d.tokyo.turn.search import any_place
from highway3d.tokyo.turn.turn import Step, Turn

RULES = TokyoRules()


@pytest.fixture
def state():
    return RULES.new(Options(), 2, 0)


@pytest.fixture
def turn(state):
    return Turn(state)


def played(turn):
    """The turn after its move has been played."""
    turn.show(RULES.apply(turn.state, turn.move))
    return turn


def placed_towards(turn, x, y):
    turn.aim(x, y, exact=False)
    assert turn.put() == ()
    return turn


def test_a_single_base_is_taken_in_hand_at_once(turn):
    assert turn.step is Step.AIM
    assert turn.draft.base.name == "A1"


def test_the_first_draft_goes_one_storey_up_at_the_comfortable_span(turn):
    assert turn.draft.height == 2
    assert length(turn.draft) == pytest.approx(1035.6, abs=1)


def test_a_point_far_off_gives_the_comfortable_span(turn):
    turn.aim(-520, 9000, exact=False)
    assert (turn.draft.x, turn.draft.y) == (-520, 1036)


def test_a_point_inside_the_ring_holds_its_own_distance(turn):
    turn.aim(-520, 960, exact=False)
    assert turn.draft.y == 960


def test_shift_holds_the_exact_distance_as_far_as_the_stick_reaches(turn):
    turn.aim(-520, 9000, exact=True)
    assert turn.draft.y == 1135


@pytest.mark.parametrize("height", range(2, 13))
def test_every_laid_junction_lies_in_reach(turn, height):
    draft = laid(Draft(turn.draft.base, 30.0, height, junction=True))
    shortest, comfortable, longest = ring(draft)
    assert shortest <= length(draft) <= longest
    assert comfortable == pytest.approx(max(longest - 100, shortest))


def test_a_rise_beyond_the_stick_has_no_ring():
    assert ring(Draft(Pillar("A1", 0, 0, 0, 1), 0.0, 13, junction=True)) is None


def test_aiming_at_the_base_itself_changes_nothing(turn):
    draft = turn.draft
    assert aimed(draft, draft.base.x, draft.base.y, exact=False) == draft


def test_an_illegal_draft_is_not_put_down_and_says_why(turn):
    turn.aim(-5000, 0, exact=False)  # straight back along the ramp
    faults = turn.put()
    assert BuildFault.JOINT_ANGLE in [fault.code for fault in faults]
    assert turn.step is Step.AIM


def test_a_placed_draft_no_longer_follows_the_pointer(turn):
    placed_towards(turn, -520, 5000)
    turn.aim(-520, -5000, exact=False)
    assert turn.draft.y > 0


def test_arrows_nudge_the_placed_piece_by_a_tenth_and_with_shift_by_a_millimetre(turn):
    placed_towards(turn, -520, 5000)
    x, y = turn.draft.x, turn.draft.y
    turn.press("left", big=False)
    turn.press("up", big=True)
    assert (turn.draft.x - x, turn.draft.y - y) == (-1, 10)


def test_arrows_follow_the_view(turn):
    placed_towards(turn, -520, 5000)
    y = turn.draft.y
    turn.press("right", big=False, heading=90.0)
    assert turn.draft.y == y + 1


def test_the_move_of_a_finished_turn_is_legal(turn):
    placed_towards(turn, -520, 5000)
    assert turn.move == Build("A1", -520, 1036, 2)
    assert RULES.check(turn.state, turn.move) == ()


def test_going_back_takes_the_piece_into_the_hand_again(turn):
    placed_towards(turn, -520, 5000)
    assert turn.back()
    assert turn.step is Step.AIM
    assert turn.back()
    assert turn.step is Step.ASIDE


def test_height_goes_by_one_storey_both_ways_for_a_pillar(turn):
    turn.aim(-520, 5000, exact=False)
    played(placed_towards(turn, -520, 5000))
    played(placed_towards(turn, 520, 5000))
    assert turn.draft.height == 3
    turn.press("lower", big=False)
    assert turn.draft.height == 1
    turn.press("lower", big=False)
    assert turn.draft.height == 1


def test_a_junction_takes_any_height_from_two_up(turn):
    turn.press("junction", big=False)
    assert (turn.draft.height, turn.draft.junction) == (2, True)
    for _ in range(3):
        turn.press("higher", big=False)
    assert turn.draft.height == 5
    turn.press("junction", big=False)
    assert (turn.draft.height, turn.draft.junction) == (2, False)


def test_an_exit_earns_its_car_and_the_car_goes_on(turn):
    turn.press("exit", big=False)
    turn.aim(-520, 5000, exact=False)
    turn.put()
    assert turn.step is Step.CARS
    turn.put_all_cars()
    assert turn.step is Step.END
    assert len(turn.move.cars) == 1


def test_a_car_is_taken_off_by_a_second_click(turn):
    turn.press("exit", big=False)
    placed_towards(turn, -520, 5000)
    turn.put_car(500)
    assert turn.draft.cars == (500,)
    turn.put_car(505)
    assert turn.draft.cars == ()


def test_the_last_build_can_be_adjusted_until_the_rival_builds(turn):
    played(placed_towards(turn, -520, 5000))
    assert turn.adjust()
    turn.press("up", big=True)
    move = turn.move
    assert move == Shift(-520, 1046)
    after = RULES.apply(turn.state, move)
    assert after.highway.pillars[-1].y == 1046


def test_a_lifted_build_follows_the_pointer_at_its_height_and_is_put_down_again(turn):
    played(placed_towards(turn, -520, 5000))
    turn.adjust()
    turn.lift()
    assert not turn.press("higher", big=False)
    assert not turn.press("exit", big=False)
    placed_towards(turn, 0, 5000)
    assert isinstance(turn.move, Shift)
    assert RULES.check(turn.state, turn.move) == ()


def test_after_the_end_by_the_players_nothing_is_in_hand(turn, state):
    turn.show(state, over=True)
    assert turn.step is Step.OVER
    assert turn.bases == []
    assert not turn.adjust()


def test_the_first_draft_is_turned_to_a_legal_direction(turn):
    played(placed_towards(turn, -520, 5000))
    assert turn.verdict.is_legal


def test_a_base_with_no_legal_direction_at_the_first_height_is_given_another():
    state, chance = RULES.new(Options(), 2, 6), Random(6)
    while len(state.highway.roads) < 8:
        state = RULES.apply(state, RULES.random_move(state, chance))
    site = Site(state.highway, 0, state.supplies[0], state.options)
    base = state.highway.pillar("A2")
    plain, first = taken(site, base), first_legal(site, base)
    turned = [next_legal(site, plain, step) for step in (5.0, -5.0)]
    assert not any(judged(site, draft).is_legal for draft in (plain, *turned))
    assert judged(site, first).is_legal
    assert first.height != plain.height


def test_a_build_offered_before_a_base_is_chosen_is_taken_in_hand(turn):
    build = Build("A1", -520, 1036, 2)
    turn.draft = None
    turn.offer(build)
    assert turn.draft.build == build


def test_nothing_is_adjusted_before_the_first_build(turn):
    assert not turn.adjust()


def test_tab_turns_to_the_next_legal_direction(turn):
    turn.aim(-5000, 0, exact=False)
    assert not turn.verdict.is_legal
    turn.press("next", big=False)
    assert turn.verdict.is_legal


def test_a_claim_stops_at_the_first_pillar_that_can_be_built(turn):
    assert RULES.check(turn.state, any_place(turn.site)) == ()


def test_a_build_put_aside_is_taken_up_as_it_was(turn):
    turn.aim(-520, 5000, exact=False)
    draft = turn.draft
    assert turn.back()
    assert turn.draft is None
    assert turn.back()
    assert (turn.step, turn.draft) == (Step.AIM, draft)


def test_a_nudge_keeps_the_car_on_the_road(state):
    turn = Turn(state)
    turn.press("exit", big=False)
    placed_towards(turn, -520, 5000).put_all_cars()
    cars = turn.draft.cars
    turn.press("up", big=False)
    assert len(turn.draft.cars) == len(cars) > 0


def test_with_pieces_down_nothing_is_in_the_hand(state):
    turn = Turn(replace(state, knocked=("A-A1",)))
    assert (turn.step, turn.draft, turn.bases) == (Step.DOWN, None, [])


def test_after_a_pass_no_build_is_judged(turn):
    played(placed_towards(turn, -520, 5000))
    assert turn.last is not None
    turn.show(replace(turn.state, passes=1))
    assert turn.last is None


@pytest.mark.parametrize(("distance", "told"), [(1040, True), (1300, True), (500, False)])
def test_a_point_far_off_the_ring_tells_no_end(turn, distance, told):
    base = turn.draft.base
    assert follows(turn.draft, base.x, base.y + distance) == told


@pytest.mark.parametrize("action", ["next", "left", "junction"])
def test_a_key_of_the_board_takes_up_what_was_put_aside(turn, action):
    draft = turn.draft
    turn.put_aside()
    assert turn.press(action, big=False)
    assert turn.draft == draft
