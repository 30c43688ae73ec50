"""Two small numbers in one integer: a tile as it lies, and a door. Only this file takes them apart.

A *laid* tile is a tile with its rotation; 0 stands for an empty space. A *door* is one side of one
space (see ``board``). Where many are looked at, the tables answer faster than the functions.
"""

from __future__ import annotations

from typing import Final

_EIGHTHS: Final = 8
_TILES, _SPACES = 19, 17


def pack_tile(tile: int, rotation: int) -> int:
    """A tile in a rotation as one integer.

    >>> pack_tile(18, 7)
    151
    """
    return tile * _EIGHTHS + rotation


def unpack_tile(laid: int) -> tuple[int, int]:
    """Tile and rotation; inverts ``pack_tile``.

    >>> unpack_tile(151), unpack_tile(0)
    ((18, 7), (0, 0))
    """
    return divmod(laid, _EIGHTHS)


def pack_door(space: int, side: int) -> int:
    """A side of a space as one integer.

    >>> pack_door(16, 7)
    135
    """
    return space * _EIGHTHS + side


def unpack_door(door: int) -> tuple[int, int]:
    """Space and side; inverts ``pack_door``.

    >>> unpack_door(135)
    (16, 7)
    """
    return divmod(door, _EIGHTHS)


TILE_OF: Final = tuple(unpack_tile(laid)[0] for laid in range(_TILES * _EIGHTHS))
"""By laid tile: the tile, 0 for none."""
SPACE_OF: Final = tuple(unpack_door(door)[0] for door in range(_SPACES * _EIGHTHS))
SIDE_OF: Final = tuple(unpack_door(door)[1] for door in range(_SPACES * _EIGHTHS))
"""By door: its space, and its side."""
DOORS_OF: Final = tuple(
    slice(pack_door(space, 0), pack_door(space, _EIGHTHS)) for space in range(_SPACES)
)
"""By space: where its eight doors stand among all."""
