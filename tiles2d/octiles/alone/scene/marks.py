"""What is drawn over the board of a solitaire: its spaces, its ways, and what is pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tiles2d.octiles.alone.rules.puzzles import Kind
from tiles2d.octiles.rules.board import NODE, NODES, SPACES
from tiles2d.octiles.rules.paths import ways
from tiles2d.octiles.rules.places import SPACE_AT
from tiles2d.octiles.rules.state import NOBODY
from tiles2d.octiles.scene import octagons
from tiles2d.octiles.scene.curves import route_line, way_line
from tiles2d.octiles.scene.marks import CREAM, GOLD, RED, SEA, Marks
from tiles2d.octiles.scene.octagons import dashed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tiles2d.octiles.alone.turn.solo import Solo
    from tiles2d.octiles.rules.paths import Layout
    from tiles2d.octiles.scene.octagons import Colour


class AloneMarks(Marks):
    """The marks of one solitaire."""

    def solo(self, solo: Solo) -> None:
        """All that is to be drawn over the position in hand."""
        state, asked = solo.state, solo.state.puzzle
        if len(asked.spaces) < len(SPACES):
            for space in asked.spaces:
                self._outline(self.below, space, CREAM, 0.75)
        if solo.way:
            self._line(way_line(solo.way), SEA, 0.045, 1.0)
        if asked.kind is Kind.SEQUENCE:
            score = state.sequence()
            self._links(state.layout, score.made, SEA)
            self._links(state.layout, score.out_of_order, RED, broken=True)
        if asked.kind is Kind.CONNECTION:
            runners = dict(asked.runners)
            self.bonds(state.layout, [runners.get(node, NOBODY) for node in NODES])
            self._links(state.layout, state.connection().mixed, RED, broken=True)

    def pointed(self, solo: Solo) -> None:
        """The tile in hand where it would lie, and the rim that turns a laid one."""
        spot = solo.spot
        if spot is None or spot.name not in solo.choices:
            return
        laid = solo.laid_at(spot)
        if not laid and solo.tile is not None:
            whole = octagons.tile(solo.tile, 45.0 * solo.rotation, 0.5).whole
            self.ghost.append(whole.lifted(*SPACE_AT[spot.name], 0.0).painted(1, 1, 1, 0.9))
        self._outline(self.above, spot.name, GOLD)
        if laid and spot.rim:
            self._arrows(SPACE_AT[spot.name])

    def lit_space(self, space: str) -> None:
        """A space that is spoken of."""
        self._outline(self.above, space, GOLD)

    def _links(
        self, layout: Layout, pairs: Iterable[tuple[str, str]], colour: Colour, broken: bool = False
    ) -> None:
        """The ways between pairs of nodes."""
        for start, end in pairs:
            for way in ways(layout, NODE[start], NODE[end]):
                line = route_line(start, end, way)
                if broken:
                    self.lines += [dashed(line, 0.07, CREAM), dashed(line, 0.05, colour)]
                else:
                    self._line(line, colour, 0.034, 1.0)
