"""Where cars may stand on a new road (C1, C6, A-34 to A-36)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from math import isqrt
from typing import Final

from highway3d.table.game import Fault, FaultCode
from highway3d.tokyo.rules.components import (
    CAR_HEIGHT,
    CAR_LENGTH,
    PILLAR_RADIUS,
    ROAD_AIR,
    ROAD_WIDTH,
)
from highway3d.tokyo.rules.geometry import Stick, roots_sign, within
from highway3d.tokyo.rules.highway import Highway, Road

WHOLE: Final = 1000
"""Places on a road are thousandths of the way from its start."""
CAR_REACH: Final = 68
"""From the middle of a car to its corner in plan, rounded up (dmm)."""
CAR_ROOM: Final = CAR_HEIGHT + ROAD_AIR
"""From the underside of a car's road to the least underside above it."""


class CarFault(FaultCode):
    """What can be wrong with the cars of a build."""

    CARS_NOT_EARNED = "CARS_NOT_EARNED"
    CAR_OFF_ROAD = "CAR_OFF_ROAD"
    CAR_ON_CAR = "CAR_ON_CAR"
    CAR_UNDER_ROAD = "CAR_UNDER_ROAD"


def car_faults(
    highway: Highway, road: Road, places: tuple[int, ...], most: int
) -> Iterator[Fault]:
    """Every fault of putting cars at ``places`` on a new road that may carry ``most``."""
    if len(places) > most:
        yield Fault(CarFault.CARS_NOT_EARNED)
    free = stretch(road)
    if not all(place in free for place in places):
        yield Fault(CarFault.CAR_OFF_ROAD)
    apart = _share(CAR_LENGTH, road.stick)
    if any(other - place < apart for place, other in pairwise(sorted(places))):
        yield Fault(CarFault.CAR_ON_CAR)
    above = [
        index
        for index, other in _others_near(highway, road)
        if any(_hangs_over(other, road.stick, place) for place in places)
    ]
    if above:
        yield Fault(CarFault.CAR_UNDER_ROAD, highway.names(above))


def stretch(road: Road) -> range:
    """The places where a whole car stands outside the discs and before a ground tip.

    >>> from highway3d.tokyo.rules.highway import Pillar
    >>> stretch(Road("", 0, Pillar("", 0, 0, 0, 1), Pillar("", 0, 1000, 0, 2)))
    range(155, 846)
    """
    stick, half = road.stick, CAR_LENGTH // 2
    first = _share(half if stick.tip0 else half + PILLAR_RADIUS, stick)
    last = WHOLE - _share(half if stick.tip1 else half + PILLAR_RADIUS, stick)
    return range(first, last + 1)


def spots(highway: Highway, road: Road, most: int) -> tuple[int, ...]:
    """Places for ``most`` cars, evenly spread about the middle of the road; fewer for want of room.

    A road that hangs low over the new one makes them stand aside.
    """
    if not most:
        return ()
    stick, others = road.stick, [other for _, other in _others_near(highway, road)]

    @cache
    def is_free(place: int) -> bool:
        return not any(_hangs_over(other, stick, place) for other in others)

    free, tightest = stretch(road), _share(CAR_LENGTH, stick)
    gaps = range(tightest, max(tightest, WHOLE // most) + 1)
    too_wide = bisect_left(gaps, True, key=lambda gap: len(_row(free, is_free, gap, most)) < most)
    row = _row(free, is_free, gaps[max(0, too_wide - 1)], most)
    return _centred(row, free, is_free)


def _row(free: range, is_free: Callable[[int], bool], gap: int, most: int) -> list[int]:
    """The first places that are free, each at least ``gap`` behind the one before."""
    places: list[int] = []
    place = free.start
    while place in free and len(places) < most:
        if is_free(place):
            places.append(place)
            place += gap
        else:
            place += 1
    return places


def _centred(
    places: list[int], free: range, is_free: Callable[[int], bool]
) -> tuple[int, ...]:
    """The row moved on, to where it lies most nearly in the middle and every place is free."""
    if not places:
        return ()
    middle = (free.start + free[-1] - places[0] - places[-1]) // 2
    shifts = sorted(range(free.stop - places[-1]), key=lambda shift: abs(shift - middle))
    shift = next(by for by in shifts if all(is_free(place + by) for place in places))
    return tuple(place + shift for place in places)


def _share(length: int, stick: Stick) -> int:
    """The fewest thousandths of a stick's run that cover a length (dmm)."""
    dx, dy = stick.run
    return isqrt(((WHOLE * length) ** 2 - 1) // (dx * dx + dy * dy)) + 1


def _others_near(highway: Highway, road: Road) -> list[tuple[int, Stick]]:
    """The roads on the table that may hang over a car on a new one."""
    near = highway.network.near(road.stick, CAR_REACH + ROAD_WIDTH // 2)
    return [(index, highway.network.sticks[index]) for index in near]


def _hangs_over(above: Stick, stick: Stick, place: int) -> bool:
    """Tells whether a road leaves too little air over a car on a stick.

    The road is judged by its lowest underside within a car's corner of the nearest point, and the
    car by its upper end. Everything is multiplied by ``WHOLE`` to stay in whole numbers.
    """
    (ax, ay), (bx, by) = stick.run, above.run
    x, y = stick.x0 * WHOLE + ax * place, stick.y0 * WHOLE + ay * place
    x0, y0, z0, x1, y1, z1 = (part * WHOLE for part in above[:6])
    if not within(x, y, Stick(x0, y0, z0, x1, y1, z1), (CAR_REACH + ROAD_WIDTH // 2) * WHOLE):
        return False
    m, n = ax * ax + ay * ay, bx * bx + by * by
    part = min(max((x - x0) * bx + (y - y0) * by, 0), n * WHOLE)
    middle = z0 * n + above.rise * part - (stick.z0 * WHOLE + stick.rise * place) * n
    if middle <= 0:
        return False  # it lies below the car's road
    # n·(underside above - lowest - (car's height + its upper end)) < 0, times m
    lowest = -CAR_REACH * WHOLE * abs(above.rise)
    raised = -CAR_LENGTH // 2 * WHOLE * abs(stick.rise)
    return roots_sign((middle - CAR_ROOM * WHOLE * n) * m, raised * n, m, lowest * m, n) < 0
