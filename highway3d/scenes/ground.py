"""The table: wood, the fine line round the legal area, and the picture of shadows on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from panda3d.core import (
    Material,
    NodePath,
    SamplerState,
    Texture,
    TransparencyAttrib,
)
from PIL import Image

from highway3d.scenes import light, meshes
from highway3d.scenes.pieces import texture_of
from highway3d.shell.assets import model

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from highway3d.scenes.light import Caster
    from highway3d.scenes.meshes import Mesh

MODELLED: Final = (90.0, 60.0)
"""The legal area that table.egg is made for; others stretch it, not its wood."""
MARGIN: Final = 6.0
"""How far past the legal area shadows are drawn."""
PIXELS: Final = 1.1e6
FINEST: Final = 12.0
"""Pixels of the shadow picture to a unit, at most; a large table gets fewer."""
TILE: Final = 8
SHADOW: Final = (0.10, 0.055, 0.045)
INLAY: Final = (0.22, 0.13, 0.08, 0.8)
INLAY_WIDTH: Final = 0.30
FLOOR: Final = -70.0
FLOOR_LIGHT: Final = ((0.4, 0.66), (0.8, 0.74), (1.5, 0.88), (3.0, 0.97), (7.0, 1.0))
"""Lightness of the floor at shares of the table's size from its middle."""
ABOVE: Final = 0.006
"""How high shadows lie, so that a view from straight above keeps them apart from the wood."""


class Stamp(NamedTuple):
    """What one piece takes from a part of the table: shares of sun and sky that are left."""

    rows: slice
    columns: slice
    sun: NDArray[np.float32]
    sky: NDArray[np.float32]


class Ground:
    """The table under ``parent``, ``size`` its legal area; ``shade`` redraws its shadows.

    At high quality the sun's shadows come from the renderer, and the picture holds only what
    pieces take from the sky: the soft dark round whatever touches the table.
    """

    def __init__(
        self, parent: NodePath, loader: Any, size: tuple[float, float], *, high: bool
    ) -> None:
        self.size = size
        self._high = high
        self.node = parent.attach_new_node("table")
        self._wood(loader)
        self._line()
        self._floor()
        self._grain = min(
            FINEST, (PIXELS / ((size[0] + 2 * MARGIN) * (size[1] + 2 * MARGIN))) ** 0.5
        )
        self._pixels = tuple(
            -(-int((side + 2 * MARGIN) * self._grain) // TILE) * TILE for side in size
        )
        self._stamps: dict[Caster, Stamp] = {}
        self._shadows = self.node.attach_new_node("shadows")
        self._picture = Texture("shadows")
        self._picture.setup_2d_texture(*self._pixels, Texture.T_unsigned_byte, Texture.F_alpha)
        self._picture.set_minfilter(SamplerState.FT_linear)
        self._picture.set_wrap_u(SamplerState.WM_clamp)
        self._picture.set_wrap_v(SamplerState.WM_clamp)

    def shade(self, casters: list[Caster]) -> None:
        """Draws the shadows of these pieces and of no others; unchanged pieces cost nothing."""
        known = {_key(caster): caster for caster in casters}
        self._stamps = {
            key: self._stamps.get(key) or self._stamp(caster) for key, caster in known.items()
        }
        sun = np.ones(self._pixels[::-1], np.float32)
        sky = np.ones_like(sun)
        for stamp in self._stamps.values():
            if not self._high:
                view = sun[stamp.rows, stamp.columns]
                np.minimum(view, stamp.sun, out=view)
            sky[stamp.rows, stamp.columns] *= stamp.sky
        full = float((light.SKY + light.SUN_COLOUR).mean())
        left = (sky * float(light.SKY.mean()) + sun * float(light.SUN_COLOUR.mean())) / full
        opacity = 1 - left ** (1 / 1.9)  # light is linear, the picture blends in sRGB
        self._show(np.rint(np.clip(opacity, 0, 1) * 255).astype(np.uint8))

    def close(self) -> None:
        """Removes the table."""
        self._stamps.clear()
        self.node.remove_node()

    def _wood(self, loader: Any) -> None:
        board = meshes.read_parts(loader, model("table.egg"))["table"]
        stretch = np.array([side / made for side, made in zip(self.size, MODELLED, strict=True)])
        points = board.points.copy()
        points[:, :2] *= stretch
        board = board._replace(points=points, uvs=board.uvs * stretch.astype(np.float32))
        with Image.open(model("wood.jpg")) as picture:
            wood = texture_of("wood", picture, linear=self._high)
        wood.set_minfilter(
            SamplerState.FT_linear_mipmap_linear
            if self._high
            else SamplerState.FT_linear_mipmap_nearest
        )
        if self._high:
            wood.set_anisotropic_degree(8)
        path = meshes.hang(self.node, "board", _pooled(board, linear=self._high), wood)
        path.set_material(_material(0.6))
        path.set_bin("background", 10)

    def _line(self) -> None:
        """The inlaid line: four strips whose outer edge is the edge of the legal area."""
        x, y, w = self.size[0] / 2, self.size[1] / 2, INLAY_WIDTH
        outer = [(-x, -y), (x, -y), (x, y), (-x, y)]
        inner = [(-x + w, -y + w), (x - w, -y + w), (x - w, y - w), (-x + w, y - w)]
        points, triangles, uvs = [], [], []
        for i in range(4):
            j, at = (i + 1) % 4, len(points)
            points += [(*p, ABOVE / 2) for p in (outer[i], outer[j], inner[j], inner[i])]
            uvs += [(0, 0), (1, 0), (1, 1), (0, 1)]
            triangles += [(at, at + 1, at + 2), (at, at + 2, at + 3)]
        with Image.open(model("inlay.png")) as picture:
            clear = Image.merge("RGBA", (*(Image.new("L", picture.size, 255),) * 3, picture))
            soft = texture_of("inlay", clear, linear=self._high)
        soft.set_minfilter(SamplerState.FT_linear_mipmap_linear)
        strips = meshes.mesh(points, triangles, self._paint(INLAY), uvs)
        path = meshes.hang(self.node, "line", strips, soft)
        lay_flat(path, 20)

    def _floor(self) -> None:
        """The floor far below: dark under the table, lost in the backdrop farther off."""
        turns = np.linspace(0, 2 * np.pi, 48, endpoint=False)
        circle = np.column_stack((np.cos(turns), np.sin(turns)))
        points, shades = [(0.0, 0.0, FLOOR)], [FLOOR_LIGHT[0][1]]
        for share, lightness in FLOOR_LIGHT:
            points += [(x, y, FLOOR) for x, y in circle * np.array(self.size) * share]
            shades += [lightness] * len(circle)
        near = [(0, 1 + i, 1 + (i + 1) % 48) for i in range(48)]
        floor = meshes.mesh(points, near + meshes.rings(len(FLOOR_LIGHT), 48, 1)[:, ::-1].tolist())
        floor.colours[:, :3] = np.outer(shades, light.BACKDROP)
        if self._high:
            floor.colours[:, :3] = light.before_tones(floor.colours[:, :3])
        path = meshes.hang(self.node, "floor", floor)
        path.set_shader_off(1)
        path.set_light_off(1)
        path.set_material_off(1)
        path.set_bin("background", 12)

    def _paint(self, paint: tuple[float, float, float, float]) -> tuple[float, ...]:
        if not self._high:
            return paint
        return (*light.albedo(np.array(paint[:3], np.float32)).tolist(), paint[3])

    def _stamp(self, caster: Caster) -> Stamp:
        low, high = light.shadow_bounds(caster)
        first = np.floor((low + self._corner) * self._grain).astype(int)
        last = np.ceil((high + self._corner) * self._grain).astype(int)
        first, last = np.maximum(first, 0), np.minimum(last, self._pixels)
        last = np.maximum(first, last)
        columns, rows = (np.arange(a, b) for a, b in zip(first, last, strict=True))
        x = (columns + 0.5) / self._grain - self._corner[0]
        y = (rows + 0.5) / self._grain - self._corner[1]
        points = np.zeros((len(rows) * len(columns), 3), np.float32)
        points[:, 0], points[:, 1] = np.tile(x, len(rows)), np.repeat(y, len(columns))
        shape = len(rows), len(columns)
        return Stamp(
            slice(first[1], last[1]),
            slice(first[0], last[0]),
            light.sunshine(points, [caster]).reshape(shape),
            light.openness(points, [caster]).reshape(shape),
        )

    @property
    def _corner(self) -> NDArray[np.float64]:
        """The middle of the table, from the picture's lower left corner."""
        return np.array(self._pixels) / self._grain / 2

    def _show(self, opacity: NDArray[np.uint8]) -> None:
        self._picture.set_ram_image(opacity.tobytes())
        self._shadows.node().remove_all_children()
        path = meshes.hang(self._shadows, "shadows", self._tiles(opacity), self._picture)
        lay_flat(path, 21)

    def _tiles(self, opacity: NDArray[np.uint8]) -> Mesh:
        """Squares only where there is shadow: the rest of the table is drawn but once."""
        height, width = opacity.shape
        blocks = opacity.reshape(height // TILE, TILE, width // TILE, TILE).max(axis=(1, 3)) > 3
        rows, columns = np.nonzero(blocks)
        corners = np.array([(0, 0), (1, 0), (1, 1), (0, 1)])
        pixels = (np.column_stack((columns, rows))[:, None] + corners).reshape(-1, 2) * TILE
        points = np.full((len(pixels), 3), ABOVE)
        points[:, :2] = pixels / self._grain - self._corner
        starts = np.arange(len(rows))[:, None] * 4
        triangles = (starts + np.array((0, 1, 2, 0, 2, 3))).reshape(-1, 3)
        return meshes.mesh(points, triangles, self._paint((*SHADOW, 1.0)), pixels / self._pixels)


def lay_flat(path: NodePath, order: int) -> None:
    """Lets a thin transparent thing lie on another without flicker, drawn in this order.

    Pieces are drawn at 0, the table at 10: nothing beneath a piece is drawn twice.
    """
    path.set_transparency(TransparencyAttrib.M_alpha)
    path.set_depth_offset(2)
    path.set_depth_write(False)
    path.set_bin("background", order)


def _key(caster: Caster) -> Any:
    if isinstance(caster, light.Column):
        return caster
    return caster.pose.origin.tobytes(), caster.pose.axes.tobytes(), caster.length


def _material(roughness: float) -> Material:
    material = Material()
    material.set_roughness(roughness)
    material.set_base_color((1, 1, 1, 1))
    return material


def _pooled(board: Mesh, *, linear: bool) -> Mesh:
    """The light of one window: full on the middle of the table, a little less at its ends."""
    x, y = board.points[:, 0] / 75 + 0.15, board.points[:, 1] / 60 - 0.15
    share = 1.03 - 0.20 * np.clip(x * x + y * y, 0, 1.6)
    colours = board.colours.copy()
    colours[:, :3] *= np.clip(share, 0, 1)[:, None]
    colours[:, :3] *= np.where(board.normals[:, 2:3] < 0.3, (0.55, 0.5, 0.48), 1.0)
    if linear:
        colours[:, :3] = light.to_linear(colours[:, :3])
    return board._replace(colours=colours.astype(np.float32))
