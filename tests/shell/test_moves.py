"""The list of moves: what mouse and keyboard rest on is lit on the board; lines form a tree."""

from __future__ import annotations

from typing import Any

import pytest
from imgui_bundle import imgui

from highway3d.table.session import Session, default_players
from tests.shell.conftest import Program
from tests.table import toy


def _list() -> Any:
    """The child window that the list is."""
    windows = imgui.get_current_context().windows
    shown = [window for window in windows if window.active]
    [found] = [window for window in shown if window.name.startswith("history/moves")]
    return found


def _played(program: Program, count: int = 3) -> None:
    program.play(heap=100)
    for _ in range(count):
        program.match.play_text("take 1")
    program.settle()


def _line(program: Program, number: int) -> tuple[float, float]:
    """Where the line of a move is, counted up from the field below the list."""
    theme = program.app.theme
    x, y, _, _ = theme.controls["typed_move"]
    up = len(program.session.line()) - 1 - number
    return x + 2 * theme.em, y - (1.0 + up) * 1.45 * theme.em


def _lit(program: Program) -> list[object]:
    return [heard[1] for heard in program.scene.heard if heard[0] == "light"]


def test_the_move_under_the_mouse_is_lit_on_the_board(program: Program):
    _played(program)
    program.point(*_line(program, 2))
    assert _lit(program)[-1] is program.session.line()[2]


def test_the_light_goes_out_with_the_mouse(program: Program):
    _played(program)
    program.point(*_line(program, 2))
    program.point(640, 400)
    assert _lit(program)[-1] is None


def test_the_light_goes_out_with_the_panels(program: Program):
    _played(program)
    program.point(*_line(program, 2))
    program.app.screen.act("hide_panels", None)
    assert _lit(program)[-1] is None


def test_a_move_also_played_stands_below_the_one_that_is_shown(program: Program):
    _played(program)
    program.match.step("undo")
    program.match.step("undo")
    program.match.play_text("take 2")
    program.settle()
    program.push("line-1")
    assert [entry.text for entry in program.session.line()[1:]] == ["take 1"] * 3
    assert "line-1" in program.app.theme.controls


def test_a_line_aside_can_be_made_the_main_one(program: Program):
    _played(program)
    program.match.step("undo")
    program.match.play_text("take 2")
    program.settle()
    program.push("line-1")
    program.push("promote")
    assert program.session.main_line()[-1].text == "take 1"


def test_the_moves_stand_on_a_page_of_their_own_where_letters_are_large(program: Program):
    program.app.settings.ui_scale = 125
    program.app.apply_settings()
    program.play()
    program.press("enter")
    program.settle()
    assert "history" not in program.app.theme.rectangles
    program.push("page-moves")
    program.settle()
    assert "history" in program.app.theme.rectangles


@pytest.mark.parametrize("back", [0, 7])
def test_the_list_of_moves_begins_with_a_whole_line(program: Program, back: int):
    program.play(heap=100)
    for _ in range(30):
        program.match.play_text("take 1")
    for _ in range(back):
        program.match.step("undo")
    program.settle()
    moves = _list()
    pitch = program.app.theme.em + imgui.get_style().item_spacing.y
    assert moves.scroll.y > 0
    assert moves.scroll.y % pitch == 0


def test_at_the_start_the_first_move_is_seen_whole(program: Program):
    program.play(heap=100)
    for _ in range(30):
        program.match.play_text("take 1")
    program.settle()
    program.press("home")
    program.settle()
    moves = _list()
    assert moves.scroll_max.y > 0
    assert moves.scroll.y == 0


def test_a_game_opened_late_shows_its_last_move(program: Program):
    options = toy.Options(heap=100, growth="off")
    session = Session.new(toy.GAME, options, default_players(["Ana", "Beto"]), 1)
    for _ in range(40):
        session.play_text("take 1", 0.0)
    program.app.games.play(session)
    program.settle()
    moves = _list()
    assert moves.scroll_max.y > 0
    assert moves.scroll.y == moves.scroll_max.y
