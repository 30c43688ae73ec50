"""Octiles alone: what may be laid, how puzzles change, when one is solved."""

from __future__ import annotations

import pytest

from highway3d.table.game import NotationError, RequestError
from highway3d.table.record import from_json, to_json
from highway3d.table.session import Session, default_players
from tests.octiles.positions import cases
from tiles2d.octiles.alone import GAME
from tiles2d.octiles.alone.rules.judge import answer
from tiles2d.octiles.alone.rules.moves import Choose, Clear, Lay, Lift, Turn, read
from tiles2d.octiles.alone.rules.puzzles import CHALLENGES
from tiles2d.octiles.alone.rules.rules import RULES, AloneEnd, AloneFault
from tiles2d.octiles.alone.rules.state import Options, State
from tiles2d.octiles.rules.board import SPACE
from tiles2d.octiles.rules.format.position import layout_of
from tiles2d.octiles.rules.packed import pack_tile


def session(code, *texts):
    """A session of one puzzle in which these moves were typed."""
    made = Session.new(GAME, Options(code=code), default_players(["Ana"]), 1)
    for text in texts:
        made.play_text(text, 0.0)
    return made


def solve(made, number):
    """Types a challenge's stored solution."""
    for space, (tile, rotation) in CHALLENGES[number - 1].solution.items():
        made.play_text(f"lay {tile} {space} turn {rotation}", 0.0)


def codes(state, move):
    return [fault.code for fault in RULES.check(state, move)]


def test_tile_goes_from_the_hand_to_the_board_is_turned_and_comes_back():
    state = RULES.apply(State("loop"), Lay(7, "c3", 2))
    assert len(state.hand) == 17
    assert RULES.apply(state, Turn("c3", 5)).layout[SPACE["c3"]] == pack_tile(7, 5)
    assert RULES.apply(state, Lift("c3")) == RULES.apply(state, Clear()) == State("loop")


@pytest.mark.parametrize(
    ("move", "faults"),
    [
        (Lay(8, "c3", 0), [AloneFault.SPACE_TAKEN]),
        (Lay(7, "c3", 0), [AloneFault.NOT_IN_HAND, AloneFault.SPACE_TAKEN]),
        (Turn("c3", 2), [AloneFault.SAME_ROTATION]),
        (Turn("c4", 2), [AloneFault.SPACE_EMPTY]),
        (Lift("c4"), [AloneFault.SPACE_EMPTY]),
        (Choose("loop"), [AloneFault.SAME_PUZZLE]),
    ],
)
def test_what_cannot_be_done_is_refused_with_every_fault(move, faults):
    assert codes(RULES.apply(State("loop"), Lay(7, "c3", 2)), move) == faults


def test_empty_board_is_not_cleared():
    assert codes(State("path"), Clear()) == [AloneFault.NOTHING_LIES]


def test_challenge_takes_only_its_own_tiles_and_spaces():
    asked = CHALLENGES[0]
    tile = next(tile for tile in range(1, 19) if tile not in asked.tiles)
    assert codes(State("challenge-1"), Lay(tile, "e4", 0)) == [
        AloneFault.OTHER_TILE,
        AloneFault.OTHER_SPACE,
    ]


@pytest.mark.parametrize("code", ["path", "sequence", "sequence-12", "connection-4-7"])
def test_changing_the_puzzle_keeps_the_layout_and_is_undone(code):
    made = session("loop", "lay 7 c3 turn 2", f"puzzle {code}")
    assert made.state == State(code, layout_of({"c3": (7, 2)}))
    made.undo()
    assert made.state.code == "loop"


def test_going_to_a_challenge_keeps_what_belongs_to_it_and_undo_brings_back_the_rest():
    space, (tile, rotation) = next(iter(CHALLENGES[0].solution.items()))
    made = session("loop", f"lay {tile} {space} turn {rotation}", "lay 18 e4 turn 0")
    before = made.state
    made.play_text("puzzle challenge-1", 0.0)
    assert made.state.layout == layout_of({space: (tile, rotation)})
    made.undo()
    assert made.state == before


def test_cleared_board_comes_back_by_undo():
    made = session("path", "lay 7 c3 turn 2", "clear")
    made.undo()
    assert made.state.layout == layout_of({"c3": (7, 2)})


@pytest.mark.parametrize("number", range(1, len(CHALLENGES) + 1))
def test_stored_solution_solves_its_challenge(number):
    made = session(f"challenge-{number}")
    solve(made, number)
    assert (made.outcome.winners, made.outcome.reason) == ((0,), AloneEnd.SOLVED)
    assert made.state.result == CHALLENGES[number - 1].best


def test_solved_challenge_takes_another_puzzle_and_nothing_else():
    made = session("challenge-3")
    solve(made, 3)
    assert codes(made.state, Clear()) == [AloneFault.GAME_OVER]
    made.play_text("puzzle challenge-4", 0.0)
    assert made.outcome is None
    assert from_json(to_json(made), lambda name: GAME).state == made.state


def test_half_done_solitaire_is_saved_and_resumed_with_its_undo():
    made = session("sequence", "lay 7 c3 turn 2", "turn c3 to 4", "lift c3")
    made.undo()
    again = from_json(to_json(made), lambda name: GAME)
    assert again.state == made.state == State("sequence", layout_of({"c3": (7, 4)}))
    assert again.redo()
    assert again.state == State("sequence")


def test_open_puzzle_never_ends_however_good_it_is():
    board = next(
        case for case in cases("positions", "full_board_links") if "23 crossings" in case["name"]
    )
    state = State("loop", layout_of(board["tiles"]))
    assert (state.result, state.is_solved, RULES.outcome(state)) == (23, True, None)


def test_whole_board_sequence_can_be_joined_whole():
    state = State("sequence", layout_of(cases("alone", "sequence")["tiles"]))
    assert (state.result, state.is_solved) == (15, True)


@pytest.mark.parametrize("colours", [2, 3, 4])
def test_drawn_connection_begins_unsolved(colours):
    state = RULES.new(Options(puzzle="connection", colours=colours), 1, 77)
    assert state.code == f"connection-{colours}-77"
    assert not state.is_solved


def test_unknown_code_is_refused_in_one_sentence():
    with pytest.raises(ValueError, match="no puzzle of this code"):
        RULES.new(Options(code="challenge-41"), 1, 0)
    with pytest.raises(NotationError, match="2026-02-30 is no day"):
        read("puzzle daily-2026-02-30")


def test_judge_tells_how_good_a_layout_is():
    asked = CHALLENGES[11]
    told = answer({"puzzle": "challenge-12", "tiles": asked.solution})
    assert (told["result"], told["best"], told["proved"], told["stars"]) == (
        *[asked.best] * 2,
        True,
        3,
    )


def test_judge_names_the_space_that_does_not_belong():
    with pytest.raises(RequestError, match=r"tiles\.e4: OTHER_TILE"):
        answer({"puzzle": "challenge-1", "tiles": {"e4": [18, 0]}})
