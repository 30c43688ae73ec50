"""The rules of a build as one would write them with shapely: one loop over all roads, in floats.

Near enough for a picture and the yardstick of the bench; what is exactly at its limit it decides
by chance.
"""

from __future__ import annotations

from math import hypot

import shapely
from shapely.geometry import LineString, Point, Polygon

from highway3d.tokyo.rules.building import cost
from highway3d.tokyo.rules.highway import Pillar, Tip

R, H, L, W, AIR = 95, 100, 1140, 100, 30


class Table:
    """A highway with its geometry made beforehand."""

    def __init__(self, highway):
        self.pillars = [(pillar, Point(pillar.x, pillar.y)) for pillar in highway.pillars]
        self.roads = [(road, line_of(road), body_of(road)) for road in highway.roads]


def line_of(road):
    return LineString([(road.start.x, road.start.y), (road.end.x, road.end.y)])


def body_of(road):
    (ax, ay), (bx, by) = (road.start.x, road.start.y), (road.end.x, road.end.y)
    length = hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / length, (by - ay) / length
    back, on = (0 if isinstance(end, Tip) else W / 2 for end in (road.start, road.end))
    ax, ay, bx, by = ax - ux * back, ay - uy * back, bx + ux * on, by + uy * on
    nx, ny = -uy * W / 2, ux * W / 2
    return Polygon([(ax + nx, ay + ny), (ax - nx, ay - ny), (bx - nx, by - ny), (bx + nx, by + ny)])


def height(road, x, y):
    dx, dy = road.end.x - road.start.x, road.end.y - road.start.y
    part = ((x - road.start.x) * dx + (y - road.start.y) * dy) / (dx * dx + dy * dy)
    return H * (road.start.height + (road.end.height - road.start.height) * part)


def verdict(table, road, supply):
    """The faults and crossings of a build from a base of one's own."""
    base, end = road.start, road.end
    line, body, at = line_of(road), body_of(road), Point(end.x, end.y)
    found = faults_of_the_build(table, road, supply)
    for pillar, point in table.pillars:
        if isinstance(end, Pillar) and point.distance(at) < 2 * R:
            found.add("PILLAR_ON_PILLAR")
        elif pillar is not base and point.distance(line) < R + W / 2:
            found.add("ROAD_COVERS_PILLAR")
    crossed = {}
    for other, other_line, other_body in table.roads:
        if isinstance(end, Pillar) and at.distance(other_line) < R + W / 2:
            near = other_line.interpolate(other_line.project(at))
            slope = abs(other.end.height - other.start.height) * H / other_line.length
            if height(other, near.x, near.y) - R * slope < end.height * H + AIR:
                found.add("PILLAR_HITS_ROAD")
        if base in (other.start, other.end):
            if sharp(base, road, other):
                found.add("JOINT_ANGLE")
        elif body.intersects(other_body):
            gaps = [
                height(road, x, y) - height(other, x, y)
                for x, y in shapely.get_coordinates(body.intersection(other_body))
            ]
            if min(gaps) < AIR and max(gaps) > -AIR:
                found.add("ROAD_HITS_ROAD")
        if line.crosses(other_line):
            crossed[other.name] = result(table, road, line, other, other_line)
    return found, crossed


def faults_of_the_build(table, road, supply):
    base, end = road.start, road.end
    price, distance = cost(end), hypot(end.x - base.x, end.y - base.y)
    longest = (L**2 - (H * (end.height - base.height)) ** 2) ** 0.5
    carries = sum(base in (other.start, other.end) for other, _, _ in table.roads)
    checks = {
        "BASE_NOT_OWN": base.owner != road.owner,
        "BASE_FULL": base.owner == road.owner and carries >= 2 and not base.junction,
        "NO_ROAD": price.roads > supply.roads,
        "NO_GREY": price.grey > supply.grey,
        "NO_YELLOW": price.yellow > supply.yellow,
        "TOO_FAR": distance > longest,
        "TOO_NEAR": distance + (R if isinstance(end, Tip) else 2 * R) < longest,
    }
    if isinstance(end, Pillar):
        checks["HEIGHT_STEP"] = not end.junction and abs(end.height - base.height) != 1
        checks["JUNCTION_NEEDS_GREY"] = end.junction and end.height < 2
    else:
        checks["EXIT_HEIGHT"] = base.height != 1
    return {name for name, wrong in checks.items() if wrong}


def sharp(base, road, other):
    far = other.end if other.start is base else other.start
    ux, uy, vx, vy = far.x - base.x, far.y - base.y, road.end.x - base.x, road.end.y - base.y
    return (ux * vx + uy * vy) / (hypot(ux, uy) * hypot(vx, vy)) > 161 / 361


def result(table, road, line, other, other_line):
    """Whether the crossing pays: whether any road passes the other one on the same side."""
    at = line.intersection(other_line)
    over = height(road, at.x, at.y) > height(other, at.x, at.y)
    if other.owner == road.owner:
        return over, "OWN_ROAD"
    for third, third_line, _ in table.roads:
        if third is not other and third_line.crosses(other_line):
            there = third_line.intersection(other_line)
            if (height(third, there.x, there.y) > height(other, there.x, there.y)) == over:
                return over, "ALREADY"
    return over, "QUALIFIES"
