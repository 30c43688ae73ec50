"""Where everything of an Autopista board lies, in board units: one cell is one by one.

The board's lower left corner is 0, 0 as its first player sees it. A turned plan shows the same
board from the other seat: half a turn, so that places and directions are mapped and pictures
stay upright. Directions are degrees counter-clockwise from up.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tiles2d.autopista.rules.pieces import DOWN, PIECES, UP, VECTORS, owner
from tiles2d.autopista.rules.poses import OFF, unpack
from tiles2d.flat.overlay import Bounds

if TYPE_CHECKING:
    from tiles2d.autopista.rules.board import Board
    from tiles2d.flat.overlay import Point

RAIL: Final = 0.6
"""Width of the frame at the sides, where the pegs are, …"""
PEGS: Final = 0.39
"""… and how far from the town: the names of the rows stand between."""
SILL: Final = 1.34
"""Width of the frame above and below, where the bays are, and between them and the town names."""
EDGE: Final = 0.14
"""What is seen of the table round the frame when the board is fitted."""
HOLES: Final = 0.92
"""Greatest distance from one peg to the next."""
CLOSEST_HOLES: Final = 0.24


@dataclass(frozen=True, slots=True)
class Plan:
    """A board, and from which seat it is seen."""

    board: Board
    turned: bool = False

    @property
    def width(self) -> int:
        """Cells in a row."""
        return self.board.layout.width

    @property
    def height(self) -> int:
        """Rows of cells."""
        return self.board.layout.height

    @property
    def bounds(self) -> Bounds:
        """The frame and a little of the table."""
        across, up = RAIL + EDGE, SILL + EDGE
        return Bounds(-across, -up, self.width + across, self.height + up)

    def seen(self, point: Point) -> Point:
        """A point as this seat sees it; does and undoes the half turn."""
        return (self.width - point[0], self.height - point[1]) if self.turned else point

    def centre(self, cell: int) -> Point:
        """The middle of a cell."""
        row, column = divmod(cell, self.width)
        return self.seen((column + 0.5, row + 0.5))

    def cell(self, point: Point) -> int | None:
        """The cell at a point; None beside the board."""
        x, y = self.seen(point)
        if not (0 <= x < self.width and 0 <= y < self.height):
            return None
        return int(y) * self.width + int(x)

    def heading(self, facing: int) -> float:
        """The direction of a facing on the screen, from 0 to 360."""
        return (-90.0 * facing + (180.0 if self.turned else 0.0)) % 360.0

    def vector(self, facing: int) -> Point:
        """One step in a facing's direction on the screen."""
        across, up = VECTORS[facing]
        return (-across, -up) if self.turned else (across, up)

    def facing(self, across: int, up: int) -> int:
        """The facing that an arrow key means."""
        return VECTORS.index((-across, -up) if self.turned else (across, up))

    def bay(self, piece: int) -> Point:
        """Where a piece waits while it is off the board: in the frame, by its start."""
        return self.seen(_bays(self.board)[piece])

    def stand(self, piece: int, pose: int) -> tuple[float, float, float]:
        """x, y and heading of a piece, wherever it is."""
        if pose == OFF:
            return (*self.bay(piece), self.heading((UP, DOWN)[owner(piece)]))
        cell, facing = unpack(pose)
        return (*self.centre(cell), self.heading(facing))

    def holes(self, seat: int) -> tuple[Point, ...]:
        """The holes for a player's points, the first one first; none where they do not fit."""
        count = self.board.options.target
        pitch = min(HOLES, (self.height - 0.2) / count)
        if pitch < CLOSEST_HOLES:
            return ()
        first = self.height / 2 - pitch * (count - 1) / 2
        ladder = [(self.width + PEGS, first + pitch * at) for at in range(count)]
        if seat == 1:
            ladder = [(self.width - x, self.height - y) for x, y in ladder]
        return tuple(map(self.seen, ladder))


def _bays(board: Board) -> tuple[Point, ...]:
    """Each piece's bay from the first seat: A's below the board, B's above, in half-turn symmetry.

    Two starts in one column get bays beside one another.
    """
    width, height = board.layout.width, board.layout.height
    columns = [board.starts[piece] % width for piece in range(2)]
    if columns[0] == columns[1]:
        columns[1] += 1 if columns[1] + 1 < width else -1
    own = [(column + 0.5, -SILL / 2) for column in columns]
    symmetric = [(width - x, height - y) for x, y in own]
    last = width * height - 1
    twin = [piece for piece in range(2) if last - board.starts[piece] == board.starts[2]]
    order = (0, 1) if twin == [0] else (1, 0)
    bays = (*own, *(symmetric[piece] for piece in order))
    assert len(bays) == len(PIECES)
    return bays
