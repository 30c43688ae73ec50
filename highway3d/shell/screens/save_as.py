"""Gives the game on the table a name to be saved by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d.shell.looks.widgets import PROPOSED
from highway3d.shell.screens import Screen
from highway3d.shell.sentences import names_of
from highway3d.table.files import store
from highway3d.table.foreign import printable

if TYPE_CHECKING:
    from pathlib import Path

    from highway3d.shell.desk import Desk
    from highway3d.shell.play.games import Games
    from highway3d.shell.play.match import Match

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


class SaveAs(Screen):
    """One field, and a question before anything is written over."""

    name = "save"

    def __init__(self, desk: Desk, games: Games, match: Match) -> None:
        super().__init__(desk)
        self.games = games
        self._match = match
        session = match.session
        players = names_of(desk.texts, [player.name for player in session.players])
        title = desk.texts(f"{session.game.name}-title")
        usual = file_stem(f"{title} {players} {desk.today():%Y-%m-%d}")
        self._name = printable(match.path.stem) if match.path is not None else usual
        self._fresh = PROPOSED

    def draw(self) -> None:
        """Draws the field."""
        theme = self.theme
        self.backdrop()
        if self._fresh:
            theme.focus("save")
        with theme.panel("save", "center", width=26, title=self.texts("save")):
            theme.text(self.texts("save-name"), "soft")
            if self._fresh == 1:
                imgui.set_keyboard_focus_here()
            self._name = theme.field("save-name", self._name)
            entered = imgui.is_item_deactivated() and imgui.is_key_pressed(imgui.Key.enter)
            theme.space(0.4)
            if theme.button("save", icon="save", primary=True) or entered:
                self._save()
            theme.beside("back", "back")
            if theme.button("back", icon="back"):
                self.desk.leave()
        self._fresh = max(0, self._fresh - 1)

    def _save(self) -> None:
        stem = file_stem(self._name)
        if not stem:
            self.desk.say(self.texts("save-nameless"), "warning")
            return
        path = store.named_path(stem)
        if path.exists():
            question = self.texts("save-over", name=stem)
            self.desk.dialogs.ask("save-over", question, lambda: self._write(path))
        else:
            self._write(path)

    def _write(self, path: Path) -> None:
        self.desk.leave()
        self.games.write(path)
