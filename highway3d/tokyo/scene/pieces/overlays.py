"""What is drawn over the table to explain it: ghosts, glowing bases, the ring of reach, lines.

Everything here is unlit and see-through, and belongs to no position of the game. Colours are
sRGB shares as on the screen, at either quality.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

import numpy as np
from panda3d.core import (
    ColorWriteAttrib,
    DepthTestAttrib,
    NodePath,
    RenderAttrib,
    TransparencyAttrib,
)

from highway3d.shell.drawing import meshes
from highway3d.tokyo.scene.light import sunlight
from highway3d.tokyo.scene.light.shadows import ABOVE, lay_flat
from highway3d.tokyo.scene.pieces.poses import RADIUS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from highway3d.shell.drawing.meshes import Mesh

    Point = tuple[float, float, float]
    Colour = tuple[float, float, float]

GREEN: Final = (0.28, 0.70, 0.38)
RED: Final = (0.86, 0.25, 0.18)
GLOW: Final = (1.0, 0.93, 0.66)
TURN: Final = 72
"""Corners of a ring."""


class Overlays:
    """Draws explanations under ``parent``; each method returns the node it made.

    Remove a node to take one thing back, ``clear`` for all, ``close`` at the end.
    """

    def __init__(self, parent: NodePath, *, high: bool) -> None:
        self._high = high
        self.root = parent.attach_new_node("overlays")
        self.root.set_light_off(1)
        self.root.set_shader_off(1)
        self.root.set_material_off(1)
        self.root.set_texture_off(1)
        self.root.set_transparency(TransparencyAttrib.M_alpha)

    def ghost(self, content: Mesh, colour: Colour, opacity: float = 0.6) -> NodePath:
        """A piece that is not there: only its nearest faces show, in one even veil."""
        path = self.root.attach_new_node("ghost")
        node = meshes.geom_node("ghost", self._tinted(content, colour, opacity))
        depth, veil = path.attach_new_node(node), path.attach_new_node(node.make_copy())
        depth.set_attrib(ColorWriteAttrib.make(ColorWriteAttrib.C_off))
        depth.set_bin("fixed", 10)
        veil.set_attrib(DepthTestAttrib.make(RenderAttrib.M_less_equal))
        veil.set_depth_write(False)
        veil.set_bin("fixed", 11)
        return path

    def highlight(self, content: Mesh, colour: Colour, opacity: float = 0.65) -> NodePath:
        """A colour over a piece that stands where this mesh lies."""
        path = self._hang("highlight", self._tinted(content, colour, opacity))
        path.set_depth_offset(2)
        path.set_depth_write(False)
        return path

    def glow(self, places: Iterable[Point], colour: Colour = GLOW, width: float = 1.0) -> NodePath:
        """Light round pillars, at their foot and round their top; ``places`` are their tops."""
        rings = []
        for x, y, top in places:
            foot = ((RADIUS, 0.85), (RADIUS + 0.3 * width, 0.45), (RADIUS + 1.1 * width, 0.0))
            rim = ((RADIUS - 0.25, 0.0), (RADIUS, 0.95), (RADIUS + 0.5 * width, 0.0))
            rings.append(self._ring((x, y, 4 * ABOVE), foot, colour))
            rings.append(self._ring((x, y, top + 0.02), rim, colour))
        path = self._hang("glow", meshes.joined(rings))
        path.set_depth_offset(2)
        path.set_depth_write(False)
        path.set_two_sided(True)
        return path

    def reach(
        self, centre: tuple[float, float], near: float, far: float, best: float, colour: Colour
    ) -> NodePath:
        """The band of the table that a stick reaches, with a line at the comfortable span."""
        profile = (
            (near - 0.10, 0.0), (near, 0.75), (near + 0.10, 0.20),
            (best - 0.08, 0.26), (best, 0.85), (best + 0.08, 0.26),
            (far - 0.10, 0.20), (far, 0.75), (far + 0.10, 0.0),
        )  # fmt: skip
        path = self._hang("reach", self._ring((*centre, 3 * ABOVE), profile, colour))
        lay_flat(path, 30)
        return path

    def line(self, points: Sequence[Point], colour: Colour, radius: float) -> NodePath:
        """A thin round line from point to point; behind pieces it shines through faintly."""
        tubes = [self._tube(a, b, radius, colour) for a, b in pairwise(points)]
        return self._shining("line", meshes.joined(tubes))

    def dot(self, place: Point, colour: Colour, radius: float = 0.26) -> NodePath:
        """A small ball that marks a place in the air; hidden, it shines through faintly."""
        turns, rows = 12, 7
        points = [
            (
                place[0] + radius * np.sin(np.pi * j / rows) * np.cos(2 * np.pi * i / turns),
                place[1] + radius * np.sin(np.pi * j / rows) * np.sin(2 * np.pi * i / turns),
                place[2] - radius * np.cos(np.pi * j / rows),
            )
            for j in range(rows + 1)
            for i in range(turns)
        ]
        ball = meshes.mesh(points, meshes.rings(rows + 1, turns))
        normals = (ball.points - np.array(place, np.float32)) / np.float32(radius)
        return self._shining("dot", self._tinted(ball._replace(normals=normals), colour, 1.0))

    def clear(self) -> None:
        """Removes everything drawn so far."""
        for child in self.root.get_children():
            child.remove_node()

    def close(self) -> None:
        """Removes everything; may be called twice."""
        self.root.remove_node()

    def _hang(self, name: str, content: Mesh) -> NodePath:
        return meshes.hang(self.root, name, content)

    def _shining(self, name: str, content: Mesh) -> NodePath:
        path = self.root.attach_new_node(name)
        plain = path.attach_new_node(meshes.geom_node(name, content))
        faint = path.attach_new_node(meshes.geom_node(name, content.painted(1, 1, 1, 0.35)))
        faint.set_depth_test(False)
        faint.set_depth_write(False)
        faint.set_bin("fixed", 20)
        plain.set_bin("fixed", 21)
        return path

    def _shown(self, colour: Colour) -> Colour:
        return sunlight.as_drawn(colour, high=self._high)

    def _tinted(self, content: Mesh, colour: Colour, opacity: float) -> Mesh:
        """The mesh in one colour, its own light and dark kept."""
        grey = sunlight.to_linear(content.colours[:, :3]).mean(axis=1, keepdims=True)
        full = np.ones(len(content.points), np.float32)
        lit = sunlight.lit(content.normals, full, full) * np.clip(0.35 + grey, 0, 1)
        linear = np.asarray(lit * sunlight.to_linear(np.array(colour, np.float32)), np.float32)
        shown = sunlight.on_screen(linear)
        if self._high:  # blending is in linear light there, where a veil hides less
            shown, opacity = sunlight.before_tones(shown), 1 - (1 - opacity) ** 1.8
        veil = np.full((len(shown), 1), opacity, np.float32)
        return content._replace(colours=np.hstack((shown, veil)))

    def _ring(self, centre: Point, profile: Sequence[tuple[float, float]], colour: Colour) -> Mesh:
        """A flat ring; ``profile`` holds radii outwards and the opacity at each."""
        turns = np.linspace(0, 2 * np.pi, TURN, endpoint=False)
        circle = np.column_stack((np.cos(turns), np.sin(turns), np.zeros(TURN)))
        points = np.concatenate([circle * radius for radius, _ in profile]) + centre
        ring = meshes.mesh(
            points, meshes.rings(len(profile), TURN)[:, ::-1], (*self._shown(colour), 1.0)
        )
        ring.colours[:, 3] = np.repeat([opacity for _, opacity in profile], TURN)
        return ring

    def _tube(self, a: Point, b: Point, radius: float, colour: Colour) -> Mesh:
        start, end = np.array(a), np.array(b)
        along = (end - start) / np.linalg.norm(end - start)
        side = np.cross(along, (0.0, 0.0, 1.0) if abs(along[2]) < 0.9 else (1.0, 0.0, 0.0))
        side /= np.linalg.norm(side)
        other = np.cross(along, side)
        turns = np.linspace(0, 2 * np.pi, 6, endpoint=False)[:, None]
        rim = (np.cos(turns) * side + np.sin(turns) * other) * radius
        points = np.concatenate((start + rim, end + rim))
        return meshes.mesh(points, meshes.rings(2, 6), (*self._shown(colour), 1.0))
