"""Every kind of build there is, each shown by one that is legal; and whether there is any (T5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from highway3d.tokyo.rules.bases import candidate_road, heights, open_bases
from highway3d.tokyo.rules.building import is_legal
from highway3d.tokyo.rules.components import Supply
from highway3d.tokyo.rules.highway import Highway
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.places.around import Around, Flags, Floats, around
from highway3d.tokyo.rules.places.cells import FINEST, Cells, Kind, first_cells, hopes
from highway3d.tokyo.rules.places.screen import ENOUGH, Screened, screen
from highway3d.tokyo.rules.turns import Build

TRIES: Final = 12
ASIDE: Final = 0.25
"""A place refused by the exact rules makes others within so many radians wait for finer cells."""


def builds(
    highway: Highway, seat: int, supply: Supply, options: Options,
    *, exits: bool = False, paying: bool = True,
) -> Iterator[Build]:
    """One legal build, without cars, of every kind that has half a millimetre of room.

    A kind is a base, a height, junction or not, and, where ``paying`` is asked for, a set of
    crossings that pay. What earns less than another of its kind may be left out.
    """  # fmt: skip

    def is_possible(build: Build) -> bool:
        return is_legal(highway, candidate_road(highway, seat, build), supply, options)

    for base in open_bases(highway, seat, options) if supply.roads else []:
        kinds: list[Kind] = heights(base, supply)
        if exits and base.height == 1:
            kinds = [(0, False), *kinds]
        if kinds:
            near = around(highway, base, seat, options)
            yield from _Ring(near, kinds, paying).search(is_possible)


@lru_cache(maxsize=8)
def is_blocked(highway: Highway, seat: int, supply: Supply, options: Options) -> bool:
    """Tells whether no pillar can be built anywhere (T5)."""
    return next(builds(highway, seat, supply, options, paying=False), None) is None


class _Ring:
    """The ring round one base, searched from coarse cells to fine ones."""

    def __init__(self, near: Around, kinds: list[Kind], paying: bool) -> None:
        self.near, self.kinds = near, kinds
        self.heights = np.array([float(height) for height, _ in kinds])
        none = np.zeros(len(near.x), np.bool_)
        self.over = near.pays_over if paying else none
        self.under = near.pays_under if paying else none
        self.paid = near.only(self.over | self.under)
        self.known: list[list[Flags]] = [[] for _ in kinds]
        """The sets of crossings that builds of each kind were found for."""

    def search(self, is_possible: Callable[[Build], bool]) -> Iterator[Build]:
        """Legal builds as they come to light; ``is_possible`` asks the exact rules."""
        at, cells = first_cells(self.near.base, self.kinds)
        while True:
            screened = screen(self.near, at)
            room = screened.room.ravel()
            yield from self._proved(is_possible, cells, room, self._marks(screened))
            cells = cells.pick((room >= -cells.radius) & (cells.radius > FINEST))
            cells = cells.pick(self._is_wanted(cells)).divided()
            if not cells.angle.size:
                return
            at = cells.rays(self.heights)

    def _proved(
        self, is_possible: Callable[[Build], bool], cells: Cells, room: Floats, marks: Flags
    ) -> Iterator[Build]:
        """A legal build of each new kind that these places show."""
        for _ in range(TRIES):
            refused = []
            for index in self._unknown(cells, room, marks):
                build = self._build(cells, index)
                if is_possible(build):
                    self.known[cells.kind[index]].append(marks[index])
                    yield build
                else:
                    refused.append(index)
            if not refused:
                return
            for index in refused:
                turned = cells.angle - cells.angle[index]
                beside = np.abs((turned + np.pi) % (2 * np.pi) - np.pi) < ASIDE
                beside &= cells.kind == cells.kind[index]
                room[beside] = np.minimum(room[beside], 0)

    def _marks(self, screened: Screened) -> Flags:
        """For each place which crossings pay, as (n, c)."""
        over, under = screened.over[..., self.over], screened.under[..., self.under]
        marks: Flags = np.concatenate([over, under], 2).reshape(screened.room.size, -1)
        return marks

    def _unknown(self, cells: Cells, room: Floats, marks: Flags) -> list[int]:
        """A place of each kind not known yet, the one with most room."""
        roomy = (room >= ENOUGH).nonzero()[0]
        roomy = roomy[self._is_new(cells.kind[roomy], marks[roomy])]
        roomy = roomy[np.argsort(-room[roomy].round(3), kind="stable")]
        keys = np.concatenate([cells.kind[roomy, None], np.packbits(marks[roomy], 1)], 1)
        first = np.unique(keys, axis=0, return_index=True)[1] if roomy.size else roomy
        places: list[int] = roomy[first].tolist()
        return places

    def _is_wanted(self, cells: Cells) -> Flags:
        """Tells for each cell whether it may hold a build of a kind not known yet."""
        over, under = hopes(self.paid, cells, self.heights)
        marks = np.concatenate([over[:, self.paid.pays_over], under[:, self.paid.pays_under]], 1)
        return self._is_new(cells.kind, marks)

    def _is_new(self, kind: npt.NDArray[np.int64], marks: Flags) -> Flags:
        """Tells which sets of crossings are part of no known one."""
        new = np.ones(len(kind), np.bool_)
        for number, known in enumerate(self.known):
            for mark in known:
                new &= (kind != number) | (marks & ~mark).any(1)
        return new

    def _build(self, cells: Cells, index: int) -> Build:
        height, junction = self.kinds[cells.kind[index]]
        base, angle, length = self.near.base, cells.angle[index], cells.length[index]
        x, y = base.x + round(length * np.cos(angle)), base.y + round(length * np.sin(angle))
        return Build(base.name, x, y, height, junction)
