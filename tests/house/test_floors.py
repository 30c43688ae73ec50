"""The lower floors run without the engine: no window, no driver, no display is needed for rules."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import entry_points
from importlib.util import find_spec

import pytest

from highway3d import catalogue

ENGINE = ("panda3d", "direct", "imgui_bundle", "p3dimgui", "simplepbr")
LOAD = """
import pkgutil, sys
from importlib import import_module
for name in sys.argv[1:]:
    package = import_module(name)
    for found in pkgutil.walk_packages(package.__path__, name + "."):
        import_module(found.name)
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


def loaded_by(*packages: str) -> set[str]:
    """The top-level packages that a new Python holds once all of these are imported whole."""
    command = [sys.executable, "-P", "-W", "error", "-c", LOAD, *packages]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


@pytest.mark.parametrize("game", catalogue.names())
def test_rules_turn_and_computer_player_of_a_game_load_no_engine(game: str) -> None:
    (entry,) = entry_points(group=catalogue.GROUP, name=game)
    floors = [f"{entry.module}.{floor}" for floor in ("rules", "turn", "player")]
    loaded = loaded_by(*filter(find_spec, floors))
    assert loaded.isdisjoint(ENGINE)
    assert entry.module.partition(".")[0] in loaded


def test_the_table_and_the_players_floor_load_no_engine() -> None:
    assert loaded_by("highway3d.table", "highway3d.players").isdisjoint(ENGINE)
