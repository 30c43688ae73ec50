"""The strip above the board: whose turn it is and which step of it, or how the game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d.shell.sentences import result_sentence
from highway3d.shell.widgets import ICONS

if TYPE_CHECKING:
    from highway3d.shell.app import App
    from highway3d.shell.match import Match


def draw_turn(app: App, match: Match) -> None:
    """Draws the panel ``turn`` above the board."""
    theme, session = app.theme, match.session
    with theme.panel("turn", "top", width=22):
        outcome = session.outcome
        if outcome is not None:
            names = [match.seat_name(seat) for seat in range(len(session.players))]
            text = result_sentence(app.texts, session.game.name, outcome, names)
            theme.text(f"{ICONS['trophy']}  {text}", "walnut")
            return
        player = session.players[session.turn]
        theme.badge(player.colour, player.pattern)
        imgui.same_line()
        imgui.begin_group()
        with theme.font(1.0, bold=True):
            theme.text(app.texts("turn-of", name=match.seat_name(session.turn)))
        prompt = getattr(match.scene, "prompt", str)()
        if prompt:
            theme.text(prompt, "soft")
        imgui.end_group()
