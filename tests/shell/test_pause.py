"""The clocks at rest, and the time that is noted for each move."""

from __future__ import annotations

import pytest

from highway3d.shell import app as app_module
from highway3d.table.session import ClockSetting
from tests.shell.conftest import Program


def test_the_key_that_paused_goes_on(program: Program):
    program.play(ClockSetting(5))
    program.press("p")
    assert (program.app.dialogs.key, program.session.paused) == ("pause", True)
    program.press("p")
    assert (program.app.dialogs.key, program.session.paused) == (None, False)


def test_a_game_without_clocks_says_that_there_is_nothing_to_pause(program: Program):
    program.play()
    program.press("p")
    assert program.app.dialogs.key is None
    assert program.app.line.text == program.app.texts("pause-no-clocks")


def test_help_opens_over_the_pause_and_leads_back_to_it(program: Program):
    program.play(ClockSetting(5))
    program.press("p")
    program.press("f1")
    program.settle()
    assert program.app.screen.name == "help"
    assert "dialog" not in program.app.theme.rectangles
    program.press("escape")
    program.settle()
    assert (program.app.screen.name, program.app.dialogs.key) == ("board", "pause")
    assert program.session.paused
    program.press("enter")
    assert not program.session.paused


def test_no_clock_runs_while_a_move_back_is_asked_for(program: Program):
    program.play(ClockSetting(5))
    program.press("enter")
    program.press("lcontrol", "z")
    assert program.app.dialogs.key == "undo-ask"
    assert program.session.paused


def test_a_move_without_clocks_notes_the_time_it_really_took(
    program: Program, monkeypatch: pytest.MonkeyPatch
):
    now = program.app.seconds
    monkeypatch.setattr(app_module, "monotonic", lambda: now)
    program.play()
    program.app.frame()
    for _ in range(14):
        now += 0.5
        program.app.frame()
    program.match.play_text("take 1")
    assert program.session.here.used_ms == 7000


def test_time_behind_a_page_is_nobodys(program: Program, monkeypatch: pytest.MonkeyPatch):
    now = program.app.seconds
    monkeypatch.setattr(app_module, "monotonic", lambda: now)
    program.play()
    program.app.show_help()
    program.app.frame()
    for _ in range(5):
        now += 0.5
        program.app.frame()
    program.app.leave()
    program.app.frame()
    program.match.play_text("take 1")
    assert program.session.here.used_ms == 0


def test_help_opens_over_the_menu_and_leads_back_to_it(program: Program):
    program.play()
    program.press("escape")
    assert program.app.dialogs.key == "menu"
    program.press("f1")
    program.settle()
    assert program.app.screen.name == "help"
    program.press("escape")
    program.settle()
    assert (program.app.screen.name, program.app.dialogs.key) == ("board", "menu")
