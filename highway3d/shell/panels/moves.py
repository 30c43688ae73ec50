"""The list of moves: a line for each, with the lines that were also played below their moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d.shell.looks import palette
from highway3d.shell.looks.badges import draw_badge
from highway3d.shell.looks.widgets import ICONS, ink
from highway3d.shell.told_move import ToldMove, told_act

if TYPE_CHECKING:
    from collections.abc import Sequence

    from highway3d.shell.desk import Desk
    from highway3d.shell.play.match import Match
    from highway3d.table.session import Entry

_ABOVE = 0.6
"""How much of the list lies above the move on the table, where there is so much."""
_ASIDE = 1.2
"""How far a move that was also played stands in, in text heights."""


class Moves:
    """Draws the line that is shown, round by round; it keeps what has been told of each move."""

    def __init__(self, desk: Desk, match: Match) -> None:
        self._desk = desk
        self._match = match
        self._seen = -1
        self._tall = 0.0
        self._told: dict[Entry, ToldMove] = {}
        self._language = ""
        """The language in which moves have been told."""
        self._line: tuple[int, list[Entry], list[int]] = -1, [], []
        """A revision of the session, its line of moves, and the round of each."""
        self._rests_on: Entry | None = None
        self._aside = 0

    def draw(self, most: float) -> Entry | None:
        """Draws the list, at most so tall; returns the move that mouse or keyboard rests on."""
        theme, session = self._desk.theme, self._match.session
        line, rounds = self._listed()
        self._rests_on, self._aside = None, 0
        if not line:
            theme.text(self._desk.texts("history-empty"), "soft")
            return None
        bar = 0 if self._tall > most else imgui.WindowFlags_.no_scrollbar
        height = min(self._tall, most)
        imgui.begin_child("moves", (0, height), imgui.ChildFlags_.nav_flattened, bar)
        imgui.set_cursor_pos_y(_over())
        numbers = imgui.calc_text_size("0" * len(str(line[-1].number))).x + 0.3 * theme.em
        tops = [
            self._move(entry, numbers, banded=bool(count % 2))
            for entry, count in zip(line, rounds, strict=True)
        ]
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
        return self._rests_on

    def _listed(self) -> tuple[list[Entry], list[int]]:
        """The moves of the line that is shown, and the round of each."""
        session, language = self._match.session, self._desk.texts.language
        if language != self._language:
            self._told.clear()
            self._language = language
        if self._line[0] != session.revision:
            line = session.line()[1:]
            self._line = session.revision, line, rounds(list(map(session.mover, line)))
        return self._line[1:]

    def _move(self, entry: Entry, numbers: float, *, banded: bool) -> float:
        """A move of the line and those played in its stead; returns where it begins."""
        top = float(imgui.get_cursor_pos_y() - _over())
        self._draw_row(entry, numbers, banded=banded)
        siblings = entry.parent.children if entry.parent is not None else []
        for other in siblings:
            if other is not entry:
                self._aside += 1
                self._draw_row(other, numbers, banded=banded, aside=self._aside)
        return top

    def _draw_row(self, entry: Entry, numbers: float, *, banded: bool, aside: int = 0) -> None:
        """One move as a line to click, as tall as its text needs.

        ``numbers`` is the room for the longest number, so that all lines begin at one edge; a move
        ``aside`` stands in. The move's own notation, which can be typed, is the tooltip.
        """
        match, em = self._match, self._desk.theme.em
        text, marks = self._caption(entry)
        at, room = imgui.get_cursor_screen_pos(), imgui.get_content_region_avail().x
        start, disc = 0.3 * em + numbers + _ASIDE * em * bool(aside), 0.8 * em
        wide = sum(imgui.calc_text_size(mark).x + 0.4 * em for mark, _ in marks)
        inner = room - start - disc - 0.7 * em - wide
        tall = imgui.calc_text_size(text, wrap_width=inner).y
        is_seen = imgui.is_rect_visible((room, tall))
        if banded and is_seen:
            low, high = at.y - _over(), at.y + tall + _over()
            ends = (at.x, low), (at.x + room, high)
            imgui.get_window_draw_list().add_rect_filled(*ends, ink(palette.LINEN))
        here = entry is match.session.here
        name = f"##{entry.number}.{aside}"
        if imgui.selectable(name, here, size=(room, tall))[0]:
            match.go(entry)
        if not is_seen:
            return
        self._look_at(entry, aside)
        draw, font, letters = imgui.get_window_draw_list(), imgui.get_font(), imgui.get_font_size()
        number = ICONS["branch"] if aside else str(entry.number)
        left = at.x + start - imgui.calc_text_size(number).x - 0.3 * em
        draw.add_text(font, letters, (left, at.y), ink(palette.BARK), number)
        player = match.session.players[match.session.mover(entry)]
        drop = (imgui.get_text_line_height() - disc) / 2
        draw_badge(draw, at.x + start, at.y + drop, disc, player.colour, player.pattern)
        spot = (at.x + start + disc + 0.4 * em, at.y)
        shade = palette.BARK if aside else palette.INK
        draw.add_text(font, letters, spot, ink(shade), text, None, inner)
        right = at.x + room - wide
        for mark, tone in marks:
            draw.add_text(font, letters, (right, at.y), ink(palette.TONES[tone]), mark)
            right += imgui.calc_text_size(mark).x + 0.4 * em

    def _look_at(self, entry: Entry, aside: int) -> None:
        """Notes the line just drawn if mouse or keyboard rests on it, and one aside as a button."""
        if aside:
            self._desk.theme.drawn(f"line-{aside}")
        is_reached = imgui.is_item_focused() and imgui.get_io().nav_visible
        if imgui.is_item_hovered() or is_reached:
            self._rests_on = entry
        if imgui.is_item_hovered(imgui.HoveredFlags_.for_tooltip):
            self._desk.theme.tip(entry.text)

    def _caption(self, entry: Entry) -> tuple[str, list[tuple[str, str]]]:
        """A move as a sentence, and its marks with their tones: gain, loss, time."""
        match, texts = self._match, self._desk.texts
        told = self._told.get(entry)
        if told is None:
            told = told_act(texts, entry) if entry.move is None else match.scene.told(entry)
            self._told[entry] = told
        marks = [(told.gain, "good"), (told.loss, "fault")]
        if entry.clock is not None:
            marks.append((f"{entry.used_ms // 60000}:{entry.used_ms // 1000 % 60:02}", "soft"))
        return told.text, [mark for mark in marks if mark[0]]


def rounds(movers: Sequence[int]) -> list[int]:
    """The round of each move: one ends before somebody who has moved in it moves again.

    >>> rounds([0, 1, 0, 0, 1])
    [0, 0, 1, 2, 2]
    """
    numbers: list[int] = []
    moved: set[int] = set()
    for mover in movers:
        if mover in moved:
            moved.clear()
        numbers.append((numbers[-1] if numbers else 0) + (bool(numbers) and not moved))
        moved.add(mover)
    return numbers


def _over() -> float:
    """How far the highlight of a line reaches above its letters."""
    return round(imgui.get_style().item_spacing.y / 2)
