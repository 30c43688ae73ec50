"""The part of a match that gives hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.shell.play.steps import Steps

if TYPE_CHECKING:
    from highway3d.shell.play.hints import Hints


class Advised(Steps):
    """Shows proposals on the board while somebody wants them."""

    hints: Hints

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
        if self.settings.hints and self.hints.step(self.seconds):
            self._propose()
        if self.hints.is_thinking:
            self._desk.wake_at(self.seconds + 0.03)
        elif self.hints.due is not None:
            self._desk.wake_at(self.hints.due)

    def hide_hint(self) -> bool:
        """Takes the proposal off the board; False when there was none."""
        was = self.hints.hide()
        if was:
            self._propose()
        return was

    def _propose(self) -> None:
        self.scene.propose(self.hints.shown, what=self.hints.says_what)
        self._desk.wake()
