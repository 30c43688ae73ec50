"""The paper of the panels: rounded sheets, cheap to paint on a software renderer.

Dear ImGui fills a rounded rectangle with blended slivers as long as the sheet, which costs a
processor as much as all the letters on it. So the plain part of a sheet is laid down by the
engine, unblended, before the panels are drawn; only its round corners are left to Dear ImGui.
"""

from __future__ import annotations

from math import atan2, pi
from typing import TYPE_CHECKING, Any

from panda3d.core import CardMaker, NodePath

from highway3d.shell.looks import palette
from highway3d.shell.looks.widgets import ink

if TYPE_CHECKING:
    from highway3d.shell.looks.layout import Rect

_LINE = 1
_UNDER = 2
"""Pixels that a corner, whose edges are soft, reaches under the plain parts beside it."""


class Paper:
    """The plain parts of all sheets, under a node that counts pixels from the top left."""

    def __init__(self, parent: NodePath, sort: int) -> None:
        self.root = parent.attach_new_node("paper", sort)
        self.root.set_depth_test(False)
        self._laid: tuple[list[Rect], float] = [], 0.0

    def lay(self, sheets: list[Rect], corner: float) -> None:
        """Lays paper on these rectangles of pixels and nowhere else."""
        if (sheets, corner) == self._laid:
            return
        self._laid = sheets, corner
        self.root.get_children().detach()
        for sheet in sheets:
            for x, y, width, height in plain_parts(sheet, corner):
                card = CardMaker("sheet")
                card.set_color(*palette.PAPER)
                card.set_frame(x, x + width, -y - height, -y)
                self.root.attach_new_node(card.generate())
        self.root.flatten_strong()  # one draw call for all


def plain_parts(sheet: Rect, corner: float) -> list[Rect]:
    """A rounded rectangle less its corners and the line about it.

    >>> plain_parts((0, 0, 100, 80), 10)
    [(10, 1, 80, 9), (1, 10, 98, 60), (10, 70, 80, 9)]
    """
    x, y, width, height = sheet
    return [
        (x + corner, y + _LINE, width - 2 * corner, corner - _LINE),
        (x + _LINE, y + corner, width - 2 * _LINE, height - 2 * corner),
        (x + corner, y + height - corner, width - 2 * corner, corner - _LINE),
    ]


def draw_edge(draw: Any, sheet: Rect, corner: float) -> None:
    """Draws the round corners of a sheet, reaching a little under its plain parts, and its line."""
    x, y, width, height = sheet
    right, low = x + width, y + height
    for across, down, (ax, ay), (bx, by) in (
        (x + corner, y + corner, (-1, 0), (0, -1)),
        (right - corner, y + corner, (0, -1), (1, 0)),
        (right - corner, low - corner, (1, 0), (0, 1)),
        (x + corner, low - corner, (0, 1), (-1, 0)),
    ):
        start = atan2(ay, ax)
        for along_a, along_b in ((-_UNDER, -_UNDER), (corner, -_UNDER)):
            draw.path_line_to((across + along_a * ax + along_b * bx,
                               down + along_a * ay + along_b * by))  # fmt: skip
        draw.path_arc_to((across, down), corner, start, start + pi / 2)
        draw.path_line_to((across - _UNDER * ax + corner * bx, down - _UNDER * ay + corner * by))
        draw.path_fill_convex(ink(palette.PAPER))
    draw.add_rect((x, y), (right, low), ink(palette.EDGE), corner)
