"""The moves played, stepping and running through them, and a line to type one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d.shell.panels.moves import Moves

if TYPE_CHECKING:
    from collections.abc import Callable

    from highway3d.shell.desk import Desk
    from highway3d.shell.play.match import Match
    from highway3d.table.session import Entry

_LOOKS = {"first": "first", "look-back": "back", "look-on": "on", "last": "live"}
"""Buttons that look through the game, and how."""
SPEEDS = (0.5, 1.0, 2.0, 4.0)
"""Moves a second of a replay."""
_BELOW, _PROMOTION, _LEAST = 4.4, 2.4, 2.0
"""In text heights: what the field and a button need below the list; its least height."""


class History:
    """Draws the panel ``history`` at the right; keeps what is being typed and replayed."""

    def __init__(self, desk: Desk, match: Match, menu: Callable[[], None]) -> None:
        self._desk = desk
        self._menu = menu
        self._match = match
        self._typed = ""
        self._again = False
        self._next: float | None = None
        self._speed = 1
        self._moves = Moves(desk, match)
        self._lit: Entry | None = None
        """The move that the board shows because mouse or keyboard rests on its line."""

    def draw(self) -> None:
        """Draws the panel, and moves a running replay on."""
        theme = self._desk.theme
        self._replay()
        with theme.panel("history", "right"):
            if theme.button("menu", icon="menu"):
                self._menu()
            imgui.same_line()
            if theme.button("help", label="", icon="help", tip=self._desk.texts("help")):
                self._desk.show_help()
            session = self._match.session
            on = session.here.following is not None
            theme.beside("undo", "undo", label="")
            self._step("undo", "undo", enabled=session.can_undo)
            self._looks()
            theme.beside("redo", "redo", label="")
            self._step("redo", "redo", enabled=session.is_live and on)
            if on or self._next is not None:
                self._replay_buttons()
            rests_on = self._moves.draw(self._room())
            self._promotion()
            self._field()
        self.light(rests_on)

    def run(self) -> None:
        """Replays the game from its start."""
        self._match.step("first")
        self._next = self._desk.seconds + 1 / SPEEDS[self._speed]
        self._desk.wake()

    def light(self, entry: Entry | None) -> None:
        """Lets the board light up what a move laid or moved; None puts the light out."""
        if entry is not self._lit:
            self._lit = entry
            self._match.scene.light(entry)

    def _looks(self) -> None:
        theme, session = self._desk.theme, self._match.session
        back, on = session.here.parent is not None, session.here.following is not None
        can = {"first": back, "look-back": back, "look-on": on, "last": not session.is_live}
        for key, how in _LOOKS.items():
            if key != "first":
                theme.beside(key, key, label="")
            self._step(key, how, enabled=can[key])

    def _step(self, key: str, how: str, *, enabled: bool) -> None:
        tip = self._desk.texts(f"history-{key}")
        if self._desk.theme.button(key, label="", icon=key, enabled=enabled, tip=tip):
            self._next = None
            self._match.step(how)

    def _replay_buttons(self) -> None:
        theme = self._desk.theme
        runs = self._next is not None
        key = "replay-stop" if runs else "replay-run"
        if theme.button(key, icon="pause" if runs else "play"):
            self._next = None if runs else self._desk.seconds
            self._desk.wake()
        if runs:
            speed = f"{SPEEDS[self._speed]:g}×"
            theme.beside("replay-speed", label=speed)
            if theme.button("replay-speed", label=speed, tip=self._desk.texts("replay-speed")):
                self._speed = (self._speed + 1) % len(SPEEDS)

    def _replay(self) -> None:
        if self._next is None:
            return
        if self._match.session.here.following is None:
            self._next = None
            return
        if self._desk.seconds >= self._next:
            self._match.step("on")
            self._next = self._desk.seconds + 1 / SPEEDS[self._speed]
        self._desk.wake_at(self._next)

    def _room(self) -> int:
        """The height that the list may take: what the column has, less what stands below it."""
        theme = self._desk.theme
        below = _BELOW + _PROMOTION * self._is_aside
        left = theme.layout.size[1] - imgui.get_cursor_screen_pos().y - below * theme.em
        left -= theme.layout.beside("history", "right", "bottom_right")
        return max(round(left), round(_LEAST * theme.em))

    def _promotion(self) -> None:
        """A button for a line that is not the main one."""
        here = self._match.session.here
        if self._is_aside and self._desk.theme.button("promote", icon="yes"):
            self._match.session.promote(here)

    @property
    def _is_aside(self) -> bool:
        """Whether another move than the one shown is the main line's."""
        here = self._match.session.here
        return here.parent is not None and here.parent.children[0] is not here

    def _field(self) -> None:
        theme = self._desk.theme
        hint = self._desk.texts("history-type")
        if self._again:
            imgui.set_keyboard_focus_here()
            self._again = False
        self._typed = theme.field("typed_move", self._typed, hint=hint, select=True)
        entered = imgui.is_item_deactivated() and imgui.is_key_pressed(imgui.Key.enter)
        if entered and self._typed.strip():
            self._again = True
            if self._match.play_text(self._typed):
                self._typed = ""
