"""The screens: each draws itself into an open frame and hears the keys that are left to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d.shell.looks.wood import draw_wood

if TYPE_CHECKING:
    from highway3d.shell.desk import Desk
    from highway3d.shell.scene import Pointer


class Screen:
    """A page of the program. ``has_board`` tells whether a game's board is its background."""

    name = ""
    has_board = False
    keys_in_panels = True

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.theme = desk.theme
        self.texts = desk.texts

    def draw(self) -> None:
        """Draws the page."""

    def act(self, action: str, pointer: Pointer | None) -> bool:
        """Does what a key asks; False when that is none of this page's business."""
        return False

    def back(self) -> bool:
        """One step back inside the page; False when there is none."""
        return False

    def backdrop(self) -> None:
        """The board dimmed where a game is on below this page, else a wooden table."""
        if self.desk.has_board:
            self.theme.dim()
        else:
            draw_wood(imgui.get_background_draw_list(), self.theme.layout.size)
