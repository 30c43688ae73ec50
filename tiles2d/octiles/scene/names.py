"""The names of spaces, stops and circles on the board, and the numbers of a Sequence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imgui_bundle import imgui

from highway3d.shell.looks import palette
from highway3d.shell.looks.widgets import ink
from tiles2d.octiles.rules.places import NODE_AT, SPACE_AT

if TYPE_CHECKING:
    from tiles2d.flat.overlay import Point
    from tiles2d.octiles.scene.scene import OctilesScene

BELOW_NODE: Final = 0.21
BELOW_SPACE: Final = 0.30
"""How far below the middle of its place a name stands, in tile widths."""
LEAST_EM: Final = 0.62
"""Letters are never smaller than so many text heights."""
NUMBER: Final = 0.15
"""Radius of the disc behind a number, in tile widths."""


def draw_names(scene: OctilesScene) -> None:
    """The name of what is pointed at; all names while a move is being typed."""
    if imgui.get_io().want_text_input:
        shown = [*SPACE_AT, *NODE_AT]
    else:
        spot = scene.active.spot
        shown = [spot.name] if spot and (spot.is_node or spot.is_space) else []
    for name in shown:
        at, below = (
            (NODE_AT[name], BELOW_NODE) if name in NODE_AT else (SPACE_AT[name], BELOW_SPACE)
        )
        x, y = scene.overlay.pixel(at)
        _tag(scene, (x, y + below * scene.overlay.view.scale), name)


def draw_numbers(scene: OctilesScene, stops: list[str]) -> None:
    """The number of each of some stops, on a pale disc."""
    draw, scale = imgui.get_background_draw_list(), scene.overlay.view.scale
    for number, stop in enumerate(stops, 1):
        at = scene.overlay.pixel(NODE_AT[stop])
        draw.add_circle_filled(at, NUMBER * scale, ink(palette.CREAM), 32)
        draw.add_circle(at, NUMBER * scale, ink(palette.INK, 0.6), 32)
        _write(scene, at, str(number), round(1.25 * NUMBER * scale))


def _tag(scene: OctilesScene, at: Point, name: str) -> None:
    """A name on a scrap of paper."""
    size = round(max(0.17 * scene.overlay.view.scale, LEAST_EM * scene.host.theme.em))
    high, wide = 0.58 * size, 0.82 * size
    draw = imgui.get_background_draw_list()
    low, far = (at[0] - wide, at[1] - high), (at[0] + wide, at[1] + high)
    draw.add_rect_filled(low, far, ink(palette.PAPER), 0.35 * size)
    draw.add_rect(low, far, ink(palette.EDGE), 0.35 * size)
    _write(scene, at, name, size)


def _write(scene: OctilesScene, at: Point, text: str, size: int) -> None:
    """Bold letters about a point."""
    bold = scene.host.theme.bold
    imgui.push_font(bold, size)
    wide = imgui.calc_text_size(text)
    imgui.pop_font()
    spot = at[0] - wide.x / 2, at[1] - wide.y / 2
    imgui.get_background_draw_list().add_text(bold, size, spot, ink(palette.INK), text)
