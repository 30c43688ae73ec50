"""What a new road crosses, which crossings pay, and who blocks the others (C1-C6, A-1 to A-5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Final

from highway3d.tokyo.rules.geometry import LEVEL, Stick, meeting
from highway3d.tokyo.rules.highway import Highway, Road
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.passing import passing_anywhere, passing_there


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

    ``blockers`` names roads that already pass it on that side, the first few where many do.
    """

    road: str
    point: Point
    relation: Relation
    result: Result
    blockers: tuple[str, ...] = ()


def crossings(highway: Highway, road: Road, options: Options) -> tuple[Crossing, ...]:
    """All crossings of a new road with the roads on the table, in order of building.

    Each is judged against the table without the new road (A-37). Raises ``TooMany``.
    """
    stick = road.stick
    crossed = highway.network.crossed_by(stick)
    rivals = [
        (index, sign)
        for index, sign in crossed
        if sign != LEVEL and highway.roads[index].owner != road.owner
    ]
    if options.scope == "road":
        passing = passing_anywhere(highway, rivals)
    else:
        passing = passing_there(highway, stick, rivals)
    return tuple(
        _judged(highway, road, stick, index, sign, passing.get(index, []))
        for index, sign in crossed
    )


def _judged(
    highway: Highway, road: Road, stick: Stick, index: int, sign: int, passing: list[int]
) -> Crossing:
    crossed, relation = highway.roads[index], RELATIONS[sign]
    point = crossing_point(stick, highway.network.sticks[index])
    if crossed.owner == road.owner:
        return Crossing(crossed.name, point, relation, Result.OWN_ROAD)
    if relation is Relation.LEVEL:
        return Crossing(crossed.name, point, relation, Result.LEVEL)
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


def underside(stick: Stick, point: Point) -> Fraction:
    """Height (dmm) of a stick's plane under a point of the plan."""
    dx, dy = stick.run
    along = (point[0] - stick.x0) * dx + (point[1] - stick.y0) * dy
    return stick.z0 + stick.rise * Fraction(along) / (dx * dx + dy * dy)
