"""A game on the screen: its session, its scene, and the host that a scene is given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from panda3d.core import PerspectiveLens

from highway3d.shell.sentences import fault_sentence
from highway3d.table.game import IllegalMove, NotationError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from highway3d.shell.app import App
    from highway3d.shell.layout import Rect
    from highway3d.shell.scene import Scene
    from highway3d.table.session import Entry, Session


class Match:
    """Plays one session with one scene; it is the scene's ``Host``. ``path`` is its save."""

    def __init__(self, app: App, session: Session, scene: type[Any], path: Path | None) -> None:
        self._app = app
        self.session = session
        self.path = path
        base = app.window.base
        self.window, self.tasks, self.loader = base.win, base.task_mgr, base.loader
        self.root = base.render.attach_new_node("scene")
        self.camera = base.cam
        self.camera.node().set_lens(PerspectiveLens())
        self._fit_lens()
        self.theme = app.interface.theme
        self.texts, self.settings, self.quality = app.texts, app.settings, app.window.quality
        self.advised: set[str] = set()
        self.scene: Scene = scene(self)

    # What a scene may ask

    @property
    def seconds(self) -> float:
        """Monotonic time of this frame."""
        return self._app.seconds

    @property
    def size(self) -> tuple[int, int]:
        """The window in pixels."""
        return self._app.window.size

    @property
    def free(self) -> Rect:
        """The part of the window beside the panels: x, y, width, height."""
        return self.theme.free

    def play(self, move: Any) -> bool:
        """Plays a move of the game; False when the rules forbid it and the reason was shown."""
        session = self.session
        faults = session.rules.check(session.state, move) if session.outcome is None else ()
        if not faults and self.settings.confirm_moves:
            text = self.texts("confirm-move", move=session.rules.format(move))
            self._app.ask("confirm-move", text, lambda: self._commit(move), otherwise=self._show)
            return True
        return self._commit(move)

    def say(self, text: str, tone: str = "info") -> None:
        """Shows one calm line."""
        self._app.say(text, tone)

    def ask(self, question: str, then: Callable[[], None]) -> None:
        """Asks yes or no, and calls ``then`` after yes."""
        self._app.ask("question", question, then)

    def redraw(self) -> None:
        """Asks for a frame."""
        self._app.wake()

    def sound(self, name: str) -> None:
        """Plays a short sound, unless muted."""
        self._app.sound.play(name)

    # What the panels round the board may ask

    def play_text(self, text: str) -> bool:
        """Plays a typed move; False when it cannot be read or is forbidden, and that was said."""
        try:
            self.session.play_text(text, self.seconds)
        except NotationError as no:
            self.say(self.texts("typed-move-unread", reason=str(no)), "fault")
            return False
        except IllegalMove as no:
            self._refuse(no)
            return False
        self._changed(animate=True)
        return True

    def step(self, how: str) -> None:
        """Moves through the history: undo, redo, first or last."""
        session = self.session
        before = session.revision
        getattr(session, how)()
        if session.revision != before:
            self._changed(animate=how in ("undo", "redo"))

    def go(self, entry: Entry) -> None:
        """Puts any entry on the table."""
        self.session.go(entry)
        self._changed(animate=False)

    def resign(self) -> None:
        """The player to act gives up."""
        self.session.resign(self.seconds)
        self._changed(animate=False)

    def agree_draw(self) -> None:
        """Both agreed to a draw."""
        self.session.agree_draw(self.seconds)
        self._changed(animate=False)

    def seat_name(self, seat: int) -> str:
        """The player's name, or a name by the seat."""
        players = self.session.players
        name = players[seat].name.strip() if seat < len(players) else ""
        return name or self.texts("seat-name", number=seat + 1)

    def tell_time(self) -> None:
        """Tells the clocks the time; a fall ends the game."""
        if self.session.check_time(self.seconds):
            self._changed(animate=False)

    def resized(self) -> None:
        """The window has another size."""
        self._fit_lens()
        self.scene.resized()

    def close(self) -> None:
        """Closes the scene; may be called twice."""
        self.scene.close()
        self.root.remove_node()

    def _commit(self, move: Any) -> bool:
        try:
            self.session.play(move, self.seconds)
        except IllegalMove as no:
            self._refuse(no)
            return False
        self._changed(animate=True)
        return True

    def _refuse(self, no: IllegalMove) -> None:
        game, fault = self.session.game.name, no.faults[0]
        self.say(fault_sentence(self.texts, game, fault), "fault")
        self._app.sound.play("refused")
        if self.session.outcome is not None:
            self._changed(animate=False)

    def _changed(self, *, animate: bool) -> None:
        self._app.changed(self)
        self.scene.show(animate=animate and self.settings.pace > 0)

    def _show(self) -> None:
        self.scene.show(animate=False)

    def _fit_lens(self) -> None:
        lens = self.camera.node().get_lens()
        if isinstance(lens, PerspectiveLens):
            width, height = self._app.window.size
            lens.set_aspect_ratio(width / max(1, height))
