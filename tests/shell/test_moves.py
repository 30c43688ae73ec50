"""The list of moves: what mouse and keyboard rest on is lit on the board; lines form a tree."""

from __future__ import annotations

from tests.shell.conftest import Program


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
