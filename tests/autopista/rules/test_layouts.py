"""Layouts: presets, text files, and what can be wrong with them."""

from __future__ import annotations

from random import Random

import pytest

from highway3d.table.session import Session, default_players
from tests.autopista.positions import board
from tiles2d.autopista import GAME
from tiles2d.autopista.rules.board import board_of
from tiles2d.autopista.rules.layouts import PRESETS, Layout, LayoutError, LayoutFault, read_layout
from tiles2d.autopista.rules.options import Options
from tiles2d.autopista.rules.preview import reach

CELLS = "starts b1 d1 d5 b5\nflags e5 a5 a1 e1\n"
MINI = "..+..\n.+.+.\n+...+\n.+.+.\n..+..\n" + CELLS


@pytest.mark.parametrize("name", PRESETS)
def test_preset_is_read_back_from_its_text(name):
    assert read_layout(PRESETS[name].text()) == PRESETS[name]


@pytest.mark.parametrize("number", range(30))
def test_any_valid_board_is_read_back_from_its_text(number):
    ground = board(Random(number))
    layout = Layout(*(tuple(ground[part]) for part in ("rows", "starts", "flags")))
    assert read_layout(layout.text()) == layout


def test_comments_blank_lines_case_and_indents_do_not_matter():
    lines = "\ufeff# five by five\r\n\r\n" + MINI.upper().replace("\n", "  # so\r\n  ")
    assert read_layout(lines) == PRESETS["mini"]


@pytest.mark.parametrize(
    ("text", "fault", "line", "column"),
    [
        ("", LayoutFault.NO_ROWS, 1, 1),
        ("# nothing\n\n" + CELLS, LayoutFault.NO_ROWS, 4, 1),
        ("..\n..\n..\nstarts\nflags", LayoutFault.WRONG_SIZE, 1, 1),
        ("." * 27 + "\n", LayoutFault.WRONG_SIZE, 1, 1),
        ("...\n" * 27, LayoutFault.WRONG_SIZE, 1, 1),
        (MINI.replace("+...+", "+...+."), LayoutFault.UNEVEN_ROW, 3, 6),
        (MINI.replace("+...+", " +..+"), LayoutFault.UNEVEN_ROW, 3, 6),
        (MINI.replace("+...+", "+.*.+"), LayoutFault.UNKNOWN_SIGN, 3, 3),
        (MINI + ".....", LayoutFault.ROW_TOO_LATE, 8, 1),
        ("board mini\n" + MINI, LayoutFault.UNKNOWN_LINE, 1, 1),
        (". . .\n" + MINI, LayoutFault.UNKNOWN_LINE, 1, 1),
        (MINI + "flags a1", LayoutFault.LINE_TWICE, 8, 1),
        (MINI.partition("flags")[0], LayoutFault.LINE_MISSING, 6, 1),
        (MINI.replace(" b5", ""), LayoutFault.FOUR_CELLS, 6, 8),
        (MINI.replace(" e1", " e1 c3"), LayoutFault.FOUR_CELLS, 7, 7),
        (MINI.replace("d5", "f5"), LayoutFault.NO_SUCH_CELL, 6, 14),
        (MINI.replace("d5", "d6"), LayoutFault.NO_SUCH_CELL, 6, 14),
        (MINI.replace("d5", "5d"), LayoutFault.NO_SUCH_CELL, 6, 14),
        (MINI.replace("a5", "b1"), LayoutFault.CELL_TAKEN, 7, 10),
        (MINI.replace("..+..", "..+.+", 1), LayoutFault.CORNER_CROSSING, 1, 5),
        (MINI.replace("..+..", ".++..", 1), LayoutFault.CROSSING_UNMATCHED, 1, 2),
        (MINI.replace("d5 b5", "d5 c4"), LayoutFault.CELLS_UNMATCHED, 6, 17),
        (MINI.replace("e5 a5 a1 e1", "e5 a5 e1 a1"), LayoutFault.CELLS_UNMATCHED, 6, 14),
    ],
)
def test_broken_layout_is_told_by_line_and_column(text, fault, line, column):
    with pytest.raises(LayoutError, match=rf"^line {line}, column {column}: ") as caught:
        read_layout(text)
    assert caught.value.fault is fault


def test_half_turn_may_bring_the_first_piece_onto_the_second():
    swapped = MINI.replace("d5 b5", "b5 d5").replace("a1 e1", "e1 a1")
    assert read_layout(swapped).starts == ("b1", "d1", "b5", "d5")


def test_game_on_a_broken_layout_does_not_begin():
    players = default_players(["Ana", "Beto"])
    with pytest.raises(ValueError, match="line 1, column 1: "):
        Session.new(GAME, Options(layout="x"), players, 0)


def test_own_layout_takes_the_place_of_the_preset():
    assert board_of(Options(board="cruz", layout=MINI)).layout == PRESETS["mini"]


def test_trebol_is_the_board_of_the_rules():
    state = GAME.rules.new(Options(), 2, 0)
    assert [reach(state, piece)[state.board.flags[piece]] for piece in range(4)] == [9] * 4
    assert all(len(reach(state, piece)) == 49 for piece in range(4))
    assert "".join(PRESETS["trebol"].rows).count("+") == 16
    assert len(state.board.coin_cells) == 41
