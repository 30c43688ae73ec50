"""The start screen: nothing that can be pressed ever lies below the window or under a message."""

from __future__ import annotations

import pytest

from highway3d import catalogue
from tests.shell.conftest import Program
from tests.table import toy

WAYS_ON = ("continue", "open", "settings", "help", "quit")


def _lowest(program: Program) -> float:
    """Where the lowest of the ways on from the start screen ends."""
    places = [program.app.theme.controls[key] for key in WAYS_ON]
    return max(y + tall for _, y, _, tall in places)


def _with_a_game_to_continue(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "game", toy.find)
    program.play()
    program.press("enter")
    program.app.home()


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)], ids=str)
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_way_on_is_in_the_window_however_large_the_letters(
    program: Program, size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
):
    _with_a_game_to_continue(program, monkeypatch)
    program.resize(size)
    program.app.texts.use(language)
    for scale in (125, 200):
        program.app.interface.scale = scale
        program.frames()
        program.settle()
        assert _lowest(program) <= size[1], scale


def test_a_message_on_the_start_screen_leaves_its_buttons_free(
    program: Program, monkeypatch: pytest.MonkeyPatch
):
    _with_a_game_to_continue(program, monkeypatch)
    program.app.interface.scale = 200
    program.app.say("The last game played is not offered. A part of the file is damaged.")
    program.frames()
    program.settle()
    assert _lowest(program) <= program.app.theme.rectangles["message"][1]


def test_a_message_over_a_form_leaves_its_buttons_free(program: Program):
    program.resize((960, 600))
    program.app.show_new(toy.GAME)
    program.app.say("A few words that are said at the foot of the window.")
    program.frames()
    program.settle()
    _, y, _, tall = program.app.theme.controls["start"]
    assert y + tall <= program.app.theme.rectangles["message"][1]
