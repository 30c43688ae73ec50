"""Saved games of every released schema can be read for ever, and nothing in them is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from highway3d import catalogue
from highway3d.table.check import check
from highway3d.table.record import SCHEMA, from_json, to_json
from tests.conformance.sample import FOLDER

SAMPLES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("game", catalogue.names())
def test_each_game_has_a_sample_of_the_present_schema(game: str) -> None:
    assert FOLDER / f"schema-{SCHEMA}-{game}.json" in SAMPLES


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_sample_holds(sample: Path) -> None:
    status, verdict = check(sample.read_bytes(), catalogue.game)
    assert status == 0, verdict


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_sample_written_again_loses_nothing(sample: Path) -> None:
    data = sample.read_bytes()
    written = json.loads(to_json(from_json(data, catalogue.game)))
    assert written == json.loads(data) | {"schema": SCHEMA, "app": written["app"]}
