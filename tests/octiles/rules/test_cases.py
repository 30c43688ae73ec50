"""The shared cases: traces, full boards, legal moves, special positions, whole games."""

from __future__ import annotations

import pytest

from tests.octiles.positions import cases, request
from tiles2d.octiles.rules.board import NODES
from tiles2d.octiles.rules.format.judge import answer
from tiles2d.octiles.rules.format.position import layout_of
from tiles2d.octiles.rules.moves import Pass, PlaceAndRun
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.paths import links, loops
from tiles2d.octiles.rules.rules import RULES
from tiles2d.octiles.rules.tiles import DISTINCT

TWO_STEP = ("move_over", "boardspace")
SPECIAL = cases("positions", "special")


@pytest.mark.parametrize("case", cases("positions", "traces"), ids=lambda case: case["name"])
def test_path_is_traced_to_its_end(case):
    asked = {"trace": {"start": case["start"], "enter": case["enter"]}, "tiles": case["tiles"]}
    assert answer(asked) == {"end": case["end"], "path": case["path"]}


@pytest.mark.parametrize("case", cases("positions", "full_board_links"))
def test_full_board_has_its_36_paths_and_its_loops(case):
    layout = layout_of(case["tiles"])
    found = [[NODES[start], NODES[end], length] for start, end, length in links(layout)]
    assert sorted(found) == case["paths"]
    assert loops(layout) == case["closed_loops"]


@pytest.mark.parametrize("ruleset", TWO_STEP)
@pytest.mark.parametrize("case", cases("positions", "positions"))
def test_legal_moves_of_a_position_are_complete(case, ruleset):
    reply = answer(request(case, ruleset))
    assert (reply["state"], reply["moves"]) == (case["state"], case["moves"])
    assert len(reply["moves"]) == case["n"]


@pytest.mark.parametrize("ruleset", TWO_STEP)
@pytest.mark.parametrize(
    "case", [c for c in SPECIAL if "moves" in c], ids=lambda case: case["name"]
)
def test_special_position_has_its_state_and_moves(case, ruleset):
    reply = answer(request(case, ruleset))
    assert (reply["state"], reply["moves"]) == (case["state"], case["moves"])


@pytest.mark.parametrize("ruleset", TWO_STEP)
@pytest.mark.parametrize("case", [c for c in SPECIAL if "move" in c], ids=lambda case: case["name"])
def test_special_move_leads_to_its_position(case, ruleset):
    before = {"players": case["players"], **case["before"]}
    reply = answer(request(before, ruleset, move=case["move"]))
    assert (reply["legal"], reply["fault"]) == (True, None)
    assert {key: reply["after"][key] for key in case["after"]} == case["after"]
    wins = "winner_seat" in case
    assert reply["after"]["winner"] == (before["turn"] if wins else None)
    assert reply["after"]["side"] == ([before["turn"]] if wins else [])


@pytest.mark.parametrize("case", cases("positions", "first_moves"))
def test_first_moves_with_each_tile(case):
    version = "boardspace" if case["preplaced"] or case["runners_per_player"] == 4 else "move_over"
    state = RULES.new(Options(version=version), case["players"], 0)
    rest = [tile for tile in range(1, 19) if tile != case["tile"]]
    reply = answer(
        {
            "ruleset": version,
            "players": case["players"],
            "turn": 0,
            "tiles": {},
            "runners": state.standing(),
            "stack": [case["tile"], *rest],
        }
    )
    assert reply["state"] == case["state"]
    assert len(reply["moves"]) == case["legal_moves"]
    assert reply["moves"] == case.get("west_moves", reply["moves"])
    patterns = {(s, r % DISTINCT[case["tile"]], a, b) for s, r, a, b in reply["moves"]}
    assert len(patterns) == case["distinct_after_symmetry"]


@pytest.mark.parametrize("case", cases("positions", "free_moves"))
def test_runs_over_tiles_as_they_lie(case):
    reply = answer(request(case, "octiles"))
    runs = [[start, end] for kind, start, end in reply["moves"] if kind == "run"]
    assert reply["state"] == "play"
    assert runs == [run for run in case["moves"] if run[0] != run[1]]


@pytest.mark.parametrize("case", cases("positions", "free_moves"))
def test_loops_are_refused_where_one_action_makes_a_turn(case):
    for start, end in case["moves"]:
        reply = answer(request(case, "octiles", move=["run", start, end]))
        assert reply.get("fault") == ("LOOP_NOT_ALLOWED" if start == end else None)


@pytest.mark.parametrize("game", cases("games", "games"))
def test_whole_game_runs_as_recorded(game):
    state = RULES.new(Options(version="boardspace"), game["players"], game["boardspace_random_key"])
    laid = [tile for _, tile, _ in game["preplaced"]]
    assert [*laid, *state.pile] == game["stack_top_first"]
    for ply in game["plies"]:
        moves = RULES.survey(state).moves
        if ply[0] == "pass":
            assert (len(moves), state.outcome) == (ply[1], None)
            move = Pass()
        else:
            space, tile, rotation, start, end, count = ply
            assert (len(moves), state.pile[0]) == (count, tile)
            move = PlaceAndRun(space, rotation, start, end)
        state = RULES.apply(state, move)
    final = {
        "turn": state.turn,
        "tiles": {space: list(laid) for space, laid in state.tiles().items()},
        "runners": state.standing(),
        "stack": list(state.pile),
    }
    assert final == game["final"]
    seats = {2: "we", 3: "wne", 4: "wnes"}[game["players"]]
    assert state.outcome.winners == (seats.index(game["winner_seat"][0]),)
    assert state.home(state.turn) == state.options.runners


@pytest.mark.parametrize("case", cases("positions", "perft"))
def test_move_sequences_of_up_to_three_are_counted(case):
    states = [
        RULES.new(Options(version="boardspace"), case["players"], case["boardspace_random_key"])
    ]
    counts = []
    for _ in case["leaf_counts"]:
        moves = [(state, move) for state in states for move in RULES.survey(state).moves]
        counts.append(len(moves))
        if len(counts) < len(case["leaf_counts"]):
            states = [RULES.apply(state, move) for state, move in moves]
    assert counts == case["leaf_counts"]
