"""How everything looks: letters, colours and the panels that hold them.

A panel is drawn with ``with theme.panel("supplies", "left"):``. It finds its own place beside
the board, wraps its text, scrolls when it is too tall, and is never over the board's centre.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Any

from imgui_bundle import imgui

from highway3d.shell.looks import palette
from highway3d.shell.looks.folding import Folds, folded, out_of_sight
from highway3d.shell.looks.layout import PAGES, Layout, Rect, text_size
from highway3d.shell.looks.paper import draw_edge
from highway3d.shell.looks.shadow import draw_shadow
from highway3d.shell.looks.style import letters, set_style
from highway3d.shell.looks.widgets import PROPOSED, Widgets, ink

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from highway3d.shell.texts import Texts

    Line = tuple[str, str]
    """A text, and its tone in ``palette.TONES``."""

_STILL = (
    imgui.WindowFlags_.no_title_bar
    | imgui.WindowFlags_.no_resize
    | imgui.WindowFlags_.no_move
    | imgui.WindowFlags_.no_collapse
    | imgui.WindowFlags_.no_saved_settings
)
_WHOLE = imgui.WindowFlags_.no_scrollbar | imgui.WindowFlags_.no_scroll_with_mouse
"""For what is seen whole: a bar that the first frames may have needed must not stay."""
_SLIP_EMS = 16
"""How wide the text of a slip of paper on the board may be, in text heights."""

_RIM_EMS = 0.7
"""The unseen border of a panel that scrolls: Dear ImGui shows nothing in its outer half."""
_BAR_EMS = 0.3
"""How far the bar stands from the edge, clear of the round corners."""


class Theme(Widgets):
    """The looks of one window; ``begin`` and ``end`` frame each picture."""

    def __init__(self, texts: Texts, shadow: Any) -> None:
        super().__init__()
        self.texts = texts
        self._shadow = shadow
        self.em = 0.0
        self.rectangles: dict[str, Rect] = {}
        self.open_page = PAGES["bottom_left"]
        """The page that an only column shows."""
        self.sheets: list[Rect] = []
        """The panels whose paper is laid below all of them."""
        self.cut: dict[str, float] = {}
        """Panels whose text is wider than they are, with the pixels that are cut."""
        self.focused = ""
        """The panel that had the keyboard in the last frame."""
        self._focusing = ""
        self._in_front = False
        self.layout = Layout()
        self._folds = Folds()
        self._bodies: dict[str, float] = {}
        self._feet: dict[str, float] = {}
        self._foot: float | None = None
        self._panel = ""
        self._focus_next: str | None = None
        self._nominated, self._nominations = "", 0
        self.reachable: list[str] = []
        """The panels of this frame that hold something for the keyboard, in order."""
        self.regular = letters("Regular")
        self.bold = letters("Bold")
        imgui.get_io().font_default = self.regular

    @property
    def free(self) -> Rect:
        """The part of the window beside the panels: x, y, width, height in pixels."""
        return self.layout.free()

    def begin(self, size: tuple[int, int], percent: int) -> None:
        """Starts a frame in a window of ``size`` pixels at the user's scale."""
        em = text_size(*size, percent)
        if em != self.em:
            self.em = em
            set_style(em)
        self.rectangles, self.controls, self.cut, self.sheets = {}, {}, {}, []
        self.reachable, self.ringed = [], ""
        self._nominations = max(0, self._nominations - 1)
        self.focused = self._focusing
        self._focusing = ""
        self.layout.begin(size, em)

    def end(self) -> None:
        """Draws what lies below the paper of the panels, kind by kind: each costs a draw call."""
        draw, corner = imgui.get_background_draw_list(), imgui.get_style().window_rounding
        for rect in self.sheets:
            self.shadow(draw, rect)
        for rect in self.sheets:
            draw_edge(draw, rect, corner)

    def focus(self, name: str | None, *, first: bool = False) -> None:
        """Gives the keyboard to a panel, ``first`` to its first control; with None to the board."""
        if name is None:
            imgui.set_window_focus(None)
        self._focus_next = name
        self._nominated, self._nominations = (name or "", PROPOSED + 1) if first else ("", 0)

    @contextmanager
    def panel(
        self,
        name: str,
        anchor: str = "left",
        *,
        width: float = 14.0,
        title: str = "",
        page: str | None = None,
    ) -> Iterator[None]:
        """A rounded sheet of paper; ``width`` in text heights.

        ``anchor`` is left, right (stacked from the top), bottom_left, bottom_right (stacked from
        below), top, bottom (between the columns), center (over the board: dialogs only) or aside
        (over the right column: dialogs only).
        In an only column the panel is seen on its ``page``, with "" on all; the anchor names the
        usual one.
        """
        page = PAGES.get(anchor, "") if page is None else page
        if self.layout.is_narrow and page not in ("", self.open_page):
            size = self.layout.column(width), self.layout.size[1]
            with out_of_sight(self, name, size, _STILL | _WHOLE):
                yield
            return
        known = self.layout.is_known(name)
        is_firm = self.layout.is_narrow and not page
        slot = self.layout.slot(name, anchor, width, is_firm=is_firm)
        if self._focus_next == name:
            imgui.set_next_window_focus()
            imgui.set_nav_cursor_visible(True)
            self._focus_next = None
        imgui.push_style_var(imgui.StyleVar_.alpha, 1.0 if known else 0.0)
        self._begin(name, slot.rect, whole=self.layout.fits(name, slot))
        self._panel, self._foot, before = name, None, len(self.controls)
        self._takes_first = name == self._nominated and self._nominations > 0
        if self._in_front:
            imgui.internal.bring_window_to_display_front(imgui.internal.get_current_window())
        imgui.push_text_wrap_pos(0.0)
        try:
            with self._headed(name, title, folds=page != "" and not self.layout.is_narrow):
                yield
        finally:
            imgui.pop_text_wrap_pos()
            self._measure(name)
            if len(self.controls) > before:
                self.reachable.append(name)
            imgui.end()
            imgui.pop_style_var()

    def _headed(self, name: str, title: str, *, folds: bool) -> AbstractContextManager[None]:
        """Draws a panel's heading; inside, what stands below it is drawn, or folded away."""
        if title and folds and self._folds.draw_heading(self, name, title):
            return folded(self)
        if title and not folds:
            self.heading(title)
        return nullcontext()

    def _begin(self, name: str, rect: Rect, *, whole: bool) -> None:
        """Opens a panel's window; what scrolls in it keeps clear of the edge and the corners."""
        imgui.set_next_window_pos(rect[:2])
        imgui.set_next_window_size(rect[2:])
        below = self.layout.is_known(name) and not self._in_front
        rim = 1.0
        if below:
            self.sheets.append(rect)
            rim = 0.0 if whole else round(_RIM_EMS * self.em)
        style, clear = imgui.get_style(), round(_BAR_EMS * self.em)
        bar = style.scrollbar_size + 2 * (clear - style.scrollbar_padding)
        imgui.push_style_color(imgui.Col_.window_bg, palette.CLEAR if below else palette.PAPER)
        imgui.push_style_color(imgui.Col_.border, palette.CLEAR if below else palette.EDGE)
        imgui.push_style_var(imgui.StyleVar_.window_border_size, rim)
        imgui.push_style_var(imgui.StyleVar_.scrollbar_padding, clear)
        imgui.push_style_var(imgui.StyleVar_.scrollbar_size, bar)
        imgui.begin(name, None, _STILL | _WHOLE if whole else _STILL)
        imgui.pop_style_var(3)
        imgui.pop_style_color(2)

    @contextmanager
    def body(self, name: str, below: float, *, tall: float = 0.0) -> Iterator[None]:
        """The part of a dialog that scrolls, so that what stands below it stays in sight.

        ``below`` is the height of that in text heights, until it is known; ``tall`` that of the
        part itself where there is room, else it is as tall as what it holds.
        """
        below = self._feet.get(self._panel, below * self.em)
        edge = self.layout.gap + imgui.get_style().window_padding.y + below
        room = self.layout.above_message - 2 * self.layout.gap - edge
        room -= imgui.get_cursor_pos_y() - imgui.get_scroll_y()
        tall = min(round(tall * self.em) or self._bodies.get(name, room), max(3 * self.em, room))
        flags = _WHOLE if self._bodies.get(name, 0.0) < tall + 1 else 0
        imgui.begin_child(name, (0, tall), imgui.ChildFlags_.nav_flattened, flags)
        if imgui.is_window_appearing():
            imgui.set_scroll_y(0)
        imgui.push_text_wrap_pos(0.0)
        try:
            yield
        finally:
            imgui.pop_text_wrap_pos()
            spacing = imgui.get_style().item_spacing.y
            wanted = round(imgui.get_cursor_pos_y() - spacing + 0.3 * self.em)
            if wanted != self._bodies.get(name):
                self._bodies[name] = wanted
                self.layout.is_settled = False
            if imgui.get_scroll_max_x() > 0:
                self.cut[name] = imgui.get_scroll_max_x()
            imgui.end_child()
            self._foot = imgui.get_cursor_pos_y() - spacing

    @contextmanager
    def page(self, name: str) -> Iterator[None]:
        """The whole window as one clear sheet, for screens without a board."""
        imgui.set_next_window_pos((0, 0))
        imgui.set_next_window_size(self.layout.size)
        if self._focus_next == name:
            imgui.set_next_window_focus()
            imgui.set_nav_cursor_visible(True)
            self._focus_next = None
        flags = _STILL | imgui.WindowFlags_.no_background
        flags |= imgui.WindowFlags_.no_bring_to_front_on_focus
        if self._bodies.get(name, 0.0) <= self.layout.size[1]:
            flags |= _WHOLE
        imgui.begin(name, None, flags)
        imgui.push_text_wrap_pos(0.0)
        try:
            yield
        finally:
            imgui.pop_text_wrap_pos()
            self._bodies[name] = imgui.get_cursor_pos_y()
            wide, tall = self.layout.size
            self.rectangles[name] = 0.0, 0.0, float(wide), float(tall)
            if imgui.get_scroll_max_x() > 0:
                self.cut[name] = imgui.get_scroll_max_x()
            imgui.end()

    def label(self, x: float, y: float, lines: Sequence[Line]) -> Rect:
        """A slip of paper beside a point, kept between the columns; returns where it lies."""
        wide, tall = self.slip_size(lines)
        left, _, room, _ = self.free
        x = min(max(left + 4, x), left + room - wide - 4)
        y = min(max(4.0, y), self.layout.size[1] - tall - 4)
        self.slip((x, y, wide, tall), lines)
        return x, y, wide, tall

    def slip_size(self, lines: Sequence[Line]) -> tuple[float, float]:
        """Width and height in pixels of a slip of paper with these lines."""
        pad, wrap = 0.9 * self.em, _SLIP_EMS * self.em
        with self.font():
            sizes = [imgui.calc_text_size(text, wrap_width=wrap) for text, _ in lines]
        return max(size.x for size in sizes) + pad, sum(size.y for size in sizes) + pad

    def slip(self, rect: Rect, lines: Sequence[Line], *, strong: bool = False) -> None:
        """A slip of paper on the board, as large as ``slip_size`` says.

        It lies below all panels and takes no mouse; ``strong`` has light letters on the first
        line's colour.
        """
        draw, paper = imgui.get_background_draw_list(), palette.PAPER
        if strong:
            paper = palette.TONES[lines[0][1]]
        low, high = rect[:2], (rect[0] + rect[2], rect[1] + rect[3])
        draw.add_rect_filled(low, high, ink(paper, 0.94), 0.35 * self.em)
        draw.add_rect(low, high, ink(palette.EDGE), 0.35 * self.em)
        pad, wrap, size = 0.45 * self.em, _SLIP_EMS * self.em, round(self.em)
        x, y = rect[0] + pad, rect[1] + pad
        for text, tone in lines:
            shade = ink(palette.CREAM if strong else palette.TONES[tone])
            draw.add_text(self.regular, size, (x, y), shade, text, None, wrap)
            with self.font():
                y += imgui.calc_text_size(text, wrap_width=wrap).y

    def leader(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """A thin line from a point of the board to its slip, below the slips drawn after it."""
        draw, thick = imgui.get_background_draw_list(), max(1.0, self.em / 14)
        draw.add_line(start, end, ink(palette.PAPER, 0.9), 2.4 * thick)
        draw.add_line(start, end, ink(palette.BARK), thick)

    @contextmanager
    def veil(self, *, dims: bool = True) -> Iterator[None]:
        """Takes the mouse from all drawn so far, and dims it; inside, a dialog is drawn."""
        imgui.set_next_window_pos((0, 0))
        imgui.set_next_window_size(self.layout.size)
        imgui.push_style_var(imgui.StyleVar_.window_rounding, 0.0)
        imgui.push_style_color(imgui.Col_.window_bg, (*palette.NIGHT[:3], 0.5 if dims else 0.0))
        imgui.begin("veil", None, _STILL | imgui.WindowFlags_.no_nav)
        imgui.internal.bring_window_to_display_front(imgui.internal.get_current_window())
        imgui.end()
        imgui.pop_style_color()
        imgui.pop_style_var()
        with self.front():
            yield

    @contextmanager
    def front(self) -> Iterator[None]:
        """Inside, panels are drawn above all others."""
        self._in_front = True
        try:
            yield
        finally:
            self._in_front = False

    def dim(self, strength: float = 0.45) -> None:
        """Darkens the board, below all panels."""
        draw = imgui.get_background_draw_list()
        draw.add_rect_filled((0, 0), self.layout.size, ink(palette.NIGHT, strength))

    def _measure(self, name: str) -> None:
        style = imgui.get_style()
        tall = imgui.get_cursor_pos_y() - style.item_spacing.y + style.window_padding.y
        self.layout.wants(name, round(tall + 1))
        if self._foot is not None:
            foot = round(tall - style.window_padding.y - self._foot)
            if foot != self._feet.get(name):
                self._feet[name] = foot
                self.layout.is_settled = False
        at, size = imgui.get_window_pos(), imgui.get_window_size()
        self.rectangles[name] = (at.x, at.y, size.x, size.y)
        if imgui.is_window_focused(imgui.FocusedFlags_.root_and_child_windows):
            self._focusing = name
        if imgui.get_scroll_max_x() > 0:
            self.cut[name] = imgui.get_scroll_max_x()

    def shadow(self, draw: Any, rect: Rect) -> None:
        """A soft shadow under a rectangle that is drawn next."""
        draw_shadow(draw, self._shadow, rect, self.em)
