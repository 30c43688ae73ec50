"""The pieces as bodies in Bullet: still until something touches them, then free.

1 unit = 1 cm, masses in grams, steps of 1/600 s. Bullet decides nothing here but where pieces
lie. The same ticks give the same poses in one process, whatever the frames a second.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import radians
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from panda3d.bullet import BulletWorld
from panda3d.core import (
    LVector3f,
    NodePath,
    PythonCallbackObject,
    TransformState,
    loadPrcFileData,
)

from highway3d.shell.drawing.pose import Pose
from highway3d.tokyo.hands.physics.grip import (
    GRAVITY,
    TICK,
    Aim,
    Hold,
    leaning,
    led,
    missing_turn,
    pulled,
    twisted,
)
from highway3d.tokyo.hands.physics.matrices import to_matrix, to_pose
from highway3d.tokyo.hands.physics.pins import Pins
from highway3d.tokyo.hands.physics.shapes import MASS, new_body, table_top
from highway3d.tokyo.hands.physics.solids import borne, disc_name, joined
from highway3d.tokyo.hands.physics.touch import sets_free
from highway3d.tokyo.scene.pieces.poses import DISC

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from highway3d.tokyo.hands.physics.solids import Solid

SLOW: Final = 0.4
"""Slower than this (cm/s, rad/s) a body is at rest …"""
QUIET: Final = 60
"""… when it stays so for this many ticks."""
ASLEEP: Final = 300
"""What has been at rest for this many ticks sleeps, so that nothing creeps, until it is struck."""
SINKING: Final = 0.02
"""What sinks faster than this (cm/s), and ever faster, topples, however slow it is yet."""
NEAR: Final = 0.03
"""The piece in the hand hangs where it is led when it is as near as this (cm) …"""
SQUARE: Final = radians(0.5)
"""… and turned no farther from it than this (radians)."""
CALM: Final = 4.0
"""A piece slower than this (cm/s) does not lean: so does none in a hand of 3 cm/s, swing or no."""
HANGS: Final = {"disc": 1.0, "road": 0.25, "car": 0.5}
"""How freely a kind of piece hangs: a long stick is held by both its ends."""
HAND: Final = "hand"
"""The name of the piece in the hand, and the first part of its discs' names once let go."""
_SETTINGS: Final = "bullet-solver-iterations 50\nbullet-filter-algorithm callback\n"


@dataclass(frozen=True, slots=True)
class Held:
    """What a hand takes: ``count`` discs as one stack, a stick, or a car.

    ``on`` names the still solids it will rest on, ``beside`` the roads it may lie across;
    ``junction`` makes the uppermost disc yellow.
    """

    kind: str
    count: int = 1
    on: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    seat: int = 0
    junction: bool = False


class Bodies:
    """A table of solids as bodies; ``extent`` is the legal area in units. ``close`` ends it."""

    def __init__(self, table: Mapping[str, Solid], extent: tuple[float, float]) -> None:
        loadPrcFileData("bodies", _SETTINGS)
        self.table = dict(table)
        self.awake: dict[str, None] = {}
        """The bodies that are free to move, in the order in which they were touched."""
        self.ticks = 0
        self.asleep: set[str] = set()
        """Those of them that have come to rest, and lie still until something touches them."""
        self.quiet = 0
        """For how many ticks nothing has moved but what is in the hand."""
        self._sinking = (0.0, 0.0)
        """The fastest that anything sank, a while ago and now (cm/s)."""
        self.held: Held | None = None
        self.goal = self.lead = Aim(0.0, 0.0, 0.0)
        self._hold: Hold | None = None
        self._world = BulletWorld()
        self._world.set_gravity(LVector3f(0, 0, -GRAVITY))
        self._world.set_filter_callback(PythonCallbackObject(self._meet))
        self._root = NodePath("bodies")
        self._nodes: dict[str, Any] = {}
        self._mass: dict[str, float] = {}
        self._pins = Pins(self._world)
        self._apart = joined(self.table)
        self._bears = {(low, solid.name) for solid in table.values() for low in solid.on}
        for ground in table_top(extent):
            self._root.attach_new_node(ground)
            self._world.attach(ground)
        for solid in table.values():
            self._add(solid.name, [(solid.kind, 0.0)], solid.pose)

    # The hand

    def take(self, held: Held, start: Aim, hold: Hold) -> None:
        """Puts a piece in the hand, where nothing stands."""
        self.held, self._hold = held, hold
        self.goal = self.lead = start
        middle = (held.count - 1) / 2
        parts = [(held.kind, (at - middle) * DISC) for at in range(held.count)]
        self._agree(HAND, held)
        node = self._add(HAND, parts, Pose(start.place, start.axes), free=True)
        node.set_gravity(LVector3f(0))
        self.quiet = 0

    def let_go(self) -> list[str]:
        """Opens the hand; returns the names of what it let go, a stack's discs one by one."""
        held = self.held
        if held is None:
            return []
        self.held = None
        node, pose = self._nodes[HAND], self.pose(HAND)
        speed, spin = _array(node.get_linear_velocity()), _array(node.get_angular_velocity())
        self._drop(HAND)
        names = [HAND] if held.kind != "disc" else [disc_name(HAND, at) for at in range(held.count)]
        middle = (held.count - 1) / 2
        for at, name in enumerate(names):
            arm = pose.axes[2] * ((at - middle) * DISC)
            self._agree(name, held)
            if at:
                self._bears.add((names[at - 1], name))
            there = Pose(pose.origin + arm, pose.axes)
            body = self._add(name, [(held.kind, 0.0)], there, free=True)
            body.set_linear_velocity(LVector3f(*(speed + np.cross(spin, arm)).tolist()))
            body.set_angular_velocity(LVector3f(*spin.tolist()))
        self.quiet = 0
        return names

    # Time

    def tick(self, reach: float = 0.0, *, steady: bool = False) -> None:
        """One step of physics; ``reach`` is how far the hand may go in it.

        A ``steady`` hand lets nothing lean.
        """
        if self.held is not None:
            self._pull(reach, steady=steady)
        self._world.do_physics(TICK, 1, TICK)
        self.ticks += 1
        struck = self._struck()
        if struck:
            self.wake(struck)
        free = [name for name in self.awake if self._is_loose(name)]
        if self.ticks % (QUIET // 2) == 0:
            sinks = (-self._nodes[name].get_linear_velocity()[2] for name in free)
            self._sinking = self._sinking[1], max(sinks, default=0.0)
        self.quiet = self.quiet + 1 if all(map(self._is_still, free)) else 0
        if self.quiet >= ASLEEP and free and not self.is_toppling:
            self._sleep(free)

    @property
    def is_at_rest(self) -> bool:
        """Tells whether all that moved has come to rest; the piece in the hand does not count."""
        return self.quiet >= QUIET and not self.is_toppling

    @property
    def is_toppling(self) -> bool:
        """Tells whether something sinks and gets faster, be it ever so slow as yet."""
        before, now = self._sinking
        return now > SINKING and now > before

    @property
    def is_hand_still(self) -> bool:
        """Tells whether the piece in the hand hangs where the hand wants it."""
        if self.held is None:
            return True
        if self.lead != self.goal or not self._is_still(HAND):
            return False
        pose = self.pose(HAND)
        turn = missing_turn(pose.axes, self.lead.axes)
        return bool(
            np.linalg.norm(self.lead.place - pose.origin) < NEAR and np.linalg.norm(turn) < SQUARE
        )

    def wake(self, names: Iterable[str]) -> None:
        """Frees pieces and all that rests on them."""
        struck = set(names)
        moved = borne(self.table, struck)
        moved |= struck & self.asleep
        fresh = [name for name in self._nodes if name in moved and not self._is_free(name)]
        loose = []
        for name in fresh:
            loose += self._pins.drop(name)
            node = self._nodes[name]
            self._world.remove(node)
            self.awake[name] = None
            self.asleep.discard(name)
            self._free(node, self._mass[name])
            self._world.attach(node)
        for name in (*fresh, *loose):
            if name in self.table:
                self._pins.hold(self.table[name], self._nodes, struck)
        self.quiet = 0

    def pose(self, name: str) -> Pose:
        """Where a body is now: its middle and its axes."""
        return to_pose(self._nodes[name].get_transform().get_mat())

    def poses(self) -> dict[str, Pose]:
        """Where everything is that is free to move."""
        return {name: self.pose(name) for name in self.awake}

    def knocked(self) -> dict[str, Pose]:
        """Where those of them are that stood before they were touched."""
        return {name: self.pose(name) for name in self.awake if name in self.table}

    def throw(self, name: str, speed: tuple[float, float, float], spin: float = 0.0) -> None:
        """Gives a free body a speed in cm/s, and a spin about x and y in rad/s."""
        self._nodes[name].set_linear_velocity(LVector3f(*speed))
        self._nodes[name].set_angular_velocity(LVector3f(spin, -spin, 0))

    def close(self) -> None:
        """Ends the world; may be called twice."""
        self._pins.close()
        for name in list(self._nodes):
            self._drop(name)
        for body in self._world.get_rigid_bodies():
            self._world.remove(body)
        self._world.clear_filter_callback()
        self._root.remove_node()

    # The rest

    def _agree(self, name: str, held: Held) -> None:
        """Notes what a piece of the hand may rest on, and what it may lie across."""
        self._bears.update((low, name) for low in held.on)
        self._apart.update(frozenset((road, name)) for road in held.beside)

    def _add(
        self, name: str, parts: list[tuple[str, float]], pose: Pose, *, free: bool = False
    ) -> Any:
        node = new_body(name, parts)
        self._root.attach_new_node(node)
        node.set_transform(TransformState.make_mat(to_matrix(pose)))
        self._mass[name] = sum(MASS[kind] for kind, _ in parts)
        if free:
            self.awake[name] = None
            self._free(node, self._mass[name])
        self._nodes[name] = node
        self._world.attach(node)
        return node

    @staticmethod
    def _free(node: Any, mass: float) -> None:
        node.set_mass(mass)
        node.set_static(False)
        node.set_active(True, True)

    def _sleep(self, names: Iterable[str]) -> None:
        """Lets what is at rest lie still where it is."""
        for name in names:
            node = self._nodes[name]
            self._world.remove(node)
            node.set_linear_velocity(LVector3f(0))
            node.set_angular_velocity(LVector3f(0))
            node.set_mass(0)
            node.set_static(True)
            self.asleep.add(name)
            self._world.attach(node)

    def _drop(self, name: str) -> None:
        node = self._nodes.pop(name)
        self.awake.pop(name, None)
        self.asleep.discard(name)
        self._world.remove(node)
        NodePath(node).remove_node()

    def _is_free(self, name: str) -> bool:
        return name in self.awake and name not in self.asleep

    def _is_loose(self, name: str) -> bool:
        """Tells whether a body is free and not in the hand."""
        return name not in self.asleep and (name != HAND or self.held is None)

    def _pull(self, reach: float, *, steady: bool) -> None:
        """Lets the hand move, and the piece follow it as the hold allows."""
        assert self._hold is not None
        assert self.held is not None
        hold, node = self._hold, self._nodes[HAND]
        self.lead = led(self.lead, self.goal, reach, 30 * reach)
        pose, before = self.pose(HAND), _array(node.get_linear_velocity())
        speed = pulled(before, self.lead.place - pose.origin, hold, TICK)
        wanted = self.lead.axes
        if not steady and float(np.linalg.norm(speed)) > CALM:
            wanted = leaning(wanted, (speed - before) / TICK, hold, HANGS[self.held.kind])
        spin = _array(node.get_angular_velocity())
        spin = twisted(spin, missing_turn(pose.axes, wanted), hold, TICK)
        node.set_linear_velocity(LVector3f(*speed.tolist()))
        node.set_angular_velocity(LVector3f(*spin.tolist()))

    def _is_still(self, name: str) -> bool:
        node = self._nodes[name]
        slow = SLOW * SLOW
        return bool(
            node.get_linear_velocity().length_squared() < slow
            and node.get_angular_velocity().length_squared() < slow
        )

    def _meet(self, data: Any) -> None:
        """Bullet asks whether two bodies may meet at all."""
        a, b = data.node_0.name, data.node_1.name
        free = self._is_free(a) or self._is_free(b)
        data.collide = free and frozenset((a, b)) not in self._apart

    def _struck(self) -> set[str]:
        """The still pieces that something free has touched, beyond merely resting on them."""
        struck: set[str] = set()
        if len(self.awake) == len(self._nodes) and not self.asleep and not self._pins:
            return struck
        for manifold in self._world.get_manifolds():
            if not manifold.get_num_manifold_points():
                continue  # they are near each other, as most of those listed are
            a, b = manifold.get_node0().name, manifold.get_node1().name
            still, free = (a, b) if self._is_free(b) else (b, a)
            if still not in self._nodes or still in struck:
                continue
            if self._is_free(still):
                self._pins.struck(a, b, self._bears)
            elif sets_free(manifold, (still, free) in self._bears):
                struck.add(still)
        return struck


def _array(vector: Any) -> np.ndarray:
    return np.array((vector[0], vector[1], vector[2]), float)
