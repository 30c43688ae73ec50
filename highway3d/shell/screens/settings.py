"""The settings, applied at once and remembered when the screen is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.shell.languages import LANGUAGES
from highway3d.shell.looks.forms import draw_form
from highway3d.shell.looks.player_form import draw_player_form
from highway3d.shell.screens import Screen
from highway3d.shell.settings import SECTIONS

if TYPE_CHECKING:
    from highway3d.shell.desk import Desk
    from highway3d.shell.looks.theme import Theme
    from highway3d.shell.settings import Settings

_PLAYERS = "players"
_SEATS = 4
_TALL = 22.5
"""The height of a section in text heights, so that the sheet does not jump between them."""


class SettingsScreen(Screen):
    """One section at a time."""

    name = "settings"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._section = next(iter(SECTIONS))
        self._fresh = True

    def draw(self) -> None:
        """Draws the sections' names and the form of the chosen one."""
        theme = self.theme
        self.backdrop()
        if self._fresh:
            theme.focus("settings")
            self._fresh = False
        with theme.panel("settings", "center", width=34):
            theme.heading(self.texts("settings"), 1.5)
            for at, section in enumerate([*SECTIONS, _PLAYERS]):
                key = f"settings-{section}"
                if at:
                    theme.beside(key)
                if theme.button(key, chosen=section == self._section):
                    self._section = section
            theme.space(0.4)
            with theme.body(f"settings-body-{self._section}", below=3.2, tall=_TALL):
                self._form()
            theme.space(0.4)
            if theme.button("done", icon="yes", primary=True):
                self.desk.leave()
                self.desk.save_settings()

    def open(self, section: str) -> None:
        """Turns to a section."""
        self._section = section

    def back(self) -> bool:
        """Leaving keeps what was changed."""
        self.desk.save_settings()
        return False

    def _form(self) -> None:
        desk, theme = self.desk, self.theme
        if self._section == _PLAYERS:
            for seat in range(_SEATS):
                desk.settings.seats = draw_player_form(theme, desk.settings.seats, seat)
            return
        changes = draw_form(theme, desk.settings, "setting", SECTIONS[self._section], _OWN)
        for name, value in changes.items():
            setattr(desk.settings, name, value)
        if changes:
            desk.apply_settings()


def _language(theme: Theme, key: str, settings: Settings, wide: float) -> str:
    """The languages there are, each by the name it gives itself."""
    names = ["", *LANGUAGES]
    labels = [theme.texts(f"{key}-auto"), *map(theme.texts.name_of, LANGUAGES)]
    return names[theme.choice(key, labels, names.index(settings.language), width=wide)]


_OWN = {"language": _language}
