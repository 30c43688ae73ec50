"""A dark wooden table top, drawn behind the screens that have no board."""

from __future__ import annotations

from functools import lru_cache
from math import sin
from typing import Any

from imgui_bundle import imgui

from highway3d.shell.looks import palette
from highway3d.shell.looks.widgets import ink

_LINES = 46
_PLANKS = 4


def draw_wood(draw: Any, size: tuple[int, int]) -> None:
    """Fills the window with planks and grain."""
    width, height = size
    top, low = ink(palette.colour("#6B4A2F")), ink(palette.colour("#482F1E"))
    draw.add_rect_filled_multi_color((0, 0), size, top, top, low, low)
    for line, points in enumerate(_grain(width, height)):
        dark = 0.05 + 0.06 * (0.5 + 0.5 * sin(line * 3.3))
        draw.add_polyline(points, ink(palette.NIGHT, dark), 0, 1.0 + height / 600 * (line % 3))
    for plank in range(1, _PLANKS):
        at = height * plank / _PLANKS
        draw.add_line((0, at), (width, at), ink(palette.NIGHT, 0.45), max(1.0, height / 480))
        draw.add_line((0, at + 2), (width, at + 2), ink(palette.SAND, 0.08), 1.0)


@lru_cache(maxsize=2)
def _grain(width: int, height: int) -> list[list[Any]]:
    lines = []
    for line in range(_LINES):
        base = height * (line + 0.5) / _LINES
        sway = height * 0.006 * (1 + sin(line * 1.7))
        lines.append([
            imgui.ImVec2(
                width * at / 24,
                base + sway * (sin(at * 0.55 + line * 2.1) + 0.7 * sin(at * 0.21 + line)),
            )
            for at in range(25)
        ])  # fmt: skip
    return lines
