"""Fields of Autopista's options that the new-game form leaves to the game: board, layout, chance.

A layout of one's own comes from a text file in the folder ``layouts`` beside the saved games, from
any file by its path, or from the clipboard.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from imgui_bundle import imgui

from highway3d.shell.desktop import clipboard
from highway3d.shell.looks import palette
from highway3d.shell.looks.widgets import ink
from highway3d.table.files.store import data_folder
from highway3d.table.seating import COLOURS
from tiles2d.autopista.rules.layouts import PRESETS, Layout, LayoutError, read_layout
from tiles2d.autopista.rules.pieces import PIECES, owner

if TYPE_CHECKING:
    from collections.abc import Callable

    from highway3d.shell.looks.theme import Theme
    from highway3d.shell.texts import Texts
    from tiles2d.autopista.rules.options import Options

    Drawer = Callable[[Theme, str, Options, float], Any]

LONGEST: Final = 5_000
"""Letters that a layout may have."""
PREVIEW_EMS: Final = 9.0
SIDES: Final = (palette.colour(COLOURS[0]), palette.colour(COLOURS[1]))


def layouts_folder() -> Path:
    """Where a player may put layouts."""
    return data_folder() / "layouts"


def loaded(texts: Texts, content: bytes) -> tuple[str, str]:
    """The text of a layout that can be played on, and what is wrong, in words; one is empty."""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        return "", texts("city-layout-no-text")
    if len(text) > LONGEST:
        return "", texts("city-layout-too-long", most=LONGEST)
    try:
        read_layout(text)
    except LayoutError as error:
        key = f"layout-autopista-{error.fault.name}"
        return "", texts(key, line=error.line, column=error.column)
    return text, ""


def option_fields() -> dict[str, Drawer]:
    """The fields, for one form of a new game."""
    return LayoutForm().fields


class LayoutForm:
    """The fields, and what has been typed into them so far."""

    def __init__(self) -> None:
        self._path = ""
        self._fault = ""
        self.fields: dict[str, Drawer] = {
            "board": self._board, "layout": self._layout, "coin_prob": _chance,
        }  # fmt: skip

    def _board(self, theme: Theme, key: str, options: Options, wide: float) -> str:
        """The choice among the boards, below a picture of the one that will be played on."""
        fault = _fault_of(theme.texts, options)
        if not fault:
            draw_layout(theme, options.ground())
        names = list(PRESETS)
        if options.layout:
            theme.text(theme.texts("city-layout-own"), "soft")
            return options.board
        labels = [theme.texts(f"{key}-{name}") for name in names]
        return names[theme.choice(key, labels, names.index(options.board), width=wide)]

    def _layout(self, theme: Theme, key: str, options: Options, wide: float) -> str:
        """Loads a layout; what is wrong with one that cannot be played on stands below."""
        if options.layout:
            if fault := _fault_of(theme.texts, options):
                theme.text(fault, "fault")
                return options.layout
            ground = options.ground()
            theme.text(theme.texts("city-layout-size", wide=ground.width, tall=ground.height))
            return options.layout
        before, found = self._fault, self._offered(theme, key, wide)
        hint = theme.texts("city-layout-path")
        self._path = theme.field(f"{key}-path", self._path, hint=hint, width=wide)
        if theme.button("city-layout-load", icon="open", enabled=bool(self._path.strip())):
            found = self._read(theme.texts, self._path)
        theme.beside("city-layout-paste", "paste")
        if theme.button("city-layout-paste", icon="paste"):
            found, self._fault = loaded(theme.texts, clipboard.paste().encode())
        if self._fault:
            theme.text(self._fault, "fault")
            if self._fault != before:
                imgui.set_scroll_here_y(1.0)
        return found

    def _offered(self, theme: Theme, key: str, wide: float) -> str:
        """The files in the folder for layouts, if there are any."""
        files = sorted(layouts_folder().glob("*.txt"))
        if not files:
            return ""
        labels = [theme.texts("city-layout-choose"), *(file.stem for file in files)]
        at = theme.choice(f"{key}-file", labels, 0, width=wide)
        return self._read(theme.texts, str(files[at - 1])) if at else ""

    def _read(self, texts: Texts, path: str) -> str:
        try:
            with Path(path.strip()).expanduser().open("rb") as file:
                content = file.read(4 * LONGEST + 1)
        except (OSError, ValueError, RuntimeError):
            self._fault = texts("city-layout-no-file", path=path.strip())
            return ""
        text, self._fault = loaded(texts, content)
        return text


def _fault_of(texts: Texts, options: Options) -> str:
    """What is wrong with the layout of options, as a file of settings may bring it."""
    return loaded(texts, options.layout.encode())[1] if options.layout else ""


def _chance(theme: Theme, key: str, options: Options, wide: float) -> float:
    """A share as a slider of hundredths."""
    percent = round(options.coin_prob * 100)
    chosen = theme.slider(key, percent, 0, 100, width=wide)
    return options.coin_prob if chosen == percent else chosen / 100


def draw_layout(theme: Theme, layout: Layout) -> None:
    """A small picture of a board: streets, crossings, starts as squares and flags as flags."""
    side = round(PREVIEW_EMS * theme.em / max(layout.width, layout.height))
    at = imgui.get_cursor_screen_pos()
    imgui.dummy((side * layout.width, side * layout.height))
    draw = imgui.get_window_draw_list()

    def corner(column: float, row: float) -> tuple[float, float]:
        return at.x + column * side, at.y + (layout.height - row) * side

    low, high = corner(0, 0), corner(layout.width, layout.height)
    draw.add_rect_filled((low[0], high[1]), (high[0], low[1]), ink(palette.SAND), 0.3 * side)
    for cell in range(layout.width * layout.height):
        row, column = divmod(cell, layout.width)
        x, y = corner(column + 0.5, row + 0.5)
        if layout.is_crossing(cell):
            _plus(draw, x, y, side)
        elif layout.width <= 12:
            draw.add_circle_filled((x, y), 0.07 * side, ink(palette.EDGE))
    for piece in range(len(PIECES)):
        for names, flag in ((layout.starts, False), (layout.flags, True)):
            row, column = divmod(layout.cell(names[piece]) or 0, layout.width)
            _goal(draw, corner(column + 0.5, row + 0.5), side, piece, flag=flag)
    draw.add_rect(
        (low[0], high[1]), (high[0], low[1]), ink(palette.EDGE), 0.3 * side, thickness=2.0
    )


def _plus(draw: Any, x: float, y: float, side: float) -> None:
    draw.add_circle_filled((x, y), 0.42 * side, ink(palette.PAPER))
    long, thick = 0.26 * side, max(1.0, 0.1 * side)
    draw.add_line((x - long, y), (x + long, y), ink(palette.WALNUT, 0.7), thick)
    draw.add_line((x, y - long), (x, y + long), ink(palette.WALNUT, 0.7), thick)


def _goal(draw: Any, at: tuple[float, float], side: float, piece: int, *, flag: bool) -> None:
    """A start, or a flag; the second piece's is hollow."""
    x, y = at
    shade, half = ink(SIDES[owner(piece)]), 0.32 * side
    points: list[tuple[float, float]] = [
        (x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half),
    ]  # fmt: skip
    if flag:
        points = [(x - half, y - half), (x + half, y - 0.3 * half), (x - half, y + 0.4 * half)]
        draw.add_line((x - half, y - half), (x - half, y + half), shade, max(1.0, 0.1 * side))
    corners = [imgui.ImVec2(*point) for point in points]
    if piece % 2:
        draw.add_polyline(corners, shade, imgui.ImDrawFlags_.closed, max(1.5, 0.1 * side))
    else:
        draw.add_convex_poly_filled(corners, shade)
