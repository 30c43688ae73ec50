"""Where mouse and keys go: to the dialog, the screen on top, the board, or the program itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.shell.desktop.bindings import bindings

if TYPE_CHECKING:
    from highway3d.shell.desk import Desk
    from highway3d.shell.desktop.bindings import Bindings
    from highway3d.shell.desktop.interface import Interface
    from highway3d.shell.play.games import Games
    from highway3d.shell.play.match import Match
    from highway3d.shell.scene import Pointer


class Routes:
    """Hears what the input makes of the events (input.Hearer)."""

    def __init__(self, desk: Desk, games: Games, interface: Interface) -> None:
        self._desk = desk
        self._games = games
        self._interface = interface

    @property
    def board(self) -> Match | None:
        """The match whose board takes the mouse; None below a page or a dialog."""
        desk = self._desk
        clear = desk.screen.has_board and desk.dialogs.key is None
        return self._games.match if clear else None

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
        desk = self._desk
        if action == "back":
            return self._back()
        on_board = self.board is not None and not desk.screen.keys_in_panels
        closed = self._interface.has_keys and on_board
        if action == "help" and desk.dialogs.key in ("menu", "pause"):
            return self._program(action)
        if action == desk.dialogs.key == "pause":
            return desk.dialogs.back()
        if desk.dialogs.key is not None or self._interface.has_popup or closed:
            return False  # the key was for the dialog or the list, be it closed by now
        return desk.screen.act(action, pointer) or self._program(action)

    def _program(self, action: str) -> bool:
        desk = self._desk
        match action:
            case "quit":
                desk.quit()
            case "help":
                desk.show_help()
            case "open":
                desk.show_saves()
            case "new":
                desk.show_new()
            case "picture":
                self._games.take_picture()
            case "full_screen":
                desk.settings.full_screen = not desk.settings.full_screen
                desk.apply_settings()
            case "mute":
                desk.settings.muted = not desk.settings.muted
                desk.say(desk.texts("muted" if desk.settings.muted else "sounding"))
            case _:
                return False
        return True

    def _back(self) -> bool:
        desk = self._desk
        if self._interface.has_popup or desk.dialogs.back() or desk.screen.back():
            return True
        desk.leave()
        return True
