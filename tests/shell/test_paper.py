from __future__ import annotations

import pytest
from panda3d.core import PNMImage

from highway3d.shell.looks import palette
from tests.shell.conftest import Program

PAPER = tuple(round(255 * share) for share in palette.PAPER[:3])


def colour(program: Program, x: float, y: float) -> tuple[int, int, int]:
    image = PNMImage()
    program.app.window.win.get_screenshot(image)
    pixel = image.get_xel_val(int(x), int(y))
    return pixel[0], pixel[1], pixel[2]


def assert_paper(program: Program):
    """Every sheet is plain paper just inside its left edge, at the top, the middle and below."""
    assert program.app.theme.sheets
    for x, y, _, height in program.app.theme.sheets:
        for share in (0.2, 0.5, 0.8):
            assert colour(program, x + 3, y + share * height) == PAPER


def test_panels_are_paper(program: Program):
    program.play()
    assert_paper(program)


@pytest.mark.parametrize("page", ["show_settings", "show_help", "show_saves"])
def test_a_page_dims_the_board_and_not_its_paper(program: Program, page: str):
    program.play()
    getattr(program.app, page)()
    program.settle()
    assert_paper(program)


def test_paper_goes_with_its_panels(program: Program):
    program.play()
    x, y, _, height = program.app.theme.sheets[0]
    program.app.interface.awake(False)
    program.app.window.base.graphics_engine.render_frame()
    program.app.window.base.graphics_engine.render_frame()
    assert colour(program, x + 3, y + height / 2) != PAPER


def test_a_screen_without_panels_has_no_paper(program: Program):
    program.settle()
    assert program.app.theme.sheets == []
