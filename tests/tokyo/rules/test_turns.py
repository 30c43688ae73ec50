"""The shared situations of a whole game, one after the other."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from highway3d.table.game import IllegalMove
from highway3d.tokyo.rules.bases import is_exhausted, open_bases
from highway3d.tokyo.rules.components import CARS, Supply
from highway3d.tokyo.rules.highway import Car
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.penalties import default_payment, owed
from highway3d.tokyo.rules.turns import Build, End, Pass, Penalty, Restore, Shift
from tests.tokyo.tables import (
    OVER,
    PLENTY,
    RULES,
    SPENT,
    cars_on,
    codes,
    crossable,
    game,
    lanes,
    locked,
    onward,
    pillar,
    road,
)

SHARED = Path(__file__).parents[2] / "cases" / "tokyo" / "turns.json"
EXPECTED = {
    case["id"]: case["expected"] for case in json.loads(SHARED.read_text(encoding="utf-8"))["cases"]
}
TESTED: set[str] = set()


def situation(case):
    """Gives a test what the shared situation of this name expects."""
    TESTED.add(case)
    return pytest.mark.parametrize("expected", [pytest.param(EXPECTED[case], id=case)])


def winner(state):
    """The one winner as the situations name the players."""
    (seat,) = state.outcome.winners
    return f"P{seat + 1}"


def test_every_shared_situation_has_its_test():
    assert set(EXPECTED) == TESTED


@situation("turn-S01")
def test_the_entrance_is_paid_from_what_each_player_takes(expected):
    state = RULES.new(Options(), 2, 0)
    for seat in (0, 1):
        supply, bases = state.supplies[seat], open_bases(state.highway, seat, state.options)
        assert {
            "grey": supply.grey, "yellow": supply.yellow, "roads": supply.roads,
            "cars_left": supply.cars, "cars_placed": state.placed(seat),
            "open_bases": len(bases), "base_height": bases[0].height,
        } == expected["each_player"]  # fmt: skip


@situation("turn-S02")
def test_the_car_on_the_entrance_is_one_of_the_ten(expected):
    state = RULES.new(Options(), 2, 0)
    assert CARS - state.placed(0) == expected["cars_needed_to_win"]


@situation("turn-S03")
def test_the_entrances_stand_one_span_apart_with_their_ramps_outside(expected):
    highway = RULES.new(Options(), 2, 0).highway
    pillars = [[pillar.x / 10, pillar.y / 10] for pillar in highway.pillars]
    tips = [[road.start.x / 10, road.start.y / 10] for road in highway.roads]
    assert pillars == expected["pillars"]
    assert tips == expected["ground_tips"]
    assert pillars[1][0] - pillars[0][0] == expected["pillar_gap"]
    assert tips[1][0] - pillars[1][0] == expected["ramp_plan_length"]


@situation("turn-T01")
def test_the_last_build_may_be_shifted_until_the_rival_builds(expected):
    built = RULES.apply(crossable(), replace(OVER, cars=(500,)))
    assert (codes(built, Shift(505, 500, (500,))) == []) is expected["allowed"]
    shifted = RULES.apply(built, Shift(505, 500, (500,)))
    assert shifted.turn == built.turn
    assert shifted.highway.pillar("A2").x == 505


def test_a_shift_is_judged_for_legality_and_cars_afresh():
    built = RULES.apply(crossable(), replace(OVER, cars=(500,)))
    assert codes(built, Shift(505, 700)) == ["TOO_FAR"]
    assert codes(built, Shift(500, -1500, (500,))) == ["CARS_NOT_EARNED"]


@situation("turn-T02")
def test_the_last_build_stands_once_the_rival_has_built(expected):
    built = RULES.apply(lanes(), onward(0, 2))
    beside = Shift(1030, 50)
    assert codes(built, beside) == []
    after = RULES.apply(built, onward(1, 2))
    assert (codes(after, beside) == []) is expected["allowed"]


@situation("turn-T03")
def test_a_car_left_out_cannot_be_placed_after_the_rival_has_built(expected):
    state = crossable()
    built = RULES.apply(state, replace(OVER, cars=(500,)))
    assert codes(built, Shift(500, 500, (400, 600))) == []
    after = RULES.apply(built, Build("B2", 2000, -200, 1))
    late = Shift(500, 500, (400, 600))
    assert (codes(after, late) == []) is expected["allowed"]
    assert after.supplies[0].cars == PLENTY.cars - 1


@situation("turn-T04")
def test_a_player_who_can_build_may_not_pass(expected):
    found = codes(RULES.new(Options(), 2, 0), Pass())
    assert found == ["MUST_BUILD"]
    assert (found == []) is expected["allowed"]


@situation("turn-T05")
def test_a_player_without_a_legal_spot_passes_and_does_not_lose(expected):
    state = locked()
    assert not is_exhausted(state.highway, 0, state.supplies[0], state.options)
    assert (codes(state, Pass()) == []) is expected["allowed"]
    after = RULES.apply(state, Pass())
    assert (after.outcome is not None) is expected["loses"]
    assert after.turn == 1


@situation("turn-T07")
def test_any_open_end_may_be_continued_not_only_the_newest(expected):
    start = pillar("A1", 0, 0, 2, junction=True)
    older, newer = pillar("A2", 100, 0, 1), pillar("A3", 0, 100, 3)
    state = game([start, older, newer], [road(start, older), road(start, newer)])
    allowed = codes(state, Build("A2", 2035, 0, 2)) == []
    assert allowed is expected["allowed"]


@situation("turn-N01")
def test_rival_roads_and_cars_that_fell_are_paid_for_and_own_ones_are_free(expected):
    cars = [Car("B1-B2", 1, 300), Car("B1-B2", 1, 600)]
    state = lanes(cars=cars)
    move = Penalty(0, ("B1-B2", "B1-B2@30%", "B1-B2@60%", "A1-A2"), grey=3)
    assert owed(state, move) == expected["p1_gives"]
    after = RULES.apply(state, move)
    assert after.supplies[0].grey == PLENTY.grey - 3
    assert after.supplies[1].grey == PLENTY.grey + 3


@situation("turn-N03")
def test_a_player_short_of_discs_pays_all_he_has_and_the_rest_lapses(expected):
    cars = cars_on("B1-B2", 1, 4)
    state = lanes(cars=cars, a=Supply(2, 1, 5, 5))
    move = Penalty(0, ("B1-B2", *(car.name for car in cars)), grey=2, yellow=1)
    assert owed(state, move) == 5
    assert sum(default_payment(state, 0, 5)) == expected["p1_gives"]
    after = RULES.apply(RULES.apply(state, move), Restore())
    assert after.supplies[0] == Supply(0, 0, 5, 5)
    debt_is_gone = codes(after, Build("A2", 1085, 0, 0)) == []
    assert debt_is_gone is (expected["remaining_debt"] == 0)


@situation("turn-N04")
def test_a_penalty_is_paid_in_any_mix_of_discs_grey_first_by_default(expected):
    state = lanes(a=Supply(6, 2, 5, 5), cars=[Car("B1-B2", 1, 300)])
    fell = ("B1-B2", "B1-B2@30%")
    mixes = [
        (grey, yellow)
        for grey in range(4)
        for yellow in range(3)
        if codes(state, Penalty(0, fell, grey=grey, yellow=yellow)) == []
    ]
    assert {"any mix of grey and yellow": [(0, 2), (1, 1), (2, 0)]}[expected["choice"]] == mixes
    assert {"grey first": (2, 0)}[expected["default"]] == default_payment(state, 0, 2)


@situation("turn-N06")
def test_the_tenth_car_wins_although_its_builder_knocked_something_down(expected):
    state = crossable(cars=[Car("B1-B2", 1, 300)], a=replace(PLENTY, cars=1))
    assert codes(state, Penalty(0, ("B1-B2@30%",))) == ["WRONG_PAYMENT"]
    paid = RULES.apply(state, Penalty(0, ("B1-B2@30%",), grey=1))
    assert codes(paid, OVER) == ["PIECES_DOWN"]
    after = RULES.apply(RULES.apply(paid, Restore()), replace(OVER, cars=(500,)))
    assert (after.outcome.winners == (0,)) is expected["p1_wins"]
    assert after.supplies[1].grey == PLENTY.grey + 1


@situation("turn-E01")
def test_more_cars_earned_than_left_are_placed_as_far_as_they_reach_and_win(expected):
    state = crossable(a=replace(PLENTY, cars=2))
    b5, b6 = pillar("B5", 0, 0, 1), pillar("B6", 100, 0, 2)
    highway = state.highway.built(road(b5, b6))
    state = replace(state, highway=replace(highway, pillars=(*highway.pillars, b5)))
    assert codes(state, replace(OVER, cars=(300, 500, 700))) == ["CARS_NOT_EARNED"]
    after = RULES.apply(state, replace(OVER, cars=(300, 500)))
    assert after.placed(0) == expected["cars_placed"]
    assert (winner(after), after.outcome.reason) == (expected["winner"], End.TENTH_CAR)


@situation("turn-E02")
def test_a_player_out_of_materials_loses_after_the_rivals_clean_turn(expected):
    state = lanes(a_height=2, a=Supply(3, 0, 4, 9))
    waiting = RULES.apply(state, onward(0, 3))
    assert waiting.supplies[0] == Supply(0, 0, 3, 9)
    assert (waiting.waiting, waiting.outcome) == (0, None)
    after = RULES.apply(waiting, onward(1, 2))
    assert (winner(after), after.outcome.reason) == (expected["winner"], End.MATERIALS)


def left_by(base, height, supply):
    """Player A has built from an open end of this height with this supply."""
    return RULES.apply(lanes(a_height=base, a=supply), onward(0, height))


@situation("turn-E04")
def test_a_stick_is_enough_for_an_exit_from_one_disc(expected):
    after = left_by(2, 1, Supply(1, 0, 2, 9))
    assert after.supplies[0] == Supply(0, 0, 1, 9)
    assert (after.waiting == 0) is expected["exhausted"]


@situation("turn-E05")
def test_without_a_stick_nothing_can_be_built(expected):
    after = left_by(2, 1, Supply(6, 0, 1, 9))
    assert after.supplies[0] == Supply(5, 0, 0, 9)
    assert (after.waiting == 0) is expected["exhausted"]


@situation("turn-E07")
def test_a_low_junction_may_still_be_paid_where_the_next_step_cannot(expected):
    after = left_by(3, 4, Supply(6, 1, 5, 9))
    assert after.supplies[0] == Supply(2, 1, 4, 9)
    assert (after.waiting == 0) is expected["exhausted"]


@situation("turn-E09")
def test_an_exit_from_the_last_open_base_leaves_nothing_to_build_on(expected):
    state = lanes(cars=cars_on("A1-A2", 0, 8), a=replace(PLENTY, cars=2))
    after = RULES.apply(state, Build("A2", 1085, 0, 0))
    assert open_bases(after.highway, 0, after.options) == []
    assert (after.waiting == 0) is expected["exhausted"]


@situation("turn-E10")
def test_two_passes_in_a_row_end_the_game_for_whoever_has_more_cars(expected):
    cars = [*cars_on("A2-A3", 0, 8), *cars_on("B2-B3", 1, 7)]
    passed = RULES.apply(locked(cars=cars), Pass())
    after = RULES.apply(passed, Pass())
    assert (winner(after), after.outcome.reason) == (expected["winner"], End.BLOCKED)


@situation("turn-E11")
def test_the_starter_who_lays_his_last_stick_first_loses_by_the_letter(expected):
    after = last_sticks_laid("letter")
    assert (winner(after), after.outcome.reason) == (expected["winner"], End.MATERIALS)


def test_the_starter_who_lays_his_last_stick_first_wins_by_more_cars_where_agreed():
    after = last_sticks_laid("cars")
    assert (winner(after), after.outcome.reason) == ("P1", End.MATERIALS_CARS)


def last_sticks_laid(materials_end):
    """Both have laid their last stick, the starter first, who has more cars on the road."""
    cars = [*cars_on("A1-A2", 0, 8), *cars_on("B1-B2", 1, 5)]
    last_stick = replace(PLENTY, roads=1)
    state = lanes(cars=cars, a=last_stick, b=last_stick, options={"materials_end": materials_end})
    return RULES.apply(RULES.apply(state, onward(0, 2)), onward(1, 2))


@situation("turn-E12")
def test_a_pass_while_the_rival_waits_is_no_turn_carried_out_and_cars_decide(expected):
    cars = [*cars_on("A2-A3", 0, 8), *cars_on("B2-B3", 1, 6)]
    state = replace(locked(height=3, cars=cars, a=SPENT, turn=1), waiting=0)
    after = RULES.apply(state, Pass())
    assert (winner(after), after.outcome.reason) == (expected["winner"], End.BLOCKED)


def test_a_refused_move_raises_every_fault():
    with pytest.raises(IllegalMove) as refused:
        RULES.apply(lanes(a=Supply(0, 0, 0, 9)), onward(0, 4))
    assert str(refused.value) == "HEIGHT_STEP, NO_ROAD, NO_GREY"
