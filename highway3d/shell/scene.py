"""What the shell asks of a scene, and what a scene may ask of the shell.

A scene draws one game and turns pointer and keys into moves. The shell owns the window, the
loop, the bindings, the panels round the board and the session; it finds the scene's class
through the catalogue and builds it as ``Scene(host)``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from highway3d.shell.looks.theme import Theme
    from highway3d.shell.settings import Settings
    from highway3d.shell.texts import Texts
    from highway3d.table.game import Fault
    from highway3d.table.session import Session


@dataclass(frozen=True, slots=True)
class Pointer:
    """Where the mouse is: ``x`` and ``y`` in pixels from the window's top left corner."""

    x: float
    y: float
    shift: bool = False
    ctrl: bool = False


class Host(Protocol):
    """What a scene is given. Offscreen pictures have one too, without window and panels."""

    root: Any
    """Node under which the scene hangs everything it draws (its own ``NodePath``)."""
    camera: Any
    """The ``NodePath`` of the camera; its ``Camera`` node is ``camera.node()``."""
    loader: Any
    """The engine's loader, for meshes and textures."""
    session: Session
    texts: Texts
    settings: Settings
    theme: Theme
    live: bool
    """Whether people play here; a picture shows the position alone, without offers."""
    quality: str
    """``"low"`` or ``"high"``, settled when the window opened (settings or the renderer)."""

    @property
    def seconds(self) -> float:
        """Monotonic time of this frame."""

    @property
    def size(self) -> tuple[int, int]:
        """The window in pixels."""

    @property
    def free(self) -> tuple[float, float, float, float]:
        """The part of the window beside the panels: x, y, width, height in pixels."""

    def seat_name(self, seat: int) -> str:
        """The player's name, or a name by the seat where there is none."""

    def play(self, move: Any) -> bool:
        """Plays a move of the session's game: entry, autosave, ``scene.show``.

        Returns False when the rules forbid it; the first fault's sentence has then been shown.
        """

    def refuse(self, fault: Fault, *, shown: bool = False) -> None:
        """Says why something cannot be done, with the sound of it.

        The first fault of a kind comes with a word of advice, as a refused ``play`` does. What
        the scene has ``shown`` already is not said again, only the advice.
        """

    def say(self, text: str, tone: str = "info") -> None:
        """Shows one calm line; ``tone`` is info, good, warning or fault."""

    def hush(self) -> None:
        """Takes away what was said before: something since has answered it."""

    def ask(self, question: str, then: Callable[[], None], *, careful: bool = False) -> None:
        """Asks yes or no in a dialog and calls ``then`` after yes; proposes no if ``careful``."""

    def redraw(self) -> None:
        """Asks for a frame: the loop sleeps while nothing changes."""

    def sound(self, name: str) -> None:
        """Plays a short sound from models/, unless muted."""


class Scene(Protocol):
    """One game on screen. Built with the session's present position shown.

    Some further members may be there or not:
    ``telling``, True while the scene shows how a move went, so that the clocks stand still;
    ``player_lines(seat) -> list[str]``, what the players' panel adds under a name;
    ``take_back() -> bool``, undo within an unfinished turn; False when nothing was put down in it;
    ``heading() -> str``, what is played beside the game, "" while its turn stands there;
    ``prompt() -> str``, one short sentence: what the player to act does now;
    ``report() -> dict``, what a window test may want to know (report.py);
    ``option_fields() -> dict``, static, the options that the new-game form lets it draw (forms.py).

    Texts: the shell says a fault by ``GAME-fault-CODE`` (``$pieces``), a word of advice at the
    first such attempt by ``GAME-advice-CODE``, the end by ``GAME-end-REASON``, and a game by
    ``GAME-title`` and ``GAME-about``; its options by ``option-GAME-FIELD``, ``…-FIELD-help`` and
    ``…-FIELD-VALUE``.
    """

    def show(self, *, animate: bool) -> None:
        """The session's present entry changed (move, undo, step, replay): draw it."""

    def point(self, pointer: Pointer | None) -> None:
        """The mouse moved over the board; None when it left it or lies over a panel."""

    def click(self, pointer: Pointer) -> None:
        """The left button was pressed and released without a drag."""

    def drag(self, kind: str, start: Pointer, now: Pointer, *, begun: bool) -> None:
        """A camera drag: ``orbit`` (right) or ``pan`` (middle, Shift + right).

        ``begun`` is True on its first call, when ``start`` is where the button went down.
        """

    def wheel(self, pointer: Pointer, notches: int) -> None:
        """The wheel over the board; positive is away from the user."""

    def act(self, action: str, pointer: Pointer | None) -> bool:
        """A bound key, by its action's name (shell/input.py); False when it means nothing here."""

    def back(self) -> bool:
        """Esc: one step back; False when there is nothing to go back from."""

    def step(self, seconds: float) -> bool:
        """Moves animations on by ``seconds``; True while another frame is needed."""

    def panels(self) -> None:
        """Draws the game's own panels, inside an open Dear ImGui frame.

        Each is ``with host.theme.panel("supplies", "left"):`` and holds the theme's widgets.
        Slips of paper at points of the board are drawn by ``host.theme.label``.
        """

    def view(self, name: str) -> None:
        """Takes a named view at once: above, low, left, right, iso, along."""

    def resized(self) -> None:
        """The window or the free part of it changed."""

    def close(self) -> None:
        """Removes all nodes, tasks and listeners; may be called twice."""
