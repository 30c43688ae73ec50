"""Whose turn it is, above or beside the board, and the calm line below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d.shell.looks.widgets import ICONS
from highway3d.shell.panels.tabs import draw_tabs
from highway3d.shell.play.low_time import LOW_MS
from highway3d.shell.sentences import clock_text, result_sentence
from highway3d.table.thinking import AT_THE_TABLE

if TYPE_CHECKING:
    from highway3d.shell.desk import Desk
    from highway3d.shell.play.match import Match


def draw_turn(desk: Desk, match: Match) -> bool:
    """Draws the panel ``turn``: who acts and at what step, or who won and why.

    Below the players, who show whose turn it is, it says the step alone. True when the end card
    was asked for.
    """
    theme, narrow = desk.theme, desk.theme.layout.is_narrow
    square = match.scene.is_square and not narrow
    with theme.panel("turn", "left" if square else "top", width=14 if square else 22, page=""):
        asks_for_card = _draw_step(desk, match, square=square)
        if narrow:
            _draw_clocks(desk, match)
            draw_tabs(desk)
    return asks_for_card


def _draw_step(desk: Desk, match: Match, *, square: bool) -> bool:
    """Draws all but the clocks and tabs of an only column; True when the end card was asked for."""
    theme, session = desk.theme, match.session
    if session.beside or not session.is_live:
        _draw_look(desk, match)
        return False
    outcome = session.outcome
    if outcome is not None:
        why = match.scene.why_ended(outcome)
        text = result_sentence(desk.texts, session.game.name, outcome, match.names, why)
        theme.text(text, "walnut", icon="trophy")
        return theme.button("end-card", icon="trophy")
    heading, prompt = match.scene.heading(), match.scene.prompt()
    if not (heading or square):
        player = session.players[session.turn]
        theme.badge(player.colour, player.pattern)
        imgui.same_line()
    imgui.begin_group()
    if heading or not square or not (prompt or match.computers.acts):
        with theme.font(1.0, bold=True):
            theme.line(heading or _whose_turn(desk, match))
    if theme.layout.is_narrow:
        imgui.end_group()
        imgui.begin_group()
    if match.computers.acts:
        _draw_thinking(desk, match)
    elif prompt:
        theme.text(prompt, "ink" if square else "soft")
    imgui.end_group()
    return False


def _draw_clocks(desk: Desk, match: Match) -> None:
    """All clocks, where the players' own panel may be out of sight."""
    theme, session = desk.theme, match.session
    for seat, left_ms in enumerate(session.reading(desk.seconds) or ()):
        player = session.players[seat]
        if seat % 2:
            imgui.same_line(0, theme.em)
        theme.badge(player.colour, player.pattern, 1.0)
        imgui.same_line(0, 0.3 * theme.em)
        with theme.font(bold=seat == session.to_act):
            theme.text(clock_text(left_ms), "fault" if left_ms <= LOW_MS else "ink")


def _draw_look(desk: Desk, match: Match) -> None:
    """The band over a position that is only looked at, or of a line beside a finished game."""
    theme, session = desk.theme, match.session
    number, count = session.here.number, len(session.line()) - 1
    with theme.font(1.0, bold=True):
        if session.is_live:
            theme.line(desk.texts("look-beside"))
        else:
            theme.line(desk.texts("look-at", number=number, count=count))
    if theme.button("come-back", icon="back", primary=True):
        match.come_back()
    if not session.is_live:
        theme.beside("play-on", "branch")
        if theme.button("play-on", icon="branch"):
            match.play_on()


def _draw_thinking(desk: Desk, match: Match) -> None:
    """That a computer thinks, with a button that has it move; or what is wrong with it."""
    theme, texts, computers = desk.theme, desk.texts, match.computers
    trouble = computers.trouble
    if trouble is None:
        theme.text(texts("computer-thinks"), "soft")
        if theme.button("move-now", icon="play"):
            computers.move_now()
        return
    theme.text(texts(f"computer-{trouble.trouble}"), "warning", icon="warning")
    if theme.button("computer-again", icon="again"):
        computers.again()
    for choice in ("", *AT_THE_TABLE):
        key = f"computer-{choice}" if choice else "computer-take-over"
        theme.beside(key)
        if theme.button(key):
            match.seat_computer(choice)


def _whose_turn(desk: Desk, match: Match) -> str:
    room = imgui.get_content_region_avail().x
    room -= imgui.calc_text_size(desk.texts("turn-of", name="")).x
    name = desk.theme.shortened(match.seat_name(match.session.turn), room)
    return desk.texts("turn-of", name=name)


def draw_message(desk: Desk) -> None:
    """Draws the panel ``message`` while there is something to say; a click takes it away."""
    line = desk.line
    if line is None:
        return
    with desk.theme.panel("message", "bottom", width=28):
        icon = line.tone if line.tone in ICONS else "info"
        desk.theme.text(line.text, line.tone, icon=icon)
        if imgui.is_window_hovered() and imgui.is_mouse_clicked(imgui.MouseButton_.left):
            desk.hush()
