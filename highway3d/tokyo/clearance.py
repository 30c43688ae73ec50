"""Whether the bodies of two sticks come too near: the one question that needs square roots.

A body is a rectangle of width w round the centre-line, prolonged by w/2 at a pillar end; its
underside is a plane along the stick (rules/tokyo.md, section 2). Where two bodies meet in plan,
the difference of their planes is affine over the common polygon, so its corners decide. A corner
is the meeting of two border lines, and each border is a whole-number normal with a distance of
the form p + q·√m + r·√n, where √m and √n are the lengths of the two sticks.

All pairs are first decided in floats with an error bound for every number; a pair that lies
inside its bound is decided again in integers.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

import numpy as np
import numpy.typing as npt

from highway3d.tokyo.components import ROAD_AIR, ROAD_WIDTH
from highway3d.tokyo.geometry import Stick, roots_sign

Floats = npt.NDArray[np.float64]
Surd = tuple[int, int, int]
"""p, q, r of a number p + q·√m + r·√n."""
Border = tuple[int, int, Surd]
"""Normal x, y and distance: the body lies where normal·point <= distance."""

HALF_WIDTH: Final = ROAD_WIDTH // 2
UNIT: Final = 2.0**-50
"""Eight rounding errors of a double: more than any one expression below makes."""

CORNERS: Final = [(i, j) for i, j in combinations(range(8), 2) if i // 2 != j // 2]
"""Pairs among the eight borders that can meet: all but a side and its opposite."""
_I: Final = np.array([i for i, _ in CORNERS])
_J: Final = np.array([j for _, j in CORNERS])
_OWN: Final = np.array([[m in pair for m in range(8)] for pair in CORNERS])


def too_near(stick: Stick, others: Sequence[Stick]) -> list[bool]:
    """For each other stick, whether it leaves less than ``ROAD_AIR`` above and below ``stick``.

    Sticks whose bodies do not meet in plan are never too near. Sticks without length have no
    body and are never too near either.
    """
    if not others or stick.run == (0, 0):
        return [False] * len(others)
    sure, unsure = _by_floats(stick, others)
    return [
        bool(yes) or (bool(doubt) and _exactly(stick, other))
        for other, yes, doubt in zip(others, sure, unsure, strict=True)
    ]


def _by_floats(
    stick: Stick, others: Sequence[Stick]
) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
    """Which pairs are certainly too near, and which the floats cannot tell."""
    rows = np.array(others, np.float64)
    a = np.broadcast_to(np.array(stick, np.float64), rows.shape)
    origin = rows * 0
    origin[:, (0, 3)], origin[:, (1, 4)] = stick.x0, stick.y0
    normals_a, reach_a, size_a = _borders(a - origin)
    normals_b, reach_b, size_b = _borders(rows - origin)
    normals = np.concatenate([normals_a, normals_b], axis=1)
    reach = np.concatenate([reach_a, reach_b], axis=1)
    size = np.concatenate([size_a, size_b], axis=1)

    nx, ny = normals[..., 0], normals[..., 1]
    det = nx[:, _I] * ny[:, _J] - ny[:, _I] * nx[:, _J]
    meet = det != 0
    det = np.where(meet, det, 1.0)
    x = (reach[:, _I] * ny[:, _J] - reach[:, _J] * ny[:, _I]) / det
    y = (reach[:, _J] * nx[:, _I] - reach[:, _I] * nx[:, _J]) / det
    spread = np.abs(normals).max(axis=2)
    error = UNIT * (size[:, _I] * spread[:, _J] + size[:, _J] * spread[:, _I]) / np.abs(det)

    slack = x[..., None] * nx[:, None] + y[..., None] * ny[:, None] - reach[:, None]
    bound = spread[:, None] * (2 * error[..., None] + UNIT * (np.abs(x) + np.abs(y))[..., None])
    bound += UNIT * size[:, None]
    inside = meet & ((slack < -bound) | _OWN).all(axis=2)
    maybe = meet & ((slack <= bound) | _OWN).all(axis=2)

    gap, gap_error = _gap(a - origin, rows - origin, x, y, error)
    low, high = gap - gap_error, gap + gap_error
    near = (inside & (high < ROAD_AIR)).any(1) & (inside & (low > -ROAD_AIR)).any(1)
    clear = (~maybe | (low >= ROAD_AIR)).all(1) | (~maybe | (high <= -ROAD_AIR)).all(1)
    return near, ~near & ~clear


def _borders(rows: Floats) -> tuple[Floats, Floats, Floats]:
    """Normals (k, 4, 2), distances (k, 4) and their sizes (k, 4) of sticks as rows."""
    x0, y0, _, x1, y1, _, tip0, tip1 = rows.T
    vx, vy = x1 - x0, y1 - y0
    side = HALF_WIDTH * np.hypot(vx, vy)
    normals = np.stack([vx, vy, -vx, -vy, -vy, vx, vy, -vx], axis=1).reshape(-1, 4, 2)
    whole = np.stack([vx * x1 + vy * y1, -vx * x0 - vy * y0,
                      -vy * x0 + vx * y0, vy * x0 - vx * y0], axis=1)  # fmt: skip
    room = np.stack([side * (1 - tip1), side * (1 - tip0), side, side], axis=1)
    extent = np.abs(rows[:, :2]).sum(1) + np.abs(vx) + np.abs(vy)
    return normals, whole + room, (np.abs(vx) + np.abs(vy))[:, None] * extent[:, None] + room


def _gap(a: Floats, b: Floats, x: Floats, y: Floats, error: Floats) -> tuple[Floats, Floats]:
    """Underside of ``a`` less that of ``b`` at the corners (k, 24), and its error."""
    heights, errors = [], []
    for rows in (a, b):
        x0, y0, z0, x1, y1, z1 = rows[:, :6, None].transpose(1, 0, 2)
        vx, vy = x1 - x0, y1 - y0
        slope = (z1 - z0) / (vx * vx + vy * vy)
        heights.append(z0 + slope * (vx * (x - x0) + vy * (y - y0)))
        steps = np.abs(slope) * (np.abs(vx) + np.abs(vy))
        far = np.abs(x) + np.abs(y) + np.abs(x0) + np.abs(y0)
        errors.append(steps * (error + 2 * UNIT * far) + UNIT * np.abs(z0))
    return heights[0] - heights[1], errors[0] + errors[1]


def _exactly(a: Stick, b: Stick) -> bool:
    """The same decision for one pair in integers."""
    b = Stick(b.x0 - a.x0, b.y0 - a.y0, b.z0, b.x1 - a.x0, b.y1 - a.y0, b.z1, b.tip0, b.tip1)
    a = Stick(0, 0, a.z0, a.x1 - a.x0, a.y1 - a.y0, a.z1, a.tip0, a.tip1)
    (ax, ay), (bx, by) = a.run, b.run
    m, n = ax * ax + ay * ay, bx * bx + by * by
    borders = [*_exact_borders(a, 1), *_exact_borders(b, 2)]
    # m·n·(underside of a - underside of b) = level + tilt·point
    level = (a.z0 - b.z0) * m * n + b.rise * m * (bx * b.x0 + by * b.y0)
    tilt_x, tilt_y = a.rise * n * ax - b.rise * m * bx, a.rise * n * ay - b.rise * m * by
    below = above = False
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
        if any(
            roots_sign(*_signed(_sum(_sum(x, kx, y, ky), 1, reach, -det), m, n)) > 0
            for k, (kx, ky, reach) in enumerate(borders)
            if k not in (i, j)
        ):
            continue
        p, q, r = _sum(x, tilt_x, y, tilt_y)
        p += level * det
        limit = ROAD_AIR * m * n * det
        below = below or roots_sign(*_signed((p - limit, q, r), m, n)) < 0
        above = above or roots_sign(*_signed((p + limit, q, r), m, n)) > 0
    return below and above


def _exact_borders(stick: Stick, root: int) -> list[Border]:
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


def _sum(a: Surd, times_a: int, b: Surd, times_b: int) -> Surd:
    return (
        a[0] * times_a + b[0] * times_b,
        a[1] * times_a + b[1] * times_b,
        a[2] * times_a + b[2] * times_b,
    )


def _signed(number: Surd, m: int, n: int) -> tuple[int, int, int, int, int]:
    """The arguments of ``roots_sign`` for a number over √m and √n."""
    return number[0], number[1], m, number[2], n
