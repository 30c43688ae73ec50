"""What is drawn over an Octiles board: where one may lay and run, and what was done last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from highway3d.shell.drawing.textures import rgb
from highway3d.shell.looks import palette
from tiles2d.octiles.rules.board import NODE, NODES, SPACE
from tiles2d.octiles.rules.moves import Place, PlaceAndRun, Replace, Rotate, Run
from tiles2d.octiles.rules.offers import route
from tiles2d.octiles.rules.paths import links, ways
from tiles2d.octiles.rules.places import NODE_AT, SPACE_AT
from tiles2d.octiles.rules.state import NOBODY
from tiles2d.octiles.scene import octagons
from tiles2d.octiles.scene.curves import route_line, shortened
from tiles2d.octiles.scene.kit import mark
from tiles2d.octiles.scene.octagons import dashed, ribbon, sprite
from tiles2d.octiles.turn.actions import Actions, Kind
from tiles2d.octiles.turn.turn import Step

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from highway3d.shell.drawing.meshes import Mesh
    from highway3d.shell.scene import Proposal
    from highway3d.table.game import Fault
    from highway3d.table.history import Entry
    from tiles2d.octiles.rules.moves import Move
    from tiles2d.octiles.rules.paths import Layout
    from tiles2d.octiles.rules.places import Point
    from tiles2d.octiles.rules.state import State
    from tiles2d.octiles.scene.curves import Line
    from tiles2d.octiles.scene.octagons import Colour
    from tiles2d.octiles.turn.turn import Turn

CREAM: Final = palette.CREAM[:3]
INK: Final = palette.INK[:3]
SEA: Final = palette.SEA[:3]
RED: Final = (0.80, 0.20, 0.13)
GOLD: Final = (1.0, 0.87, 0.52)
DOT: Final = 0.10
FAINT_DOT: Final = 0.06
END: Final = 0.085
LOOP_END: Final = 0.045
START_RING: Final = 0.13
RUNNER: Final = 0.165
RUNNER_RING: Final = 0.205
HALO: Final = 0.25
TILE: Final = 0.5


class Marks:
    """Everything to be drawn, by layer; ``seats`` are the players' colours."""

    def __init__(self, seats: Sequence[str], *, hints: bool) -> None:
        self._seats = [rgb(colour) for colour in seats]
        self._hints = hints
        self.ghost: list[Mesh] = []
        self.lines: list[Mesh] = []
        self.below: list[Mesh] = []
        self.above: list[Mesh] = []

    def face_down(self, spaces: Iterable[str]) -> None:
        """The tiles that lie face down."""
        self.lines += [octagons.back(SPACE_AT[space]) for space in spaces]

    def last(self, before: State, move: Move) -> None:
        """The move that was played last: the tile, and the way of the runner."""
        colour = self._seats[before.acting]
        if isinstance(move, PlaceAndRun | Place | Replace | Rotate):
            self._outline(self.below, move.space, CREAM, 0.75)
        if isinstance(move, PlaceAndRun | Run):
            line = route_line(move.start, move.end, route(before, move))
            loops = move.start == move.end
            line = shortened(line, RUNNER if loops else START_RING, RUNNER)
            self.lines.append(dashed(line, 0.05, CREAM, 0.75))
            self.lines.append(dashed(line, 0.03, colour))
            if loops:
                self._ends_of_loop(line, colour)
            else:
                self.below.append(sprite(mark("ring"), NODE_AT[move.start], START_RING, CREAM, 0.6))

    def lit(self, layout: Layout, entry: Entry) -> None:
        """A move of the list: its tile, its runner, and its way if that lies there as it did."""
        move, before = entry.move, entry.parent
        if before is None:
            return
        if isinstance(move, PlaceAndRun | Place | Replace | Rotate):
            self._outline(self.above, move.space, GOLD)
        if isinstance(move, PlaceAndRun | Run):
            way, laid = route(before.state, move), entry.state.layout
            crossed = {SPACE[crossing.space] for crossing in way}
            if all(layout[space] == laid[space] for space in crossed):
                line = shortened(route_line(move.start, move.end, way), RUNNER, RUNNER)
                self._line(line, self._seats[before.state.acting], 0.052, 1.0)
            for node in (move.start, move.end):
                self._round("ring", NODE_AT[node], RUNNER_RING, GOLD)

    def advised(self, state: State, proposal: Proposal, what: bool) -> None:
        """A proposed move: the space or runner that it begins with, then all of its way."""
        move = proposal.move
        if isinstance(move, PlaceAndRun | Place | Replace | Rotate):
            self._outline(self.above, move.space, GOLD)
        elif isinstance(move, Run):
            self._round("ring", NODE_AT[move.start], RUNNER_RING, GOLD)
        if not what:
            return
        if isinstance(move, PlaceAndRun | Run):
            line = route_line(move.start, move.end, route(state, move))
            self._line(shortened(line, RUNNER, RUNNER), self._seats[state.acting], 0.052, 1.0)
            for node in (move.start, move.end):
                self._round("ring", NODE_AT[node], RUNNER_RING, GOLD)
        for fact in proposal.facts:
            if fact[0] in ("STOPS", "ALLOWS"):
                for name in fact[2:4]:
                    self._round("dashes", NODE_AT[str(name)], RUNNER_RING, CREAM)

    def bonds(self, layout: Layout, runners: Sequence[int]) -> None:
        """The paths that link runners of one player (Team Up)."""
        for start, end, _ in links(layout):
            owner = runners[start]
            if owner != NOBODY and start != end and runners[end] == owner:
                for way in ways(layout, start, end)[:1]:
                    line = route_line(NODES[start], NODES[end], way)
                    self._line(line, self._seats[owner], 0.034, 0.9)

    def offer(self, turn: Turn) -> None:
        """What the player may do now, and what he points at."""
        colour = self._seats[turn.state.acting]
        if self._hints:
            self._dots(turn, colour)
            self._runners(turn, colour)
        self._ghost(turn)
        self._pointed(turn, colour)
        if turn.placed:
            self._outline(self.below, turn.placed, GOLD)

    def faults(self, faults: Iterable[Fault]) -> None:
        """The pieces that stand in the way."""
        for name in sorted({piece for fault in faults for piece in fault.pieces}):
            if name in SPACE:
                self._outline(self.above, name, RED, mark_name="octagon_dashes")
            elif name in NODE:
                self._round("dashes", NODE_AT[name], RUNNER_RING * 1.15, RED)

    def _dots(self, turn: Turn, colour: Colour) -> None:
        """Where the tile in hand may be laid as it is, and fainter where it may when turned."""
        here = turn.spot.name if turn.spot else ""
        if turn.step is Step.PLACE:
            for space in turn.offers.placements:
                if space != here:
                    self._dot(space, colour, fits=turn.rotation in turn.fitting(space))
        elif turn.step is Step.ACT and isinstance(turn, Actions):
            shown = {Kind.REPLACE: turn.offers.replaces, Kind.ROTATE: turn.offers.rotates}
            for space in shown.get(turn.kind, turn.offers.places):
                if space != here:
                    self._dot(space, colour, fits=turn.kind is Kind.PLACE)

    def _dot(self, space: str, colour: Colour, *, fits: bool) -> None:
        size, clear = (DOT, 1.0) if fits else (FAINT_DOT, 0.7)
        self.below.append(sprite(mark("dot"), SPACE_AT[space], size + 0.022, CREAM, clear))
        self.below.append(sprite(mark("dot"), SPACE_AT[space], size, colour, clear))

    def _runners(self, turn: Turn, colour: Colour) -> None:
        """Who may go, and where the one chosen or pointed at may end."""
        here = turn.spot.name if turn.spot else ""
        chosen = turn.runner or (here if here in turn.runs else None)
        for start, ends in turn.runs.items():
            if turn.runner is None:
                self.below.append(sprite(mark("halo"), NODE_AT[start], HALO, GOLD))
            shown = chosen in (None, start) and not (turn.step is Step.ACT and chosen is None)
            for end in ends if shown else ():
                bold = end == here and start in (chosen, start)
                line = route_line(start, end, route(turn.state, turn.run(start, end)))
                self._line(line, colour, 0.052 if bold else 0.028, 1.0 if bold else 0.85)
                if end == start:
                    self._ends_of_loop(shortened(line, RUNNER_RING, RUNNER_RING), colour)
                else:
                    self._end(NODE_AT[end], END, colour)

    def _ends_of_loop(self, line: Line, colour: Colour) -> None:
        """Where a runner leaves its place and comes back to it."""
        for x, y in (line[0], line[-1]):
            self._end((float(x), float(y)), LOOP_END, colour)

    def _end(self, at: Point, size: float, colour: Colour) -> None:
        self.below.append(sprite(mark("dot"), at, size + 0.022, CREAM))
        self.below.append(sprite(mark("dot"), at, size, colour))

    def _ghost(self, turn: Turn) -> None:
        """The tile in hand where it would lie, reddish where it may not."""
        ghost = turn.ghost()
        if ghost is None:
            return
        tint = (1.0, 0.66, 0.58) if turn.verdict() else (1.0, 1.0, 1.0)
        whole = octagons.tile(turn.tile, 45.0 * ghost.rotation, 0.5).whole
        x, y = SPACE_AT[ghost.space]
        self.ghost.append(whole.lifted(x, y, 0.0).painted(*tint, 0.9))

    def _pointed(self, turn: Turn, colour: Colour) -> None:
        """A ring round what is pointed at or chosen, and arrows on a rim that turns a tile."""
        spot = turn.spot
        if turn.runner:
            self._round("ring", NODE_AT[turn.runner], RUNNER_RING, GOLD)
        if turn.rotating:
            self._outline(self.below, turn.rotating.space, GOLD)
            self._arrows(SPACE_AT[turn.rotating.space])
        if spot is None:
            return
        if spot.is_node and (spot.name in turn.choices or spot.name in turn.runs):
            self._round("ring", NODE_AT[spot.name], RUNNER_RING, CREAM)
        elif spot.is_space and turn.step in (Step.PLACE, Step.ACT, Step.RUNNER, Step.END):
            if turn.ghost() and turn.verdict():
                self._outline(self.above, spot.name, RED, mark_name="octagon_dashes")
            elif turn.ghost() or turn.has_tile(spot.name):
                self._outline(self.above, spot.name, GOLD)
            if spot.rim and not turn.rotating:
                self._arrows(SPACE_AT[spot.name])

    def _arrows(self, at: Point) -> None:
        self.above.append(sprite(mark("turn"), at, 0.545, CREAM, 0.85))
        self.above.append(sprite(mark("turn"), at, 0.535, INK))

    def _line(self, line: Line, colour: Colour, width: float, clear: float) -> None:
        """A line with a pale edge, so that it shows on wood and path alike."""
        self.lines.append(ribbon(line, width + 0.026, CREAM, clear))
        self.lines.append(ribbon(line, width, colour, clear))

    def _outline(
        self,
        layer: list[Mesh],
        space: str,
        colour: Colour,
        clear: float = 1.0,
        mark_name: str = "octagon",
    ) -> None:
        layer.append(sprite(mark(mark_name), SPACE_AT[space], TILE, colour, clear))

    def _round(self, name: str, at: Point, radius: float, colour: Colour) -> None:
        self.above.append(sprite(mark(name), at, radius + 0.012, INK, 0.7))
        self.above.append(sprite(mark(name), at, radius, colour))
