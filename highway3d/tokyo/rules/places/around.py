"""What stands within a stick's length of a base, as arrays seen from it.

Lengths in dmm, the base at the origin. Floats: good for finding places, never for a verdict.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import atan2
from typing import Final

import numpy as np
import numpy.typing as npt

from highway3d.tokyo.rules.components import COVER_DISTANCE, PILLAR_RADIUS, ROAD_LENGTH
from highway3d.tokyo.rules.highway import Highway, Pillar
from highway3d.tokyo.rules.options import Options

Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]

NEAR: Final = ROAD_LENGTH + 2 * PILLAR_RADIUS
"""No pillar farther away can be in the way."""


OF_ROADS: Final = (
    "indices", "x", "y", "z", "ux", "uy", "length", "slope", "joined", "pays_over", "pays_under",
)  # fmt: skip


@dataclass(frozen=True, eq=False)
class Around:
    """The surroundings of a base.

    ``pillars`` (p, 2) without the base; ``joints`` (j,) directions of the roads on it in radians;
    of each road near (m,): where it starts (x, y, z), its unit vector (ux, uy), length and slope,
    whether it ends at the base, and whether crossing it over or under would pay. ``indices`` are
    its places in the highway. ``walls`` are the table's borders: left, right, low, high.
    """

    base: Pillar
    walls: tuple[int, int, int, int]
    pillars: Floats
    joints: Floats
    indices: npt.NDArray[np.int64]
    x: Floats
    y: Floats
    z: Floats
    ux: Floats
    uy: Floats
    length: Floats
    slope: Floats
    joined: Flags
    pays_over: Flags
    pays_under: Flags
    forbid_under: bool
    spare: float = 0.0
    """Room and air to be kept beyond what the rules ask (dmm)."""

    def only(self, which: Flags) -> Around:
        """The same with some of the roads."""
        return replace(self, **{name: getattr(self, name)[which] for name in OF_ROADS})


def around(highway: Highway, base: Pillar, seat: int, options: Options) -> Around:
    """The surroundings of a base as a player sees them who would build from it."""
    width, depth = options.extent
    pillars = (highway.centres - (base.x, base.y)).astype(np.float64)
    far2 = (pillars * pillars).sum(1)
    indices = _roads_near(highway, base)
    rows = highway.network.rows[indices].astype(np.float64)
    x, y, dx, dy = rows[:, 0] - base.x, rows[:, 1] - base.y, rows[:, 3], rows[:, 4]
    dx, dy = dx - rows[:, 0], dy - rows[:, 1]
    length = np.maximum(np.sqrt(dx * dx + dy * dy), 1e-9)
    joined = set(highway.roads_at(base))
    return Around(
        base,
        (-width // 2 - base.x, width // 2 - base.x, -depth // 2 - base.y, depth // 2 - base.y),
        pillars[(far2 > 0) & (far2 < NEAR * NEAR)],
        _joints(highway, base, options),
        indices, x, y, rows[:, 2], dx / length, dy / length, length,
        (rows[:, 5] - rows[:, 2]) / length,
        np.array([index in joined for index in indices.tolist()], np.bool_),
        *_paying(highway, indices, seat, options),
        options.pillars_under_roads == "forbid",
    )  # fmt: skip


def _roads_near(highway: Highway, base: Pillar) -> npt.NDArray[np.int64]:
    """Indices of the roads that a stick or a pillar built from the base can come near."""
    rows, reach = highway.network.rows, ROAD_LENGTH + COVER_DISTANCE
    x, y = rows[:, [0, 3]] - base.x, rows[:, [1, 4]] - base.y
    near = (x.min(1) <= reach) & (x.max(1) >= -reach) & (y.min(1) <= reach) & (y.max(1) >= -reach)
    indices: npt.NDArray[np.int64] = near.nonzero()[0]
    return indices


def _joints(highway: Highway, base: Pillar, options: Options) -> Floats:
    """The directions in which roads leave the base, if the joint rule is played."""
    if options.joint_rule == "off":
        return np.zeros(0)
    roads = [highway.roads[index] for index in highway.roads_at(base)]
    others = [road.end if road.start == base else road.start for road in roads]
    return np.array([atan2(other.y - base.y, other.x - base.x) for other in others])


def _paying(
    highway: Highway, indices: npt.NDArray[np.int64], seat: int, options: Options
) -> tuple[Flags, Flags]:
    """Which roads would pay a player who crossed over, and who crossed under them.

    Where only the crossing point counts, every rival road may.
    """
    rival = np.array([highway.roads[index].owner != seat for index in indices.tolist()], np.bool_)
    if options.scope == "crossing_point":
        return rival, rival
    over, under = highway.covered
    return rival & ~over[indices], rival & ~under[indices]
