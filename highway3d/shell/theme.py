"""How everything looks: letters, colours and the panels that hold them.

A panel is drawn with ``with theme.panel("supplies", "left"):``. It finds its own place beside
the board, wraps its text, scrolls when it is too tall, and is never over the board's centre.
"""

from __future__ import annotations

from contextlib import contextmanager
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from imgui_bundle import imgui

from highway3d.shell import palette
from highway3d.shell.layout import Layout, Rect, text_size
from highway3d.shell.paper import draw_edge
from highway3d.shell.shadow import draw_shadow
from highway3d.shell.widgets import PROPOSED, Widgets, ink

if TYPE_CHECKING:
    from collections.abc import Iterator

    from highway3d.shell.texts import Texts

_FONTS = files("imgui_bundle") / "assets" / "fonts"
_STILL = (
    imgui.WindowFlags_.no_title_bar
    | imgui.WindowFlags_.no_resize
    | imgui.WindowFlags_.no_move
    | imgui.WindowFlags_.no_collapse
    | imgui.WindowFlags_.no_saved_settings
)
_WHOLE = imgui.WindowFlags_.no_scrollbar | imgui.WindowFlags_.no_scroll_with_mouse
"""For what is seen whole: a bar that the first frames may have needed must not stay."""


class Theme(Widgets):
    """The looks of one window; ``begin`` and ``end`` frame each picture."""

    def __init__(self, texts: Texts, shadow: Any) -> None:
        super().__init__()
        self.texts = texts
        self._shadow = shadow
        self.em = 0.0
        self.rectangles: dict[str, Rect] = {}
        self.sheets: list[Rect] = []
        """The panels whose paper is laid below all of them."""
        self.cut: dict[str, float] = {}
        """Panels whose text is wider than they are, with the pixels that are cut."""
        self.focused = ""
        """The panel that had the keyboard in the last frame."""
        self._focusing = ""
        self._in_front = False
        self.layout = Layout()
        self._bodies: dict[str, float] = {}
        self._feet: dict[str, float] = {}
        self._foot: float | None = None
        self._panel = ""
        self._focus_next: str | None = None
        self._nominated, self._nominations = "", 0
        self.reachable: list[str] = []
        """The panels of this frame that hold something for the keyboard, in order."""
        self.regular = _font("Roboto-Regular.ttf")
        self.bold = _font("Roboto-Bold.ttf")
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
            _style(em)
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
        self, name: str, anchor: str = "left", *, width: float = 14.0, title: str = ""
    ) -> Iterator[None]:
        """A rounded sheet of paper; ``width`` in text heights.

        ``anchor`` is left, right (stacked from the top), bottom_left, bottom_right (stacked from
        below), top, bottom (between the columns) or center (over the board: dialogs only).
        """
        known = self.layout.known(name)
        slot = self.layout.slot(name, anchor, width)
        imgui.set_next_window_pos((slot.x, slot.y), pivot=slot.pivot)
        imgui.set_next_window_size((slot.width, slot.height))
        if self._focus_next == name:
            imgui.set_next_window_focus()
            imgui.set_nav_cursor_visible(True)
            self._focus_next = None
        imgui.push_style_var(imgui.StyleVar_.alpha, 1.0 if known else 0.0)
        below = known and not self._in_front
        if below:
            self.sheets.append(slot.rect)
        flags = _STILL if not self.layout.fits(name, slot) else _STILL | _WHOLE
        imgui.push_style_color(imgui.Col_.window_bg, _CLEAR if below else palette.PAPER)
        imgui.push_style_var(imgui.StyleVar_.window_border_size, 0.0 if below else 1.0)
        imgui.begin(name, None, flags)
        imgui.pop_style_var()
        imgui.pop_style_color()
        self._panel, self._foot, before = name, None, len(self.controls)
        self._takes_first = name == self._nominated and self._nominations > 0
        if self._in_front:
            imgui.internal.bring_window_to_display_front(imgui.internal.get_current_window())
        imgui.push_text_wrap_pos(0.0)
        try:
            if title:
                self.heading(title)
            yield
        finally:
            imgui.pop_text_wrap_pos()
            self._measure(name)
            if len(self.controls) > before:
                self.reachable.append(name)
            imgui.end()
            imgui.pop_style_var()

    @contextmanager
    def body(self, name: str, below: float, *, least: float = 0.0) -> Iterator[None]:
        """The part of a dialog that scrolls, so that what stands below it stays in sight.

        ``below`` is the height of that in text heights, until it is known; ``least`` that of the
        part itself where there is room.
        """
        below = self._feet.get(self._panel, below * self.em)
        edge = self.layout.gap + imgui.get_style().window_padding.y + below
        room = self.layout.size[1] - 2 * self.layout.gap - edge
        room -= imgui.get_cursor_pos_y() - imgui.get_scroll_y()
        tall = min(max(self._bodies.get(name, room), least * self.em), max(3 * self.em, room))
        flags = _WHOLE if self._bodies.get(name, 0.0) < tall + 1 else 0
        imgui.begin_child(name, (0, tall), imgui.ChildFlags_.nav_flattened, flags)
        imgui.push_text_wrap_pos(0.0)
        try:
            yield
        finally:
            imgui.pop_text_wrap_pos()
            spacing = imgui.get_style().item_spacing.y
            wanted = round(imgui.get_cursor_pos_y() - spacing + 0.3 * self.em)
            if wanted != self._bodies.get(name):
                self._bodies[name] = wanted
                self.layout.settled = False
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
            self.rectangles[name] = (0.0, 0.0, *map(float, self.layout.size))
            if imgui.get_scroll_max_x() > 0:
                self.cut[name] = imgui.get_scroll_max_x()
            imgui.end()

    def label(self, x: float, y: float, lines: list[tuple[str, str]], *, size: float = 1.0) -> Rect:
        """A slip of paper on the board beside a point, with lines of ``(text, tone)``.

        It lies below all panels, takes no mouse, and stays between the columns.
        """
        pad, wrap, height = 0.45 * self.em, 16 * self.em, round(size * self.em)
        imgui.push_font(self.regular, height)
        sizes = [imgui.calc_text_size(text, wrap_width=wrap) for text, _ in lines]
        wide = max(s.x for s in sizes) + 2 * pad
        tall = sum(s.y for s in sizes) + 2 * pad
        free = self.free
        left = min(max(free[0] + 4, x), free[0] + free[2] - wide - 4)
        top = min(max(4.0, y), self.layout.size[1] - tall - 4)
        draw = imgui.get_background_draw_list()
        paper = ink(palette.PAPER, 0.94)
        draw.add_rect_filled((left, top), (left + wide, top + tall), paper, 0.35 * self.em)
        draw.add_rect((left, top), (left + wide, top + tall), ink(palette.EDGE), 0.35 * self.em)
        at = top + pad
        for (text, tone), box in zip(lines, sizes, strict=True):
            shade = ink(palette.TONES[tone])
            draw.add_text(self.regular, height, (left + pad, at), shade, text, None, wrap)
            at += box.y
        imgui.pop_font()
        return left, top, wide, tall

    @contextmanager
    def veil(self) -> Iterator[None]:
        """Dims all that was drawn so far and takes the mouse from it; inside, a dialog is drawn."""
        imgui.set_next_window_pos((0, 0))
        imgui.set_next_window_size(self.layout.size)
        imgui.push_style_var(imgui.StyleVar_.window_rounding, 0.0)
        imgui.push_style_color(imgui.Col_.window_bg, (*palette.NIGHT[:3], 0.5))
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
                self.layout.settled = False
        at, size = imgui.get_window_pos(), imgui.get_window_size()
        self.rectangles[name] = (at.x, at.y, size.x, size.y)
        if imgui.is_window_focused(imgui.FocusedFlags_.root_and_child_windows):
            self._focusing = name
        if imgui.get_scroll_max_x() > 0:
            self.cut[name] = imgui.get_scroll_max_x()

    def shadow(self, draw: Any, rect: Rect) -> None:
        """A soft shadow under a rectangle that is drawn next."""
        draw_shadow(draw, self._shadow, rect, self.em)


def _font(name: str) -> Any:
    """A letter face with the pictograms merged in."""
    fonts = imgui.get_io().fonts
    font = fonts.add_font_from_file_ttf(str(_FONTS / "Roboto" / name), 18)
    icons = imgui.ImFontConfig()
    icons.merge_mode = True
    fonts.add_font_from_file_ttf(str(_FONTS / "Font_Awesome_6_Free-Solid-900.otf"), 16, icons)
    return font


def _style(em: float) -> None:
    """Sizes and colours of Dear ImGui for text of this height."""
    style = imgui.get_style()
    imgui.style_colors_light(style)
    style.font_size_base = style._next_frame_font_size_base = round(em)
    style.window_padding = (0.8 * em, 0.7 * em)
    style.frame_padding = (0.55 * em, 0.34 * em)
    style.item_spacing = (0.5 * em, 0.42 * em)
    style.item_inner_spacing = (0.4 * em, 0.3 * em)
    style.cell_padding = (0.4 * em, 0.22 * em)
    style.window_rounding = style.popup_rounding = round(0.7 * em)
    style.frame_rounding = style.grab_rounding = style.child_rounding = 0.42 * em
    style.scrollbar_size = 0.62 * em
    style.grab_min_size = 1.1 * em
    style.window_border_size, style.popup_border_size = 0.0, 1.0
    style.frame_border_size = 0.0
    style.disabled_alpha = 0.45
    style.anti_aliased_lines_use_tex = False  # letters and lines are taken unblended
    for slot, shade in _COLOURS.items():
        style.set_color_(slot, shade)


_CLEAR = (0.0, 0.0, 0.0, 0.0)
_COLOURS = {
    imgui.Col_.text: palette.INK,
    imgui.Col_.text_disabled: palette.BARK,
    imgui.Col_.window_bg: palette.PAPER,
    imgui.Col_.popup_bg: palette.PAPER,
    imgui.Col_.child_bg: _CLEAR,
    imgui.Col_.border: palette.EDGE,
    imgui.Col_.frame_bg: palette.LINEN,
    imgui.Col_.frame_bg_hovered: palette.SAND,
    imgui.Col_.frame_bg_active: palette.SAND,
    imgui.Col_.button: palette.LINEN,
    imgui.Col_.button_hovered: palette.SAND,
    imgui.Col_.button_active: palette.EDGE,
    imgui.Col_.header: palette.SAND,
    imgui.Col_.header_hovered: palette.LINEN,
    imgui.Col_.header_active: palette.SAND,
    imgui.Col_.separator: palette.SAND,
    imgui.Col_.slider_grab: palette.WALNUT,
    imgui.Col_.slider_grab_active: palette.DUSK,
    imgui.Col_.check_mark: palette.WALNUT,
    imgui.Col_.scrollbar_bg: _CLEAR,
    imgui.Col_.scrollbar_grab: palette.EDGE,
    imgui.Col_.scrollbar_grab_hovered: palette.BARK,
    imgui.Col_.scrollbar_grab_active: palette.BARK,
    imgui.Col_.text_selected_bg: palette.colour("#9CCBDB"),
    imgui.Col_.nav_cursor: palette.SEA,
    imgui.Col_.input_text_cursor: palette.INK,
    imgui.Col_.table_row_bg_alt: (*palette.LINEN[:3], 0.5),
}
