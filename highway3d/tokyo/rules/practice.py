"""A table to practise at: a rival's highway stands there to be crossed, and nobody plays it."""

from __future__ import annotations

from typing import Final

from highway3d.tokyo.rules.highway import Car, Highway, Pillar, Road, entrances

_PILLARS: Final = ((520, 1035, 2), (-400, 1500, 3))
"""The rival's further pillars: x and y in dmm, height in discs."""
_CARS: Final = ((380, 620), (500,))
"""The places of the cars on each road between them."""


def practice_table() -> Highway:
    """Both entrances, and two more roads of the rival's with cars on them."""
    highway = entrances()
    base = highway.pillars[1]
    for number, ((x, y, height), places) in enumerate(zip(_PILLARS, _CARS, strict=True), start=2):
        pillar = Pillar(f"B{number}", 1, x, y, height)
        road = Road(f"{base.name}-{pillar.name}", 1, base, pillar)
        highway = highway.built(road, [Car(road.name, 1, place) for place in places])
        base = pillar
    return highway
