"""The pages of an only column, where text is too large for two: one button each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imgui_bundle import imgui

if TYPE_CHECKING:
    from highway3d.shell.desk import Desk

_PAGES = {"game": "table", "players": "people", "moves": "list", "views": "eye"}
"""Every page, and its picture."""


def draw_tabs(desk: Desk) -> None:
    """Draws a row of buttons, one of them chosen, inside an open panel."""
    theme = desk.theme
    for at, (page, icon) in enumerate(_PAGES.items()):
        if at:
            imgui.same_line(0, 0.4 * theme.em)
        key = f"page-{page}"
        chosen = page == theme.open_page
        if theme.button(key, label="", icon=icon, chosen=chosen, tip=desk.texts(key)):
            theme.open_page = page
            desk.wake()
