"""The only column of a window with very large letters: one page at a time, the turn on all."""

from __future__ import annotations

import pytest

from tests.shell.conftest import Program

PAGES = ("game", "players", "moves", "views")


@pytest.fixture
def large(program: Program) -> Program:
    program.app.settings.ui_scale = 200
    program.app.apply_settings()
    program.app.theme.open_page = "game"
    program.play()
    program.press("enter")
    program.settle()
    return program


def test_letters_of_200_per_cent_are_twice_as_large(large: Program):
    assert large.app.theme.em == 42


@pytest.mark.parametrize("page", PAGES)
def test_every_page_shows_whose_turn_it_is_and_leads_to_the_others(large: Program, page: str):
    large.push(f"page-{page}")
    large.settle()
    assert "turn" in large.app.theme.rectangles
    assert {f"page-{other}" for other in PAGES} <= set(large.app.theme.controls)


def test_what_stands_on_another_page_can_not_be_pressed(large: Program):
    assert "typed_move" not in large.app.theme.controls
    large.push("page-moves")
    large.settle()
    assert "typed_move" in large.app.theme.controls


def test_the_board_is_wider_than_the_only_column(large: Program):
    left, _, wide, _ = large.app.theme.free
    assert (left, wide > large.app.window.size[0] / 2) == (0, True)
