"""Which roads already pass a crossed one on the same side, for any number of roads (C3, A-1).

A game has few roads and every one that passes is found. A request to the judge may have
thousands; then the first few are enough, and what would take too long is refused.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from highway3d.tokyo.rules.components import ROAD_WIDTH
from highway3d.tokyo.rules.geometry import MANY, Stick, crossing_signs, meeting
from highway3d.tokyo.rules.highway import Highway, Pillar

FEW: Final = 20
"""So many roads that pass are found for certain, if there are any."""
FIRST: Final = 64
"""Against so many roads all crossed ones are looked at together; that settles most of them."""
MOST: Final = 12_000_000
"""Pairs of roads looked at for one build; some seconds."""
MOST_THERE: Final = 1_000_000
"""The same where each pair is looked at by itself."""
Passing = dict[int, list[int]]
"""For each crossed road by index the indices of roads that pass it, in order."""


class TooMany(ValueError):
    """More pairs of roads than can be looked at in some seconds; the message is one sentence."""

    def __init__(self, crossed: int, roads: int) -> None:
        super().__init__(f"{crossed} of {roads} roads are crossed, too many to judge at once")


def passing_anywhere(highway: Highway, crossed: list[tuple[int, int]]) -> Passing:
    """The roads that pass on the same side (1 over, -1 under) anywhere along the crossed one."""
    if len(crossed) <= MANY:
        return {index: highway.passing(index, sign) for index, sign in crossed}
    passing = _among_the_first(highway, crossed)
    network, looked_at = highway.network, 0
    for index, sign in crossed:
        if len(passing[index]) < FEW:
            near = network.all_near(network.sticks[index], 0)
            looked_at += len(near)
            if looked_at > MOST:
                raise TooMany(len(crossed), len(highway.roads))
            signs = crossing_signs(network.rows[index : index + 1], network.rows[near])[0]
            passing[index] = near[signs == -sign][:FEW].tolist()
    return passing


def passing_there(highway: Highway, stick: Stick, crossed: list[tuple[int, int]]) -> Passing:
    """The roads that pass within half a width of where ``stick`` crosses (A-1, an option)."""
    passing, sticks, looked_at = {}, highway.network.sticks, 0
    for index, sign in crossed:
        road, at = highway.roads[index], meeting(stick, sticks[index])
        assert at is not None
        ends = (end for end in (road.start, road.end) if isinstance(end, Pillar))
        joined = {other for end in ends for other in highway.roads_at(end)}
        whole, (dx, dy) = at.whole, stick.run
        x, y = stick.x0 * whole + dx * at.part_a, stick.y0 * whole + dy * at.part_a
        here = Stick(x // whole, y // whole, 0, x // whole + 1, y // whole + 1, 0)
        near = [one for one in highway.network.near(here, ROAD_WIDTH // 2) if one not in joined]
        looked_at += len(near)
        if looked_at > MOST_THERE:
            raise TooMany(len(crossed), len(highway.roads))
        passing[index] = _few(
            other for other in near if _passes(sticks[other], sticks[index], x, y, whole, sign)
        )
    return passing


def _few(found: Iterable[int]) -> list[int]:
    return [other for other, _ in zip(found, range(FEW), strict=False)]


def _among_the_first(highway: Highway, crossed: list[tuple[int, int]]) -> Passing:
    rows, passing = highway.network.rows, {}
    for start in range(0, len(crossed), 4000):
        part = crossed[start : start + 4000]
        signs = crossing_signs(rows[[index for index, _ in part]], rows[:FIRST])
        for (index, sign), its in zip(part, signs, strict=True):
            passing[index] = (its == -sign).nonzero()[0][:FEW].tolist()
    return passing


def _passes(other: Stick, crossed: Stick, x: int, y: int, whole: int, sign: int) -> bool:
    """Tells whether ``other`` comes within w/2 of a point on ``crossed`` on the given side.

    The point is (x, y) / whole. Everything is multiplied up to stay in whole numbers.
    """
    (dx, dy), (cx, cy) = other.run, crossed.run
    length2, crossed2 = dx * dx + dy * dy, cx * cx + cy * cy
    part = (x - other.x0 * whole) * dx + (y - other.y0 * whole) * dy
    scale = whole * length2
    nearest = min(max(part, 0), scale)
    away_x = other.x0 * scale + dx * nearest - x * length2
    away_y = other.y0 * scale + dy * nearest - y * length2
    if 4 * (away_x * away_x + away_y * away_y) >= (ROAD_WIDTH * scale) ** 2:
        return False
    below = (x - crossed.x0 * whole) * cx + (y - crossed.y0 * whole) * cy
    gap = (other.z0 - crossed.z0) * scale * crossed2
    gap += other.rise * part * crossed2 - crossed.rise * below * length2
    return gap * sign > 0
