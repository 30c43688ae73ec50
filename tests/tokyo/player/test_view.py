"""The position a player sees: it holds all that a move depends on, and says what is wrong."""

from __future__ import annotations

import json
from random import Random

import pytest

from highway3d.table.game import RequestError
from highway3d.tokyo.player.player import PLAYER
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.rules import TokyoRules
from highway3d.tokyo.rules.turns import Penalty

RULES = TokyoRules()


def after(turns, seed=1, **options):
    chance, state = Random(seed), RULES.new(Options(**options), 2, 0)
    for _ in range(turns):
        state = RULES.apply(state, RULES.random_move(state, chance))
    return state


@pytest.mark.parametrize("turns", [0, 1, 9, 20])
def test_a_view_written_as_json_is_read_as_the_position_it_shows(turns):
    state = after(turns, materials_end="cars", junction_roads=3)
    assert PLAYER.read(json.loads(json.dumps(PLAYER.view(state, 0)))) == state


def test_a_view_tells_what_lies_about():
    state = after(5)
    down = RULES.apply(state, Penalty(state.turn, ("A-A1", "B-B1"), grey=1))
    assert PLAYER.read(PLAYER.view(down, 1)) == down


def test_both_seats_see_the_same():
    state = after(6)
    assert PLAYER.view(state, 0) == PLAYER.view(state, 1)


def test_a_last_road_that_is_none_is_shown_as_null():
    assert PLAYER.view(after(0), 0)["last"] is None


@pytest.mark.parametrize(
    ("path", "wrong", "sentence"),
    [
        (("turn",), 2, "turn: expected int <= 1"),
        (("supplies", 0, "grey"), -1, "supplies[0].grey: a supply is not negative"),
        (("supplies", 1, "cars"), "many", "supplies[1].cars: expected int, got str"),
        (("cars", 0, "road"), "A7-A8", "cars[0].road: no road is called 'A7-A8'"),
        (("cars", 0, "place"), 1001, "cars[0].place: expected int <= 1000"),
        (("state", "pillars", 0, "h"), 0,
         "state.pillars[0].h: a standing pillar has at least one disc"),
        (("state", "pillars", 0, "id"), "A9", "state.roads[0].b: no pillar is called 'A1'"),
        (("state", "roads", 0, "b"), "Z", "state.roads[0].b: no pillar is called 'Z'"),
        (("last",), "A-A1", "last: the road that may be adjusted is the last one of state.roads"),
        (("options", "scope"), "sea", "options.scope: invalid enum value 'sea'"),
        (("seed",), 1, "object contains unknown field seed"),
    ],
)  # fmt: skip
def test_a_broken_view_is_refused_by_its_field(path, wrong, sentence):
    view = PLAYER.view(after(5), 0)
    part = view
    for name in path[:-1]:
        part = part[name]
    part[path[-1]] = wrong
    with pytest.raises(RequestError) as refused:
        PLAYER.read(view)
    assert str(refused.value) == sentence


def test_pillars_called_otherwise_than_in_a_game_are_refused():
    view = PLAYER.view(after(0), 0)
    view["state"]["pillars"][0]["id"] = view["state"]["roads"][0]["b"] = "P"
    with pytest.raises(RequestError, match=r"state\.pillars: the 1 of P1 are called A1, A2, …"):
        PLAYER.read(view)
