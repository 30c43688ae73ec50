"""The moves played, stepping and running through them, other lines, and a line to type one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d.shell.looks import palette
from highway3d.shell.looks.widgets import ICONS, ink

if TYPE_CHECKING:
    from collections.abc import Callable

    from highway3d.shell.app import App
    from highway3d.shell.match import Match
    from highway3d.table.session import Entry

_LOOKS = {"first": "first", "look-back": "back", "look-on": "on", "last": "live"}
"""Buttons that look through the game, and how."""
SPEEDS = (0.5, 1.0, 2.0, 4.0)
"""Moves a second of a replay."""
_ABOVE = 0.6
"""How much of the list lies above the move on the table, where there is so much."""


class History:
    """Draws the panel ``history`` at the right; keeps what is being typed and replayed."""

    def __init__(self, app: App, match: Match, menu: Callable[[], None]) -> None:
        self._app = app
        self._menu = menu
        self._match = match
        self._typed = ""
        self._seen = -1
        self._tall = 0.0
        self._unfolded = False
        self._again = False
        self._next: float | None = None
        self._speed = 1

    def draw(self) -> None:
        """Draws the panel, and moves a running replay on."""
        theme = self._app.theme
        self._replay()
        with theme.panel("history", "right"):
            if theme.button("menu", icon="menu"):
                self._menu()
            imgui.same_line()
            if theme.button("help", label="", icon="help", tip=self._app.texts("help")):
                self._app.show_help()
            self._steps()
            if theme.layout.is_low:
                self._fold()
            if self._unfolded or not theme.layout.is_low:
                self._moves()
                self._lines()
            self._field()

    def _steps(self) -> None:
        theme, session = self._app.theme, self._match.session
        back, on = session.here.parent is not None, session.here.following is not None
        can = {"first": back, "look-back": back, "look-on": on, "last": not session.is_live}
        can |= {"undo": session.can_undo, "redo": session.is_live and on}
        for key in ("undo", "redo"):
            imgui.same_line()
            self._step(key, key, enabled=can[key])
        for key, how in _LOOKS.items():
            if key != "first":
                theme.beside(key, key, label="")
            self._step(key, how, enabled=can[key])
        if on or self._next is not None:
            self._replay_buttons()

    def _step(self, key: str, how: str, *, enabled: bool) -> None:
        tip = self._app.texts(f"history-{key}")
        if self._app.theme.button(key, label="", icon=key, enabled=enabled, tip=tip):
            self._next = None
            self._match.step(how)

    def _replay_buttons(self) -> None:
        theme = self._app.theme
        runs = self._next is not None
        key = "replay-stop" if runs else "replay-run"
        if theme.button(key, icon="pause" if runs else "play"):
            self._next = None if runs else self._app.seconds
            self._app.wake()
        if runs:
            speed = f"{SPEEDS[self._speed]:g}×"
            theme.beside("replay-speed", label=speed)
            if theme.button("replay-speed", label=speed, tip=self._app.texts("replay-speed")):
                self._speed = (self._speed + 1) % len(SPEEDS)

    def _replay(self) -> None:
        if self._next is None:
            return
        if self._match.session.here.following is None:
            self._next = None
            return
        if self._app.seconds >= self._next:
            self._match.step("on")
            self._next = self._app.seconds + 1 / SPEEDS[self._speed]
        self._app.wake_at(self._next)

    def _fold(self) -> None:
        """Where there is little room the moves stand behind a button."""
        number = self._match.session.here.number
        label = self._app.texts("history-moves", number=number)
        icon = "unfolded" if self._unfolded else "turn"
        if self._app.theme.button("history-moves", label=label, icon=icon, width=-1):
            self._unfolded = not self._unfolded

    def _moves(self) -> None:
        theme, session = self._app.theme, self._match.session
        line = session.line()[1:]
        if not line:
            theme.text(self._app.texts("history-empty"), "soft")
            return
        most = round(theme.layout.size[1] * 0.36)
        bar = 0 if self._tall > most else imgui.WindowFlags_.no_scrollbar
        height = min(self._tall, most)
        imgui.begin_child("moves", (0, height), imgui.ChildFlags_.nav_flattened, bar)
        imgui.set_cursor_pos_y(_over())
        tops = [self._move(entry) for entry in line]
        tall = imgui.get_cursor_pos_y()
        last = next((top for top in tops if tall - top <= height), tops[-1])
        if tall > height:  # so that the end begins with a whole line too
            imgui.dummy((0, last + height - tall))
        number = session.here.number
        seen = tops[number - 1] - _ABOVE * height if number else 0
        wanted = min(last, next(top for top in tops if top >= seen))
        if self._seen != session.revision:
            imgui.set_scroll_y(wanted)
        reaches = wanted <= imgui.get_scroll_max_y() + 1
        imgui.end_child()
        if abs(tall - self._tall) >= 1 or not reaches:
            self._tall, self._seen = tall, -1
            self._app.wake(2)
        elif tall:
            self._seen = session.revision

    def _move(self, entry: Entry) -> float:
        """One move as a line to click, as tall as its text needs; returns where it begins."""
        top = imgui.get_cursor_pos_y() - _over()
        here = entry is self._match.session.here
        text, pad = self._caption(entry), 0.3 * self._app.theme.em
        at, room = imgui.get_cursor_screen_pos(), imgui.get_content_region_avail().x
        inner = room - 2 * pad
        tall = imgui.calc_text_size(text, wrap_width=inner).y
        if imgui.selectable(f"##{entry.number}", here, size=(room, tall))[0]:
            self._match.go(entry)
        spot, shade = (at.x + pad, at.y), ink(palette.INK)
        draw, letters = imgui.get_window_draw_list(), imgui.get_font_size()
        draw.add_text(imgui.get_font(), letters, spot, shade, text, None, inner)
        return float(top)

    def _caption(self, entry: Entry) -> str:
        branches = entry.parent is not None and len(entry.parent.children) > 1
        mark = f"  {ICONS['branch']}" if branches else ""
        return f"{entry.number}.  {entry.text}{mark}"

    def _lines(self) -> None:
        """Other moves that were played from where the present one was."""
        theme, here = self._app.theme, self._match.session.here
        others = [] if here.parent is None else [e for e in here.parent.children if e is not here]
        if not others:
            return
        theme.text(self._app.texts("history-others"), "soft")
        for at, entry in enumerate(others):
            if theme.button(f"line-{at + 1}", label=entry.text, icon="branch", width=-1):
                self._match.go(entry)
        aside = here.parent is not None and here.parent.children[0] is not here
        if aside and theme.button("promote", icon="yes"):
            self._match.session.promote(here)

    def _field(self) -> None:
        theme = self._app.theme
        hint = self._app.texts("history-type")
        if self._again:
            imgui.set_keyboard_focus_here()
            self._again = False
        self._typed = theme.field("typed_move", self._typed, hint=hint, select=True)
        entered = imgui.is_item_deactivated() and imgui.is_key_pressed(imgui.Key.enter)
        if entered and self._typed.strip():
            if self._match.play_text(self._typed):
                self._typed = ""
            else:
                self._again = True


def _over() -> float:
    """How far the highlight of a line reaches above its letters."""
    return round(imgui.get_style().item_spacing.y / 2)
