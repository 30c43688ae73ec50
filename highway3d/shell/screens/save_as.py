"""Gives a game a name to be saved by: the one on the table, or one that was saved before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d.shell.looks.widgets import PROPOSED
from highway3d.shell.screens import Screen
from highway3d.shell.sentences import joined, player_names
from highway3d.table.files import store
from highway3d.table.foreign import printable

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from highway3d.shell.desk import Desk
    from highway3d.shell.play.games import Games
    from highway3d.shell.play.match import Match
    from highway3d.table.files.store import Save

_FORBIDDEN = set('<>:"/\\|?*')
_RESERVED = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{port}{n}" for port in ("com", "lpt") for n in range(10)),
}
_LONGEST = 60


def file_stem(name: str) -> str:
    """A name as every system takes it for a file; empty when nothing of it is left.

    >>> file_stem(" Ana / Beto: 3? "), file_stem("Ñandú 東路"), file_stem("con"), file_stem("...")
    ('Ana Beto 3', 'Ñandú 東路', 'con_', '')
    """
    allowed = "".join(c if c.isprintable() and c not in _FORBIDDEN else " " for c in name)
    stem = " ".join(allowed.split())[:_LONGEST].strip(" .")
    return f"{stem}_" if stem.partition(".")[0].casefold() in _RESERVED else stem


class Naming(Screen):
    """One field for a name; what is done with a name that can be used is for those below."""

    name = "save"
    title = "save"

    def __init__(self, desk: Desk, games: Games, name: str) -> None:
        super().__init__(desk)
        self.games = games
        self._name = name
        self._fresh = PROPOSED

    def draw(self) -> None:
        """Draws the field."""
        theme = self.theme
        self.backdrop()
        if self._fresh:
            theme.focus("save")
        with theme.panel("save", "center", width=26, title=self.texts(self.title)):
            theme.text(self.texts("save-name"), "soft")
            if self._fresh == 1:
                imgui.set_keyboard_focus_here()
            self._name = theme.field("save-name", self._name, select=True)
            entered = imgui.is_item_deactivated() and imgui.is_key_pressed(imgui.Key.enter)
            theme.space(0.4)
            if theme.button("save", icon="save", primary=True) or entered:
                self._take()
            theme.beside("back", "back")
            if theme.button("back", icon="back"):
                self.desk.leave()
        self._fresh = max(0, self._fresh - 1)

    def use(self, stem: str) -> None:
        """Does what the name is for."""
        raise NotImplementedError

    def _take(self) -> None:
        stem = file_stem(self._name)
        if stem:
            self.use(stem)
        else:
            self.desk.say(self.texts("save-nameless"), "warning")


class SaveAs(Naming):
    """Saves the game on the table, with a question before anything is written over.

    Once that is done ``then`` is called.
    """

    def __init__(
        self, desk: Desk, games: Games, match: Match, then: Callable[[], object] | None = None
    ) -> None:
        super().__init__(desk, games, _usual(desk, match))
        self._then = then

    def use(self, stem: str) -> None:
        """Writes the game."""
        path = store.named_path(stem)
        if path.exists():
            question = self.texts("save-over", name=stem)
            self.desk.dialogs.ask("save-over", question, lambda: self._write(path))
        else:
            self._write(path)

    def _write(self, path: Path) -> None:
        self.desk.leave()
        if self.games.write(path) and self._then is not None:
            self._then()


class Rename(Naming):
    """Gives a game that was saved by name another one; ``then`` is called when that is done."""

    title = "rename-title"

    def __init__(self, desk: Desk, games: Games, save: Save, then: Callable[[], object]) -> None:
        super().__init__(desk, games, save.name)
        self._save, self._then = save, then

    def use(self, stem: str) -> None:
        """Renames the file, unless the name is taken."""
        if self.games.rename(self._save, stem):
            self.desk.leave()
            self._then()
            self.desk.say(self.texts("renamed", name=stem), "good")


def _usual(desk: Desk, match: Match) -> str:
    """The name proposed: that of the file, else game, players and date."""
    if match.path is not None:
        return printable(match.path.stem)
    session = match.session
    players = joined(desk.texts, player_names(desk.texts, session.players))
    title = desk.texts(f"{session.game.name}-title")
    return file_stem(f"{title} {players} {desk.today():%Y-%m-%d}")
