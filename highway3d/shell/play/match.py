"""A game on the screen: its session, its scene, and the host that a scene is given."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from panda3d.core import PerspectiveLens

from highway3d.shell.play.advised import Advised
from highway3d.shell.play.computers import Computers
from highway3d.shell.play.hints import Hints
from highway3d.shell.play.keeper import Keeper
from highway3d.shell.play.low_time import LowTime
from highway3d.shell.play.score import won
from highway3d.shell.scene import Host, Scene
from highway3d.shell.sentences import fault_advice, fault_sentence, unread_sentence
from highway3d.table.game import IllegalMove, NotationError

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date
    from pathlib import Path

    from highway3d.shell.desk import Desk
    from highway3d.shell.looks.layout import Rect
    from highway3d.table.game import Fault
    from highway3d.table.session import Entry, Session


class Match(Advised):
    """Plays one session with one scene; it is the scene's ``Host``.

    ``path`` is the file the session came from, if any: an autosave or a save by name.
    """

    live = True

    def __init__(
        self, desk: Desk, session: Session, scene: Callable[[Host], Scene], path: Path | None = None
    ) -> None:
        self._desk = desk
        self.session = session
        self.keeper = Keeper(desk, session, path)
        self.path = None if self.keeper.is_from_autosave else path
        self.carried = [0.0] * len(session.players)
        """Games won by each seat before this one, as long as the same people play on."""
        self.has_ended = False
        """Whether the end has just come and is still to be announced."""
        self._advised: set[str] = set()
        self._low_time = LowTime()
        base = desk.window.base
        self.loader, self.camera = base.loader, base.cam
        self.theme, self.texts, self.settings = desk.theme, desk.texts, desk.settings
        self.computers = Computers(session, trusted=path is None)
        self.hints = Hints(session)
        self._kind = scene
        self.scene: Scene
        self._build()

    # What a scene may ask

    @property
    def seconds(self) -> float:
        """Monotonic time of this frame."""
        return self._desk.seconds

    @property
    def today(self) -> date:
        """The day here."""
        return self._desk.today().date()

    @property
    def size(self) -> tuple[int, int]:
        """The window in pixels."""
        return self._desk.window.size

    @property
    def free(self) -> Rect:
        """The part of the window beside the panels: x, y, width, height."""
        return self.theme.free

    def play(self, move: Any) -> bool:
        """Plays a move of the game; False when the rules forbid it and the reason was shown."""
        session = self.session
        if self._is_looking():
            return False
        self.scene.settle()
        if self.settings.confirm_moves and not session.rules.check(session.state, move):
            self._ask_to_confirm(session.rules.format(move), lambda: self._commit(move))
            return True
        return self._commit(move)

    def refuse(self, fault: Fault, *, shown: bool = False) -> None:
        """Says why not, the first time of its kind with a word of advice, and sounds so."""
        game = self.session.game.name
        sentence = "" if shown else fault_sentence(self.texts, game, fault)
        if fault.code not in self._advised:
            self._advised.add(fault.code)
            sentence = f"{sentence} {fault_advice(self.texts, game, fault)}".strip()
        if sentence:
            self.say(sentence, "info" if shown else "fault")
        self.sound("wrong")

    def say(self, text: str, tone: str = "info") -> None:
        """Shows one calm line."""
        self._desk.say(text, tone)

    def hush(self) -> None:
        """Takes the calm line away."""
        self._desk.hush()

    def ask(self, key: str, then: Callable[[], None], **values: Any) -> None:
        """Asks what the text ``key`` says, and calls ``then`` after its ``…-yes``."""
        self._desk.dialogs.ask("question", self.texts(key, **values), then, verbs=key)

    def redraw(self) -> None:
        """Asks for a frame."""
        self._desk.wake()

    def sound(self, name: str) -> None:
        """Plays a short sound, unless muted."""
        self._desk.sound.play(name, self.session.game.name)

    # What the panels round the board may ask

    @property
    def won(self) -> list[float]:
        """Games won in this match by each seat, this one included (score.won)."""
        return won(self.session, self.carried)

    def play_text(self, text: str) -> bool:
        """Plays a typed move; False when it cannot be read or is forbidden, and that was said."""
        if self._is_looking():
            return False
        self.scene.settle()
        if self.settings.confirm_moves and (written := self.session.written(text)):
            self._ask_to_confirm(written, lambda: self._play_text(text))
            return True
        return self._play_text(text)

    def _play_text(self, text: str) -> bool:
        before = self.session.here
        try:
            self.session.play_text(text, self.seconds)
        except NotationError as no:
            self.say(unread_sentence(self.texts, self.session.game.name, no), "fault")
            return False
        except IllegalMove as no:
            self._refuse(no, before)
            return False
        self._changed(animate=True)
        return True

    def resign(self) -> None:
        """The player to act gives up."""
        self.scene.settle()
        self.session.look_live()
        self.session.resign(self.seconds)
        self._changed(animate=False)

    def agree_draw(self) -> None:
        """Both agreed to a draw."""
        self.scene.settle()
        self.session.look_live()
        self.session.agree_draw(self.seconds)
        self._changed(animate=False)

    @property
    def has_running_clocks(self) -> bool:
        """Tells whether somebody's time runs in this game, or would if nothing stopped it."""
        session = self.session
        return session.reading(self.seconds) is not None and session.live.outcome is None

    def tell_time(self, *, thinking: bool) -> None:
        """Tells the session the time and stops it while nobody can think; a fall is the end."""
        session = self.session
        thinking = thinking and not self.scene.telling
        if session.paused == thinking:
            (session.resume if thinking else session.pause)(self.seconds)
        if session.check_time(self.seconds):
            session.look_live()
            self._changed(animate=False)
        elif self.has_running_clocks:
            self._warn_of_time()

    def let_computers_play(self, *, may_play: bool) -> None:
        """Asks the computer to act, plays its move, and says what is wrong with it."""
        computers = self.computers
        if computers.step(self.seconds, may_play=may_play):
            self._changed(animate=True)
        if computers.acts and not computers.trouble:
            self._desk.wake_at(self.seconds + 0.05)

    def seat_computer(self, computer: str) -> None:
        """Puts a person ("") or another level on the seat to act."""
        self.computers.take_over(computer)
        self._changed(animate=False, played=False)

    def resized(self) -> None:
        """The window has another size."""
        self._fit_lens()
        self.scene.resized()

    def show(self, on: bool) -> None:
        """Lets the board be seen, or hides it behind the start screen."""
        if on:
            self.root.show()
        else:
            self.root.hide()

    def rebuild(self) -> None:
        """Draws the game anew; a scene that a fault broke need not close well."""
        for act in (self.scene.settle, self.scene.close):
            with suppress(Exception):
                act()
        self.root.remove_node()
        self._build()

    def close(self) -> None:
        """Closes the scene; may be called twice."""
        self.computers.close()
        self.hints.close()
        self.close_analysis()
        self.scene.settle()
        self.keeper.close()
        self.scene.close()
        self.root.remove_node()

    def _build(self) -> None:
        window = self._desk.window
        self.quality = window.quality
        self.root = window.base.render.attach_new_node("scene")
        self.camera.node().set_lens(PerspectiveLens())
        self._fit_lens()
        try:
            self.scene = self._kind(self)
        except Exception:
            self.root.remove_node()
            raise

    def _commit(self, move: Any) -> bool:
        before = self.session.here
        try:
            self.session.play(move, self.seconds)
        except IllegalMove as no:
            self._refuse(no, before)
            return False
        self._changed(animate=True)
        return True

    def _ask_to_confirm(self, written: str, play: Callable[[], object]) -> None:
        text = self.texts("confirm-move", move=written)
        self._desk.dialogs.ask("confirm-move", text, play, self._show)

    def _refuse(self, no: IllegalMove, before: Entry) -> None:
        if self.session.here is not before:
            self._changed(animate=False)  # the time was up
        self.refuse(no.faults[0])

    def _warn_of_time(self) -> None:
        left, seat = self.session.reading(self.seconds) or (), self.session.to_act
        if self._low_time.is_news(seat, left[seat]):
            self.say(self.texts("clock-low", name=self.seat_name(seat)), "warning")
            self.sound("low")

    def _changed(self, *, animate: bool, played: bool = True) -> None:
        self._desk.hush()
        self._desk.wake()
        self.hide_hint()
        session = self.session
        self.has_ended = played and session.live.outcome is not None and not session.beside
        if self.has_ended:
            self._desk.dialogs.close_game_questions()
        self.scene.show(animate=animate and self.settings.pace > 0)

    def _show(self) -> None:
        self.scene.show(animate=False)

    def _fit_lens(self) -> None:
        lens = self.camera.node().get_lens()
        if isinstance(lens, PerspectiveLens):
            width, height = self._desk.window.size
            lens.set_aspect_ratio(width / max(1, height))
