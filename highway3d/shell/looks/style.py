"""The letters, and the sizes and colours of everything that Dear ImGui draws by itself."""

from __future__ import annotations

from typing import Any

from imgui_bundle import imgui

from highway3d.shell.looks import palette
from highway3d.shell.looks.assets import model


def letters(weight: str) -> Any:
    """A letter face, ``Regular`` or ``Bold``: behind Roboto the pictograms and East Asian letters.

    Each letter is drawn when it is first needed.
    """
    fonts = imgui.get_io().fonts
    font = fonts.add_font_from_file_ttf(str(model(f"Roboto-{weight}.ttf")), 18)
    behind = imgui.ImFontConfig()
    behind.merge_mode = True
    fonts.add_font_from_file_ttf(str(model("Font_Awesome_6_Free-Solid-900.otf")), 16, behind)
    fonts.add_font_from_file_ttf(str(model(f"BIZUDPGothic-{weight}.ttf")), 18, behind)
    return font


def set_style(em: float) -> None:
    """Sizes and colours of Dear ImGui for text of this height, in whole pixels.

    Where a list is a fraction of a pixel too tall for its window, that shows a bar.
    """

    def px(wide: float, tall: float) -> imgui.ImVec2:
        return imgui.ImVec2(round(wide * em), round(tall * em))

    style = imgui.get_style()
    imgui.style_colors_light(style)
    style.font_size_base = style._next_frame_font_size_base = round(em)
    style.window_padding = px(0.8, 0.7)
    style.frame_padding = px(0.55, 0.34)
    style.item_spacing = px(0.5, 0.42)
    style.item_inner_spacing = px(0.4, 0.3)
    style.cell_padding = px(0.4, 0.22)
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


_COLOURS = {
    imgui.Col_.text: palette.INK,
    imgui.Col_.text_disabled: palette.BARK,
    imgui.Col_.window_bg: palette.PAPER,
    imgui.Col_.popup_bg: palette.PAPER,
    imgui.Col_.child_bg: palette.CLEAR,
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
    imgui.Col_.scrollbar_bg: palette.CLEAR,
    imgui.Col_.scrollbar_grab: palette.EDGE,
    imgui.Col_.scrollbar_grab_hovered: palette.BARK,
    imgui.Col_.scrollbar_grab_active: palette.BARK,
    imgui.Col_.text_selected_bg: palette.colour("#9CCBDB"),
    imgui.Col_.nav_cursor: palette.SEA,
    imgui.Col_.input_text_cursor: palette.INK,
    imgui.Col_.table_row_bg_alt: (*palette.LINEN[:3], 0.5),
}
