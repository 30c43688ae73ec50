"""Steep roads held at their ends while nothing strikes them: wood alone would let them slide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from panda3d.bullet import BulletSphericalConstraint
from panda3d.core import LPoint3f

from highway3d.tokyo.hands.physics.solids import STEEP
from highway3d.tokyo.scene.pieces.poses import DISC

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from highway3d.tokyo.hands.physics.solids import Solid


class Pins:
    """The pins of one world."""

    def __init__(self, world: Any) -> None:
        self._world = world
        self._pins: dict[str, tuple[frozenset[str], list[Any]]] = {}

    def __bool__(self) -> bool:
        return bool(self._pins)

    def hold(self, solid: Solid, nodes: Mapping[str, Any], struck: Collection[str]) -> None:
        """Pins a road that has just come free, if it is steep and was not itself struck."""
        if solid.kind != "road" or solid.storeys < STEEP or solid.name in struck:
            return
        pins = []
        for name in solid.on:
            disc, road = nodes[name], nodes[solid.name]
            middle = disc.get_transform().get_pos()
            point = LPoint3f(middle[0], middle[1], middle[2] + DISC / 2)
            inside = road.get_transform().get_mat()
            inside.invert_in_place()
            pin = BulletSphericalConstraint(
                road, disc, inside.xform_point(point), LPoint3f(0, 0, DISC / 2)
            )
            self._world.attach(pin)
            pins.append(pin)
        self._pins[solid.name] = frozenset((solid.name, *solid.on)), pins

    def struck(self, a: str, b: str, bears: Collection[tuple[str, str]]) -> None:
        """Two free bodies touch: a pinned road comes loose unless one rests on the other."""
        for road, other in ((a, b), (b, a)):
            if road in self._pins and (other, road) not in bears and (road, other) not in bears:
                self.drop(road)

    def drop(self, name: str) -> list[str]:
        """Takes out the pins of a road, or of every road on a disc; returns those roads."""
        loose = [road for road, (names, _) in self._pins.items() if name in names]
        for road in loose:
            for pin in self._pins.pop(road)[1]:
                self._world.remove(pin)
        return loose

    def close(self) -> None:
        """Takes out every pin; may be called twice."""
        for road in list(self._pins):
            self.drop(road)
