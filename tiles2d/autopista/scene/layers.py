"""The board in layers: a dozen and a half Geoms, all unlit, laid over one another in order."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING, Any, Final

from panda3d.core import Filename, NodePath, SamplerState, Texture, TransparencyAttrib

from highway3d.shell.drawing.meshes import hang
from highway3d.shell.drawing.textures import texture_of
from highway3d.shell.looks.assets import model
from tiles2d.autopista.rules.pieces import PIECES
from tiles2d.autopista.scene.quads import CityQuads
from tiles2d.autopista.scene.sheet import CITY_FILE
from tiles2d.autopista.scene.town import city
from tiles2d.autopista.scene.town.livery import corners, paint, shades

if TYPE_CHECKING:
    from collections.abc import Sequence

    from highway3d.shell.drawing.meshes import Mesh
    from tiles2d.autopista.scene.marks import Marks
    from tiles2d.autopista.scene.story import Still
    from tiles2d.autopista.scene.town.plan import Plan

SHARPER: Final = -0.5
"""Mipmaps are chosen a little finer than usual: the pictures are drawn with soft edges already."""
LAYERS: Final = (
    "wood", "street", "shade", "town", "paintings", "last", "coins", "shadows", "cars", "flags",
    "ghosts", "marks",
)  # fmt: skip
"""From the table up."""
OPAQUE: Final = ("wood", "street")
"""Large and without holes: drawn without blending, for a software renderer's sake."""
CAR: Final = 0.94
"""A car's picture against a cell."""
PLATE: Final = 0.80
SHADOW_AT: Final = (0.03, -0.05)
ROOF: Final = 0.12
"""How far behind its middle a car carries its plate."""
Skin = tuple[Texture, SamplerState]


class Layers:
    """Everything that is drawn of one game. Whoever makes it calls ``close``."""

    def __init__(
        self, root: NodePath, loader: Any, looks: Sequence[tuple[str, str]], *, high: bool
    ) -> None:
        self.node = root.attach_new_node("autopista")
        self.node.set_depth_test(False)
        self.node.set_depth_write(False)
        self.node.set_light_off()
        self.node.set_transparency(TransparencyAttrib.M_alpha)
        self.node.set_bin("fixed", 0)
        self._skins = {
            "wood": (_read(loader, "wood.jpg"), _plain_sampler(high=high)),
            "town": (_read(loader, CITY_FILE), _fine_sampler(high=high)),
            "livery": (texture_of("livery", paint(tuple(looks))), _fine_sampler(high=high)),
        }
        self.shades = [shade for colour, _ in looks for shade in shades(colour)]
        """The colours of the four pieces."""
        self._layers = {name: self._layer(order, name) for order, name in enumerate(LAYERS)}
        for name in OPAQUE:
            self._layers[name].set_transparency(TransparencyAttrib.M_none, 1)
        self._cars = [_Car(self._layers, self._skins, piece) for piece in range(len(PIECES))]

    def build(self, plan: Plan) -> None:
        """Draws all that does not move."""
        self.draw("wood", "wood", city.wood(plan))
        self.draw("street", "plain", city.street(plan))
        self.draw("shade", "plain", city.shade(plan))
        self.draw("town", "town", city.town(plan))
        self.draw("paintings", "livery", city.paintings(plan))
        self.draw("flags", "livery", city.flags(plan))

    def draw(self, layer: str, texture: str, mesh: Mesh) -> None:
        """Replaces what a layer shows of one texture; ``plain`` is none."""
        path = self._layers[layer].find(texture)
        if not path.is_empty():
            path.remove_node()
        if len(mesh.triangles):
            path = hang(self._layers[layer], texture, mesh)
            if texture in self._skins:
                path.set_texture(*self._skins[texture])

    def show(self, plan: Plan, now: Still) -> None:
        """Puts cars, coins and pegs where a picture has them."""
        self.place(now)
        self.draw("coins", "town", city.treasure(plan, now, self.shades).mesh())

    def place(self, now: Still) -> None:
        """Puts the cars where a picture has them."""
        for car, stand in zip(self._cars, now.stands, strict=True):
            car.stand(*stand)

    def explain(self, marks: Marks) -> None:
        """Lays marks under and over the cars."""
        self.draw("last", "town", marks.under.mesh())
        self.draw("ghosts", "livery", marks.ghosts.mesh())
        self.draw("marks", "town", marks.over.mesh())

    def close(self) -> None:
        """Removes everything; may be called twice."""
        self.node.remove_node()
        self._skins.clear()

    def _layer(self, order: int, name: str) -> NodePath:
        layer = self.node.attach_new_node(name)
        layer.set_bin("fixed", 10 * order)
        return layer


class _Car:
    """Shadow, body and plate of a piece; the shadow falls the same way however it stands."""

    def __init__(self, layers: dict[str, NodePath], skins: dict[str, Skin], piece: int) -> None:
        shadow, body, plate = CityQuads(), CityQuads(), CityQuads()
        shadow.city("shadow", (0.0, 0.0), CAR)
        body.add(corners(f"car{piece}"), (0.0, 0.0), (CAR, CAR))
        plate.add(corners(f"plate{piece}"), (0.0, 0.0), (PLATE, PLATE))
        self._shadow = _hung(layers["shadows"], "shadow", shadow, skins["town"], 0)
        self._body = _hung(layers["cars"], "car", body, skins["livery"], 2 * piece)
        self._plate = _hung(layers["cars"], "plate", plate, skins["livery"], 2 * piece + 1)

    def stand(self, x: float, y: float, heading: float, size: float) -> None:
        """Places it."""
        drop = 1 + 6 * (size - 1)
        self._shadow.set_pos(x + drop * SHADOW_AT[0], y + drop * SHADOW_AT[1], 0)
        self._body.set_pos(x, y, 0)
        turn, back = radians(heading), ROOF * size
        self._plate.set_pos(x + back * sin(turn), y - back * cos(turn), 0)
        for part in (self._shadow, self._body):
            part.set_h(heading)
        for part in (self._shadow, self._body, self._plate):
            part.set_scale(size)


def _hung(parent: NodePath, name: str, quads: CityQuads, skin: Skin, order: int) -> NodePath:
    path = hang(parent, name, quads.mesh())
    path.set_texture(*skin)
    path.set_bin("fixed", parent.get_bin_draw_order() + order)
    return path


def _read(loader: Any, name: str) -> Texture:
    return loader.load_texture(Filename.from_os_specific(str(model(name))))


def _fine_sampler(*, high: bool) -> SamplerState:
    """For the sheets; low quality takes the nearest mipmap instead of a mixture of two."""
    sampler = SamplerState()
    mixed, nearest = SamplerState.FT_linear_mipmap_linear, SamplerState.FT_linear_mipmap_nearest
    sampler.minfilter = mixed if high else nearest
    sampler.magfilter = SamplerState.FT_linear
    sampler.wrap_u = sampler.wrap_v = SamplerState.WM_clamp
    sampler.lod_bias = SHARPER
    return sampler


def _plain_sampler(*, high: bool) -> SamplerState:
    """For wood, which fills the window: a software renderer feels every mixture."""
    sampler = SamplerState()
    if high:
        sampler.minfilter = SamplerState.FT_linear_mipmap_linear
        sampler.magfilter = SamplerState.FT_linear
    else:
        sampler.minfilter = SamplerState.FT_nearest_mipmap_nearest
        sampler.magfilter = SamplerState.FT_nearest
    sampler.wrap_u = sampler.wrap_v = SamplerState.WM_repeat
    return sampler
