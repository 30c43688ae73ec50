"""Both qualities, however a game comes to the table, and after a fault."""

from __future__ import annotations

import numpy as np
import pytest

from tests.window.test_continuing import play_on

GAMES = ("tokyo", "octiles", "autopista")
QUALITIES = ("low", "high")
SIZE = (960, 600)
LINES_BELOW = {"low": 77, "high": 102}
"""Pixels from the top of the field to the line of its list."""
FAULT_AT_FIRST_HINT = """
from highway3d import catalogue
load, faults = catalogue.load_scene, []
def load_faulty(game):
    kind = load(game)
    def made(host):
        scene = kind(host)
        act = scene.act
        def act_or_fault(action, pointer):
            if action == "hint" and not faults:
                faults.append(action)
                raise ZeroDivisionError("injected")
            return act(action, pointer)
        scene.act = act_or_fault
        return scene
    return made
catalogue.load_scene = load_faulty
"""


@pytest.fixture
def begin(start, tmp_path):
    """Starts the program at a quality."""

    def begun(quality, *arguments, **more):
        home = tmp_path / "home"
        home.mkdir(exist_ok=True)
        (home / "settings.toml").write_text(
            f'quality = "{quality}"\nanimation = "none"\n', encoding="utf-8"
        )
        return start(*arguments, size=SIZE, **more)

    return begun


def seen(program):
    """The settled picture without what is said in words, coarse enough to bear a dither."""
    program.settled()
    pixels = program.screen.pixels()[120:480, 320:640].astype(float)
    return pixels.reshape(36, 10, 32, 10, 3).mean(axis=(1, 3))


def arrived(program):
    """Waits for the board, which no fault may cover, and takes the mouse off it."""
    program.wait_for(lambda s: s["screen"] == "board" and s["settled"], "the board")
    program.move(5, 590)
    assert program.settled()["dialog"] is None


def choose(program, quality):
    """Takes a quality from the open list below its field."""
    program.press("setting-quality")
    x, y, width, _ = program.settled()["controls"]["setting-quality"]
    program.click(x + width / 2, y + LINES_BELOW[quality])


def alike(one, other):
    return np.abs(one - other).mean() < 1.5


@pytest.mark.parametrize("quality", QUALITIES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_from_the_menu_looks_as_from_the_command_line(begin, game, quality):
    program = begin("low", "play", game, "--seed", "5")
    play_on(program, 1)
    program.key("ctrl+q")
    program.ended()
    (kept,) = (program.home / "autosave").glob("*.highway3d")
    program = begin(quality, "open", str(kept))
    program.move(5, 590)
    before = seen(program)
    program.key("ctrl+q")
    program.ended()

    again = begin(quality)
    again.press("continue")
    arrived(again)
    assert alike(seen(again), before)

    again.key("ctrl+o")
    again.press("saves-kept-1-open")
    arrived(again)
    assert alike(seen(again), before)

    again.key("ctrl+n")
    again.press("start")
    arrived(again)


@pytest.mark.parametrize("quality", QUALITIES)
@pytest.mark.parametrize("game", GAMES)
def test_after_a_fault_the_board_looks_as_before(begin, game, quality):
    program = begin(quality, "play", game, "--seed", "5", first=FAULT_AT_FIRST_HINT)
    program.move(5, 590)
    before = seen(program)

    program.key("h")
    program.wait_for(lambda s: s["dialog"] == "fault", "the fault")
    program.press("fault-continue")
    program.move(5, 590)
    program.wait_for(lambda s: s["dialog"] is None, "the board again")

    assert alike(seen(program), before)


@pytest.mark.parametrize("game", GAMES)
def test_quality_changed_in_mid_game_and_back_looks_as_before(begin, game):
    program = begin("low", "play", game, "--seed", "5")
    program.move(5, 590)
    before = seen(program)

    for quality in ("high", "low"):
        program.press("menu")
        program.press("settings")
        program.press("settings-picture")
        choose(program, quality)
        program.press("done")
        arrived(program)

    assert alike(seen(program), before)
