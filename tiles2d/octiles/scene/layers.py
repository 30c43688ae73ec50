"""The Octiles board under a node: everything that lies on it in a few Geoms, one over another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from panda3d.core import GeomNode, NodePath, TransparencyAttrib

from highway3d.shell.drawing import meshes
from highway3d.shell.drawing.meshes import Mesh, joined
from tiles2d.octiles.rules.board import NODES, circles
from tiles2d.octiles.rules.places import NODE_AT, SPACE_AT
from tiles2d.octiles.rules.state import SEATS
from tiles2d.octiles.scene import octagons
from tiles2d.octiles.scene.kit import Kit
from tiles2d.octiles.scene.marks import RUNNER
from tiles2d.octiles.scene.octagons import sprite

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from panda3d.core import Texture

    from tiles2d.octiles.scene.marks import Marks
    from tiles2d.octiles.scene.story import Standing, TileAt

RIM: Final = 0.15
RING: Final = 0.205
MARKER: Final = 0.085
ORDER: Final = (
    "tops", "wood", "shadow", "board", "circles", "edges", "loose", "markers", "ghost", "lines",
    "below", "runners", "above",
)  # fmt: skip
"""All layers as they are drawn, each over those before it; only the tops of tiles at rest come
first, higher up, so that what they hide is not painted."""
OPAQUE: Final = ("tops", "wood", "board")
HIGH: Final = 1.0
RESTS: Final = frozenset(SPACE_AT.values())


class Layer:
    """What is drawn as one Geom, anew whenever it changes."""

    def __init__(self, parent: NodePath, name: str, texture: Texture | None = None) -> None:
        self._node = GeomNode(name)
        path = parent.attach_new_node(self._node)
        path.set_bin("fixed", ORDER.index(name))
        if texture is not None:
            path.set_texture(texture)
        if name in OPAQUE:
            path.set_depth_test(True)
            path.set_depth_write(name == "tops")
        else:
            path.set_transparency(TransparencyAttrib.M_alpha)

    def draw(self, content: Mesh) -> None:
        """Draws this and nothing that was there before."""
        self._node.remove_all_geoms()
        self._node.add_geoms_from(meshes.geom_node(self._node.name, content))


class Layers:
    """The board of one game. ``homes`` is false where circles belong to nobody."""

    def __init__(
        self,
        parent: NodePath,
        loader: Any,
        seats: Sequence[tuple[str, str]],
        *,
        homes: bool,
        high: bool,
    ) -> None:
        self._kit = Kit(loader, seats, high=high)
        self._root = parent.attach_new_node("octiles")
        self._root.set_depth_test(False)
        self._root.set_depth_write(False)
        self._root.set_two_sided(True)
        kit = self._kit
        sheets = {
            "wood": kit.wood, "board": kit.board, "circles": kit.pieces, "tops": kit.tiles,
            "edges": kit.tiles, "loose": kit.tiles, "markers": kit.pieces, "ghost": kit.tiles,
            "below": kit.marks, "runners": kit.pieces, "above": kit.marks,
        }  # fmt: skip
        self._layers = {name: Layer(self._root, name, sheets.get(name)) for name in ORDER}
        self._layers["wood"].draw(octagons.wood())
        self._layers["shadow"].draw(octagons.shadow())
        self._layers["board"].draw(octagons.plate())
        self._layers["circles"].draw(joined(self._circles(len(seats)) if homes else []))
        self._standing: Standing | None = None

    def show(self, standing: Standing) -> None:
        """Draws tiles and pieces where they lie."""
        was, self._standing = self._standing, standing
        if was is None or was.tiles != standing.tiles:
            self._draw_tiles(standing.tiles)
        for name, size in (("markers", MARKER), ("runners", RUNNER)):
            pieces = getattr(standing, name)
            if was is None or getattr(was, name) != pieces:
                look = name.removesuffix("s")
                shown = [sprite(self._kit.piece(look, seat), (x, y), size) for seat, x, y in pieces]
                self._layers[name].draw(joined(shown))

    def explain(self, marks: Marks) -> None:
        """Draws what is said about the position."""
        self._layers["ghost"].draw(joined(marks.ghost))
        self._layers["lines"].draw(joined(marks.lines))
        self._layers["below"].draw(joined(marks.below))
        self._layers["above"].draw(joined(marks.above))

    def turn(self, quarters: int) -> None:
        """Turns the whole board so many quarters anticlockwise."""
        self._root.set_h(90 * quarters)

    def close(self) -> None:
        """Removes everything; may be called twice."""
        self._root.remove_node()

    def _draw_tiles(self, tiles: Iterable[TileAt]) -> None:
        """Those at rest on their spaces in two parts, the others whole and on top of them."""
        tops, edges, loose = [], [], []
        for each in tiles:
            lift = round(each.lift, 2)
            edge, top = octagons.tile(each.number, each.degrees % 360, lift, casts=each.casts)
            if (each.x, each.y) in RESTS and not each.lift:
                tops.append(top.lifted(each.x, each.y, HIGH))
                edges.append(edge.lifted(each.x, each.y, 0.0))
            else:
                whole = joined((edge, top))
                whole = whole._replace(points=whole.points * np.float32(each.size))
                whole = whole.lifted(each.x, each.y, 0.0)
                loose.append(whole.painted(each.shade, each.shade, each.shade))
        for name, parts in (("tops", tops), ("edges", edges), ("loose", loose)):
            self._layers[name].draw(joined(parts))

    def _circles(self, players: int) -> list[Mesh]:
        """A rim in the hollow of each start circle, and a ring round each finish circle.

        Nothing in them is filled: that is how a runner looks.
        """
        found = []
        for seat, side in enumerate(SEATS[players]):
            for node in circles(side):
                found.append(sprite(self._kit.piece("rim", seat), NODE_AT[NODES[node]], RIM))
            for node in circles((side + 2) % 4):
                found.append(sprite(self._kit.piece("ring", seat), NODE_AT[NODES[node]], RING))
        return found
