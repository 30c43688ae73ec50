"""Who waits, who passes, and who has won when materials run out."""

from __future__ import annotations

from dataclasses import replace

from highway3d.tokyo.rules.components import Supply
from highway3d.tokyo.rules.highway import Car
from highway3d.tokyo.rules.turns import Build, End, Pass, Penalty, Restore
from tests.tokyo.tables import (
    PLENTY,
    RULES,
    SPENT,
    cars_on,
    codes,
    lanes,
    locked,
    onward,
    pillar,
    played,
    ramp,
    waiting,
)

# Waiting and the end of materials


def test_the_waiting_player_is_saved_by_a_penalty_that_lets_him_build():
    state = waiting(cars=[Car("A1-A2", 0, 300)])
    fell = Penalty(1, ("A1-A2", "A1-A2@30%"), grey=2)
    after = played(state, fell, Restore(), onward(1, 2))
    assert (after.outcome, after.waiting, after.turn) == (None, None, 0)
    assert after.supplies[0].grey == 2


def test_the_waiting_player_goes_on_waiting_after_a_penalty_that_does_not_help():
    after = played(waiting(), Penalty(1, ("A1-A2",), grey=1), Restore(), onward(1, 2))
    assert (after.outcome, after.waiting, after.turn) == (None, 0, 1)


def test_the_waiting_player_loses_after_the_first_clean_turn_that_follows():
    again = played(waiting(), Penalty(1, ("A1-A2",), grey=1), Restore(), onward(1, 2))
    after = RULES.apply(again, Build("B3", 2070, 2000, 1))
    assert (after.outcome.winners, after.outcome.reason) == ((1,), End.MATERIALS)


def test_a_penalty_without_a_disc_left_to_pay_is_a_penalty_all_the_same():
    state = waiting(b=Supply(0, 0, 1, 9))
    after = played(state, Penalty(1, ("A1-A2",)), Restore(), Build("B2", 1085, 2000, 0))
    assert (after.outcome.winners, after.outcome.reason) == ((), End.BLOCKED)


def test_when_both_run_out_in_a_turn_with_a_penalty_the_cars_decide():
    state = waiting(b=Supply(2, 0, 1, 9), cars=cars_on("A1-A2", 0, 1))
    after = played(state, Penalty(1, ("A1-A2@10%",), grey=1), Restore())
    assert (after.outcome, after.waiting) == (None, 0)
    after = RULES.apply(after, Build("B2", 1085, 2000, 0))
    assert (after.outcome.winners, after.outcome.reason) == ((0,), End.BLOCKED)


def test_the_rival_wins_by_his_tenth_car_even_while_the_other_waits():
    last = lanes(a_height=3, a=SPENT, b=replace(PLENTY, cars=1), turn=1)
    after = RULES.apply(replace(last, waiting=0), Build("B2", 1085, 2000, 0, cars=(500,)))
    assert after.outcome.reason is End.TENTH_CAR


def test_when_both_run_out_the_first_one_loses():
    after = RULES.apply(waiting(b=Supply(2, 0, 1, 9)), onward(1, 2))
    assert (after.outcome.winners, after.outcome.reason) == ((1,), End.MATERIALS)


def test_a_penalty_that_takes_the_last_disc_ends_the_turn():
    state = lanes(a_height=3, a=Supply(2, 0, 4, 9))
    after = played(state, Penalty(0, ("B1-B2",), grey=1), Restore())
    assert (after.turn, after.waiting, after.outcome) == (1, 0, None)


def test_a_penalty_of_the_player_off_turn_makes_him_wait_from_now():
    state = RULES.apply(lanes(a_height=3, a=Supply(7, 0, 4, 9)), onward(0, 4))
    assert state.waiting is None
    after = played(state, Penalty(0, ("B1-B2",), grey=1), Restore())
    assert (after.turn, after.waiting) == (1, 0)


def test_materials_end_by_cars_may_be_a_draw():
    state = waiting(options={"materials_end": "cars"})
    after = RULES.apply(state, onward(1, 2))
    assert (after.outcome.winners, after.outcome.reason) == ((), End.MATERIALS_CARS)


# Passing


def test_two_passes_in_a_row_with_as_many_cars_are_a_draw():
    after = played(locked(), Pass(), Pass())
    assert (after.outcome.winners, after.outcome.reason) == ((), End.BLOCKED)


def test_a_build_between_two_passes_keeps_the_game_going():
    passed = RULES.apply(locked(), Pass())
    free, start = pillar("B40", 0, 250, 1), pillar("B41", -104, 250, 1)
    highway = passed.highway.built(ramp(-212, 250, start))
    highway = replace(highway, pillars=(*highway.pillars, free))
    built = RULES.apply(replace(passed, highway=highway), Build("B40", 1035, 2500, 2))
    after = RULES.apply(built, Pass())
    assert (after.outcome, after.passes) == (None, 1)


def test_a_pass_after_a_penalty_that_does_not_help_the_waiting_player_ends_the_game_too():
    state = replace(locked(height=3, a=SPENT, b=Supply(3, 0, 5, 5), turn=1), waiting=0)
    after = played(state, Penalty(1, ("A2-A3",), grey=1), Restore(), Pass())
    assert (after.outcome.winners, after.outcome.reason) == ((), End.BLOCKED)


def test_a_pass_after_a_penalty_that_lets_the_waiting_player_build_gives_him_the_turn():
    cars = cars_on("A2-A3", 0, 1)
    state = replace(locked(height=3, a=SPENT, b=Supply(5, 0, 5, 5), turn=1, cars=cars), waiting=0)
    fell = Penalty(1, ("A2-A3", cars[0].name), grey=2)
    after = played(state, fell, Restore(), Pass())
    assert (after.outcome, after.waiting, after.turn, after.passes) == (None, None, 0, 1)


def test_a_pass_while_the_rival_waits_ends_the_game_whoever_passed_before():
    state = replace(locked(height=3, a=SPENT, turn=1), waiting=0, passes=1)
    after = RULES.apply(state, Pass())
    assert (after.outcome.winners, after.outcome.reason) == ((), End.BLOCKED)


def test_a_blocked_player_may_pass_although_he_could_lay_an_exit():
    state = lanes(a=Supply(0, 0, 1, 9))
    assert codes(state, Pass()) == []
    assert codes(state, Build("A2", 1085, 0, 0)) == []
