"""How far two pieces are apart, against plain cases and against many sampled points."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from highway3d.shell.drawing.pose import Pose
from highway3d.tokyo.hands.physics.distance import CORE, ROUND, distance
from highway3d.tokyo.hands.physics.grip import Aim

KINDS = ("disc", "road", "car")
LEVEL = np.eye(3)


def at(x=0.0, y=0.0, z=0.0):
    return Pose(np.array((x, y, z)), LEVEL)


@pytest.mark.parametrize(
    ("kind", "place", "other", "apart"),
    [
        ("disc", at(z=1.5), "disc", 0.5),
        ("disc", at(x=2.4), "disc", 0.5),
        ("road", at(y=1.95), "disc", 0.5),
        ("car", at(y=0.7, z=0.2), "road", 0.0),
        ("car", at(y=1.3), "road", 0.5),
        ("road", at(z=0.1), "road", 0.0),
    ],
)
def test_pieces_side_by_side_are_as_far_apart_as_their_faces(kind, place, other, apart):
    assert distance(kind, place, other, at()) == pytest.approx(apart, abs=0.002)


def points_of(kind, pose, chance):
    """Points of a piece's rim, where it is nearest to whatever is outside it."""
    core, around = np.array(CORE[kind]), chance.uniform(0, 2 * np.pi, 3000)
    points = chance.uniform(-1, 1, (3000, 3))
    points[:, 2] = np.sign(points[:, 2])
    points *= core
    points[:, 0] += ROUND[kind] * np.cos(around)
    points[:, 1] += ROUND[kind] * np.sin(around)
    return pose.out(points)


turns = st.floats(-180, 180, allow_nan=False)
aims = st.builds(Aim, *[st.floats(-3, 3, allow_nan=False)] * 3, turns, turns)


@given(st.sampled_from(KINDS), aims, st.sampled_from(KINDS), aims)
def test_no_two_points_are_nearer_than_the_distance(kind, one, other, two):
    here, there = Pose(one.place, one.axes), Pose(two.place, two.axes)
    chance = np.random.default_rng(1)
    apart = points_of(kind, here, chance) - points_of(other, there, chance)
    nearest = float(np.linalg.norm(apart, axis=1).min())
    assert distance(kind, here, other, there) <= nearest + 0.01


@given(st.sampled_from(KINDS), aims, st.sampled_from(KINDS), aims)
def test_the_distance_is_the_same_seen_from_either_piece(kind, one, other, two):
    here, there = Pose(one.place, one.axes), Pose(two.place, two.axes)
    there_and_back = distance(kind, here, other, there), distance(other, there, kind, here)
    assert there_and_back[0] == pytest.approx(there_and_back[1], abs=0.03)
