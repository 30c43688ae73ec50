"""The board with the panels round it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.shell.dialogs import Choice
from highway3d.shell.panels.history import History
from highway3d.shell.panels.players import draw_players
from highway3d.shell.panels.turn import draw_turn
from highway3d.shell.screens import Screen

if TYPE_CHECKING:
    from highway3d.shell.app import App
    from highway3d.shell.match import Match
    from highway3d.shell.scene import Pointer


class Table(Screen):
    """A game being played. The keys go to the board until F6 gives them to the panels."""

    name = "table"
    board = True

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app)
        self.match = match
        self.keys_in_panels = False
        self._history = History(app, match)

    def draw(self) -> None:
        """Draws the shared panels, then the scene's own."""
        draw_turn(self.app, self.match)
        draw_players(self.app, self.match)
        self._history.draw()
        self.match.scene.panels()
        self._draw_line()

    def act(self, action: str, pointer: Pointer | None) -> bool:
        """The table's own keys first, then the scene's."""
        match action:
            case "undo" | "redo" | "first" | "last":
                self.match.step(action)
            case "step_back":
                self.match.step("undo")
            case "step_forward":
                self.match.step("redo")
            case "panels":
                self._change_keys()
            case _:
                if self.keys_in_panels:
                    return False
                return self.match.scene.act(action, pointer)
        return True

    def back(self) -> bool:
        """From the panels to the board, then what the scene has in hand, then the menu."""
        if self.keys_in_panels:
            self._change_keys()
        elif not self.match.scene.back():
            self.menu()
        return True

    def menu(self) -> None:
        """What can be done with the game as a whole."""
        app, texts = self.app, self.texts
        app.dialogs.show(
            "menu",
            texts("menu"),
            "",
            Choice("menu-home", app.home, "home"),
            Choice("quit", app.quit, "quit"),
            Choice("menu-resume", lambda: None, "play"),
        )

    def _change_keys(self) -> None:
        self.keys_in_panels = not self.keys_in_panels
        if self.keys_in_panels:
            self.theme.focus("history")

    def _draw_line(self) -> None:
        line = self.app.line
        if line is None:
            return
        with self.theme.panel("message", "bottom", width=28):
            self.theme.text(line.text, line.tone)
