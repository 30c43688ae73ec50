"""Poses as matrices and back."""

from __future__ import annotations

import numpy as np

from highway3d.shell.drawing.pose import Pose
from highway3d.tokyo.hands.physics.grip import Aim
from highway3d.tokyo.hands.physics.matrices import to_matrix, to_pose


def test_a_pose_comes_back_from_its_matrix():
    pose = Pose(np.array((1.0, 2.0, 3.0)), Aim(0, 0, 0, 30, 10).axes)
    again = to_pose(to_matrix(pose))
    assert np.allclose(again.origin, pose.origin)
    assert np.allclose(again.axes, pose.axes, atol=1e-6)
