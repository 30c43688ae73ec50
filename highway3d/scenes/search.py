"""The systematic scan in batches: the builds that pay most, or whether anything can be built."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final

from highway3d.tokyo.crossings import crossings, earned
from highway3d.tokyo.scan import candidate_road, legal_builds

if TYPE_CHECKING:
    from highway3d.scenes.draft import Site
    from highway3d.tokyo.turns import Build

KEPT: Final = 8
APART: Final = 150
"""Hints whose ends lie nearer together than this (dmm) are one hint."""


class Search:
    """Walks over every base, height, distance and direction; may be dropped at any time.

    ``claim`` stops at the first pillar that can be built; otherwise the builds that pay most are
    gathered, exits among them.
    """

    def __init__(self, site: Site, *, claim: bool = False) -> None:
        self.claim = claim
        self.checked = 0
        self.found: list[tuple[int, Build]] = []
        """Cars and build, the best first."""
        self.over = False
        self._site = site
        self._builds = legal_builds(*site, exits=not claim)

    def advance(self, count: int) -> None:
        """Answers so many candidates more."""
        for _ in range(count):
            if self.over:
                return
            self._take_one()

    def _take_one(self) -> None:
        build = next(self._builds, False)
        if build is False:
            self.over = True
        else:
            self.checked += 1
        if build:
            self._note(build)
            self.over = self.claim

    def _note(self, build: Build) -> None:
        highway, seat, supply, options = self._site
        road = candidate_road(highway, seat, build)
        cars = min(earned(road, crossings(highway, road, options)), supply.cars)
        if not cars and not self.claim:
            return
        near = [
            pair for pair in self.found
            if hypot(pair[1].x - build.x, pair[1].y - build.y) < APART
        ]  # fmt: skip
        if any(other >= cars for other, _ in near):
            return
        self.found = [pair for pair in self.found if pair not in near]
        self.found.append((cars, build))
        self.found.sort(key=lambda pair: -pair[0])
        del self.found[KEPT:]
