"""The moves played, stepping and running through them, other lines, and a line to type one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d.shell.looks import palette
from highway3d.shell.looks.badges import draw_badge
from highway3d.shell.looks.widgets import ICONS, ink
from highway3d.shell.told_move import ToldMove, told_act

if TYPE_CHECKING:
    from collections.abc import Callable

    from highway3d.shell.desk import Desk
    from highway3d.shell.play.match import Match
    from highway3d.table.session import Entry

_LOOKS = {"first": "first", "look-back": "back", "look-on": "on", "last": "live"}
"""Buttons that look through the game, and how."""
SPEEDS = (0.5, 1.0, 2.0, 4.0)
"""Moves a second of a replay."""
_BELOW, _OTHER, _LEAST = 4.4, 2.4, 2.0
"""In text heights: what the field, and another line, need below the list; its least height."""
_ABOVE = 0.6
"""How much of the list lies above the move on the table, where there is so much."""


class History:
    """Draws the panel ``history`` at the right; keeps what is being typed and replayed."""

    def __init__(self, desk: Desk, match: Match, menu: Callable[[], None]) -> None:
        self._desk = desk
        self._menu = menu
        self._match = match
        self._typed = ""
        self._seen = -1
        self._tall = 0.0
        self._unfolded = False
        self._again = False
        self._next: float | None = None
        self._speed = 1
        self._told: dict[Entry, ToldMove] = {}
        self._language = ""
        """The language in which moves have been told."""

    def draw(self) -> None:
        """Draws the panel, and moves a running replay on."""
        theme, language = self._desk.theme, self._desk.texts.language
        if language != self._language:
            self._told.clear()
            self._language = language
        self._replay()
        with theme.panel("history", "right"):
            if theme.button("menu", icon="menu"):
                self._menu()
            imgui.same_line()
            if theme.button("help", label="", icon="help", tip=self._desk.texts("help")):
                self._desk.show_help()
            session = self._match.session
            on = session.here.following is not None
            can_redo = session.is_live and on
            theme.beside("undo", "undo", label="")
            self._step("undo", "undo", enabled=session.can_undo)
            if theme.layout.is_low:
                self._redo(enabled=can_redo)
                self._fold()
            if self._unfolded or not theme.layout.is_low:
                self._looks()
                if not theme.layout.is_low:
                    self._redo(enabled=can_redo)
                if on or self._next is not None:
                    self._replay_buttons()
                self._moves()
                self._lines()
            self._field()

    def _redo(self, *, enabled: bool) -> None:
        self._desk.theme.beside("redo", "redo", label="")
        self._step("redo", "redo", enabled=enabled)

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

    def _fold(self) -> None:
        """Where there is little room the moves, and looking at them, stand behind a button."""
        number = self._match.session.here.number
        label = self._desk.texts("history-moves", number=number)
        icon = "unfolded" if self._unfolded else "turn"
        if self._desk.theme.button("history-moves", label=label, icon=icon, width=-1):
            self._unfolded = not self._unfolded

    def _moves(self) -> None:
        theme, session = self._desk.theme, self._match.session
        line = session.line()[1:]
        if not line:
            theme.text(self._desk.texts("history-empty"), "soft")
            return
        most = self._room()
        bar = 0 if self._tall > most else imgui.WindowFlags_.no_scrollbar
        height = min(self._tall, most)
        imgui.begin_child("moves", (0, height), imgui.ChildFlags_.nav_flattened, bar)
        imgui.set_cursor_pos_y(_over())
        numbers = imgui.calc_text_size("0" * len(str(line[-1].number))).x + 0.3 * theme.em
        tops = [self._move(entry, numbers) for entry in line]
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
            self._desk.wake(2)
        elif tall:
            self._seen = session.revision

    def _room(self) -> int:
        """The height that the list may take: what the column has, less what stands below it."""
        theme, here = self._desk.theme, self._match.session.here
        others = 0 if here.parent is None else len(here.parent.children) - 1
        below = _BELOW + ((others + 1) * _OTHER if others else 0)
        left = theme.layout.size[1] - imgui.get_cursor_screen_pos().y - below * theme.em
        left -= theme.layout.beside("history", "right", "bottom_right")
        return max(round(left), round(_LEAST * theme.em))

    def _move(self, entry: Entry, numbers: float) -> float:
        """One move as a line to click, as tall as its text needs; returns where it begins.

        ``numbers`` is the room for the longest number, so that all lines begin at one edge. The
        move's own notation, which can be typed, is the tooltip.
        """
        match, em = self._match, self._desk.theme.em
        top = imgui.get_cursor_pos_y() - _over()
        text, marks = self._caption(entry)
        at, room = imgui.get_cursor_screen_pos(), imgui.get_content_region_avail().x
        start, disc = 0.3 * em + numbers, 0.8 * em
        wide = sum(imgui.calc_text_size(mark).x + 0.4 * em for mark, _ in marks)
        inner = room - start - disc - 0.7 * em - wide
        tall = imgui.calc_text_size(text, wrap_width=inner).y
        here = entry is match.session.here
        if imgui.selectable(f"##{entry.number}", here, size=(room, tall))[0]:
            match.go(entry)
        if imgui.is_item_hovered():
            imgui.set_tooltip(entry.text)
        if not imgui.is_item_visible():
            return float(top)
        draw, font, letters = imgui.get_window_draw_list(), imgui.get_font(), imgui.get_font_size()
        number = str(entry.number)
        left = at.x + start - imgui.calc_text_size(number).x - 0.3 * em
        draw.add_text(font, letters, (left, at.y), ink(palette.BARK), number)
        player = match.session.players[self._mover(entry)]
        drop = (imgui.get_text_line_height() - disc) / 2
        draw_badge(draw, at.x + start, at.y + drop, disc, player.colour, player.pattern)
        spot = (at.x + start + disc + 0.4 * em, at.y)
        draw.add_text(font, letters, spot, ink(palette.INK), text, None, inner)
        right = at.x + room - wide
        for mark, tone in marks:
            draw.add_text(font, letters, (right, at.y), ink(palette.TONES[tone]), mark)
            right += imgui.calc_text_size(mark).x + 0.4 * em
        return float(top)

    def _mover(self, entry: Entry) -> int:
        """Who played a move; an act is of who was to act."""
        before = entry.parent or entry
        return self._match.session.rules.turn(before.state)

    def _caption(self, entry: Entry) -> tuple[str, list[tuple[str, str]]]:
        """A move as a sentence, and its marks with their tones: gain, loss, branch, time."""
        match, texts = self._match, self._desk.texts
        told = self._told.get(entry)
        if told is None:
            told = told_act(texts, entry) if entry.move is None else match.scene.told(entry)
            self._told[entry] = told
        marks = [(told.gain, "good"), (told.loss, "fault")]
        if entry.parent is not None and len(entry.parent.children) > 1:
            marks.append((ICONS["branch"], "soft"))
        if entry.clock is not None:
            marks.append((f"{entry.used_ms // 60000}:{entry.used_ms // 1000 % 60:02}", "soft"))
        return told.text, [mark for mark in marks if mark[0]]

    def _lines(self) -> None:
        """Other moves that were played from where the present one was."""
        theme, here = self._desk.theme, self._match.session.here
        others = [] if here.parent is None else [e for e in here.parent.children if e is not here]
        if not others:
            return
        theme.text(self._desk.texts("history-others"), "soft")
        for at, entry in enumerate(others):
            label = self._caption(entry)[0]
            if theme.button(f"line-{at + 1}", label=label, icon="branch", tip=entry.text, width=-1):
                self._match.go(entry)
        aside = here.parent is not None and here.parent.children[0] is not here
        if aside and theme.button("promote", icon="yes"):
            self._match.session.promote(here)

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


def _over() -> float:
    """How far the highlight of a line reaches above its letters."""
    return round(imgui.get_style().item_spacing.y / 2)
