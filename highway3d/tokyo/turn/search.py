"""The search for places in batches: the builds that pay most, or whether anything can be built."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final, NamedTuple

from highway3d.tokyo.rules.bases import candidate_road, is_exhausted
from highway3d.tokyo.rules.building import cost
from highway3d.tokyo.rules.crossings import crossings, earned
from highway3d.tokyo.rules.places.survey import builds

if TYPE_CHECKING:
    from highway3d.tokyo.rules.highway import Road
    from highway3d.tokyo.rules.turns import Build
    from highway3d.tokyo.turn.draft import Site

BASE_PRICE: Final = 6
"""Grey discs that a base is worth which an exit closes."""
KEPT: Final = 8
APART: Final = 150
"""Hints whose ends lie nearer together than this (dmm) are one hint."""


class Worth(NamedTuple):
    """How good a build is, to be compared: cars, then what it spares."""

    cars: int
    spared: int


class Search:
    """Walks over every kind of build there is; may be dropped at any time.

    ``claim`` stops at the first pillar that can be built; otherwise the builds that pay most are
    gathered: more cars first, then fewer discs, exits last. A build after which nothing more
    could be built is none of them, unless it wins.
    """

    def __init__(self, site: Site, *, claim: bool = False) -> None:
        self.claim = claim
        self.checked = 0
        self.found: list[tuple[Worth, Build]] = []
        """What each build is worth, the best first."""
        self.is_over = False
        self._site = site
        self._builds = builds(*site, exits=not claim, paying=not claim)

    def advance(self, count: int) -> None:
        """Looks at so many builds more."""
        for _ in range(count):
            if self.is_over:
                return
            self._take_one()

    def _take_one(self) -> None:
        try:
            build = next(self._builds)
        except StopIteration:
            self.is_over = True
            return
        self.checked += 1
        self._note(build)
        self.is_over = self.claim

    def _note(self, build: Build) -> None:
        highway, seat, supply, options = self._site
        road = candidate_road(highway, seat, build)
        cars = min(earned(road, crossings(highway, road, options)), supply.cars)
        if not self.claim and (not cars or (cars < supply.cars and self._ruins(road))):
            return
        worth = Worth(cars, -cost(road.end).grey - BASE_PRICE * road.is_exit)
        near = [
            pair for pair in self.found
            if hypot(pair[1].x - build.x, pair[1].y - build.y) < APART
        ]  # fmt: skip
        if any(other >= worth for other, _ in near):
            return
        self.found = [pair for pair in self.found if pair not in near]
        self.found.append((worth, build))
        self.found.sort(key=lambda pair: pair[0], reverse=True)
        del self.found[KEPT:]

    def _ruins(self, road: Road) -> bool:
        """Tells whether the player could build nothing after this road."""
        highway, seat, supply, options = self._site
        left = supply - cost(road.end)
        return is_exhausted(highway.built(road), seat, left, options)
