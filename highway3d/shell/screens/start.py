"""The start screen: the games as cards, and the way to everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d import catalogue
from highway3d.shell.screens import Screen
from highway3d.shell.screens.new_game import NewGame
from highway3d.shell.wood import draw_wood

if TYPE_CHECKING:
    from highway3d.shell.app import App


class Start(Screen):
    """What the program opens with."""

    name = "menu"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._games = catalogue.games()

    def draw(self) -> None:
        """Draws title, cards and buttons."""
        theme, app = self.theme, self.app
        draw_wood(imgui.get_background_draw_list(), theme.layout.size)
        with theme.panel("menu", "center", width=30, title=self.texts("title")):
            for name in self._games:
                if theme.button(f"{name}-title", width=-1):
                    app.show(NewGame(app, self._games[name]))
            if theme.button("quit", icon="quit"):
                app.quit()
