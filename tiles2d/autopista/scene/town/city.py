"""The town that does not move: streets, kerbs, blocks, crossings, and the wooden frame round it.

All that is drawn here is one mesh from the town's sheet, one of wood and one of the players'
colours; quiet tones, so that cars, flags and coins are the only bright things on the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from highway3d.shell.looks.palette import colour
from tiles2d.autopista.rules.pieces import PIECES, owner
from tiles2d.autopista.scene.quads import CityQuads
from tiles2d.autopista.scene.town.livery import corners
from tiles2d.autopista.scene.town.plan import RAIL, SILL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from highway3d.shell.drawing.meshes import Mesh
    from tiles2d.autopista.scene.story import Still
    from tiles2d.autopista.scene.town.plan import Plan
    from tiles2d.flat.quads import Shade

STREET: Final = colour("#C9BAA2")
STREET_DARK: Final = colour("#BBAB91")
KERB: Final = colour("#F4EAD6")
TABLE: Final = colour("#7A5C44")
FRAME: Final = colour("#F3DDBE")
DASHED: Final = colour("#EDE2CE")
DASH: Final = (0.055, 0.22)
BLACK: Final = (0.10, 0.06, 0.03)
BLOCK: Final = 0.54
"""Width of a block's picture; its kerb takes four fifths of that."""
KERB_WIDTH: Final = 0.07
WOOD: Final = (64 / 4.2, 48 / 4.2)
"""Cells that one repetition of the wood covers."""
BLOCKS: Final = (
    "hip", "trees", "gable", "flat", "park", "shed", "court", "hip", "fountain", "gable", "trees",
    "flat", "shed",
)  # fmt: skip
FAR: Final = 60.0
"""How far the table goes on round the board, in cells."""


def wood(plan: Plan) -> Mesh:
    """The table, left out where the frame hides it, and the frame, left out under the town."""
    quads = CityQuads()
    width, height = plan.width, plan.height
    outer = (-RAIL, -SILL, width + RAIL, height + SILL)
    _around(quads, (-FAR, -FAR, width + FAR, height + FAR), outer, TABLE)
    _around(quads, outer, (0.0, 0.0, float(width), float(height)), FRAME)
    return quads.mesh()


Rect = tuple[float, float, float, float]


def _around(quads: CityQuads, outer: Rect, inner: Rect, shade: Shade) -> None:
    """What lies between two rectangles, covered with wood."""
    for left, low, right, high in (
        (outer[0], outer[1], outer[2], inner[1]),
        (outer[0], inner[3], outer[2], outer[3]),
        (outer[0], inner[1], inner[0], inner[3]),
        (inner[2], inner[1], outer[2], inner[3]),
    ):
        seen = (left / WOOD[0], low / WOOD[1], right / WOOD[0], high / WOOD[1])
        middle = (left + right) / 2, (low + high) / 2
        quads.add(seen, middle, (right - left, high - low), shade=shade)


def street(plan: Plan) -> Mesh:
    """The ground of all streets, the pavement along the border, and the middle lines: plain.

    Every other cell is darker, so that cells can be counted.
    """
    quads = CityQuads()
    quads.fill(0, 0, plan.width, plan.height, STREET)
    for row in range(plan.height):
        for column in range(row % 2, plan.width, 2):
            quads.fill(column, row, column + 1, row + 1, STREET_DARK)
    _kerbs(quads, plan)
    _dashes(quads, plan)
    return quads.mesh()


def shade(plan: Plan) -> Mesh:
    """Plain light and shade: the frame on the table, its edges, and the town sunk into it."""
    quads = CityQuads()
    _frame(quads, plan)
    _sunk(quads, plan)
    return quads.mesh()


def town(plan: Plan) -> Mesh:
    """Everything from the town's sheet: crossings, blocks of houses, bays and holes."""
    quads = CityQuads()
    layout = plan.board.layout
    for cell in range(plan.width * plan.height):
        if layout.is_crossing(cell):
            quads.city("crossing", plan.centre(cell), 0.88)
    _bends(quads, plan)
    _blocks(quads, plan)
    for piece in range(len(PIECES)):
        quads.city("bay", plan.bay(piece), 0.98)
    for seat in range(2):
        for hole in plan.holes(seat):
            quads.city("hole", hole, 0.44)
    return quads.mesh()


def paintings(plan: Plan) -> Mesh:
    """What is painted on the street in the players' colours: start and flag cells."""
    quads = CityQuads()
    board = plan.board
    for piece in range(len(PIECES)):
        quads.add(corners(f"start{piece}"), plan.centre(board.starts[piece]), (0.9, 0.9))
        name = "goal" if _shares_flag(plan, piece) else "finish"
        if name == "finish" or piece % 2 == 0:
            quads.add(corners(f"{name}{piece}"), plan.centre(board.flags[piece]), (0.9, 0.9))
    return quads.mesh()


def flags(plan: Plan) -> Mesh:
    """The flags, standing at the upper right of their cells so that a car does not hide them.

    On a cell that two pieces share, the second one's stands at the upper left.
    """
    quads = CityQuads()
    for piece in range(len(PIECES)):
        x, y = plan.centre(plan.board.flags[piece])
        across = -0.26 if piece % 2 and _shares_flag(plan, piece) else 0.36
        quads.add(corners(f"flag{piece}"), (x + across, y + 0.36), (0.62, 0.62))
    return quads.mesh()


def treasure(plan: Plan, now: Still, shades: Sequence[Shade]) -> CityQuads:
    """Coins on the streets, and a peg in the frame for every point, in the order in which it came.

    A flag's pegs have the colour of its piece, ``shades``; a coin's are coins.
    """
    quads = CityQuads()
    for cell in now.coins:
        quads.city("coin", plan.centre(cell), 0.9)
    for seat in range(2):
        free = iter(plan.holes(seat))
        for gain in now.gains:
            if owner(gain.piece) == seat:
                for _, hole in zip(range(gain.points), free, strict=False):
                    if gain.is_flag:
                        quads.city("peg", hole, 0.46, shade=shades[gain.piece])
                        quads.city("peg_flag", hole, 0.46)
                    else:
                        quads.city("coin", hole, 0.56)
    return quads


def _shares_flag(plan: Plan, piece: int) -> bool:
    """Tells whether both pieces of a player have one flag (R1.5)."""
    first = owner(piece) * 2
    return plan.board.flags[first] == plan.board.flags[first + 1]


def _frame(quads: CityQuads, plan: Plan) -> None:
    """The frame's shadow on the table, and its bevelled edges."""
    left, low, right, high = -RAIL, -SILL, plan.width + RAIL, plan.height + SILL
    soft, dark, none = 0.4, (*BLACK, 0.42), (*BLACK, 0.0)
    quads.fill(left, low - soft, right, low, none, none, dark, dark)
    quads.fill(right, low, right + soft, high, dark, none, none, dark)
    quads.fill(left - soft, low, left, high, none, dark, dark, none)
    quads.fill(right, low - soft, right + soft, low, none, none, none, dark)
    quads.fill(left - soft, low - soft, left, low, none, none, dark, none)
    quads.fill(left, high, right, high + soft * 0.4, dark, dark, none, none)
    edge = 0.07
    quads.fill(left, high - edge, right, high, (*KERB[:3], 0.55))
    quads.fill(left, low, left + edge, high - edge, (*KERB[:3], 0.30))
    quads.fill(right - edge, low, right, high - edge, (*BLACK, 0.22))
    quads.fill(left, low, right, low + edge, (*BLACK, 0.34))


def _sunk(quads: CityQuads, plan: Plan) -> None:
    """The frame's inner edge, and its shadow on the streets: the town lies a little deeper."""
    wide, tall = plan.width, plan.height
    dark, none, deep = (*BLACK, 0.34), (*BLACK, 0.0), 0.20
    quads.fill(0, tall - deep, wide, tall, none, none, dark, dark)
    quads.fill(0, 0, deep, tall, dark, none, none, dark)
    lip = 0.045
    quads.fill(-lip, -lip, wide + lip, 0, (*KERB[:3], 0.5))
    quads.fill(wide, 0, wide + lip, tall + lip, (*KERB[:3], 0.35))
    quads.fill(-lip, 0, 0, tall + lip, (*BLACK, 0.35))
    quads.fill(0, tall, wide, tall + lip, (*BLACK, 0.45))


def _kerbs(quads: CityQuads, plan: Plan) -> None:
    """The pavement along the border."""
    wide, tall, broad = plan.width, plan.height, KERB_WIDTH
    for left, low, right, high in (
        (0, 0, wide, broad), (0, tall - broad, wide, tall),
        (0, broad, broad, tall - broad), (wide - broad, broad, wide, tall - broad),
    ):  # fmt: skip
        quads.fill(left, low, right, high, KERB)


def _dashes(quads: CityQuads, plan: Plan) -> None:
    """A dash of the middle line wherever a street goes from cell to cell."""
    broad, long = DASH[0] / 2, DASH[1] / 2
    wide, tall = plan.width, plan.height
    spots: list[tuple[float, float, float, float]]
    spots = [(x, y + 0.5, long, broad) for y in range(tall) for x in range(1, wide)]
    spots += [(x + 0.5, y, broad, long) for y in range(1, tall) for x in range(wide)]
    for x, y, across, up in spots:
        quads.fill(x - across, y - up, x + across, y + up, DASHED)


def _bends(quads: CityQuads, plan: Plan) -> None:
    """Rounds the four corners, in which every piece must turn."""
    wide, tall = plan.width, plan.height
    spots = ((0.5, 0.5), (wide - 0.5, 0.5), (wide - 0.5, tall - 0.5), (0.5, tall - 0.5))
    for turn, spot in enumerate(spots):
        quads.city("bend", spot, 1.0, 90 * turn)


def _blocks(quads: CityQuads, plan: Plan) -> None:
    """A block of houses or trees wherever four cells meet, the same after half a turn."""
    wide, tall = plan.width, plan.height
    for row in range(1, tall):
        for column in range(1, wide):
            x, y = plan.seen((column, row))
            rank = min((row, column), (tall - row, wide - column))
            name = BLOCKS[(rank[0] * 5 + rank[1] * 7) % len(BLOCKS)]
            quads.city(name, (x, y), BLOCK)
