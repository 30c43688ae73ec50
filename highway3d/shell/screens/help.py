"""Help: the keys, made from the bindings, and a page of rules for each game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d import catalogue
from highway3d.shell.desktop.bindings import BINDINGS
from highway3d.shell.looks.assets import model
from highway3d.shell.screens import Screen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from highway3d.shell.desk import Desk
    from highway3d.shell.texts import Texts

_KEYS, _MOUSE = "keys", "mouse"
_TALL = 24.0
"""The height of a page in text heights, so that the sheet does not jump between them."""
_MOUSE_LINES = ("click", "orbit", "pan", "zoom", "refuse")


class Help(Screen):
    """One page at a time; a game's page is the text ``help-GAME-1``, ``help-GAME-2`` and so on.

    Opened over a board, at the page of its game, it lists the keys of that game alone.
    """

    name = "help"

    def __init__(self, desk: Desk, page: str, report: Callable[[], None]) -> None:
        super().__init__(desk)
        self._report = report
        games = catalogue.games()
        self._games = [name for name in games if desk.texts.has(f"help-{name}-1")]
        self._keyed = [game for name, game in games.items() if page in ("", name)]
        self._page = page if page in self._games else _KEYS
        self._fresh = True

    def draw(self) -> None:
        """Draws the pages' names and the chosen page."""
        theme = self.theme
        self.backdrop()
        if self._fresh:
            theme.focus("help")
            self._fresh = False
        with theme.panel("help", "center", width=40):
            theme.heading(self.texts("help"), 1.5)
            for at, page in enumerate([_KEYS, _MOUSE, *self._games]):
                key = f"{page}-title" if page in self._games else f"help-{page}"
                if at:
                    theme.beside(key)
                if theme.button(key, chosen=page == self._page):
                    self._page = page
            theme.space(0.4)
            with theme.body(f"help-body-{self._page}", below=3.2, tall=_TALL):
                self._draw_page()
            theme.space(0.4)
            if theme.button("done", icon="yes", primary=True):
                self.desk.leave()
            theme.beside("report-problem", "open")
            if theme.button("report-problem", icon="open", tip=self.texts("report-problem-tip")):
                self._report()

    def _draw_page(self) -> None:
        if self._page == _KEYS:
            self._keys()
        elif self._page == _MOUSE:
            for line in _MOUSE_LINES:
                self.theme.text(self.texts(f"help-mouse-{line}"))
        else:
            self._rules()

    def _keys(self) -> None:
        theme = self.theme
        for heading, actions in self._sections():
            theme.heading(self.texts(heading), 1.1)
            if imgui.begin_table(heading, 2, imgui.TableFlags_.row_bg):
                imgui.table_setup_column("", imgui.TableColumnFlags_.width_fixed, 12 * theme.em)
                imgui.table_setup_column("", imgui.TableColumnFlags_.width_stretch)
                for action, chords in actions.items():
                    imgui.table_next_column()
                    with theme.font(bold=True):
                        theme.text(" · ".join(chord_label(self.texts, one) for one in chords))
                    imgui.table_next_column()
                    theme.text(self.texts(f"action-{action}".replace("_", "-")))
                imgui.end_table()
            theme.space(0.4)

    def _sections(self) -> Iterator[tuple[str, dict[str, tuple[str, ...]]]]:
        """Heading and actions of each section; behind the board's, the keys of the games' own."""
        for section, actions in BINDINGS.items():
            yield f"keys-{section}", actions
            for game in self._keyed if section == "board" else ():
                if game.keys:
                    own = {f"{game.name}-{key.action}": key.chords for key in game.keys}
                    yield f"{game.name}-title", own

    def _rules(self) -> None:
        theme, number = self.theme, 1
        while self.texts.has(f"help-{self._page}-{number}"):
            title = f"help-{self._page}-{number}-title"
            if self.texts.has(title):
                theme.heading(self.texts(title), 1.1)
            theme.text(self.texts(f"help-{self._page}-{number}"))
            file = model(f"help-{self._page}-{number}.png", self._page)
            if file.is_file():
                at, wide = imgui.get_cursor_screen_pos(), imgui.get_content_region_avail().x
                box = (at.x, at.y, min(wide, 30 * theme.em), min(wide, 30 * theme.em) * 9 / 16)
                self.desk.art.draw_file(imgui.get_window_draw_list(), file, box, 0.3 * theme.em)
                imgui.dummy(box[2:])
            theme.space(0.4)
            number += 1


def chord_label(texts: Texts, chord: str) -> str:
    """A chord as people read it: ``Ctrl + Shift + Z``."""
    *modifiers, key = chord.split("+") if not chord.endswith("+") else [*chord[:-1].split("+"), "+"]
    parts = [part for part in (*modifiers, key) if part]
    return " + ".join(_key_label(texts, part) for part in parts)


def _key_label(texts: Texts, key: str) -> str:
    name = f"key-{key}".replace("_", "-")
    return texts(name) if len(key) > 1 and texts.has(name) else key.upper()
