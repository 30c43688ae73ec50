"""Poses as the engine's matrices, and back."""

from __future__ import annotations

from typing import Any

import numpy as np
from panda3d.core import LMatrix4f

from highway3d.shell.drawing.pose import Pose


def to_matrix(pose: Pose) -> LMatrix4f:
    """The matrix that puts a piece's own points where its pose says."""
    rows = np.eye(4)
    rows[:3, :3], rows[3, :3] = pose.axes, pose.origin
    return LMatrix4f(*rows.ravel().tolist())


def to_pose(matrix: Any) -> Pose:
    """Where a node with this matrix is; inverts ``to_matrix``."""
    rows = np.array(matrix, float).reshape(4, 4)
    return Pose(rows[3, :3], rows[:3, :3])
