"""Letters on the board: the names of its cells, who leaves and why, what a choice brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imgui_bundle import imgui

from highway3d.shell.looks import palette
from highway3d.shell.looks.widgets import ink
from tiles2d.autopista.rules.pieces import PIECES
from tiles2d.autopista.scene.marks import place_of
from tiles2d.autopista.scene.words import cause_line, gain_line

if TYPE_CHECKING:
    from collections.abc import Iterator

    from highway3d.shell.looks.layout import Rect
    from highway3d.shell.looks.theme import Line
    from highway3d.shell.scene import Host
    from tiles2d.autopista.scene.story import Still
    from tiles2d.autopista.scene.town.plan import Plan
    from tiles2d.autopista.turn.turn import Turn
    from tiles2d.flat.overlay import Overlay, Point

    Slip = tuple[Point, list[Line]]

NAME, MOST, LEAST_EM = 0.28, 0.34, 0.62
"""Height of a cell's name in cells; up to ``MOST`` it is no less than so many text heights."""
CLEAR: Final = 1.5
"""How far from a piece its slip is, in cells."""


class Labels:
    """Lays the slips so that none covers another."""

    def __init__(self, host: Host, overlay: Overlay) -> None:
        self._host, self._texts, self._overlay = host, host.texts, overlay

    def draw_names(self, plan: Plan) -> None:
        """The letters of the columns below the town, and the numbers of the rows at its left."""
        scale, bold = self._overlay.view.scale, self._host.theme.bold
        size = round(min(max(NAME * scale, LEAST_EM * self._host.theme.em), MOST * scale))
        draw = imgui.get_background_draw_list()
        names = [(chr(ord("a") + at), (plan.centre(at)[0], -0.12)) for at in range(plan.width)]
        for at in range(plan.height):
            names.append((str(at + 1), (-0.12, plan.centre(at * plan.width)[1])))
        for name, place in names:
            x, y = self._overlay.pixel(place)
            imgui.push_font(bold, size)
            wide = imgui.calc_text_size(name)
            imgui.pop_font()
            draw.add_text(bold, size, (x - wide.x / 2, y - wide.y / 2), ink(palette.INK), name)

    def draw_leaving(self, now: Still) -> None:
        """The cause beside the piece that is being sent off."""
        if now.leaving is not None:
            piece, cause = now.leaving
            self._lay(now.stands[piece][:2], [cause_line(self._texts, piece, cause)], [])

    def draw_outlook(self, plan: Plan, turn: Turn) -> None:
        """What the choice that is pointed at would bring."""
        taken: list[Rect] = []
        for at, lines in self._outlook(plan, turn):
            taken.append(self._lay(at, lines, taken))

    def _outlook(self, plan: Plan, turn: Turn) -> Iterator[Slip]:
        choice, texts = turn.current, self._texts
        if choice is None:
            return
        outlook = turn.outlook(choice)
        removed: dict[int, list[Line]] = {}
        for piece, cause in outlook.removed:
            removed.setdefault(piece, []).append(cause_line(texts, piece, cause))
        for piece, lines in removed.items():
            yield place_of(plan, turn, piece), lines
        rest = [gain_line(texts, gain) for gain in outlook.gains]
        for piece in outlook.stranded:
            rest.append((texts("city-stuck", piece=PIECES[piece]), "warning"))
        if rest:
            yield plan.centre(choice.cell), rest

    def _lay(self, at: Point, lines: list[Line], taken: list[Rect]) -> Rect:
        """A slip of paper above a point of the board, clear of the piece there and its directions.

        Where there is no room above it goes below, and where another slip is, beyond that.
        """
        free = self._overlay.free
        wide, tall = self._host.theme.slip_size(lines)
        x, y = self._overlay.pixel(at)
        away = CLEAR * self._overlay.view.scale
        top = y - away - tall
        up = top > free.y
        if not up:
            top = y + away
        for other in taken:
            if top < other[1] + other[3] and other[1] < top + tall:
                top = other[1] - tall - 2 if up else other[1] + other[3] + 2
        left = min(max(free.x, x - wide / 2), free.x + free.width - wide)
        return self._host.theme.label(left, top, lines)
