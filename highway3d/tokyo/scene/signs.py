"""Small signs on the board, as large at every distance: what is used up, heights, crossings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from imgui_bundle import imgui

from highway3d.shell.looks import palette
from highway3d.shell.looks.widgets import ink
from highway3d.tokyo.rules.crossings import Result
from highway3d.tokyo.scene.pieces.ghost import crossing_spot, middle, on_road
from highway3d.tokyo.scene.pieces.poses import DISC, cm
from highway3d.tokyo.turn.turn import Step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from highway3d.shell.scene import Host
    from highway3d.tokyo.rules.highway import Highway, Pillar, Road
    from highway3d.tokyo.scene.stage import Stage
    from highway3d.tokyo.turn.draft import Verdict
    from highway3d.tokyo.turn.turn import Turn

    Pixel = tuple[float, float]

FROM_ABOVE: Final = 20.0
"""Up to this polar angle, in degrees, all pillars show their heights."""
SHARES: Final = (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8)
"""Where along a road its sign may stand: the first place that can be seen."""
SIZE: Final = 0.85
"""Of a sign, in text heights."""


class Used(NamedTuple):
    """A road's sign: where it stands, and which of its two cars cannot be had any more."""

    at: Pixel
    over: bool
    under: bool


class Signs:
    """Draws the signs below all slips and panels; they rest while the camera moves."""

    def __init__(self, host: Host, turn: Turn, stage: Stage) -> None:
        self._host, self._turn, self._stage = host, turn, stage
        self._seen: object = None
        self._used: list[Used] | None = None

    def draw(self, verdict: Verdict | None) -> None:
        """Draws them all; ``verdict`` is that of the build in the hand."""
        for sign in self.used():
            self._draw_used(sign)
        if verdict is not None:
            self._draw_crossings(verdict)
        self._draw_heights(self._counted())

    def used(self) -> list[Used]:
        """The signs of all roads that are used up, where they can be seen from here.

        None while the camera moves: what can be seen takes longer to find than a frame may.
        """
        shown, eye = self._turn.shown, self._stage.eye
        seen = shown, eye.now, eye.frame
        if self._seen != seen:
            self._seen, self._used = seen, None
            self._host.redraw()
            return []
        if self._used is None:
            self._used = self._placed(shown)
        return self._used

    def _placed(self, shown: Highway) -> list[Used]:
        signs: list[Used] = []
        if self._turn.state.options.scope != "road":
            return signs  # what is used up is so at one place only
        taken = [at for pillar in self._turn.bases if (at := self._top(pillar)) is not None]
        for road, over, under in zip(shown.roads, *shown.covered, strict=True):
            at = self._place(road, taken) if over or under else None
            if at is not None:
                taken.append(at)
                signs.append(Used(at, bool(over), bool(under)))
        return signs

    def _place(self, road: Road, taken: list[Pixel]) -> Pixel | None:
        """Where a road is seen, beside all other signs if that can be."""
        first = None
        for share in SHARES:
            spot = on_road(road, share)
            at = self._stage.pixel(*spot)
            if at is not None and self._stage.sees(spot):
                if self._has_room(at, taken):
                    return at
                first = first or at
        return first

    def _has_room(self, at: Pixel, taken: list[Pixel]) -> bool:
        """Tells whether a sign for both cars would cover none of those placed."""
        wide, tall = 2 * SIZE * self._host.theme.em, SIZE * self._host.theme.em
        return not any(abs(at[0] - x) < wide and abs(at[1] - y) < tall for x, y in taken)

    def _top(self, pillar: Pillar) -> Pixel | None:
        return self._stage.pixel(cm(pillar.x), cm(pillar.y), pillar.height * DISC)

    def _counted(self) -> list[Pillar]:
        """The pillars whose heights are written: all from above, else those to build from."""
        turn = self._turn
        if self._stage.eye.now.polar <= FROM_ABOVE:
            return list(turn.shown.pillars)
        return turn.bases if turn.step in (Step.BASE, Step.AIM) else []

    def _draw_used(self, sign: Used) -> None:
        """A dark tag with an arrow for each car that is gone, stopped by a bar at its tip."""
        draw, size = imgui.get_background_draw_list(), SIZE * self._host.theme.em
        ways = [way for way, gone in ((-1, sign.over), (1, sign.under)) if gone]
        wide = size * len(ways)
        left, middle_y = sign.at[0] - wide / 2, sign.at[1]
        low, high = (left, middle_y - size / 2), (left + wide, middle_y + size / 2)
        draw.add_rect_filled(low, high, ink(palette.NIGHT, 0.92), 0.22 * size)
        draw.add_rect(low, high, ink(palette.CREAM), 0.22 * size)
        shade = ink(palette.CREAM)
        for at, way in enumerate(ways):
            x = left + (at + 0.5) * size
            tip, foot = middle_y + 0.16 * way * size, middle_y - 0.26 * way * size
            corners = ((x - 0.24 * size, foot), (x + 0.24 * size, foot), (x, tip))
            draw.add_triangle_filled(*corners, shade)
            bar = middle_y + 0.25 * way * size
            draw.add_line((x - 0.28 * size, bar), (x + 0.28 * size, bar), shade, 0.13 * size)

    def _draw_crossings(self, verdict: Verdict) -> None:
        """A dot at each crossing, and a line from one that does not pay to what is in its way."""
        roads = {road.name: road for road in self._turn.site.highway.roads}
        draw, radius = imgui.get_background_draw_list(), 0.32 * self._host.theme.em
        for crossing in verdict.crossings:
            at = self._stage.pixel(*crossing_spot(verdict.road, crossing.point))
            if at is None:
                continue
            for name in crossing.blockers if verdict.is_legal else ():
                end = self._stage.pixel(*middle(roads[name]))
                if end is not None:
                    self._host.theme.leader(at, end)
            pays = verdict.is_legal and crossing.result is Result.QUALIFIES
            draw.add_circle_filled(at, radius, ink(palette.GOOD if pays else palette.PAPER))
            draw.add_circle(at, radius, ink(palette.CREAM if pays else palette.BARK), 0, radius / 4)

    def _draw_heights(self, pillars: Sequence[Pillar]) -> None:
        """Each pillar's height in figures, in a round on its top."""
        draw, theme = imgui.get_background_draw_list(), self._host.theme
        radius, size = 0.52 * theme.em, round(0.9 * theme.em)
        paper, edge, letters = ink(palette.PAPER, 0.94), ink(palette.BARK), ink(palette.INK)
        with theme.font(0.9, bold=True):
            for pillar in pillars:
                at = self._top(pillar)
                if at is not None:
                    text = str(pillar.height)
                    taken = imgui.calc_text_size(text)
                    draw.add_circle_filled(at, radius, paper)
                    draw.add_circle(at, radius, edge)
                    corner = at[0] - taken.x / 2, at[1] - taken.y / 2
                    draw.add_text(theme.bold, size, corner, letters, text)
