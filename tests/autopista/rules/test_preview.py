"""What a scene is told about choices and consequences."""

from __future__ import annotations

from tests.autopista.rules.test_rules import at, played
from tiles2d.autopista.rules.movement import Code, Gain, legal_moves
from tiles2d.autopista.rules.moves import Pass
from tiles2d.autopista.rules.notation import format_move, parse_move
from tiles2d.autopista.rules.preview import (
    blocked,
    forced_pass,
    gains_of,
    moves_by_piece,
    reach,
    sent_off,
    stranded,
    stride,
)
from tiles2d.autopista.rules.removals import Cause


def test_moves_are_grouped_by_piece_and_none_is_lost():
    state = at("c5U off c6U off")
    grouped = moves_by_piece(state)
    assert [len(moves) for moves in grouped.values()] == [8, 3]
    assert [move for moves in grouped.values() for move in moves] == legal_moves(state)


def test_withdrawals_are_offered_by_piece():
    grouped = moves_by_piece(at("a3L g3R d4L off"))
    assert {piece: [*map(format_move, moves)] for piece, moves in grouped.items()} == {
        0: ["A1 withdraw"],
        1: ["A2 withdraw"],
    }


def test_pass_is_told_only_when_it_is_all_that_is_left():
    assert forced_pass(at("a3L g3R off off", no_move="pass")) == Pass()
    assert forced_pass(at("a3L g3R off off")) is None
    assert forced_pass(at("d3U off off off", no_move="pass")) is None


def test_step_tells_chain_cells_and_turns_rear_first():
    state = at("c5U off c6U off")
    step = stride(state, 0)
    assert step.moved == (0, 2)
    assert [state.board.name(cell) for cell in step.cells] == ["c6", "c7"]
    assert step.turning == ((0, (0, 1, 2, 3)), (2, (1, 3)))
    assert step.move((3, 1)) == parse_move("A1 step A1=L B1=R")


def test_step_onto_the_flag_brings_points_and_leaves_nothing_to_turn():
    state = at("e7R off off off")
    step = stride(state, 0)
    assert step.gains == (Gain(0, state.board.flags[0], True, 2),)
    assert step.turning == ()
    assert step.winner is None
    assert step.move(()) == parse_move("A1 step")


def test_winning_step_names_its_winner():
    assert stride(at("f6U off f5U off", score=(8, 0), turn=1), 2).winner == 0


def test_piece_that_cannot_step_has_a_reason_instead():
    state = at("d3U off d4R off")
    assert stride(state, 0) is None
    assert blocked(state, 0).code is Code.BLOCKED_CROSSWISE
    assert blocked(state, 0).pieces == ("A1", "B1")
    assert blocked(state, 2) is None


def test_piece_beside_the_board_neither_steps_nor_is_blocked():
    state = at("off off off off")
    assert stride(state, 0) is None
    assert blocked(state, 0) is None


def test_pieces_that_a_move_sends_off_are_told_with_their_causes():
    state = at("d3U off d5D c4R", score=(2, 0))
    assert sent_off(state, parse_move("A1 step A1=U")) == (
        (0, Cause.HEADON_POINTS),
        (0, Cause.TWO_ON_ONE),
    )


def test_piece_left_facing_the_border_is_told():
    state = at("c6U off off off")
    assert stranded(state, parse_move("A1 step A1=U")) == (0,)
    assert stranded(state, parse_move("A1 step A1=L")) == ()
    assert stranded(state, parse_move("A2 enter U")) == ()


def test_pushed_piece_may_be_left_facing_the_border_with_that_option():
    state = at("c5U off c6U off", pushed_turn="none")
    assert stranded(state, parse_move("A1 step A1=L B1=U")) == (2,)


def test_points_are_told_with_where_they_came_from():
    state = at("d3U off e7R off", coins="d4")
    moves = [parse_move(text) for text in ("A1 step A1=U", "B1 step B1=R")]
    line = [(state, moves[0]), (played(state, "A1 step A1=U"), moves[1])]
    assert gains_of([*line, (state, None)]) == [Gain(0, state.board.layout.cell("d4"), False, 1)]


def test_reach_ends_on_the_flag_and_counts_the_steps():
    state = at("e7R off off off")
    steps = reach(state, 0)
    assert steps == {state.board.layout.cell("e7"): 0, state.board.layout.cell("f7"): 1}
