"""What the window shows, told line by line to whoever drives it from outside.

A window test moves a real mouse over a real window and must know where things are and what
came of a click. When the environment variable ``HIGHWAY3D_REPORT`` names a file, the program
writes there, after every frame that changed something, one line of JSON with these fields:

``screen``    the screen's name: menu, new, board …
``dialog``    the key of the open dialog's text, or null
``window``    ``[width, height]`` in pixels
``panels``    name of each panel drawn: ``[x, y, width, height]`` from the window's top left
``controls``  name of each button and field drawn, by the key of its text: its rectangle too
``pointer``   ``[x, y]`` where the program last saw the mouse, null outside the window
``buttons``   the mouse buttons it saw held down: left, middle, right
``said``      the calm line now shown: ``{"text": …, "tone": …}``, or null
``session``   ``{"game", "ply", "turn", "last", "outcome", "revision"}``, null without a game
``computer``  ``"thinks"`` or what is wrong with the computer to act, null on a person's turn
``scene``     what the scene's own ``report()`` says, ``{}`` when it has none
``settled``   true when nothing moves: no animation runs and no further frame is due

Nothing in the program reads it back.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping

VARIABLE = "HIGHWAY3D_REPORT"


class Report:
    """Appends what is shown to a file, a line each time that it differs from the line before."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._last = b""

    @classmethod
    def wanted(cls) -> Report | None:
        """The report that the environment asks for; None, as nearly always, when it does not."""
        name = os.environ.get(VARIABLE)
        return cls(Path(name)) if name else None

    def write(self, shown: Mapping[str, Any]) -> None:
        """Adds one whole line at once, so that a reader never sees half of it."""
        line = msgspec.json.encode(shown) + b"\n"
        if line == self._last:
            return
        self._last = line
        with self._path.open("ab", buffering=0) as file:
            file.write(line)
