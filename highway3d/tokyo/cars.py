"""Where cars may stand on a new road (C1, C6, A-34 to A-36)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from highway3d.table.game import Fault, FaultCode
from highway3d.tokyo.components import (
    CAR_HEIGHT,
    CAR_LENGTH,
    PILLAR_RADIUS,
    ROAD_AIR,
    ROAD_WIDTH,
)
from highway3d.tokyo.geometry import Stick, roots_sign, within
from highway3d.tokyo.highway import Highway, Road

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
    if not all(_on_road(road, place) for place in places):
        yield Fault(CarFault.CAR_OFF_ROAD)
    ordered = sorted(places)
    if any(not _apart(road, *pair) for pair in pairwise(ordered)):
        yield Fault(CarFault.CAR_ON_CAR)
    above = {name for place in places for name in _roads_above(highway, road, place)}
    if above:
        yield Fault(CarFault.CAR_UNDER_ROAD, tuple(sorted(above)))


def spots(highway: Highway, road: Road, most: int) -> tuple[int, ...]:
    """Up to ``most`` places for cars, spread evenly over the free part of the road."""
    free = [p for p in range(0, WHOLE + 1, 5) if _on_road(road, p)]
    free = [p for p in free if not _roads_above(highway, road, p)]
    chosen: list[int] = []
    for gap in range(WHOLE // most, 0, -5) if most else ():
        chosen = []
        for place in free:
            if not chosen or (place >= chosen[-1] + gap and _apart(road, chosen[-1], place)):
                chosen.append(place)
        if len(chosen) >= most:
            return _centred(chosen[:most], free)
    return tuple(chosen)


def _centred(places: list[int], free: list[int]) -> tuple[int, ...]:
    """The row of places moved towards the middle of the road while every place stays free."""
    allowed = set(free)
    shift = (WHOLE - places[0] - places[-1]) // 2 // 5 * 5
    while shift > 0 and not all(place + shift in allowed for place in places):
        shift -= 5
    return tuple(place + max(shift, 0) for place in places)


def _on_road(road: Road, place: int) -> bool:
    """Tells whether a whole car stands outside the discs and before a ground tip."""
    stick = road.stick
    length2 = stick.run[0] ** 2 + stick.run[1] ** 2
    return 0 <= place <= WHOLE and all(
        way * way * length2 >= (WHOLE * (CAR_LENGTH // 2 + (0 if tip else PILLAR_RADIUS))) ** 2
        for way, tip in ((place, stick.tip0), (WHOLE - place, stick.tip1))
    )


def _apart(road: Road, place: int, other: int) -> bool:
    dx, dy = road.stick.run
    return (place - other) ** 2 * (dx * dx + dy * dy) >= (CAR_LENGTH * WHOLE) ** 2


def _roads_above(highway: Highway, road: Road, place: int) -> list[str]:
    """Names of the roads that leave too little air over a car.

    A road is judged by its lowest underside within a car's corner of the nearest point, and the
    car by its upper end. Everything is multiplied by ``WHOLE`` to stay in integers.
    """
    stick = road.stick
    dx, dy = stick.run
    x, y = stick.x0 * WHOLE + dx * place, stick.y0 * WHOLE + dy * place
    height = stick.z0 * WHOLE + stick.rise * place
    near = highway.network.near(stick, CAR_REACH + ROAD_WIDTH).tolist()
    return [
        highway.roads[index].name
        for index in near
        if _hangs_over(highway.network.sticks[index], stick, x, y, height)
    ]


def _hangs_over(above: Stick, stick: Stick, x: int, y: int, height: int) -> bool:
    x0, y0, z0, x1, y1, z1 = (part * WHOLE for part in above[:6])
    big = Stick(x0, y0, z0, x1, y1, z1)
    if not within(x, y, big, (CAR_REACH + ROAD_WIDTH // 2) * WHOLE):
        return False
    (ax, ay), (bx, by) = stick.run, big.run
    m, n = ax * ax + ay * ay, bx * bx + by * by
    part = min(max((x - big.x0) * bx + (y - big.y0) * by, 0), n)
    middle = big.z0 * n + big.rise * part - height * n
    if middle <= 0:
        return False  # it lies below the car's road
    # underside above - lowest - (car's height + its upper end) < 0, times m·n
    lowest = -CAR_REACH * WHOLE * abs(big.rise)
    raised = -(CAR_LENGTH // 2) * WHOLE * abs(stick.rise)
    return (
        roots_sign(
            (middle - CAR_ROOM * WHOLE * n) * m, raised * n, m, lowest * m, n
        )
        < 0
    )
