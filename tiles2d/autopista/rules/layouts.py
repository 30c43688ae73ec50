"""Layouts: the cells of a board, its crossings, starts and flags (rules R1.2, R1.7, 12.2).

A layout is written as text, top row first, with ``.`` for a plain cell and ``+`` for a crossing,
then one line each for the starts and the flags of A1, A2, B1, B2. ``#`` begins a comment::

    # four by four, no crossings
    ....
    ....
    ....
    ....
    starts b1 c1 c4 b4
    flags  d4 a4 a1 d1
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum, unique
from functools import lru_cache
from typing import Final

import msgspec

from tiles2d.autopista.rules.pieces import PIECES

SMALLEST: Final = 3
LARGEST: Final = 26


@unique
class LayoutFault(StrEnum):
    """What is wrong with a layout; the name keys the text for players, the value is English."""

    NO_ROWS = "the layout has no rows"
    WRONG_SIZE = "a board has 3 to 26 rows of 3 to 26 cells"
    UNEVEN_ROW = "this row is not as long as the first"
    UNKNOWN_SIGN = "a row is made of . and + only"
    ROW_TOO_LATE = "the rows of the board must stand together, before starts and flags"
    UNKNOWN_LINE = "a line is a row of the board, starts or flags"
    LINE_TWICE = "this line stands here for the second time"
    LINE_MISSING = "the layout needs one line starts and one line flags"
    FOUR_CELLS = "four cells are needed, for A1 A2 B1 B2"
    NO_SUCH_CELL = "there is no such cell on this board"
    CELL_TAKEN = "starts and flags must be eight different cells"
    CORNER_CROSSING = "a corner cannot be a crossing"
    CROSSING_UNMATCHED = "half a turn of the board must bring crossings onto crossings"
    CELLS_UNMATCHED = "half a turn of the board must bring A's starts and flags onto B's"


class LayoutError(ValueError):
    """A layout that cannot be played on.

    ``part`` is rows, starts or flags, ``index`` counts its rows or cells and ``column`` the signs
    of a row, both from 0. A layout read from text has the ``line`` and ``column`` of its file
    instead, both from 1, and an empty ``part``.
    """

    def __init__(
        self, fault: LayoutFault, part: str = "", index: int = 0, column: int = 0, line: int = 0
    ) -> None:
        where = f"line {line}, column {column}" if line else f"{part}[{index}]"
        super().__init__(f"{where}: {fault.value}")
        self.fault = fault
        self.part = part
        self.index = index
        self.column = column
        self.line = line


class Layout(msgspec.Struct, frozen=True):
    """Rows from the top, and the names of the start and flag cells of A1, A2, B1, B2."""

    rows: tuple[str, ...]
    starts: tuple[str, ...]
    flags: tuple[str, ...]

    @property
    def width(self) -> int:
        """Cells in a row."""
        return len(self.rows[0])

    @property
    def height(self) -> int:
        """Number of rows."""
        return len(self.rows)

    def cell(self, name: str) -> int | None:
        """The number of a cell, counted a1, b1, ... row by row; None outside the board.

        >>> PRESETS["mini"].cell("b1"), PRESETS["mini"].cell("a2"), PRESETS["mini"].cell("f1")
        (1, 5, None)
        """
        match = re.fullmatch(r"([a-z])([1-9][0-9]?)", name)
        if match is None:
            return None
        column, row = ord(match[1]) - ord("a"), int(match[2]) - 1
        inside = column < self.width and row < self.height
        return row * self.width + column if inside else None

    def is_crossing(self, cell: int) -> bool:
        """Tells whether a cell is a + cell."""
        row, column = divmod(cell, self.width)
        return self.rows[self.height - 1 - row][column] == "+"

    def text(self) -> str:
        """The layout as ``read_layout`` takes it."""
        cells = (f"starts {' '.join(self.starts)}", f"flags  {' '.join(self.flags)}")
        return "\n".join((*self.rows, *cells)) + "\n"


def validate(layout: Layout) -> None:
    """Raises ``LayoutError`` at the first thing in a layout that breaks R1.7."""
    _validate_rows(layout.rows)
    _validate_cells(layout)
    _validate_symmetry(layout)


def _validate_rows(rows: tuple[str, ...]) -> None:
    if not rows:
        raise LayoutError(LayoutFault.NO_ROWS, "rows")
    width = len(rows[0])
    for index, row in enumerate(rows):
        for column, sign in enumerate(row):
            if sign not in ".+":
                raise LayoutError(LayoutFault.UNKNOWN_SIGN, "rows", index, column)
        if len(row) != width:
            raise LayoutError(LayoutFault.UNEVEN_ROW, "rows", index, min(len(row), width))
    if not (SMALLEST <= width <= LARGEST and SMALLEST <= len(rows) <= LARGEST):
        raise LayoutError(LayoutFault.WRONG_SIZE, "rows")
    for index in (0, len(rows) - 1):
        for column in (0, width - 1):
            if rows[index][column] == "+":
                raise LayoutError(LayoutFault.CORNER_CROSSING, "rows", index, column)


def _validate_cells(layout: Layout) -> None:
    taken: set[str] = set()
    for part, names in (("starts", layout.starts), ("flags", layout.flags)):
        if len(names) != len(PIECES):
            raise LayoutError(LayoutFault.FOUR_CELLS, part)
        for index, name in enumerate(names):
            if layout.cell(name) is None:
                raise LayoutError(LayoutFault.NO_SUCH_CELL, part, index)
            if name in taken:
                raise LayoutError(LayoutFault.CELL_TAKEN, part, index)
            taken.add(name)


def _validate_symmetry(layout: Layout) -> None:
    for index, row in enumerate(layout.rows):
        opposite = layout.rows[-1 - index][::-1]
        for column, sign in enumerate(row):
            if sign == "+" and opposite[column] != "+":
                raise LayoutError(LayoutFault.CROSSING_UNMATCHED, "rows", index, column)
    last = layout.width * layout.height - 1
    trips = [
        (layout.cell(start) or 0, layout.cell(flag) or 0)
        for start, flag in zip(layout.starts, layout.flags, strict=True)
    ]
    for index, (start, flag) in enumerate(trips[2:], start=2):
        if (last - start, last - flag) not in trips[:2]:
            raise LayoutError(LayoutFault.CELLS_UNMATCHED, "starts", index)


@lru_cache(maxsize=64)
def read_layout(text: str) -> Layout:
    """Reads a layout file; raises ``LayoutError`` with line and column, both from 1.

    >>> read_layout(PRESETS["mini"].text()) == PRESETS["mini"]
    True
    >>> read_layout("...\\n.x.\\n...")
    Traceback (most recent call last):
    ...
    tiles2d.autopista.rules.layouts.LayoutError: line 2, column 2: a row is made of . and + only
    """
    rows: list[str] = []
    cells: dict[str, tuple[str, ...]] = {}
    places: dict[tuple[str, int], tuple[int, int]] = {}
    last = 1
    for line, words in _lines(text):
        last = line
        (column, word), *rest = words
        if word in ("starts", "flags"):
            if word in cells:
                raise LayoutError(LayoutFault.LINE_TWICE, line=line, column=column)
            cells[word] = tuple(name for _, name in rest)
            places[word, 0] = (line, column)
            places.update({(word, index): (line, at) for index, (at, _) in enumerate(rest)})
        elif rest or not set(word) & set(".+"):
            raise LayoutError(LayoutFault.UNKNOWN_LINE, line=line, column=column)
        elif cells:
            raise LayoutError(LayoutFault.ROW_TOO_LATE, line=line, column=column)
        else:
            places["rows", len(rows)] = (line, column)
            rows.append(word)
    layout = Layout(tuple(rows), cells.get("starts", ()), cells.get("flags", ()))
    return _placed(layout, places, last)


def _placed(layout: Layout, places: dict[tuple[str, int], tuple[int, int]], last: int) -> Layout:
    """The layout, valid; what is wrong with it is told by its place in the file."""
    try:
        validate(layout)
    except LayoutError as error:
        if error.part == "rows" or (error.part, 0) in places:
            line, column = places.get((error.part, error.index), (last, 1))
            raise LayoutError(error.fault, line=line, column=column + error.column) from None
        raise LayoutError(LayoutFault.LINE_MISSING, line=last, column=1) from None
    return layout


def _lines(text: str) -> Iterator[tuple[int, list[tuple[int, str]]]]:
    """Every line that says something: its number, and its words with their columns."""
    for number, line in enumerate(text.removeprefix("\ufeff").lower().splitlines(), start=1):
        said = line.partition("#")[0]
        words = [(match.start() + 1, match[0]) for match in re.finditer(r"\S+", said)]
        if words:
            yield number, words


def _preset(starts: str, flags: str, *rows: str) -> Layout:
    layout = Layout(rows, tuple(starts.split()), tuple(flags.split()))
    validate(layout)
    return layout


_SEVEN: Final = ("c1 e1 e7 c7", "f7 b7 b1 f1")
_FIVE: Final = ("b1 d1 d5 b5", "e5 a5 a1 e1")

PRESETS: Final = {
    "trebol": _preset(
        *_SEVEN, "...+...", ".++.++.", ".+...+.", "+.....+", ".+...+.", ".++.++.", "...+..."
    ),
    "cruz": _preset(
        *_SEVEN, "...+...", "...+...", ".......", "++.+.++", ".......", "...+...", "...+..."
    ),
    "rejilla": _preset(
        *_SEVEN, "...+...", ".+.+.+.", ".......", "++.+.++", ".......", ".+.+.+.", "...+..."
    ),
    "mini": _preset(*_FIVE, "..+..", ".+.+.", "+...+", ".+.+.", "..+.."),
    "minicruz": _preset(*_FIVE, "..+..", ".....", "+.+.+", ".....", "..+.."),
}
