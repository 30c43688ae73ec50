"""Writing a file so that at every moment either the old or the new one is there, whole."""

from __future__ import annotations

import glob
import os
from contextlib import suppress
from pathlib import Path

STALE_NS = 60 * 1_000_000_000


def backup_of(path: Path) -> Path:
    """Where ``write`` keeps the file that was there before."""
    return path.with_name(path.name + ".bak")


def write(path: Path, data: bytes) -> None:
    """Writes a file, following links and making folders; the former content becomes the backup.

    Raises ``OSError`` with the former file untouched.
    """
    path = Path(os.path.realpath(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists():
        _replace(backup_of(path), path.read_bytes())
    _replace(path, data)


def restore(path: Path) -> Path:
    """Lets the backup take a file's place; returns where the file is kept aside.

    Raises ``OSError``; the file is whole at its place at every moment.
    """
    aside = path.with_name(path.name + ".bad")
    _replace(aside, path.read_bytes())
    os.replace(backup_of(path), path)
    return aside


def _replace(path: Path, data: bytes) -> None:
    fresh = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _remove_abandoned(path, fresh)
        os.replace(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Makes the replacement last through a power cut, where folders can be synced."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _remove_abandoned(path: Path, fresh: Path) -> None:
    """Removes what processes killed in the middle of writing left behind."""
    limit = fresh.stat().st_mtime_ns - STALE_NS
    for name in path.parent.glob(f".{glob.escape(path.name)}.*.tmp"):
        with suppress(OSError):
            if name.stat().st_mtime_ns < limit:
                name.unlink()
