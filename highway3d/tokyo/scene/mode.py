"""What a mode of the scene answers, and what it may ask of the scene that holds it.

A scene always has one mode: a build is aimed, or a hand carries it out (``hands``). The scene
itself draws the table, moves the eye, and passes mouse and keys on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from highway3d.shell.scene import Host, Pointer
    from highway3d.tokyo.rules.turns import Build, Move, State
    from highway3d.tokyo.scene.scan import Scan
    from highway3d.tokyo.scene.stage import Stage
    from highway3d.tokyo.turn.turn import Turn


class Holder(Protocol):
    """The scene that holds a mode."""

    host: Host
    turn: Turn
    stage: Stage
    scan: Scan

    def enter(self, mode: Mode) -> None:
        """From now on this mode answers."""

    def point(self, pointer: Pointer | None) -> None:
        """Tells the present mode where the mouse is."""

    def view(self, name: str) -> None:
        """Takes a named view."""

    def changed(self, pace: float | None = None) -> None:
        """Draws the build in the hand anew if it changed.

        New pieces come down ``pace`` seconds each from now on.
        """

    def keep_in_sight(self) -> None:
        """Moves the eye if what matters now is out of sight."""

    def play(self, move: Move) -> None:
        """Plays a move; if the rules forbid it, the turn goes on as it was."""

    def name(self, seat: int) -> str:
        """A player's name; at a practice table nobody has the second seat."""


class Mode(Protocol):
    """What mouse and keys mean now; the words are those of ``shell.scene.Scene``."""

    def show(self, state: State) -> None:
        """The session's present entry changed, and the turn began afresh with it."""

    def point(self, pointer: Pointer | None) -> None:
        """The mouse moved over the board."""

    def click(self, pointer: Pointer) -> None:
        """The left button was pressed and released without a drag."""

    def wheel(self, pointer: Pointer, notches: int) -> bool:
        """The wheel over the board; False leaves it to the eye."""

    def press(self, action: str, *, big: bool = False) -> bool:
        """A key of the board, or the button that stands for it."""

    def take(self) -> None:
        """Enter: takes what is shown, one step further each time."""

    def hint(self) -> None:
        """Somebody asks for a hint."""

    def offer(self, build: Build) -> None:
        """Takes a proposed build in hand."""

    def back(self) -> bool:
        """Esc: one step back; False when there is nothing to go back from."""

    def take_back(self) -> bool:
        """Undo within the turn; False when nothing was put down in it."""

    def settle(self) -> None:
        """Brings what falls to rest at once."""

    def step(self, seconds: float) -> bool:
        """Moves on what moves by itself; True while another frame is needed."""

    def panels(self) -> None:
        """Draws the panels and the slips of paper on the board."""

    def prompt(self) -> str:
        """What the player does now, in words."""

    def report(self) -> dict[str, Any]:
        """What a window test may want to know."""

    def close(self) -> None:
        """Removes everything the mode draws; may be called twice."""
