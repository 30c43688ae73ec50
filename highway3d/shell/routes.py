"""Where mouse and keys go: to the dialog, the screen on top, the board, or the program itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.shell.desktop.bindings import bindings

if TYPE_CHECKING:
    from highway3d.shell.app import App
    from highway3d.shell.desktop.bindings import Bindings
    from highway3d.shell.match import Match
    from highway3d.shell.scene import Pointer


class Routes:
    """Hears what the input makes of the events (input.Hearer)."""

    def __init__(self, app: App) -> None:
        self._app = app

    @property
    def board(self) -> Match | None:
        """The match whose board takes the mouse; None below a page or a dialog."""
        app = self._app
        clear = app.screen.has_board and app.dialogs.key is None
        return app.games.match if clear else None

    @property
    def bindings(self) -> Bindings:
        """What the keys mean now: those of a game only while its board takes them."""
        return bindings(self.board.session.game.keys if self.board else ())

    def point(self, pointer: Pointer | None) -> None:
        """The mouse moved over the board, or left it."""
        if self.board is not None:
            self.board.scene.point(pointer)

    def click(self, pointer: Pointer) -> None:
        """The left button was clicked on the board."""
        if self.board is not None:
            self.board.scene.click(pointer)

    def drag(self, kind: str, start: Pointer, now: Pointer, *, begun: bool) -> None:
        """The board is dragged."""
        if self.board is not None:
            self.board.scene.drag(kind, start, now, begun=begun)

    def wheel(self, pointer: Pointer, notches: int) -> None:
        """The wheel turned over the board."""
        if self.board is not None:
            self.board.scene.wheel(pointer, notches)

    def act(self, action: str, pointer: Pointer | None) -> bool:
        """A bound key; False when it means nothing here."""
        app = self._app
        if action == "back":
            return self._back()
        closed = app.interface.has_keys and self.board is not None and not app.screen.keys_in_panels
        if action == "help" and app.dialogs.key in ("menu", "pause"):
            return self._program(action)
        if action == app.dialogs.key == "pause":
            return app.dialogs.back()
        if app.dialogs.key is not None or app.interface.has_popup or closed:
            return False  # the key was for the dialog or the list, be it closed by now
        return app.screen.act(action, pointer) or self._program(action)

    def _program(self, action: str) -> bool:
        app = self._app
        match action:
            case "quit":
                app.quit()
            case "help":
                app.show_help()
            case "open":
                app.show_saves()
            case "new":
                app.show_new()
            case "picture":
                app.games.take_picture()
            case "full_screen":
                app.settings.full_screen = not app.settings.full_screen
                app.apply_settings()
            case "mute":
                app.settings.muted = not app.settings.muted
                app.say(app.texts("muted" if app.settings.muted else "sounding"))
            case _:
                return False
        return True

    def _back(self) -> bool:
        app = self._app
        if app.interface.has_popup or app.dialogs.back() or app.screen.back():
            return True
        app.leave()
        return True
