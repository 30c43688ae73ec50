"""What is drawn of pieces that a hand holds or has set free, with light, shadow and plumb line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from highway3d.shell.drawing import meshes
from highway3d.shell.drawing.pose import Pose
from highway3d.tokyo.hands.physics.matrices import to_matrix
from highway3d.tokyo.hands.physics.solids import disc_number
from highway3d.tokyo.scene.light.shadows import ABOVE, lay_flat
from highway3d.tokyo.scene.light.sunlight import Plate
from highway3d.tokyo.scene.pieces.overlays import GREEN, RED, Overlays
from highway3d.tokyo.scene.pieces.poses import (
    CAR_HEIGHT,
    CAR_LENGTH,
    CAR_WIDTH,
    DISC,
    LENGTH,
    RADIUS,
    THICKNESS,
    WIDTH,
    PillarAt,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from panda3d.core import NodePath

    from highway3d.shell.drawing.meshes import Mesh
    from highway3d.tokyo.hands.physics.bodies import Held
    from highway3d.tokyo.hands.physics.solids import Solid
    from highway3d.tokyo.scene.stage import Stage

SIZES: Final = {
    "disc": (2 * RADIUS, 2 * RADIUS, DISC),
    "road": (LENGTH, WIDTH, THICKNESS),
    "car": (CAR_LENGTH, CAR_WIDTH, CAR_HEIGHT),
}
PLUMB: Final = (0.20, 0.13, 0.09)
DARK: Final = (0.10, 0.055, 0.045, 0.34)
NEAR: Final = 9.0
"""Farther than this a piece takes no light from another that lies about."""
TUMBLED: Final = 2.6
"""A piece takes new light when its axes' products with the old ones sum up to less than this."""
TINT: Final = 0.35


class HandsView:
    """Draws loose pieces under ``parent``; ``draw`` follows them, ``close`` removes all."""

    def __init__(self, parent: Any, stage: Stage, *, high: bool) -> None:
        self._kit, self._tableau = stage.kit, stage.tableau
        self.root = parent.attach_new_node("loose")
        self.root.set_bin("background", 0)
        self.root.set_material(meshes.matt(0.62))
        self._overlays = Overlays(parent, high=high)
        self._table: Mapping[str, Solid] = {}
        self._seat = 0
        self._shaded = False
        """Whether the shadows on the table are those of pieces that lie about."""
        self._nodes: dict[str, NodePath] = {}
        self._bare: dict[str, Mesh] = {}
        self._kinds: dict[str, str] = {}
        self._plumbed: tuple[float, ...] | None = None
        """How the piece hung to which the plumb line belongs that is drawn."""
        self._lit: dict[str, Any] = {}
        """The axes with which each piece was last put in its light."""

    def begin(self, table: Mapping[str, Solid], seat: int) -> None:
        """Forgets all loose pieces; ``table`` says what may come loose, ``seat`` whose hand it is.

        Whatever was left out of the tableau is drawn there again.
        """
        self._table, self._seat = table, seat
        self._tableau.leave_out(frozenset())
        if self._shaded:
            self._tableau.shade([])
            self._shaded = False
        for node in self._nodes.values():
            node.remove_node()
        self._nodes.clear()
        self._bare.clear()
        self._plumbed = None
        self._overlays.clear()

    def draw(self, poses: Mapping[str, Pose], held: Held | None) -> None:
        """Puts every loose piece where it is; whatever else lies there stays in the tableau."""
        loose = {self._table[name].piece for name in poses if name in self._table}
        self._tableau.leave_out(frozenset(loose))
        beside = {name: solid.pose for name, solid in self._table.items() if solid.piece in loose}
        shown = {**beside, **poses}
        for name in [name for name in self._nodes if name not in shown]:
            self._nodes.pop(name).remove_node()
            del self._bare[name]
        for name, pose in shown.items():
            if name not in self._nodes:
                self._bare[name] = self._mesh(name, held)
                self._light(name, pose, ())
            elif float((self._lit[name] * pose.axes).sum()) < TUMBLED:
                self._light(name, pose, ())
            self._nodes[name].set_mat(to_matrix(pose))

    def relight(self, poses: Mapping[str, Pose]) -> None:
        """Gives pieces that have come to rest the light and the shadows of where they lie."""
        plates = {name: plate for name, pose in poses.items()
                  if (plate := _plate(self._kinds[name], pose))}  # fmt: skip
        standing = self._tableau.casters()
        for name, pose in poses.items():
            others = [plate for other, plate in plates.items() if other != name]
            near = [one for one in (*others, *standing) if _distance(one, pose) < NEAR]
            self._light(name, pose, near)
            self._nodes[name].set_mat(to_matrix(pose))
        self._tableau.shade(list(plates.values()))
        self._shaded = True

    def mark(self, fallen: Iterable[tuple[str, Pose]]) -> None:
        """Tints what fell."""
        self._plumbed = None
        self._overlays.clear()
        for name, pose in fallen:
            self._overlays.highlight(self._bare[name].placed(pose), RED, TINT)

    def plumb(self, held: Pose | None, kind: str, low: float) -> None:
        """A shadow straight under the piece in the hand, and a line down to it.

        A stick has a line at either end. ``low`` leads from its middle to its underside.
        """
        where = None if held is None else (low, *held.origin.round(3), *held.axes[0].round(3))
        if where is not None and where == self._plumbed:
            return
        self._overlays.clear()
        self._plumbed = where
        if held is None:
            return
        feet = [held.origin]
        if kind == "road":
            reach = held.axes[0] * (LENGTH - WIDTH) / 2
            feet = [held.origin - reach, held.origin + reach]
        for x, y, z in (foot.tolist() for foot in feet):
            if z - low > 0.1:
                self._overlays.line([(x, y, z - low), (x, y, 2 * ABOVE)], PLUMB, 0.035)
            self._overlays.dot((x, y, 3 * ABOVE), GREEN, 0.09)
        path = meshes.hang(self._overlays.root, "footprint", _footprint(kind, held))
        lay_flat(path, 25)

    def close(self) -> None:
        """Removes everything; may be called twice."""
        self._nodes.clear()
        self._bare.clear()
        self._overlays.close()
        self.root.remove_node()

    def _mesh(self, name: str, held: Held | None) -> Mesh:
        """A piece's mesh about its own middle, unlit."""
        kit, solid = self._kit, self._table.get(name)
        if solid is None:
            assert held is not None
            return self._hand_mesh(name, held)
        self._kinds[name] = solid.kind
        if solid.kind == "disc":
            disc = kit.pillar(PillarAt(name, 0.0, 0.0, 1, solid.yellow))
            mesh = disc.placed(solid.drawn)
        elif solid.kind == "road":
            mesh = kit.road(solid.drawn)
        else:
            mesh = kit.car(solid.seat, solid.drawn)
        axes = solid.pose.axes.astype(np.float32)
        points = solid.pose.into(mesh.points).astype(np.float32)
        return mesh._replace(points=points, normals=mesh.normals @ axes.T)

    def _hand_mesh(self, name: str, held: Held) -> Mesh:
        kit, home = self._kit, Pose(np.zeros(3), np.eye(3))
        self._kinds[name] = held.kind
        if held.kind == "road":
            return kit.road(home).lifted(0, 0, -THICKNESS / 2)
        if held.kind == "car":
            return kit.car(held.seat, home).lifted(0, 0, -CAR_HEIGHT / 2)
        number = disc_number(name)
        if number is None:
            whole = PillarAt(name, 0.0, 0.0, held.count, held.junction)
            return kit.pillar(whole).lifted(0, 0, -held.count * DISC / 2)
        yellow = held.junction and number == held.count - 1
        return kit.pillar(PillarAt(name, 0.0, 0.0, 1, yellow)).lifted(0, 0, -DISC / 2)

    def _light(self, name: str, pose: Pose, casters: Iterable[Any]) -> None:
        """Hangs a piece anew, in the light of where it is."""
        bare = self._bare[name]
        lit = self._tableau.in_light(bare.placed(pose), list(casters))
        old = self._nodes.pop(name, None)
        if old is not None:
            old.remove_node()
        solid = self._table.get(name)
        seat = self._seat if solid is None else solid.seat
        texture = self._kit.stick_texture(seat) if self._kinds[name] == "road" else None
        self._lit[name] = pose.axes
        dressed = bare._replace(colours=lit.colours)
        self._nodes[name] = meshes.hang(self.root, name, dressed, texture)


def _plate(kind: str, pose: Pose) -> Plate | None:
    """What a piece shades with however it lies: its face that looks up most."""
    upright = np.abs(pose.axes[:, 2])
    order = sorted(range(3), key=lambda axis: float(upright[axis]))
    normal = order[-1]
    flat = sorted((axis for axis in range(3) if axis != normal), key=lambda at: -SIZES[kind][at])
    up = pose.axes[normal] * (1 if pose.axes[normal, 2] > 0 else -1)
    if up[2] < 0.2:
        return None
    axes = np.stack((pose.axes[flat[0]], pose.axes[flat[1]], up))
    return Plate(Pose(pose.origin, axes), SIZES[kind][flat[0]], SIZES[kind][flat[1]])


def _distance(caster: Any, pose: Pose) -> float:
    x, y = caster.pose.origin[:2] if isinstance(caster, Plate) else (caster.x, caster.y)
    return float(np.hypot(x - pose.origin[0], y - pose.origin[1]))


def _footprint(kind: str, held: Pose) -> Mesh:
    """The shadow straight under a piece, soft at its edge."""
    length, width, _ = SIZES[kind]
    turn = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    forward = held.axes[0, :2] / max(float(np.hypot(*held.axes[0, :2])), 1e-6)
    left = np.array((-forward[1], forward[0]))
    rows, shares = [], (0.75, 1.0, 1.0)
    for share, more in ((0.75, 0.0), (1.0, 0.0), (1.0, 0.35)):
        radius = width / 2 * share + more
        past = np.sign(np.round(np.cos(turn), 9)) * (length - width) / 2
        u, v = np.cos(turn) * radius + past, np.sin(turn) * radius
        rows.append(np.outer(u, forward) + np.outer(v, left))
    plan = np.concatenate([np.zeros((1, 2)), *rows]) + held.origin[:2]
    points = np.column_stack((plan, np.full(len(plan), 3 * ABOVE)))
    fan = [(0, 1 + i, 1 + (i + 1) % 40) for i in range(40)]
    shadow = meshes.mesh(
        points, fan + meshes.rings(len(shares), 40, 1)[:, ::-1].tolist(), (*DARK[:3], 1.0)
    )
    shadow.colours[:, 3] = DARK[3]
    shadow.colours[-40:, 3] = 0.0
    return shadow
