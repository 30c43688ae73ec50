"""Saved games on disk: folders, reading and writing, the list of saves."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import platformdirs

from highway3d.table import record
from highway3d.table.files import atomic
from highway3d.table.files.locks import Held
from highway3d.table.foreign import printable
from highway3d.table.game import Game
from highway3d.table.record import MAX_BYTES, Header, RecordError, RecordFault, Result, Salvage
from highway3d.table.session import Player, Session

HOME = "HIGHWAY3D_HOME"
NOWHERE = Path(os.devnull) / "highway3d"
"""Where nothing can be read or written: the folder of somebody who has none."""
ENDING = ".highway3d"
ENDINGS = (ENDING, ".json")
"""How names of saved games end; the first is written, all are read."""
LAST_MS = 2**53 - 1


def data_folder() -> Path:
    """Where everything of the user's lies; ``HIGHWAY3D_HOME`` overrides the system's choice."""
    return own_folder(platformdirs.user_data_path)


def own_folder(usual: Callable[..., Path]) -> Path:
    """A folder of the program's: the one that ``HIGHWAY3D_HOME`` names, or the system's choice.

    Somebody whom the system does not know has none.
    """
    if home := os.environ.get(HOME):
        return Path(home)
    try:
        folder = usual("highway3d", appauthor=False)
    except (RuntimeError, KeyError, OSError):
        return NOWHERE
    return folder if folder.is_absolute() else NOWHERE


def saves_folder() -> Path:
    """Where games are saved by name."""
    return data_folder() / "saves"


def autosave_folder() -> Path:
    """Where games are kept without being asked."""
    return data_folder() / "autosave"


def pictures_folder() -> Path:
    """Where pictures of the board are put."""
    return data_folder() / "pictures"


def reports_folder() -> Path:
    """Where reports of problems are put."""
    return data_folder() / "reports"


def picture_of(path: Path) -> Path | None:
    """Where the small picture of a save stands; None beside a file of the user's own folders."""
    ours = is_in(path, saves_folder()) or is_in(path, autosave_folder())
    return path.with_suffix(".png") if ours else None


def is_in(path: Path, folder: Path) -> bool:
    """Tells whether a path, however it is written, leads into a folder."""
    return os.path.realpath(path.parent) == os.path.realpath(folder)


def named_path(stem: str) -> Path:
    """Where a game of this name is saved: in the file of that name that is there, if any."""
    paths = [saves_folder() / f"{stem}{ending}" for ending in ENDINGS]
    return next((path for path in paths if path.exists()), paths[0])


def prepare() -> None:
    """Makes the folders of saves and clears them of what killed writers left.

    Raises ``OSError`` where nothing can be kept.
    """
    for folder in (saves_folder(), autosave_folder(), pictures_folder()):
        folder.mkdir(parents=True, exist_ok=True)
        atomic.sweep(folder)
        if not os.access(folder, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))


def save(session: Session, path: Path, when: datetime | None = None) -> Held | None:
    """Writes a game; the former file becomes the backup.

    ``when`` it was played last, if that is known, tells which of several games is the latest.
    Raises ``OSError``, ``Changed`` where another program wrote the session's file meanwhile, or
    ``RecordError``.
    """
    data, at = _stamped(session, when), _place(path)
    held = atomic.write(path, data, session.files.get(at))
    session.files[at] = data
    return held


def create(session: Session, folder: Path, when: datetime) -> tuple[Path, Held | None]:
    """Writes a game under a name that nobody has, be it taken at the same moment.

    Raises ``OSError`` or ``RecordError``.
    """
    data = _stamped(session, when)
    folder.mkdir(parents=True, exist_ok=True)
    for path in _paths(folder, session.game.name, when, ENDING):
        with suppress(FileExistsError):
            held = atomic.create(path, data)
            session.files[_place(path)] = data
            return path, held
    raise AssertionError("names never run out")


def load(path: Path, find: Callable[[str], Game]) -> Session:
    """Reads a game that holds from end to end. Raises ``OSError`` or ``RecordError``."""
    data = read(path)
    session = record.from_json(data, find)
    session.files[_place(path)] = data
    return session


def salvage(path: Path, find: Callable[[str], Game]) -> Salvage:
    """Reads as much of a game as holds. Raises ``OSError`` or ``RecordError``.

    Where nothing of the file can be read its backup takes its place, and the file is set aside.
    """
    try:
        data = read(path)
        found = record.salvage(data, find)
    except RecordError as error:
        if error.code is RecordFault.NEWER:
            raise
        with suppress(OSError, RecordError):
            session = load(atomic.backup_of(path), find)
            session.files[_place(path)] = read(atomic.backup_of(path))
            return Salvage(session, aside=atomic.restore(path))
        raise
    found.session.files[_place(path)] = data
    return found


def read(path: Path) -> bytes:
    """The content of a file, no more of it than shows that it is too large."""
    return atomic.read(path, MAX_BYTES + 1)


def free_path(folder: Path, game: str, when: datetime, ending: str = ENDING) -> Path:
    """A path in ``folder`` that is not taken, named by game and time."""
    return next(path for path in _paths(folder, game, when, ending) if not path.exists())


def _paths(folder: Path, game: str, when: datetime, ending: str) -> Iterator[Path]:
    stem = f"{game}-{when:%Y-%m-%d-%H%M%S}"
    yield folder / f"{stem}{ending}"
    for number in count(2):
        yield folder / f"{stem}-{number}{ending}"


def _stamped(session: Session, when: datetime | None) -> bytes:
    """The game as a file, later by its own account than what it was or followed before."""
    if when is not None:
        session.played_ms = min(max(_ms(when), session.played_ms + 1), LAST_MS)
    return record.to_json(session)


def _place(path: Path) -> str:
    return os.path.realpath(path)


def _ms(when: datetime) -> int:
    return max(0, int(when.timestamp() * 1000))


@dataclass(frozen=True, slots=True)
class Save:
    """A saved game in the list. One that cannot be read is listed with its ``fault``."""

    path: Path
    saved: datetime
    played_ms: int = 0
    game: str = ""
    players: tuple[Player, ...] = ()
    moves: int = 0
    result: Result | None = None
    """How the main line ends; None while the game goes on."""
    turn: int | None = None
    """The seat to act, where the file tells it."""
    fault: OSError | RecordError | None = None

    @property
    def name(self) -> str:
        """What the user called it, as it can be shown."""
        return printable(self.path.stem)

    @property
    def is_named(self) -> bool:
        """Tells whether a person gave it its name."""
        return is_in(self.path, saves_folder())

    @property
    def unfinished(self) -> bool:
        """Tells whether the game can be gone on with."""
        return self.fault is None and self.result is None


def saves(folder: Path) -> list[Save]:
    """All games of a folder, the one played last first; nothing is replayed.

    The order is in the games themselves. The times of files, which a clock set back or a copy
    makes wrong, only order those that do not tell.
    """
    found = [_described(*entry) for entry in _entries(folder)]
    return sorted(found, key=_order, reverse=True)


def _order(save: Save) -> tuple[int, datetime, Path]:
    played_ms = save.played_ms if save.fault is None else _ms(save.saved)
    return played_ms, save.saved, save.path


def _entries(folder: Path) -> Iterator[tuple[Path, float]]:
    """What a folder holds under the names of saved games, and when it was written."""
    with suppress(OSError):
        for path in sorted(folder.iterdir()):
            if path.suffix in ENDINGS:
                try:
                    yield path, path.lstat().st_mtime
                except FileNotFoundError:
                    continue
                except OSError:
                    yield path, 0.0


def _described(path: Path, written: float) -> Save:
    saved = _date(written)
    try:
        head = _header(path)
    except (OSError, RecordError) as error:
        return Save(path, saved, fault=error)
    players, moves = tuple(head.players), len(head.moves)
    turn = head.turn if head.turn is not None and head.turn < len(players) else None
    return Save(path, saved, head.played, head.game, players, moves, head.result, turn)


def _date(written: float) -> datetime:
    """A file's time; the beginning of time for one that no calendar has."""
    try:
        return datetime.fromtimestamp(written, UTC)
    except (ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(0, UTC)


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
    """Deletes a game, its backup and its picture. Raises ``OSError``."""
    atomic.backup_of(path).unlink(missing_ok=True)
    path.unlink(missing_ok=True)
    if picture := picture_of(path):
        picture.unlink(missing_ok=True)


def rename(path: Path, stem: str) -> Path:
    """Gives a game saved by name another one, with its backup and picture; returns the new path.

    Raises ``FileExistsError`` where the name is taken, or another ``OSError``.
    """
    if named_path(stem).exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), stem)
    to = path.with_name(stem + path.suffix)
    beside = [(atomic.backup_of(path), atomic.backup_of(to))]
    beside += [(path.with_suffix(".png"), to.with_suffix(".png"))]
    path.rename(to)
    for old, new in beside:
        with suppress(OSError):
            old.replace(new)
    return to


def follow(session: Session, path: Path, to: Path) -> None:
    """Lets a session know its file by another name."""
    session.files[_place(to)] = session.files.pop(_place(path), b"")
