"""What the strongest level makes of a game: losses, turning points, who stood better."""

from __future__ import annotations

import pytest

from highway3d.players.analysis import Analysis, Turn, beyond
from highway3d.table.thinking import Scale, Valued

SCALE = Scale(even=0.5, won=0.4, slip=0.1)


def analysed(*turns):
    """Turns as (played, values of what there was), the seats in their order."""
    analysis = Analysis(SCALE, [Turn(at % 2, played) for at, (played, _) in enumerate(turns)])
    for _, found in turns:
        analysis.add([Valued(move, value) for move, value in found.items()])
    return analysis


def test_a_move_that_was_thought_of_gave_away_what_the_best_is_above_it():
    analysis = analysed(("b", {"a": 0.7, "b": 0.4}))
    assert analysis.loss(0) == pytest.approx(0.3)
    assert analysis.turning_points() == [0]


def test_a_move_nobody_thought_of_is_worth_what_it_left_to_the_rival():
    analysis = analysed(("c", {"a": 0.7}), ("x", {"x": 0.6}))
    assert analysis.loss(0) == pytest.approx(0.3)


def test_the_last_move_is_not_blamed_where_nothing_is_known_of_it():
    assert analysed(("c", {"a": 0.7})).turning_points() == []


def test_the_best_move_is_no_turning_point_in_whatever_order_it_is_told():
    assert analysed(("a", {"b": 0.2, "a": 0.7})).turning_points() == []


def test_curve_is_of_the_first_seat_and_evens_out_who_is_on_turn():
    assert analysed(("a", {"a": 0.9}), ("x", {"x": 0.9})).curve() == pytest.approx([0.5, 0.0])


def test_reasons_are_counted_against_each_other():
    best = (("EARNS", "A1-A2", "over"), ("EARNS", "A2-A3", "under"), ("COSTS", 2, 0))
    assert beyond(best, (("EARNS", "A1-A2", "over"), ("COSTS", 1, 0))) == [("EARNS", 1)]
