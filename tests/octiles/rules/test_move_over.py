"""Move Over and BoardSpace's form of it: set-up, faults, vacating, passing, playing together."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from highway3d.table.game import IllegalMove, TableEnd
from tests.octiles.positions import asked, cases, grown, request, state_of
from tiles2d.octiles.rules.board import NODE
from tiles2d.octiles.rules.format.judge import answer
from tiles2d.octiles.rules.format.position import layout_of
from tiles2d.octiles.rules.moves import Pass, PlaceAndRun, Run
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.paths import ways
from tiles2d.octiles.rules.rules import RULES, Status
from tiles2d.octiles.rules.verdicts import OctilesEnd, OctilesFault

WEST = ("A1", "A2", "A3", "A4", "A5")
NORTH = ("A6", "B6", "C6", "D6", "E6")
EAST = ("F6", "F5", "F4", "F3", "F2")
SOUTH = ("F1", "E1", "D1", "C1", "B1")
SPECIAL = {case["name"]: case for case in cases("positions", "special")}
NO_MOVE = SPECIAL["no_move_1"]
FULL_START = SPECIAL["must_vacate_3"]


def position(runners, tiles=None, stack=(1,), turn=0, players=2, ruleset="move_over", **more):
    """A request; ``runners`` gives each player's nodes."""
    return {
        "ruleset": ruleset,
        "players": players,
        "turn": turn,
        "tiles": tiles or {},
        "runners": {node: player for player, nodes in enumerate(runners) for node in nodes},
        "stack": list(stack),
        **more,
    }


def fault(given, move):
    """The judge's fault, None if the move is legal."""
    return answer({**given, "move": move})["fault"]


ALMOST = ("E4", "F6", "F4", "F3", "F2")
"""West's runners, four of them home; the straight tile brings the last one to F5."""
LAST = ["e4", 0, "E4", "F5"]
STRAIGHT = position([["A1", "A2", "A3", "A5"], ["F6", "F5", "F4", "F3", "F2"]])
"""Tile 1, all straight, is in hand; A4 is empty, so that nobody must vacate."""


def test_runners_begin_on_the_circles_of_their_sides():
    state = RULES.new(Options(), 3, 0)
    seats = ((WEST, 0), (NORTH, 1), (EAST, 2))
    assert state.standing() == {node: player for nodes, player in seats for node in nodes}


@pytest.mark.parametrize(
    ("runners", "empty"), [(5, ()), (4, ("A3", "F4")), (3, ("A1", "A5", "F6", "F2"))]
)
def test_fewer_runners_leave_the_middle_or_the_outer_circles_empty(runners, empty):
    state = RULES.new(Options(runners=runners), 2, 0)
    assert set(state.standing()) == {*WEST, *EAST} - {*empty}


def test_boardspace_lays_two_tiles_for_three_players():
    state = RULES.new(Options(version="boardspace"), 3, 2)
    assert state.tiles() == {"c1": (8, 2), "d1": (6, 6)}
    assert len(state.pile) == 16


def test_move_over_lays_two_tiles_for_three_players_when_asked():
    assert RULES.new(Options(preplaced=True), 3, 2).tiles() == {"c1": (8, 2), "d1": (6, 6)}
    assert RULES.new(Options(preplaced=True), 4, 2).tiles() == {}


def test_boardspace_gives_four_runners_to_each_of_four_players():
    state = RULES.new(Options(version="boardspace"), 4, 0)
    assert len(state.standing()) == 16
    assert not {"A3", "C6", "F4", "D1"} & set(state.standing())


@pytest.mark.parametrize(
    ("move", "name"),
    [
        (["a2", 0, "A2", "B3"], None),
        (["a2", 0, "A4", "B3"], "NO_SUCH_RUNNER"),
        (["a2", 0, "F6", "E5"], "NO_SUCH_RUNNER"),
        (["a2", 0, "A1", "B3"], "PATH_ENDS_NOWHERE"),
        (["a2", 0, "A2", "B4"], "PATH_ENDS_NOWHERE"),
        (["c3", 0, "A2", "B3"], "PATH_MISSES_TILE"),
    ],
)
def test_turn_with_the_straight_tile(move, name):
    assert fault(STRAIGHT, move) == name


def test_path_that_leads_there_beside_the_new_tile_misses_it():
    lying = position([["A2"], []], {"a2": [1, 0]}, stack=[2])
    assert fault(lying, ["c3", 0, "A2", "B3"]) == "PATH_MISSES_TILE"


def test_one_of_two_routes_to_the_same_end_crosses_the_new_tile():
    board = cases("positions", "full_board_links")[0]["tiles"]
    route, other = ways(layout_of(board), NODE["C5"], NODE["D5"])
    space = next(step.space for step in route if step.space not in [s.space for s in other])
    tile, rotation = board[space]
    rest = {name: laid for name, laid in board.items() if name != space}
    two = position([["C5"], []], rest, stack=[tile])
    assert answer(two)["moves"].count([space, rotation, "C5", "D5"]) == 1


def test_end_taken_by_any_runner_blocks():
    for taken_by in ([["A2", "B3"], []], [["A2"], ["B3"]]):
        assert fault(position(taken_by), ["a2", 0, "A2", "B3"]) == "END_OCCUPIED"


def test_start_circle_left_is_not_entered_again():
    assert fault(position([["A1"], []], stack=[18]), ["a2", 0, "A1", "A2"]) == "END_IS_OWN_START"


def test_circle_of_an_unused_side_is_closed():
    given = position([["B5"], []], stack=[18])
    assert fault(given, ["b5", 1, "B5", "A6"]) == "END_IS_FOREIGN_CIRCLE"


def test_runner_home_does_not_move_again():
    assert fault(position([["F4", "A1"], []]), ["e4", 0, "F4", "E4"]) == "RUNNER_IS_HOME"


def test_runner_may_turn_back_from_the_far_side():
    assert fault(position([["E4"], []]), ["d3", 0, "E4", "D3"]) is None


def test_covered_tile_goes_to_the_bottom_of_the_pile():
    lying = position([["A2"], []], {"a2": [7, 0]}, stack=[1, 2, 3])
    assert answer({**lying, "move": ["a2", 0, "A2", "B3"]})["after"]["stack"] == [2, 3, 7]


def test_full_board_hands_the_covered_tile_on():
    state = grown("move_over", 2, 5, 400)
    while 0 in state.layout or state.outcome:
        state = grown("move_over", 2, state.pile[0] + 100, 200)
    move = RULES.random_move(state, Random(1))
    assert len(state.pile) == 1
    covered = state.tiles()[move.space][0]
    assert RULES.apply(state, move).pile == (covered,)


def test_loop_back_to_the_stop_left_uses_the_turn():
    loop = position([["B3"], []], {"a3": [18, 1]}, stack=[18 - 1, 2])
    loops = [move for move in answer(loop)["moves"] if move[2] == move[3]]
    assert loops
    after = answer({**loop, "move": loops[0]})["after"]
    assert (after["turn"], after["runners"]) == (1, loop["runners"])


def test_full_start_circles_must_be_vacated():
    given = request(FULL_START)
    assert answer(given)["state"] == "must_vacate"
    other = next(
        move
        for move in answer(request(FULL_START, runners=without(FULL_START, "F5")))["moves"]
        if move[2] == "B3"
    )
    assert fault(given, other) == "MUST_VACATE"


def without(case, node):
    return {name: player for name, player in case["runners"].items() if name != node}


def test_full_start_circles_forbid_a_pass():
    assert answer(request(FULL_START))["may_pass"] is False
    assert fault(request(FULL_START), "pass") == "PASS_NOT_ALLOWED"


def test_vacate_rule_falls_away_where_nothing_can_leave():
    stuck = request(SPECIAL["vacate_impossible_3"])
    reply = answer(stuck)
    assert (reply["state"], reply["may_pass"]) == ("play", True)
    assert fault(stuck, "pass") is None


def test_first_turn_of_everybody_must_vacate():
    state = RULES.new(Options(), 4, 3)
    for _ in range(4):
        assert RULES.survey(state).status is Status.MUST_VACATE
        state = RULES.apply(state, RULES.random_move(state, Random(0)))
    assert RULES.survey(state).status is Status.PLAY


def test_pass_keeps_the_tile_for_the_next_player():
    after = answer({**STRAIGHT, "move": "pass"})["after"]
    assert (after["turn"], after["stack"], after["passes"]) == (1, [1], 1)


def test_turn_played_ends_the_row_of_passes():
    assert answer({**STRAIGHT, "passes": 1, "move": ["a2", 0, "A2", "B3"]})["after"]["passes"] == 0


def test_after_a_round_of_passes_who_can_move_must():
    for passes, open_ in ((0, True), (1, True), (2, False), (3, False)):
        given = {**STRAIGHT, "passes": passes}
        assert answer(given)["may_pass"] is open_
        assert fault(given, "pass") == (None if open_ else "PASS_NOT_ALLOWED")


@pytest.mark.parametrize("passes", [0, 1, 2, 3])
def test_who_cannot_move_passes_by_force(passes):
    given = request(NO_MOVE, passes=passes)
    reply = answer(given)
    assert (reply["state"], reply["may_pass"], reply["moves"]) == ("pass", False, [])
    assert answer({**given, "move": "pass"})["after"]["passes"] == passes + 1


def test_second_round_that_finds_nobody_able_is_a_draw():
    state = state_of(request(NO_MOVE, passes=3))
    state = RULES.apply(state, Pass())
    assert (state.outcome.winners, state.outcome.reason) == ((), OctilesEnd.STUCK)
    assert answer(request(NO_MOVE, passes=4))["state"] == "over"


def test_forced_passing_bars_a_pass_by_choice():
    for forced in ({"options": {"passing": "forced"}}, {"ruleset": "boardspace"}):
        assert answer(STRAIGHT | forced)["may_pass"] is False
        assert fault(STRAIGHT | forced, "pass") == "PASS_NOT_ALLOWED"


def test_last_runner_home_wins_and_keeps_the_turn():
    after = answer({**position([ALMOST, ["A1"]]), "move": LAST})["after"]
    assert (after["winner"], after["side"], after["turn"]) == (0, [0], 0)


def test_position_won_is_over_and_takes_no_move():
    won = position([EAST, ["A1"]])
    assert answer(won) == {"state": "over", "may_pass": False, "moves": []}
    assert fault(won, "pass") == "GAME_OVER"
    assert fault(won, ["a2", 0, "A2", "B3"]) == "GAME_OVER"


def test_three_runners_win_where_three_are_asked_for():
    given = position([EAST[:3], ["A1"]], options={"runners": 3})
    assert answer(given)["state"] == "over"


def four(*runners, turn=0, **options):
    return position(runners, turn=turn, players=4, options={"runners": 5, **options})


def winners(given):
    after = answer({**given, "move": LAST})["after"]
    return after["winner"], after["side"]


def test_partners_win_when_both_are_home():
    partner_home = four(ALMOST, [], WEST, [], teams="opposite")
    partner_out = four(ALMOST, [], WEST[:4], [], teams="opposite")
    assert winners(partner_home) == (0, [0, 2])
    assert winners(partner_out) == (None, [])


def test_partners_win_with_either_home_when_asked():
    assert winners(four(ALMOST, [], [], [], teams="opposite", partners_win="either")) == (0, [0, 2])


def test_teams_win_when_all_ten_are_home():
    home = four(ALMOST, SOUTH, [], [], teams="adjacent", partners_win="either")
    assert winners(home) == (0, [0, 1])
    assert winners(four(ALMOST, SOUTH[:4], [], [], teams="adjacent")) == (None, [])


def test_finished_partner_passes_and_his_pass_does_not_count():
    given = {**four(EAST, ["C6"], ["E4"], ["C1"], teams="opposite"), "passes": 2}
    assert answer(given) == {"state": "pass", "may_pass": False, "moves": []}
    after = answer({**given, "move": "pass"})["after"]
    assert (after["turn"], after["passes"]) == (1, 2)


def test_round_of_passes_is_shorter_by_those_who_have_finished():
    given = four(EAST, ["C6"], ["E4"], ["C1"], turn=2, teams="opposite")
    assert answer({**given, "passes": 2})["may_pass"] is True
    assert answer({**given, "passes": 3})["may_pass"] is False


def test_finished_partner_may_help_where_the_option_says_so():
    options = Options(teams="opposite", finished="helps")
    state = helped(options)
    moves = RULES.survey(state).moves
    assert {move.start for move in moves} == {"E4"}
    after = RULES.apply(state, moves[0])
    assert list(after.standing().values()).count(2) == 1
    assert after.turn == 1


def helped(options):
    """West is home; its partner in the east has one runner on E4."""
    state = state_of(four(EAST, ["C6"], ["E4"], ["C1"], teams="opposite"))
    return msgspec.structs.replace(state, options=msgspec.structs.replace(options, runners=5))


def test_whoever_gives_up_loses_with_the_partner():
    state = RULES.new(Options(teams="opposite"), 4, 0)
    assert RULES.forfeit(state, 2, TableEnd.RESIGNED).winners == (1, 3)


def test_playing_together_takes_four_players():
    assert list(RULES.seats(Options(teams="adjacent"))) == [4]
    assert list(RULES.seats(Options())) == [2, 3, 4]


def test_action_of_another_version_is_refused():
    state = RULES.new(Options(), 2, 0)
    with pytest.raises(IllegalMove) as refusal:
        RULES.apply(state, Run("A1", "B2"))
    assert [f.code for f in refusal.value.faults] == [OctilesFault.OTHER_VERSION]


def test_every_fault_is_reported_the_weightiest_first():
    given = position([["A1", "A2"], []], stack=[18])
    faults = RULES.check(state_of(given), PlaceAndRun("a2", 0, "A1", "A2"))
    assert [f.code.value for f in faults] == ["END_OCCUPIED", "END_IS_OWN_START"]


def test_played_position_asked_again_is_the_same():
    state = grown("move_over", 3, 11, 60)
    again = state_of(asked(state))
    assert (again.layout, again.runners, again.pile) == (state.layout, state.runners, state.pile)
