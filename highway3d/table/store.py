"""Saved games on disk: folders, reading and writing, the list of saves, autosave."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import platformdirs

from highway3d.table import atomic, record
from highway3d.table.game import Game
from highway3d.table.record import MAX_BYTES, Header, RecordError, RecordFault, Salvage
from highway3d.table.session import Session

HOME = "HIGHWAY3D_HOME"
KEPT = 3
"""How many games autosave keeps."""


def data_folder() -> Path:
    """Where everything of the user's lies; ``HIGHWAY3D_HOME`` overrides the system's choice."""
    if home := os.environ.get(HOME):
        return Path(home)
    return platformdirs.user_data_path("highway3d", appauthor=False)


def saves_folder() -> Path:
    """Where games are saved by name."""
    return data_folder() / "saves"


def autosave_folder() -> Path:
    """Where games are kept without being asked."""
    return data_folder() / "autosave"


def save(session: Session, path: Path) -> None:
    """Writes a game; the former file becomes the backup. Raises ``OSError``, ``RecordError``."""
    atomic.write(path, record.to_json(session))


def load(path: Path, find: Callable[[str], Game]) -> Session:
    """Reads a game that holds from end to end. Raises ``OSError`` or ``RecordError``."""
    return record.from_json(read(path), find)


def salvage(path: Path, find: Callable[[str], Game]) -> Salvage:
    """Reads as much of a game as holds. Raises ``OSError`` or ``RecordError``.

    Where nothing of the file can be read its backup takes its place, and the file is set aside.
    """
    try:
        return record.salvage(read(path), find)
    except RecordError as error:
        if error.code is RecordFault.NEWER:
            raise
        with suppress(OSError, RecordError):
            session = load(atomic.backup_of(path), find)
            return Salvage(session, aside=atomic.restore(path))
        raise


def read(path: Path) -> bytes:
    """The content of a file, no more of it than shows that it is too large."""
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def free_path(folder: Path, game: str, when: datetime, ending: str = ".json") -> Path:
    """A path in ``folder`` that is not taken, named by game and time."""
    stem = f"{game}-{when:%Y-%m-%d-%H%M%S}"
    path, number = folder / f"{stem}{ending}", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}{ending}", number + 1
    return path


@dataclass(frozen=True, slots=True)
class Save:
    """A saved game in the list. One that cannot be read is listed with its ``fault``."""

    path: Path
    saved: datetime
    game: str = ""
    players: tuple[str, ...] = ()
    moves: int = 0
    unfinished: bool = False
    fault: OSError | RecordError | None = None

    @property
    def name(self) -> str:
        """What the user called it."""
        return self.path.stem


def saves(folder: Path) -> list[Save]:
    """All games of a folder, the latest first; nothing is replayed."""
    return [_described(path, written_ns) for written_ns, path in _newest_first(folder)]


def _described(path: Path, written_ns: int) -> Save:
    saved = datetime.fromtimestamp(written_ns / 1e9, UTC)
    try:
        head = _header(path)
    except (OSError, RecordError) as error:
        return Save(path, saved, fault=error)
    names = tuple(player.name for player in head.players)
    return Save(path, saved, head.game, names, len(head.moves), head.result is None)


def _header(path: Path) -> Header:
    """What stands in a file, or in its backup where the file is past reading."""
    try:
        return record.header(read(path))
    except RecordError as error:
        if error.code is not RecordFault.NEWER:
            with suppress(OSError, RecordError):
                return record.header(read(atomic.backup_of(path)))
        raise


def remove(path: Path) -> None:
    """Deletes a game and its backup. Raises ``OSError``."""
    atomic.backup_of(path).unlink(missing_ok=True)
    path.unlink(missing_ok=True)


def _newest_first(folder: Path) -> list[tuple[int, Path]]:
    """The games of a folder with the times they were written."""
    files = []
    for path in folder.glob("*.json"):
        with suppress(FileNotFoundError):
            files.append((path.stat().st_mtime_ns, path))
    return sorted(files, reverse=True)


class Autosave:
    """Keeps one game safe: its file is written again after each move.

    Every game has a file of its own, so a new game is never written over an older one; of all
    files the three newest stay.
    """

    def __init__(self, folder: Path, path: Path | None = None) -> None:
        """``path`` is the autosave that the game was resumed from, if any."""
        self.folder = folder
        self.path = path

    def write(self, session: Session, when: datetime) -> None:
        """Writes the game, unless nothing was played yet. Raises ``OSError``, ``RecordError``."""
        if not session.root.children:
            return
        if self.path is None:
            self.path = free_path(self.folder, session.game.name, when)
        save(session, self.path)
        for _, old in _newest_first(self.folder)[KEPT:]:
            if old != self.path:
                remove(old)
