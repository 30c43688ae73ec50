"""The town and what lies on it, as meshes."""

from __future__ import annotations

import pytest

from tests.autopista.games import some_options
from tiles2d.autopista.rules.board import board_of
from tiles2d.autopista.rules.movement import Gain
from tiles2d.autopista.rules.options import Options
from tiles2d.autopista.scene.quads import Quads
from tiles2d.autopista.scene.story import still
from tiles2d.autopista.scene.town import city
from tiles2d.autopista.scene.town.plan import Plan

SHADES = [(1.0, 0.0, 0.0)] * 4
OFF = (-1, -1, -1, -1)


def middles(quads):
    """The middle of every rectangle of some quads, or of a mesh made of them."""
    mesh = quads.mesh() if isinstance(quads, Quads) else quads
    points = mesh.points.reshape(-1, 4, 3).mean(axis=1)
    return [(round(float(x), 3), round(float(y), 3)) for x, y, _ in points]


def test_pegs_fill_the_holes_from_the_first_on():
    plan = Plan(board_of(Options()))
    gains = [Gain(0, 20, False, 1), Gain(1, 43, True, 2), Gain(2, 3, False, 1)]
    found = middles(city.treasure(plan, still(plan, OFF, (), gains), SHADES))
    a, b = ([(round(x, 3), round(y, 3)) for x, y in plan.holes(seat)] for seat in range(2))
    assert found == [a[0], a[1], a[1], a[2], a[2], b[0]]


def test_points_beyond_the_last_hole_have_no_peg():
    plan = Plan(board_of(Options(target=2)))
    gains = [Gain(0, 20, False, 1), Gain(0, 43, True, 2)]
    found = middles(city.treasure(plan, still(plan, OFF, (), gains), SHADES))
    assert len(found) == 3


def test_coin_lies_in_the_middle_of_its_cell():
    plan = Plan(board_of(Options()))
    assert middles(city.treasure(plan, still(plan, OFF, (9,), []), SHADES)) == [(2.5, 1.5)]


def test_flag_cell_that_two_pieces_share_has_both_flags_and_one_painting():
    plan = Plan(board_of(Options(flag_mode="player")))
    flags, cells = middles(city.flags(plan)), set(plan.board.flags)
    assert len({*flags}) == 4
    assert {plan.cell((x, y - 0.4)) for x, y in flags} == cells
    assert len(middles(city.paintings(plan))) == 4 + len(cells) == 6


@pytest.mark.parametrize("number", range(1, 40, 2))
@pytest.mark.parametrize("turned", [False, True])
def test_every_board_is_drawn_within_its_bounds(number, turned):
    plan = Plan(board_of(some_options(number)), turned)
    left, low, right, high = plan.bounds
    for mesh in (city.street(plan), city.paintings(plan), city.flags(plan)):
        assert (mesh.points[:, :2] >= (left, low)).all()
        assert (mesh.points[:, :2] <= (right, high)).all()


def test_neighbouring_cells_differ_so_that_they_can_be_counted():
    plan = Plan(board_of(Options()))
    mesh = city.street(plan)
    darker = {
        at
        for at, shade in zip(middles(mesh), mesh.colours[::4], strict=True)
        if tuple(shade[:3].round(3)) == tuple(round(part, 3) for part in city.STREET_DARK[:3])
    }
    cells = {plan.centre(cell) for cell in range(plan.width * plan.height)}
    assert darker == {(x, y) for x, y in cells if (x + y) % 2 == 1}
