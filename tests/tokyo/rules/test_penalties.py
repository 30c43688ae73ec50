"""What is knocked down, what is owed for it, and that it is put back."""

from __future__ import annotations

import pytest

from highway3d.tokyo.rules.components import Supply
from highway3d.tokyo.rules.highway import Car
from highway3d.tokyo.rules.penalties import default_payment
from highway3d.tokyo.rules.turns import Pass, Penalty, Restore, Shift
from tests.tokyo.tables import (
    RULES,
    codes,
    lanes,
    onward,
    played,
    waiting,
)

CAR = "B1-B2@30%"


def test_play_waits_until_everything_is_put_back():
    state = RULES.apply(lanes(), Penalty(0, ("B1-B2",), grey=1))
    for move in (onward(0, 2), Pass(), Penalty(0, ("B1-B2",), grey=1), Shift(0, 0)):
        assert codes(state, move) == ["PIECES_DOWN"]
    assert codes(state, Restore()) == []


def test_nothing_is_put_back_when_nothing_fell():
    assert codes(lanes(), Restore()) == ["NOTHING_DOWN"]


@pytest.mark.parametrize(
    ("move", "found"),
    [
        (Penalty(0, ()), ["NOTHING_OWED"]),
        (Penalty(0, ("B7-B8",), grey=1), ["NO_SUCH_PIECE"]),
        (Penalty(0, ("B1-B2", "B1-B2"), grey=2), ["NAMED_TWICE"]),
        (Penalty(0, ("B1-B2",), ("B1-B2",), grey=1), ["NAMED_TWICE"]),
        (Penalty(0, ("B1-B2", "B1-B2", "B7-B8")), ["NO_SUCH_PIECE", "NAMED_TWICE"]),
        (Penalty(0, ("B1-B2",)), ["WRONG_PAYMENT"]),
        (Penalty(0, ("B1-B2",), grey=2), ["WRONG_PAYMENT"]),
        (Penalty(0, ("B1-B2",), grey=-1, yellow=2), ["WRONG_PAYMENT"]),
        (Penalty(0, ("B1-B2",), yellow=4), ["WRONG_PAYMENT"]),
        (Penalty(0, ("A1-A2",), grey=1), ["WRONG_PAYMENT"]),
        (Penalty(0, ("A1-A2",)), []),
        (Penalty(1, ("A1-A2",), yellow=1), []),
    ],
)
def test_a_penalty_names_what_fell_and_pays_what_is_due(move, found):
    assert codes(lanes(), move) == found


def test_discs_in_the_unfinished_pillar_are_not_paid():
    state = lanes(a=Supply(2, 1, 5, 5), cars=[Car("B1-B2", 1, 300)])
    fell = ("B1-B2", CAR)
    assert codes(state, Penalty(0, fell, grey=2, standing=(2, 0))) == ["WRONG_PAYMENT"]
    assert codes(state, Penalty(0, fell, yellow=1, standing=(2, 0))) == []
    assert default_payment(state, 0, 2, (2, 0)) == (0, 1)


@pytest.mark.parametrize(("penalty", "due"), [("fallen", 0), ("shifted", 1)])
def test_a_piece_only_shifted_is_paid_for_where_the_players_agreed_so(penalty, due):
    state = lanes(options={"penalty": penalty})
    assert codes(state, Penalty(0, (), ("B1-B2",), grey=due)) == []
    assert codes(state, Penalty(0, (), ("B1-B2",), grey=1 - due)) == ["WRONG_PAYMENT"]


def test_a_second_penalty_without_cost_leaves_the_turn_penalised():
    """Own pieces knocked later do not wash the first penalty away: the rival goes on waiting."""
    fell = Penalty(1, ("A1-A2",), grey=1), Restore(), Penalty(1, ("B1-B2",)), Restore()
    after = played(waiting(), *fell, onward(1, 2))
    assert (after.outcome, after.waiting) == (None, 0)


def test_a_penalty_does_not_end_the_turn():
    after = played(lanes(), Penalty(0, ("B1-B2",), grey=1), Restore())
    assert (after.turn, after.knocked) == (0, ())


def test_what_was_knocked_lies_about_until_it_is_put_back():
    state = RULES.apply(lanes(cars=[Car("B1-B2", 1, 300)]), Penalty(0, ("B1-B2",), (CAR,), grey=1))
    assert state.knocked == ("B1-B2", CAR)
