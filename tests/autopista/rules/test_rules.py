"""Faults by name, ends of the game, chance and options: what the shared cases do not show."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from highway3d.table.game import IllegalMove, TableEnd
from tiles2d.autopista import GAME
from tiles2d.autopista.rules.board import board_of
from tiles2d.autopista.rules.movement import Code, legal_moves
from tiles2d.autopista.rules.moves import Pass
from tiles2d.autopista.rules.notation import format_move, parse_move
from tiles2d.autopista.rules.options import Options
from tiles2d.autopista.rules.pieces import FACINGS
from tiles2d.autopista.rules.poses import OFF
from tiles2d.autopista.rules.state import Reason, State

RULES = GAME.rules


def at(pieces, score=(0, 0), coins="", turn=0, seed=None, passes=0, ply=0, **options):
    """A position from words: ``at("c1U off d4L off")``."""
    board = board_of(Options(**options))
    poses = tuple(
        OFF if word == "off" else board.layout.cell(word[:-1]) * 4 + FACINGS.index(word[-1])
        for word in pieces.split()
    )
    cells = tuple(sorted(board.layout.cell(name) for name in coins.split()))
    return State(board, poses, score, cells, turn, passes, ply, seed)


def codes(state, text):
    return [fault.code for fault in RULES.check(state, parse_move(text))]


@pytest.mark.parametrize(
    ("pieces", "text", "expected"),
    [
        ("off off off off", "B1 enter D", [Code.PIECE_NOT_YOURS]),
        ("c3U off off off", "A1 enter U", [Code.PIECE_ON_BOARD]),
        ("off off off off", "A1 enter D", [Code.FACES_OFF_BOARD]),
        ("c3U off off off", "A1 enter D", [Code.PIECE_ON_BOARD, Code.FACES_OFF_BOARD]),
        ("off off off off", "A1 step A1=U", [Code.PIECE_OFF_BOARD]),
        ("off off off off", "B1 step", [Code.PIECE_NOT_YOURS, Code.PIECE_OFF_BOARD]),
        ("d3U off d4R off", "A1 step A1=U", [Code.BLOCKED_CROSSWISE]),
        ("d3U off d4D off", "A1 step A1=U", [Code.BLOCKED_OPPOSED]),
        ("c4R off d4R e4U", "A1 step A1=R B1=R", [Code.BLOCKED_CHAIN]),
        ("b4L off a4L off", "A1 step A1=L B1=L", [Code.BLOCKED_CHAIN]),
        ("a3L off off off", "A1 step A1=L", [Code.BLOCKED_BY_BORDER]),
        ("d3U off off off", "A1 step A1=L", [Code.TURN_NOT_ALLOWED]),
        ("d3U off off off", "A1 step", [Code.TURN_MISSING]),
        ("d3U off d4U off", "A1 step A1=U", [Code.TURN_MISSING]),
        ("d3U off off off", "A1 step A1=U B1=U", [Code.TURN_NOT_ALLOWED]),
        ("d3U off off off", "A1 step B1=U", [Code.TURN_NOT_ALLOWED, Code.TURN_MISSING]),
        ("d3U off d4U off", "A1 step B1=U A1=U", [Code.TURN_NOT_ALLOWED]),
        ("e7R off off off", "A1 step A1=R", [Code.TURN_NOT_ALLOWED]),
        ("d6U off off off", "A1 step A1=U", [Code.TURN_NOT_ALLOWED]),
        ("d3U off off off", "A1 withdraw", [Code.WITHDRAW_NOT_ALLOWED]),
        ("d3U off off off", "A2 withdraw", [Code.PIECE_OFF_BOARD, Code.WITHDRAW_NOT_ALLOWED]),
        ("a3L g3R off off", "B1 withdraw", [Code.PIECE_NOT_YOURS, Code.PIECE_OFF_BOARD]),
        ("d3U off off off", "pass", [Code.PASS_NOT_ALLOWED]),
        ("a3L g3R off off", "pass", [Code.PASS_NOT_ALLOWED]),
        ("d3U off off off", "A1 step A1=U coin d7", [Code.COIN_ELSEWHERE]),
    ],
)
def test_forbidden_move_gets_its_faults_by_name(pieces, text, expected):
    state = at(pieces)
    assert codes(state, text) == expected
    with pytest.raises(IllegalMove):
        RULES.apply(state, parse_move(text))


def test_blocking_pieces_are_named_with_the_fault():
    faults = RULES.check(at("c4R off d4R e4U"), parse_move("A1 step"))
    assert faults[0].pieces == ("A1", "B1", "B2")


@pytest.mark.parametrize("no_move", ["pass", "lose"])
def test_nothing_is_withdrawn_where_the_option_says_otherwise(no_move):
    state = at("a3L g3R off off", no_move=no_move)
    assert legal_moves(state) == []
    assert codes(state, "A1 withdraw") == [Code.WITHDRAW_NOT_ALLOWED]
    assert codes(state, "pass") == []


def played(state, *texts):
    for text in texts:
        state = RULES.apply(state, parse_move(text))
    return state


def test_tenth_point_ends_the_game_before_anybody_turns():
    state = played(at("e7R off off off", score=(8, 0)), "A1 step")
    assert RULES.outcome(state).winners == (0,)
    assert RULES.outcome(state).reason is Reason.POINTS
    assert RULES.turn(state) == 0
    assert codes(state, "B1 enter D") == [Code.GAME_OVER]
    assert legal_moves(state) == []


def test_entry_on_a_coin_can_win():
    state = played(at("off off off off", score=(9, 0), coins="c1"), "A1 enter U")
    assert state.end.winners == (0,)
    assert state.score == (10, 0)


def test_pushed_piece_can_win_for_its_owner():
    state = played(at("f6U off f5U off", score=(8, 8), turn=1), "B1 step")
    assert state.end.winners == (0,)
    assert state.score == (10, 8)
    assert state.pieces == at("off off f6U off").pieces
    assert RULES.turn(state) == 1


def test_two_passes_in_a_row_end_the_game_by_points():
    state = at("a3L g3R d7U d1D", score=(2, 3), no_move="pass")
    once = RULES.apply(state, Pass())
    twice = RULES.apply(once, Pass())
    assert (once.end, once.turn, once.passes) == (None, 1, 1)
    assert (twice.end.winners, twice.end.reason) == ((1,), Reason.PASSES)
    assert twice.turn == 1


def test_player_who_cannot_move_loses_with_that_option():
    state = RULES.apply(at("a3L g3R off off", score=(9, 0), no_move="lose"), Pass())
    assert (state.end.winners, state.end.reason) == ((1,), Reason.NO_MOVE)


@pytest.mark.parametrize(("score", "winners"), [((1, 0), (0,)), ((0, 1), (1,)), ((1, 1), ())])
def test_last_turn_is_decided_by_points(score, winners):
    state = played(at("off off off off", score=score, ply=39, max_turns=40), "A1 enter U")
    assert (state.end.winners, state.end.reason) == (winners, Reason.TURN_LIMIT)
    assert state.turn == 0


def test_forced_pass_can_be_the_last_turn():
    state = at("a3L g3R off off", score=(1, 0), ply=39, max_turns=40, no_move="pass")
    assert RULES.apply(state, Pass()).end.reason is Reason.TURN_LIMIT


def test_loss_on_time_is_the_others_win_whatever_the_points():
    state = at("off off off off", score=(9, 0))
    assert RULES.forfeit(state, 0, TableEnd.TIME).winners == (1,)


def test_withdrawal_judges_no_removals():
    state = at("d3U a3L d4D off")
    assert played(state, "A2 withdraw").pieces == at("d3U off d4D off").pieces


def test_coin_is_written_behind_its_move():
    state = at("d3U off off off", seed=1)
    move = RULES.resolve(state, parse_move("A1 step A1=U"))
    assert format_move(move) == "A1 step A1=U coin b2"
    assert RULES.check(state, move) == ()
    assert RULES.apply(state, move) == RULES.apply(state, parse_move("A1 step A1=U"))


def test_no_coin_no_word():
    state = at("d3U off off off", seed=5)
    move = parse_move("A1 step A1=U")
    assert RULES.resolve(state, move) == move


def test_coin_that_chance_does_not_bring_is_refused():
    for seed in (1, 5, None):
        assert codes(at("d3U off off off", seed=seed), "A1 step A1=U coin b3") == [
            Code.COIN_ELSEWHERE
        ]


def test_nothing_is_drawn_while_the_board_has_its_coins():
    state = played(at("d3U off off off", coins="a1 g7", seed=1), "A1 step A1=U")
    assert state.drawn == 0
    assert len(state.coins) == 2


def test_chance_is_drawn_though_no_cell_is_free():
    state = at("c1U off off off", seed=1, coin_prob=1, coin_max=20, board="minicruz")
    full = state.board.coin_cells
    state = msgspec.structs.replace(state, pieces=(OFF,) * 4, coins=full)
    after = played(state, "A1 enter U")
    assert after.drawn == 2
    assert after.coins == full


def test_wrong_number_of_players_is_refused():
    with pytest.raises(ValueError, match="game for two"):
        RULES.new(Options(), 3, 0)


def test_pieces_may_begin_on_their_starts():
    state = RULES.new(Options(initial="on"), 2, 0)
    assert state.pieces == at("c1U e1U e7D c7D").pieces


def test_random_move_passes_where_nothing_else_is_left():
    state = at("a3L g3R off off", no_move="pass")
    assert RULES.random_move(state, Random(0)) == Pass()
