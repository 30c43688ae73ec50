"""Writing a file so that at every moment either the old or the new one is there, whole."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from time import time
from typing import BinaryIO

from highway3d.table.files import locks
from highway3d.table.files.locks import Held

_DRAFT = ".tmp"
_STALE_S = 60
"""A draft of this age is nobody's any more, where no lock can tell."""


class Changed(OSError):
    """Another program has written the file since this one last saw it."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.ESTALE, "another window or program has changed the file", str(path))


def backup_of(path: Path) -> Path:
    """Where ``write`` keeps the file that was there before."""
    return path.with_name(path.name + ".bak")


def read(path: Path, most: int) -> bytes:
    """The first bytes of a regular file, or of standard input by any name. Raises ``OSError``."""
    with opened(path) as file:
        return file.read(most)


def opened(path: Path) -> BinaryIO:
    """A regular file to read, or standard input; a pipe or a device could be without an end.

    Raises ``OSError``; a pipe that nobody writes to is refused at once.
    """
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, flags)
    try:
        found = os.fstat(descriptor)
        if not stat.S_ISREG(found.st_mode) and not _is_standard_input(found):
            raise _refusal(path, found.st_mode)
        if os.name == "posix":
            os.set_blocking(descriptor, True)
        return os.fdopen(descriptor, "rb")
    except BaseException:
        os.close(descriptor)
        raise


def write(path: Path, data: bytes, seen: bytes | None = None) -> Held | None:
    """Writes a file, following links and making folders; the former content becomes the backup.

    ``seen`` is what the file must hold, if it is there: ``Changed`` is raised where another
    program wrote it meanwhile. Raises ``OSError`` with the former file untouched.
    """
    path = _target(path)
    with _at_work(path.parent):
        if path.exists():
            former = path.read_bytes()
            if seen is not None and former != seen:
                raise Changed(path)
            _replace(backup_of(path), former)
        return _replace(path, data)


def replace(path: Path, data: bytes) -> None:
    """Writes a file as ``write`` does, without a backup."""
    path = _target(path)
    with _at_work(path.parent):
        _replace(path, data)


def create(path: Path, data: bytes) -> Held | None:
    """Writes a file in a folder where it must not be yet; raises ``FileExistsError`` if it is."""
    with _at_work(path.parent):
        return _place(path, data, _put_new)


def restore(path: Path) -> Path:
    """Lets the backup take a file's place; returns where the file is kept aside.

    Raises ``OSError``; the file is whole at its place at every moment.
    """
    aside = path.with_name(path.name + ".bad")
    with _at_work(path.parent):
        _replace(aside, path.read_bytes())
        os.replace(backup_of(path), path)
    return aside


def sweep(folder: Path) -> None:
    """Removes the drafts that killed processes left in a folder."""
    with _at_work(folder):
        pass


@contextmanager
def _at_work(folder: Path) -> Iterator[None]:
    """Writes in a folder, after what others left half written was removed from it."""
    with locks.folder(folder) as alone:
        for draft in folder.glob(f".highway3d-*{_DRAFT}"):
            with suppress(OSError):
                if alone or draft.stat().st_mtime < time() - _STALE_S:
                    draft.unlink()
        yield


def _is_standard_input(found: os.stat_result) -> bool:
    try:
        return os.path.samestat(found, os.fstat(0))
    except OSError:
        return False


def _refusal(path: Path, mode: int) -> OSError:
    if stat.S_ISDIR(mode):
        return IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    return OSError(errno.ENODEV, "it is a pipe or a device, not a file", str(path))


def _target(path: Path) -> Path:
    """Where a file is really written; its folders are made, and only a file is written over."""
    path = Path(os.path.realpath(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileNotFoundError):
        mode = path.stat().st_mode
        if not stat.S_ISREG(mode):
            raise _refusal(path, mode)
    return path


def _replace(path: Path, data: bytes) -> Held | None:
    return _place(path, data, os.replace)


def _place(path: Path, data: bytes, put: Callable[[Path, Path], None]) -> Held | None:
    """Writes a draft and puts it in its place; holds the file where that can be done."""
    draft = path.with_name(f".highway3d-{token_hex(8)}{_DRAFT}")
    try:
        with draft.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
            held = Held(file.fileno()) if os.name == "posix" else None
        put(draft, path)
    finally:
        draft.unlink(missing_ok=True)
    _sync_folder(path.parent)
    return held


def _put_new(draft: Path, path: Path) -> None:
    try:
        os.link(draft, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links: the name is taken first there
        os.close(os.open(path, os.O_CREAT | os.O_EXCL))
        try:
            os.replace(draft, path)
        except OSError:
            path.unlink()
            raise


def _sync_folder(folder: Path) -> None:
    """Makes the replacement last through a power cut, where folders can be synced."""
    if os.name != "posix":
        return
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except PermissionError:  # a folder that may be written in and not be read
        return
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
