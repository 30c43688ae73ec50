"""What bodies are made of: true shapes, masses, friction, and the table under them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from panda3d.bullet import (
    BulletBoxShape,
    BulletCylinderShape,
    BulletPlaneShape,
    BulletRigidBodyNode,
    ZUp,
)
from panda3d.core import LPoint3f, LVector3f, TransformState

from highway3d.tokyo.scene.pieces.poses import (
    CAR_HEIGHT,
    CAR_LENGTH,
    CAR_WIDTH,
    DISC,
    LENGTH,
    RADIUS,
    THICKNESS,
    WIDTH,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

FRICTION: Final = 0.4**0.5
"""Bullet multiplies those of two bodies: painted wood on painted wood has 0.4."""
MASS: Final = {"disc": 1.9, "road": 1.4, "car": 0.25}
"""In grams."""
EDGE: Final = 5.0
"""How far past the legal area the table reaches; nothing rolls farther."""


def table_top(extent: tuple[float, float]) -> list[Any]:
    """The table round a legal area, and the edges that stop what rolls."""
    across, deep = (side / 2 + EDGE for side in extent)
    planes = (((0, 0, 1), 0.0), ((1, 0, 0), -across), ((-1, 0, 0), -across),
              ((0, 1, 0), -deep), ((0, -1, 0), -deep))  # fmt: skip
    nodes = []
    for at, (normal, constant) in enumerate(planes):
        node = BulletRigidBodyNode(f"ground {at}")
        node.add_shape(BulletPlaneShape(LVector3f(*normal), constant))
        node.set_friction(FRICTION)
        nodes.append(node)
    return nodes


def true_shape(kind: str) -> list[tuple[Any, float]]:
    """A piece's true shape, in parts along its length."""
    if kind == "disc":
        return [(BulletCylinderShape(RADIUS, DISC, ZUp), 0.0)]
    if kind == "car":
        half = LVector3f(CAR_LENGTH / 2, CAR_WIDTH / 2, CAR_HEIGHT / 2)
        return [(BulletBoxShape(half), 0.0)]
    straight = LENGTH / 2 - WIDTH / 2
    middle = BulletBoxShape(LVector3f(straight, WIDTH / 2, THICKNESS / 2))
    rounded = BulletCylinderShape(WIDTH / 2, THICKNESS, ZUp)
    return [(middle, 0.0), (rounded, -straight), (rounded, straight)]


def new_body(name: str, parts: Iterable[tuple[str, float]]) -> Any:
    """A body of pieces of such kinds, each at its height over the body's middle."""
    node = BulletRigidBodyNode(name)
    for kind, height in parts:
        for shape, along in true_shape(kind):
            node.add_shape(shape, TransformState.make_pos(LPoint3f(along, 0, height)))
    node.set_friction(FRICTION)
    node.set_linear_damping(0.05)
    node.set_angular_damping(0.3)
    node.set_deactivation_enabled(False)
    node.set_ccd_motion_threshold(0.08)
    node.set_ccd_swept_sphere_radius(0.08)
    return node
