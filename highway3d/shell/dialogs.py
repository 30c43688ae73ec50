"""Questions over the board, one at a time, with the board dimmed behind them."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from highway3d.shell.looks.widgets import PROPOSED

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from highway3d.shell.looks.theme import Theme


GAME_QUESTIONS: Final = (
    "confirm-move", "draw-ask", "resign-ask", "undo-ask", "question", "pause", "menu",
)  # fmt: skip
"""Dialogs that ask about the game as it goes on."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer: the key of its text, or a text of its own, and what it does."""

    key: str
    act: Callable[[], object]
    icon: str = ""
    label: str | None = None


@dataclass(slots=True, eq=False)
class _Dialog:
    over: object
    key: str
    title: str
    text: str
    choices: tuple[Choice, ...]
    escape: str = ""
    wide: bool = False
    body: Callable[[], None] | None = None
    fresh: int = PROPOSED


class Dialogs:
    """Those that wait for an answer; ``key`` names the one on top, None without any.

    One waits unseen while another page, such as the help, lies over the screen that asked it:
    ``pages`` gives those that are open, the one on top last.
    """

    def __init__(
        self, theme: Theme, pages: Callable[[], Sequence[object]], wake: Callable[[], None]
    ) -> None:
        self._theme = theme
        self._pages = pages
        self._wake = wake
        self._waiting: deque[_Dialog] = deque()
        self._drawn: _Dialog | None = None

    @property
    def key(self) -> str | None:
        """The key of the dialog shown, or None."""
        return self._top.key if self._top else None

    @property
    def _top(self) -> _Dialog | None:
        below = self._pages()[:-1]
        return next((dialog for dialog in self._waiting if dialog.over not in below), None)

    def show(
        self,
        key: str,
        title: str,
        text: str,
        *choices: Choice,
        escape: str = "",
        wide: bool = False,
        body: Callable[[], None] | None = None,
    ) -> None:
        """Asks. The first choice is the one proposed; Esc takes ``escape``, else the last.

        ``wide`` draws the choices one below the other. With a ``body``, which draws more than
        text, it stands at the side and leaves the board as it is.
        """
        if all(dialog.key != key for dialog in self._waiting):
            over = self._pages()[-1]
            self._waiting.append(_Dialog(over, key, title, text, choices, escape, wide, body))
            self._wake()

    def ask(
        self,
        key: str,
        text: str,
        then: Callable[[], object],
        otherwise: Callable[[], object] | None = None,
        *,
        verbs: str = "",
    ) -> None:
        """Asks, with a verb for either answer (texts ``…-yes`` and ``…-no``), the safe one first.

        ``verbs`` is what their texts begin with, else ``key``.
        """
        texts, verbs = self._theme.texts, verbs or key
        no = Choice("no", otherwise or _nothing, "no", texts(f"{verbs}-no"))
        yes = Choice("yes", then, "yes", texts(f"{verbs}-yes"))
        self.show(key, "", text, no, yes, escape="no")

    def fault(self, home: Callable[[], None], leave: Callable[[], None]) -> None:
        """Says calmly that something failed, before whatever else waits."""
        if self.key == "fault":
            return
        texts = self._theme.texts
        choices = (
            Choice("fault-continue", _nothing),
            Choice("menu-home", home),
            Choice("quit", leave),
        )
        title, text = texts("fault-title"), texts("fault-text")
        self._waiting.appendleft(
            _Dialog(self._pages()[-1], "fault", title, text, choices, "fault-continue")
        )

    def clear(self) -> None:
        """Forgets all questions, unanswered."""
        self._waiting.clear()

    def close_game_questions(self) -> None:
        """Forgets what was asked about a game that has ended or left the table."""
        about_it = [dialog for dialog in self._waiting if dialog.key in GAME_QUESTIONS]
        for dialog in about_it:
            self._waiting.remove(dialog)

    def back(self) -> bool:
        """Esc: takes the last choice; False without a dialog."""
        dialog = self._top
        if dialog is None:
            return False
        chosen = [choice for choice in dialog.choices if choice.key == dialog.escape]
        self._take(dialog, (chosen or [dialog.choices[-1]])[0])
        return True

    def draw(self) -> None:
        """Draws the dialog on top."""
        dialog, theme, before = self._top, self._theme, self._drawn
        self._drawn = dialog
        if dialog is None:
            return
        if dialog is not before:
            dialog.fresh = PROPOSED
        if dialog.fresh:
            theme.focus("dialog" if dialog.body is None else "card")
        if dialog.body is None:
            width = 18 if dialog.wide else 24
            with theme.veil(), theme.panel("dialog", "center", width=width, title=dialog.title):
                if dialog.text:
                    theme.text(dialog.text)
                    theme.space(0.5)
                chosen = self._choices(dialog)
        else:
            with theme.veil(dims=False), theme.panel("card", "aside", title=dialog.title):
                with theme.body("card-body", below=12):
                    theme.text(dialog.text)
                    dialog.body()
                theme.space(0.4)
                chosen = self._choices(dialog)
        dialog.fresh = max(0, dialog.fresh - 1)
        if chosen is not None:
            self._take(dialog, chosen)

    def _choices(self, dialog: _Dialog) -> Choice | None:
        theme, chosen = self._theme, None
        for at, choice in enumerate(dialog.choices):
            first = at == 0
            if not first and not dialog.wide:
                theme.beside(choice.key, choice.icon, label=choice.label)
            width = -1 if dialog.wide or (first and dialog.body is not None) else 0
            if theme.button(
                choice.key, label=choice.label, icon=choice.icon, primary=first, width=width
            ):
                chosen = choice
            if first and dialog.fresh:
                theme.propose()
        return chosen

    def _take(self, dialog: _Dialog, choice: Choice) -> None:
        self._waiting.remove(dialog)
        self._wake()
        choice.act()


def _nothing() -> None:
    """The answer that changes nothing."""
