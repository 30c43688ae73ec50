"""Who plays: badge, name, clock, and what the scene has to say of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d.shell.looks import palette
from highway3d.shell.looks.widgets import ink
from highway3d.shell.play.low_time import LOW_MS
from highway3d.shell.sentences import clock_text

if TYPE_CHECKING:
    from highway3d.shell.desk import Desk
    from highway3d.shell.looks.theme import Theme
    from highway3d.shell.play.match import Match
    from highway3d.shell.scene import Tally

_TENTHS_MS = 10_000
"""Below this a clock shows tenths of a second."""
_CLOCK_SIZE = 1.9
_LINE, _CLOCK, _TALLY = 1.45, 2.6, 1.4
"""How tall a line, a clock and a score are, in text heights …"""
_SHARE = 0.6
"""… and so much of the window's height they may take together."""


def draw_players(desk: Desk, match: Match) -> bool:
    """Draws the panel ``players`` at the top left; True when a pause was asked for."""
    session = match.session
    left, seats = session.reading(desk.seconds), range(len(session.players))
    lines = [match.scene.player_lines(seat) for seat in seats]
    tallies = [match.scene.tally(seat) for seat in seats]
    if not _has_room(desk.theme, sum(map(len, lines)), len(seats), clocks=left is not None):
        tallies = [None for _ in seats]
    with desk.theme.panel("players", "left"):
        for seat in seats:
            if seat:
                desk.theme.space(0.15)
            clock = None if left is None or desk.theme.layout.is_narrow else left[seat]
            _draw_seat(desk, match, seat, clock, lines[seat], tallies[seat])
        pauses = match.has_running_clocks and desk.theme.button("pause", icon="pause")
    if left is not None and session.outcome is None and not session.paused:
        desk.wake_at(desk.seconds + _until_it_changes(left[session.turn]) + 0.005)
    return pauses


def _has_room(theme: Theme, lines: int, seats: int, *, clocks: bool) -> bool:
    """Tells whether the panel may show scores too: it leaves the others of its column theirs."""
    wanted = _LINE * (lines + seats) + seats * (_TALLY + _CLOCK * clocks)
    return wanted * theme.em <= _SHARE * theme.layout.size[1]


def _draw_seat(
    desk: Desk, match: Match, seat: int, left_ms: int | None, lines: list[str], tally: Tally | None
) -> None:
    theme, session = desk.theme, match.session
    player = session.players[seat]
    acts = session.outcome is None and session.turn == seat
    draw = imgui.get_window_draw_list()
    start = imgui.get_cursor_screen_pos()
    width = imgui.get_content_region_avail().x
    draw.channels_split(2)
    draw.channels_set_current(1)
    imgui.begin_group()
    theme.badge(player.colour, player.pattern)
    imgui.same_line()
    imgui.begin_group()
    with theme.font(1.0, bold=acts):
        theme.line(match.seat_name(seat))
    if left_ms is not None:
        tone = "fault" if left_ms <= LOW_MS else "ink"
        with theme.font(_CLOCK_SIZE, bold=True):
            theme.text(clock_text(left_ms), tone)
    for line in lines:
        theme.text(line, "soft")
    if tally is not None:
        _draw_tally(theme, tally, player.colour)
    imgui.end_group()
    imgui.end_group()
    draw.channels_set_current(0)
    if acts:
        pad = 0.3 * theme.em
        low = start.x - pad, start.y - pad
        high = start.x + width + pad, imgui.get_item_rect_max().y + pad
        draw.add_rect_filled(low, high, ink(palette.SAND, 0.75), 0.45 * theme.em)
        bar = low[0] + 0.22 * theme.em, high[1]
        draw.add_rect_filled(low, bar, ink(palette.WALNUT), 0.1 * theme.em)
    draw.channels_merge()


def _draw_tally(theme: Theme, tally: Tally, shade: str) -> None:
    """A row of places that fill, and what the last gain was."""
    draw, start = imgui.get_window_draw_list(), imgui.get_cursor_screen_pos()
    gain = f"+{tally.gain}" if tally.gain else ""
    room = imgui.get_content_region_avail().x - 1.8 * theme.em
    step = min(0.85 * theme.em, room / tally.places)
    size, top = 0.8 * step, start.y + 0.2 * theme.em
    for at in range(tally.places):
        low = start.x + at * step, top
        high = low[0] + size, top + 0.75 * theme.em
        if at < tally.filled:
            draw.add_rect_filled(low, high, ink(palette.colour(shade)), 0.2 * size)
        fresh = tally.filled - tally.gain <= at < tally.filled
        edge = palette.INK if fresh else palette.BARK if at < tally.filled else palette.EDGE
        draw.add_rect(low, high, ink(edge), 0.2 * size, 0, 2.0 if fresh else 1.0)
    imgui.dummy((tally.places * step, theme.em))
    if gain:
        imgui.same_line()
        with theme.font(1.0, bold=True):
            theme.text(gain, "good")


def _until_it_changes(left_ms: int) -> float:
    """Seconds until a running clock shows something else: never less than a tenth.

    >>> _until_it_changes(61_250), _until_it_changes(9_000)
    (0.25, 0.1)
    """
    step = 100 if left_ms <= _TENTHS_MS else 1000
    return (left_ms % step or step) / 1000
