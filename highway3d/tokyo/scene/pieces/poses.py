"""Where pieces lie when they are drawn: plain arithmetic, shared by pictures and picking.

Scene units: 1 unit = 1 cm, z up, the table top is z = 0. The rules count in tenths of a
millimetre and whole discs; ``cm`` turns the former into units. Nothing here decides a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from highway3d.shell.drawing.pose import Pose
from highway3d.tokyo.rules import components

if TYPE_CHECKING:
    from collections.abc import Iterable

    from highway3d.tokyo.rules.highway import Highway, Pillar, Tip


def cm(dmm: float) -> float:
    """Scene units of a length in tenths of a millimetre.

    >>> cm(1140)
    11.4
    """
    return dmm / 100


RADIUS: Final = cm(components.PILLAR_RADIUS)
DISC: Final = cm(components.DISC_HEIGHT)
LENGTH: Final = cm(components.ROAD_LENGTH)
WIDTH: Final = cm(components.ROAD_WIDTH)
THICKNESS: Final = cm(components.ROAD_THICKNESS)
CAR_LENGTH: Final = cm(components.CAR_LENGTH)
CAR_WIDTH: Final = cm(components.CAR_WIDTH)
CAR_HEIGHT: Final = cm(components.CAR_HEIGHT)

LAP: Final = (0.0, 0.13, 0.16, 0.19, 0.22, 0.25)
"""How much higher an end is drawn on a pillar that already bears so many ends (rules, A-15)."""
SUNK: Final = 0.1
"""The most that a steep stick may sink into a disc's rim before it is drawn higher."""

End = tuple[float, float, int]
"""Where a road ends: x, y in units and the discs beneath, 0 for a tip on the table."""


class PillarAt(NamedTuple):
    """A pillar on the table; a junction's top disc is yellow."""

    name: str
    x: float
    y: float
    discs: int
    junction: bool = False


class RoadAt(NamedTuple):
    """A stick on the table."""

    name: str
    seat: int
    start: End
    end: End


class CarAt(NamedTuple):
    """A car on a road, at the share ``place`` (0 to 1) of the way from its start to its end."""

    name: str
    seat: int
    road: str
    place: float


PieceAt = PillarAt | RoadAt | CarAt


class Standing(NamedTuple):
    """All that stands on the table; roads in the order in which they were laid."""

    pillars: tuple[PillarAt, ...] = ()
    roads: tuple[RoadAt, ...] = ()
    cars: tuple[CarAt, ...] = ()

    @property
    def pieces(self) -> list[PieceAt]:
        """All of it: pillars, then roads, then cars."""
        return [*self.pillars, *self.roads, *self.cars]


def road_pose(start: End, end: End, laps: tuple[int, int] = (0, 0)) -> Pose:
    """The stick at its true slope; its origin is the middle of the underside.

    Between pillars it overhangs both centres equally; from a ground tip all that is left over
    overhangs the pillar. ``laps`` counts the ends that already lie on the two pillars.
    """
    a = np.array((start[0], start[1], start[2] * DISC + _lap(start, laps[0])))
    b = np.array((end[0], end[1], end[2] * DISC + _lap(end, laps[1])))
    span = b - a
    plan = float(np.hypot(span[0], span[1]))
    forward = span / np.linalg.norm(span)
    left = np.array((-span[1], span[0], 0.0)) / plan
    up = np.cross(forward, left)
    if end[2] == 0:
        origin = b - forward * (LENGTH / 2)
    elif start[2] == 0:
        origin = a + forward * (LENGTH / 2)
    else:
        steep = abs(span[2]) / plan * RADIUS - SUNK
        origin = (a + b) / 2 + np.array((0.0, 0.0, max(steep, 0.0)))
    return Pose(origin, np.stack((forward, left, up)))


def car_pose(road: RoadAt, stick: Pose, place: float) -> Pose:
    """A car on top of a stick, facing its end; its origin is the middle of its footprint."""
    start, end = np.array(road.start[:2]), np.array(road.end[:2])
    away = start + (end - start) * place - stick.origin[:2]
    flat = stick.axes[0, :2]
    along = float(away @ flat) / float(flat @ flat)
    return Pose(stick.origin + stick.axes[0] * along + stick.axes[2] * THICKNESS, stick.axes)


def road_poses(roads: Iterable[RoadAt]) -> dict[str, Pose]:
    """The pose of every road by name, later ends drawn on top of earlier ones."""
    borne: dict[tuple[float, float], int] = {}
    poses = {}
    for road in roads:
        ends = road.start[:2], road.end[:2]
        laps = borne.get(ends[0], 0), borne.get(ends[1], 0)
        poses[road.name] = road_pose(road.start, road.end, laps)
        for at, count in zip(ends, laps, strict=True):
            borne[at] = count + 1
    return poses


def standing(highway: Highway) -> Standing:
    """What the rules say stands on the table, in scene units."""
    return Standing(
        tuple(map(pillar_at, highway.pillars)),
        tuple(
            RoadAt(road.name, road.owner, end_at(road.start), end_at(road.end))
            for road in highway.roads
        ),
        tuple(CarAt(car.name, car.owner, car.road, car.place / 1000) for car in highway.cars),
    )


def extent(standing: Standing, reach: float = 1.5) -> list[tuple[float, float, float]]:
    """Points that a view must hold to show all pieces, ``reach`` round each foot and top."""
    feet = [(p.x, p.y, p.discs * DISC) for p in standing.pillars]
    feet += [(*end[:2], 0.0) for road in standing.roads for end in road[2:4] if end[2] == 0]
    return [
        (x + dx * reach, y + dy * reach, z)
        for x, y, top in feet
        for z in (0.0, top + CAR_HEIGHT)
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    ]


def pillar_at(pillar: Pillar) -> PillarAt:
    """A pillar as the rules have it, in scene units."""
    x, y = cm(pillar.x), cm(pillar.y)
    return PillarAt(pillar.name, x, y, pillar.height, pillar.junction)


def end_at(end: Pillar | Tip) -> End:
    """A road's end as the rules have it, in scene units."""
    return cm(end.x), cm(end.y), end.height


def _lap(end: End, borne: int) -> float:
    return LAP[min(borne, len(LAP) - 1)] if end[2] else 0.0
