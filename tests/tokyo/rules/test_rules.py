"""Building, adjusting, options and other ends, beyond the shared situations."""

from __future__ import annotations

from dataclasses import replace

import pytest

from highway3d.table.game import IllegalMove, TableEnd
from highway3d.tokyo.rules.components import Supply
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.rules import with_all_cars
from highway3d.tokyo.rules.turns import Build, Pass, Penalty, Restore, Shift
from tests.tokyo.tables import (
    OVER,
    PLENTY,
    RULES,
    cars_on,
    codes,
    crossable,
    game,
    lanes,
    onward,
    pillar,
    played,
    road,
)

# Building


def test_a_build_is_paid_for_and_the_rival_is_next():
    after = RULES.apply(lanes(), onward(0, 2))
    assert after.supplies == (Supply(18, 3, 8, 9), PLENTY)
    assert after.turn == 1
    assert [after.highway.pillars[-1].name, after.highway.roads[-1].name] == ["A3", "A2-A3"]


def test_a_junction_costs_a_yellow_disc_and_one_grey_fewer():
    after = RULES.apply(lanes(), replace(onward(0, 4), x=1000, junction=True))
    assert after.supplies[0] == Supply(17, 2, 8, 9)
    assert after.highway.pillar("A3").junction


def test_an_exit_costs_a_stick_has_no_pillar_and_pays_a_car():
    after = RULES.apply(lanes(), Build("A2", 1085, 0, 0, cars=(500,)))
    assert after.supplies[0] == Supply(20, 3, 8, 8)
    assert len(after.highway.pillars) == len(lanes().highway.pillars)
    assert after.highway.roads[-1].name == "A2-exit"


def test_a_build_from_no_pillar_names_no_base():
    assert codes(lanes(), Build("A9", 0, 0, 1)) == ["NO_SUCH_BASE"]


def test_a_junction_of_no_height_is_no_exit():
    assert codes(lanes(), Build("A2", 1085, 0, 0, junction=True)) == ["JUNCTION_NEEDS_GREY"]


def test_a_build_from_the_rivals_pillar_is_refused():
    assert codes(lanes(), replace(onward(0, 2), base="B2", y=2000)) == ["BASE_NOT_OWN"]


def test_cars_are_not_obligatory_and_lapse_with_the_turn():
    after = RULES.apply(crossable(), OVER)
    assert after.supplies[0].cars == PLENTY.cars
    assert after.placed(0) == 0


def test_an_illegal_build_earns_no_cars():
    found = codes(crossable(a=Supply(0, 0, 1, 9)), replace(OVER, cars=(500,)))
    assert found == ["NO_GREY", "CARS_NOT_EARNED"]


def test_every_car_a_build_earns_is_offered():
    assert len(with_all_cars(crossable(), OVER).cars) == 2
    assert len(with_all_cars(crossable(a=replace(PLENTY, cars=1)), OVER).cars) == 1
    assert with_all_cars(lanes(), onward(0, 2)).cars == ()


def test_nothing_is_done_after_the_end():
    over = played(crossable(a=replace(PLENTY, cars=1)), replace(OVER, cars=(500,)))
    for move in (OVER, Shift(500, 500), Pass(), Penalty(1, ("A1-A2",)), Restore()):
        assert codes(over, move) == ["GAME_OVER"]


# Adjusting


def test_nothing_can_be_shifted_before_the_first_build():
    assert codes(RULES.new(Options(), 2, 0), Shift(0, 0)) == ["NOTHING_TO_SHIFT"]


def test_a_shift_off_the_crossing_takes_the_cars_back():
    built = played(crossable(), replace(OVER, cars=(400, 600)))
    after = RULES.apply(built, Shift(500, 500))
    assert (after.supplies[0].cars, after.placed(0)) == (PLENTY.cars, 0)


def test_a_shift_may_place_the_car_that_was_left_out():
    built = played(crossable(a=replace(PLENTY, cars=2)), replace(OVER, cars=(400,)))
    after = RULES.apply(built, Shift(500, 500, (400, 600)))
    assert after.outcome.winners == (0,)
    assert RULES.turn(after) == 0


def test_an_exit_may_be_shifted():
    built = RULES.apply(lanes(), Build("A2", 1085, 0, 0, cars=(500,)))
    after = RULES.apply(built, Shift(1080, 30, (500,)))
    assert after.highway.roads[-1].end.x == 1080
    assert after.supplies == built.supplies


def test_a_shift_costs_nothing_and_keeps_the_turn():
    built = RULES.apply(lanes(a=Supply(2, 0, 1, 9)), onward(0, 2))
    after = RULES.apply(built, Shift(1030, 50))
    assert (after.supplies, after.turn) == (built.supplies, 1)


def test_a_shift_into_the_rivals_pillar_is_refused_with_every_fault():
    built = RULES.apply(lanes(), onward(0, 2))
    assert codes(built, Shift(0, 1900)) == ["TOO_FAR", "PILLAR_ON_PILLAR", "PILLAR_HITS_ROAD"]


def test_the_last_build_may_still_be_shifted_after_the_rival_has_passed():
    passed = replace(RULES.apply(lanes(), onward(0, 2)), turn=0, passes=1)
    assert codes(passed, Shift(1030, 50)) == []


# Other ends and options


def test_who_resigns_or_runs_out_of_time_loses():
    assert RULES.forfeit(lanes(), 0, TableEnd.RESIGNED).winners == (1,)


def test_two_players_always():
    assert list(RULES.seats(Options())) == [2]


@pytest.mark.parametrize(("options", "found"), [({}, []), ({"junction_roads": 3}, ["BASE_FULL"])])
def test_a_junction_carries_any_number_of_roads_or_three_by_option(options, found):
    base = pillar("A1", 0, 0, 3, junction=True)
    ends = [pillar("A2", -100, 0, 2), pillar("A3", 0, 100, 2), pillar("A4", 0, -100, 2)]
    roads = [road(ends[0], base), road(base, ends[1]), road(base, ends[2])]
    state = game([base, *ends], roads, options=options)
    assert codes(state, Build("A1", 1035, 0, 2)) == found


@pytest.mark.parametrize(("table", "found"), [("900x600", ["OFF_TABLE"]), ("1200x800", [])])
def test_a_larger_table_gives_more_room(table, found):
    state = game([pillar("A1", 400, 0, 1)], [], options={"table": table})
    assert codes(state, Build("A1", 5000, 0, 2)) == found


@pytest.mark.parametrize(("x", "found"), [(4405, []), (4406, ["OFF_TABLE"])])
def test_a_pillar_may_stand_on_the_very_edge_of_the_table_and_not_beyond(x, found):
    along_x = game([pillar("A1", 340, 0, 1)], [])
    assert codes(along_x, Build("A1", x, 0, 2)) == found
    along_y = game([pillar("A1", 0, -190, 1)], [])
    assert codes(along_y, Build("A1", 0, 1500 - x, 2)) == found


@pytest.mark.parametrize(("x", "found"), [(395, []), (394, ["PILLAR_HITS_ROAD"])])
def test_a_pillar_under_a_slope_needs_three_millimetres_and_no_more(x, found):
    """The road rises by 1 in 10: 9.5 mm before 39.5 mm it is 23 mm high, the disc 20 mm."""
    low, high, base = pillar("B1", 0, 0, 2), pillar("B2", 100, 0, 3), pillar("A1", 39.5, 103.5, 2)
    state = game([low, high, base], [road(low, high)])
    assert codes(state, Build("A1", x, 0, 2, junction=True)) == found


def test_a_refused_move_leaves_no_trace():
    state = lanes()
    with pytest.raises(IllegalMove):
        RULES.apply(state, onward(0, 5))
    assert state == lanes()


def test_a_joint_sharper_than_the_rule_is_legal_where_the_rule_is_off():
    sharp = Build("A2", -500, 860, 2)
    assert codes(lanes(), sharp) == ["JOINT_ANGLE"]
    assert codes(lanes(options={"joint_rule": "off"}), sharp) == []


def test_a_road_sealed_by_its_owner_pays_the_rival_no_more():
    state = crossable()
    over = [pillar("B5", 20, -60, 3), pillar("B6", 20, 60, 4)]
    highway = state.highway.built(road(*over))
    sealed = replace(state, highway=replace(highway, pillars=(*highway.pillars, over[0])))
    assert codes(sealed, replace(OVER, cars=(500,))) == ["CARS_NOT_EARNED"]
    assert codes(sealed, OVER) == []


def test_cars_of_both_players_are_counted_by_their_owner():
    state = lanes(cars=[*cars_on("A1-A2", 0, 3), *cars_on("B1-B2", 1, 2)])
    assert (state.placed(0), state.placed(1)) == (3, 2)
