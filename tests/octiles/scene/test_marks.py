"""What is drawn over the board: the last move, and where a runner may go."""

from __future__ import annotations

import numpy as np

from highway3d.table.session import Session, default_players
from tests.octiles.positions import grown
from tiles2d.octiles import GAME
from tiles2d.octiles.rules.moves import PlaceAndRun
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.places import NODE_AT, SPACE_AT
from tiles2d.octiles.rules.rules import RULES
from tiles2d.octiles.scene import octagons
from tiles2d.octiles.scene.marks import RUNNER, Marks


def test_dashes_of_the_last_move_stop_at_the_rim_of_its_runner():
    state = RULES.new(Options(), 2, 4)
    marks = Marks(["#0072B2", "#D55E00"], hints=True)
    marks.last(state, PlaceAndRun("a2", 0, "A2", "B3"))
    for line in marks.lines:
        drawn = line.points[line.colours[:, 3] > 0][:, :2]
        assert np.hypot(*(drawn - NODE_AT["B3"]).T).min() >= RUNNER - 0.001


def test_ends_of_a_loop_are_marked():
    state, loop = next(
        (state, move)
        for seed in range(60)
        for state in [grown("move_over", 2, seed, 12)]
        for move in RULES.survey(state).moves
        if isinstance(move, PlaceAndRun) and move.start == move.end
    )
    marks = Marks(["#0072B2", "#D55E00"], hints=True)
    marks.last(state, loop)
    spots = [mesh.points[:, :2].mean(axis=0) for mesh in marks.below[-4:]]
    for spot in spots:
        assert abs(np.hypot(*(spot - NODE_AT[loop.start])) - RUNNER) < 0.01
    assert np.hypot(*(spots[0] - spots[2])) > 0.05


def test_bevel_reaches_over_the_face_so_that_no_crack_opens():
    edge, top = octagons.tile(1, 0.0)
    lit = edge.points[edge.colours[:, 0] > 0][:, :2]
    assert np.abs(lit).max(axis=1).min() < np.abs(top.points[:, :2]).max(axis=1).max()


def _lit(layout, entry):
    marks = Marks(["#0072B2", "#D55E00"], hints=True)
    marks.lit(layout, entry)
    return marks


def test_line_of_the_list_lights_its_tile_its_runner_and_the_way():
    session = Session.new(GAME, Options(), default_players(["Ana", "Bea"]), 4)
    entry = session.play(PlaceAndRun("a2", 0, "A2", "B3"), 0.0)
    marks = _lit(session.state.layout, entry)
    spots = np.array([mesh.points[:, :2].mean(axis=0) for mesh in marks.above])
    for place in (SPACE_AT["a2"], NODE_AT["A2"], NODE_AT["B3"]):
        assert np.hypot(*(spots - place).T).min() < 0.01
    assert marks.lines


def test_way_that_lies_there_no_more_is_not_drawn():
    session = Session.new(GAME, Options(), default_players(["Ana", "Bea"]), 4)
    entry = session.play(PlaceAndRun("a2", 0, "A2", "B3"), 0.0)
    assert not _lit(session.root.state.layout, entry).lines


def test_every_tile_that_lies_face_down_is_drawn_once():
    marks = Marks(["#0072B2", "#D55E00"], hints=True)
    marks.face_down(["a2", "c3"])
    assert len(marks.lines) == 2
