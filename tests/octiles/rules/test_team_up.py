"""Team Up as reconstructed: start, groups, what breaks them, and the end."""

from __future__ import annotations

import msgspec
import pytest

from tests.octiles.positions import state_of
from tiles2d.octiles.rules.format.judge import answer
from tiles2d.octiles.rules.moves import Place, Rotate
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.rules import RULES
from tiles2d.octiles.rules.verdicts import OctilesEnd


def position(tiles, *runners, players=2, turn=0, **more):
    """A request; ``runners`` gives each player's nodes."""
    lying = [tile for tile, _ in tiles.values()]
    return {
        "ruleset": "team_up",
        "players": players,
        "turn": turn,
        "tiles": tiles,
        "runners": {node: player for player, nodes in enumerate(runners) for node in nodes},
        "stack": [tile for tile in range(1, 19) if tile not in lying],
        **more,
    }


def fault(given, *move):
    return answer({**given, "move": list(move)})["fault"]


@pytest.mark.parametrize(
    ("players", "first", "second"),
    [
        (2, "A1 A5 D6 F4 E1", "A3 B6 F6 F2 C1"),
        (3, "A1 A5 D6 F4 E1", "A2 A6 E6 F3 D1"),
        (4, "A1 A5 D6 F4 E1", "A2 A6 E6 F3 D1"),
    ],
)
def test_runners_begin_four_circles_apart(players, first, second):
    standing = RULES.new(Options(version="team_up"), players, 0).standing()
    for player, nodes in enumerate((first, second)):
        assert {node for node, owner in standing.items() if owner == player} == {*nodes.split()}
    assert len(standing) == 5 * players


LINKED = position({"a2": [1, 0]}, ["A2", "B3"], ["F6", "C4"])
"""Tile 1 on a2 links A2 and B3."""


def test_runners_run_to_every_empty_node_and_off_every_circle():
    given = position({"b5": [18, 1]}, ["B5"], ["F6"])
    assert ["run", "B5", "A6"] in answer(given)["moves"]
    back = position({"b5": [18, 1]}, ["A6"], ["F6"])
    assert ["run", "A6", "B5"] in answer(back)["moves"]


def test_running_away_from_the_group_breaks_it():
    given = position({"a2": [1, 0], "b3": [8, 0]}, ["A2", "B3"], ["F6"])
    assert [move for move in answer(given)["moves"] if move[0] == "run"] == []
    assert fault(given, "run", "B3", "C4") == "BREAKS_GROUP"


def test_lone_runner_goes_where_it_likes():
    given = position({"a2": [1, 0], "b3": [8, 0]}, ["B3"], ["F6"])
    assert ["run", "B3", "A2"] in answer(given)["moves"]


def early(given, **more):
    return {**given, "options": {"early_actions": "on"}, **more}


def test_rotating_a_linking_tile_breaks_the_group():
    given = early(position({"a2": [18, 0]}, ["A1", "A2"], ["F6"]))
    assert fault(given, "rotate", "a2", 1) == "BREAKS_GROUP"
    assert fault(given, "rotate", "a2", 2) == "SAME_PATTERN"


def test_replacing_a_linking_tile_by_one_that_links_as_well_is_allowed():
    given = early(LINKED, stack=[4, 5])
    allowed = {move[2] for move in answer(given)["moves"] if move[:2] == ["replace", "a2"]}
    assert allowed == {r for r in range(8) if links(given, [4, r])}
    assert 0 < len(allowed) < 8


def links(given, laid):
    traced = answer({"trace": {"start": "A2", "enter": ["a2", 5]}, "tiles": {"a2": laid}})
    return traced["end"] == "B3"


def test_group_of_another_player_is_protected_too():
    given = early({**LINKED, "turn": 1, "stack": [18]})
    assert fault(given, "replace", "a2", 0) == "BREAKS_GROUP"


def test_only_own_groups_are_protected_where_the_option_says_so():
    state = state_of(early({**LINKED, "turn": 1, "stack": [18]}))
    own = msgspec.structs.replace(state.options, protected="own")
    state = msgspec.structs.replace(state, options=own)
    assert RULES.check(state, RULES.parse("replace a2 turn 0")) == ()


def test_runners_linked_through_another_are_one_group():
    tiles = {"a2": [1, 0], "b3": [8, 0]}
    given = early(position(tiles, ["A2", "B3", "C4"], ["F6"]))
    state = state_of({**given, "options": {"runners": 3, "early_actions": "on"}})
    assert state.outcome.reason is OctilesEnd.GROUP_JOINED


def test_link_through_an_empty_stop_does_not_count():
    tiles = {"a2": [1, 0], "b3": [8, 0], "c4": [5, 1]}
    given = position(tiles, ["A2", "C4", "D5"], ["F6"], options={"runners": 3})
    assert answer(given)["state"] == "play"


JOINING = position({"a2": [1, 0]}, ["A2", "B3", "C4"], ["F6", "F5", "E3"], stack=[2, 3])


def test_action_that_joins_all_runners_wins():
    given = {**JOINING, "stack": [8, 3], "options": {"runners": 3}}
    move = next(m for m in answer(given)["moves"] if m[:2] == ["place", "b3"] and wins(given, m))
    told = answer({**given, "move": move})["after"]
    assert (told["winner"], told["side"], told["turn"]) == (0, [0], 0)


def wins(given, move):
    return answer({**given, "move": move})["after"]["winner"] is not None


def test_action_may_complete_the_group_of_another_player():
    given = {**JOINING, "turn": 1, "stack": [8, 3], "options": {"runners": 3}}
    move = next(m for m in answer(given)["moves"] if m[:2] == ["place", "b3"] and wins(given, m))
    told = answer({**given, "move": move})["after"]
    assert (told["winner"], told["side"], told["turn"]) == (0, [0], 1)


@pytest.mark.parametrize("turn", [0, 1])
def test_of_two_groups_completed_at_once_the_player_on_turn_wins(turn):
    state = state_of(position({}, ["A1", "B2"], ["A2", "A3"], turn=turn))
    pairs = msgspec.structs.replace(state.options, runners=2)
    state = msgspec.structs.replace(state, options=pairs, pile=(18, 1))
    assert RULES.apply(state, Place("a2", 1)).outcome.winners == (turn,)


def test_runners_never_must_leave_a_side():
    state = RULES.new(Options(version="team_up"), 4, 0)
    assert RULES.survey(state).status == "play"
    assert all(not isinstance(move, Rotate) for move in RULES.survey(state).moves)
