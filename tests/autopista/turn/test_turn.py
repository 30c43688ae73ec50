"""The turn in the hand: every legal turn can be chosen, step by step, and nothing else."""

from __future__ import annotations

import pytest

from tests.autopista.games import turns
from tests.autopista.rules.test_rules import at
from tiles2d.autopista.rules.movement import Code, legal_moves
from tiles2d.autopista.rules.moves import Enter, Pass, StepAhead, Withdraw
from tiles2d.autopista.rules.poses import OFF
from tiles2d.autopista.rules.preview import reach
from tiles2d.autopista.rules.removals import Cause
from tiles2d.autopista.turn.turn import Step, Turn, route, shown


def pick(turn, piece, facing=None):
    """Takes the choice of a piece, and of a facing where one is asked for."""
    return turn.take(
        next(c for c in turn.choices if c.piece == piece and facing in (None, c.facing))
    )


def all_turns(turn):
    """Every move that some path of choices leads to."""
    found = []
    for choice in turn.choices:
        move = turn.take(choice)
        if move is None:
            found += all_turns(turn)
            assert turn.back()
        else:
            found.append(move)
    return found


@pytest.mark.parametrize("number", range(30))
def test_choices_lead_to_every_legal_turn_once_and_to_no_other(number):
    for state, _ in turns(number):
        found = all_turns(Turn(state))
        assert sorted(found, key=repr) == sorted(legal_moves(state), key=repr)


def test_step_without_a_turn_to_choose_is_one_choice():
    turn = Turn(at("d2U off off off"))
    assert pick(turn, 0) == StepAhead(0, ((0, 0),))


def test_step_onto_a_crossing_asks_for_the_turn():
    turn = Turn(at("b1U off off off"))
    assert pick(turn, 0) is None
    assert turn.step is Step.TURN
    assert [choice.facing for choice in turn.choices] == [0, 1, 2, 3]
    assert pick(turn, 0, 1) == StepAhead(0, ((0, 1),))


def test_corner_turns_by_itself():
    assert pick(Turn(at("b1L off off off")), 0) == StepAhead(0, ((0, 0),))


def test_pushed_piece_turns_after_the_one_that_pushes():
    turn = Turn(at("d3L c3L off off"))
    assert pick(turn, 0) is None
    assert [(choice.piece, choice.facing) for choice in turn.choices] == [
        (1, 0), (1, 1), (1, 2), (1, 3),
    ]  # fmt: skip


def test_entering_asks_for_a_facing_on_the_board():
    turn = Turn(at("off off off off"))
    assert pick(turn, 0) is None
    assert turn.step is Step.FACE
    assert [choice.facing for choice in turn.choices] == [0, 1, 3]
    assert pick(turn, 0, 3) == Enter(0, 3)


def test_back_undoes_one_choice_and_points_at_it():
    turn = Turn(at("off off off off"))
    pick(turn, 1)
    assert turn.back()
    assert turn.current.piece == 1
    assert not turn.back()


def test_walking_goes_round_both_ways():
    turn = Turn(at("off off off off"))
    turn.walk(1)
    assert turn.current.piece == 0
    turn.walk(-1)
    assert turn.current.piece == 1
    turn.walk(1)
    assert turn.current.piece == 0


def test_walking_backwards_begins_at_the_end():
    turn = Turn(at("off off off off"))
    turn.walk(-1)
    assert turn.current.piece == 1


def test_player_who_cannot_move_is_offered_his_pieces_to_take_back():
    turn = Turn(at("a3L g3R d4L off"))
    assert turn.step is Step.WITHDRAW
    assert pick(turn, 1) == Withdraw(1)


def test_forced_pass_has_no_choices():
    turn = Turn(at("a3L g3R off off", no_move="pass"))
    assert turn.step is Step.PASS
    assert turn.pass_move() == Pass()
    turn.walk(1)
    assert turn.current is None


def test_piece_that_would_be_sent_off_whatever_is_chosen_is_known_at_once():
    turn = Turn(at("off off c1R off"))
    (entry,) = (choice for choice in turn.choices if choice.piece == 0)
    assert turn.outlook(entry).removed == ((2, Cause.DISPLACED_OPPONENT),)


def test_piece_that_one_turn_only_would_send_off_is_known_with_that_turn():
    turn = Turn(at("c5R off d7D off", score=(3, 1)))
    move = pick(turn, 0)
    assert move == StepAhead(0, ((0, 1),))
    turn = Turn(at("b1U off c2L off", score=(3, 1)))
    (step,) = (choice for choice in turn.choices if choice.piece == 0)
    assert turn.outlook(step).removed == ()
    pick(turn, 0)
    facing = {choice.facing: turn.outlook(choice).removed for choice in turn.choices}
    assert facing[1] == ((0, Cause.HEADON_POINTS),)
    assert facing[0] == facing[3] == ()


def test_piece_left_facing_the_border_is_named_before_it_happens():
    turn = Turn(at("a3L off off off"))
    assert 0 not in {choice.piece for choice in turn.choices}
    turn = Turn(at("b4L off off off"))
    pick(turn, 0)
    assert not any(turn.outlook(choice).stranded for choice in turn.choices)
    turn = Turn(at("b3L off off off"))
    pick(turn, 0)
    stuck = {choice.facing: turn.outlook(choice).stranded for choice in turn.choices}
    assert stuck == {0: (), 2: (), 3: (0,)}


def test_piece_that_cannot_step_says_why():
    turn = Turn(at("d3U off d4L off"))
    assert turn.refusal(0).code is Code.BLOCKED_CROSSWISE
    assert turn.refusal(0).pieces == ("A1", "B1")


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
