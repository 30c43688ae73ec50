"""All that stands on the table, drawn; only what changed is built anew.

Settled pieces lie joined in a few Geoms: discs and cars in one, the sticks of each seat in one,
the marks in one. Pieces that have just been played are drawn apart until they have come down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from panda3d.core import NodePath

from highway3d.scenes import light, meshes
from highway3d.scenes.arrivals import Arrivals
from highway3d.scenes.ground import Ground
from highway3d.scenes.poses import LENGTH, RADIUS, Pose, Standing, car_pose, road_poses
from highway3d.scenes.shade import lay_flat

if TYPE_CHECKING:
    from panda3d.core import Texture

    from highway3d.scenes.camera import Camera, Frame
    from highway3d.scenes.light import Caster
    from highway3d.scenes.meshes import Mesh
    from highway3d.scenes.pieces import Kit

PAINTED: Final = -1
"""The batch of discs and cars, which have no texture; sticks have their seat's number."""
MARKS: Final = -2
DROP: Final = 4.0
"""How far above its place a piece appears."""


class _Piece(NamedTuple):
    """One piece, unlit: what moves alone (a pillar's discs) is a mesh of its own."""

    key: tuple[Any, ...]
    kind: str
    batch: int
    parts: tuple[Mesh, ...]
    caster: Caster
    middle: tuple[float, float]
    radius: float
    top: float


class Tableau:
    """The table and the pieces under ``parent``.

    ``show`` draws a position, ``step`` moves what was just played, ``close`` removes all. With
    ``high`` the renderer adds the light, else it is baked into the vertices.
    """

    def __init__(
        self, parent: NodePath, loader: Any, kit: Kit, size: tuple[float, float], *, high: bool
    ) -> None:
        self.root = parent.attach_new_node("tableau")
        self.kit = kit
        self.standing = Standing()
        self.poses: dict[str, Pose] = {}
        """Where every road and car lies, by name."""
        self.landed: tuple[str, ...] = ()
        """The kinds (disc, road, car) of the pieces that came down during the last step."""
        self._high = high
        self._ground = Ground(self.root, loader, size, high=high)
        self._apart = self._holder("apart")
        self._holders: dict[int, tuple[Any, NodePath]] = {}
        self._pieces: dict[str, _Piece] = {}
        self._lit: dict[str, tuple[Any, tuple[Mesh, ...]]] = {}
        self._arrivals = Arrivals()

    def show(self, standing: Standing, *, pace: float = 0.0) -> None:
        """Draws a position; new pieces come down one after another, ``pace`` seconds each."""
        known = set(self._pieces)
        self._arrivals.clear()
        self._apart.get_children().detach()
        self.standing = standing
        self._pieces = self._built(standing)
        self._lit = {name: self._lighted(name, piece) for name, piece in self._pieces.items()}
        self._ground.shade([piece.caster for piece in self._pieces.values()])
        fresh = [name for name in self._pieces if name not in known] if pace > 0 else []
        self._send(fresh, pace)
        self._settle(set(fresh))

    def step(self, seconds: float) -> bool:
        """Moves on what is on its way; True while another frame is needed."""
        self.landed = self._arrivals.step(seconds) if self._arrivals.busy else ()
        if self.landed and not self._arrivals.busy:
            self._apart.get_children().detach()
            self._settle(set())
        return self._arrivals.busy

    def look(self, camera: Camera, frame: Frame) -> None:
        """Tells where the camera went, so that what it cannot see need not be drawn."""
        self._ground.look(camera, frame)

    def piece(self, name: str) -> Mesh:
        """One standing piece's mesh, unlit; raises KeyError for a name that does not stand."""
        return meshes.joined(self._pieces[name].parts)

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
        for piece in (*standing.pillars, *standing.roads, *standing.cars):
            pose = poses.get(piece.name)
            key = (piece, None if pose is None else (pose.origin.tobytes(), pose.axes.tobytes()))
            old = self._pieces.get(piece.name)
            built[piece.name] = old if old and old.key == key else self._made(piece, pose, key)
        return built

    def _made(self, piece: Any, pose: Pose | None, key: tuple[Any, ...]) -> _Piece:
        if pose is None:
            caster = light.pillar_caster(piece.x, piece.y, piece.discs)
            parts = tuple(self.kit.discs(piece))
            return _Piece(
                key, "disc", PAINTED, parts, caster, (piece.x, piece.y), RADIUS, caster.top
            )
        middle, top = tuple(pose.origin[:2]), float(pose.origin[2])
        if hasattr(piece, "road"):
            parts = (self.kit.car(piece.seat, pose),)
            return _Piece(key, "car", PAINTED, parts, light.car_caster(pose), middle, 0.7, top + 1)
        top += abs(float(pose.axes[0, 2])) * LENGTH / 2 + 0.3
        parts = (self.kit.road(pose),)
        caster = light.stick_caster(pose)
        return _Piece(key, "road", piece.seat, parts, caster, middle, LENGTH / 2, top)

    def _lighted(self, name: str, piece: _Piece) -> tuple[Any, tuple[Mesh, ...]]:
        """The piece's meshes with their light, and what that light depends on."""
        near = [
            other
            for other in self._pieces.values()
            if other is not piece and not self._high and _may_shade(other, piece)
        ]
        needs = (piece.key, tuple(other.key for other in near))
        old = self._lit.get(name)
        if old and old[0] == needs:
            return old
        casters = [other.caster for other in near]
        return needs, tuple(self._in_light(part, casters) for part in piece.parts)

    def _in_light(self, part: Mesh, casters: list[Caster]) -> Mesh:
        colours = part.colours.copy()
        if self._high:
            colours[:, :3] = light.albedo(colours[:, :3])
        else:
            sun = light.sunshine(part.points, casters)
            sky = light.openness(part.points, casters)
            lit = light.lit(part.normals, sun, sky)
            colours[:, :3] = light.on_screen(light.to_linear(colours[:, :3]) * lit)
        return part._replace(colours=colours)

    def _settle(self, absent: set[str]) -> None:
        """Joins what lies still; a batch that is as it was stays as it is."""
        batches: dict[int, list[str]] = {MARKS: []}
        for name, piece in self._pieces.items():
            batches.setdefault(piece.batch, [])
            if name not in absent:
                batches[piece.batch].append(name)
                if piece.kind == "road":
                    batches[MARKS].append(name)
        for batch in [*batches, *(b for b in self._holders if b not in batches)]:
            names = batches.get(batch, [])
            needs = tuple(id(self._lit[name]) for name in names)
            old = self._holders.get(batch)
            if old and old[0] == needs:
                continue
            if old:
                old[1].remove_node()
            self._holders[batch] = (needs, self._joined(batch, names))

    def _joined(self, batch: int, names: list[str]) -> NodePath:
        holder = self._holder(f"settled {batch}")
        if batch == MARKS:
            parts = [self.kit.marks(self._pieces[name].key[0], self.poses[name]) for name in names]
            lay_flat(holder, 5)
        else:
            parts = [part for name in names for part in self._lit[name][1]]
        meshes.hang(holder, "pieces", meshes.joined(parts), self._texture(batch))
        return holder

    def _texture(self, batch: int) -> Texture | None:
        if batch == MARKS:
            return self.kit.marks_texture()
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


def _may_shade(caster: _Piece, piece: _Piece) -> bool:
    """Tells whether a piece may take sun or sky from another; generous, never too strict."""
    apart = float(np.hypot(caster.middle[0] - piece.middle[0], caster.middle[1] - piece.middle[1]))
    return apart < caster.radius + piece.radius + 0.9 * caster.top + 1.0
