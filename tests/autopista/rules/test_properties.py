"""What holds in every game of Autopista."""

from __future__ import annotations

from copy import deepcopy

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from highway3d.table.game import Outcome
from highway3d.table.record import from_json, to_json
from highway3d.table.session import Session, default_players
from tests.autopista.positions import CHOICES
from tiles2d.autopista import GAME
from tiles2d.autopista.rules.layouts import PRESETS
from tiles2d.autopista.rules.movement import legal_moves
from tiles2d.autopista.rules.moves import Enter, Pass, StepAhead, Withdraw
from tiles2d.autopista.rules.options import Options
from tiles2d.autopista.rules.pieces import owner
from tiles2d.autopista.rules.poses import OFF
from tiles2d.autopista.rules.removals import removals

pytestmark = pytest.mark.slow

RULES = GAME.rules
choices = st.fixed_dictionaries(
    {}, optional={name: st.sampled_from(ways) for name, ways in CHOICES.items()}
)
boards = st.sampled_from([*PRESETS])
options = st.builds(lambda board, chosen: Options(board=board, **chosen), boards, choices)
seeds = st.integers(0, 2**53)
picks = st.lists(st.integers(0, 30), min_size=40, max_size=160)


games = st.tuples(options, seeds, picks)


def line(game):
    """The positions of a game and the moves between them, chance written out."""
    setting, seed, chosen = game
    states, moves = [RULES.new(setting, 2, seed)], []
    for pick in chosen:
        if states[-1].end is not None:
            break
        legal = legal_moves(states[-1])
        move = legal[pick % len(legal)] if legal else Pass()
        moves.append(RULES.resolve(states[-1], move))
        states.append(RULES.apply(states[-1], moves[-1]))
    return states, moves


@given(games)
def test_no_removal_is_left_standing_at_the_end_of_a_turn(game):
    for state in line(game)[0]:
        board = state.board
        won = state.end is not None and max(state.score) >= board.options.target
        if board.options.two_on_one == "adjacent" and not won:
            assert removals(board, state.pieces, state.score, state.turn) == ()


def turned_pose(state, pose):
    last = state.board.layout.width * state.board.layout.height - 1
    return pose if pose == OFF else (last - (pose >> 2)) * 4 + (pose + 2) % 4


def turned(state):
    """The position as the other player sees it."""
    last = state.board.layout.width * state.board.layout.height - 1
    poses = [turned_pose(state, pose) for pose in state.pieces]
    end = state.end and Outcome(tuple(1 - seat for seat in state.end.winners), state.end.reason)
    return msgspec.structs.replace(
        state,
        pieces=(*poses[2:], *poses[:2]),
        score=state.score[::-1],
        coins=tuple(sorted(last - cell for cell in state.coins)),
        turn=1 - state.turn,
        end=end,
    )


def turned_move(move):
    if isinstance(move, Enter):
        return Enter((move.piece + 2) % 4, (move.facing + 2) % 4)
    if isinstance(move, StepAhead):
        turns = tuple(((piece + 2) % 4, (facing + 2) % 4) for piece, facing in move.turns)
        return StepAhead((move.piece + 2) % 4, turns)
    return Withdraw((move.piece + 2) % 4) if isinstance(move, Withdraw) else move


@given(games)
def test_half_a_turn_of_the_board_changes_nothing(game):
    states, moves = line(game)
    for state, move in zip(states, moves, strict=False):
        blind = msgspec.structs.replace(state, seed=None)
        move = msgspec.structs.replace(move, coin=None)
        assert turned(RULES.apply(blind, move)) == RULES.apply(turned(blind), turned_move(move))


@given(games)
def test_positions_never_change_and_moves_can_be_played_again(game):
    states, moves = line(game)
    for index, move in reversed([*enumerate(moves)]):
        assert RULES.apply(states[index], move) == states[index + 1]
        bare = msgspec.structs.replace(move, coin=None)
        assert RULES.resolve(states[index], bare) == move
    assert line(game) == (states, moves)


@given(games)
def test_moves_are_listed_exactly_when_they_are_legal(game):
    states, _ = line(game)
    state = states[-1]
    listed = legal_moves(state)
    assert all(RULES.check(state, move) == () for move in listed)
    assert len(set(listed)) == len(listed)
    assert (RULES.check(state, Pass()) == ()) == (state.end is None and not listed)
    assert all(owner(move.piece) == state.turn for move in listed)


def session(game):
    setting, seed, chosen = game
    table = Session.new(GAME, setting, default_players(["Ana", "Beto"]), seed)
    for pick in chosen:
        if table.outcome is not None:
            break
        legal = legal_moves(table.state)
        table.play(legal[pick % len(legal)] if legal else Pass(), 0.0)
    return table


@given(games)
def test_undo_and_redo_restore_everything_chance_included(game):
    table = session(game)
    before = [(entry.text, deepcopy(entry.state.pieces), entry.state) for entry in table.line()]
    while table.undo():
        pass
    while table.redo():
        pass
    assert [(entry.text, entry.state.pieces, entry.state) for entry in table.line()] == before


@given(games)
def test_other_line_and_back_brings_the_same_coins(game):
    table = session(game)
    texts = [entry.text for entry in table.line()[1:]]
    table.go(table.root)
    for move in legal_moves(table.state)[-1:]:
        table.play(move, 0.0)
        table.undo()
    for text in texts:
        table.play_text(text.partition(" coin ")[0], 0.0)
        assert table.here.text == text


@given(games)
def test_saved_game_is_read_and_written_back(game):
    table = session(game)
    saved = to_json(table)
    again = from_json(saved, lambda name: GAME)
    assert to_json(again) == saved
    assert again.state == table.state
