"""What a game held is let go of when the next one is opened, however many are played in one run."""

from __future__ import annotations

import gc

import pytest

from highway3d import catalogue
from highway3d.table.seating import default_players
from highway3d.table.session import Session
from tests.shell.conftest import Program

WINGS = ("highway3d.tokyo", "highway3d.table", "tiles2d", "highway3d.shell.play")


def held(program: Program) -> dict[str, int]:
    """How much of each kind there is: what the driver holds, what is drawn, what Python holds."""
    window = program.app.window
    prepared = window.win.get_gsg().get_prepared_objects()
    ours = [one for one in gc.get_objects() if str(type(one).__module__).startswith(WINGS)]
    return {
        "textures": prepared.get_num_prepared_textures(),
        "geoms": prepared.get_num_prepared_geoms(),
        "vertex buffers": prepared.get_num_prepared_vertex_buffers(),
        "shadow pictures": window.base.graphics_engine.get_num_windows(),
        "nodes": window.base.render.find_all_matches("**").get_num_paths(),
        "tasks": len(window.base.task_mgr.getAllTasks()),
        "objects": len(ours),
    }


@pytest.mark.parametrize("name", ["tokyo", "octiles", "autopista"])
def test_nothing_of_a_game_stays_when_the_next_is_opened(
    program: Program, name: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(program.app.games, "_find_scene", catalogue.load_scene)
    game = catalogue.game(name)
    counted = []
    for _ in range(5):
        options = game.suited(game.rules.options_type(), None)
        players = default_players(["Ana", "Beto"])
        program.app.games.play(Session.new(game, options, players, 1))
        program.frames(6)
        counted.append(held(program))
    assert counted[4] == counted[2]
