"""A screen that nobody sees: an X server of its own, with a mouse, keys and readable pixels."""

from __future__ import annotations

import os
import shutil
import subprocess
from random import sample
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

NEEDED = ("Xvfb", "xdotool", "setxkbmap")
DISPLAYS = range(100, 30_000)
ATTEMPTS = 5
HEADER_WORDS = 25  # of an XWD file, each a big-endian uint32


def missing() -> str | None:
    """The sentence for a machine that cannot run window tests; None for one that can."""
    absent = [name for name in NEEDED if shutil.which(name) is None]
    if not absent:
        return None
    return f"Window tests need {', '.join(absent)}: apt install xvfb xdotool x11-xkb-utils."


class Screen:
    """Xvfb on a free display; ``folder`` takes its frame buffer, ``keys`` a layout.

    Whoever makes one closes it.
    """

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 720), keys: str = "us") -> None:
        self.size = size
        self._buffer = folder / "Xvfb_screen0"
        self._server, number = _serve(folder, size)
        self.display = f":{number}"
        self.environment = {**os.environ, "DISPLAY": self.display}
        self._run("setxkbmap", "-layout", keys)

    def xdotool(self, *words: str | int) -> str:
        """What xdotool answers to these words; "" when it finds nothing."""
        return self._run("xdotool", *map(str, words))

    def pixels(self) -> NDArray[np.uint8]:
        """The whole screen as it is now: height × width × (red, green, blue)."""
        data = self._buffer.read_bytes()
        header = np.frombuffer(data, ">u4", HEADER_WORDS)
        start, width, height, stride, colours = header[[0, 4, 5, 12, 19]].tolist()
        rows = np.frombuffer(data, np.uint8, height * stride, start + 12 * colours)
        return rows.reshape(height, stride)[:, : 4 * width].reshape(height, width, 4)[..., 2::-1]

    def picture(self, path: Path) -> None:
        """Writes the whole screen to a PNG file."""
        Image.fromarray(np.ascontiguousarray(self.pixels())).save(path)

    def close(self) -> None:
        """Ends the server and with it everything still shown; may be called twice."""
        self._server.terminate()
        self._server.wait()

    def show_own_windows(self) -> None:
        """Shows windows that this very process opens, and runs until it is gone, however it ends.

        Such a window talks to the server to the last, and ends the process if nobody answers. The
        engine keeps the environment it was loaded in, so that it must be told of the display.
        """
        from panda3d.core import ExecutionEnvironment

        ExecutionEnvironment.set_environment_variable("DISPLAY", self.display)
        listening, self._open = os.pipe()
        command = ["sh", "-c", f"read _; kill {self._server.pid}"]
        self._keeper = subprocess.Popen(command, stdin=listening)
        os.close(listening)

    def _run(self, *command: str) -> str:
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, check=False
        )
        return done.stdout.strip()


def _serve(folder: Path, size: tuple[int, int]) -> tuple[subprocess.Popen[bytes], int]:
    """Starts the server on a display that nobody has, and waits until it listens.

    The server looks for a free number itself if none is given, but takes no lock on it: two that
    start at once may get the same one. With a number it takes the lock, or ends.
    """
    geometry = f"{size[0]}x{size[1]}x24"
    options = ["-screen", "0", geometry, "-nolisten", "tcp", "-noreset", "-fbdir", str(folder)]
    for number in sample(DISPLAYS, ATTEMPTS):
        ours, its = os.pipe()
        server = subprocess.Popen(
            ["Xvfb", f":{number}", "-displayfd", str(its), *options],
            pass_fds=[its],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(its)
        with os.fdopen(ours) as answer:
            if answer.readline():
                return server, number
        server.wait()
    raise OSError("no X server starts: Xvfb ended each time")
