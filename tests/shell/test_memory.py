"""Settings are remembered when they change, however the program ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from highway3d.shell import memory, settings
from highway3d.shell.memory import Memory
from highway3d.shell.settings import Place, Settings
from tests.shell.conftest import Program


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "_CALM_S", 0.0)


class Tended:
    """Notes what a memory asks for."""

    def __init__(self) -> None:
        self.memory, self.asked = Memory(Settings()), ""

    def tend(self, now: float, **settings: Any) -> str:
        self.asked = ""
        self.memory.tend(Settings(**settings), now, self._write, self._wake_by)
        return self.asked

    def _write(self) -> None:
        self.asked = "write"

    def _wake_by(self, seconds: float) -> None:
        self.asked = f"wake by {seconds:.1f}"


def test_what_has_not_changed_is_not_written():
    assert Tended().tend(1.0) == ""


def test_a_change_is_written_once_nothing_changes_any_more():
    tended = Tended()
    assert tended.tend(1.0, ui_scale=110) == "wake by 1.3"
    assert tended.tend(1.2, ui_scale=120) == "wake by 1.5"
    assert tended.tend(1.6, ui_scale=120) == "write"


def test_settings_that_cannot_be_written_are_tried_once(tmp_path: Path):
    remembered, changed = Memory(Settings()), Settings(muted=True)
    (tmp_path / "settings.toml").mkdir()
    with pytest.raises(OSError, match="directory"):
        remembered.write(changed, tmp_path / "settings.toml")
    tended = Tended()
    tended.memory = remembered
    assert tended.tend(1.0, muted=True) == ""


@pytest.mark.usefixtures("at_once")
def test_muted_is_remembered_though_the_program_is_killed(program: Program, tmp_path: Path):
    program.press("m")
    program.frames(3)
    assert settings.read(tmp_path / settings.FILE).settings.muted


@pytest.mark.usefixtures("at_once")
def test_the_size_of_the_window_is_remembered_though_it_fills_the_screen(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    program.resize((1100, 700))
    monkeypatch.setattr(program.app.window, "place", lambda: None)  # as while it fills the screen
    program.frames(3)
    remembered = settings.read(tmp_path / settings.FILE).settings.window
    assert (remembered.width, remembered.height) == (1100, 700)
    assert isinstance(remembered, Place)
