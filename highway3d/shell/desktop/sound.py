"""Short sounds; silence where there is no sound card, no file, or the user wants none."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from panda3d.core import Filename

from highway3d.shell.looks.assets import model

if TYPE_CHECKING:
    from collections.abc import Callable


def audio_library() -> str:
    """The engine's library for sound, or ``null`` where nothing can be heard anyway."""
    os.environ.setdefault("ALSOFT_LOGLEVEL", "0")
    if sys.platform != "linux":
        return "p3openal_audio"
    served = Path(os.environ.get("XDG_RUNTIME_DIR", "/nowhere"), "pulse", "native")
    heard = "PULSE_SERVER" in os.environ or served.exists() or Path("/dev/snd").is_dir()
    return "p3openal_audio" if heard else "null"


class Sound:
    """Plays ``models/NAME.wav`` or ``.ogg`` by name, a game's own before the program's."""

    def __init__(self, loader: Any, muted: Callable[[], bool]) -> None:
        self._loader = loader
        self._muted = muted
        self._loaded: dict[tuple[str, str], Any] = {}

    def play(self, name: str, game: str = "") -> None:
        """Starts a sound, as the game has it, and returns at once."""
        if self._muted():
            return
        wanted = name, game
        if wanted not in self._loaded:
            self._loaded[wanted] = self._load(*wanted)
        if self._loaded[wanted] is not None:
            self._loaded[wanted].play()

    def close(self) -> None:
        """Forgets all sounds; may be called twice."""
        self._loaded.clear()

    def _load(self, name: str, game: str) -> Any:
        for ending in (".ogg", ".wav"):
            file = model(f"{name}{ending}", game)
            if file.is_file():
                sound = self._loader.load_sfx(Filename.from_os_specific(str(file)))
                return sound if sound and sound.length() > 0 else None
        return None
