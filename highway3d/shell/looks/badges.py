"""A player's badge: a disc that colour and pattern tell apart, even in a grey picture."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Any

from imgui_bundle import imgui

from highway3d.shell.looks.palette import INK, Colour, colour, luminance

_LIGHT: Colour = (1.0, 1.0, 1.0, 0.92)
_DARK: Colour = (0.12, 0.09, 0.06, 0.85)


def draw_badge(draw: Any, x: float, y: float, size: float, shade: str, pattern: str) -> None:
    """Draws the badge with its top left corner at ``x``, ``y``."""
    radius = size / 2
    middle = (x + radius, y + radius)
    fill = colour(shade)
    mark = imgui.get_color_u32(_LIGHT if luminance(fill) < 0.45 else _DARK)
    draw.add_circle_filled(middle, radius, imgui.get_color_u32(fill), 40)
    _MARKS.get(pattern, _plain)(draw, middle, radius * 0.86, mark)
    draw.add_circle(middle, radius, imgui.get_color_u32(INK), 40, max(1.0, size / 18))


def _plain(draw: Any, middle: tuple[float, float], radius: float, mark: int) -> None:
    """Nothing but the colour."""


def _stripes(draw: Any, middle: tuple[float, float], radius: float, mark: int) -> None:
    for step in (-0.62, 0.0, 0.62):
        off = step * radius
        half = sqrt(radius**2 - off**2)
        along, across = (cos(pi / 4), -sin(pi / 4)), (sin(pi / 4), cos(pi / 4))
        ends = [
            (
                middle[0] + off * across[0] + sign * half * along[0],
                middle[1] + off * across[1] + sign * half * along[1],
            )
            for sign in (-1, 1)
        ]
        draw.add_line(*ends, mark, radius * 0.26)


def _dots(draw: Any, middle: tuple[float, float], radius: float, mark: int) -> None:
    draw.add_circle_filled(middle, radius * 0.2, mark, 16)
    for turn in range(6):
        at = turn * pi / 3
        spot = (middle[0] + 0.6 * radius * cos(at), middle[1] + 0.6 * radius * sin(at))
        draw.add_circle_filled(spot, radius * 0.2, mark, 16)


def _checks(draw: Any, middle: tuple[float, float], radius: float, mark: int) -> None:
    for start in (0.0, pi):
        draw.path_line_to(middle)
        draw.path_arc_to(middle, radius, start, start + pi / 2, 16)
        draw.path_fill_convex(mark)


def _ring(draw: Any, middle: tuple[float, float], radius: float, mark: int) -> None:
    draw.add_circle(middle, radius * 0.58, mark, 32, radius * 0.3)


def _cross(draw: Any, middle: tuple[float, float], radius: float, mark: int) -> None:
    reach = radius * 0.8
    for dx, dy in ((reach, 0.0), (0.0, reach)):
        ends = (middle[0] - dx, middle[1] - dy), (middle[0] + dx, middle[1] + dy)
        draw.add_line(*ends, mark, radius * 0.32)


_MARKS = {
    "plain": _plain, "stripes": _stripes, "dots": _dots, "checks": _checks,
    "ring": _ring, "cross": _cross,
}  # fmt: skip
