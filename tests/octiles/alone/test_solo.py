"""A solitaire in hand: laying, turning, lifting, and what one takes next."""

from __future__ import annotations

import pytest

from tests.octiles.positions import cases, full_board
from tiles2d.octiles.alone.rules.moves import Lay, Lift, Turn
from tiles2d.octiles.alone.rules.puzzles import CHALLENGES
from tiles2d.octiles.alone.rules.rules import RULES
from tiles2d.octiles.alone.rules.state import State
from tiles2d.octiles.alone.turn.solo import Solo, longest_loop_way
from tiles2d.octiles.rules.format.position import layout_of
from tiles2d.octiles.rules.paths import loops
from tiles2d.octiles.scene.pointing import towards
from tiles2d.octiles.turn.spots import IN_HAND, PILE, Spot


def take(solo, name, *, rim=False):
    """Takes what lies there, and plays the move that comes of it."""
    solo.point_at(Spot(name, rim))
    move = solo.take()
    if move is not None:
        solo.show(RULES.apply(solo.state, move))
    return move


@pytest.fixture
def solo():
    return Solo(State("loop"))


def test_tile_is_laid_turned_and_lifted_again(solo):
    solo.rotate(2)
    assert take(solo, "c3") == Lay(1, "c3", 2)
    assert take(solo, "c3", rim=True) == Turn("c3", 3)
    assert solo.tile == 2
    assert take(solo, "c3") == Lift("c3")
    assert (solo.tile, solo.rotation) == (1, 3)


def test_tile_in_hand_and_pile_are_taken_by_clicks(solo):
    assert take(solo, IN_HAND) is None
    assert solo.rotation == 1
    take(solo, PILE)
    assert (solo.tile, solo.rotation) == (2, 0)
    solo.next_tile(-1)
    assert solo.tile == 1


def test_all_spaces_can_be_filled_and_one_tile_is_left(solo):
    for space in solo.choices:
        take(solo, space)
    assert solo.state.is_full
    assert solo.pile == (solo.tile,)


def test_hand_of_a_challenge_is_empty_when_all_is_laid():
    solo = Solo(State("challenge-40"))
    for space in solo.choices:
        take(solo, space)
    assert (solo.tile, solo.pile) == (None, ())
    assert take(solo, solo.choices[0]) == Lift(solo.choices[0])


def test_keys_walk_the_spaces(solo):
    solo.walk(1)
    assert solo.spot == Spot("b5")
    solo.walk(1)
    assert solo.spot == Spot("c5")


def test_arrows_walk_the_spaces_of_a_solitaire(solo):
    solo.settle_on("b5")
    assert towards(solo, 1, 0) == "c5"


def test_keys_walk_only_the_spaces_of_a_challenge():
    assert sorted(Solo(State("challenge-1")).choices) == sorted(CHALLENGES[0].spaces)


def test_over_nothing_can_be_taken(solo):
    solo.show(solo.state, over=True)
    assert take(solo, "c3") is None
    assert solo.choices == []


@pytest.mark.parametrize("seed", range(20))
def test_longest_loop_is_as_long_as_the_rules_say(seed):
    layout = full_board(seed)
    assert len(longest_loop_way(layout)) == max(loops(layout), default=0)


def test_longest_path_is_shown_as_long_as_it_is():
    for case in cases("positions", "full_board_links"):
        solo = Solo(State("path", layout_of(case["tiles"])))
        assert len(solo.way) == max(length for *_, length in case["paths"])
