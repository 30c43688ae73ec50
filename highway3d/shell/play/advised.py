"""The part of a match that gives hints, and looks at the whole game once it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d import catalogue
from highway3d.shell.play.analyst import Analyst
from highway3d.shell.play.steps import Steps

if TYPE_CHECKING:
    from highway3d.shell.play.hints import Hints


class Advised(Steps):
    """Shows proposals on the board while somebody wants them."""

    hints: Hints
    analyst: Analyst | None = None
    """What analyses the game, or has."""

    def hint(self) -> None:
        """Shows where a good move is, then what it is, then the next one."""
        if not self.settings.hints:
            self.say(self.texts("hint-off"))
        elif not self.hints.can_be_asked:
            self.say(self.texts("hint-not-now"))
        else:
            self.hints.press(self.seconds)
            self._propose()

    def look_for_hints(self) -> None:
        """Listens for proposals, and looks for them ahead if they may be wanted."""
        self._go_on_analysing()
        if self.settings.hints and self.hints.step(self.seconds):
            self._propose()
        if self.hints.is_thinking:
            self._desk.wake_at(self.seconds + 0.03)
        elif self.hints.due is not None:
            self._desk.wake_at(self.hints.due)

    @property
    def can_be_analysed(self) -> bool:
        """Tells whether the game is over and somebody can judge it."""
        session = self.session
        return session.is_over and bool(session.game.player)

    def analyse(self) -> None:
        """Begins to look at every turn of the game."""
        self.close_analysis()
        try:
            self.analyst = Analyst(self.session)
        except catalogue.UnknownGame:
            self.say(self.texts("hint-lost"), "warning")
        self._desk.wake()

    def _go_on_analysing(self) -> None:
        """Listens for what is known of the next turn."""
        analyst = self.analyst
        if analyst is None or not analyst.is_thinking:
            return
        if analyst.step(self.seconds):
            self._desk.wake()
        if analyst.is_lost:
            self.say(self.texts("analysis-lost"), "warning")
        self._desk.wake_at(self.seconds + 0.05)

    def close_analysis(self) -> None:
        """Forgets what is known of the game; may be called twice."""
        if self.analyst is not None:
            self.analyst.close()
        self.analyst = None

    def next_turning(self) -> None:
        """Shows the position after the next turning point."""
        entry = None if self.analyst is None else self.analyst.next_turning(self.session.here)
        if entry is not None:
            self.go(entry)
        elif self.analyst is not None:
            self.say(self.texts("analysis-points", count=0))

    def play_best(self) -> None:
        """Plays the best move instead of the one that led here, as a line beside the game."""
        analyst, here = self.analyst, self.session.here
        number = None if analyst is None else analyst.number_of(here)
        if analyst is None or number is None or here.parent is None:
            return
        best = analyst.analysis.best(number)
        if best is not None and self.session.is_over:
            self.go(here.parent)
            self.play_on()
            self.play_text(best.move)

    def play_text(self, text: str) -> bool:
        """Plays a move that is given as text."""
        raise NotImplementedError

    def hide_hint(self) -> bool:
        """Takes the proposal off the board; False when there was none."""
        was = self.hints.hide()
        if was:
            self._propose()
        return was

    def _propose(self) -> None:
        self.scene.propose(self.hints.shown, what=self.hints.says_what)
        self._desk.wake()
