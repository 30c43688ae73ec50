"""Keeps the game on the table in a file of its own, so that nothing played is ever lost."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from highway3d.table.files import store
from highway3d.table.files.autosave import Autosave
from highway3d.table.record import RecordError

if TYPE_CHECKING:
    from pathlib import Path

    from highway3d.shell.desk import Desk
    from highway3d.table.files.store import Save
    from highway3d.table.session import Session


class Keeper:
    """Writes one game's autosave. A game that came from one goes on in that file, at ``path``."""

    def __init__(self, desk: Desk, session: Session, path: Path | None) -> None:
        self._desk = desk
        self._session = session
        self._written = session.revision
        self._portrayed = -1
        folder = store.autosave_folder()
        self.is_from_autosave = path is not None and store.is_in(path, folder)
        self._autosave = Autosave(folder, path if self.is_from_autosave else None)

    def keep(self) -> None:
        """Writes the autosave if anything has changed since; a full disc is said once."""
        desk, session = self._desk, self._session
        if session.revision == self._written or not desk.settings.autosave:
            return
        self._written = session.revision
        try:
            parted = self._autosave.write(session, desk.today())
        except (OSError, RecordError) as error:
            logging.getLogger("highway3d").warning("autosave failed: %s", error)
            desk.say(desk.texts("not-kept"), "warning")
        else:
            if parted:
                desk.say(desk.texts("kept-apart"), "warning")

    def close(self) -> None:
        """Keeps the game a last time and lets go of its file; may be called twice."""
        self.keep()
        self._autosave.close()

    def is_kept_in(self, save: Save) -> bool:
        """Whether this game is the one in that file."""
        return self._autosave.path == save.path

    def picture(self) -> Path | None:
        """Where to put a picture of the position, if there is none yet of what is shown."""
        if self._autosave.path is None or self._session.revision == self._portrayed:
            return None
        self._portrayed = self._session.revision
        return store.picture_of(self._autosave.path)
