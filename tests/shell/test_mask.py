from __future__ import annotations

from highway3d.shell.mask import Mask
from tests.shell.conftest import Desk


def inside(part, whole):
    (x, y, width, height), (left, top, wide, tall) = part, whole
    return left <= x and top <= y and x + width <= left + wide and y + height <= top + tall


def test_only_what_panels_hide_is_left_out(desk: Desk):
    desk.play()
    theme = desk.app.theme
    assert theme.opaque
    for part in theme.opaque:
        assert any(inside(part, whole) for whole in theme.rectangles.values())


def test_a_page_without_panels_leaves_nothing_out(desk: Desk):
    desk.settle()
    assert desk.app.theme.opaque == []


def test_a_closed_mask_leaves_no_region_behind(desk: Desk):
    window = desk.app.window.win
    before = window.get_num_display_regions()
    mask = Mask(window)
    mask.cover([(0.0, 0.0, 100.0, 50.0)], (200, 100))
    mask.close()
    mask.close()
    assert window.get_num_display_regions() == before
