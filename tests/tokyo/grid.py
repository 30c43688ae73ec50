"""A plain grid of builds over every ring: the second opinion on the search for places."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, isqrt, pi, sin

from highway3d.tokyo.rules.bases import candidate_road, heights, open_bases
from highway3d.tokyo.rules.building import is_legal, reach
from highway3d.tokyo.rules.components import PILLAR_RADIUS, Supply
from highway3d.tokyo.rules.highway import Highway
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.turns import Build

DIRECTIONS = 72
DISTANCES = 4


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


def _distances(rise: int, *, to_table: bool) -> list[int]:
    """Plan lengths spread over the reachable ring, a grid step inside its borders."""
    limits = reach(rise, to_table=to_table)
    if limits is None:
        return []
    far = isqrt(limits[0]) - 1
    near = max(isqrt(limits[0]) + 2 - isqrt(limits[1]), 2 * PILLAR_RADIUS + 1)
    return [near + (far - near) * step // (DISTANCES - 1) for step in range(DISTANCES)]
