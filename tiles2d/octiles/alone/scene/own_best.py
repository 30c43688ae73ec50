"""What one has reached in each puzzle, kept in the user's folder as octiles-alone.json."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import msgspec

from highway3d.table.files import atomic, store

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

_MAX_BYTES: Final = 5_000_000


class Reached(msgspec.Struct, frozen=True):
    """One's best result in a puzzle, its stars, and the day of it (ISO)."""

    result: int
    stars: int
    date: str


class OwnBest:
    """All results by the code of the puzzle. A file that cannot be read is as good as none."""

    def __init__(self) -> None:
        self._reached = _read(file())

    def of(self, code: str) -> Reached | None:
        """What was reached in a puzzle, if anything."""
        return self._reached.get(code)

    @property
    def stars(self) -> int:
        """All stars of the challenges together."""
        return sum(
            each.stars for code, each in self._reached.items() if code.startswith("challenge-")
        )

    def note(self, code: str, result: int, stars: int, day: date) -> bool:
        """Keeps a result if it is better than all before; another window's are not lost."""
        before = self._reached.get(code)
        if result <= (before.result if before else 0):
            return False
        for other, theirs in _read(file()).items():
            ours = self._reached.get(other)
            if ours is None or theirs.result > ours.result:
                self._reached[other] = theirs
        self._reached[code] = Reached(result, stars, day.isoformat())
        try:
            atomic.replace(file(), msgspec.json.format(msgspec.json.encode(self._reached)))
        except OSError as error:
            logging.getLogger("highway3d").warning("%s: %s", file(), error)
        return True


def file() -> Path:
    """Where the results are kept."""
    return store.data_folder() / "octiles-alone.json"


def _read(path: Path) -> dict[str, Reached]:
    try:
        return msgspec.json.decode(atomic.read(path, _MAX_BYTES), type=dict[str, Reached])
    except (OSError, msgspec.MsgspecError):
        return {}
