"""The list of moves is for people: every move of every recorded game, in both languages."""

from __future__ import annotations

from importlib import import_module

import pytest

from highway3d import catalogue
from highway3d.shell.texts import Texts
from highway3d.shell.told_move import told_act
from highway3d.table.record import from_json
from tests.conformance.sample import FOLDER

WINGS = {"tokyo": "highway3d.tokyo", "octiles": "tiles2d.octiles", "autopista": "tiles2d.autopista"}


def entries(game):
    """Every entry of the recorded game, other lines too."""
    session = from_json((FOLDER / f"schema-1-{game}.json").read_bytes(), catalogue.game)
    found = [session.root]
    for entry in found:
        found.extend(entry.children)
    return found[1:]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", WINGS)
def test_a_move_is_told_in_a_short_line_without_coordinates(game, language):
    told, texts = import_module(f"{WINGS[game]}.scene.told").told, Texts(language)
    lines = [
        told_act(texts, entry) if entry.move is None else told(texts, entry)
        for entry in entries(game)
    ]
    assert len(lines) > 20
    assert all(0 < len(line.text) <= 32 and "told-" not in line.text for line in lines)
    assert all(len(line.gain) <= 10 and len(line.loss) <= 12 for line in lines)


def test_cars_earned_are_the_gain_of_a_build():
    told, texts = import_module("highway3d.tokyo.scene.told").told, Texts("en")
    builds = [entry for entry in entries("tokyo") if entry.text.endswith("car 50%")]
    assert builds
    assert {told(texts, entry).gain for entry in builds} == {"+1"}
