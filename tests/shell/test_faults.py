from __future__ import annotations

from typing import Any

import pytest

from highway3d import catalogue
from highway3d.table import store
from highway3d.table.session import Session, default_players
from tests.shell.conftest import Desk
from tests.table import toy


def _bang(task: Any) -> int:
    raise ZeroDivisionError("a fault in a task")


@pytest.fixture
def faulty(desk: Desk, capfd: pytest.CaptureFixture[str]) -> Desk:
    """A game with one move played; what the engine prints of the fault is swallowed."""
    desk.play()
    desk.press("enter")
    return desk


@pytest.mark.parametrize("where", ["panels", "step", "act", "task"])
def test_a_fault_is_told_calmly_and_the_game_goes_on(faulty: Desk, where: str):
    desk = faulty
    if where == "task":
        desk.app.window.base.task_mgr.add(_bang, "bang")
    else:
        desk.scene.fail = where
    desk.press("h")
    assert desk.app.dialogs.key == "fault"
    desk.scene.fail = ""
    desk.push("fault-continue")
    desk.press("enter")
    assert desk.session.here.number == 2
    assert store.saves(store.autosave_folder())[0].moves == 2


def test_after_a_fault_the_scene_is_a_new_one(faulty: Desk):
    desk = faulty
    before = desk.scene
    before.fail = "act"
    desk.press("h")
    desk.push("fault-continue")
    assert desk.scene is not before
    assert before.node.is_empty()


def test_a_panel_that_always_fails_still_lets_one_leave(
    faulty: Desk, monkeypatch: pytest.MonkeyPatch
):
    desk = faulty
    monkeypatch.setattr(type(desk.scene), "panels", lambda scene: 1 / 0)
    desk.frames(3)
    for _ in range(3):
        desk.push("fault-continue")
    desk.push("menu-home")
    assert desk.app.screen.name == "menu"
    assert desk.app.dialogs.key is None


def test_a_game_whose_scene_cannot_be_loaded_is_said(desk: Desk, monkeypatch: pytest.MonkeyPatch):
    def broken(game: Any) -> Any:
        raise catalogue.UnknownGame("it is broken")

    monkeypatch.setattr(desk.app.games, "_find_scene", broken)
    desk.app.games.play(Session.new(toy.GAME, toy.Options(), default_players(["", ""]), 1))
    assert desk.app.screen.name == "menu"
    assert "it is broken" in desk.app.line.text


def test_a_scene_that_fails_as_it_opens_leads_to_the_start_screen(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(desk.app.games, "_find_scene", lambda game: lambda host: 1 / 0)
    desk.app.games.play(Session.new(toy.GAME, toy.Options(), default_players(["", ""]), 1))
    desk.settle()
    assert (desk.app.screen.name, desk.app.dialogs.key) == ("menu", "fault")
    desk.push("fault-continue")
    assert desk.app.dialogs.key is None
