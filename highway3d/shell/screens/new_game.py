"""A new game: one click more with the defaults, or names, looks, options and clocks first."""

from __future__ import annotations

from secrets import randbits
from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d.shell.screens import Screen
from highway3d.shell.wood import draw_wood
from highway3d.table.session import Player, Session

if TYPE_CHECKING:
    from highway3d.shell.app import App
    from highway3d.table.game import Game


class NewGame(Screen):
    """The form for one game."""

    name = "new"

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app)
        self._game = game

    def draw(self) -> None:
        """Draws the form."""
        theme = self.theme
        draw_wood(imgui.get_background_draw_list(), theme.layout.size)
        with theme.panel("new", "center", width=30, title=self.texts(f"{self._game.name}-title")):
            if theme.button("start", icon="play", primary=True):
                self.begin()
            theme.beside("back", "back")
            if theme.button("back", icon="back"):
                self.app.leave()

    def begin(self) -> None:
        """Starts the game as the form stands."""
        rules = self._game.rules
        options = rules.options_type()
        seats = self.app.settings.seats[: rules.seats(options).start]
        players = [Player(seat.name, seat.colour, seat.pattern) for seat in seats]
        self.app.play(Session.new(self._game, options, players, randbits(53)))
