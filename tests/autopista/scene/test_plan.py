"""Where things lie on boards of every kind, from both seats."""

from __future__ import annotations

import pytest

from tests.autopista.games import some_options
from tiles2d.autopista.rules.board import board_of
from tiles2d.autopista.rules.layouts import PRESETS
from tiles2d.autopista.rules.options import Options
from tiles2d.autopista.scene.town.plan import RAIL, SILL, Plan

BOARDS = [
    *(board_of(Options(board=name)) for name in PRESETS),
    *(board_of(some_options(number)) for number in range(1, 60, 2)),
]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("turned", [False, True])
def test_every_cell_is_found_at_its_middle(board, turned):
    plan = Plan(board, turned)
    cells = range(plan.width * plan.height)
    assert [plan.cell(plan.centre(cell)) for cell in cells] == list(cells)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("turned", [False, True])
def test_four_bays_lie_apart_in_the_frame(board, turned):
    plan = Plan(board, turned)
    bays = [plan.bay(piece) for piece in range(4)]
    for x, y in bays:
        assert -RAIL < x < plan.width + RAIL
        assert -SILL < y < 0 or plan.height < y < plan.height + SILL
    assert len({*bays}) == 4
    assert all(abs(a[0] - b[0]) >= 1 or a[1] != b[1] for a in bays for b in bays if a != b)


@pytest.mark.parametrize("board", BOARDS)
def test_each_player_has_his_bays_nearer_than_the_rival(board):
    plan = Plan(board)
    assert {plan.bay(piece)[1] < 0 for piece in (0, 1)} == {True}
    assert {plan.bay(piece)[1] > plan.height for piece in (2, 3)} == {True}


@pytest.mark.parametrize("name", PRESETS)
def test_bay_lies_beside_its_start(name):
    plan = Plan(board_of(Options(board=name)))
    for piece in range(4):
        assert plan.bay(piece)[0] == plan.centre(plan.board.starts[piece])[0]


@pytest.mark.parametrize("board", BOARDS)
def test_other_seat_sees_the_board_after_half_a_turn(board):
    plan, other = Plan(board), Plan(board, turned=True)
    for point in ((0.0, 0.0), (1.25, 2.5)):
        assert other.seen(other.seen(point)) == point
    assert other.heading(0) == (plan.heading(0) + 180) % 360
    assert other.facing(0, 1) == plan.facing(0, -1)
    assert other.vector(1) == (-1, 0)


@pytest.mark.parametrize("target", [1, 4, 10, 20])
def test_there_is_a_hole_for_every_point(target):
    plan = Plan(board_of(Options(target=target)))
    for seat in range(2):
        holes = plan.holes(seat)
        assert len({*holes}) == target
        assert all(0 < y < plan.height for _, y in holes)


def test_holes_that_do_not_fit_are_left_out():
    assert Plan(board_of(Options(target=99))).holes(0) == ()


def test_point_beside_the_board_is_no_cell():
    plan = Plan(board_of(Options()))
    assert [plan.cell(point) for point in ((-0.1, 1.0), (1.0, 7.0), (7.2, 0.5))] == [None] * 3


@pytest.mark.parametrize("board", BOARDS)
def test_bays_leave_room_for_the_names_of_the_columns(board):
    plan = Plan(board)
    for piece in range(4):
        _, y = plan.bay(piece)
        assert min(abs(y), abs(y - plan.height)) - 0.44 >= 0.2


def test_pegs_leave_room_for_the_names_of_the_rows():
    plan = Plan(board_of(Options()))
    assert all(x - plan.width >= 0.35 for x, _ in plan.holes(0))
