"""The clocks at rest, and the time that is noted for each move."""

from __future__ import annotations

import pytest

from highway3d.shell import app as app_module
from highway3d.table.session import ClockSetting
from tests.shell.conftest import Desk


def test_the_key_that_paused_goes_on(desk: Desk):
    desk.play(ClockSetting(5))
    desk.press("p")
    assert (desk.app.dialogs.key, desk.session.paused) == ("pause", True)
    desk.press("p")
    assert (desk.app.dialogs.key, desk.session.paused) == (None, False)


def test_a_game_without_clocks_says_that_there_is_nothing_to_pause(desk: Desk):
    desk.play()
    desk.press("p")
    assert desk.app.dialogs.key is None
    assert desk.app.line.text == desk.app.texts("pause-no-clocks")


def test_help_opens_over_the_pause_and_leads_back_to_it(desk: Desk):
    desk.play(ClockSetting(5))
    desk.press("p")
    desk.press("f1")
    desk.settle()
    assert desk.app.screen.name == "help"
    assert "dialog" not in desk.app.theme.rectangles
    desk.press("escape")
    desk.settle()
    assert (desk.app.screen.name, desk.app.dialogs.key) == ("board", "pause")
    assert desk.session.paused
    desk.press("enter")
    assert not desk.session.paused


def test_no_clock_runs_while_a_move_back_is_asked_for(desk: Desk):
    desk.play(ClockSetting(5))
    desk.press("enter")
    desk.press("lcontrol", "z")
    assert desk.app.dialogs.key == "undo-ask"
    assert desk.session.paused


def test_a_move_without_clocks_notes_the_time_it_really_took(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
):
    now = desk.app.seconds
    monkeypatch.setattr(app_module, "monotonic", lambda: now)
    desk.play()
    desk.app.frame()
    for _ in range(14):
        now += 0.5
        desk.app.frame()
    desk.match.play_text("take 1")
    assert desk.session.here.used_ms == 7000


def test_time_behind_a_page_is_nobodys(desk: Desk, monkeypatch: pytest.MonkeyPatch):
    now = desk.app.seconds
    monkeypatch.setattr(app_module, "monotonic", lambda: now)
    desk.play()
    desk.app.show_help()
    desk.app.frame()
    for _ in range(5):
        now += 0.5
        desk.app.frame()
    desk.app.leave()
    desk.app.frame()
    desk.match.play_text("take 1")
    assert desk.session.here.used_ms == 0


def test_help_opens_over_the_menu_and_leads_back_to_it(desk: Desk):
    desk.play()
    desk.press("escape")
    assert desk.app.dialogs.key == "menu"
    desk.press("f1")
    desk.settle()
    assert desk.app.screen.name == "help"
    desk.press("escape")
    desk.settle()
    assert (desk.app.screen.name, desk.app.dialogs.key) == ("board", "menu")
