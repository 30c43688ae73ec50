"""The ring round one base as a raster: where a pillar may stand, and where it pays.

Each place of the raster is answered as the exact rules would, and none lies half a millimetre
from the nearest: arrays answer, and the rules themselves where arrays cannot be sure.
"""

from __future__ import annotations

from enum import IntEnum
from math import atan2, ceil, hypot, tau
from typing import TYPE_CHECKING, Final

import numpy as np

from highway3d.tokyo.rules.bases import candidate_road, heights
from highway3d.tokyo.rules.building import is_legal
from highway3d.tokyo.rules.crossings import crossings, earned
from highway3d.tokyo.rules.places.around import around
from highway3d.tokyo.rules.places.cells import span
from highway3d.tokyo.rules.places.screen import Screened, rays, screen
from highway3d.tokyo.rules.turns import Build

if TYPE_CHECKING:
    import numpy.typing as npt

    from highway3d.tokyo.rules.components import Supply
    from highway3d.tokyo.rules.highway import Highway, Pillar
    from highway3d.tokyo.rules.options import Options
    from highway3d.tokyo.rules.places.around import Flags, Floats
    from highway3d.tokyo.rules.places.cells import Kind

STEP: Final = 5.8
"""From place to place of the raster at most (dmm), outwards and round."""
SLICE: Final = 128
"""Directions answered at once."""
MOST: Final = 50
"""So many places are asked of the exact rules at once."""


class Ground(IntEnum):
    """What the ground at a place is good for."""

    CLOSED = 0
    FREE = 1
    PAYS = 2


class Region:
    """The raster of one base and kind; ``advance`` answers it slice by slice.

    ``ground`` (directions, lengths) holds ``Ground``, counted from direction 0 and ``nearest``.
    """

    def __init__(
        self,
        highway: Highway,
        seat: int,
        supply: Supply,
        options: Options,
        base: Pillar,
        kind: Kind,
    ) -> None:
        self.base, self.kind, self.seat = base, kind, seat
        self._site = highway, seat, supply, options
        self._near = around(highway, base, seat, options)
        self.nearest, self.farthest = span(base, kind[0])
        count = ceil((self.farthest - self.nearest) / STEP) + 1
        self._lengths: Floats = np.linspace(self.nearest, self.farthest, count)
        turns = ceil(tau * self.farthest / STEP / SLICE) * SLICE
        self._angles: Floats = np.arange(turns, dtype=np.float64) * (tau / turns)
        self.ground: npt.NDArray[np.uint8] = np.zeros((turns, count), np.uint8)
        self._doubtful: npt.NDArray[np.int64] = np.zeros((0, 2), np.int64)
        """Places (n, 2) of the last slice that the exact rules have to answer yet."""
        self._done = 0 if self._is_affordable() else turns

    @property
    def is_done(self) -> bool:
        """Tells whether all places are answered."""
        return self._done >= len(self._angles) and not len(self._doubtful)

    def advance(self) -> None:
        """Answers some places more: in a few milliseconds, so that a frame has room for it."""
        for row, column in self._doubtful[:MOST]:
            self.ground[row, column] = self.judged(*self._place(row, column))
        was, self._doubtful = self._doubtful, self._doubtful[MOST:]
        if len(was) or self.is_done:
            return
        part = slice(self._done, self._done + SLICE)
        height = np.full((1, len(self._lengths)), float(self.kind[0]))
        found = screen(self._near, rays(self._angles[part], self._lengths[None, :], height))
        pays: Flags = np.asarray((found.over | found.under).any(2))
        if self.kind[0] == 0:
            pays = np.ones_like(pays)
        ground = np.where(pays, Ground.PAYS, Ground.FREE)
        self.ground[part] = np.where(found.room >= 0, ground, Ground.CLOSED)
        self._doubtful = np.argwhere(self._doubt(found, pays)) + np.array((self._done, 0))
        self._done += SLICE

    def at(self, x: int, y: int) -> Ground:
        """The answer of the raster at a place of the ring (dmm), as far as it is done."""
        dx, dy = x - self.base.x, y - self.base.y
        row = round(atan2(dy, dx) % tau / tau * len(self._angles)) % len(self._angles)
        step = self._lengths[1] - self._lengths[0]
        column = round((hypot(dx, dy) - self.nearest) / step)
        return Ground(self.ground[row, min(max(column, 0), len(self._lengths) - 1)])

    def judged(self, x: int, y: int) -> Ground:
        """The answer of the exact rules at any place."""
        highway, seat, supply, options = self._site
        build = Build(self.base.name, x, y, *self.kind)
        road = candidate_road(highway, seat, build)
        if not is_legal(highway, road, supply, options):
            return Ground.CLOSED
        return Ground.PAYS if earned(road, crossings(highway, road, options)) else Ground.FREE

    def _doubt(self, found: Screened, pays: Flags) -> Flags:
        """Where the arrays cannot be sure: beside ends of roads, or which crossing counts."""
        doubt = found.doubt
        if self._site[3].scope == "crossing_point":
            doubt = doubt | pays
        return doubt & (found.room >= 0)

    def _place(self, row: int, column: int) -> tuple[int, int]:
        angle, length = self._angles[row], self._lengths[column]
        x, y = length * np.cos(angle), length * np.sin(angle)
        return self.base.x + round(float(x)), self.base.y + round(float(y))

    def _is_affordable(self) -> bool:
        """Tells whether a build of this kind is possible at all from this base."""
        _, _, supply, _ = self._site
        is_exit = self.kind[0] == 0 and self.base.height == 1
        return supply.roads > 0 and (is_exit or self.kind in heights(self.base, supply))
