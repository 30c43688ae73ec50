"""The program as a person has it: a process with a window, a real mouse and real keys.

What it shows is read from its report (highway3d/shell/report.py). Nothing here waits a fixed
time: every step waits until the program says that it has seen it, or fails at a deadline.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from tests.window.polite_close import ask_to_close

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.window.screen import Screen

State = dict[str, Any]
DEADLINE_S = 30.0
POLL_S = 0.02
BUTTONS = {"left": 1, "middle": 2, "right": 3}
WHEEL_AWAY, WHEEL_NEAR = 4, 5


class Program:
    """One run of ``python -m highway3d`` on a screen; saves and settings go to ``folder/home``.

    ``first`` is code that the program's process runs before anything else.
    """

    def __init__(
        self, screen: Screen, folder: Path, *arguments: str, first: str = "", **variables: str
    ) -> None:
        self.screen = screen
        self.state: State = {}
        self.home = folder / "home"
        self.home.mkdir(exist_ok=True)
        run = folder / f"run-{time.monotonic_ns()}"
        run.mkdir()
        self._picture = run / "failure.png"
        self._words = run / "words.txt"
        self._report = run / "report.jsonl"
        self._read = 0
        environment = {
            **screen.environment,
            "HIGHWAY3D_HOME": str(self.home),
            "HIGHWAY3D_REPORT": str(self._report),
            **variables,
        }
        run_code = f"{first}\nimport sys; from highway3d.cli import run; sys.exit(run())"
        how = ("-c", run_code) if first else ("-m", "highway3d")
        with self._words.open("wb") as words:
            self.process = subprocess.Popen(
                [sys.executable, "-P", *how, *arguments],
                cwd=run,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=words,
                stderr=words,
            )

    @property
    def words(self) -> str:
        """All that it wrote to its standard output and error."""
        return self._words.read_text(encoding="utf-8", errors="replace")

    def open(self) -> State:
        """Waits for its window and its first settled frame, and gives it the keys."""
        self._until(lambda: bool(self._windows()), "a window")
        self.window = int(self._windows()[0])
        self.screen.xdotool("windowfocus", self.window)
        return self.settled()

    def wait_for(self, condition: Callable[[State], object], what: str = "the condition") -> State:
        """The first state from now on, the present one included, that meets the condition.

        A state that lacks a field the condition asks for does not meet it.
        """

        def met() -> bool:
            self._catch_up()
            try:
                return bool(self.state and condition(self.state))
            except (KeyError, TypeError, IndexError):
                return False

        self._until(met, what)
        return self.state

    def settled(self) -> State:
        """Waits until nothing moves on the screen."""
        return self.wait_for(lambda state: state["settled"], "a settled screen")

    def move(self, x: float, y: float) -> None:
        """Puts the mouse over a pixel of the window and waits until the program knows."""
        spot = [round(x), round(y)]
        self.screen.xdotool("mousemove", "--window", self.window, *spot)
        self.wait_for(lambda state: _near(state["pointer"], spot), f"the mouse at {spot}")

    @contextmanager
    def held(self, button: str = "left") -> Iterator[None]:
        """Holds a mouse button down, both ends seen by the program."""
        number = BUTTONS[button]
        self.screen.xdotool("mousedown", number)
        self.wait_for(lambda state: button in state["buttons"], f"the {button} button down")
        yield
        self.screen.xdotool("mouseup", number)
        self.wait_for(lambda state: button not in state["buttons"], f"the {button} button up")

    def click(self, x: float, y: float, button: str = "left") -> None:
        """Clicks a pixel of the window, long enough for a frame to see it."""
        self.move(x, y)
        with self.held(button):
            pass

    def press(self, control: str) -> None:
        """Clicks a button or field by its name in the report, once it is there and still."""
        state = self.wait_for(
            lambda state: state["settled"] and state["controls"][control], f"control {control}"
        )
        x, y, width, height = state["controls"][control]
        self.click(x + width / 2, y + height / 2)

    def drag(
        self, start: tuple[float, float], end: tuple[float, float], button: str = "right"
    ) -> None:
        """Drags from pixel to pixel by way of the middle."""
        self.move(*start)
        with self.held(button):
            self.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
            self.move(*end)

    def scroll(self, x: float, y: float, notches: int) -> None:
        """Turns the wheel over a pixel; positive is away from the person."""
        self.move(x, y)
        button = WHEEL_AWAY if notches > 0 else WHEEL_NEAR
        self.screen.xdotool("click", "--repeat", abs(notches), "--delay", 20, button)

    def key(self, *names: str) -> None:
        """Presses keys one after the other by xdotool's names: ``"ctrl+z"``, ``"Return"``."""
        for name in names:
            self._catch_up()
            served = self.state.get("served", 0)
            self.screen.xdotool("key", name)
            self._until(lambda served=served: self._has_served(served), f"key {name}", alive=False)

    def _has_served(self, before: int) -> bool:
        """Tells whether another event was dealt with, or the program has ended over it."""
        self._catch_up()
        return self.process.poll() is not None or self.state.get("served", 0) > before

    @contextmanager
    def holding(self, name: str) -> Iterator[None]:
        """Holds a key such as ``"shift"`` or ``"ctrl"`` while the mouse does something."""
        self.screen.xdotool("keydown", name)
        yield
        self.screen.xdotool("keyup", name)

    def type(self, text: str) -> None:
        """Types a text; its letters must be on the screen's key layout."""
        self.screen.xdotool("type", "--delay", 20, text)

    def resize(self, width: int, height: int) -> None:
        """Gives the window another size and waits until it is drawn so."""
        self.screen.xdotool("windowsize", self.window, width, height)
        self.wait_for(lambda state: state["window"] == [width, height], f"{width} by {height}")

    def close(self) -> None:
        """Closes the window by its frame, as a person does with the mouse."""
        ask_to_close(self.screen.display, self.window)

    def kill(self) -> None:
        """Ends it without a word of warning; may be called twice."""
        self.process.kill()
        self.process.wait()

    def ended(self) -> int:
        """Waits for its end; its exit code."""
        self._until(lambda: self.process.poll() is not None, "its end", alive=False)
        return self.process.returncode

    def _windows(self) -> list[str]:
        return self.screen.xdotool(
            "search", "--onlyvisible", "--maxdepth", 1, "--name", ".+"
        ).split()

    def _catch_up(self) -> None:
        if not self._report.exists():
            return
        with self._report.open("rb") as report:
            report.seek(self._read)
            *lines, rest = report.read().split(b"\n")
            self._read = report.tell() - len(rest)
        if lines:
            self.state = json.loads(lines[-1])

    def _until(self, met: Callable[[], bool], what: str, *, alive: bool = True) -> None:
        deadline = time.monotonic() + DEADLINE_S
        while not met():
            if alive and self.process.poll() is not None:
                self._fail(f"highway3d ended with {self.process.returncode} before {what}")
            if time.monotonic() > deadline:
                self._fail(f"highway3d did not come to {what} in {DEADLINE_S:.0f} s")
            time.sleep(POLL_S)

    def _fail(self, sentence: str) -> None:
        self.screen.picture(self._picture)
        state = json.dumps(self.state, indent=1)
        pytest.fail(f"{sentence}.\nPicture: {self._picture}\nWords: {self.words}\nState: {state}")


def _near(pointer: list[float], spot: list[int]) -> bool:
    return max(abs(pointer[0] - spot[0]), abs(pointer[1] - spot[1])) <= 1
