"""Which picture lies where on the two sheets of Autopista in models/.

Each sheet holds square pictures of ``TILE`` pixels in rows of ``COLUMNS``, named here from the
top left on. Panda3D counts texture coordinates from the bottom.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tiles2d.flat.sheets import box

if TYPE_CHECKING:
    from tiles2d.flat.sheets import Box

TILE: Final = 256
RIM: Final = 4
"""Pixels at each edge of a tile that are not drawn: one at the second mipmap."""
COLUMNS: Final = 8
CITY_FILE: Final = "autopista_city.png"
PIECES_FILE: Final = "autopista_pieces.png"

CITY: Final = (
    "crossing", "bend", "bay", "hole", "peg", "peg_flag",
    "hip", "gable", "shed", "flat", "court", "park", "trees", "fountain",
    "coin", "shadow", "button", "button_hot", "stop", "stop_hot", "step", "step_hot",
    "ring", "badge", "halo", "track", "gone",
)  # fmt: skip
"""The town, and the marks that are laid on it."""
PIECES: Final = (
    "body", "details", "cloth", "pole", "start", "finish", "plate_a", "plate_b",
    "plain", "stripes", "dots", "checks", "ring", "cross",
)  # fmt: skip
"""What a piece's livery is made of: layers to be tinted, layers as they are, and the patterns."""


def rows(names: tuple[str, ...]) -> int:
    """Rows of a sheet, a power of two of them.

    >>> rows(CITY), rows(PIECES)
    (4, 2)
    """
    wanted = -(-len(names) // COLUMNS)
    return 1 << (wanted - 1).bit_length()


def place(names: tuple[str, ...], name: str) -> tuple[int, int]:
    """Column and row of a picture, counted from the top left.

    >>> place(CITY, "hip")
    (6, 0)
    """
    row, column = divmod(names.index(name), COLUMNS)
    return column, row


def corners(names: tuple[str, ...], name: str) -> Box:
    """Left, low, right and high of a picture in texture coordinates.

    >>> corners(CITY, "crossing")
    (0.001953125, 0.75390625, 0.123046875, 0.99609375)
    """
    column, row = place(names, name)
    return box(column, row, COLUMNS, rows(names), RIM / TILE)
