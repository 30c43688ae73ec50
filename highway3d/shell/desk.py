"""What screens, panels, dialogs and matches may ask of the program: the desk that they lie on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime
    from pathlib import Path

    from highway3d.shell.desktop.sound import Sound
    from highway3d.shell.desktop.window import Window
    from highway3d.shell.dialogs import Dialogs
    from highway3d.shell.looks.art import Art
    from highway3d.shell.looks.theme import Theme
    from highway3d.shell.scene import Pointer
    from highway3d.shell.settings import Settings
    from highway3d.shell.texts import Texts
    from highway3d.table.files.store import Save
    from highway3d.table.game import Game


@dataclass(frozen=True, slots=True)
class Line:
    """The calm line on the screen, from ``since`` until ``until``."""

    text: str
    tone: str
    since: float
    until: float


class Page(Protocol):
    """A screen as the others see it; see ``screens.Screen``."""

    name: str
    has_board: bool
    keys_in_panels: bool

    def act(self, action: str, pointer: Pointer | None) -> bool: ...
    def back(self) -> bool: ...


class Desk(Protocol):
    """The program, as far as those who lie on the desk are concerned."""

    folder: Path
    """Where settings and log lie."""
    texts: Texts
    theme: Theme
    settings: Settings
    window: Window
    sound: Sound
    art: Art
    dialogs: Dialogs
    line: Line | None
    seconds: float
    """Monotonic time of this frame."""

    # Pages

    @property
    def screen(self) -> Page:
        """The page on top."""

    @property
    def has_board(self) -> bool:
        """Whether a game's board is on the screen, be it below a page."""

    def leave(self) -> None:
        """Takes the top page away; the last one stays."""

    def home(self) -> None:
        """Goes to the start screen; a game that was on stays to be continued."""

    def show_board(self) -> None:
        """Shows the game on the table."""

    def show_new(self, game: Game | None = None) -> None:
        """Opens the form for another game: this one, or of the kind on the table."""

    def show_save_as(self, then: Callable[[], object] | None = None) -> None:
        """Asks for a name to save the game by; ``then`` is called once it is saved."""

    def show_rename(self, save: Save, then: Callable[[], object]) -> None:
        """Asks for another name of a save; ``then`` is called once it has it."""

    def show_saves(self) -> None:
        """Opens the list of saved games."""

    def show_settings(self) -> None:
        """Opens the settings."""

    def show_help(self) -> None:
        """Opens the help, at the page of the game on the table."""

    # The calm line, the loop and the rest

    def say(self, text: str, tone: str = "info") -> None:
        """Shows one calm line, long enough to read it."""

    def hush(self) -> None:
        """Takes the line away: what it spoke of is no more. One said in this frame stays."""

    def wake(self, frames: int = ...) -> None:
        """Asks for the next frames."""

    def wake_at(self, seconds: float) -> None:
        """Asks for a frame at a time to come."""

    def photograph(self, path: Path, width: int = 0) -> None:
        """Writes the board without panels as an opaque picture, after this frame."""

    def today(self) -> datetime:
        """The date and time here, for the names of files."""

    def apply_settings(self) -> None:
        """Lets changed settings take effect at once."""

    def save_settings(self) -> None:
        """Writes the settings; a full disc is said and does no harm."""

    def faulted(self, fault: Exception) -> None:
        """Tells of a fault of the program's own, calmly; the game is kept and drawn anew."""

    def quit(self) -> None:
        """Ends the loop after this frame."""
