"""What the pieces look like: meshes and textures from models/, put where each piece lies.

Scene units: 1 unit = 1 cm (poses.py). Meshes come unlit, in their own paint; light is added by
whoever draws them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from panda3d.core import SamplerState, Texture
from PIL import Image

from highway3d.shell.drawing import meshes
from highway3d.shell.drawing.meshes import Mesh, joined
from highway3d.shell.drawing.textures import rgb, texture_of
from highway3d.shell.looks.assets import model
from highway3d.table.seating import PATTERNS
from highway3d.tokyo.scene.light import sunlight
from highway3d.tokyo.scene.pieces.poses import DISC, RADIUS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from highway3d.shell.drawing.pose import Pose
    from highway3d.tokyo.scene.pieces.poses import PillarAt

CORE: Final = RADIUS - 0.12
CORE_SIDES: Final = 12
CORE_PAINT: Final = (0.33, 0.33, 0.33)


class Kit:
    """Every piece's mesh, and one texture of sticks for each seat; read once, then shared.

    ``seats`` holds each player's colour ("#0072B2") and pattern. ``linear`` marks textures as
    sRGB for a renderer that works in linear light.
    """

    def __init__(
        self, loader: Any, seats: Sequence[tuple[str, str]], *, linear: bool = False
    ) -> None:
        self.seats = tuple(seats)
        self.linear = linear
        grey = meshes.read_parts(loader, model("disc_grey.egg"))
        self._yellow = meshes.read_parts(loader, model("disc_yellow.egg"))["disc"]
        self._grey = grey["disc"]
        self._covered = _plugged(_covered(grey["disc"]) if linear else grey["stacked"])
        self._stick = meshes.read_parts(loader, model("road.egg"))["stick"]
        car = meshes.read_parts(loader, model("car.egg"))
        self._cars = [_decorated(car, colour, pattern) for colour, pattern in self.seats]
        self._sticks: dict[int, Texture] = {}

    def discs(self, pillar: PillarAt) -> list[Mesh]:
        """Each disc of a pillar in place, lowest first."""
        top = self._yellow if pillar.junction else self._grey
        stack = [self._covered] * (pillar.discs - 1) + [top]
        return [disc.lifted(pillar.x, pillar.y, i * DISC) for i, disc in enumerate(stack)]

    def pillar(self, pillar: PillarAt) -> Mesh:
        """A whole pillar in place."""
        return joined(self.discs(pillar))

    def road(self, pose: Pose) -> Mesh:
        """A stick in place; it is drawn with ``stick_texture`` of its seat."""
        return self._stick.placed(pose)

    def car(self, seat: int, pose: Pose) -> Mesh:
        """A car in its player's colour and pattern, in place."""
        return self._cars[seat].placed(pose)

    def stick_texture(self, seat: int) -> Texture:
        """Birch with the player's line inlaid."""
        if seat not in self._sticks:
            colour, pattern = self.seats[seat]
            with Image.open(model("birch.png")) as wood, Image.open(_line_file(pattern)) as line:
                wood.load()
                wood.paste(Image.new("RGB", wood.size, colour), mask=line)
                self._sticks[seat] = self._texture(f"stick {seat}", wood)
        return self._sticks[seat]

    def _texture(self, name: str, picture: Image.Image) -> Texture:
        texture = surface(name, picture, linear=self.linear)
        texture.set_wrap_u(SamplerState.WM_clamp)
        texture.set_wrap_v(SamplerState.WM_clamp)
        if self.linear:
            texture.set_minfilter(SamplerState.FT_linear_mipmap_linear)
            texture.set_anisotropic_degree(8)
        else:  # anisotropy costs a software renderer 3 ms
            texture.set_minfilter(SamplerState.FT_linear_mipmap_nearest)
        # A finer level than due keeps lines lines, far off and from low down.
        sampler = SamplerState(texture.get_default_sampler())
        sampler.set_lod_bias(-1.3 if self.linear else -0.7)
        texture.set_default_sampler(sampler)
        return texture


def surface(name: str, picture: Image.Image, *, linear: bool) -> Texture:
    """A texture from a picture with or without opacity.

    For a renderer in ``linear`` light it holds what the surface must reflect to look as painted.
    """
    return texture_of(name, _reflecting(picture) if linear else picture, srgb=linear)


def _reflecting(picture: Image.Image) -> Image.Image:
    clear = "A" in picture.getbands()
    pixels = np.asarray(picture.convert("RGBA" if clear else "RGB")).copy()
    dimmed = min(1.0, 255 * sunlight.BRIGHTEST / max(int(pixels[:, :, :3].max()), 1))
    pixels[:, :, :3] = _REFLECTED[np.rint(pixels[:, :, :3] * dimmed).astype(np.uint8)]
    return Image.fromarray(pixels)


def _reflected() -> NDArray[np.uint8]:
    """The table behind ``surface``: for each sRGB byte, the byte of what must be reflected."""
    shares = np.arange(256, dtype=np.float32)[:, None] / np.float32(255)
    return np.rint(sunlight.to_srgb(sunlight.albedo(shares))[:, 0] * 255).astype(np.uint8)


_REFLECTED: Final = _reflected()


def _line_file(pattern: str) -> Path:
    own = model(f"line_{pattern}.png")
    return own if pattern in PATTERNS and own.is_file() else model("line_plain.png")


def _decorated(parts: dict[str, Mesh], colour: str, pattern: str) -> Mesh:
    chosen = [parts["body"].painted(*rgb(colour)), parts["trim"]]
    return joined(chosen + ([parts[pattern]] if pattern in parts else []))


def _plugged(disc: Mesh) -> Mesh:
    """A disc with a dark core into the next one, so that nobody sees through their seam."""
    turns = np.linspace(0, 2 * np.pi, CORE_SIDES, endpoint=False)
    rim = np.column_stack((np.cos(turns), np.sin(turns), np.zeros(CORE_SIDES)))
    points = np.concatenate([rim * CORE + (0, 0, DISC * share) for share in (0.5, 1.5)])
    core = meshes.mesh(points, meshes.rings(2, CORE_SIDES), (*CORE_PAINT, 1.0))
    return joined([disc, core._replace(normals=np.tile(rim, (2, 1)).astype(np.float32))])


def _covered(disc: Mesh) -> Mesh:
    """A disc with another on it: its hidden top left out, its upper edge as dark as its lower."""
    height = disc.points[:, 2].max()
    at_top = disc.points[:, 2] > height - 1e-3
    hidden = at_top[disc.triangles].all(axis=1)
    shares = np.where(at_top, 0.55, 1.0).astype(np.float32)[:, None]
    colours = disc.colours * np.hstack((shares, shares, shares, np.ones_like(shares)))
    return disc._replace(colours=colours, triangles=disc.triangles[~hidden])
