"""Autopista's computer player: fair, sound where a game can be won, with reasons that hold."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from highway3d.table.game import RequestError
from highway3d.table.thinking import AT_THE_TABLE, Level, Limits
from tests.autopista import positions
from tiles2d.autopista.player import PLAYER
from tiles2d.autopista.player.reasons import facts
from tiles2d.autopista.player.search import Enough, Search
from tiles2d.autopista.rules.account import account
from tiles2d.autopista.rules.judge import position
from tiles2d.autopista.rules.movement import legal_moves
from tiles2d.autopista.rules.moves import Pass
from tiles2d.autopista.rules.notation import format_move, parse_move
from tiles2d.autopista.rules.options import Options
from tiles2d.autopista.rules.rules import AutopistaRules

RULES = AutopistaRules()
USUAL = Options()


def placed(pieces, turn="A", score=(0, 0), coins=(), **more):
    off = {"A1": "off", "A2": "off", "B1": "off", "B2": "off"}
    state = {"turn": turn, "score": list(score), "coins": list(coins), "pieces": off | pieces}
    return position({"state": state, **more})


def wandering(seed, turns=60, options=USUAL):
    """Positions of one random game."""
    chance, state = Random(seed), RULES.new(options, 2, seed)
    while state.end is None and state.ply < turns:
        yield state
        state = RULES.apply(state, RULES.random_move(state, chance))


def told(state, text):
    assert RULES.check(state, parse_move(text)) == ()
    return set(facts(state, parse_move(text)))


def test_coins_to_come_change_no_answer():
    for state in list(wandering(1))[::7]:
        other = msgspec.structs.replace(state, seed=99, drawn=4)
        for level in AT_THE_TABLE:
            asked = Limits(5, 500)
            assert PLAYER.think(state, level, asked) == PLAYER.think(other, level, asked)


def test_view_names_no_seed():
    state = RULES.new(Options(), 2, 987654321)
    assert "987654321" not in repr(PLAYER.view(state, 0))
    assert PLAYER.read(PLAYER.view(state, 0)).seed is None


def test_any_board_and_options_are_read_back():
    chance = Random(8)
    for _ in range(40):
        board, options = positions.board(chance), positions.options(chance)
        given = {"board": board, "options": options, "state": {
            "turn": "A", "score": [0, 0], "coins": [], "ply": 3,
            "pieces": dict.fromkeys(("A1", "A2", "B1", "B2"), "off"),
        }}  # fmt: skip
        state = position(given)
        assert PLAYER.read(PLAYER.view(state, 0)) == state


def test_wrong_cell_is_named():
    view = PLAYER.view(RULES.new(Options(), 2, 1), 0)
    view["state"]["coins"] = ["z9"]
    with pytest.raises(RequestError, match=r"view\.state\.coins\[0\]: 'z9' is not a cell"):
        PLAYER.read(view)


@pytest.mark.parametrize("level", AT_THE_TABLE)
def test_every_win_at_hand_is_taken(level):
    for seed in range(6):
        for state in wandering(seed, options=Options(target=3)):
            wins = {
                format_move(move)
                for move in legal_moves(state)
                if (end := account(state, move).state.end) and end.winners == (state.turn,)
            }
            if wins:
                assert PLAYER.think(state, level, Limits(seed, 200)).move in wins


def test_pass_is_answered_where_nothing_else_is_left():
    state = placed({"A1": "a1L", "A2": "a2L"}, options={"no_move": "pass"})
    assert legal_moves(state) == []
    assert PLAYER.think(state, Level.STRONG, Limits()).move == format_move(Pass())


def test_deeper_search_with_cut_offs_finds_the_value_of_the_full_one():
    """Alpha-beta with its table against plain search of every move."""
    for state in list(wandering(3))[5::9]:
        seen = msgspec.structs.replace(state, seed=None, drawn=0)
        search = Search(seen, 10**9, lambda: False, lambda: 0.0)
        full = Search(seen, 10**9, lambda: False, lambda: 0.0)
        for depth in (2, 3, 4):
            search.deepen(depth)
        full.weigh(4)
        assert search.value == pytest.approx(full.value, abs=0.01)


def test_work_that_is_spent_leaves_the_best_so_far():
    search = Search(placed({}), 10, lambda: False, lambda: 0.0)
    with pytest.raises(Enough):
        search.deepen(5)
    assert search.best in search.moves


def test_flag_is_a_reason():
    state = placed({"A1": "f6U"})
    assert ("FLAG", "A1", 2) in told(state, "A1 step")


def test_coin_is_a_reason_with_its_cell():
    state = placed({"A1": "c1U"}, coins=["c2"])
    assert ("COIN", "A1", "c2", 1) in told(state, "A1 step A1=U")


def test_way_left_is_told_in_steps():
    state = placed({"A1": "f5U"})
    assert ("STEPS", "A1", 1) in told(state, "A1 step A1=U")


def test_richer_piece_that_comes_face_to_face_loses_itself():
    state = placed({"A1": "c2U", "B1": "c4D"}, score=(3, 0))
    assert ("LOSES", "A1", "headon-points") in told(state, "A1 step A1=U")


def test_poorer_piece_sends_the_richer_off():
    state = placed({"A1": "c2U", "B1": "c4D"}, score=(0, 3))
    assert ("SENDS_OFF", "B1", "headon-points") in told(state, "A1 step A1=U")


def test_step_into_the_rivals_reach_is_told_as_exposed():
    state = placed({"A1": "c2U", "B1": "c5D"}, score=(3, 0))
    assert ("EXPOSED", "A1", "headon-points") in told(state, "A1 step A1=U")


def test_step_out_of_the_rivals_reach_is_told_as_escape():
    state = placed({"A1": "e5R", "B1": "g5L"}, score=(3, 0))
    assert ("ESCAPES", "A1", "headon-points") in told(state, "A1 step A1=U")


def test_hints_come_without_noise():
    state = list(wandering(2))[9]
    assert PLAYER.hints(state, Limits(1)) == PLAYER.hints(state, Limits(2))
