"""The turn in the hand: every legal turn can be chosen, step by step, and nothing else."""

from __future__ import annotations

import pytest

from tests.autopista.games import turns
from tests.autopista.rules.test_rules import at
from tiles2d.autopista.rules.movement import Code, legal_moves
from tiles2d.autopista.rules.moves import Enter, Pass, Step, Withdraw
from tiles2d.autopista.rules.pieces import OFF
from tiles2d.autopista.rules.preview import reach
from tiles2d.autopista.rules.removals import Cause
from tiles2d.autopista.turn.hand import Hand, Stage, route, shown


def pick(hand, piece, facing=None):
    """Takes the choice of a piece, and of a facing where one is asked for."""
    return hand.take(
        next(c for c in hand.choices if c.piece == piece and facing in (None, c.facing))
    )


def all_turns(hand):
    """Every move that some path of choices leads to."""
    found = []
    for choice in hand.choices:
        move = hand.take(choice)
        if move is None:
            found += all_turns(hand)
            assert hand.back()
        else:
            found.append(move)
    return found


@pytest.mark.parametrize("number", range(30))
def test_choices_lead_to_every_legal_turn_once_and_to_no_other(number):
    for state, _ in turns(number):
        found = all_turns(Hand(state))
        assert sorted(found, key=repr) == sorted(legal_moves(state), key=repr)


def test_step_without_a_turn_to_choose_is_one_choice():
    hand = Hand(at("d2U off off off"))
    assert pick(hand, 0) == Step(0, ((0, 0),))


def test_step_onto_a_crossing_asks_for_the_turn():
    hand = Hand(at("b1U off off off"))
    assert pick(hand, 0) is None
    assert hand.stage is Stage.TURN
    assert [choice.facing for choice in hand.choices] == [0, 1, 2, 3]
    assert pick(hand, 0, 1) == Step(0, ((0, 1),))


def test_corner_turns_by_itself():
    assert pick(Hand(at("b1L off off off")), 0) == Step(0, ((0, 0),))


def test_pushed_piece_turns_after_the_one_that_pushes():
    hand = Hand(at("d3L c3L off off"))
    assert pick(hand, 0) is None
    assert [(choice.piece, choice.facing) for choice in hand.choices] == [
        (1, 0), (1, 1), (1, 2), (1, 3),
    ]  # fmt: skip


def test_entering_asks_for_a_facing_on_the_board():
    hand = Hand(at("off off off off"))
    assert pick(hand, 0) is None
    assert hand.stage is Stage.FACE
    assert [choice.facing for choice in hand.choices] == [0, 1, 3]
    assert pick(hand, 0, 3) == Enter(0, 3)


def test_back_undoes_one_choice_and_points_at_it():
    hand = Hand(at("off off off off"))
    pick(hand, 1)
    assert hand.back()
    assert hand.current.piece == 1
    assert not hand.back()


def test_walking_goes_round_both_ways():
    hand = Hand(at("off off off off"))
    hand.walk(1)
    assert hand.current.piece == 0
    hand.walk(-1)
    assert hand.current.piece == 1
    hand.walk(1)
    assert hand.current.piece == 0


def test_walking_backwards_begins_at_the_end():
    hand = Hand(at("off off off off"))
    hand.walk(-1)
    assert hand.current.piece == 1


def test_player_who_cannot_move_is_offered_his_pieces_to_take_back():
    hand = Hand(at("a3L g3R d4L off"))
    assert hand.stage is Stage.WITHDRAW
    assert pick(hand, 1) == Withdraw(1)


def test_forced_pass_has_no_choices():
    hand = Hand(at("a3L g3R off off", no_move="pass"))
    assert hand.stage is Stage.PASS
    assert hand.pass_move() == Pass()
    hand.walk(1)
    assert hand.current is None


def test_piece_that_would_be_sent_off_whatever_is_chosen_is_known_at_once():
    hand = Hand(at("off off c1R off"))
    (entry,) = (choice for choice in hand.choices if choice.piece == 0)
    assert hand.outlook(entry).removed == ((2, Cause.DISPLACED_OPPONENT),)


def test_piece_that_one_turn_only_would_send_off_is_known_with_that_turn():
    hand = Hand(at("c5R off d7D off", score=(3, 1)))
    move = pick(hand, 0)
    assert move == Step(0, ((0, 1),))
    hand = Hand(at("b1U off c2L off", score=(3, 1)))
    (step,) = (choice for choice in hand.choices if choice.piece == 0)
    assert hand.outlook(step).removed == ()
    pick(hand, 0)
    facing = {choice.facing: hand.outlook(choice).removed for choice in hand.choices}
    assert facing[1] == ((0, Cause.HEADON_POINTS),)
    assert facing[0] == facing[3] == ()


def test_piece_left_facing_the_border_is_named_before_it_happens():
    hand = Hand(at("a3L off off off"))
    assert 0 not in {choice.piece for choice in hand.choices}
    hand = Hand(at("b4L off off off"))
    pick(hand, 0)
    assert not any(hand.outlook(choice).stranded for choice in hand.choices)
    hand = Hand(at("b3L off off off"))
    pick(hand, 0)
    stuck = {choice.facing: hand.outlook(choice).stranded for choice in hand.choices}
    assert stuck == {0: (), 2: (), 3: (0,)}


def test_piece_that_cannot_step_says_why():
    hand = Hand(at("d3U off d4L off"))
    assert hand.refusal(0).code is Code.BLOCKED_CROSSWISE
    assert hand.refusal(0).pieces == ("A1", "B1")


@pytest.mark.parametrize("number", range(20))
def test_what_is_shown_before_removals_is_where_the_turn_leaves_its_pieces(number):
    for state, move in turns(number):
        if isinstance(move, Pass):
            continue
        after = shown(state, (move,))
        for piece, facing in getattr(move, "turns", ()):
            assert after[piece] & 3 == facing
        if isinstance(move, Enter):
            assert after[move.piece] == state.board.starts[move.piece] * 4 + move.facing


@pytest.mark.parametrize("number", range(20))
def test_way_to_the_flag_is_a_shortest_one(number):
    for state, _ in turns(number, most=12):
        for piece, pose in enumerate(state.pieces):
            cells = route(state.board, piece, pose)
            steps = reach(state, piece).get(state.board.flags[piece])
            if steps is None:
                assert cells == []
            elif steps:
                assert len(cells) == steps + (pose == OFF)
                assert cells[-1] == state.board.flags[piece]
