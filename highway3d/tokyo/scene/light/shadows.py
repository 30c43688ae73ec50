"""The picture of all shadows on the table, and the squares of the table that show it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from panda3d.core import (
    NodePath,
    SamplerState,
    Texture,
    TextureStage,
    TransformState,
    TransparencyAttrib,
)

from highway3d.shell.drawing import meshes
from highway3d.tokyo.scene.light import sunlight

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from highway3d.shell.drawing.meshes import Mesh
    from highway3d.tokyo.scene.light.sunlight import Caster

    Floats = NDArray[np.float32]

MARGIN: Final = 6.0
"""How far past the legal area shadows are drawn, in units."""
LARGE: Final = 130.0
"""A table wider than this gets a picture of twice the width: 6 pixels to a unit, or more."""
TILE: Final = 8
LONGEST: Final = 10
"""Squares joined at most: the light on the wood is even over no longer way."""
FAINTEST: Final = 4
"""Squares of the picture that are nowhere darker than this, of 255, are not drawn."""
TONE: Final = (0.10, 0.055, 0.045)
"""What a veil of shadow is made of, where it is laid over the table."""
ABOVE: Final = 0.006
"""How high the squares lie, so that a view from straight above keeps them apart from the wood."""


class Stamp(NamedTuple):
    """What one piece takes from a part of the table: shares of sun and sky that are left."""

    rows: slice
    columns: slice
    sun: Floats
    sky: Floats


class Shadows:
    """Shadows on a table whose legal area has this ``size``; ``dress`` gives bare wood its look.

    At low quality the squares under shadow are wood and shadow in one: they are drawn before the
    table, which is then hidden there, so that no pixel is painted twice. At high quality the sun's
    shadows come from the renderer, and a veil over the wood holds only what pieces take from the
    sky: the soft dark round whatever touches the table.
    """

    def __init__(
        self,
        parent: NodePath,
        size: tuple[float, float],
        dress: Callable[[NodePath, Mesh], NodePath],
        wood_size: tuple[float, float],
        *,
        high: bool,
    ) -> None:
        self._high = high
        self._dress = dress
        self._wood_size = wood_size
        sides = np.array(size) + 2 * MARGIN
        self._pixels = np.array((2048 if sides[0] > LARGE else 1024, 1024))
        self._grain = self._pixels / sides
        self._corner = sides / 2
        self._stamps: dict[Any, Stamp] = {}
        self._node = parent.attach_new_node("shadows")
        self._picture = Texture("shadows")
        kind = Texture.F_alpha if high else Texture.F_luminance
        self._picture.setup_2d_texture(*self._pixels.tolist(), Texture.T_unsigned_byte, kind)
        self._picture.set_minfilter(SamplerState.FT_linear)
        self._picture.set_wrap_u(SamplerState.WM_clamp)
        self._picture.set_wrap_v(SamplerState.WM_clamp)

    def draw(self, casters: list[Caster]) -> None:
        """Draws the shadows of these pieces and of no others; only new ones are worked out."""
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
        from_sky, from_sun = float(sunlight.SKY.mean()), float(sunlight.SUN_COLOUR.mean())
        sky *= from_sky / (from_sky + from_sun)
        sun *= from_sun / (from_sky + from_sun)
        sky += sun
        np.sqrt(sky, out=sky)  # light is linear, the picture multiplies sRGB
        sky *= 255
        self._show(sky.astype(np.uint8))

    def _stamp(self, caster: Caster) -> Stamp:
        low, high = sunlight.shadow_bounds(caster)
        first = np.maximum(np.floor((low + self._corner) * self._grain).astype(int), 0)
        last = np.minimum(np.ceil((high + self._corner) * self._grain).astype(int), self._pixels)
        last = np.maximum(first, last)
        columns, rows = (np.arange(a, b) for a, b in zip(first, last, strict=True))
        x = (columns + 0.5) / self._grain[0] - self._corner[0]
        y = (rows + 0.5) / self._grain[1] - self._corner[1]
        points = np.zeros((len(rows) * len(columns), 3), np.float32)
        points[:, 0], points[:, 1] = np.tile(x, len(rows)), np.repeat(y, len(columns))
        shape = len(rows), len(columns)
        return Stamp(
            slice(first[1], last[1]),
            slice(first[0], last[0]),
            sunlight.sunshine(points, [caster]).reshape(shape),
            sunlight.openness(points, [caster]).reshape(shape),
        )

    def _show(self, lightness: NDArray[np.uint8]) -> None:
        self._node.node().remove_all_children()
        tiles = self._tiles(lightness)
        if self._high:
            self._picture.set_ram_image((255 - lightness).tobytes())
            tone = sunlight.albedo(np.array(TONE, np.float32)).tolist()
            path = meshes.hang(self._node, "veil", tiles.painted(*tone), self._picture)
            path.set_tex_transform(TextureStage.get_default(), self._onto_picture())
            lay_flat(path, 21)
            return
        self._picture.set_ram_image(lightness.tobytes())
        path = self._dress(self._node, tiles)
        stage = TextureStage("shadows")
        stage.set_sort(10)
        path.set_texture(stage, self._picture)
        path.set_tex_transform(stage, self._onto_picture())
        path.set_depth_offset(2)
        path.set_bin("background", 5)

    def _tiles(self, lightness: NDArray[np.uint8]) -> Mesh:
        """The squares where there is shadow, joined along rows, with the wood's coordinates."""
        height, width = lightness.shape
        darkest = lightness.reshape(height // TILE, TILE, width // TILE, TILE).min(axis=(1, 3))
        dark = np.pad(darkest < 255 - FAINTEST, ((0, 0), (1, 1)))
        place = np.arange(width // TILE) % LONGEST
        rows, first = np.nonzero(dark[:, 1:-1] & (~dark[:, :-2] | (place == 0)))
        _, last = np.nonzero(dark[:, 1:-1] & (~dark[:, 2:] | (place == LONGEST - 1)))
        left, right, low, high = first * TILE, (last + 1) * TILE, rows * TILE, (rows + 1) * TILE
        pixels = np.stack((left, low, right, low, right, high, left, high), axis=1).reshape(-1, 2)
        points = np.full((len(pixels), 3), ABOVE)
        points[:, :2] = pixels / self._grain - self._corner
        starts = np.arange(len(rows))[:, None] * 4
        triangles = (starts + np.array((0, 1, 2, 0, 2, 3))).reshape(-1, 3)
        return meshes.mesh(points, triangles, uvs=points[:, :2] / self._wood_size)

    def _onto_picture(self) -> Any:
        """Turns the wood's texture coordinates into the picture's."""
        scale = np.array(self._wood_size) * self._grain / self._pixels
        return TransformState.make_pos_rotate_scale2d((0.5, 0.5), 0.0, tuple(scale.tolist()))


def lay_flat(path: NodePath, order: int) -> None:
    """Lets a thin transparent thing lie on another without flicker, drawn in this order.

    Pieces are drawn at 0, shadows at 5, the table at 10: what a piece hides is not drawn.
    """
    path.set_transparency(TransparencyAttrib.M_alpha)
    path.set_depth_offset(2)
    path.set_depth_write(False)
    path.set_bin("background", order)


def _key(caster: Caster) -> Any:
    if isinstance(caster, sunlight.Column):
        return caster
    return caster.pose.origin.tobytes(), caster.pose.axes.tobytes(), caster.length
