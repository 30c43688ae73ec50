from __future__ import annotations

import pytest
from panda3d.core import PNMImage

from highway3d.shell.looks import palette
from tests.shell.conftest import Desk

PAPER = tuple(round(255 * share) for share in palette.PAPER[:3])


def colour(desk: Desk, x: float, y: float) -> tuple[int, int, int]:
    image = PNMImage()
    desk.app.window.win.get_screenshot(image)
    pixel = image.get_xel_val(int(x), int(y))
    return pixel[0], pixel[1], pixel[2]


def assert_paper(desk: Desk):
    """Every sheet is plain paper just inside its left edge, at the top, the middle and below."""
    assert desk.app.theme.sheets
    for x, y, _, height in desk.app.theme.sheets:
        for share in (0.2, 0.5, 0.8):
            assert colour(desk, x + 3, y + share * height) == PAPER


def test_panels_are_paper(desk: Desk):
    desk.play()
    assert_paper(desk)


@pytest.mark.parametrize("page", ["show_settings", "show_help", "show_saves"])
def test_a_page_dims_the_board_and_not_its_paper(desk: Desk, page: str):
    desk.play()
    getattr(desk.app, page)()
    desk.settle()
    assert_paper(desk)


def test_paper_goes_with_its_panels(desk: Desk):
    desk.play()
    x, y, _, height = desk.app.theme.sheets[0]
    desk.app.interface.awake(False)
    desk.app.window.base.graphics_engine.render_frame()
    desk.app.window.base.graphics_engine.render_frame()
    assert colour(desk, x + 3, y + height / 2) != PAPER


def test_a_screen_without_panels_has_no_paper(desk: Desk):
    desk.settle()
    assert desk.app.theme.sheets == []
