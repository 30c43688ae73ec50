"""Panels that fold to their headings, and those of pages that are not shown."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d.shell.looks import palette
from highway3d.shell.looks.widgets import ICONS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from highway3d.shell.looks.widgets import Widgets

_SIZE = 1.2


class Folds:
    """Knows which panels are folded, by their names."""

    def __init__(self) -> None:
        self._folded: set[str] = set()

    def draw_heading(self, widgets: Widgets, name: str, title: str) -> bool:
        """A heading that folds and unfolds its panel; True where the panel is folded."""
        is_folded = name in self._folded
        icon = ICONS["turn" if is_folded else "unfolded"]
        with widgets.font(_SIZE, bold=True):
            imgui.push_style_color(imgui.Col_.text, palette.WALNUT)
            if imgui.selectable(f"{title}  {icon}###fold", False)[0]:
                self._folded ^= {name}
            imgui.pop_style_color()
        low, size = imgui.get_item_rect_min(), imgui.get_item_rect_size()
        widgets.controls[f"fold-{name}"] = low.x, low.y, size.x, size.y
        return is_folded


@contextmanager
def folded(widgets: Widgets) -> Iterator[None]:
    """What is drawn inside takes no room, and can be neither seen nor used."""
    controls, at = dict(widgets.controls), imgui.get_cursor_pos()
    imgui.push_clip_rect((0, 0), (0, 0), False)
    imgui.begin_disabled()
    try:
        yield
    finally:
        imgui.end_disabled()
        imgui.pop_clip_rect()
        imgui.set_cursor_pos(at)
        widgets.controls = controls


@contextmanager
def out_of_sight(
    widgets: Widgets, name: str, size: tuple[float, float], flags: int
) -> Iterator[None]:
    """A panel of a page that is not shown: what is drawn in it can be neither seen nor used."""
    imgui.set_next_window_pos((-2 * size[0], 0))
    imgui.set_next_window_size(size)
    imgui.begin(name, None, flags | imgui.WindowFlags_.no_inputs)
    before, widgets.controls = widgets.controls, {}
    imgui.push_text_wrap_pos(0.0)
    try:
        yield
    finally:
        widgets.controls = before
        imgui.pop_text_wrap_pos()
        imgui.end()
