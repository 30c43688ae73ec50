"""The pages that lie on one another, and who opens which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.shell.desk import Desk
from highway3d.shell.screens.board import Board
from highway3d.shell.screens.help import Help
from highway3d.shell.screens.new_game import NewGame
from highway3d.shell.screens.save_as import Rename, SaveAs
from highway3d.shell.screens.saves import Saves
from highway3d.shell.screens.settings import SettingsScreen
from highway3d.shell.screens.start import Start

if TYPE_CHECKING:
    from collections.abc import Callable

    from highway3d.shell.play.games import Games
    from highway3d.shell.screens import Screen
    from highway3d.table.files.store import Save
    from highway3d.table.game import Game


class Pages(Desk):
    """The part of the desk that has the pages; ``lay_first`` begins it."""

    games: Games
    screens: list[Screen]

    def lay_first(self) -> None:
        """Begins with the start screen."""
        self.screens = [Start(self, self.games)]

    @property
    def screen(self) -> Screen:
        """The page on top."""
        return self.screens[-1]

    @property
    def has_board(self) -> bool:
        """Whether a game's board is on the screen, be it below a page."""
        return any(screen.has_board for screen in self.screens)

    def show(self, screen: Screen) -> None:
        """Puts a page on top."""
        self.hush()
        self.screens.append(screen)
        self.wake()

    def leave(self) -> None:
        """Takes the top page away; the last one stays."""
        self.hush()
        if len(self.screens) > 1:
            self.screens.pop()
        self.wake()

    def home(self) -> None:
        """Goes to the start screen; a game that was on stays to be continued."""
        self.hush()
        self.games.portray()
        del self.screens[1:]
        self.games.look_again()
        self.wake()

    def show_board(self) -> None:
        """Shows the game on the table."""
        if self.games.match is not None:
            self.show(Board(self, self.games, self.games.match))

    def show_new(self, game: Game | None = None) -> None:
        """Opens the form for another game: this one, or of the kind on the table."""
        if game is None and self.games.match is not None and self.has_board:
            game = self.games.match.session.game
        if game is None:
            self.home()
        else:
            self.show(NewGame(self, self.games, game))

    def show_save_as(self, then: Callable[[], object] | None = None) -> None:
        """Asks for a name to save the game by; ``then`` is called once it is saved."""
        if self.games.match is not None:
            self.show(SaveAs(self, self.games, self.games.match, then))

    def show_rename(self, save: Save, then: Callable[[], object]) -> None:
        """Asks for another name of a save; ``then`` is called once it has it."""
        self.show(Rename(self, self.games, save, then))

    def show_saves(self) -> None:
        """Opens the list of saved games."""
        self.games.portray()
        self.show(Saves(self, self.games))

    def show_settings(self) -> None:
        """Opens the settings."""
        self.show(SettingsScreen(self))

    def show_help(self) -> None:
        """Opens the help, at the page of the game on the table."""
        match = self.games.match if self.has_board else None
        page = match.session.game.name if match else ""
        self.show(Help(self, page, self.games.report_problem))
