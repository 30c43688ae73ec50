"""Where a player may build from and how high, and whether he has the materials (P1, P2, A-28)."""

from __future__ import annotations

from highway3d.tokyo.rules.building import cost, is_full, reach
from highway3d.tokyo.rules.components import Supply
from highway3d.tokyo.rules.highway import Highway, Pillar, Road
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.turns import Build, new_road


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


def candidate_road(highway: Highway, seat: int, build: Build) -> Road:
    """The road of a build from a base that stands."""
    base = highway.pillar(build.base)
    assert base is not None
    return new_road(highway, seat, base, build)


def _payable(pillar: Pillar, supply: Supply) -> bool:
    price = cost(pillar)
    return price.grey <= supply.grey and price.yellow <= supply.yellow
