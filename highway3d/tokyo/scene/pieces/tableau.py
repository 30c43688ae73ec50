"""All that stands on the table, drawn; only what changed is built anew.

Settled pieces lie joined in a few Geoms: discs and cars in one, the sticks of each seat in one.
Pieces that have just been played are drawn apart until they have come down.
"""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from panda3d.core import NodePath

from highway3d.shell.drawing import meshes
from highway3d.shell.drawing.pose import Pose
from highway3d.tokyo.scene.light import sunlight
from highway3d.tokyo.scene.pieces.arrivals import Arrivals
from highway3d.tokyo.scene.pieces.ground import Ground
from highway3d.tokyo.scene.pieces.poses import (
    LENGTH,
    CarAt,
    PillarAt,
    Standing,
    car_pose,
    road_poses,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from panda3d.core import Texture

    from highway3d.shell.drawing.meshes import Mesh
    from highway3d.tokyo.scene.light.sunlight import Caster
    from highway3d.tokyo.scene.pieces.pieces import Kit
    from highway3d.tokyo.scene.pieces.poses import PieceAt

PAINTED: Final = -1
"""The batch of discs and cars, which have no texture; sticks have their seat's number."""
DROP: Final = 4.0
"""How far above its place a piece appears."""


Box = tuple[float, float, float, float]
"""Left, lower, right, upper."""


class _Piece(NamedTuple):
    """One piece, unlit: what moves alone (a pillar's discs) is a mesh of its own."""

    key: tuple[Any, ...]
    """What its shape follows from."""
    kind: str
    batch: int
    parts: tuple[Mesh, ...]
    caster: Caster
    extent: Box
    """Where it lies, seen from above."""
    darkens: Box
    """Where it may take sun or sky from others, seen from above."""


class Tableau:
    """The table and the pieces under ``parent``.

    ``show`` draws a position, ``step`` moves what was just played, ``close`` removes all. With
    ``high`` the renderer adds the light, else it is baked into the vertices; ``shadows`` tells
    whether the table shows any.
    """

    def __init__(
        self,
        parent: NodePath,
        loader: Any,
        kit: Kit,
        size: tuple[float, float],
        *,
        high: bool,
        shadows: bool = True,
    ) -> None:
        self.root = parent.attach_new_node("tableau")
        self.kit = kit
        self.standing = Standing()
        self.poses: dict[str, Pose] = {}
        """Where every road and car lies, by name."""
        self.landed: tuple[str, ...] = ()
        """The kinds (disc, road, car) of the pieces that came down during the last step."""
        self._high = high
        self._shadows = shadows
        self._ground = Ground(self.root, loader, size, high=high)
        self._apart = self._holder("apart")
        self._holders: dict[int, tuple[Any, NodePath]] = {}
        self._pieces: dict[str, _Piece] = {}
        self._lit: dict[str, tuple[Any, tuple[Mesh, ...]]] = {}
        self._shaded: set[Any] | None = None
        self._arrivals = Arrivals()
        self._absent: frozenset[str] = frozenset()

    def show(self, standing: Standing, *, pace: float = 0.0) -> None:
        """Draws a position; new pieces come down one after another, ``pace`` seconds each."""
        known = set(self._pieces)
        self._arrivals.clear()
        self._apart.get_children().detach()
        self._absent = frozenset()
        self.standing = standing
        self._pieces = self._built(standing)
        self._lit = self._lighted()
        self._shade()
        fresh = [name for name in self._pieces if name not in known] if pace > 0 else []
        self._send(fresh, pace)
        self._settle(set(fresh))

    def step(self, seconds: float) -> bool:
        """Moves on what is on its way; True while another frame is needed."""
        self.landed = self._arrivals.step(seconds) if self._arrivals.is_busy else ()
        if self.landed and not self._arrivals.is_busy:
            self._apart.get_children().detach()
            self._settle(set(self._absent))
        return self._arrivals.is_busy

    def piece(self, name: str) -> Mesh:
        """One standing piece's mesh, unlit; raises KeyError for a name that does not stand."""
        return meshes.joined(self._pieces[name].parts)

    def leave_out(self, names: frozenset[str]) -> None:
        """Leaves out pieces that somebody else draws from now on, until the next position."""
        if names != self._absent:
            self._absent = names
            self._settle(set(names))

    def casters(self) -> list[Caster]:
        """What the pieces drawn here shade with, those left out not among them."""
        return [piece.caster for name, piece in self._pieces.items() if name not in self._absent]

    def shade(self, others: list[Caster]) -> None:
        """Redraws the shadows on the table, with those of pieces that are drawn elsewhere."""
        self._shaded = None
        self._ground.shade([*self.casters(), *others] if self._shadows else [])

    def close(self) -> None:
        """Removes everything; may be called twice."""
        self._arrivals.clear()
        self._pieces.clear()
        self._lit.clear()
        self._holders.clear()
        self._ground.close()
        self.root.remove_node()

    def _built(self, standing: Standing) -> dict[str, _Piece]:
        """Every piece of a position; those that lie as before are taken over."""
        poses = road_poses(standing.roads)
        roads = {road.name: road for road in standing.roads}
        for car in standing.cars:
            poses[car.name] = car_pose(roads[car.road], poses[car.road], car.place)
        self.poses = poses
        built = {}
        for piece in standing.pieces:
            pose = poses.get(piece.name)
            key = (piece, None if pose is None else (pose.origin.tobytes(), pose.axes.tobytes()))
            old = self._pieces.get(piece.name)
            built[piece.name] = old if old and old.key == key else self._made(piece, key)
        return built

    def _shape(self, piece: PieceAt) -> tuple[str, int, list[Mesh], Caster]:
        """A piece's kind, its batch, its meshes, and what it shades with."""
        kit = self.kit
        if isinstance(piece, PillarAt):
            caster = sunlight.pillar_caster(piece.x, piece.y, piece.discs)
            return "disc", PAINTED, kit.discs(piece), caster
        pose = self.poses[piece.name]
        if isinstance(piece, CarAt):
            return "car", PAINTED, [kit.car(piece.seat, pose)], sunlight.car_caster(pose)
        return "road", piece.seat, [kit.road(pose)], sunlight.stick_caster(pose)

    def _made(self, piece: PieceAt, key: tuple[Any, ...]) -> _Piece:
        kind, batch, parts, caster = self._shape(piece)
        plan = np.concatenate([part.points[:, :2] for part in parts])
        low, high = sunlight.shadow_bounds(caster)
        return _Piece(
            key, kind, batch, tuple(parts), caster,
            (*plan.min(axis=0).tolist(), *plan.max(axis=0).tolist()),
            (*low.tolist(), *high.tolist()),
        )  # fmt: skip

    def _lighted(self) -> dict[str, tuple[Any, tuple[Mesh, ...]]]:
        """Every piece's meshes with their light; those with the same neighbours keep theirs."""
        pieces = list(self._pieces.values())
        near = _may_shade(pieces)
        lit = {}
        for i, (name, piece) in enumerate(self._pieces.items()):
            others = [] if self._high else [pieces[j] for j in np.flatnonzero(near[i])]
            needs = (piece.key, tuple(other.key for other in others))
            old = self._lit.get(name)
            if old is None or old[0] != needs:
                casters = [other.caster for other in others]
                old = needs, tuple(self.in_light(part, casters) for part in piece.parts)
            lit[name] = old
        return lit

    def in_light(self, part: Mesh, casters: list[Caster]) -> Mesh:
        """A mesh in place with its light on it, such pieces being near."""
        colours = part.colours.copy()
        if self._high:
            colours[:, :3] = sunlight.albedo(colours[:, :3])
        else:
            sun = sunlight.sunshine(part.points, casters)
            sky = sunlight.openness(part.points, casters)
            lit = sunlight.lit(part.normals, sun, sky)
            colours[:, :3] = sunlight.on_screen(sunlight.to_linear(colours[:, :3]) * lit)
        return part._replace(colours=colours)

    def _shade(self) -> None:
        shapes = {piece.key for piece in self._pieces.values()}
        if shapes != self._shaded:
            self._shaded = shapes
            self._ground.shade(self.casters() if self._shadows else [])

    def _settle(self, absent: set[str]) -> None:
        """Joins what lies still; a batch that is as it was stays as it is."""
        batches: dict[int, list[str]] = {batch: [] for batch in self._holders}
        for name, piece in self._pieces.items():
            batches.setdefault(piece.batch, [])
            if name not in absent:
                batches[piece.batch].append(name)
        for batch, names in batches.items():
            needs = tuple(self._lit[name] for name in names)
            self._join(batch, needs, [part for name in names for part in self._lit[name][1]])

    def _join(self, batch: int, needs: tuple[Any, ...], parts: list[Mesh]) -> None:
        """Draws a batch anew unless it was made of these very things."""
        old = self._holders.get(batch)
        if old is not None:
            if len(old[0]) == len(needs) and all(map(operator.is_, old[0], needs)):
                return
            old[1].remove_node()
        holder = self._holder(f"settled {batch}")
        meshes.hang(holder, "pieces", meshes.joined(parts), self._texture(batch))
        self._holders[batch] = (needs, holder)

    def _texture(self, batch: int) -> Texture | None:
        return None if batch == PAINTED else self.kit.stick_texture(batch)

    def _holder(self, name: str) -> NodePath:
        holder = self.root.attach_new_node(name)
        holder.set_bin("background", 0)  # before the table, which then is not drawn beneath them
        holder.set_material(meshes.matt(0.62))
        return holder

    def _send(self, fresh: list[str], pace: float) -> None:
        """Starts new pieces on their way, in order: pillars, roads, cars."""
        wait = 0.0
        for name in fresh:
            piece = self._pieces[name]
            for part in self._lit[name][1]:
                path = meshes.hang(self._apart, name, part, self._texture(piece.batch))
                self._arrivals.send(path, piece.kind, self._appearance(name), wait, pace)
                wait += pace * (0.35 if piece.kind == "disc" else 0.6)

    def _appearance(self, name: str) -> tuple[float, float, float]:
        """Where a piece appears, seen from its place: cars at the start of their road."""
        piece = self._pieces[name]
        if piece.kind != "car":
            return 0.0, 0.0, DROP
        road = self.poses[piece.key[0].road]
        along = float((self.poses[name].origin - road.origin) @ road.axes[0])
        x, y, z = road.axes[0] * -(along + LENGTH / 2 - 1.5)
        return float(x), float(y), float(z)


def _may_shade(pieces: list[_Piece]) -> NDArray[np.bool_]:
    """Whether the piece of a row may be shaded by that of a column; generous, never too strict."""
    lies = np.array([piece.extent for piece in pieces]).reshape(-1, 4)
    falls = np.array([piece.darkens for piece in pieces]).reshape(-1, 4)
    overlap = (lies[:, None, :2] < falls[None, :, 2:]) & (lies[:, None, 2:] > falls[None, :, :2])
    near = np.asarray(overlap.all(axis=2))
    np.fill_diagonal(near, False)
    return near
