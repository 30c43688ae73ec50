"""The catalogue: games found by entry points, the broken ones left out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from highway3d import catalogue
from highway3d.catalogue import UnknownGame
from highway3d.table.game import Game
from tests.table.toy import GAME

ENTRIES = """[highway3d.games]
toy = tests.table.toy:GAME
missing = no.such.module:GAME
nameless = tests.table.toy:NONE
misnamed = tests.table.toy:GAME
nothing = tests.table.toy:find
raising = broken_game:GAME
"""


@pytest.fixture
def with_toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entries = tmp_path / "toy-1.dist-info" / "entry_points.txt"
    entries.parent.mkdir()
    entries.write_text(ENTRIES)
    (tmp_path / "broken_game.py").write_text("raise RuntimeError('half installed')")
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.mark.usefixtures("with_toy")
def test_broken_games_are_left_out_and_the_others_stay() -> None:
    found = catalogue.games()
    assert found["toy"] is GAME
    assert not {"missing", "nameless", "misnamed", "nothing", "raising"} & set(found)


@pytest.mark.usefixtures("with_toy")
def test_game_is_found_by_name() -> None:
    assert catalogue.game("toy") is GAME


@pytest.mark.usefixtures("with_toy")
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("go", "there is no game 'go', only "),
        ("missing", "the game 'missing' cannot be loaded: No module named 'no'"),
        ("raising", "the game 'raising' cannot be loaded: half installed"),
        ("misnamed", "the entry point 'misnamed' does not name a game of that name"),
        ("nothing", "the entry point 'nothing' does not name a game of that name"),
    ],
)
def test_game_that_cannot_be_had_is_told_in_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(UnknownGame) as refusal:
        catalogue.game(name)
    assert str(refusal.value).startswith(sentence)


def test_scene_is_loaded_by_its_name() -> None:
    game = Game("toy", GAME.rules, "highway3d.table.session:Session", GAME.judge)
    assert catalogue.load_scene(game).__name__ == "Session"


@pytest.mark.parametrize("scene", ["no.such:Scene", "highway3d.table.session:Nothing", "", ":"])
def test_missing_scene_is_told_in_one_sentence(scene: str) -> None:
    with pytest.raises(UnknownGame, match="the scene of toy cannot be loaded"):
        catalogue.load_scene(Game("toy", GAME.rules, scene, GAME.judge))


def test_loading_every_game_loads_no_engine() -> None:
    program = (
        "import sys; from highway3d import catalogue, cli; catalogue.games(); "
        "print([name for name in sys.modules "
        "if name.split('.')[0] in ('panda3d', 'direct', 'imgui_bundle', 'simplepbr')])"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert loaded.stdout == "[]\n"
