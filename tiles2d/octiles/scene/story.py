"""What lies where on an Octiles board, at rest and in the course of a move.

The state changes first; a ``Story`` tells afterwards how it came to that, and may be left at any
time. Seconds are those of a story told at the normal pace.
"""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING, Final, NamedTuple

from highway3d.shell.drawing.easing import smoothstep, turned
from tiles2d.octiles.rules.board import SPACES
from tiles2d.octiles.rules.moves import Move, Pass, Place, PlaceAndRun, Replace, Rotate, Run
from tiles2d.octiles.rules.offers import route
from tiles2d.octiles.rules.packed import unpack_tile
from tiles2d.octiles.rules.places import NODE_AT, SPACE_AT, outward
from tiles2d.octiles.scene.curves import CORNER, Track, route_line
from tiles2d.octiles.turn.spots import HAND_AT, NEXT, PILE_AT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tiles2d.octiles.rules.paths import Layout
    from tiles2d.octiles.rules.places import Point
    from tiles2d.octiles.rules.state import State

PILED: Final = 3
"""How many tiles of the pile show their edges."""
PILE_STEP: Final = (0.014, -0.017)
UNDER: Final = 0.85
MARKER_AT: Final = tuple(part * CORNER * 0.80 for part in outward(0.5))
"""Where a marker lies on its tile: in a corner, clear of all paths."""
FLIGHT_S: Final = 0.38
TURN_S: Final = 0.30
SPEED: Final = 2.8
"""Tile widths a second of a runner."""
SHORTEST_S, LONGEST_S = 0.5, 1.9


class TileAt(NamedTuple):
    """A tile where it lies, turned clockwise; ``lift`` is its height over the board, 0 to 1.

    On others it ``casts`` no shadow; under others it is shown in ``shade``. Its ``size`` is that
    of a tile on the board, or less.
    """

    number: int
    degrees: float
    x: float
    y: float
    lift: float = 0.0
    shade: float = 1.0
    casts: bool = True
    size: float = 1.0


class PieceAt(NamedTuple):
    """A player's runner or marker where it stands."""

    seat: int
    x: float
    y: float


class Standing(NamedTuple):
    """Everything that can be moved, in the order in which it is drawn."""

    tiles: tuple[TileAt, ...]
    markers: tuple[PieceAt, ...]
    runners: tuple[PieceAt, ...]


def standing(
    state: State, layout: Layout | None = None, rotation: int = 0, *, in_hand: bool = True
) -> Standing:
    """A position at rest; ``layout`` shows other tiles, ``rotation`` is that of the one in hand."""
    markers = [
        PieceAt(seat, SPACE_AT[space][0] + MARKER_AT[0], SPACE_AT[space][1] + MARKER_AT[1])
        for seat, space in state.marked().items()
    ]
    shown_in = rotation if in_hand else None
    shown = laid_out(layout or state.layout, state.pile, state.standing(), shown_in)
    return shown._replace(markers=tuple(markers))


def laid_out(
    layout: Layout, pile: Sequence[int], runners: Mapping[str, int], rotation: int | None
) -> Standing:
    """Tiles and runners in their places; the first of the pile is in hand.

    It lies in ``rotation``, or None where it has just been laid and the hand is empty.
    """
    tiles = _pile(pile[1:])
    if rotation is not None and pile:
        tiles.append(TileAt(pile[0], 45.0 * rotation, *HAND_AT))
    for space, laid in zip(SPACES, layout, strict=True):
        if laid:
            tile, rotation = unpack_tile(laid)
            tiles.append(TileAt(tile, 45.0 * rotation, *SPACE_AT[space]))
    standing = [PieceAt(seat, *NODE_AT[node]) for node, seat in runners.items()]
    return Standing(tuple(tiles), (), tuple(standing))


def _pile(rest: Sequence[int]) -> list[TileAt]:
    """The tiles after the one in hand, smaller: the edges of some, and the top one."""
    if not rest:
        return []
    under = min(len(rest) - 1, PILED)
    top = TileAt(rest[0], 0.0, *PILE_AT, casts=under == 0, size=NEXT)
    tiles = [
        top._replace(x=top.x + PILE_STEP[0] * at, y=top.y + PILE_STEP[1] * at, shade=UNDER)
        for at in range(under, 0, -1)
    ]
    if tiles:
        tiles[0] = tiles[0]._replace(casts=True)
    return [*tiles, top]


class Story:
    """How one move came about. ``drafted``: the tile was laid before the move was complete."""

    def __init__(self, before: State, move: Move, after: State, *, drafted: bool = False) -> None:
        self._before = standing(before)
        self._after = standing(after)
        self._move = move
        self._flight_s = 0.0 if drafted or isinstance(move, Run | Pass) else FLIGHT_S
        self._track: Track | None = None
        run_s = 0.0
        if isinstance(move, PlaceAndRun | Run):
            line = route_line(move.start, move.end, route(before, move))
            self._track = Track(line)
            run_s = min(max(self._track.length / SPEED, SHORTEST_S), LONGEST_S)
        if isinstance(move, Rotate):
            self._flight_s = 0.0 if drafted else TURN_S
            self._turned = self._tile(before), self._tile(after)
        self._run_s = run_s
        self.seconds = self._flight_s + run_s
        """How long it takes."""

    def at(self, seconds: float) -> Standing:
        """What lies where so long after the beginning."""
        if seconds >= self.seconds:
            return self._after
        if seconds < self._flight_s:
            return self._flying(smoothstep(seconds / self._flight_s))
        return self._running(smoothstep((seconds - self._flight_s) / self._run_s))

    def _flying(self, share: float) -> Standing:
        """The tile on its way from the hand to its space, or on its way round."""
        if isinstance(self._move, Rotate):
            was, now = self._turned
            back = turned(was.degrees - now.degrees)
            rotated = was._replace(degrees=was.degrees - back * share)
            tiles = [rotated if tile == was else tile for tile in self._before.tiles]
            return self._before._replace(tiles=tuple(tiles))
        assert isinstance(self._move, PlaceAndRun | Place | Replace)
        x, y = _between(HAND_AT, SPACE_AT[self._move.space], share)
        laid = next(t for t in self._after.tiles if (t.x, t.y) == SPACE_AT[self._move.space])
        flying = laid._replace(x=x, y=y, lift=sin(pi * share))
        rest = [tile for tile in self._before.tiles if (tile.x, tile.y) != HAND_AT]
        return self._before._replace(tiles=(*rest, flying))

    def _running(self, share: float) -> Standing:
        """The runner on its way."""
        assert self._track is not None
        assert isinstance(self._move, PlaceAndRun | Run)
        start = NODE_AT[self._move.start]
        runners = [each for each in self._before.runners if (each.x, each.y) != start]
        seat = next(each.seat for each in self._before.runners if (each.x, each.y) == start)
        running = PieceAt(seat, *self._track.at(self._track.length * share))
        return self._after._replace(runners=(*runners, running))

    def _tile(self, state: State) -> TileAt:
        assert isinstance(self._move, Rotate)
        at = SPACE_AT[self._move.space]
        return next(tile for tile in standing(state).tiles if (tile.x, tile.y) == at)


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
