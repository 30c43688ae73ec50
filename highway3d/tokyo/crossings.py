"""What a new road crosses, which crossings pay, and who blocks the others (C1-C6, A-1 to A-5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from math import floor

from highway3d.tokyo.components import ROAD_WIDTH
from highway3d.tokyo.geometry import LEVEL, Stick
from highway3d.tokyo.highway import Highway, Pillar, Road
from highway3d.tokyo.options import Options


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


@dataclass(frozen=True, slots=True)
class Crossing:
    """One road crossed: which, where in plan (dmm, exact), how, and what comes of it.

    ``blockers`` names the roads that already pass it on that side.
    """

    road: str
    point: tuple[Fraction, Fraction]
    relation: Relation
    result: Result
    blockers: tuple[str, ...] = ()


def crossings(highway: Highway, road: Road, options: Options) -> tuple[Crossing, ...]:
    """All crossings of a new road with the roads on the table, in order of building.

    Each is judged against the table without the new road (A-37).
    """
    return tuple(
        _judged(highway, road, index, sign, options)
        for index, sign in highway.network.crossed_by(road.stick)
    )


def earned(road: Road, crossed: tuple[Crossing, ...]) -> int:
    """How many cars a legal build earns: one a crossing that pays, one for an exit (C4, X1)."""
    return sum(crossing.result is Result.QUALIFIES for crossing in crossed) + road.is_exit


def crossing_point(a: Stick, b: Stick) -> tuple[Fraction, Fraction]:
    """Where two centre-lines that cross meet in plan.

    >>> crossing_point(Stick(0, 0, 0, 10, 0, 0), Stick(5, -3, 0, 6, 3, 0))
    (Fraction(11, 2), Fraction(0, 1))
    """
    (ax, ay), (bx, by) = a.run, b.run
    part = Fraction((b.x0 - a.x0) * by - (b.y0 - a.y0) * bx, ax * by - ay * bx)
    return a.x0 + ax * part, a.y0 + ay * part


def _judged(
    highway: Highway, road: Road, index: int, sign: int, options: Options
) -> Crossing:
    crossed = highway.roads[index]
    point = crossing_point(road.stick, crossed.stick)
    relation = {1: Relation.OVER, -1: Relation.UNDER, LEVEL: Relation.LEVEL}[sign]
    blockers: tuple[str, ...] = ()
    if relation is not Relation.LEVEL and crossed.owner != road.owner:
        if options.scope == "crossing_point":
            blockers = _blockers_there(highway, index, point, sign)
        elif highway.covered[0 if sign > 0 else 1][index]:
            blockers = _blockers_anywhere(highway, index, sign)
    if crossed.owner == road.owner:
        result = Result.OWN_ROAD
    elif relation is Relation.LEVEL:
        result = Result.LEVEL
    elif blockers:
        result = Result.ALREADY_OVER if sign > 0 else Result.ALREADY_UNDER
    else:
        result = Result.QUALIFIES
    return Crossing(crossed.name, point, relation, result, blockers)


def _blockers_anywhere(highway: Highway, index: int, sign: int) -> tuple[str, ...]:
    """Roads that cross road ``index`` on the same side, anywhere along it (A-1)."""
    crossed_by = highway.network.crossed_by(highway.network.sticks[index])
    return tuple(highway.roads[other].name for other, relation in crossed_by if relation == -sign)


def _blockers_there(
    highway: Highway, index: int, point: tuple[Fraction, Fraction], sign: int
) -> tuple[str, ...]:
    """Roads that pass within half a width of the crossing on the same side (A-1, option)."""
    crossed = highway.roads[index]
    joined = {
        other
        for end in (crossed.start, crossed.end)
        if isinstance(end, Pillar)
        for other in highway.roads_at(end)
    }
    here = Stick(floor(point[0]), floor(point[1]), 0, floor(point[0]) + 1, floor(point[1]) + 1, 0)
    return tuple(
        highway.roads[other].name
        for other in highway.network.near(here, ROAD_WIDTH // 2).tolist()
        if other not in joined
        and _passes(highway.network.sticks[other], crossed.stick, point, sign)
    )


def _passes(other: Stick, crossed: Stick, point: tuple[Fraction, Fraction], sign: int) -> bool:
    """Tells whether ``other`` comes within w/2 of a point on ``crossed`` on the given side."""
    x, y = point
    dx, dy = other.run
    length2 = dx * dx + dy * dy
    part = ((x - other.x0) * dx + (y - other.y0) * dy) / length2
    nearest = min(max(part, Fraction(0)), Fraction(1))
    away2 = (other.x0 + dx * nearest - x) ** 2 + (other.y0 + dy * nearest - y) ** 2
    gap = (other.z0 + other.rise * part) - underside(crossed, point)
    return 4 * away2 < ROAD_WIDTH**2 and gap * sign > 0


def underside(stick: Stick, point: tuple[Fraction, Fraction]) -> Fraction:
    """Height (dmm) of a stick's plane under a point of the plan."""
    dx, dy = stick.run
    along = (point[0] - stick.x0) * dx + (point[1] - stick.y0) * dy
    return stick.z0 + stick.rise * Fraction(along) / (dx * dx + dy * dy)
