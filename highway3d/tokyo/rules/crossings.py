"""What a new road crosses, which crossings pay, and who blocks the others (C1-C6, A-1 to A-5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from math import floor
from typing import Final

from highway3d.tokyo.rules.components import ROAD_WIDTH
from highway3d.tokyo.rules.geometry import LEVEL, Stick, meeting
from highway3d.tokyo.rules.highway import Highway, Pillar, Road
from highway3d.tokyo.rules.options import Options


class Relation(StrEnum):
    """How the new road passes the other one."""

    OVER = "over"
    UNDER = "under"
    LEVEL = "level"


class Result(StrEnum):
    """Whether a crossing pays, or why it does not."""

    QUALIFIES = "QUALIFIES"
    ALREADY_OVER = "ALREADY_OVER"
    ALREADY_UNDER = "ALREADY_UNDER"
    OWN_ROAD = "OWN_ROAD"
    LEVEL = "LEVEL"


RELATIONS: Final = {1: Relation.OVER, -1: Relation.UNDER, LEVEL: Relation.LEVEL}
Point = tuple[Fraction, Fraction]
"""A place in plan (dmm), exact."""


@dataclass(frozen=True, slots=True)
class Crossing:
    """One road crossed: which, where in plan (dmm, exact), how, and what comes of it.

    ``blockers`` names the roads that already pass it on that side.
    """

    road: str
    point: Point
    relation: Relation
    result: Result
    blockers: tuple[str, ...] = ()


def crossings(highway: Highway, road: Road, options: Options) -> tuple[Crossing, ...]:
    """All crossings of a new road with the roads on the table, in order of building.

    Each is judged against the table without the new road (A-37).
    """
    stick = road.stick
    return tuple(
        _judged(highway, road, stick, index, sign, options)
        for index, sign in highway.network.crossed_by(stick)
    )


def _judged(
    highway: Highway, road: Road, stick: Stick, index: int, sign: int, options: Options
) -> Crossing:
    crossed, relation = highway.roads[index], RELATIONS[sign]
    point = crossing_point(stick, highway.network.sticks[index])
    if crossed.owner == road.owner:
        return Crossing(crossed.name, point, relation, Result.OWN_ROAD)
    if relation is Relation.LEVEL:
        return Crossing(crossed.name, point, relation, Result.LEVEL)
    if options.scope == "road":
        passing = highway.passing(index, sign)
    else:
        passing = _passing_there(highway, index, sign, point)
    if not passing:
        return Crossing(crossed.name, point, relation, Result.QUALIFIES)
    result = Result.ALREADY_OVER if relation is Relation.OVER else Result.ALREADY_UNDER
    return Crossing(crossed.name, point, relation, result, highway.names(passing))


def earned(road: Road, crossed: tuple[Crossing, ...]) -> int:
    """How many cars a legal build earns: one a crossing that pays, one for an exit (C4, X1)."""
    return sum(crossing.result is Result.QUALIFIES for crossing in crossed) + road.is_exit


def crossing_point(a: Stick, b: Stick) -> Point:
    """Where two centre-lines that cross meet in plan.

    >>> crossing_point(Stick(0, 0, 0, 10, 0, 0), Stick(5, -3, 0, 6, 3, 0))
    (Fraction(11, 2), Fraction(0, 1))
    """
    at = meeting(a, b)
    assert at is not None
    x, y = a.x0 * at.whole + a.run[0] * at.part_a, a.y0 * at.whole + a.run[1] * at.part_a
    return Fraction(x, at.whole), Fraction(y, at.whole)


def _passing_there(highway: Highway, index: int, sign: int, point: Point) -> list[int]:
    """Roads that pass within half a width of the crossing on the same side (A-1, option)."""
    crossed, sticks = highway.roads[index], highway.network.sticks
    ends = (end for end in (crossed.start, crossed.end) if isinstance(end, Pillar))
    joined = {other for end in ends for other in highway.roads_at(end)}
    x, y = floor(point[0]), floor(point[1])
    here = Stick(x, y, 0, x + 1, y + 1, 0)
    return [
        other
        for other in highway.network.near(here, ROAD_WIDTH // 2)
        if other not in joined and _passes(sticks[other], sticks[index], point, sign)
    ]


def _passes(other: Stick, crossed: Stick, point: Point, sign: int) -> bool:
    """Tells whether ``other`` comes within w/2 of a point on ``crossed`` on the given side."""
    x, y = point
    dx, dy = other.run
    length2 = dx * dx + dy * dy
    part = ((x - other.x0) * dx + (y - other.y0) * dy) / length2
    nearest = min(max(part, Fraction(0)), Fraction(1))
    away2 = (other.x0 + dx * nearest - x) ** 2 + (other.y0 + dy * nearest - y) ** 2
    gap = (other.z0 + other.rise * part) - underside(crossed, point)
    return 4 * away2 < ROAD_WIDTH**2 and gap * sign > 0


def underside(stick: Stick, point: Point) -> Fraction:
    """Height (dmm) of a stick's plane under a point of the plan."""
    dx, dy = stick.run
    along = (point[0] - stick.x0) * dx + (point[1] - stick.y0) * dy
    return stick.z0 + stick.rise * Fraction(along) / (dx * dx + dy * dy)
