"""The board under its options, as tables: what lies ahead, how one may turn, where coins fall.

Cells are counted a1, b1, ... row by row; poses are theirs with a facing (see ``poses``).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from tiles2d.autopista.rules.layouts import Layout
from tiles2d.autopista.rules.options import Options
from tiles2d.autopista.rules.pieces import DOWN, FACINGS, PIECES, UP, VECTORS, owner
from tiles2d.autopista.rules.poses import CELL_OF, FACING_OF, OFF, pack, unpack

Facings = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """A layout under options. Boards of equal options are equal. Made by ``board_of``."""

    options: Options
    layout: Layout = field(compare=False, repr=False)
    ahead: tuple[int, ...] = field(compare=False, repr=False)
    """By pose: the cell a piece points at, or -1 for the border."""
    line: tuple[tuple[int, ...], ...] = field(compare=False, repr=False)
    """By pose: all cells ahead, nearest first."""
    turns: tuple[Facings, ...] = field(compare=False, repr=False)
    """By pose in which the piece chosen has landed: the facings it may take (R5.2-R5.6)."""
    pushed_turns: tuple[Facings, ...] = field(compare=False, repr=False)
    """The same for a piece that was pushed (R5.7)."""
    starts: tuple[int, ...] = field(compare=False, repr=False)
    """By piece: the cell on which it enters."""
    flags: tuple[int, ...] = field(compare=False, repr=False)
    """By piece: the cell of its flag; with ``flag_mode=player`` two pieces share one (R1.5)."""
    entries: tuple[Facings, ...] = field(compare=False, repr=False)
    """By piece: the facings with which it may enter (R3.3)."""
    coin_cells: tuple[int, ...] = field(compare=False, repr=False)
    """The cells on which coins may appear, in the order of R9.3."""

    def name(self, cell: int) -> str:
        """The name of a cell.

        >>> board_of(Options()).name(0), board_of(Options()).name(48)
        ('a1', 'g7')
        """
        row, column = divmod(cell, self.layout.width)
        return f"{chr(ord('a') + column)}{row + 1}"

    def pose_text(self, pose: int) -> str:
        """A pose as the judge writes it.

        >>> board_of(Options()).pose_text(8), board_of(Options()).pose_text(-1)
        ('c1U', 'off')
        """
        return "off" if pose == OFF else self.name(CELL_OF[pose]) + FACINGS[FACING_OF[pose]]

    def setup(self) -> tuple[int, ...]:
        """The poses before the first move (R2.1)."""
        if self.options.initial == "off":
            return (OFF,) * len(PIECES)
        far = (UP, DOWN)
        return tuple(pack(start, far[owner(piece)]) for piece, start in enumerate(self.starts))

    def entry_poses(self, piece: int) -> list[int]:
        """The poses in which a piece may enter (R3.3)."""
        return [pack(self.starts[piece], facing) for facing in self.entries[piece]]

    def faces_border(self, pose: int) -> bool:
        """Tells whether a piece in this pose points straight off the board.

        >>> board = board_of(Options())
        >>> board.faces_border(3), board.faces_border(0), board.faces_border(-1)
        (True, False, False)
        """
        return pose != OFF and self.ahead[pose] < 0


@lru_cache(maxsize=64)
def board_of(options: Options) -> Board:
    """The board of a game.

    >>> len(board_of(Options()).coin_cells)
    41
    """
    layout = options.ground()
    poses = range(pack(layout.width * layout.height, 0))
    line = tuple(_line(layout, pose) for pose in poses)
    ahead = tuple(cells[0] if cells else -1 for cells in line)
    turns = tuple(_turns(layout, ahead, options, pose) for pose in poses)
    pushed = tuple(_pushed_turns(layout, ahead, options, pose) for pose in poses)
    starts = tuple(layout.cell(name) or 0 for name in layout.starts)
    flags = tuple(layout.cell(name) or 0 for name in layout.flags)
    if options.flag_mode == "player":
        flags = tuple(flags[owner(piece) * 2] for piece in range(len(PIECES)))
    entries = tuple(_open_facings(ahead, start) for start in starts)
    visited: set[int] = set()
    for start, entry, flag in zip(starts, entries, flags, strict=True):
        visited.update(trips((pack(start, facing) for facing in entry), flag, ahead, turns))
    coin_cells = tuple(sorted(visited - {*starts, *flags}))
    return Board(options, layout, ahead, line, turns, pushed, starts, flags, entries, coin_cells)


def _line(layout: Layout, pose: int) -> tuple[int, ...]:
    row, column = divmod(CELL_OF[pose], layout.width)
    right, up = VECTORS[FACING_OF[pose]]
    cells = []
    while 0 <= (column := column + right) < layout.width and 0 <= (row := row + up) < layout.height:
        cells.append(row * layout.width + column)
    return tuple(cells)


def _open_facings(ahead: tuple[int, ...], cell: int) -> Facings:
    return tuple(facing for facing in range(4) if ahead[pack(cell, facing)] >= 0)


def _sideways(facing: int) -> tuple[int, int]:
    return (facing + 1) % 4, (facing + 3) % 4


def _turns(layout: Layout, ahead: tuple[int, ...], options: Options, pose: int) -> Facings:
    """R5.2-R5.6 for the piece chosen: corner, then +, then edge."""
    cell, facing = unpack(pose)
    inwards = _open_facings(ahead, cell)
    if len(inwards) == 2:
        return tuple(way for way in _sideways(facing) if way in inwards)
    if layout.is_crossing(cell):
        return inwards
    if ahead[pose] >= 0:
        return (facing,)
    beside = tuple(sorted(_sideways(facing)))
    return beside if options.edge_turn == "mandatory" else tuple(sorted((facing, *beside)))


def _pushed_turns(layout: Layout, ahead: tuple[int, ...], options: Options, pose: int) -> Facings:
    """R5.7: a pushed piece is not left facing off the board, unless the option lets it."""
    cell, facing = unpack(pose)
    if len(_open_facings(ahead, cell)) == 2:
        return _turns(layout, ahead, options, pose)
    if options.pushed_turn == "none" or (options.pushed_turn == "forced" and ahead[pose] >= 0):
        return (facing,)
    turns = _turns(layout, ahead, options, pose)
    return tuple(way for way in turns if ahead[pack(cell, way)] >= 0)


def trips(
    poses: Iterable[int], flag: int, ahead: tuple[int, ...], turns: tuple[Facings, ...]
) -> dict[int, int]:
    """The cells that a piece alone on the board can come to, with the fewest steps to each.

    ``poses`` are those it may be in at the beginning; on its ``flag`` its trip ends.
    """
    steps = dict.fromkeys(poses, 0)
    waiting = deque(steps)
    cells: dict[int, int] = {}
    while waiting:
        pose = waiting.popleft()
        cells.setdefault(CELL_OF[pose], steps[pose])
        cell = ahead[pose]
        if cell < 0:
            continue
        facing = FACING_OF[pose]
        facings = (facing,) if cell == flag else turns[pack(cell, facing)]
        for landed in (pack(cell, facing) for facing in facings):
            if landed not in steps:
                steps[landed] = steps[pose] + 1
                if cell == flag:
                    cells.setdefault(flag, steps[landed])
                else:
                    waiting.append(landed)
    return cells
