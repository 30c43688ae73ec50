"""A row of buttons at the board's edge: views, all of it in sight, panels away, a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d.shell.desktop.bindings import BINDINGS

if TYPE_CHECKING:
    from highway3d.shell.desk import Desk
    from highway3d.shell.play.match import Match

_NARROW = 1.75
"""The width of a view's button in text heights: six stand in one column."""
_ROW = {"view-reset": "fit", "hide-panels": "eye", "take-picture": "picture"}
"""Buttons under those of the views, and their pictures."""


def draw_views(desk: Desk, match: Match) -> str:
    """Draws the panel ``views`` at the bottom right; returns the action that was pressed.

    Each view is named by its key; the tooltip says it in words.
    """
    theme, pressed = desk.theme, ""
    with theme.panel("views", "bottom_right", page="views"):
        views = match.session.game.views
        actions = [a for a in BINDINGS["view"] if a.removeprefix("view_") in views]
        for at, action in enumerate(actions if len(views) > 1 else ()):
            key, label = action.replace("_", "-"), BINDINGS["view"][action][0]
            if at:
                imgui.same_line(0, 0.3 * theme.em)
            if theme.button(key, label=label, tip=desk.texts(f"action-{key}"), width=_NARROW):
                pressed = action
        for at, (key, icon) in enumerate(_ROW.items()):
            if at:
                theme.beside(key, icon, label="")
            if theme.button(key, label="", icon=icon, tip=desk.texts(f"{key}-tip")):
                pressed = key.replace("-", "_")
    return pressed
