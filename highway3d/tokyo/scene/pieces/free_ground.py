"""The map of the ring: where the pillar in the hand may stand, and softly where it pays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from panda3d.core import SamplerState, TransparencyAttrib
from PIL import Image

from highway3d.shell.drawing import meshes
from highway3d.shell.drawing.textures import rgb, texture_of
from highway3d.tokyo.rules.places.region import Ground, Region
from highway3d.tokyo.scene.light import sunlight
from highway3d.tokyo.scene.light.shadows import ABOVE, lay_flat
from highway3d.tokyo.scene.pieces.poses import cm
from highway3d.tokyo.turn.turn import Step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from panda3d.core import NodePath

    from highway3d.shell.drawing.meshes import Mesh
    from highway3d.tokyo.turn.turn import Turn

FREE: Final = (0.99, 0.97, 0.90)
OPACITY: Final = {Ground.CLOSED: 0, Ground.FREE: 120, Ground.PAYS: 175}
TURN: Final = 96
"""Corners of the ring."""
KEPT: Final = 12
"""So many maps of one position are remembered."""


class FreeGround:
    """The map under ``parent``; ``step`` goes on with it, ``close`` removes it."""

    def __init__(self, parent: NodePath, colours: Sequence[str], *, high: bool) -> None:
        self._high = high
        self._colours = [rgb(colour) for colour in colours]
        self.root = parent.attach_new_node("overlays")
        self.root.set_light_off(1)
        self.root.set_shader_off(1)
        self.root.set_material_off(1)
        self.root.set_transparency(TransparencyAttrib.M_alpha)
        self._known: dict[object, Region] = {}
        self._about: object = None
        """The table that the maps known are of."""
        self._shown: Region | None = None
        self.region: Region | None = None
        """The map wanted, answered or being answered."""

    def want(self, turn: Turn, *, is_on: bool) -> None:
        """The build in the hand changed, or the players want the map or not."""
        self.region = self._wanted(turn) if is_on else None
        self._draw()

    def step(self) -> bool:
        """Answers some of the map more; True while there is more."""
        region = self.region
        if region is None or region.is_done:
            return False
        region.advance()
        self._draw()
        return not region.is_done

    def close(self) -> None:
        """Removes it; may be called twice."""
        self.root.remove_node()

    def _wanted(self, turn: Turn) -> Region | None:
        draft = turn.draft
        if turn.step is not Step.AIM or draft is None or turn.carried or turn.up:
            return None
        if self._about is not turn.state:
            self._about, self._known = turn.state, {}
        kind = draft.height, draft.junction
        key = draft.base.name, kind
        if key not in self._known:
            if len(self._known) >= KEPT:
                del self._known[next(iter(self._known))]
            self._known[key] = Region(*turn.site, draft.base, kind)
        return self._known[key]

    def _draw(self) -> None:
        """Paints the map once it is done; until then none is shown."""
        wanted = self.region if self.region is not None and self.region.is_done else None
        if wanted is self._shown:
            return
        self._shown = wanted
        for child in self.root.get_children():
            child.remove_node()
        if wanted is not None and wanted.ground.any():
            path = meshes.hang(self.root, "free ground", _ring(wanted))
            sampler = SamplerState()
            sampler.wrap_u, sampler.wrap_v = SamplerState.WM_repeat, SamplerState.WM_clamp
            texture = texture_of("free ground", self._picture(wanted))
            path.set_texture(texture, sampler, 2)
            lay_flat(path, 25)

    def _picture(self, region: Region) -> Image.Image:
        """Directions across, lengths up; in the player's colour where it pays."""
        pays = self._colours[region.seat % len(self._colours)]
        table = np.zeros((3, 4), np.uint8)
        for ground, colour in ((Ground.CLOSED, FREE), (Ground.FREE, FREE), (Ground.PAYS, pays)):
            shown = sunlight.as_drawn(colour, high=self._high)
            table[ground] = [*(round(255 * min(1.0, part)) for part in shown), OPACITY[ground]]
        return Image.fromarray(table[region.ground.T[::-1]], "RGBA")


def _ring(region: Region) -> Mesh:
    """A flat ring; its texture's places lie where the region's are."""
    turns = np.linspace(0, 2 * np.pi, TURN + 1)
    circle = np.column_stack((np.cos(turns), np.sin(turns)))
    points = np.full((2 * (TURN + 1), 3), 2 * ABOVE)
    # Chords lie inside their circle: the outer rim is set out by as much, as the inner one is.
    out = 1 / np.cos(np.pi / TURN)
    near, far = cm(region.nearest), cm(region.farthest) * out
    points[:, :2] = np.concatenate((circle * near, circle * far))
    points[:, :2] += cm(region.base.x), cm(region.base.y)
    directions, lengths = region.ground.shape
    across = turns / (2 * np.pi) + 0.5 / directions
    rim = (far - near) / (cm(region.farthest) - near)
    edges = 0.5 / lengths, 0.5 / lengths + rim * (lengths - 1) / lengths
    uvs = np.concatenate([np.column_stack((across, np.full(TURN + 1, edge))) for edge in edges])
    first = np.arange(TURN)
    outer = first + TURN + 1
    triangles = np.concatenate((
        np.column_stack((first, outer, outer + 1)), np.column_stack((first, outer + 1, first + 1))
    ))  # fmt: skip
    return meshes.mesh(points, triangles, uvs=uvs)
