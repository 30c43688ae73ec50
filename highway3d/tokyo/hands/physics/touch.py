"""What a touch does to a piece that lies still."""

from __future__ import annotations

from typing import Any, Final

from highway3d.tokyo.hands.physics.grip import TICK

PRESS: Final = 12_000.0
"""A support stays still under a load up to this (g·cm/s²): some five millimetres of drop."""
UPRIGHT: Final = 0.35
"""A load whose direction is more level than this is a push."""


def sets_free(manifold: Any, bears: bool) -> bool:
    """Tells whether a touch sets a still piece free, which may bear the other or not."""
    load = 0.0
    for point in manifold.get_manifold_points():
        push = point.get_applied_impulse()
        if not bears:
            if push > 0 or point.get_distance() < 0:
                return True
        elif push > 0:
            if abs(point.get_normal_world_on_b()[2]) < UPRIGHT:
                return True
            load += push
    return load > PRESS * TICK
