"""Panels with a heading fold to it and unfold again."""

from __future__ import annotations

from tests.shell.conftest import Program


def test_a_panel_folds_to_its_heading_and_unfolds(program: Program):
    program.play()
    tall = program.app.theme.rectangles["heap"][3]
    program.push("fold-heap")
    program.settle()
    assert program.app.theme.rectangles["heap"][3] < tall
    assert "take_three" not in program.app.theme.controls
    program.push("fold-heap")
    program.settle()
    assert program.app.theme.rectangles["heap"][3] == tall


def test_what_is_folded_away_is_not_pressed(program: Program):
    program.play()
    x, y, wide, tall = program.app.theme.controls["take_three"]
    program.push("fold-heap")
    program.click(x + wide / 2, y + tall / 2)
    program.press("f6")
    program.press("enter")
    assert program.session.here.number <= 1
    assert "take 3" not in program.session.here.text
