"""The steps of a turn: what may be taken, what comes of it, and why not."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.octiles.positions import grown, positions
from tiles2d.octiles.rules.moves import Pass, Place, Replace, Rotate, Run, Turn
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.rules import RULES, Status
from tiles2d.octiles.turn.actions import Kind, hand_of
from tiles2d.octiles.turn.hand import Step
from tiles2d.octiles.turn.spots import IN_HAND, PILE, Spot

few = settings(max_examples=25, deadline=None)


def first(seed=1, **options):
    """The hand before the first turn of two."""
    return hand_of(RULES.new(Options(**options), 2, seed))


def full(version="octiles", **options):
    """The hand at a board of one action that is full."""
    for seed in range(40):
        state = grown(version, 2, seed, 90, **options)
        if not state.outcome and 0 not in state.layout:
            return hand_of(state)
    raise AssertionError("no board fills")


def take(hand, name, *, rim=False):
    """Points at something and takes it."""
    hand.point_at(Spot(name, rim))
    return hand.take()


def codes(hand):
    return [fault.code.value for fault in hand.faults]


def lead_to(hand, move):
    """Takes whatever leads to a move."""
    if isinstance(move, Turn):
        hand.turn(move.rotation - hand.rotation)
        take(hand, move.space)
        if hand.runner != move.start:
            take(hand, move.start)
        return take(hand, move.end)
    if isinstance(move, Run):
        take(hand, move.start)
        return take(hand, move.end)
    hand.choose(Kind(type(move).__name__.lower()))
    hand.point_at(Spot(move.space))
    if isinstance(move, Rotate):
        while hand.turning is None or hand.turning.rotation != move.rotation:
            hand.turn(1)
    else:
        hand.turn(move.rotation - hand.rotation)
    return take(hand, move.space)


@few
@given(positions(), st.randoms(use_true_random=False))
def test_every_legal_move_can_be_taken_by_hand(state, chance):
    moves = RULES.survey(state).moves
    for move in chance.sample(moves, min(6, len(moves))):
        assert lead_to(hand_of(state), move) == move


@few
@given(positions(), st.integers(0, 2**32))
def test_whatever_is_taken_by_walking_is_legal(state, seed):
    hand, chance = hand_of(state), Random(seed)
    for _ in range(40):
        chance.choice([lambda: hand.walk(1), lambda: hand.go(1, 0), lambda: hand.turn(1)])()
        move = hand.take()
        if move is not None:
            assert RULES.check(state, move) == ()
            return


@few
@given(positions(), st.randoms(use_true_random=False))
def test_clicking_about_never_leads_to_an_illegal_move(state, chance):
    hand = hand_of(state)
    names = ["a2", "c3", "d4", "e3", "c1", "C3", "E5", "A2", "F4", "B5", IN_HAND, PILE]
    for _ in range(30):
        move = take(hand, chance.choice(names), rim=chance.random() < 0.3)
        assert move is None or RULES.check(state, move) == ()
        if chance.random() < 0.2:
            hand.back()


def test_turn_goes_from_tile_to_runner_to_end():
    hand = first(seed=4)
    assert hand.step is Step.PLACE
    assert take(hand, "a2") is None
    assert hand.step is Step.END
    assert hand.runner == "A2"
    assert take(hand, "B3") == Turn("a2", 0, "A2", "B3")


def test_runner_is_asked_for_where_more_than_one_can_go():
    state = grown("move_over", 2, 3, 12)
    hand = hand_of(state)
    space, rotation = next(
        (space, rotation)
        for space, rotations in hand.offers.turns.items()
        for rotation, runners in rotations.items()
        if len(runners) > 1
    )
    hand.turn(rotation)
    take(hand, space)
    assert hand.step is Step.RUNNER
    assert set(hand.choices) == set(hand.runs)
    take(hand, hand.choices[0])
    assert hand.step is Step.END


def test_tile_that_fits_only_turned_is_refused_with_that_advice():
    hand = first(seed=1)
    take(hand, "a3")
    assert codes(hand) == ["TURN_IT"]
    hand.turn(1)
    take(hand, "a3")
    assert hand.placed == "a3"


def test_tile_far_from_all_runners_is_refused():
    hand = hand_of(grown("move_over", 2, 1, 1))
    assert hand.must_vacate
    take(hand, "c5")
    assert codes(hand) == ["MUST_VACATE"]
    hand = hand_of(grown("move_over", 2, 1, 2))
    take(hand, "c5")
    assert codes(hand) == ["NOBODY_CROSSES"]


def test_runner_before_the_tile_is_refused():
    hand = first()
    take(hand, "A2")
    assert codes(hand) == ["TILE_FIRST"]


def test_runner_whom_no_path_leads_anywhere_is_refused_with_that_reason():
    hand = first(version="octiles")
    take(hand, "A2")
    assert codes(hand) == ["NO_WAY"]


@pytest.mark.parametrize(
    "then", [lambda hand: hand.point_at(Spot("b3")), lambda hand: hand.turn(1)]
)
def test_refusal_is_over_once_something_else_is_meant(then):
    hand = first(version="octiles")
    take(hand, "A2")
    hand.point_at(None)
    assert hand.faults
    then(hand)
    assert not hand.faults


def test_runner_of_the_other_is_refused():
    hand = first(seed=4)
    take(hand, "a2")
    hand.back()
    take(hand, "a2")
    hand.runner = None
    take(hand, "F4")
    assert codes(hand) == ["NO_SUCH_RUNNER"]


def test_end_where_no_path_leads_is_refused_with_the_rules_reason():
    hand = first(seed=4)
    take(hand, "a2")
    take(hand, "D4")
    assert codes(hand) == ["PATH_ENDS_NOWHERE"]
    assert hand.runner == "A2"


def test_runner_that_cannot_cross_the_tile_is_told_so():
    hand = first(seed=4)
    take(hand, "a2")
    hand.runner = None
    take(hand, "A4")
    assert codes(hand) == ["PATH_MISSES_TILE"]


def test_going_back_takes_up_runner_then_tile_then_nothing():
    state = grown("move_over", 2, 3, 12)
    hand = hand_of(state)
    move = next(m for m in RULES.survey(state).moves)
    hand.turn(move.rotation)
    take(hand, move.space)
    several = hand.step is Step.RUNNER
    if several:
        take(hand, move.start)
        assert hand.back()
        assert hand.step is Step.RUNNER
    assert hand.back()
    assert hand.step is Step.PLACE
    assert not hand.back()


def test_turning_a_laid_tile_takes_it_up_again():
    hand = first(seed=4)
    take(hand, "a2")
    hand.turn(1)
    assert hand.step is Step.PLACE
    assert (hand.rotation, hand.spot) == (1, Spot("a2"))


def test_rim_of_the_laid_tile_turns_it_too():
    hand = first(seed=4)
    take(hand, "a2")
    assert take(hand, "a2", rim=True) is None
    assert (hand.step, hand.rotation) == (Step.PLACE, 1)


def test_tile_in_hand_turns_when_it_is_taken():
    hand = first()
    take(hand, IN_HAND)
    assert hand.rotation == 1


def test_another_space_takes_the_laid_tile_along():
    hand = first(seed=4)
    take(hand, "a2")
    take(hand, "a3")
    assert hand.placed == "a3"


def test_arrows_go_to_the_nearest_choice_on_that_side():
    hand = first(seed=4)
    hand.walk(1)
    assert hand.spot == Spot("a3")
    hand.go(0, -1)
    assert hand.spot == Spot("a2")
    hand.go(0, -1)
    assert hand.spot == Spot("a2")


def test_position_without_a_move_offers_only_the_pass():
    hand = hand_of(RULES.new(Options(runners=3), 2, 7))
    assert hand.offers.status is Status.PASS
    assert hand.step is Step.PASS
    assert hand.take() == Pass()


def test_showing_the_same_position_keeps_what_is_in_hand():
    hand = first(seed=4)
    take(hand, "a2")
    hand.show(hand.state)
    assert hand.placed == "a2"
    hand.show(RULES.new(Options(), 2, 4))
    assert hand.placed is None


# One action a turn


def test_empty_space_is_placed_on_at_once():
    assert take(first(version="octiles"), "c3") == Place("c3", 0)


def test_laid_tile_is_not_touched_before_the_board_is_full():
    hand = hand_of(RULES.apply(RULES.new(Options(version="octiles"), 2, 1), Place("c3", 0)))
    take(hand, "c3")
    assert codes(hand) == ["BOARD_NOT_FULL"]
    take(hand, "c3", rim=True)
    assert codes(hand) == ["BOARD_NOT_FULL"]


def test_middle_of_a_tile_replaces_it_and_its_rim_turns_it():
    hand = full()
    space = hand.offers.rotates and next(iter(hand.offers.rotates))
    assert take(hand, space) == Replace(space, 0)
    hand = hand_of(hand.state)
    assert take(hand, space, rim=True) is None
    assert hand.step is Step.ROTATE
    assert take(hand, space) == Rotate(space, hand.turning.rotation)


def test_rotating_never_stops_at_the_pattern_that_lay_there():
    hand = full()
    space = next(iter(hand.offers.rotates))
    take(hand, space, rim=True)
    seen = set()
    for _ in range(8):
        seen.add(hand.turning.rotation)
        hand.turn(1)
    assert seen <= set(hand.offers.rotates[space])


def test_rotating_is_dropped_by_going_back():
    hand = full()
    take(hand, next(iter(hand.offers.rotates)), rim=True)
    assert hand.back()
    assert hand.layout == hand.state.layout


def test_marked_tile_is_refused_when_turned():
    hand = full()
    space = next(iter(hand.offers.rotates))
    move = Rotate(space, hand.offers.rotates[space][0])
    hand = hand_of(RULES.apply(hand.state, move))
    take(hand, space, rim=True)
    assert codes(hand) == ["TILE_MARKED"]


def test_chosen_rotating_holds_for_the_middle_too():
    hand = full()
    space = next(iter(hand.offers.rotates))
    hand.choose(Kind.ROTATE)
    assert take(hand, space) is None
    assert hand.turning


def test_kinds_are_walked_through_where_they_are_possible():
    hand = first(version="octiles")
    assert hand.kind is Kind.PLACE
    hand.next_kind(1)
    assert hand.kind is Kind.PLACE
    hand = full()
    kinds = set()
    for _ in range(4):
        kinds.add(hand.kind)
        hand.next_kind(1)
    assert kinds == {kind for kind in Kind if hand.possible(kind)}
    assert Kind.PLACE not in kinds


@pytest.mark.parametrize("version", ["move_over", "octiles", "team_up"])
def test_hint_followed_step_by_step_plays_that_move(version):
    state = grown(version, 2, 5, 20)
    move = RULES.survey(state).moves[0]
    hand = hand_of(state)
    for _ in range(4):
        hand.prefer(move)
        played = hand.take()
        if played:
            break
    assert played == move
