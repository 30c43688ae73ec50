"""The judge's manners: whole answers, and one sentence naming the field of a broken request."""

from __future__ import annotations

import copy
import io
import json

import pytest

from highway3d.table import judge
from highway3d.table.game import RequestError
from highway3d.tokyo import GAME
from highway3d.tokyo.rules.format.judge import answer

GOOD = {
    "state": {
        "pillars": [
            {"id": "a", "owner": "P2", "x": 0, "y": 0, "h": 1, "junction": False},
            {"id": "b", "owner": "P2", "x": 100, "y": 0.5, "h": 2, "junction": False},
            {"id": "s", "owner": "P1", "x": 50, "y": -50, "h": 3, "junction": False},
        ],
        "roads": [
            {"id": "B", "owner": "P2", "a": "a", "b": "b"},
            {"id": "E", "owner": "P2", "a": [0, 108], "b": "a"},
        ],
    },
    "move": {"player": "P1", "base": "s", "pillar": {"x": 50, "y": 50, "h": 4}},
}


def spoilt(path, value):
    """The good request with one field changed, or taken out where the value is ``...``."""
    request = copy.deepcopy(GOOD)
    *way, last = path
    inner = request
    for step in way:
        inner = inner[step]
    if value is ...:
        del inner[last]
    else:
        inner[last] = value
    return request


def pillar(field):
    return "state", "pillars", 1, field


def road(field):
    return "state", "roads", 0, field


BROKEN = [
    (("state",), ..., "state"),
    (("move",), ..., "move"),
    (("state",), [], "state"),
    (("extra",), 1, "extra"),
    (("state", "cars"), [], "cars"),
    (("state", "pillars"), ..., "pillars"),
    (("state", "roads"), {}, "state.roads"),
    (pillar("id"), "a", "state.pillars[1].id"),
    (pillar("id"), 7, "state.pillars[1].id"),
    (pillar("owner"), "P3", "state.pillars[1].owner"),
    (pillar("x"), 0.05, "state.pillars[1].x"),
    (pillar("x"), 100.00001, "state.pillars[1].x"),
    (pillar("y"), "0", "state.pillars[1].y"),
    (pillar("y"), None, "state.pillars[1].y"),
    (pillar("y"), True, "state.pillars[1].y"),
    (pillar("y"), 1e9, "state.pillars[1].y"),
    (pillar("y"), -1e300, "state.pillars[1].y"),
    (pillar("y"), ..., "y"),
    (pillar("h"), 0, "state.pillars[1].h"),
    (pillar("h"), 1.5, "state.pillars[1].h"),
    (pillar("h"), 10**9, "state.pillars[1].h"),
    (pillar("h"), -1, "state.pillars[1].h"),
    (pillar("junction"), "no", "state.pillars[1].junction"),
    (pillar("colour"), "grey", "colour"),
    (road("id"), "E", "state.roads[1].id"),
    (road("owner"), "p1", "state.roads[0].owner"),
    (road("a"), "nowhere", "state.roads[0].a"),
    (road("b"), "a", "state.roads[0].b"),
    (road("b"), [0, 0], "state.roads[0].b"),
    (road("b"), [1.25, 0], "state.roads[0].b[0]"),
    (road("b"), [1, 2, 3], "state.roads[0].b"),
    (road("b"), 5, "state.roads[0].b"),
    (("state", "roads", 1, "b"), [0, 5], "state.roads[1].b"),
    (("move", "player"), "P9", "move.player"),
    (("move", "player"), ..., "player"),
    (("move", "base"), "z", "move.base"),
    (("move", "base"), ..., "base"),
    (("move", "pillar"), ..., "move.pillar"),
    (("move", "exit"), [0, 0], "move.pillar"),
    (("move", "pillar", "x"), 0.01, "move.pillar.x"),
    (("move", "pillar", "h"), ..., "h"),
    (("move", "pillar", "h"), 5000, "move.pillar.h"),
    (("move", "cars"), 3, "cars"),
    (("move", "supply"), {"grey": -1}, "move.supply.grey"),
    (("move", "supply"), {"grey": 1.5}, "move.supply.grey"),
    (("move", "supply"), {"sticks": 1}, "sticks"),
    (("options",), {"scope": "highway"}, "options.scope"),
    (("options",), {"junction_roads": 4}, "options.junction_roads"),
    (("options",), {"joint_rule": True}, "options.joint_rule"),
    (("options",), {"hands": "real"}, "hands"),
    (("options",), None, "options"),
]


@pytest.mark.parametrize(("path", "value", "named"), BROKEN)
def test_a_broken_request_gets_one_sentence_that_names_the_field(path, value, named):
    with pytest.raises(RequestError) as error:
        answer(spoilt(path, value))
    sentence = str(error.value)
    assert named in sentence
    assert "\n" not in sentence
    assert "$" not in sentence


def test_an_exit_off_the_grid_names_its_coordinate():
    request = spoilt(("move", "pillar"), ...)
    request["move"]["exit"] = [0, 10.55]
    with pytest.raises(RequestError, match=r"move\.exit\[1\]"):
        answer(request)


def test_a_good_request_is_answered_whole():
    assert answer(GOOD) == {
        "legal": True,
        "violations": [],
        "crossings": [{"road": "B", "relation": "over", "result": "QUALIFIES"}],
        "earned": 1,
        "cars": 1,
    }


def test_cars_are_capped_by_those_left_and_what_is_earned_is_not():
    request = spoilt(("move", "supply"), {"cars": 0})
    assert (answer(request)["earned"], answer(request)["cars"]) == (1, 0)


def test_an_illegal_build_shows_its_crossings_and_earns_nothing():
    found = answer(spoilt(("move", "pillar", "h"), 5))
    assert found["violations"] == ["HEIGHT_STEP"]
    assert [crossing["result"] for crossing in found["crossings"]] == ["QUALIFIES"]
    assert (found["earned"], found["cars"]) == (0, 0)


def test_an_answer_does_not_change_its_request():
    request = copy.deepcopy(GOOD)
    answer(request)
    assert request == GOOD


def test_lines_are_answered_in_order_whatever_stands_between():
    lines = [json.dumps({"id": 1, **GOOD}), "{", json.dumps({"id": "x", "state": 3}), "[]",
             json.dumps({**GOOD, "id": 2})]  # fmt: skip
    out = io.BytesIO()
    status = judge.run(GAME, [line.encode() + b"\n" for line in lines], out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert status == 1
    assert [found["id"] for found in answers] == [1, None, "x", None, 2]
    assert ["error" in found for found in answers] == [False, True, True, True, False]
