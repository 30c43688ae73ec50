"""The program's window from opening to closing: the loop, the screens, and what they share.

The loop sleeps while nothing changes: ``wake`` asks for the next frames. Time is read here and
nowhere else.
"""

from __future__ import annotations

import logging
from contextlib import nullcontext
from datetime import UTC, datetime
from time import monotonic
from typing import TYPE_CHECKING, Any

from direct.showbase.DirectObject import DirectObject

from highway3d import catalogue
from highway3d.shell import settings as settings_file
from highway3d.shell.desk import Line
from highway3d.shell.desktop.input import Input
from highway3d.shell.desktop.interface import Interface
from highway3d.shell.desktop.log import Log
from highway3d.shell.desktop.loop import SETTLE, Loop
from highway3d.shell.desktop.sound import Sound
from highway3d.shell.desktop.window import NoDisplay, Window
from highway3d.shell.dialogs import Dialogs
from highway3d.shell.looks.art import Art
from highway3d.shell.memory import Memory
from highway3d.shell.panels.turn import draw_message
from highway3d.shell.play.games import Games
from highway3d.shell.report import Report, shown
from highway3d.shell.routes import Routes
from highway3d.shell.screens.board import Board
from highway3d.shell.screens.pages import Pages
from highway3d.shell.sentences import record_sentence, settings_sentence
from highway3d.shell.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from highway3d.shell.scene import Host, Pointer, Scene
    from highway3d.table.game import Game
    from highway3d.table.record import Salvage

__all__ = ["App", "NoDisplay", "open_window"]

_WHILE_THINKING = ("confirm-move", "resign-ask", "question")
"""Dialogs during which the clocks run on."""
_IN_SIGHT = (None, *_WHILE_THINKING, "draw-ask", "result", "fault")
"""Dialogs behind which a board with clocks is seen: nobody thinks on a clock that stands."""
_BLINK_S = 0.4
"""How often a text field's cursor is drawn anew."""
_STALL_S = 0.1
"""A longer frame than this moves animations on by this much only."""


class App(Pages):
    """One run of the program's window."""

    def __init__(
        self,
        *,
        language: str = "",
        safe_graphics: bool = False,
        find_scene: Callable[[Game], Callable[[Host], Scene]] = catalogue.load_scene,
    ) -> None:
        self.folder = settings_file.config_folder()
        self.log = Log(self.folder / "logs")
        found = settings_file.read(self.folder / settings_file.FILE)
        self.settings = found.settings
        self._memory = Memory(self.settings)
        self.spoken = language
        self.texts = Texts(language or self.settings.language)
        self.seconds = monotonic()
        try:
            self.window = Window(self.settings, safe=safe_graphics, title=self.texts("title"))
        except NoDisplay as no:
            self.log.close()
            raise NoDisplay(self.texts(str(no))) from None
        self.log.logger.info("%s, quality %s", self.window.renderer, self.window.quality)
        self.line: Line | None = None
        self.games = Games(self, find_scene)
        self.is_running = True
        self.loop = Loop()
        self._pictures: list[tuple[Path, int]] = []
        self._report = Report.wanted()
        self._size = self.window.size
        self._anew = False
        self._look = self.window.quality, self.settings.shadows
        self._furnish()
        self._listen()
        self.apply_settings()
        amiss = settings_sentence(self.texts, found)
        if told := " ".join(filter(None, (self.games.homeless(), amiss, self.games.lost()))):
            self.say(told, "warning")

    def _furnish(self) -> None:
        """Lays the panels and pages on the window."""
        self.interface = Interface(self.window, self.texts, self._draw, self.faulted)
        self.theme = self.interface.theme
        self.dialogs = Dialogs(self.theme, lambda: self.screens, self.wake)
        self.sound = Sound(self.window.base.loader, lambda: self.settings.muted)
        self.input = Input(
            self.window.win,
            self.window.base.buttonThrowers[0].node(),
            typing=lambda: self.interface.is_typing,
            mouse_taken=self._mouse_taken,
            wake=self.wake,
        )
        self.art = Art(self.interface.picture, self.interface.forget)
        self.routes = Routes(self, self.games, self.interface)
        self.lay_first()

    def _listen(self) -> None:
        """Hears the window; the tasks that run by now are the program's own."""
        self.window.win.set_close_request_event("close-request")
        self._listener = DirectObject()
        self._listener.accept("close-request", self.quit)
        self._listener.accept("window-event", self._window_changed)
        self.window.note_tasks()

    # What screens and matches may ask (desk.py)

    def photograph(self, path: Path, width: int = 0) -> None:
        """Writes the board without panels as an opaque picture, after this frame."""
        self._pictures.append((path, width))
        self.wake()

    def say(self, text: str, tone: str = "info") -> None:
        """Shows one calm line, long enough to read it."""
        self.line = Line(text, tone, self.seconds, self.seconds + 4 + len(text) / 18)
        self.wake_at(self.line.until)
        self.wake()

    def hush(self) -> None:
        """Takes the line away: what it spoke of is no more. One said in this frame stays.

        A refusal goes in any case, for what was played since has answered it.
        """
        line = self.line
        if line is not None and (line.tone == "fault" or line.since < self.seconds):
            self.line = None

    def wake(self, frames: int = SETTLE) -> None:
        """Asks for the next frames."""
        self.loop.wake(frames)

    def wake_at(self, seconds: float) -> None:
        """Asks for a frame at a time to come."""
        self.loop.wake_at(seconds)

    def faulted(self, fault: Exception) -> None:
        """Tells of a fault of the program's own, calmly; the game is kept and drawn anew."""
        logging.getLogger("highway3d").error("fault", exc_info=fault)
        self.input.release()
        self.window.revive(fault)
        if self.games.match is not None:
            self.games.match.keeper.keep()
        self.dialogs.fault(self.home, self.quit)
        self._anew = True
        self.wake()

    def today(self) -> datetime:
        """The date and time here, for the names of files."""
        return datetime.now(UTC).astimezone()

    def apply_settings(self) -> None:
        """Lets changed settings take effect at once."""
        settings = self.settings
        self.texts.use(self.spoken or settings.language)
        self.interface.scale = settings.ui_scale
        self.window.full_screen(settings.full_screen)
        look = self.window.quality_by(settings), settings.shadows
        if look != self._look:
            self._look, self.window.quality = look, look[0]
            self.games.rebuild()
        self.wake()

    def save_settings(self) -> None:
        """Writes the settings; a full disc is said and does no harm."""
        try:
            self._memory.write(self.settings, self.folder / settings_file.FILE)
        except OSError as error:
            logging.getLogger("highway3d").warning("settings not written: %s", error)
            self.say(self.texts("settings-not-written"), "warning")

    def quit(self) -> None:
        """Ends the loop after this frame."""
        self.games.portray()
        self.is_running = False

    # The loop

    def run(self) -> None:
        """Runs until the window is closed."""
        try:
            while self.is_running:
                self.frame()
                self.rest()
        except KeyboardInterrupt:
            self.quit()

    def frame(self) -> None:
        """One turn of the loop: events, at most one picture, what follows from them."""
        now = monotonic()
        passed, self.seconds = min(now - self.seconds, _STALL_S), now
        if self.input.look():
            self.wake()
        draws = self.loop.beat(now)
        if self._anew:
            self._anew = False
            self.games.rebuild()
        self.interface.has_keys = self._panels_have_keys()
        self.interface.awake(draws)
        self.window.draw(draws)
        try:
            self._advance(passed)
            self.window.base.task_mgr.step()
            if draws:
                self.input.serve(self.routes, now)
            self._take_pictures()
            if self.games.match is not None:
                self.games.match.keeper.keep()
            self._memory.tend(self.settings, self.seconds, self.save_settings, self.loop.wake_by)
        except Exception as fault:
            self.faulted(fault)
        if draws and self._report is not None:
            match = self.games.match if self.screen.has_board else None
            self._report.write(shown(self, match, self.input, settled=self.is_settled))

    @property
    def is_settled(self) -> bool:
        """Whether nothing moves and no further frame is due."""
        return self.loop.frames == 0 and not self.input.is_busy

    def rest(self) -> None:
        """Sleeps until the next turn of the loop."""
        cap = self.settings.frame_cap
        self.loop.rest(self.seconds, cap, busy=self.input.is_busy)

    def close(self) -> None:
        """Keeps the settings and ends everything; may be called twice."""
        self._listener.ignore_all()
        self.games.close()
        if self.window.base is not None:
            self.save_settings()
            self.input.close()
            self.art.close()
            self.sound.close()
            self.interface.close()
            self.window.close()
        self.log.close()

    def _mouse_taken(self, pointer: Pointer) -> bool:
        return self.interface.has_mouse or self.routes.board is None

    def _panels_have_keys(self) -> bool:
        open_list = self.interface.has_popup
        return open_list or self.routes.board is None or self.screen.keys_in_panels

    def _draw(self) -> None:
        if self.dialogs.key != "fault":
            self.screen.draw()
            if self.screen.has_board:
                draw_message(self)
            else:
                with self.theme.front():
                    draw_message(self)
        self.dialogs.draw()
        if not self.theme.layout.is_settled:
            self.wake(2)
        elif self.interface.is_behind:
            self.wake(1)
        if self.interface.is_typing:
            self.loop.wake_by(self.seconds + _BLINK_S)

    def _advance(self, passed: float) -> None:
        match = self.games.match
        if match is not None:
            thinking = self.routes.board is not None or self.dialogs.key in _WHILE_THINKING
            match.tell_time(thinking=thinking)
            sight = self.screen.has_board and self.dialogs.key in _IN_SIGHT
            match.show(self.has_board and (sight or not match.has_running_clocks))
        if match is not None and self.has_board:
            moves = match.scene.step(passed)
            match.let_computers_play(
                may_play=not moves and self.screen.has_board and self.dialogs.key is None
            )
            match.look_for_hints()
            if moves:
                self.wake(1)
            elif match.has_ended and isinstance(self.screen, Board):
                match.has_ended = False
                self.screen.announce()
        if self.line is not None and self.seconds >= self.line.until:
            self.line = None
            self.wake()

    def _take_pictures(self) -> None:
        while self._pictures:
            path, width = self._pictures.pop()
            self.interface.awake(False)
            match = self.games.match
            if match is not None:
                match.show(True)  # be it hidden behind a page by now
            try:
                with nullcontext() if match is None else match.scene.bare():
                    self.window.photograph(path, width)
            except OSError as error:
                reason = record_sentence(self.texts, error)
                self.say(self.texts("not-saved", reason=reason), "fault")
            self.art.forget(path)
            self.wake()

    def _window_changed(self, window: Any) -> None:
        self.wake()
        if self.window.base is None or window != self.window.win:
            return
        self.settings.window = self.window.place() or self.settings.window
        focused = window.get_properties().foreground
        self.interface.focus(focused)
        if not focused:
            self.input.release()
        if self.window.size != self._size:
            self._size = self.window.size
            if self.games.match is not None:
                self.games.match.resized()


def open_window(
    found: Salvage | None = None,
    path: Path | None = None,
    language: str = "",
    safe_graphics: bool = False,
) -> int:
    """Opens the window, runs until it is closed, and returns the exit status.

    What was ``found`` in the file ``path`` is on the table, else the start screen.
    Raises ``NoDisplay`` with a sentence in the language.
    """
    app = App(language=language, safe_graphics=safe_graphics)
    try:
        if found is not None:
            app.games.take_up(found, path)
        app.run()
    finally:
        app.close()
    return 0
