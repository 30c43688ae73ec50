from __future__ import annotations

from typing import Any

import pytest

from highway3d import catalogue
from highway3d.table.files import store
from highway3d.table.session import Session, default_players
from tests.shell.conftest import Program
from tests.table import toy


def _bang(task: Any) -> int:
    raise ZeroDivisionError("a fault in a task")


@pytest.fixture
def faulty(program: Program, capfd: pytest.CaptureFixture[str]) -> Program:
    """A game with one move played; what the engine prints of the fault is swallowed."""
    program.play()
    program.press("enter")
    return program


@pytest.mark.parametrize("where", ["panels", "step", "act", "task"])
def test_a_fault_is_told_calmly_and_the_game_goes_on(faulty: Program, where: str):
    program = faulty
    if where == "task":
        program.app.window.base.task_mgr.add(_bang, "bang")
    else:
        program.scene.fail = where
    program.press("h")
    assert program.app.dialogs.key == "fault"
    program.scene.fail = ""
    program.push("fault-continue")
    program.press("enter")
    assert program.session.here.number == 2
    assert store.saves(store.autosave_folder())[0].moves == 2


def test_after_a_fault_the_scene_is_a_new_one(faulty: Program):
    program = faulty
    before = program.scene
    before.fail = "act"
    program.press("h")
    program.push("fault-continue")
    assert program.scene is not before
    assert before.node.is_empty()


def test_a_panel_that_always_fails_still_lets_one_leave(
    faulty: Program, monkeypatch: pytest.MonkeyPatch
):
    program = faulty
    monkeypatch.setattr(type(program.scene), "panels", lambda scene: 1 / 0)
    program.frames(3)
    for _ in range(3):
        program.push("fault-continue")
    program.push("menu-home")
    assert program.app.screen.name == "menu"
    assert program.app.dialogs.key is None


def test_a_game_whose_scene_cannot_be_loaded_is_said(
    program: Program, monkeypatch: pytest.MonkeyPatch
):
    def broken(game: Any) -> Any:
        raise catalogue.UnknownGame("it is broken")

    monkeypatch.setattr(program.app.games, "_find_scene", broken)
    program.app.games.play(Session.new(toy.GAME, toy.Options(), default_players(["", ""]), 1))
    assert program.app.screen.name == "menu"
    assert "it is broken" in program.app.line.text


def test_a_scene_that_fails_as_it_opens_leads_to_the_start_screen(
    program: Program, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(program.app.games, "_find_scene", lambda game: lambda host: 1 / 0)
    program.app.games.play(Session.new(toy.GAME, toy.Options(), default_players(["", ""]), 1))
    program.settle()
    assert (program.app.screen.name, program.app.dialogs.key) == ("menu", "fault")
    program.push("fault-continue")
    assert program.app.dialogs.key is None
