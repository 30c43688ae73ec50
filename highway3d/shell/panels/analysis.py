"""The analysis of a game: who stood better, where it turned, and the best move at each turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imgui_bundle import imgui

from highway3d.players.analysis import beyond
from highway3d.shell.looks import palette
from highway3d.shell.looks.widgets import ink
from highway3d.shell.scene import Proposal

if TYPE_CHECKING:
    from highway3d.shell.desk import Desk
    from highway3d.shell.play.analyst import Analyst
    from highway3d.shell.play.match import Match

TALL_EM: Final = 3.2
LITTLE, MUCH = 0.12, 0.5
"""From where on somebody stands a little better, and much."""


def draw_analysis(desk: Desk, match: Match) -> None:
    """Draws the panel ``analysis`` while a game is analysed or has been."""
    analyst, theme, texts = match.analyst, desk.theme, desk.texts
    if analyst is None:
        return
    side = "left" if match.session.clock is None else "right"
    with theme.panel("analysis", side, title=texts("analysis")):
        known, count = len(analyst.analysis.found), len(analyst.entries)
        if analyst.is_thinking:
            theme.text(texts("analysis-progress", known=known, count=count), "soft")
            if theme.button("analysis-stop", icon="no"):
                analyst.close()
        elif known < count:
            theme.text(texts("analysis-part", known=known, count=count), "soft")
        if len(match.session.players) == 2:
            _draw_curve(desk, match, analyst)
        if theme.button("analysis-next", icon="next", tip=texts("analysis-next-tip")):
            match.next_turning()
        _draw_turn(desk, match, analyst)
        if not analyst.is_thinking and theme.button("analysis-close", icon="no"):
            match.close_analysis()


def _draw_curve(desk: Desk, match: Match, analyst: Analyst) -> None:
    """The first seat up, the second down, in their colours; a dot at each turning point."""
    theme, curve = desk.theme, analyst.analysis.curve()
    start, wide = imgui.get_cursor_screen_pos(), imgui.get_content_region_avail().x
    tall = TALL_EM * theme.em
    imgui.dummy((wide, tall))
    draw, middle = imgui.get_window_draw_list(), start.y + tall / 2
    step = wide / max(1, len(analyst.entries))
    shades = [ink(palette.colour(player.colour)) for player in match.session.players]
    for number, value in enumerate(curve):
        left, end = start.x + number * step, middle - value * tall / 2
        low, high = (left, min(end, middle)), (left + max(1.0, step - 1), max(end, middle))
        draw.add_rect_filled(low, high, shades[value < 0])
    for number in analyst.analysis.turning_points():
        at = start.x + (number + 0.5) * step, middle
        draw.add_circle_filled(at, 0.2 * theme.em, ink(palette.PAPER))
        draw.add_circle(at, 0.2 * theme.em, ink(palette.INK), thickness=max(1.0, theme.em / 12))
    draw.add_line((start.x, middle), (start.x + wide, middle), ink(palette.BARK))
    here = analyst.number_of(match.session.here)
    if here is not None:
        low, high = (start.x + here * step, start.y), (start.x + (here + 1) * step, start.y + tall)
        draw.add_rect(low, high, ink(palette.INK), 0.1 * theme.em)


def _draw_turn(desk: Desk, match: Match, analyst: Analyst) -> None:
    """The turn that led to what is shown: who stood better, what was missed, the best move."""
    theme, texts, analysis = desk.theme, desk.texts, analyst.analysis
    number = analyst.number_of(match.session.here)
    if number is None:
        points = len(analysis.turning_points())
        theme.text(texts("analysis-points", count=points), "soft")
        return
    if len(match.session.players) == 2:
        theme.text(_standing(match, analysis.curve()[number]))
    for line in match.scene.reckoned(match.session.here, analysis.found[number]):
        theme.text(line, "soft")
    best = analysis.best(number)
    if best is None or number not in analysis.turning_points():
        return
    name = match.seat_name(analysis.turns[number].seat)
    theme.text(f"{name}: {_missed(match, analyst, number)}", "warning")
    proposal = Proposal(match.session.rules.parse(best.move), best.facts)
    theme.text(texts("analysis-best", move=match.scene.advise(proposal)[1]))
    if match.session.is_over and theme.button("analysis-play", icon="branch"):
        match.play_best()


def _standing(match: Match, value: float) -> str:
    """Who stood better when the turn began, in words."""
    if abs(value) < LITTLE:
        return match.texts("analysis-even")
    key = "analysis-much" if abs(value) >= MUCH else "analysis-little"
    return match.texts(key, name=match.seat_name(int(value < 0)))


def _missed(match: Match, analyst: Analyst, number: int) -> str:
    """What the best move has and the one played has not, or the other way round.

    The text is ``GAME-missed-CODE`` or ``GAME-gave-CODE`` of the first fact that has one.
    """
    best, texts, game = analyst.analysis.best(number), match.texts, match.session.game.name
    assert best is not None
    played = analyst.facts(number)
    for word, facts, others in (("missed", best.facts, played), ("gave", played, best.facts)):
        for code, count in beyond(facts, others):
            if texts.has(key := f"{game}-{word}-{code}"):
                return texts(key, count=count)
    return texts("analysis-better")
