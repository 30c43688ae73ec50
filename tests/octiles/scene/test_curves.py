"""The shapes of paths and routes."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from tests.octiles.positions import full_board
from tiles2d.octiles.rules.board import BOARD, NODES
from tiles2d.octiles.rules.paths import links, ways
from tiles2d.octiles.rules.places import NODE_AT, outward
from tiles2d.octiles.rules.tiles import TILES
from tiles2d.octiles.scene.curves import (
    STEP,
    Track,
    bend,
    detour_line,
    over_tile,
    route_line,
    shortened,
)

LONGEST_STRAIGHT = 1.0
"""A straight path over a tile is one step."""


@pytest.mark.parametrize("entered", range(8))
@pytest.mark.parametrize("span", range(1, 8))
def test_path_meets_both_sides_in_the_middle_and_squarely(entered, span):
    left = (entered + span) % 8
    line = over_tile(entered, left)
    assert line[0] == pytest.approx(np.array(outward(entered)) / 2)
    assert line[-1] == pytest.approx(np.array(outward(left)) / 2)
    for end, inner, side in ((line[0], line[1], entered), (line[-1], line[-2], left)):
        way = (end - inner) / np.hypot(*(end - inner))
        assert way @ outward(side) > 0.98


def test_paths_of_a_tile_cross_as_often_as_their_ends_alternate():
    for tile in TILES:
        pairs = [(s, other) for s, other in enumerate(tile.partner) if s < other]
        for (a, b), (c, d) in combinations(pairs, 2):
            alternate = (a < c < b) != (a < d < b)
            assert _sides_change(bend(a, b), over_tile(c, d)) == alternate, (tile.id, a, b, c, d)


def _sides_change(path, line):
    """Whether a line begins on one side of a path's circle and ends on the other."""
    if path.flex:
        centre = np.array((path.x, path.y)) / path.flex
        off = np.hypot(*(line - centre).T) - path.radius
    else:
        off = line @ np.array((path.x, path.y))
    return bool(off[0] * off[-1] < 0)


def test_detour_lies_between_its_two_doors():
    at = {space.id: np.array((space.x, space.y)) for space in BOARD.tile_spaces}
    for detour in BOARD.detours:
        line = detour_line(detour)
        for end, door in zip(line[[0, -1]], detour.ends, strict=True):
            side = at[door.tile] + np.array(outward(door.tile_side)) / 2
            assert end == pytest.approx(side, abs=1e-3)


@pytest.mark.parametrize("seed", range(6))
def test_every_route_of_a_full_board_runs_on_without_a_gap(seed):
    layout = full_board(seed)
    for start, end, _ in links(layout):
        way = ways(layout, start, end)[0]
        line = route_line(NODES[start], NODES[end], way)
        assert tuple(line[0]) == NODE_AT[NODES[start]]
        assert tuple(line[-1]) == NODE_AT[NODES[end]]
        steps = np.diff(line, axis=0)
        assert np.hypot(*steps.T).max() <= LONGEST_STRAIGHT + STEP
        turns = np.einsum("ij,ij->i", steps[:-1], steps[1:])
        assert (turns > 0).all()


def test_track_is_travelled_evenly():
    track = Track(np.array(((0.0, 0.0), (1.0, 0.0), (1.0, 2.0))))
    assert track.length == 3.0
    assert track.at(0.5) == (0.5, 0.0)
    assert track.at(2.0) == (1.0, 1.0)
    assert track.at(9.0) == (1.0, 2.0)


def test_shortened_line_begins_and_ends_at_the_rims():
    line = np.array([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0)])
    assert shortened(line, 0.25, 0.5)[[0, -1]].tolist() == [[0.25, 0.0], [1.0, 0.5]]
