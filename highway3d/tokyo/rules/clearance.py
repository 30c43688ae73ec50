"""Whether the bodies of two sticks come too near, decided in whole numbers.

A body is a rectangle of width w round the centre-line, prolonged by w/2 at a pillar end; its
underside is a plane along the stick (RULES.md, section 2). Nearly every pair is settled by
its heights, or by the closed form for two endless strips; only sticks that come near each other's
ends need the corners of what their bodies share. The lengths of the sticks are square roots, √m
and √n, so every question comes down to the sign of a number p + q·√m + r·√n.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import isqrt
from typing import Final

from highway3d.tokyo.rules.components import COVER_DISTANCE, ROAD_AIR, ROAD_WIDTH
from highway3d.tokyo.rules.geometry import Stick, crosses, gap, lines_meeting, roots_sign, within

Surd = tuple[int, int, int]
"""p, q, r of a number p + q·√m + r·√n."""
Border = tuple[int, int, Surd]
"""Normal x, y and distance: the body lies where normal·point <= distance."""

HALF_WIDTH: Final = ROAD_WIDTH // 2
CORNERS: Final = [(i, j) for i, j in combinations(range(8), 2) if i // 2 != j // 2]
"""Pairs among the eight borders that can meet: all but a side and its opposite."""


def too_near(a: Stick, b: Stick) -> bool:
    """Tells whether there is less than ``ROAD_AIR`` between two undersides above a common point.

    Sticks whose bodies do not meet in plan are never too near; one without length has no body.

    >>> low, high = Stick(0, 0, 100, 1000, 0, 100), Stick(500, -500, 130, 500, 500, 130)
    >>> too_near(low, high)   # exactly 3 mm
    False
    >>> too_near(low, high._replace(z1=129))
    True
    """
    if a.run == (0, 0) or b.run == (0, 0) or _heights_apart(a, b) or _strips_apart(a, b):
        return False
    return crosses(a, b) if _ends_apart(a, b) else _bodies_too_near(a, b)


def _heights_apart(a: Stick, b: Stick) -> bool:
    """Tells whether one body lies wholly above the other; False where it is not certain."""
    low_a, high_a = _heights(a)
    low_b, high_b = _heights(b)
    return low_a - high_b >= ROAD_AIR or low_b - high_a >= ROAD_AIR


def _heights(stick: Stick) -> tuple[int, int]:
    """Bounds of a body's underside, both ends prolonged and rounded outwards."""
    (dx, dy), z0, z1 = stick.run, stick.z0, stick.z1
    beyond = HALF_WIDTH * abs(z1 - z0) // isqrt(dx * dx + dy * dy) + 1 if z0 != z1 else 0
    return (z0 - beyond, z1 + beyond) if z0 < z1 else (z1 - beyond, z0 + beyond)


def _strips_apart(a: Stick, b: Stick) -> bool:
    """Tells whether endless roads in the place of two sticks would clear each other.

    From the crossing of the lines to the corners of the parallelogram that the two strips share
    the difference of the undersides changes by w / 2·whole · (across_a / √m + across_b / √n).
    """
    at = lines_meeting(a, b)
    if at is None:
        return False
    (ax, ay), (bx, by) = a.run, b.run
    m, n, dot = ax * ax + ay * ay, bx * bx + by * by, ax * bx + ay * by
    across_a = HALF_WIDTH * abs(a.rise * dot - b.rise * m)
    across_b = HALF_WIDTH * abs(a.rise * n - b.rise * dot)
    spare = abs(gap(a, b, at)) - ROAD_AIR * at.whole
    return roots_sign(spare * m * n, -across_a * n, m, -across_b * m, n) >= 0


def _ends_apart(a: Stick, b: Stick) -> bool:
    """Tells whether every end of either stick is well away from the other's centre-line.

    Two bodies that meet have centre-lines at most √2·w < R + w/2 apart. With all four ends
    farther away than that, they meet only where the centre-lines cross, and share the whole
    parallelogram of their strips: an end lies at least (R + w/2) / sin θ from the crossing, the
    corners within w / sin θ of it.
    """
    return not (
        within(a.x0, a.y0, b, COVER_DISTANCE)
        or within(a.x1, a.y1, b, COVER_DISTANCE)
        or within(b.x0, b.y0, a, COVER_DISTANCE)
        or within(b.x1, b.y1, a, COVER_DISTANCE)
    )


def _bodies_too_near(a: Stick, b: Stick) -> bool:
    """The general case: the difference of the undersides at all corners of the common polygon."""
    b = Stick(b.x0 - a.x0, b.y0 - a.y0, b.z0, b.x1 - a.x0, b.y1 - a.y0, b.z1, b.tip0, b.tip1)
    a = Stick(0, 0, a.z0, a.x1 - a.x0, a.y1 - a.y0, a.z1, a.tip0, a.tip1)
    (ax, ay), (bx, by) = a.run, b.run
    m, n = ax * ax + ay * ay, bx * bx + by * by
    of_a, of_b = _borders(a, 1), _borders(b, 2)
    if _is_beyond_one(of_a, m, b, n) or _is_beyond_one(of_b, n, a, m):
        return False
    # m·n·(underside of a - underside of b) = level + tilt·point
    level = (a.z0 - b.z0) * m * n + b.rise * m * (bx * b.x0 + by * b.y0)
    tilt_x, tilt_y = a.rise * n * ax - b.rise * m * bx, a.rise * n * ay - b.rise * m * by
    below = above = False
    for x, y, det in _corners([*of_a, *of_b], m, n):
        p, q, r = _sum(x, tilt_x, y, tilt_y)
        p += level * det
        limit = ROAD_AIR * m * n * det
        below = below or roots_sign(p - limit, q, m, r, n) < 0
        above = above or roots_sign(p + limit, q, m, r, n) > 0
        if below and above:
            return True
    return False


def _is_beyond_one(borders: list[Border], m: int, stick: Stick, n: int) -> bool:
    """Tells whether the whole body of a stick of length √n lies beyond one of another's borders."""
    vx, vy = stick.run
    for nx, ny, (whole, *roots) in borders:
        along, across = nx * vx + ny * vy, nx * vy - ny * vx
        x, y, tip = (
            (stick.x0, stick.y0, stick.tip0) if along > 0 else (stick.x1, stick.y1, stick.tip1)
        )
        spread = HALF_WIDTH * (abs(across) + (0 if tip else abs(along)))
        if roots_sign((nx * x + ny * y - whole) * n, -sum(roots) * n, m, -spread, n) > 0:
            return True
    return False


def _borders(stick: Stick, root: int) -> list[Border]:
    """The borders of a body; ``root`` says which root its own length is (1 √m, 2 √n)."""
    (vx, vy), unit = stick.run, (0, HALF_WIDTH * (root == 1), HALF_WIDTH * (root == 2))
    ends = (
        (vx, vy, stick.x1, stick.y1, not stick.tip1),
        (-vx, -vy, stick.x0, stick.y0, not stick.tip0),
        (-vy, vx, stick.x0, stick.y0, True),
        (vy, -vx, stick.x0, stick.y0, True),
    )
    return [
        (nx, ny, (nx * x + ny * y, unit[1] * room, unit[2] * room)) for nx, ny, x, y, room in ends
    ]


def _corners(borders: list[Border], m: int, n: int) -> Iterator[tuple[Surd, Surd, int]]:
    """The corners of the common polygon: x and y, both times a positive whole number."""
    for i, j in CORNERS:
        ix, iy, reach_i = borders[i]
        jx, jy, reach_j = borders[j]
        det = ix * jy - iy * jx
        if det == 0:
            continue
        flip = 1 if det > 0 else -1
        x = _sum(reach_i, jy * flip, reach_j, -iy * flip)
        y = _sum(reach_j, ix * flip, reach_i, -jx * flip)
        det *= flip
        others = (border for k, border in enumerate(borders) if k not in (i, j))
        if all(_is_inside(border, x, y, det, m, n) for border in others):
            yield x, y, det


def _is_inside(border: Border, x: Surd, y: Surd, det: int, m: int, n: int) -> bool:
    nx, ny, reach = border
    p, q, r = _sum(x, nx, y, ny)
    return roots_sign(p - reach[0] * det, q - reach[1] * det, m, r - reach[2] * det, n) <= 0


def _sum(a: Surd, times_a: int, b: Surd, times_b: int) -> Surd:
    return (
        a[0] * times_a + b[0] * times_b,
        a[1] * times_a + b[1] * times_b,
        a[2] * times_a + b[2] * times_b,
    )
