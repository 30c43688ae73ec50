"""Sheets of pictures in columns and rows, in texture coordinates: those count from below."""

from __future__ import annotations

Box = tuple[float, float, float, float]
"""Left, low, right and high of a picture on its sheet."""


def box(column: int, row: int, columns: int, rows: int, rim: float = 0.0) -> Box:
    """A cell of a sheet, counted from the upper left.

    A ``rim``, in cells, is left out all round, so that the neighbours never shine through.

    >>> box(1, 1, 4, 2)
    (0.25, 0.0, 0.5, 0.5)
    """
    left, right = (column + rim) / columns, (column + 1 - rim) / columns
    return left, 1 - (row + 1 - rim) / rows, right, 1 - (row + rim) / rows
