"""What the judge refuses, in one sentence that names the field; the judge then goes on."""

from __future__ import annotations

import io
import json

import pytest

from highway3d.table.game import RequestError
from highway3d.table.judge import run
from tests.octiles.positions import cases, request
from tiles2d.octiles import GAME
from tiles2d.octiles.rules.format.judge import answer

GOOD = request(cases("positions", "positions")[0])
MOVE = GOOD | {"move": cases("positions", "positions")[0]["moves"][0]}
ACTION = GOOD | {"ruleset": "octiles"}
LAST = GOOD["stack"][-1]


def test_sound_request_is_answered():
    assert answer(GOOD)["state"] == "play"
    assert answer(MOVE)["legal"] is True


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"ruleset": "chess"}, "ruleset"),
        ({"ruleset": None}, "ruleset"),
        ({"players": 5}, "players"),
        ({"players": 1}, "players"),
        ({"players": True}, "players"),
        ({"players": 2.0}, "players"),
        ({"turn": 2}, "turn"),
        ({"turn": -1}, "turn"),
        ({"turn": False}, "turn"),
        ({"tiles": {"z9": [1, 0]}}, "tiles"),
        ({"tiles": {"A2": [1, 0]}}, "tiles"),
        ({"tiles": {"a2": [19, 0]}}, "tiles"),
        ({"tiles": {"a2": [0, 0]}}, "tiles"),
        ({"tiles": {"a2": [1, 9]}}, "tiles"),
        ({"tiles": {"a2": [1, True]}}, "tiles"),
        ({"tiles": {"a2": [1, 1.0]}}, "tiles"),
        ({"tiles": {"a2": [1]}}, "tiles"),
        ({"tiles": {"a2": [4, 0], "a3": [4, 1]}}, "tiles"),
        ({"tiles": {"a2": [LAST, 0]}}, "stack"),
        ({"tiles": []}, "tiles"),
        ({"runners": {"b2": 0}}, "runners"),
        ({"runners": {"Z1": 0}}, "runners"),
        ({"runners": {"B2": 2}}, "runners"),
        ({"runners": {"B2": "0"}}, "runners"),
        ({"runners": {"A6": 0}}, "runners.A6"),
        ({"runners": dict.fromkeys(["B2", "B3", "B4", "B5", "C2", "C3"], 0)}, "runners"),
        ({"runners": None}, "runners"),
        ({"stack": []}, "stack"),
        ({"stack": [16, 16]}, "stack"),
        ({"stack": [20]}, "stack"),
        ({"stack": "16"}, "stack"),
        ({"passes": -1}, "passes"),
        ({"passes": 0.5}, "passes"),
        ({"markers": {"0": "a2"}}, "markers"),
        ({"options": {"teams": "odd"}}, "options.teams"),
        ({"options": {"teams": "opposite"}}, "options.teams"),
        ({"options": {"runners": 2}}, "options.runners"),
        ({"options": {"runners": True}}, "options.runners"),
        ({"options": {"runners": 4}}, "runners"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"options": None}, "options"),
        ({"colour": "red"}, "colour"),
        ({"move": None}, "move"),
        ({"move": "resign"}, "move"),
        ({"move": []}, "move"),
        ({"move": ["c2", 0, "D3"]}, "move"),
        ({"move": ["c9", 0, "D3", "B5"]}, "move"),
        ({"move": ["c2", 8, "D3", "B5"]}, "move"),
        ({"move": ["c2", True, "D3", "B5"]}, "move"),
        ({"move": ["c2", 1.0, "D3", "B5"]}, "move"),
        ({"move": ["c2", 6, "d3", "B5"]}, "move"),
        ({"move": ["c2", 6, "D3", None]}, "move"),
        ({"move": [["c2"], 6, "D3", "B5"]}, "move"),
        ({"move": ["place", "c2", 0]}, "move"),
        ({"trace": {"start": "A9", "enter": ["a2", 5]}}, "trace.start"),
        ({"trace": {"start": "A2", "enter": ["a9", 5]}}, "trace.enter"),
        ({"trace": {"start": "A2", "enter": ["a2", 4]}}, "trace.enter"),
        ({"trace": {"start": "A2", "enter": ["a2", 8]}}, "trace.enter"),
        ({"trace": {"start": "A2"}}, "enter"),
        ({"trace": {"start": "A2", "enter": ["a2", 5]}, "colour": 1}, "colour"),
    ],
    ids=str,
)
def test_request_that_makes_no_sense_is_refused(change, field):
    with pytest.raises(RequestError) as refusal:
        answer(GOOD | change)
    sentence = str(refusal.value)
    assert field in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize(
    "change",
    [
        {"markers": {"0": "c2"}},
        {"markers": {"2": "a2"}},
        {"markers": {"x": "a2"}},
        {"markers": {"0": "q2"}},
        {"markers": {"0": None}},
    ],
    ids=str,
)
def test_marker_that_cannot_be_there_is_refused(change):
    with pytest.raises(RequestError, match="markers"):
        answer(ACTION | change)


@pytest.mark.parametrize(
    "move",
    [
        ["c2", 0, "D3", "B5"],
        ["place", "c2"],
        ["place", "c2", "0"],
        ["run", "D3", "b5"],
        ["rotate", "c2", 3, 4],
        ["jump", "D3", "B5"],
        [{}, "c2", 0],
    ],
    ids=str,
)
def test_move_of_another_form_is_refused(move):
    with pytest.raises(RequestError, match="move"):
        answer(ACTION | {"move": move})


@pytest.mark.parametrize("field", ["ruleset", "players", "turn", "tiles", "runners", "stack"])
def test_missing_field_is_named(field):
    with pytest.raises(RequestError, match=field):
        answer({name: value for name, value in GOOD.items() if name != field})


def test_partners_and_teams_are_no_part_of_boardspace_and_team_up():
    for ruleset in ("boardspace", "team_up"):
        asked = GOOD | {"players": 4, "ruleset": ruleset, "options": {"teams": "adjacent"}}
        with pytest.raises(RequestError, match=r"options\.teams"):
            answer(asked)


def test_judge_goes_on_after_lines_it_cannot_answer():
    lines = [
        json.dumps({"id": 1, **GOOD}),
        "not JSON",
        json.dumps({"id": 3, **GOOD, "tiles": {"a2": [1, 9]}}),
        json.dumps({"id": 4, **GOOD, "runners": {"A6": 0}}),
        json.dumps({"id": 5, **GOOD, "runners": {"B" * 5_000_000: 0}}),
        json.dumps({"id": 6, **MOVE}),
    ]
    out = io.BytesIO()
    assert run(GAME, [line.encode() for line in lines], out) == 1
    replies = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [reply["id"] for reply in replies] == [1, None, 3, 4, 5, 6]
    assert ["error" in reply for reply in replies] == [False, True, True, True, True, False]
    assert all(len(reply["error"]) < 200 for reply in replies if "error" in reply)


@pytest.mark.parametrize(
    ("field", "text"),
    [("runners", '{"B2": 0, "B2": 1}'), ("tiles", '{"a2": [1, 0], "a2": [2, 0]}')],
)
def test_two_pieces_on_one_place_are_refused(field, text):
    line = json.dumps({"id": 7, **GOOD, field: "HERE"}).replace('"HERE"', text)
    out = io.BytesIO()
    assert run(GAME, [line.encode()], out) == 1
    reply = json.loads(out.getvalue())
    assert reply["id"] == 7
    assert text[2:4] in reply["error"]


def test_path_may_be_traced_over_any_tiles():
    asked = {"trace": {"start": "A2", "enter": ["a2", 5]}, "tiles": {}}
    assert answer(asked) == {"end": None, "path": []}
    assert answer(GOOD | asked) == {"end": None, "path": []}
