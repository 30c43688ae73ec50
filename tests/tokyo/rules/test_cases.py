"""The shared positions, every answer to the letter, and what house rules change of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from highway3d.tokyo.rules.format.judge import answer

SHARED = Path(__file__).parents[2] / "cases" / "tokyo" / "geometry.json"
CASES = json.loads(SHARED.read_text(encoding="utf-8"))["cases"]
VARIANTS = [
    pytest.param(case, option, expected, id=f"{case['id']} {option}")
    for case in CASES
    for option, expected in case.get("variants", {}).items()
]


def asked(case, options=None):
    request = {"state": case["state"], "move": case["move"]}
    return answer({**request, "options": options} if options else request)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['id']} {case['title']}")
def test_a_shared_position_is_answered_as_agreed(case):
    assert asked(case) == case["expected"]


def test_a_case_is_answered_whole_as_it_stands_in_its_file():
    case = CASES[0]
    assert answer({name: part for name, part in case.items() if name != "id"}) == case["expected"]


@pytest.mark.parametrize(("case", "option", "expected"), VARIANTS)
def test_a_house_rule_changes_a_shared_position_as_agreed(case, option, expected):
    name, value = option.split("=")
    found = asked(case, {name: value})
    assert {key: found[key] for key in expected} == expected


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_default_options_written_out_change_nothing(case):
    defaults = {"scope": "road", "pillars_under_roads": "allow", "joint_rule": "on",
                "junction_roads": "unlimited"}  # fmt: skip
    assert asked(case, defaults) == case["expected"]
