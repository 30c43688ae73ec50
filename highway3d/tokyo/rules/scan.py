"""The systematic search for a legal build (A-27), and for the builds that pay most.

Candidates come one by one, so that a window can take them in batches and stop at any time.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, isqrt, pi, sin
from typing import Final

from highway3d.tokyo.rules.building import cost, is_full, is_legal, reach
from highway3d.tokyo.rules.components import PILLAR_RADIUS, Supply
from highway3d.tokyo.rules.highway import Highway, Pillar, Road
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.turns import Build, new_road

DIRECTIONS: Final = 72
DISTANCES: Final = 4


def open_bases(highway: Highway, seat: int, options: Options) -> list[Pillar]:
    """The pillars a player may build from (P1)."""
    return [
        pillar
        for pillar in highway.pillars
        if pillar.owner == seat and not is_full(highway, pillar, options)
    ]


def heights(base: Pillar, supply: Supply) -> list[tuple[int, bool]]:
    """Every height a payable pillar may have from a base, with whether it is a junction."""
    ordinary = [(height, False) for height in (base.height - 1, base.height + 1) if height >= 1]
    junctions = [(height, True) for height in range(2, supply.grey + 2)]
    return [
        (height, junction)
        for height, junction in (*ordinary, *junctions)
        if _payable(Pillar("", 0, 0, 0, height, junction), supply)
        and reach(height - base.height, to_table=False) is not None
    ]


def is_exhausted(highway: Highway, seat: int, supply: Supply, options: Options) -> bool:
    """Tells whether a player has no open base whose cheapest build he can pay (A-28)."""
    return supply.roads < 1 or not any(
        base.height == 1
        or supply.grey >= base.height - 1
        or (supply.yellow >= 1 and supply.grey >= 1)
        for base in open_bases(highway, seat, options)
    )


def candidates(
    highway: Highway, seat: int, supply: Supply, options: Options, *, exits: bool = False
) -> Iterator[Build]:
    """Builds over the whole ring of every open base, at every height; not all are legal."""
    for base in open_bases(highway, seat, options):
        choices = heights(base, supply) if supply.roads else []
        if exits and base.height == 1 and supply.roads:
            choices = [(0, False), *choices]
        for height, junction in choices:
            for distance in _distances(height - base.height, to_table=height == 0):
                for turn in range(DIRECTIONS):
                    angle = 2 * pi * turn / DIRECTIONS
                    x = base.x + round(distance * cos(angle))
                    y = base.y + round(distance * sin(angle))
                    yield Build(base.name, x, y, height, junction)


def legal_builds(
    highway: Highway, seat: int, supply: Supply, options: Options, *, exits: bool = False
) -> Iterator[Build | None]:
    """The candidates that are legal; None for each that is not, so that a caller may pause."""
    for build in candidates(highway, seat, supply, options, exits=exits):
        road = candidate_road(highway, seat, build)
        yield build if is_legal(highway, road, supply, options) else None


@lru_cache(maxsize=8)
def is_blocked(highway: Highway, seat: int, supply: Supply, options: Options) -> bool:
    """Tells whether the whole scan finds no legal pillar (T5)."""
    return not any(legal_builds(highway, seat, supply, options))


def candidate_road(highway: Highway, seat: int, build: Build) -> Road:
    """The road of a build from a base that stands."""
    base = highway.pillar(build.base)
    assert base is not None
    return new_road(highway, seat, base, build)


def _payable(pillar: Pillar, supply: Supply) -> bool:
    price = cost(pillar)
    return price.grey <= supply.grey and price.yellow <= supply.yellow


def _distances(rise: int, *, to_table: bool) -> list[int]:
    """Plan lengths spread over the reachable ring, a grid step inside its borders."""
    limits = reach(rise, to_table=to_table)
    if limits is None:
        return []
    far = isqrt(limits[0]) - 1
    near = max(isqrt(limits[0]) + 2 - isqrt(limits[1]), 2 * PILLAR_RADIUS + 1)
    return [near + (far - near) * step // (DISTANCES - 1) for step in range(DISTANCES)]
