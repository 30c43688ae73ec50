"""What the shell asks of a scene, and what a scene may ask of the shell.

A scene draws one game and turns pointer and keys into moves. The shell owns the window, the
loop, the bindings, the panels round the board and the session; it finds what makes the scene
through the catalogue and calls that with a host.
"""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Any, NamedTuple

from highway3d.shell.sentences import player_names
from highway3d.shell.told_move import ToldMove

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from contextlib import AbstractContextManager

    from highway3d.shell.looks.layout import Rect
    from highway3d.shell.looks.theme import Theme
    from highway3d.shell.settings import Settings
    from highway3d.shell.texts import Texts
    from highway3d.table.game import Fault, Outcome
    from highway3d.table.session import Entry, Session
    from highway3d.table.thinking import Fact, Valued


class Tally(NamedTuple):
    """A score that is seen: so many places, so many of them filled, the last ``gain`` of them."""

    filled: int
    places: int
    gain: int = 0


class Proposal(NamedTuple):
    """A move that the strongest level proposes, and the reasons for it, the weightiest first."""

    move: Any
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Pointer:
    """Where the mouse is: ``x`` and ``y`` in pixels from the window's top left corner."""

    x: float
    y: float
    shift: bool = False
    ctrl: bool = False


class Host:
    """What a scene is given. By itself it is one where nobody plays and nobody is told anything."""

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
    live = False
    """Whether people play here; a picture shows the position alone, without offers."""
    quality = "low"
    """``"low"`` or ``"high"``, settled when the window opened (settings or the renderer)."""

    @property
    def seconds(self) -> float:
        """Monotonic time of this frame."""
        return 0.0

    @property
    def today(self) -> date:
        """The day, where the program runs."""
        return date.min

    @property
    def size(self) -> tuple[int, int]:
        """The window or the picture in pixels."""
        return 1280, 720

    @property
    def free(self) -> Rect:
        """The part of the window beside the panels: x, y, width, height in pixels."""
        width, height = self.size
        return 0.0, 0.0, float(width), float(height)

    @property
    def names(self) -> list[str]:
        """All players' names as they are shown: by the seat where there is none."""
        return player_names(self.texts, self.session.players)

    def seat_name(self, seat: int) -> str:
        """One player's name as it is shown."""
        return self.names[seat]

    def play(self, move: Any) -> bool:
        """Plays a move of the session's game: entry, autosave, ``scene.show``.

        Returns False when the rules forbid it; the first fault's sentence has then been shown.
        """
        return False

    def refuse(self, fault: Fault, *, shown: bool = False) -> None:
        """Says why something cannot be done, with the sound of it.

        The first fault of a kind comes with a word of advice, as a refused ``play`` does. What
        the scene has ``shown`` already is not said again, only the advice.
        """

    def say(self, text: str, tone: str = "info") -> None:
        """Shows one calm line; ``tone`` is info, good, warning or fault."""

    def hush(self) -> None:
        """Takes away what was said before: something since has answered it."""

    def ask(self, key: str, then: Callable[[], None], **values: Any) -> None:
        """Asks what the text ``key`` says, with verbs for answers, and calls ``then`` after yes.

        The verbs are the texts ``…-yes`` and ``…-no``; the latter, the safe one, is proposed.
        """

    def hint(self) -> None:
        """Shows a good move: first where, then what, then the next; see ``Scene.propose``."""

    def redraw(self) -> None:
        """Asks for a frame: the loop sleeps while nothing changes."""

    def sound(self, name: str) -> None:
        """Plays a short sound from the game's ``models`` or the program's, unless muted."""


class Scene:
    """One game on screen. Built with the session's present position shown.

    A scene has ``show``, ``view`` and ``close``; whatever else it does not have does nothing.

    Texts: the shell says a fault by ``GAME-fault-CODE`` (``$pieces``), a word of advice at the
    first such attempt by ``GAME-advice-CODE``, the end by ``GAME-end-REASON``, and a game by
    ``GAME-title`` and ``GAME-about``; its options by ``option-GAME-FIELD``, ``…-FIELD-help`` and
    ``…-FIELD-VALUE``, its keys by ``action-GAME-ACTION``.
    """

    is_square = False
    """Whether the board needs the window's whole height: whose turn it is stands in a column."""
    telling = False
    """True while the scene shows how a move went, so that the clocks stand still."""

    def show(self, *, animate: bool) -> None:
        """The session's present entry changed (move, undo, step, replay): draw it."""
        raise NotImplementedError

    def view(self, name: str) -> None:
        """Takes a named view at once: above, low, left, right, iso, along."""
        raise NotImplementedError

    def close(self) -> None:
        """Removes all nodes, tasks and listeners; may be called twice."""
        raise NotImplementedError

    def step(self, seconds: float) -> bool:
        """Moves animations on by ``seconds``; True while another frame is needed."""
        return False

    def settle(self) -> None:
        """Brings what goes on by itself, and counts, to its end at once.

        The game is about to be kept, left or looked through.
        """

    def resized(self) -> None:
        """The window or the free part of it changed."""

    # Pointer and keys

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
        """A key, by its action (desktop/bindings.py, ``Game.keys``); False if it means nothing."""
        return False

    def back(self) -> bool:
        """Esc: one step back; False when there is nothing to go back from."""
        return False

    def take_back(self) -> bool:
        """Undo within an unfinished turn; False when nothing was put down in it."""
        return False

    # Hints

    def propose(self, proposal: Proposal | None, *, what: bool) -> None:
        """Marks where a proposed move is made, or ``what`` it does; with None marks nothing.

        The reasons are marked with the move.
        """

    def advise(self, proposal: Proposal) -> list[str]:
        """Sentences: where a proposed move is made, what it does, and one for each reason."""
        return []

    def reckoned(self, entry: Entry, found: Sequence[Valued]) -> list[str]:
        """For the analysis: what the move that led to an entry made of those that were found."""
        return []

    # What stands round the board

    def told(self, entry: Entry) -> ToldMove:
        """What the list of moves says of one, in the language; its text says the rest."""
        return ToldMove(entry.text)

    def light(self, entry: Entry | None) -> None:
        """Lights up what a move laid or moved, as far as it is there; None puts the light out."""

    def panels(self) -> None:
        """Draws the game's own panels, inside an open Dear ImGui frame.

        Each is ``with host.theme.panel("supplies", "left"):`` and holds the theme's widgets.
        Slips of paper at points of the board are drawn by ``host.theme.label``.
        """

    def bare(self) -> AbstractContextManager[None]:
        """For a picture: inside, nothing is shown but what lies on a real table."""
        return nullcontext()

    def heading(self) -> str:
        """What is played beside the game, "" while its turn stands there."""
        return ""

    def prompt(self) -> str:
        """One short sentence: what the player to act does now."""
        return ""

    def player_lines(self, seat: int) -> list[str]:
        """What the players' panel adds under a name."""
        return []

    def tally(self, seat: int) -> Tally | None:
        """The score that the players' panel shows below a name's lines."""
        return None

    def why_ended(self, outcome: Outcome) -> str:
        """Why the position shown is the end, if more can be said than the reason's own text."""
        return ""

    def report(self) -> dict[str, Any]:
        """What a window test is told of the scene (report.py)."""
        return {}
