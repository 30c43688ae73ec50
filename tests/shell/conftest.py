"""The window of the shell's tests: one for them all, brought back to its start before each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from panda3d.core import WindowProperties

from highway3d.shell.app import App
from highway3d.shell.settings import Settings
from highway3d.table.session import ClockSetting, Session, default_players
from tests.shell.fake_scene import FakeScene
from tests.table import toy

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SIZE = (1280, 720)
PATIENCE = 500
"""Frames that the display may take to do what it was asked."""


class Program:
    """The program with its window, moved frame by frame."""

    def __init__(self) -> None:
        self.app = App(find_scene=lambda game: FakeScene)

    @property
    def scene(self) -> Any:
        return self.match.scene

    @property
    def match(self) -> Any:
        return self.app.games.match

    @property
    def session(self) -> Session:
        return self.match.session

    def frames(self, count: int = 4) -> None:
        """Draws so many pictures."""
        for _ in range(count):
            self.app.wake()
            self.app.frame()

    def settle_typing(self) -> None:
        """Draws until a text field has the keyboard."""
        for _ in range(60):
            self.frames(1)
            if self.app.interface.is_typing:
                return
        raise AssertionError("no text field has the keyboard")

    def settle(self, most: int = 60) -> None:
        """Draws until nothing more is due."""
        for _ in range(most):
            self.app.frame()
            if self.app.is_settled:
                return
        raise AssertionError("the window never comes to rest")

    def resize(self, size: tuple[int, int]) -> None:
        """Gives the window another size and waits until it has it."""
        self.app.window.win.request_properties(WindowProperties(size=size))
        for _ in range(PATIENCE):
            self.frames(1)
            if self.app.window.size == size:
                self.settle()
                return
        raise AssertionError(f"the window never gets the size {size}")

    def point(self, x: float, y: float) -> None:
        """Puts the mouse over a pixel."""
        for turn in range(PATIENCE):
            if turn % 20 == 0:  # a display that has just started may miss the first call
                self.app.window.win.move_pointer(0, round(x), round(y))
            self.frames(1)
            pointer = self.app.input.pointer
            if pointer is not None and (pointer.x, pointer.y) == (round(x), round(y)):
                return
        raise AssertionError(f"the mouse never comes to {x}, {y}")

    def down(self, key: str) -> None:
        """Presses a key or button, by the engine's name."""
        self.app.window.base.messenger.send("buttonDown", [key])

    def up(self, key: str) -> None:
        """Lets it go."""
        self.app.window.base.messenger.send("buttonUp", [key])

    def press(self, *keys: str) -> None:
        """Presses keys together and lets them go."""
        for key in keys:
            self.down(key)
        for key in reversed(keys):
            self.up(key)
        self.frames(3)

    def click(self, x: float, y: float, button: str = "mouse1") -> None:
        """Clicks a pixel."""
        self.point(x, y)
        self.down(button)
        self.frames(2)
        self.up(button)
        self.frames(3)

    def push(self, control: str) -> None:
        """Clicks the button or field of that name."""
        self.settle()
        x, y, width, height = self.app.theme.controls[control]
        self.click(x + width / 2, y + height / 2)

    def play(self, clock: ClockSetting | None = None, **options: Any) -> None:
        """Opens a toy game between Ana and Beto."""
        chosen = toy.Options(growth="off", **options)
        players = default_players(["Ana", "Beto"])
        self.app.games.play(Session.new(toy.GAME, chosen, players, 1, clock))
        self.settle()

    def reset(self, folder: Path) -> None:
        """Everything as after a first start, settings and saves in ``folder``."""
        app = self.app
        app.games.close()
        app.home()
        app.dialogs.clear()
        app.input.release()
        app.folder = folder
        app.line = None
        app.loop.still()
        app.is_running = True
        app.settings = Settings(language="en", animation="none")
        app.apply_settings()
        if app.window.size != SIZE:
            self.resize(SIZE)


@pytest.fixture(scope="package")
def _program(display: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HIGHWAY3D_HOME", str(tmp_path_factory.mktemp("first-home")))
        program = Program()
    yield program
    program.app.close()


@pytest.fixture
def program(_program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """The program at its start screen, with a home of its own."""
    monkeypatch.setenv("HIGHWAY3D_HOME", str(tmp_path))
    _program.reset(tmp_path)
    _program.point(640, 700)
    _program.settle()
    return _program
