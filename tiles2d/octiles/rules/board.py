"""The Octiles board: 17 tile spaces, 16 stops, 20 circles and 8 printed detours.

Everything is read from ``board.json`` and checked once, on import. Spaces have lower-case names
(``c3``), stops and circles upper-case ones (``C3``, ``A1``): ``a2`` and ``A2`` are not the same.

Paths are followed on *doors*. A door is one side of one tile space, seen by somebody who enters
the space through it, and is one number (``packed``), from 0 to 135. The numbers from 136 on stand
for the nodes (stops, then circles): ``136 + node``. Sides run clockwise: 0 N, 1 NE, … 7 NW.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec

from tiles2d.octiles.rules.packed import pack_door


class Side(msgspec.Struct, frozen=True):
    """What lies beyond one side of a tile space."""

    side: int
    kind: Literal["tile", "stop", "circle", "detour"]
    tile: str = ""
    """The space entered there, through ``tile_side``; with a detour, where it comes out."""
    tile_side: int = -1
    stop: str = ""
    circle: str = ""
    detour: str = ""


class Space(msgspec.Struct, frozen=True):
    """A place for a tile; ``x`` east and ``y`` north of the board's centre, in tile widths."""

    id: str
    index: int
    x: int
    y: int
    sides: tuple[Side, ...]


class Stop(msgspec.Struct, frozen=True):
    """A felt stop between tiles."""

    id: str
    index: int
    x: float
    y: float


class Circle(msgspec.Struct, frozen=True):
    """A start and finish circle; ``ordinal`` counts clockwise along its side, from 1."""

    id: str
    index: int
    side: str
    ordinal: int
    tile: str
    tile_side: int
    x: float
    y: float


class Arc(msgspec.Struct, frozen=True):
    """A circular arc: its centre, its radius, and where it starts and ends."""

    cx: float
    cy: float
    r: float
    from_xy: tuple[float, float]
    to_xy: tuple[float, float]


class Door(msgspec.Struct, frozen=True):
    """One side of one space, by name."""

    tile: str
    tile_side: int


class Detour(msgspec.Struct, frozen=True):
    """A printed path outside the tiles, and the arc to draw it by."""

    id: str
    kind: Literal["notch", "corner"]
    ends: tuple[Door, Door]
    arc: Arc


class Board(msgspec.Struct, frozen=True):
    """The whole of ``board.json``, as far as rules and drawing need it."""

    tile_spaces: tuple[Space, ...]
    stops: tuple[Stop, ...]
    circles: tuple[Circle, ...]
    detours: tuple[Detour, ...]


SIDES = ("west", "north", "east", "south")
"""The sides of the board, clockwise from the first player's; side ``s`` faces ``(s + 2) % 4``."""
DOORS = 136
"""How many doors there are; numbers from here on stand for nodes."""


def load(text: bytes) -> Board:
    """Reads and checks a board; raises ``ValueError`` with one sentence about what is wrong.

    >>> load(b'{"tile_spaces": [], "stops": [], "circles": [], "detours": []}')
    Traceback (most recent call last):
    ValueError: board: there must be 17 tile spaces
    """
    board = msgspec.json.decode(text, type=Board)
    _check_counts(board)
    _check_links(board)
    _check_quarter_turn(board)
    return board


def _require(holds: bool, sentence: str) -> None:
    if not holds:
        raise ValueError(f"board: {sentence}")


def _check_counts(board: Board) -> None:
    spaces = board.tile_spaces
    nodes: list[Stop | Circle] = [*board.stops, *board.circles]
    _require(len(spaces) == 17, "there must be 17 tile spaces")
    _require(len(board.stops) == 16, "there must be 16 stops")
    _require(len(board.circles) == 20, "there must be 20 circles")
    _require(len(board.detours) == 8, "there must be 8 detours")
    _require([s.index for s in spaces] == list(range(17)), "tile spaces must be listed by index")
    _require([n.index for n in nodes] == list(range(36)), "stops and circles must be in order")
    names = {space.id for space in spaces} | {node.id for node in nodes}
    _require(len(names) == 53, "each name must be used once")
    _require(all(len(s.sides) == 8 for s in spaces), "a tile space must have eight sides")
    _require(
        all([side.side for side in s.sides] == list(range(8)) for s in spaces),
        "sides must be listed clockwise from the north",
    )
    kinds = [side.kind for s in spaces for side in s.sides]
    found = {kind: kinds.count(kind) for kind in ("tile", "stop", "circle", "detour")}
    expected = {"tile": 48, "stop": 52, "circle": 20, "detour": 16}
    _require(found == expected, f"sides must lead to {expected}, not {found}")
    order = [(SIDES[k // 5], k % 5 + 1) for k in range(20)]
    _require(
        [(circle.side, circle.ordinal) for circle in board.circles] == order,
        "circles must be listed clockwise from the west",
    )


def _check_links(board: Board) -> None:
    """Every link has a link back, and stops, circles and detours agree with the spaces."""
    sides = {(s.id, side.side): side for s in board.tile_spaces for side in s.sides}
    for (space, number), side in sides.items():
        if side.tile:
            back = sides.get((side.tile, side.tile_side))
            _require(
                back is not None
                and (back.tile, back.tile_side) == (space, number)
                and (back.kind, back.detour) == (side.kind, side.detour),
                f"side {number} of {space} must be linked both ways",
            )
    for circle in board.circles:
        here = sides.get((circle.tile, circle.tile_side))
        _require(
            here is not None and here.circle == circle.id,
            f"circle {circle.id} must touch side {circle.tile_side} of {circle.tile}",
        )
    for detour in board.detours:
        one, other = detour.ends
        here = sides.get((one.tile, one.tile_side))
        _require(
            here is not None
            and here.detour == detour.id
            and (here.tile, here.tile_side) == (other.tile, other.tile_side),
            f"detour {detour.id} must join its two ends",
        )
    stops = {stop.id for stop in board.stops}
    reached = {side.stop for side in sides.values() if side.kind == "stop"}
    _require(stops == reached, "every stop must touch a tile space")


def _check_quarter_turn(board: Board) -> None:
    """A quarter turn clockwise about the middle of c3 brings the board onto itself."""
    spaces = {(s.x, s.y): s for s in board.tile_spaces}
    for space in board.tile_spaces:
        turned = spaces.get((space.y, -space.x))
        if turned is None:
            raise ValueError(f"board: {space.id} must have a counterpart a quarter turn on")
        for side in space.sides:
            there = turned.sides[(side.side + 2) % 8]
            _require(
                there.kind == side.kind
                and (not side.tile or there.tile_side == (side.tile_side + 2) % 8),
                f"side {side.side} of {space.id} must look the same a quarter turn on",
            )


BOARD = load(files(__package__).joinpath("board.json").read_bytes())

SPACES = tuple(space.id for space in BOARD.tile_spaces)
"""The names of the tile spaces, by index."""
NODES = (*(stop.id for stop in BOARD.stops), *(circle.id for circle in BOARD.circles))
"""The names of the 16 stops and then the 20 circles, by index."""
SPACE = {name: index for index, name in enumerate(SPACES)}
NODE = {name: index for index, name in enumerate(NODES)}
STOPS = 16
"""How many stops there are; nodes from here on are circles, clockwise from A1."""


def _beyond(side: Side) -> int:
    if side.tile:
        return pack_door(SPACE[side.tile], side.tile_side)
    return DOORS + NODE[side.stop or side.circle]


BEYOND = tuple(_beyond(side) for space in BOARD.tile_spaces for side in space.sides)
"""Where one comes to on leaving a space through a door: the next door, or a node's number."""
EXITS = tuple(
    tuple(door for door, beyond in enumerate(BEYOND) if beyond == DOORS + node)
    for node in range(len(NODES))
)
"""For each node the doors one enters on leaving it: one from a circle, two to four from a stop."""


_CIRCLES = tuple(tuple(range(first, first + 5)) for first in range(STOPS, len(NODES), 5))


def circles(side: int) -> tuple[int, ...]:
    """The five circles of a side of the board, as nodes, clockwise.

    >>> [NODES[node] for node in circles(2)]
    ['F6', 'F5', 'F4', 'F3', 'F2']
    """
    return _CIRCLES[side]
