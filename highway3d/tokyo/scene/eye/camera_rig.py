"""Copies the camera's arithmetic to the engine's nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from highway3d.tokyo.scene.eye.camera import Camera, Frame


def aim(node: Any, camera: Camera, frame: Frame) -> None:
    """Sets a camera ``NodePath``: its film is the window in pixels, its axis the free centre."""
    lens = node.node().get_lens()
    lens.set_film_size(frame.width, frame.height)
    lens.set_focal_length(frame.focal)
    lens.set_film_offset(frame.width / 2 - frame.centre[0], frame.centre[1] - frame.height / 2)
    lens.set_near_far(max(1.0, camera.distance * 0.05, camera.cut), camera.distance * 2 + 600)
    node.set_pos(*camera.eye)
    node.set_hpr(camera.heading, camera.polar - 90, 0)
