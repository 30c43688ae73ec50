"""Where a piece that was let go has come to lie, and which legal build that is.

A piece counts where it lies if that is within 3 mm and 5° of a legal build, which then stands on
the exact grid. Poses are of the pieces' middles, in scene units.
"""

from __future__ import annotations

from dataclasses import replace
from math import atan2, cos, degrees, hypot, pi, sin
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from highway3d.shell.drawing.pose import Pose
from highway3d.tokyo.hands.fallen import NEAR, SQUARE
from highway3d.tokyo.hands.physics.grip import Aim, missing_turn
from highway3d.tokyo.hands.physics.solids import resting, solids
from highway3d.tokyo.rules.cars import WHOLE, car_faults
from highway3d.tokyo.rules.highway import Pillar
from highway3d.tokyo.scene.pieces.poses import (
    CAR_HEIGHT,
    DISC,
    LENGTH,
    THICKNESS,
    CarAt,
    RoadAt,
    Standing,
    cm,
    end_at,
    pillar_at,
)
from highway3d.tokyo.turn.draft import judged, nudged

if TYPE_CHECKING:
    from collections.abc import Sequence

    from highway3d.table.game import Fault
    from highway3d.tokyo.rules.highway import Road
    from highway3d.tokyo.turn.draft import Draft, Site, Verdict

UPRIGHT: Final = cos(SQUARE * pi / 180)
FINE: Final = 5
"""Step of the search for a legal build round a place, in dmm."""
TURNS: Final = 16


class Landing(NamedTuple):
    """What became of a piece: the draft as it now stands, or why the piece must be taken again.

    ``why`` is the key of a text; ``away`` (mm, degrees) and ``fault`` belong to it.
    """

    draft: Draft | None = None
    why: str = ""
    away: tuple[float, float] = (0.0, 0.0)
    fault: Fault | None = None


def land_discs(site: Site, draft: Draft, discs: Sequence[Pose], up: int) -> Landing:
    """Discs let go as the next ones of the draft's pillar, of which ``up`` stand already."""
    heights = [(up + at + 0.5) * DISC for at in range(len(discs))]
    for disc, height in zip(discs, heights, strict=True):
        if abs(disc.origin[2] - height) > 0.15 or disc.axes[2, 2] < UPRIGHT:
            return Landing(why="tokyo-hands-leans")
    if up:
        there = draft
    else:
        x, y = (round(part * 100) for part in discs[0].origin[:2])
        found = nearest_legal(site, draft, x, y)
        if found is None:
            fault = judged(site, _moved(draft, x, y)).faults[0]
            return Landing(why="tokyo-hands-unlawful", fault=fault)
        there = found
    spread = max(
        hypot(disc.origin[0] - cm(there.x), disc.origin[1] - cm(there.y)) for disc in discs
    )
    return Landing(there) if spread <= NEAR else Landing(why="tokyo-hands-leans")


def land_road(site: Site, draft: Draft, stick: Pose) -> Landing:
    """A stick let go as the draft's road; an exit's own end says where the exit is."""
    if draft.is_exit:
        x, y = (round(part * 100) for part in _far_end(draft, stick))
        found = nearest_legal(site, draft, x, y)
        if found is None:
            fault = judged(site, _moved(draft, x, y)).faults[0]
            return Landing(why="tokyo-hands-unlawful", fault=fault)
        draft = found
    away = apart(resting(road_at(judged(site, draft).road)), stick)
    return Landing(draft) if _counts(away) else Landing(why="tokyo-hands-off", away=away)


def land_car(site: Site, draft: Draft, verdict: Verdict, car: Pose) -> Landing:
    """A car let go on the new road."""
    road = verdict.road
    start, end = (np.array((cm(end.x), cm(end.y))) for end in (road.start, road.end))
    run = end - start
    foot = car.origin - car.axes[2] * (CAR_HEIGHT / 2 + THICKNESS)
    share = float((foot[:2] - start) @ run / (run @ run))
    slack = round(WHOLE * NEAR / float(np.hypot(*run)))
    middle = round(WHOLE * share)
    away, fault = (0.0, 0.0), None
    for place in sorted(range(middle - slack, middle + slack + 1), key=lambda at: abs(at - middle)):
        cars = tuple(sorted({*draft.cars, place}))
        faults = tuple(car_faults(site.highway, road, cars, verdict.cars))
        fault = fault or (faults[0] if faults else None)
        if place in draft.cars or faults:
            continue
        away = apart(car_rest(road, place), car)
        if _counts(away):
            return Landing(replace(draft, cars=cars))
        return Landing(why="tokyo-hands-off", away=away)
    return Landing(why="tokyo-hands-unlawful", fault=fault)


def nearest_legal(site: Site, draft: Draft, x: int, y: int) -> Draft | None:
    """The legal build of the draft's base and height nearest to a place, within 3 mm of it."""
    for reach in range(0, round(NEAR * 100) + 1, FINE):
        for turn in range(TURNS if reach else 1):
            angle = 2 * pi * turn / TURNS
            at = _moved(draft, x + round(reach * cos(angle)), y + round(reach * sin(angle)))
            if judged(site, at).is_legal:
                return at
    return None


def apart(wanted: Pose, pose: Pose) -> tuple[float, float]:
    """How far two poses are from each other: mm, and degrees; front and back look the same."""
    away = float(np.linalg.norm(pose.origin - wanted.origin)) * 10
    along = abs(float(wanted.axes[0] @ pose.axes[0]))
    upright = float(wanted.axes[2] @ pose.axes[2])
    return away, max(_angle(along), _angle(upright))


def road_at(road: Road) -> RoadAt:
    """A road of the rules in scene units, bare of marks."""
    return RoadAt(road.name, road.owner, end_at(road.start), end_at(road.end))


def car_rest(road: Road, place: int) -> Pose:
    """The middle of a car that stands at a place, in thousandths, of a road."""
    pillars = tuple(pillar_at(end) for end in (road.start, road.end) if isinstance(end, Pillar))
    car = CarAt("car", road.owner, road.name, place / WHOLE)
    return solids(Standing(pillars, (road_at(road),), (car,)))["car"].pose


def lawful_aim(site: Site, draft: Draft, kind: str, count: int, up: int) -> Aim:
    """Where the hand must hold the next piece for it to lie where the draft says."""
    verdict = judged(site, draft)
    if kind == "disc":
        return Aim(cm(draft.x), cm(draft.y), (up + count / 2) * DISC, draft.angle)
    if kind == "road":
        pose = resting(road_at(verdict.road))
    else:
        free = [place for place in verdict.spots if place not in draft.cars]
        pose = car_rest(verdict.road, free[0] if free else WHOLE // 2)
    return aim_of(pose)


def aim_of(pose: Pose) -> Aim:
    """The aim that holds a piece in a pose without roll."""
    x, y, z = pose.origin.tolist()
    forward = pose.axes[0]
    rise = degrees(atan2(forward[2], hypot(forward[0], forward[1])))
    return Aim(x, y, z, degrees(atan2(forward[1], forward[0])), rise)


def between(start: Pose, end: Pose, share: float) -> Pose:
    """A pose on the way from one to another, lifted a little in the middle of the way."""
    origin = start.origin + (end.origin - start.origin) * share
    lift = np.array((0.0, 0.0, 4 * share * (1 - share) * 2.0))
    axes = start.axes
    turn = missing_turn(start.axes, end.axes) * share
    angle = float(np.linalg.norm(turn))
    if angle > 1e-9:
        x, y, z = turn / angle
        cross = np.array(((0, -z, y), (z, 0, -x), (-y, x, 0)))
        spin = np.eye(3) + sin(angle) * cross + (1 - cos(angle)) * cross @ cross
        axes = start.axes @ spin.T
    return Pose(origin + lift, axes if share < 1 else end.axes)


def half_height(kind: str, count: int) -> float:
    """From a piece's middle down to its underside."""
    return {"disc": count * DISC, "road": THICKNESS, "car": CAR_HEIGHT}[kind] / 2


def _moved(draft: Draft, x: int, y: int) -> Draft:
    return nudged(draft, x - draft.x, y - draft.y)


def _far_end(draft: Draft, stick: Pose) -> tuple[float, float]:
    """The plan of the stick's end that lies farther from the base."""
    base = np.array((cm(draft.base.x), cm(draft.base.y)))
    low = stick.origin - stick.axes[2] * (THICKNESS / 2)
    ends = [(low + stick.axes[0] * side * LENGTH / 2)[:2] for side in (-1, 1)]
    far = max(ends, key=lambda end: float(np.hypot(*(end - base))))
    return float(far[0]), float(far[1])


def _counts(away: tuple[float, float]) -> bool:
    return away[0] <= NEAR * 10 and away[1] <= SQUARE


def _angle(cosine: float) -> float:
    return degrees(np.arccos(min(max(cosine, -1.0), 1.0)))
