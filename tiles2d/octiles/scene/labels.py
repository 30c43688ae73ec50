"""What is written on the board: names, the numbers of a Sequence, a slip beside a space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imgui_bundle import imgui

from highway3d.shell.looks import palette
from highway3d.shell.looks.widgets import ink
from highway3d.shell.sentences import fault_sentence
from tiles2d.flat.slips import beside
from tiles2d.octiles.rules.places import NODE_AT, SPACE_AT
from tiles2d.octiles.turn.actions import Actions
from tiles2d.octiles.turn.spots import NEXT, PILE_AT
from tiles2d.octiles.turn.turn import Step

if TYPE_CHECKING:
    from collections.abc import Iterable

    from highway3d.shell.scene import Host
    from tiles2d.flat.overlay import Point
    from tiles2d.octiles.scene.sight import Sight
    from tiles2d.octiles.turn.spots import Spot
    from tiles2d.octiles.turn.turn import Turn

BELOW_NODE: Final = 0.21
BELOW_SPACE: Final = 0.30
"""How far below the middle of its place a name stands, in tile widths."""
LEAST_EM: Final = 0.62
"""Letters are never smaller than so many text heights."""
NUMBER: Final = 0.15
"""Radius of the disc behind a number, in tile widths."""
AWAY: Final = 0.54
"""How far from the middle of a tile its slip begins, in tile widths."""


class Labels:
    """Draws letters over the board as it is seen."""

    def __init__(self, host: Host, sight: Sight) -> None:
        self._host, self._texts, self._sight = host, host.texts, sight

    def draw_names(self, spot: Spot | None) -> None:
        """The name of what is pointed at; all names while a move is being typed."""
        if imgui.get_io().want_text_input:
            shown = [*SPACE_AT, *NODE_AT]
        else:
            shown = [spot.name] if spot and (spot.is_node or spot.is_space) else []
        for name in shown:
            if name in NODE_AT:
                self._draw_name(name, NODE_AT[name], BELOW_NODE)
            else:
                self._draw_name(name, SPACE_AT[name], BELOW_SPACE)

    def draw_numbers(self, stops: Iterable[str]) -> None:
        """The number of each of some stops, on a pale disc."""
        draw, scale = imgui.get_background_draw_list(), self._sight.view.scale
        for number, stop in enumerate(stops, 1):
            at = self._sight.pixel(NODE_AT[stop])
            draw.add_circle_filled(at, NUMBER * scale, ink(palette.CREAM), 32)
            draw.add_circle(at, NUMBER * scale, ink(palette.INK, 0.6), 32)
            self._write(at, str(number), round(1.25 * NUMBER * scale))

    def draw_next(self) -> None:
        """Says under the pile that its tile is the next, not the one in hand."""
        scale = self._sight.view.scale
        size = round(max(0.17 * scale, LEAST_EM * self._host.theme.em))
        x, y = self._sight.pixel(PILE_AT)
        at = x, y + (NEXT / 2 + 0.06) * scale + 0.5 * size
        self._write(at, self._texts("octiles-next"), size, palette.CREAM)

    def draw_slip(self, turn: Turn) -> None:
        """A slip beside what is pointed at: why not, or what taking it does."""
        spot, faults = turn.spot, turn.verdict()
        if spot is None or not spot.is_space or turn.step not in (Step.PLACE, Step.ACT):
            return
        if faults:
            line = fault_sentence(self._texts, "octiles", faults[0]), "fault"
        elif isinstance(turn, Actions) and turn.has_tile(spot.name):
            line = self._texts(f"octiles-{turn.kind}-slip"), "ink"
        else:
            return
        at, away = self._sight.pixel(SPACE_AT[spot.name]), AWAY * self._sight.view.scale
        place = beside(self._sight.free, at, away, self._host.theme.slip_size([line]))
        self._host.theme.label(*place, [line])

    def _draw_name(self, name: str, place: Point, below: float) -> None:
        """A name on a scrap of paper, below its place."""
        scale = self._sight.view.scale
        size = round(max(0.17 * scale, LEAST_EM * self._host.theme.em))
        x, y = self._sight.pixel(place)
        y += below * scale
        high, wide = 0.58 * size, 0.82 * size
        draw = imgui.get_background_draw_list()
        low, far = (x - wide, y - high), (x + wide, y + high)
        draw.add_rect_filled(low, far, ink(palette.PAPER), 0.35 * size)
        draw.add_rect(low, far, ink(palette.EDGE), 0.35 * size)
        self._write((x, y), name, size)

    def _write(
        self, at: Point, text: str, size: int, tone: palette.Colour = palette.INK
    ) -> None:
        """Bold letters about a point."""
        bold = self._host.theme.bold
        imgui.push_font(bold, size)
        wide = imgui.calc_text_size(text)
        imgui.pop_font()
        spot = at[0] - wide.x / 2, at[1] - wide.y / 2
        imgui.get_background_draw_list().add_text(bold, size, spot, ink(tone), text)
