"""The game on the table and those kept on disk: opening, saving, going on, playing again."""

from __future__ import annotations

import gc
import logging
from secrets import randbits
from typing import TYPE_CHECKING

from msgspec import structs

from highway3d import catalogue
from highway3d.shell.desktop import clipboard
from highway3d.shell.play.match import Match
from highway3d.shell.play.problem import write_report
from highway3d.shell.sentences import record_sentence
from highway3d.table import record
from highway3d.table.files import store
from highway3d.table.foreign import printable
from highway3d.table.record import RecordError, RecordFault
from highway3d.table.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from highway3d.shell.desk import Desk
    from highway3d.shell.scene import Host, Scene
    from highway3d.table.files.store import Save
    from highway3d.table.game import Game
    from highway3d.table.record import Salvage

_PICTURE_WIDTH = 480


class Games:
    """Holds the match on the table; ``match`` is None while there is none."""

    def __init__(self, desk: Desk, find_scene: Callable[[Game], Callable[[Host], Scene]]) -> None:
        self._desk = desk
        self._find_scene = find_scene
        self._kept: list[Save] | None = None
        """All games kept by themselves, the newest first; None until looked at."""
        self.match: Match | None = None

    def play(self, session: Session, path: Path | None = None) -> None:
        """Opens a game on the table, in the place of the one before; ``path`` is its file."""
        desk = self._desk
        try:
            scene = self._find_scene(session.game)
        except catalogue.UnknownGame as no:
            desk.say(desk.texts("no-scene", reason=str(no)), "fault")
            return
        self.close()
        desk.home()
        try:
            self.match = Match(desk, session, scene, path)
        except Exception as fault:
            desk.faulted(fault)
        else:
            desk.show_board()

    def rebuild(self) -> None:
        """Draws the game on the table anew: another quality, or a fault that broke the scene."""
        if self.match is None:
            return
        try:
            self.match.rebuild()
        except Exception as fault:
            self.match = None
            self._desk.home()
            self._desk.faulted(fault)

    def unfinished(self) -> Save | None:
        """The game to go on with: the newest one kept that has no result yet."""
        return next((save for save in self._saves() if save.unfinished), None)

    def lost(self) -> str:
        """A sentence when the newest game kept cannot be read; empty when all is well."""
        newest = next(iter(self._saves()), None)
        if newest is None or newest.fault is None:
            return ""
        logging.getLogger("highway3d").warning("%s: %s", newest.path, newest.fault)
        return self._desk.texts(
            "kept-unread", reason=record_sentence(self._desk.texts, newest.fault)
        )

    def homeless(self) -> str:
        """A sentence when no game can be kept here; empty when all is well."""
        try:
            store.prepare()
        except OSError as error:
            logging.getLogger("highway3d").warning("nothing can be kept: %s", error)
            return self._desk.texts("nothing-kept")
        return ""

    def _saves(self) -> list[Save]:
        if self._kept is None:
            self._kept = store.saves(store.autosave_folder())
        return self._kept

    def look_again(self) -> None:
        """Lets ``unfinished`` read the folder anew."""
        self._kept = None

    def resume(self) -> None:
        """Goes on with the unfinished game."""
        save = self.unfinished()
        if save is not None:
            self.go_on(save)

    def go_on(self, save: Save) -> None:
        """Opens a game of the list: the board itself where it is the one on the table."""
        if self.is_on_the_table(save):
            self._desk.home()
            self._desk.show_board()
        else:
            self.open(save.path)

    def open(self, path: Path) -> None:
        """Opens a saved game, as far as it holds."""
        desk = self._desk
        try:
            found = store.salvage(path, catalogue.game)
        except (OSError, RecordError) as error:
            logging.getLogger("highway3d").warning("%s: %s", path, error)
            desk.say(record_sentence(desk.texts, error), "fault")
            return
        self.take_up(found, path)

    def take_up(self, found: Salvage, path: Path | None) -> None:
        """Opens what was found in a file, and says what is lacking."""
        desk = self._desk
        self.play(found.session, None if found.fault else path)
        if found.fault is not None:
            reason = record_sentence(desk.texts, found.fault)
            desk.say(desk.texts("opened-in-part", reason=reason), "warning")
        elif found.aside is not None:
            desk.say(desk.texts("opened-backup", name=found.aside.name), "warning")

    def save(self) -> None:
        """Saves the game where it was saved before, or asks for a name."""
        match = self.match
        if match is None:
            return
        if match.path is None:
            self._desk.show_save_as()
        else:
            self.write(match.path)

    def write(self, path: Path) -> bool:
        """Writes the game to a file, with a picture beside it; False when that failed."""
        desk, match = self._desk, self.match
        if match is None:
            return False
        match.scene.settle()
        try:
            store.save(match.session, path, desk.today())
        except (OSError, RecordError) as error:
            reason = record_sentence(desk.texts, error)
            desk.say(desk.texts("not-saved", reason=reason), "fault")
            return False
        match.path = path
        if (picture := store.picture_of(path)) is not None:
            desk.photograph(picture, _PICTURE_WIDTH)
        desk.say(desk.texts("saved", name=printable(path.stem)), "good")
        return True

    def rename(self, save: Save, stem: str) -> bool:
        """Gives a save another name; False when that cannot be done, and why was said."""
        desk, match = self._desk, self.match
        try:
            path = store.rename(save.path, stem)
        except FileExistsError:
            desk.say(desk.texts("save-taken", name=stem), "warning")
            return False
        except OSError as error:
            reason = record_sentence(desk.texts, error)
            desk.say(desk.texts("not-renamed", reason=reason), "warning")
            return False
        for picture in (store.picture_of(save.path), store.picture_of(path)):
            if picture is not None:
                desk.art.forget(picture)
        if match is not None and match.path == save.path:
            match.path = path
            store.follow(match.session, save.path, path)
        return True

    def portray(self) -> None:
        """Takes a picture of the position for the list of saves, where the game is kept."""
        if self.match is not None and (picture := self.match.keeper.picture()) is not None:
            self._desk.photograph(picture, _PICTURE_WIDTH)

    def is_on_the_table(self, save: Save) -> bool:
        """Tells whether a game kept by itself is the one that is being played."""
        return self.match is not None and self.match.keeper.is_kept_in(save)

    def copy(self) -> None:
        """Puts the game on the clipboard as text."""
        if self.match is not None:
            self.match.scene.settle()
            has_it = clipboard.copy(record.to_json(self.match.session).decode())
            if has_it:
                self._desk.say(self._desk.texts("copied"), "good")
            else:
                self._desk.say(self._desk.texts("copied-here"), "warning")

    def paste(self) -> None:
        """Opens the game that is on the clipboard as text."""
        desk = self._desk
        try:
            session = record.from_json(clipboard.paste().encode(), catalogue.game)
        except RecordError as no:
            newer = no.code is RecordFault.NEWER
            desk.say(desk.texts("record-NEWER" if newer else "paste-unread"), "fault")
            return
        self.play(session)

    def rematch(self) -> None:
        """The same game once more, with the next player beginning.

        Who has no name is called from now on as by the seat before, so that names and looks
        stay with the people.
        """
        before = self.match
        if before is None:
            return
        old = before.session
        named = [
            structs.replace(player, name=name)
            for player, name in zip(old.players, before.names, strict=True)
        ]
        players = [*named[1:], named[0]]
        self.play(Session.new(old.game, old.options, players, randbits(53), old.clock))
        if self.match is not None:
            self.match.carried = [*before.won[1:], before.won[0]]

    def take_picture(self) -> None:
        """Writes the board as a picture into the user's folder and says where."""
        desk = self._desk
        path = store.free_path(store.pictures_folder(), "highway3d", desk.today(), ".png")
        desk.photograph(path)
        desk.say(desk.texts("picture-saved", path=printable(str(path))), "good")

    def report_problem(self) -> None:
        """Writes what whoever mends the program needs into the user's folder and says where."""
        desk, match = self._desk, self.match
        path = store.free_path(store.reports_folder(), "highway3d-report", desk.today(), ".zip")
        session = match.session if match else None
        try:
            write_report(path, session, desk.settings, desk.folder, desk.window.renderer)
        except (OSError, RecordError) as error:
            reason = record_sentence(desk.texts, error)
            desk.say(desk.texts("not-saved", reason=reason), "fault")
        else:
            desk.say(desk.texts("report-saved", path=printable(str(path))), "good")

    def close(self) -> None:
        """Takes the game off the table; may be called twice."""
        if self.match is not None:
            self.match.close()
            self.match = None
            # A scene is full of circles, and its textures wait until somebody looks for them.
            gc.collect()
