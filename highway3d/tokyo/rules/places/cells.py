"""Cells of the ring round a base, divided where a place may hide (A-27: complete to 0.5 mm).

A cell is a sector of the ring at one height. The places in it are nearer to its middle than
``radius``, so room there below ``-radius`` rules out the whole cell. Cells that stay in doubt are
divided as long as they could hold a build of a kind not found yet, down to a quarter of a
millimetre. What is of one kind: base, height, junction or not, and the crossings that pay.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from highway3d.tokyo.rules.building import reach
from highway3d.tokyo.rules.components import DISC_HEIGHT, PILLAR_RADIUS, ROAD_AIR
from highway3d.tokyo.rules.highway import Pillar
from highway3d.tokyo.rules.places.around import Around, Flags, Floats
from highway3d.tokyo.rules.places.screen import Rays, rays

DIRECTIONS: Final = 48
RINGS: Final = 3
FINEST: Final = 2.5
"""Cells this small (dmm, from middle to corner) are divided no more."""

Kind = tuple[int, bool]
"""Height and whether it is a junction; height 0 is an exit."""


class Span(NamedTuple):
    """The plan lengths (dmm) a stick can have at a rise, a little inside the limits."""

    shortest: float
    longest: float


def span(base: Pillar, height: int) -> Span:
    """The lengths from a base to an end that high, which must be in reach."""
    limits = reach(height - base.height, to_table=height == 0)
    assert limits is not None
    longest, overlap = limits[0] ** 0.5, limits[1] ** 0.5
    shortest = max(longest - overlap, 0 if height == 0 else 2 * PILLAR_RADIUS)
    return Span(shortest + 1, longest - 1)


class Cells(NamedTuple):
    """Cells (n,): the middle, half the opening, half the depth, and which of the kinds."""

    angle: Floats
    length: Floats
    opening: float
    depth: Floats
    kind: npt.NDArray[np.int64]

    @property
    def radius(self) -> Floats:
        """From the middle to the farthest corner at most."""
        result: Floats = np.hypot(self.opening * (self.length + self.depth), self.depth)
        return result

    def pick(self, which: Flags) -> Cells:
        """Some of them."""
        return Cells(
            self.angle[which], self.length[which], self.opening,
            self.depth[which], self.kind[which],
        )  # fmt: skip

    def divided(self) -> Cells:
        """Four cells for each."""
        opening, depth = self.opening / 2, self.depth / 2
        angle = np.concatenate([self.angle + turn * opening for turn in (-1, -1, 1, 1)])
        length = np.concatenate([self.length + out * depth for out in (-1, 1, -1, 1)])
        return Cells(angle, length, opening, np.tile(depth, 4), np.tile(self.kind, 4))

    def rays(self, heights: Floats) -> Rays:
        """Each cell's middle as a ray with one place on it."""
        return rays(self.angle, self.length[:, None], heights[self.kind][:, None])


def first_cells(
    base: Pillar, kinds: list[Kind], directions: int = DIRECTIONS, rings: int = RINGS
) -> tuple[Rays, Cells]:
    """The whole ring at every height: as rays with all spans on them, and as cells alike."""
    spans = [span(base, height) for height, _ in kinds]
    depth = np.array([(longest - shortest) / (2 * rings) for shortest, longest in spans])
    length = np.array([
        shortest + (longest - shortest) * (2 * ring + 1) / (2 * rings)
        for shortest, longest in spans for ring in range(rings)
    ])  # fmt: skip
    opening = np.pi / directions
    angle: Floats = opening * (2 * np.arange(directions, dtype=np.float64) + 1)
    kind = np.repeat(np.arange(len(kinds)), rings)
    height = np.array([float(height) for height, _ in kinds])[kind]
    every = np.repeat(angle, len(length)), *(np.tile(a, directions) for a in (length, kind))
    cells = Cells(every[0], every[1], opening, depth[every[2]], every[2])
    return rays(angle, length[None, :], height[None, :]), cells


def hopes(near: Around, cells: Cells, heights: Floats) -> tuple[Flags, Flags]:
    """Which roads (n, m) some place in a cell might cross over, and under, and be paid for."""
    radius, length = cells.radius[:, None], cells.length[:, None]
    cos, sin = np.cos(cells.angle)[:, None], np.sin(cells.angle)[:, None]
    ends = (near.x, near.y), (near.x + near.ux * near.length, near.y + near.uy * near.length)
    across = cos * near.uy - sin * near.ux
    across = np.where(np.abs(across) < 1e-6, 1e-6, across)
    to = (near.x * near.uy - near.y * near.ux) / across
    # An end of a road lies off the ray by so much, seen from as far as the cell.
    first, second = (
        (cos * y - sin * x) * length / np.maximum(np.hypot(x, y), 1e-6) for x, y in ends
    )
    apart = np.minimum(np.abs(first), np.abs(second))
    between = np.where((first < 0) != (second < 0), radius, radius - apart)
    reached = (length - to) * np.abs(across) >= -radius
    ahead = (to > 0) | (np.abs(across) * length < 2 * radius)
    can = (between >= 0) & reached & ahead
    gap, doubt = _gap(near, cells, heights, to, across)
    over = can & near.pays_over & (gap + doubt >= ROAD_AIR)
    return over, can & near.pays_under & (gap - doubt <= -ROAD_AIR)


def _gap(
    near: Around, cells: Cells, heights: Floats, to: Floats, across: Floats
) -> tuple[Floats, Floats]:
    """How far above each road the new one passes in a cell's middle, and give or take how much."""
    length = cells.length[:, None]
    cos, sin = np.cos(cells.angle)[:, None], np.sin(cells.angle)[:, None]
    along = np.clip((near.x * sin - near.y * cos) / across, 0, near.length)
    slope = (heights[cells.kind][:, None] - near.base.height) * DISC_HEIGHT / length
    gap = near.base.height * DISC_HEIGHT + slope * np.clip(to, 0, length)
    steep = (np.abs(slope) + np.abs(near.slope)) / np.maximum(np.abs(across), 0.05)
    return gap - near.z - near.slope * along, 2 * steep * cells.radius[:, None]
