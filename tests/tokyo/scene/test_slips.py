"""Slips of paper beside their points: what they never cover, and where they go instead."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from highway3d.tokyo.scene import slips
from highway3d.tokyo.scene.slips import Field, dots, gap

EM = 20.0
ROOM = (0.0, 0.0, 640.0, 480.0)
NONE = np.empty((0, 3))


def road(start, end, radius=8.0):
    line = np.linspace(start, end, 24)
    return np.column_stack((line, np.full(24, radius)))


def covers(place, marks):
    return any(gap(place, (x, y)) < radius for x, y, radius in marks)


def test_on_an_empty_board_a_slip_lies_right_of_its_point():
    (place,) = slips.lay([((300.0, 200.0), (100.0, 30.0))], Field(ROOM, NONE, NONE), (), EM)
    assert place[0] > 300
    assert place[1] < 200 < place[1] + place[3]


def test_at_the_right_edge_it_lies_on_the_other_side():
    (place,) = slips.lay([((630.0, 200.0), (100.0, 30.0))], Field(ROOM, NONE, NONE), (), EM)
    assert place[0] + place[2] < 630


def test_a_panel_is_not_gone_under():
    panel = (310.0, 0.0, 330.0, 480.0)
    (place,) = slips.lay([((300.0, 200.0), (100.0, 30.0))], Field(ROOM, NONE, NONE), [panel], EM)
    assert place[0] + place[2] < 310


def test_what_stands_is_left_free_where_another_side_is_as_near():
    right = road((310, 200), (500, 200))
    (place,) = slips.lay([((300.0, 200.0), (100.0, 30.0))], Field(ROOM, NONE, right), (), EM)
    assert not covers(place, right)


def test_without_any_room_there_is_no_slip():
    everywhere = np.array([(320.0, 240.0, 900.0)])
    field = Field(ROOM, everywhere, NONE)
    assert slips.lay([((300.0, 200.0), (100.0, 30.0))], field, (), EM) == [None]


spots = st.tuples(st.floats(20, 620), st.floats(20, 460))


@given(st.lists(spots, min_size=1, max_size=6), spots, spots)
def test_no_slip_covers_the_ghost_a_crossing_or_another_slip(points, start, end):
    kept = dots(road(start, end), np.array([(*point, 10.0) for point in points]))
    wanted = [(point, (150.0, 38.0)) for point in points]
    places = [p for p in slips.lay(wanted, Field(ROOM, kept, NONE), (), EM) if p is not None]
    assert not any(covers(place, kept) for place in places)
    for at, (x, y, wide, tall) in enumerate(places):
        for u, v, width, height in places[at + 1 :]:
            assert x + wide <= u or u + width <= x or y + tall <= v or v + height <= y


@pytest.mark.parametrize(("at", "away"), [((15.0, 5.0), 0.0), ((7.0, 12.0), 5.0)])
def test_the_gap_to_a_point_counts_from_the_edge(at, away):
    assert gap((10.0, 0.0, 20.0, 8.0), at) == away
