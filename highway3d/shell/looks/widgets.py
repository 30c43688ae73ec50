"""Buttons, switches, sliders and texts as every panel draws them.

Each is named by the key of its text; ``label`` replaces the text where it is not in the
catalogue, such as a player's name.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from imgui_bundle import icons_fontawesome_6 as fa
from imgui_bundle import imgui

from highway3d.shell.looks import palette
from highway3d.shell.looks.badges import draw_badge

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from highway3d.shell.looks.layout import Rect
    from highway3d.shell.texts import Texts

_PLUS = "\uf067"
"""The pictogram by its other number: the usual one is that of the letters' own plus sign."""
ICONS = {
    "play": fa.ICON_FA_PLAY, "pause": fa.ICON_FA_PAUSE, "undo": fa.ICON_FA_ROTATE_LEFT,
    "redo": fa.ICON_FA_ROTATE_RIGHT, "back": fa.ICON_FA_ARROW_LEFT,
    "look-back": fa.ICON_FA_CARET_LEFT, "look-on": fa.ICON_FA_CARET_RIGHT,
    "first": fa.ICON_FA_BACKWARD_STEP, "last": fa.ICON_FA_FORWARD_STEP,
    "previous": fa.ICON_FA_CHEVRON_LEFT,
    "next": fa.ICON_FA_CHEVRON_RIGHT, "settings": fa.ICON_FA_GEAR, "menu": fa.ICON_FA_BARS,
    "yes": fa.ICON_FA_CHECK, "no": fa.ICON_FA_XMARK, "flag": fa.ICON_FA_FLAG,
    "clock": fa.ICON_FA_CLOCK, "help": fa.ICON_FA_CIRCLE_QUESTION, "open": fa.ICON_FA_FOLDER_OPEN,
    "new": _PLUS, "trophy": fa.ICON_FA_TROPHY, "home": fa.ICON_FA_HOUSE,
    "save": fa.ICON_FA_FLOPPY_DISK, "delete": fa.ICON_FA_TRASH, "sound": fa.ICON_FA_VOLUME_HIGH,
    "silent": fa.ICON_FA_VOLUME_XMARK, "hint": fa.ICON_FA_LIGHTBULB, "draw": fa.ICON_FA_HANDSHAKE,
    "turn": fa.ICON_FA_CARET_RIGHT, "unfolded": fa.ICON_FA_CARET_DOWN,
    "branch": fa.ICON_FA_CODE_BRANCH, "copy": fa.ICON_FA_COPY,
    "paste": fa.ICON_FA_PASTE, "keys": fa.ICON_FA_KEYBOARD, "info": fa.ICON_FA_CIRCLE_INFO,
    "good": fa.ICON_FA_CIRCLE_CHECK, "warning": fa.ICON_FA_TRIANGLE_EXCLAMATION,
    "fault": fa.ICON_FA_TRIANGLE_EXCLAMATION, "quit": fa.ICON_FA_POWER_OFF,
    "again": fa.ICON_FA_REPEAT, "eye": fa.ICON_FA_EYE, "edit": fa.ICON_FA_PEN,
    "higher": _PLUS, "lower": fa.ICON_FA_MINUS,
    "table": fa.ICON_FA_LAYER_GROUP, "people": fa.ICON_FA_USERS, "list": fa.ICON_FA_LIST_UL,
    "star": fa.ICON_FA_STAR, "picture": fa.ICON_FA_CAMERA, "fit": fa.ICON_FA_EXPAND,
}  # fmt: skip
"""Pictograms of the icon font, by what they mean here."""
PROPOSED = 3
"""Frames in which what appears gives the keyboard to a button: a window takes two to appear."""


def ink(shade: palette.Colour, alpha: float = 1.0) -> int:
    """A colour as draw lists take it."""
    return int(imgui.get_color_u32((*shade[:3], shade[3] * alpha)))


class Widgets:
    """What may stand in a panel. ``em`` is the height of its text in pixels."""

    texts: Texts
    em: float
    regular: Any
    bold: Any

    def __init__(self) -> None:
        self.controls: dict[str, Rect] = {}
        self.ringed = ""
        """The control that shows the keyboard's ring in this frame."""
        self._takes_first = False

    def text(self, text: str, tone: str = "ink", *, icon: str = "") -> None:
        """A paragraph, wrapped at the panel's edge and beside its ``icon``.

        ``tone`` is a name in ``palette.TONES``, ``icon`` one in ``ICONS``.
        """
        imgui.push_style_color(imgui.Col_.text, palette.TONES[tone])
        if icon:
            imgui.begin_group()  # the mouse over either is over the whole
            imgui.text_unformatted(ICONS[icon])
            imgui.same_line()
        imgui.text_unformatted(text)
        if icon:
            imgui.end_group()
        imgui.pop_style_color()

    def line(self, text: str, tone: str = "ink") -> None:
        """One line, shortened where the panel is too narrow; the mouse then shows it whole."""
        shown = self.shortened(text, imgui.get_content_region_avail().x)
        self.text(shown, tone)
        if shown != text and imgui.is_item_hovered(imgui.HoveredFlags_.for_tooltip):
            self.tip(text)

    def shortened(self, text: str, room: float) -> str:
        """The text, or so much of it as fits into so many pixels with an ellipsis behind."""
        end, shown = len(text), text
        while end > 1 and imgui.calc_text_size(shown).x > room:
            end -= 1
            shown = f"{text[:end].rstrip()}…"
        return shown

    def heading(self, text: str, size: float = 1.2, tone: str = "walnut") -> None:
        """A bold line; ``size`` counts in text heights."""
        with self.font(size, bold=True):
            self.text(text, tone)

    @contextmanager
    def font(self, size: float = 1.0, *, bold: bool = False) -> Iterator[None]:
        """Other letters for what is drawn inside."""
        imgui.push_font(self.bold if bold else self.regular, round(size * self.em))
        try:
            yield
        finally:
            imgui.pop_font()

    def space(self, ems: float = 0.4) -> None:
        """Air."""
        imgui.dummy((0, round(ems * self.em)))

    def rule(self) -> None:
        """A thin line across."""
        imgui.separator()

    def badge(self, colour: str, pattern: str, size: float = 1.25) -> None:
        """A player's colour and pattern, as an item of the line; ``size`` in text heights."""
        side = size * self.em
        at = imgui.get_cursor_screen_pos()
        imgui.dummy((side, side))
        draw_badge(imgui.get_window_draw_list(), at.x, at.y, side, colour, pattern)

    def button(
        self,
        key: str,
        *,
        label: str | None = None,
        icon: str = "",
        primary: bool = False,
        width: float = 0.0,
        enabled: bool = True,
        chosen: bool = False,
        tip: str = "",
    ) -> bool:
        """A button; True when it was pressed.

        ``width`` in text heights: 0 fits the label, -1 fills the line. An empty label leaves the
        icon alone. A label too long for its place goes on in a second line.
        """
        text = self._caption(key, icon, label)
        pad = round(0.6 * self.em), round(0.38 * self.em)
        room = imgui.get_content_region_avail().x
        natural = imgui.calc_text_size(text).x + 2 * pad[0] + 1
        wide = room if width < 0 else min(width * self.em or natural, room)
        inner = max(self.em, wide - 2 * pad[0])
        size = imgui.calc_text_size(text, wrap_width=inner)
        at = imgui.get_cursor_screen_pos()
        imgui.begin_disabled(not enabled)
        self._push_button(primary=primary, chosen=chosen)
        pressed = imgui.button(f"##{key}", (wide, size.y + 2 * pad[1]))
        shade = imgui.get_color_u32(imgui.Col_.text)
        imgui.pop_style_color(4)
        spot = at.x + (wide - size.x) / 2, at.y + pad[1]
        draw = imgui.get_window_draw_list()
        draw.add_text(imgui.get_font(), imgui.get_font_size(), spot, shade, text, None, inner)
        imgui.end_disabled()
        self.drawn(key, enabled=enabled)
        if tip and imgui.is_item_hovered(imgui.HoveredFlags_.for_tooltip):
            self.tip(tip)
        return bool(pressed)

    def beside(self, key: str, icon: str = "", *, label: str | None = None) -> None:
        """Lets the button to come stand beside the last item, where the line has room for it."""
        if self.has_room_beside(key, icon, label=label):
            imgui.same_line()

    def has_room_beside(self, key: str, icon: str = "", *, label: str | None = None) -> bool:
        """Tells whether a button can stand beside the last item."""
        text = self._caption(key, icon, label)
        right = imgui.get_cursor_screen_pos().x + imgui.get_content_region_avail().x
        wide = imgui.calc_text_size(text).x + 1.2 * self.em + 1
        spacing = imgui.get_style().item_spacing.x
        return bool(imgui.get_item_rect_max().x + spacing + wide <= right)

    def _caption(self, key: str, icon: str, label: str | None) -> str:
        label = self.texts(key) if label is None else label
        return "  ".join(part for part in (ICONS.get(icon, ""), label) if part)

    def switch(self, key: str, on: bool, *, label: str | None = None) -> bool:
        """A switch with its label; returns the new value."""
        high = round(1.25 * self.em)
        long = round(2.2 * self.em)
        at = imgui.get_cursor_screen_pos()
        label = self.texts(key) if label is None else label
        inner = max(self.em, imgui.get_content_region_avail().x - long - 0.6 * self.em)
        size = imgui.calc_text_size(label, wrap_width=inner)
        tall = max(high, size.y)
        if imgui.invisible_button(
            f"##{key}", (long + 0.6 * self.em + size.x, tall), imgui.ButtonFlags_.enable_nav
        ):
            on = not on
        self.drawn(key)
        draw = imgui.get_window_draw_list()
        top = at.y + (tall - high) / 2
        back = palette.GOOD if on else palette.BARK
        draw.add_rect_filled((at.x, top), (at.x + long, top + high), ink(back), high / 2)
        knob = at.x + (long - high / 2 if on else high / 2), top + high / 2
        draw.add_circle_filled(knob, high * 0.38, ink(palette.CREAM), 24)
        spot = at.x + long + 0.6 * self.em, at.y + (tall - size.y) / 2
        draw.add_text(
            imgui.get_font(), imgui.get_font_size(), spot, ink(palette.INK), label, None, inner
        )
        return on

    def choice(self, key: str, labels: Sequence[str], chosen: int, *, width: float = -1.0) -> int:
        """One of several, in a list that unfolds; returns the index now chosen."""
        imgui.set_next_item_width(width if width < 0 else width * self.em)
        whole = labels[chosen]
        room = imgui.calc_item_width() - imgui.get_frame_height()
        shown = self.shortened(whole, room - 2 * imgui.get_style().frame_padding.x)
        unfolded = imgui.begin_combo(f"##{key}", shown)
        if shown != whole and imgui.is_item_hovered(imgui.HoveredFlags_.for_tooltip):
            self.tip(whole)
        if unfolded:
            for at, label in enumerate(labels):
                if imgui.selectable(f"{label}##{at}", at == chosen)[0]:
                    chosen = at
                if at == chosen:
                    imgui.set_item_default_focus()
            imgui.end_combo()
        self.drawn(key)
        return chosen

    def slider(self, key: str, value: int, low: int, high: int, *, width: float = -1.0) -> int:
        """A whole number between two ends; returns the new one."""
        imgui.set_next_item_width(width if width < 0 else width * self.em)
        clamp = imgui.SliderFlags_.always_clamp
        _, value = imgui.slider_int(f"##{key}", value, low, high, "%d", clamp)
        self.drawn(key)
        return int(value)

    def number(self, key: str, value: int, low: int, high: int, *, width: float = -1.0) -> int:
        """A whole number to type in or step; returns the new one."""
        imgui.set_next_item_width(width if width < 0 else width * self.em)
        _, value = imgui.input_int(f"##{key}", value)
        self.drawn(key)
        return max(low, min(int(value), high))

    def field(
        self, key: str, value: str, *, hint: str = "", width: float = -1.0, select: bool = False
    ) -> str:
        """A line of text to type in; returns what it holds now.

        With ``select`` all of it is selected when the keyboard comes to it.
        """
        imgui.set_next_item_width(width if width < 0 else width * self.em)
        flags = imgui.InputTextFlags_.auto_select_all if select else 0
        _, value = imgui.input_text_with_hint(f"##{key}", hint, value, flags)
        self.drawn(key)
        return str(value)

    def tip(self, text: str) -> None:
        """A few words beside the mouse."""
        imgui.begin_tooltip()
        imgui.push_text_wrap_pos(18 * self.em)
        self.text(text)
        imgui.pop_text_wrap_pos()
        imgui.end_tooltip()

    def _push_button(self, *, primary: bool, chosen: bool) -> None:
        if primary:
            shades = (palette.WALNUT, (0.5, 0.31, 0.16, 1.0), palette.DUSK, palette.CREAM)
        elif chosen:
            shades = (palette.SAND, palette.SAND, palette.EDGE, palette.INK)
        else:
            shades = (palette.LINEN, palette.SAND, palette.EDGE, palette.INK)
        slots = (
            imgui.Col_.button, imgui.Col_.button_hovered, imgui.Col_.button_active, imgui.Col_.text,
        )  # fmt: skip
        for slot, shade in zip(slots, shades, strict=True):
            imgui.push_style_color(slot, shade)

    def propose(self) -> None:
        """Gives the keyboard to the item drawn last: Enter then takes it.

        In the first frame of a window no item is there yet.
        """
        window = imgui.internal.get_current_window()
        if window.skip_items:
            return
        imgui.internal.set_focus_id(imgui.get_item_id(), window)
        imgui.set_nav_cursor_visible(True)

    def drawn(self, key: str, *, enabled: bool = True) -> None:
        """Notes where the last item stands, and rings it while the keyboard is on it."""
        if self._takes_first and enabled:
            self._takes_first = False
            self.propose()
        low, high = imgui.get_item_rect_min(), imgui.get_item_rect_max()
        self.controls[key] = (low.x, low.y, high.x - low.x, high.y - low.y)
        if imgui.is_item_focused() and imgui.get_io().nav_visible:
            self.ringed = key
            grow = 3.0
            imgui.get_window_draw_list().add_rect(
                (low.x - grow, low.y - grow), (high.x + grow, high.y + grow),
                ink(palette.SEA), 0.5 * self.em, thickness=max(2.0, self.em / 7),
            )  # fmt: skip
