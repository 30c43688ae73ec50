"""The shared cases: positions of Autopista with the right answers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tiles2d.autopista import GAME
from tiles2d.autopista.rules.notation import format_move, parse_move

FILE = Path(__file__).parents[2] / "cases" / "autopista" / "cases.json"
CASES = json.loads(FILE.read_text(encoding="utf-8"))["cases"]
MOVES = [text for case in CASES for text in case["expect"].get("legal", [])]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case_is_answered_as_expected(case):
    expected = dict(case["expect"])
    answer = GAME.judge({key: value for key, value in case.items() if key != "id"})
    legal = answer["legal_moves"]
    assert legal == sorted(expected.pop("legal", legal))
    for piece, texts in expected.pop("legal_of", {}).items():
        assert [text for text in legal if text.startswith(piece)] == sorted(texts)
    if expected.pop("illegal", False):
        assert not answer["legal"]
        assert answer["fault"]
    after = answer.get("after", {})
    assert {key: after[key] for key in expected} == expected


@pytest.mark.parametrize(
    "text", sorted({*MOVES, *(case["move"] for case in CASES if "move" in case)})
)
def test_move_of_a_case_is_read_and_written_back(text):
    assert format_move(parse_move(text)) == text
