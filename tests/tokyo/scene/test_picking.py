"""Rays against solids: compared with a walk along the ray that asks only "inside?"."""

from __future__ import annotations

from math import cos, radians, sin

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from highway3d.tokyo.scene.eye.picking import Pieces
from highway3d.tokyo.scene.pieces.poses import (
    CarAt,
    PillarAt,
    RoadAt,
    Standing,
    car_pose,
    road_pose,
)

TABLE = Standing(
    (PillarAt("A1", -5.2, 0.0, 3), PillarAt("B1", 5.2, 0.0, 2, True)),
    (
        RoadAt("A1-B1", 0, (-5.2, 0.0, 3), (5.2, 0.0, 2)),
        RoadAt("ramp", 1, (5.2, 0.0, 2), (5.2, 10.8, 0)),
    ),
    (CarAt("car", 1, "A1-B1", 0.5),),
)


def inside(points: np.ndarray) -> dict[str, np.ndarray]:
    """Which of the points (N, 3) each piece holds, told without any ray."""
    held = {}
    for pillar in TABLE.pillars:
        near = np.hypot(points[:, 0] - pillar.x, points[:, 1] - pillar.y) <= 0.95
        held[pillar.name] = near & (points[:, 2] >= 0) & (points[:, 2] <= pillar.discs)
    for road, laps in zip(TABLE.roads, ((0, 0), (1, 0)), strict=True):
        pose = road_pose(road.start, road.end, laps)
        u, v, n = pose.into(points).T
        off = np.hypot(np.maximum(np.abs(u) - 5.2, 0.0), v)
        held[road.name] = (off <= 0.5) & (n >= 0) & (n <= 0.2)
    pose = car_pose(TABLE.roads[0], road_pose(*TABLE.roads[0][2:4]), 0.5)
    held["car"] = np.all(np.abs(pose.into(points) - (0, 0, 0.3)) <= (0.6, 0.3, 0.3), axis=1)
    return held


@settings(max_examples=100)
@given(
    st.floats(0, 360),
    st.floats(3, 89),
    st.tuples(st.floats(-7, 7), st.floats(-2, 12), st.floats(0, 4)),
)
def test_the_first_piece_met_by_small_steps_is_the_piece_picked(heading, tilt, through):
    h, t = radians(heading), radians(tilt)
    ray = np.array((cos(h) * cos(t), sin(h) * cos(t), -sin(t)))
    start = np.array(through) - ray * 40
    hit = Pieces(TABLE).pick(start, ray)
    steps = np.arange(20, 60, 0.01)
    met = np.any(list(inside(start + ray * steps[:, None]).values()), axis=0)
    if hit is None:
        assert not met.any()
        return
    assert not met[steps < hit.distance - 1e-9].any()
    just_in = inside(start + ray * (hit.distance + np.linspace(-1e-9, 1e-3, 300))[:, None])
    assert just_in[hit.name].any()


@pytest.mark.parametrize("side", [1, -1])
def test_a_ray_just_inside_a_pillars_silhouette_hits_and_just_outside_misses(side):
    pieces = Pieces(Standing((PillarAt("A1", 2.0, 1.0, 4),)))
    ray = np.array((0.0, 1.0, 0.0))
    hit = pieces.pick((2.0 + side * (0.95 - 1e-9), -30.0, 2.0), ray)
    assert hit is not None
    assert hit.point[1] == pytest.approx(1.0, abs=1e-3)
    assert pieces.pick((2.0 + side * (0.95 + 1e-9), -30.0, 2.0), ray) is None


def test_a_ray_past_the_round_corner_of_a_stick_misses_it():
    pieces = Pieces(Standing(roads=(RoadAt("r", 0, (-5.2, 0.0, 1), (5.2, 0.0, 1)),)))
    down = np.array((0.0, 0.0, -1.0))
    assert pieces.pick((5.68, 0.45, 9.0), down) is None
    assert pieces.pick((5.68, 0.0, 9.0), down) is not None


def test_a_car_hides_the_road_beneath_it():
    hit = Pieces(TABLE).pick((0.0, 0.0, 20.0), (0.0, 0.0, -1.0))
    assert hit is not None
    assert hit.name == "car"


def test_a_ray_straight_down_a_pillars_axis_lands_on_its_top():
    hit = Pieces(Standing((PillarAt("A1", 0.0, 0.0, 5),))).pick((0.3, 0.2, 30.0), (0.0, 0.0, -1.0))
    assert hit is not None
    assert hit.point[2] == pytest.approx(5.0)


def test_an_empty_table_offers_nothing():
    assert Pieces(Standing()).pick((0.0, 0.0, 30.0), (0.0, 0.0, -1.0)) is None
