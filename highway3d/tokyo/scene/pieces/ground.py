"""The table: wood, the fine line round the legal area, and the floor far below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from panda3d.core import NodePath, SamplerState
from PIL import Image

from highway3d.shell.drawing import meshes
from highway3d.shell.looks.assets import model
from highway3d.tokyo.scene.light import sunlight
from highway3d.tokyo.scene.light.shadows import ABOVE, Shadows, lay_flat
from highway3d.tokyo.scene.pieces.pieces import surface

if TYPE_CHECKING:
    from highway3d.shell.drawing.meshes import Mesh
    from highway3d.tokyo.scene.light.sunlight import Caster

MODELLED: Final = (90.0, 60.0)
"""The legal area that table.egg is made for; others stretch it, not its wood."""
WOOD: Final = (64.0, 64.0)
"""How much of the table one picture of wood covers."""
INLAY: Final = (0.22, 0.13, 0.08, 0.8)
INLAY_WIDTH: Final = 0.30
FLOOR: Final = -70.0
FLOOR_LIGHT: Final = ((0.0, 0.62), (0.8, 0.74), (1.5, 0.88), (3.0, 0.97), (7.0, 1.0))
"""Lightness of the floor at shares of the table's size from its middle."""
TURNS: Final = 32
BORDER: Final = 14.0
"""How far the drawn table reaches past the legal area, less its round corners."""
APRON: Final = (0.55, 0.50, 0.48)


class Ground:
    """The table under ``parent``, ``size`` its legal area; ``shade`` redraws its shadows."""

    def __init__(
        self, parent: NodePath, loader: Any, size: tuple[float, float], *, high: bool
    ) -> None:
        self.size = size
        self._high = high
        self.node = parent.attach_new_node("table")
        with Image.open(model("wood.jpg")) as picture:
            self._wood = surface("wood", picture, linear=high)
        if high:
            self._wood.set_minfilter(SamplerState.FT_linear_mipmap_linear)
            self._wood.set_anisotropic_degree(4)
        else:
            self._wood.set_minfilter(SamplerState.FT_linear_mipmap_nearest)
        self._board(loader)
        self._line()
        self._floor()
        self._shadows = Shadows(self.node, size, self._wooden, WOOD, high=high)

    def shade(self, casters: list[Caster]) -> None:
        """Draws the shadows of these pieces and of no others."""
        self._shadows.draw(casters)

    def close(self) -> None:
        """Removes the table."""
        self.node.remove_node()

    def _board(self, loader: Any) -> None:
        board = meshes.read_parts(loader, model("table.egg"))["table"]
        stretch = np.array([side / made for side, made in zip(self.size, MODELLED, strict=True)])
        points = board.points.copy()
        points[:, :2] *= stretch
        board = board._replace(points=points, uvs=board.uvs * stretch.astype(np.float32))
        self._wooden(self.node, board).set_bin("background", 10)

    def _wooden(self, parent: NodePath, content: Mesh) -> NodePath:
        """Hangs a part of the table: wood in the light of one window, fullest in the middle."""
        x, y = content.points[:, 0] / 75 + 0.15, content.points[:, 1] / 60 - 0.15
        share = np.clip(1.03 - 0.20 * np.clip(x * x + y * y, 0, 1.6), 0, 1)[:, None]
        colours = content.colours.copy()
        colours[:, :3] *= share * np.where(content.normals[:, 2:3] < 0.3, APRON, 1.0)
        if self._high:
            colours[:, :3] = sunlight.to_linear(colours[:, :3])
        path = meshes.hang(parent, "wood", content._replace(colours=colours), self._wood)
        path.set_material(meshes.matt(0.6))
        return path

    def _line(self) -> None:
        """The inlaid line: four strips whose outer edge is the edge of the legal area."""
        x, y, w = self.size[0] / 2, self.size[1] / 2, INLAY_WIDTH
        outer = [(-x, -y), (x, -y), (x, y), (-x, y)]
        inner = [(-x + w, -y + w), (x - w, -y + w), (x - w, y - w), (-x + w, y - w)]
        points: list[tuple[float, float, float]] = []
        triangles: list[tuple[int, int, int]] = []
        uvs: list[tuple[int, int]] = []
        for i in range(4):
            j, at = (i + 1) % 4, len(points)
            points += [(*p, 2 * ABOVE) for p in (outer[i], outer[j], inner[j], inner[i])]
            uvs += [(0, 0), (1, 0), (1, 1), (0, 1)]
            triangles += [(at, at + 1, at + 2), (at, at + 2, at + 3)]
        with Image.open(model("inlay.png")) as picture:
            clear = Image.merge("RGBA", (*(Image.new("L", picture.size, 255),) * 3, picture))
            soft = surface("inlay", clear, linear=self._high)
        soft.set_minfilter(SamplerState.FT_linear_mipmap_linear)
        strips = meshes.mesh(points, triangles, INLAY, uvs)
        if self._high:
            strips.colours[:, :3] = sunlight.albedo(strips.colours[:, :3])
        lay_flat(meshes.hang(self.node, "line", strips, soft), 20)

    def _floor(self) -> None:
        """The floor far below: dark under the table, then fading into the backdrop."""
        away, lightness = np.transpose(FLOOR_LIGHT)
        turns = np.linspace(0, 2 * np.pi, TURNS, endpoint=False)
        rim = np.column_stack((np.cos(turns), np.sin(turns))) * self.size
        plan = (rim * away[:, None, None]).reshape(-1, 2)
        points = np.column_stack((plan, np.full(len(plan), FLOOR)))
        floor = meshes.mesh(points, meshes.rings(len(away), TURNS)[:, ::-1])
        floor.colours[:, :3] = np.outer(np.repeat(lightness, TURNS), sunlight.BACKDROP)
        if self._high:
            floor.colours[:, :3] = sunlight.before_tones(floor.colours[:, :3])
        path = meshes.hang(self.node, "floor", floor)
        path.set_shader_off(1)
        path.set_light_off(1)
        path.set_material_off(1)
        path.set_bin("background", 12)
