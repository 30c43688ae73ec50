"""The version with one action a turn: what may be done when, markers, vacating, draws."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.octiles.positions import cases, full_board, grown, state_of
from tiles2d.octiles.rules.board import SPACES
from tiles2d.octiles.rules.format.judge import answer
from tiles2d.octiles.rules.moves import Pass, Place, Rotate, Run
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.rules import RULES, Status
from tiles2d.octiles.rules.verdicts import OctilesEnd

FULL = {space: list(divmod(laid, 8)) for space, laid in zip(SPACES, full_board(3), strict=True)}
SPARE = next(tile for tile in range(1, 19) if tile not in [laid[0] for laid in FULL.values()])
WEST, EAST = ("A1", "A2", "A3", "A4", "A5"), ("F6", "F5", "F4", "F3", "F2")
RUNNERS = {node: player for player, nodes in enumerate((WEST, EAST)) for node in nodes}


def position(tiles, runners=RUNNERS, stack=None, **more):
    """A request with two players; by default the tiles not on the board are in the pile."""
    lying = [tile for tile, _ in tiles.values()]
    rest = [tile for tile in range(1, 19) if tile not in lying]
    asked = {"ruleset": "octiles", "players": 2, "turn": 0, "tiles": tiles, "runners": runners}
    return {**asked, "stack": stack or rest, **more}


def fault(given, *move):
    return answer({**given, "move": list(move)})["fault"]


def after(given, *move):
    return answer({**given, "move": list(move)})["after"]


def kinds(given):
    return {move[0] for move in answer(given)["moves"]}


HALF = position({"c3": [1, 0], "c4": [2, 0]})
WHOLE = position(FULL)


def test_before_the_board_is_full_tiles_are_placed_and_runners_run():
    near = position({"a2": [1, 0]})
    assert kinds(near) == {"place", "run"}
    assert [move for move in answer(near)["moves"] if move[0] == "run"] == [["run", "A2", "B3"]]
    assert len(answer(near)["moves"]) == 16 * 8 + 1


def test_once_the_board_is_full_tiles_are_replaced_and_rotated():
    assert {"replace", "rotate"} <= kinds(WHOLE) <= {"replace", "rotate", "run"}
    replaces = [move for move in answer(WHOLE)["moves"] if move[0] == "replace"]
    assert len(replaces) == 17 * 8


def test_early_actions_are_open_where_the_option_says_so():
    assert kinds({**HALF, "options": {"early_actions": "on"}}) >= {"place", "replace", "rotate"}


@pytest.mark.parametrize(
    ("move", "name"),
    [
        (("place", "c3", 0), "SPACE_TAKEN"),
        (("place", "c2", 0), None),
        (("replace", "c2", 0), "SPACE_EMPTY"),
        (("rotate", "c2", 0), "SPACE_EMPTY"),
        (("replace", "c3", 0), "BOARD_NOT_FULL"),
        (("rotate", "c4", 1), "BOARD_NOT_FULL"),
        (("run", "C3", "C4"), "NO_SUCH_RUNNER"),
        (("run", "F6", "E5"), "NO_SUCH_RUNNER"),
        (("run", "A1", "B2"), "PATH_ENDS_NOWHERE"),
    ],
)
def test_action_on_a_half_filled_board(move, name):
    assert fault(HALF, *move) == name


def test_tile_is_rotated_only_to_another_pattern():
    for space, (tile, rotation) in FULL.items():
        rotations = {move[2] for move in answer(WHOLE)["moves"] if move[:2] == ["rotate", space]}
        assert rotation not in rotations
        assert fault(WHOLE, "rotate", space, rotation) == "SAME_PATTERN"
        if tile == 1:
            assert rotations == set()


def test_rotating_takes_the_marker_to_the_tile():
    space, rotation = first_rotation(WHOLE)
    given = {**WHOLE, "markers": {"0": next(s for s in SPACES if s != space), "1": "c3"}}
    told = after(given, "rotate", space, rotation)
    assert told["markers"] == {"0": space, "1": "c3"}
    assert told["tiles"][space] == [FULL[space][0], rotation]


def first_rotation(given):
    return next(
        move[1:] for move in answer(given)["moves"] if move[0] == "rotate" and move[1] != "c3"
    )


@pytest.mark.parametrize("owner", ["0", "1"])
def test_tile_with_any_marker_is_not_rotated(owner):
    space, rotation = first_rotation(WHOLE)
    assert fault({**WHOLE, "markers": {owner: space}}, "rotate", space, rotation) == "TILE_MARKED"


def test_markers_of_a_replaced_tile_go_back_and_the_tile_is_the_new_spare():
    told = after({**WHOLE, "markers": {"0": "b3", "1": "c3"}}, "replace", "c3", 5)
    assert told["markers"] == {"0": "b3"}
    assert told["tiles"]["c3"] == [SPARE, 5]
    assert told["stack"] == [FULL["c3"][0]]


def test_placed_tile_comes_off_the_pile():
    told = after(HALF, "place", "a2", 4)
    assert (told["tiles"]["a2"], told["stack"]) == ([3, 4], list(range(4, 19)))
    assert (told["turn"], told["winner"], told["side"]) == (1, None, [])


def test_run_may_cross_any_tiles():
    assert after(position({"a2": [1, 0]}), "run", "A2", "B3")["runners"]["B3"] == 0


def test_run_ends_only_on_empty_and_open_nodes():
    tiles = {"a2": [18, 0]}
    assert fault(position(tiles), "run", "A1", "A2") == "END_OCCUPIED"
    alone = {"A1": 0, "F6": 1}
    assert fault(position(tiles, alone), "run", "A1", "A2") == "END_IS_OWN_START"
    north = position({"b5": [18, 1]}, {"B5": 0, "F6": 1})
    assert fault(north, "run", "B5", "A6") == "END_IS_FOREIGN_CIRCLE"


def test_runner_home_does_not_run():
    home = position({"e4": [1, 0]}, {"F5": 0, "A1": 1})
    assert fault(home, "run", "F5", "E4") == "RUNNER_IS_HOME"


def visited(stranger):
    """West's start circles full, one of them by a stranger or not; A2 can run to B3."""
    runners = {"A1": stranger, "A2": 0, "A3": 0, "A4": 0, "A5": 0, "E4": 0, "F6": 1}
    runners = runners if stranger else {**runners, "E4": 1}
    return position({"a2": [1, 0]}, runners)


def test_full_start_with_a_stranger_on_it_must_be_vacated():
    given = visited(1)
    assert answer(given)["state"] == "must_vacate"
    assert answer(given)["moves"] == [["run", "A2", "B3"]]
    assert fault(given, "place", "c3", 0) == "MUST_VACATE"
    assert answer({**given, "move": "pass"})["fault"] == "PASS_NOT_ALLOWED"


def test_full_start_with_own_runners_alone_need_not_be_vacated():
    assert answer(visited(0))["state"] == "play"


def test_pass_is_open_until_everybody_has_passed():
    assert answer(HALF)["may_pass"] is True
    assert answer({**HALF, "passes": 2})["may_pass"] is False
    assert answer({**HALF, "passes": 2, "move": "pass"})["fault"] == "PASS_NOT_ALLOWED"


def rotated_to_and_fro(rounds):
    """Both players turn one tile each away and back, and over again."""
    state = state_of(WHOLE)
    state = msgspec.structs.replace(state, seen=(state.snapshot(),))
    spaces = [s for s in SPACES if FULL[s][0] not in (1, 3)]
    mine, yours, away = spaces[0], spaces[1], spaces[2:6]
    for _ in range(rounds):
        for steps, pair in ((1, (mine, yours)), (1, away[:2]), (-1, (mine, yours)), (-1, away[:2])):
            for space in pair:
                if state.outcome:
                    return state
                rotation = (state.tiles()[space][1] + steps) % 8
                state = RULES.apply(state, Rotate(space, rotation))
    return state


def test_third_repetition_is_a_draw():
    state = rotated_to_and_fro(4)
    assert state.outcome.reason is OctilesEnd.REPETITION
    assert state.outcome.winners == ()
    assert state.seen.count(state.seen[-1]) == 3


def test_second_occurrence_is_no_draw_yet():
    assert rotated_to_and_fro(2).outcome is None


def test_placing_a_tile_makes_what_was_before_impossible():
    state = RULES.new(Options(version="octiles"), 2, 0)
    state = RULES.apply(state, Pass())
    assert len(state.seen) == 2
    assert len(RULES.apply(state, Place("c3", 0)).seen) == 1


def test_game_is_a_draw_after_the_most_turns():
    state = grown("octiles", 2, 1, 200, max_turns=100)
    assert (state.turns, state.outcome.reason) == (100, OctilesEnd.TURN_LIMIT)


def test_finished_player_still_acts_on_the_tiles():
    runners = {**dict.fromkeys(EAST, 0), "C6": 1, "E4": 2, "C1": 3}
    options = {"teams": "opposite", "runners": 5}
    given = position({"c3": [1, 0]}, runners, players=4, options=options)
    assert answer(given)["state"] == "play"
    assert kinds(given) == {"place"}


def test_last_runner_home_wins():
    runners = {"E4": 0, "F6": 0, "F4": 0, "F3": 0, "F2": 0, "A1": 1}
    told = after(position({"e4": [1, 0]}, runners), "run", "E4", "F5")
    assert (told["winner"], told["side"], told["turn"]) == (0, [0], 0)


def test_turn_of_move_over_is_refused():
    state = RULES.new(Options(version="octiles"), 2, 0)
    move = RULES.parse("place a2 turn 0, run A2 to B3")
    assert [fault.code for fault in RULES.check(state, move)] == ["OTHER_VERSION"]


def test_random_play_draws_the_kind_of_action_evenly():
    state = state_of(
        {**WHOLE, "runners": cases("positions", "free_moves")[4]["runners"], "players": 3}
    )
    chance = Random(0)
    drawn = [type(RULES.random_move(state, chance)) for _ in range(300)]
    possible = {type(move) for move in RULES.survey(state).moves}
    assert RULES.survey(state).status is Status.PLAY
    assert all(60 < drawn.count(kind) < 240 for kind in possible)
    assert Run in possible
