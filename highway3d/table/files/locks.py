"""Who writes where: locks that end with the process that took them, and leave no file behind.

Where the system or the file system has none, everybody goes on without.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

_PATIENCE_S = 2.0
"""Nobody waits longer than this for another process, which may have been stopped."""


class Held:
    """A file that this run goes on writing to, so that no other tidies it away."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor: int | None = os.dup(descriptor)
        _lock(descriptor)

    def close(self) -> None:
        """Lets go of it; may be called twice."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def __del__(self) -> None:
        self.close()


def is_held(path: Path) -> bool:
    """Tells whether some run holds a file; False for one that cannot be asked about."""
    try:
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
    except OSError:
        return False
    try:
        return _lock(descriptor) is False
    finally:
        os.close(descriptor)


@contextmanager
def folder(path: Path) -> Iterator[bool]:
    """Lets one process at a time write in a folder; yields whether this one is alone there."""
    descriptor = None
    with suppress(OSError):
        descriptor = os.open(path, os.O_RDONLY)
    try:
        yield descriptor is not None and _is_taken_in_time(descriptor)
    finally:
        if descriptor is not None:
            os.close(descriptor)


def _is_taken_in_time(descriptor: int) -> bool:
    until = time.monotonic() + _PATIENCE_S
    while (taken := _lock(descriptor)) is False and time.monotonic() < until:
        time.sleep(0.005)
    return taken is True


def _lock(descriptor: int) -> bool | None:
    """Takes a lock unless another has it; None where there are no locks."""
    if fcntl is None:
        return None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return None
    return True
