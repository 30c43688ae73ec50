"""Remembers settings when they change, not only when the program ends well."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from highway3d.shell import settings as settings_file

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from highway3d.shell.settings import Settings

_CALM_S = 0.3
"""So long nothing must change: a slider that is drawn along is not written at every step."""


class Memory:
    """Compares the settings with those in their file, frame by frame."""

    def __init__(self, settings: Settings) -> None:
        self._written = self._seen = msgspec.json.encode(settings)
        self._due = 0.0

    def tend(
        self,
        settings: Settings,
        now: float,
        write: Callable[[], None],
        wake_by: Callable[[float], None],
    ) -> None:
        """Lets what has changed be written, or asks for the frame in which that is due."""
        content = msgspec.json.encode(settings)
        if content != self._seen:
            self._seen, self._due = content, now + _CALM_S
        if content == self._written:
            return
        if now >= self._due:
            write()
        else:
            wake_by(self._due)

    def write(self, settings: Settings, path: Path) -> None:
        """Writes the settings; raises ``OSError``, and then does not try again by itself."""
        self._written = self._seen = msgspec.json.encode(settings)
        settings_file.write(settings, path)
