"""A cell and a facing in one integer, the *pose* of a piece. Only this file takes it apart.

``OFF`` stands for a place beside the board. Where many are looked at, the tables answer faster
than the functions; both know ``OFF``.
"""

from __future__ import annotations

from typing import Final

from tiles2d.autopista.rules.layouts import LARGEST

OFF: Final = -1
NO_CELL: Final = -1
_FACINGS: Final = 4


def pack(cell: int, facing: int) -> int:
    """The pose of a piece on a cell.

    >>> pack(2, 3)
    11
    """
    return cell * _FACINGS + facing


def unpack(pose: int) -> tuple[int, int]:
    """Cell and facing; inverts ``pack``.

    >>> unpack(11), unpack(OFF)[0] == NO_CELL
    ((2, 3), True)
    """
    return divmod(pose, _FACINGS)


_POSES = (*range(LARGEST * LARGEST * _FACINGS), OFF)
"""``OFF`` comes last, so that it is found at its own number, -1."""
CELL_OF: Final = tuple(unpack(pose)[0] for pose in _POSES)
FACING_OF: Final = tuple(unpack(pose)[1] for pose in _POSES)
"""By pose: the cell, and the facing."""
