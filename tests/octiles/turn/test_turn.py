"""The steps of a turn: what may be taken, what comes of it, and why not."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.octiles.positions import grown, positions
from tiles2d.octiles.rules.moves import Pass, Place, PlaceAndRun, Replace, Rotate, Run
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.rules import RULES, Status
from tiles2d.octiles.scene.pointing import towards
from tiles2d.octiles.turn.actions import Kind, turn_of
from tiles2d.octiles.turn.spots import IN_HAND, PILE, Spot
from tiles2d.octiles.turn.turn import Step

few = settings(max_examples=25)


def first(seed=1, **options):
    """The hand before the first turn of two."""
    return turn_of(RULES.new(Options(**options), 2, seed))


def full(version="octiles", **options):
    """The hand at a board of one action that is full."""
    for seed in range(40):
        state = grown(version, 2, seed, 90, **options)
        if not state.outcome and 0 not in state.layout:
            return turn_of(state)
    raise AssertionError("no board fills")


def take(turn, name, *, rim=False):
    """Points at something and takes it."""
    turn.point_at(Spot(name, rim))
    return turn.take()


def go(turn, across, up):
    """An arrow key."""
    turn.settle_on(towards(turn, across, up))


def codes(turn):
    return [fault.code.value for fault in turn.faults]


def lead_to(turn, move):
    """Takes whatever leads to a move."""
    if isinstance(move, PlaceAndRun):
        turn.rotate(move.rotation - turn.rotation)
        take(turn, move.space)
        if turn.runner != move.start:
            take(turn, move.start)
        return take(turn, move.end)
    if isinstance(move, Run):
        take(turn, move.start)
        return take(turn, move.end)
    turn.choose(Kind(type(move).__name__.lower()))
    turn.point_at(Spot(move.space))
    if isinstance(move, Rotate):
        while turn.rotating is None or turn.rotating.rotation != move.rotation:
            turn.rotate(1)
    else:
        turn.rotate(move.rotation - turn.rotation)
    return take(turn, move.space)


@few
@given(positions(), st.randoms(use_true_random=False))
def test_every_legal_move_can_be_taken_by_hand(state, chance):
    moves = RULES.survey(state).moves
    for move in chance.sample(moves, min(6, len(moves))):
        assert lead_to(turn_of(state), move) == move


@few
@given(positions(), st.integers(0, 2**32))
def test_whatever_is_taken_by_walking_is_legal(state, seed):
    turn, chance = turn_of(state), Random(seed)
    for _ in range(40):
        chance.choice([lambda: turn.walk(1), lambda: go(turn, 1, 0), lambda: turn.rotate(1)])()
        move = turn.take()
        if move is not None:
            assert RULES.check(state, move) == ()
            return


@few
@given(positions(), st.randoms(use_true_random=False))
def test_clicking_about_never_leads_to_an_illegal_move(state, chance):
    turn = turn_of(state)
    names = ["a2", "c3", "d4", "e3", "c1", "C3", "E5", "A2", "F4", "B5", IN_HAND, PILE]
    for _ in range(30):
        move = take(turn, chance.choice(names), rim=chance.random() < 0.3)
        assert move is None or RULES.check(state, move) == ()
        if chance.random() < 0.2:
            turn.back()


def test_turn_goes_from_tile_to_runner_to_end():
    turn = first(seed=4)
    assert turn.step is Step.PLACE
    assert take(turn, "a2") is None
    assert turn.step is Step.END
    assert turn.runner == "A2"
    assert take(turn, "B3") == PlaceAndRun("a2", 0, "A2", "B3")


def test_runner_is_asked_for_where_more_than_one_can_go():
    state = grown("move_over", 2, 3, 12)
    turn = turn_of(state)
    space, rotation = next(
        (space, rotation)
        for space, rotations in turn.offers.placements.items()
        for rotation, runners in rotations.items()
        if len(runners) > 1
    )
    turn.rotate(rotation)
    take(turn, space)
    assert turn.step is Step.RUNNER
    assert set(turn.choices) == set(turn.runs)
    take(turn, turn.choices[0])
    assert turn.step is Step.END


def test_tile_that_fits_only_turned_is_refused_with_that_advice():
    turn = first(seed=1)
    take(turn, "a3")
    assert codes(turn) == ["TURN_IT"]
    turn.rotate(1)
    take(turn, "a3")
    assert turn.placed == "a3"


def test_tile_far_from_all_runners_is_refused():
    turn = turn_of(grown("move_over", 2, 1, 1))
    assert turn.must_vacate
    take(turn, "c5")
    assert codes(turn) == ["MUST_VACATE"]
    turn = turn_of(grown("move_over", 2, 1, 2))
    take(turn, "c5")
    assert codes(turn) == ["NOBODY_CROSSES"]


def test_runner_before_the_tile_is_refused():
    turn = first()
    take(turn, "A2")
    assert codes(turn) == ["TILE_FIRST"]


def test_runner_whom_no_path_leads_anywhere_is_refused_with_that_reason():
    turn = first(version="octiles")
    take(turn, "A2")
    assert codes(turn) == ["NO_WAY"]


@pytest.mark.parametrize(
    "then", [lambda turn: turn.point_at(Spot("b3")), lambda turn: turn.rotate(1)]
)
def test_refusal_is_over_once_something_else_is_meant(then):
    turn = first(version="octiles")
    take(turn, "A2")
    turn.point_at(None)
    assert turn.faults
    then(turn)
    assert not turn.faults


def test_runner_of_the_other_is_refused():
    turn = first(seed=4)
    take(turn, "a2")
    turn.back()
    take(turn, "a2")
    turn.runner = None
    take(turn, "F4")
    assert codes(turn) == ["NO_SUCH_RUNNER"]


def test_end_where_no_path_leads_is_refused_with_the_rules_reason():
    turn = first(seed=4)
    take(turn, "a2")
    take(turn, "D4")
    assert codes(turn) == ["PATH_ENDS_NOWHERE"]
    assert turn.runner == "A2"


def test_runner_that_cannot_cross_the_tile_is_told_so():
    turn = first(seed=4)
    take(turn, "a2")
    turn.runner = None
    take(turn, "A4")
    assert codes(turn) == ["PATH_MISSES_TILE"]


def test_going_back_takes_up_runner_then_tile_then_nothing():
    state = grown("move_over", 2, 3, 12)
    turn = turn_of(state)
    move = next(m for m in RULES.survey(state).moves)
    turn.rotate(move.rotation)
    take(turn, move.space)
    several = turn.step is Step.RUNNER
    if several:
        take(turn, move.start)
        assert turn.back()
        assert turn.step is Step.RUNNER
    assert turn.back()
    assert turn.step is Step.PLACE
    assert not turn.back()


def test_turning_a_laid_tile_takes_it_up_again():
    turn = first(seed=4)
    take(turn, "a2")
    turn.rotate(1)
    assert turn.step is Step.PLACE
    assert (turn.rotation, turn.spot) == (1, Spot("a2"))


def test_rim_of_the_laid_tile_turns_it_too():
    turn = first(seed=4)
    take(turn, "a2")
    assert take(turn, "a2", rim=True) is None
    assert (turn.step, turn.rotation) == (Step.PLACE, 1)


def test_tile_in_hand_turns_when_it_is_taken():
    turn = first()
    take(turn, IN_HAND)
    assert turn.rotation == 1


def test_another_space_takes_the_laid_tile_along():
    turn = first(seed=4)
    take(turn, "a2")
    take(turn, "a3")
    assert turn.placed == "a3"


def test_position_without_a_move_offers_only_the_pass():
    turn = turn_of(RULES.new(Options(runners=3), 2, 7))
    assert turn.offers.status is Status.PASS
    assert turn.step is Step.PASS
    assert turn.take() == Pass()


def test_showing_the_same_position_keeps_what_is_in_hand():
    turn = first(seed=4)
    take(turn, "a2")
    turn.show(turn.state)
    assert turn.placed == "a2"
    turn.show(RULES.new(Options(), 2, 4))
    assert turn.placed is None


# One action a turn


def test_empty_space_is_placed_on_at_once():
    assert take(first(version="octiles"), "c3") == Place("c3", 0)


def test_laid_tile_is_not_touched_before_the_board_is_full():
    turn = turn_of(RULES.apply(RULES.new(Options(version="octiles"), 2, 1), Place("c3", 0)))
    take(turn, "c3")
    assert codes(turn) == ["BOARD_NOT_FULL"]
    take(turn, "c3", rim=True)
    assert codes(turn) == ["BOARD_NOT_FULL"]


def test_middle_of_a_tile_replaces_it_and_its_rim_turns_it():
    turn = full()
    space = turn.offers.rotates and next(iter(turn.offers.rotates))
    assert take(turn, space) == Replace(space, 0)
    turn = turn_of(turn.state)
    assert take(turn, space, rim=True) is None
    assert turn.step is Step.ROTATE
    assert take(turn, space) == Rotate(space, turn.rotating.rotation)


def test_rotating_never_stops_at_the_pattern_that_lay_there():
    turn = full()
    space = next(iter(turn.offers.rotates))
    take(turn, space, rim=True)
    seen = set()
    for _ in range(8):
        seen.add(turn.rotating.rotation)
        turn.rotate(1)
    assert seen <= set(turn.offers.rotates[space])


def test_rotating_is_dropped_by_going_back():
    turn = full()
    take(turn, next(iter(turn.offers.rotates)), rim=True)
    assert turn.back()
    assert turn.layout == turn.state.layout


def test_marked_tile_is_refused_when_turned():
    turn = full()
    space = next(iter(turn.offers.rotates))
    move = Rotate(space, turn.offers.rotates[space][0])
    turn = turn_of(RULES.apply(turn.state, move))
    take(turn, space, rim=True)
    assert codes(turn) == ["TILE_MARKED"]


def test_chosen_rotating_holds_for_the_middle_too():
    turn = full()
    space = next(iter(turn.offers.rotates))
    turn.choose(Kind.ROTATE)
    assert take(turn, space) is None
    assert turn.rotating


def test_kinds_are_walked_through_where_they_are_possible():
    turn = first(version="octiles")
    assert turn.kind is Kind.PLACE
    turn.next_kind(1)
    assert turn.kind is Kind.PLACE
    turn = full()
    kinds = set()
    for _ in range(4):
        kinds.add(turn.kind)
        turn.next_kind(1)
    assert kinds == {kind for kind in Kind if turn.is_possible(kind)}
    assert Kind.PLACE not in kinds


@pytest.mark.parametrize("version", ["move_over", "octiles", "team_up"])
def test_hint_followed_step_by_step_plays_that_move(version):
    state = grown(version, 2, 5, 20)
    move = RULES.survey(state).moves[0]
    turn = turn_of(state)
    for _ in range(4):
        turn.prefer(move)
        played = turn.take()
        if played:
            break
    assert played == move
