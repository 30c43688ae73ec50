"""Tables of any number of roads, as crowded as the middle of a late game."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import cos, isqrt, pi, sin
from random import Random

from msgspec.structs import replace

from highway3d.tokyo.rules.building import is_legal
from highway3d.tokyo.rules.components import Supply
from highway3d.tokyo.rules.highway import Highway, Pillar, Road
from highway3d.tokyo.rules.options import Options

BLOCK, SIDE = 30, 3800
"""Roads of a block, and its side (dmm)."""
PLENTY = Supply(30, 3, 15, 9)


def city(roads):
    """A highway of so many roads: blocks of thirty side by side."""
    blocks = -(-roads // BLOCK)
    across = isqrt(blocks - 1) + 1
    laid = []
    for n, (row, column) in enumerate(product(range(across), repeat=2)):
        laid += [moved(road, f"{n}", column * SIDE, row * SIDE) for road in block(n % 8)]
    laid = laid[:roads]
    return Highway(tuple(end for road in laid for end in (road.start, road.end)), tuple(laid))


def moved(road, name, x, y):
    ends = [
        replace(end, name=f"{name}.{end.name}", x=end.x + x, y=end.y + y)
        for end in (road.start, road.end)
    ]
    return Road(f"{name}.{road.name}", road.owner, *ends)


@cache
def block(seed):
    """Thirty roads between pillars of their own, every one legal when it was laid."""
    chance, highway = Random(seed), Highway()
    while len(highway.roads) < BLOCK:
        name, owner = str(len(highway.roads)), chance.randrange(2)
        x, y, height = *(chance.randrange(SIDE) - SIDE // 2 for _ in range(2)), chance.randint(1, 5)
        base = Pillar(f"{name}a", owner, x, y, height)
        road = Road(name, owner, base, beyond(chance, base, f"{name}b"))
        standing = Highway((*highway.pillars, base), highway.roads)
        if is_legal(standing, road, PLENTY, Options()):
            highway = standing.built(road)
    return highway.roads


def builds(chance, highway, count):
    """Builds to try from pillars anywhere in a highway."""
    bases = [chance.choice(highway.pillars) for _ in range(count)]
    return [Road("new", base.owner, base, beyond(chance, base, "end")) for base in bases]


def beyond(chance, base, name):
    """A pillar in reach of another, one disc higher or lower."""
    angle, length = chance.random() * 2 * pi, chance.uniform(960, 1130)
    x, y = base.x + round(length * cos(angle)), base.y + round(length * sin(angle))
    return Pillar(name, base.owner, x, y, max(1, base.height + chance.choice((-1, 1))))
