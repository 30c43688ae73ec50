"""Games that keep themselves: a file each, and how many of them stay."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from highway3d.table.files import atomic, locks, store
from highway3d.table.files.locks import Held
from highway3d.table.files.store import Save
from highway3d.table.session import Session

UNFINISHED = 10
"""How many unfinished games of each kind stay."""
FINISHED = 10
"""How many finished ones stay, of all kinds together."""


class Autosave:
    """Keeps one game safe: its file is written again after each move.

    Every game has a file of its own, so a new game is never written over an older one. Of each
    game the unfinished ones played last stay, of all finished ones the last, and those that other
    runs of the program are writing.
    """

    def __init__(self, folder: Path, path: Path | None = None) -> None:
        """``path`` is the autosave that the game was resumed from, if any."""
        self.folder = folder
        self.path = path
        self._held: Held | None = None
        self._was_over: bool | None = None
        """Whether the game was over when the folder was tidied last."""

    def write(self, session: Session, when: datetime) -> bool:
        """Writes the game, unless nothing was played yet and nothing is due.

        Tells whether it had to go on in a file of its own, for another run of the program went on
        with its file. Raises ``OSError``, ``RecordError``.
        """
        if not session.root.children and session.due is None:
            return False
        tidies = self._was_over != session.is_over
        if tidies:
            played = [save.played_ms for save in store.saves(self.folder)]
            session.played_ms = max([session.played_ms, *played])
        parted = False
        if self.path is not None:
            try:
                self._held = store.save(session, self.path, when)
            except atomic.Changed:
                self.path, parted = None, True
        if self.path is None:
            self.path, self._held = store.create(session, self.folder, when)
        if tidies:
            self._was_over = session.is_over
            tidy(self.folder, self.path)
        return parted

    def close(self) -> None:
        """Lets the next start tidy the game away; may be called twice."""
        if self._held is not None:
            self._held.close()


def tidy(folder: Path, own: Path) -> None:
    """Removes what is too old to be kept; never ``own``, nor what cannot be read."""
    for save in superfluous(store.saves(folder)):
        if save.path != own and not locks.is_held(save.path):
            with suppress(OSError):
                store.remove(save.path)


def superfluous(saves: list[Save]) -> list[Save]:
    """Those of the saves, the newest first, that are too many."""
    most = {True: UNFINISHED, False: FINISHED}
    seen: Counter[str] = Counter()
    found = []
    for save in saves:
        if save.fault is None:
            kind = save.game if save.unfinished else ""
            seen[kind] += 1
            if seen[kind] > most[save.unfinished]:
                found.append(save)
    return found
