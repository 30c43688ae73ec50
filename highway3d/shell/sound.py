"""Short sounds; silence where there is no sound card, no file, or the user wants none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from panda3d.core import Filename

from highway3d.shell.assets import model

if TYPE_CHECKING:
    from collections.abc import Callable


class Sound:
    """Plays ``models/NAME.wav`` or ``.ogg`` by name."""

    def __init__(self, loader: Any, muted: Callable[[], bool]) -> None:
        self._loader = loader
        self._muted = muted
        self._loaded: dict[str, Any] = {}

    def play(self, name: str) -> None:
        """Starts a sound and returns at once."""
        if self._muted():
            return
        if name not in self._loaded:
            self._loaded[name] = self._load(name)
        if self._loaded[name] is not None:
            self._loaded[name].play()

    def close(self) -> None:
        """Forgets all sounds; may be called twice."""
        self._loaded.clear()

    def _load(self, name: str) -> Any:
        for ending in (".ogg", ".wav"):
            file = model(f"{name}{ending}")
            if file.is_file():
                sound = self._loader.load_sfx(Filename.from_os_specific(str(file)))
                return sound if sound and sound.length() > 0 else None
        return None
