"""Every piece as a solid of its own, where it rests, and what rests on what.

A pillar's discs are solids named ``A2:0`` (lowest) and up. Plain arithmetic, no engine.
"""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from highway3d.shell.drawing.pose import Pose
from highway3d.tokyo.scene.pieces.poses import (
    CAR_HEIGHT,
    DISC,
    LENGTH,
    RADIUS,
    THICKNESS,
    car_pose,
    road_poses,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from highway3d.tokyo.scene.pieces.poses import End, PillarAt, RoadAt, Standing

STEEP: Final = 3
"""A road that rises so many storeys would slide by itself, and is held until it is struck."""


class Solid(NamedTuple):
    """One piece: the pose of its middle as it rests, that of its mesh as it is drawn.

    ``on`` names the solids it rests on; ``piece`` is the pillar, road or car it belongs to.
    """

    name: str
    kind: str
    piece: str
    seat: int
    pose: Pose
    drawn: Pose
    on: tuple[str, ...] = ()
    yellow: bool = False
    storeys: int = 0
    tips: tuple[bool, bool] = (False, False)


def solids(standing: Standing) -> dict[str, Solid]:
    """Every solid of a table by its name, each after those it rests on."""
    found: dict[str, Solid] = {}
    tops: dict[tuple[float, float], str] = {}
    for pillar in standing.pillars:
        for solid in discs(pillar):
            found[solid.name] = solid
            tops[pillar.x, pillar.y] = solid.name
    drawn = road_poses(standing.roads)
    roads = {road.name: road for road in standing.roads}
    for road in standing.roads:
        on = tuple(tops[end[:2]] for end in (road.start, road.end) if end[2])
        found[road.name] = Solid(
            road.name, "road", road.name, road.seat, resting(road), drawn[road.name], on,
            storeys=abs(road.start[2] - road.end[2]),
            tips=(not road.start[2], not road.end[2]),
        )  # fmt: skip
    for car in standing.cars:
        road, flat = roads[car.road], found[car.road].pose
        under = Pose(flat.origin - flat.axes[2] * (THICKNESS / 2), flat.axes)
        pose = raised(car_pose(road, under, car.place), CAR_HEIGHT / 2)
        shown = car_pose(road, drawn[car.road], car.place)
        found[car.name] = Solid(car.name, "car", car.name, car.seat, pose, shown, (car.road,))
    return found


def disc_name(piece: str, at: int) -> str:
    """The name of one disc of a pillar, counted from the lowest.

    >>> disc_name("A2", 0)
    'A2:0'
    """
    return f"{piece}:{at}"


def piece_of(name: str) -> str:
    """The piece that a solid belongs to; inverts ``disc_name``, and any other is its own.

    >>> piece_of("A2:0"), piece_of("A1-A2")
    ('A2', 'A1-A2')
    """
    return name.partition(":")[0]


def disc_number(name: str) -> int | None:
    """Which disc of its pillar a solid is; None for what is no disc.

    >>> disc_number("A2:0"), disc_number("A1-A2")
    (0, None)
    """
    number = name.partition(":")[2]
    return int(number) if number else None


def discs(pillar: PillarAt) -> list[Solid]:
    """The discs of a pillar, lowest first."""
    stack = []
    for at in range(pillar.discs):
        foot = Pose(np.array((pillar.x, pillar.y, at * DISC)), np.eye(3))
        on = (disc_name(pillar.name, at - 1),) if at else ()
        yellow = pillar.junction and at == pillar.discs - 1
        name, pose = disc_name(pillar.name, at), raised(foot, DISC / 2)
        stack.append(Solid(name, "disc", pillar.name, 0, pose, foot, on, yellow))
    return stack


def raised(pose: Pose, by: float) -> Pose:
    """The pose moved along its own upward axis."""
    return Pose(pose.origin + pose.axes[2] * by, pose.axes)


def resting(road: RoadAt) -> Pose:
    """The middle of a stick that rests on true edges: the upper disc's rim, its own lower end.

    Drawn sticks sink a little into discs (poses.py); a solid may not.
    """
    lower, upper = sorted((road.start, road.end), key=lambda end: end[2])
    run = hypot(upper[0] - lower[0], upper[1] - lower[1])
    flat = np.array(((upper[0] - lower[0]) / run, (upper[1] - lower[1]) / run, 0.0))
    storeys = upper[2] - lower[2]
    foot = np.array((lower[0], lower[1], lower[2] * DISC))
    slope = 0.0
    if storeys:
        lap = _overhang(lower, upper, run)
        slope = storeys * DISC / max(run - RADIUS + lap, 0.1)
        foot = foot - flat * lap
    forward = flat + np.array((0.0, 0.0, slope))
    forward /= np.linalg.norm(forward)
    if storeys:
        origin = foot + forward * (LENGTH / 2)
    else:
        origin = (foot + np.array((upper[0], upper[1], upper[2] * DISC))) / 2
    if lower is not road.start:
        forward = -forward
    left = np.array((-forward[1], forward[0], 0.0)) / hypot(forward[0], forward[1])
    up = np.cross(forward, left)
    return Pose(origin + up * (THICKNESS / 2), np.stack((forward, left, up)))


def _overhang(lower: End, upper: End, run: float) -> float:
    """How far a stick reaches past the middle of its lower end's pillar, in plan."""
    if not lower[2]:
        return 0.0
    rise = (upper[2] - lower[2]) * DISC
    plan = LENGTH * run / hypot(run, rise)
    return min(max((plan - run) / 2, 0.0), RADIUS)


def borne(table: dict[str, Solid], names: Iterable[str]) -> set[str]:
    """These solids and all that rests on them, at any remove."""
    found = set(names)
    for solid in table.values():  # supports come before what they bear
        if found.intersection(solid.on):
            found.add(solid.name)
    return found


def joined(table: dict[str, Solid]) -> set[frozenset[str]]:
    """The pairs of roads that share a pillar: their ends lie on one another (rules, A-15)."""
    bearing: dict[str, list[str]] = {}
    for solid in table.values():
        if solid.kind == "road":
            for disc in solid.on:
                bearing.setdefault(disc, []).append(solid.name)
    return {frozenset((a, b)) for roads in bearing.values() for a in roads for b in roads if a != b}
