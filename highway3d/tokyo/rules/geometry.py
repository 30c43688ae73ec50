"""Plan geometry of sticks on whole tenths of a millimetre (RULES.md, section 2).

Everything here is decided in integers. One stick is answered against all others at once by
numpy; with coordinates up to ``LIMIT`` every product stays below 2**63:
cross products below 2**43, times heights below 2**17, three of them added.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int64]

LIMIT: Final = 1_000_000
"""Largest coordinate (dmm) for which the arrays are exact: 100 m."""
HEIGHT_LIMIT: Final = 100_000
"""Largest height of an underside (dmm): a pillar of 1,000 discs."""

LEVEL: Final = 2
"""What ``crossing_signs`` holds where two sticks cross at equal height."""
MANY: Final = 40
"""From so many pairs on arrays are quicker than one pair after the other."""


class Stick(NamedTuple):
    """A road as geometry: its centre-line from pillar centre to pillar centre, or ground tip.

    Lengths in dmm. ``z0`` and ``z1`` are the heights of the underside at the two ends; a tip
    lies on the table (height 0) and its body is not prolonged there.
    """

    x0: int
    y0: int
    z0: int
    x1: int
    y1: int
    z1: int
    tip0: bool = False
    tip1: bool = False

    @property
    def run(self) -> tuple[int, int]:
        """The plan vector from start to end."""
        return self.x1 - self.x0, self.y1 - self.y0

    @property
    def rise(self) -> int:
        """How much higher the end lies than the start."""
        return self.z1 - self.z0


class Meeting(NamedTuple):
    """A crossing in plan: at ``part_a / whole`` of one stick, ``part_b / whole`` of the other."""

    whole: int
    part_a: int
    part_b: int


def lines_meeting(a: Stick, b: Stick) -> Meeting | None:
    """Where the endless lines of two sticks cross; None where they run the same way."""
    (ax, ay), (bx, by) = a.run, b.run
    wx, wy = b.x0 - a.x0, b.y0 - a.y0
    whole, part_a, part_b = ax * by - ay * bx, wx * by - wy * bx, wx * ay - wy * ax
    if whole < 0:
        return Meeting(-whole, -part_a, -part_b)
    return Meeting(whole, part_a, part_b) if whole else None


def meeting(a: Stick, b: Stick) -> Meeting | None:
    """Where two centre-lines cross properly; None where they do not, end contact excluded.

    >>> meeting(Stick(0, 0, 0, 10, 0, 0), Stick(5, -3, 0, 5, 3, 0))
    Meeting(whole=60, part_a=30, part_b=30)
    >>> meeting(Stick(0, 0, 0, 10, 0, 0), Stick(5, 0, 0, 5, 3, 0))   # ends on it
    """
    at = lines_meeting(a, b)
    if at and 0 < at.part_a < at.whole and 0 < at.part_b < at.whole:
        return at
    return None


def crosses(a: Stick, b: Stick) -> bool:
    """Tells whether two centre-lines cross properly.

    >>> crosses(Stick(0, 0, 0, 10, 0, 0), Stick(10, 0, 0, 20, 5, 0))   # a shared end
    False
    """
    return meeting(a, b) is not None


def gap(a: Stick, b: Stick, at: Meeting) -> int:
    """Underside of ``a`` less that of ``b`` where they cross, times ``at.whole``.

    >>> a, b = Stick(0, 0, 300, 10, 0, 400), Stick(5, -3, 100, 5, 3, 200)
    >>> gap(a, b, meeting(a, b)) / 60   # 350 - 150
    200.0
    """
    return (a.z0 - b.z0) * at.whole + a.rise * at.part_a - b.rise * at.part_b


def crossing_sign(a: Stick, b: Stick) -> int:
    """1 where ``a`` crosses over ``b``, -1 under, ``LEVEL``; 0 where they do not cross."""
    at = meeting(a, b)
    if at is None:
        return 0
    difference = gap(a, b, at)
    return 1 if difference > 0 else -1 if difference < 0 else LEVEL


def within(x: int, y: int, stick: Stick, distance: int) -> bool:
    """Tells whether a point lies strictly nearer than ``distance`` to a centre-line.

    >>> within(5, 145, Stick(0, 0, 0, 10, 0, 0), 145)   # tangent
    False
    """
    dx, dy = stick.run
    wx, wy = x - stick.x0, y - stick.y0
    along, length2 = wx * dx + wy * dy, dx * dx + dy * dy
    if along <= 0:
        return wx * wx + wy * wy < distance * distance
    if along >= length2:
        return (x - stick.x1) ** 2 + (y - stick.y1) ** 2 < distance * distance
    return (wx * dy - wy * dx) ** 2 < distance * distance * length2


def along(x: int, y: int, stick: Stick) -> tuple[int, int]:
    """How far along a stick its point nearest to (x, y) lies, as a fraction of its run.

    >>> along(3, 7, Stick(0, 0, 0, 10, 0, 0))
    (30, 100)
    """
    dx, dy = stick.run
    length2 = dx * dx + dy * dy
    return min(max((x - stick.x0) * dx + (y - stick.y0) * dy, 0), length2), length2


def sharper(u: tuple[int, int], v: tuple[int, int], cosine: tuple[int, int]) -> bool:
    """Tells whether the angle between two directions is below the one with that cosine.

    >>> sharper((1, 0), (1, 3), (161, 361)), sharper((1, 0), (1, 2), (161, 361))
    (False, True)
    """
    dot = u[0] * v[0] + u[1] * v[1]
    part, whole = cosine
    lengths = (u[0] ** 2 + u[1] ** 2) * (v[0] ** 2 + v[1] ** 2)
    return dot > 0 and (dot * whole) ** 2 > part * part * lengths


def root_sign(p: int, q: int, m: int) -> int:
    """A number with the sign of p + q·√m for m > 0, exactly.

    >>> root_sign(-7, 5, 2) > 0, root_sign(-3, 1, 9)
    (True, 0)
    """
    if p >= 0 <= q or p <= 0 >= q:
        return p + q
    square = p * p - q * q * m
    return square if p > 0 else -square


def roots_sign(p: int, q: int, m: int, r: int, n: int) -> int:
    """A number with the sign of p + q·√m + r·√n for m, n > 0, exactly.

    >>> roots_sign(-3, 1, 2, 1, 3) > 0, roots_sign(-5, 1, 4, 1, 9)   # √2 + √3 > 3, 2 + 3 = 5
    (True, 0)
    """
    if q >= 0 <= r or q <= 0 >= r:
        roots = q + r
    else:
        square = q * q * m - r * r * n
        roots = square if q > 0 else -square
    if p >= 0 <= roots or p <= 0 >= roots:
        return p + roots
    inner = root_sign(p * p - q * q * m - r * r * n, -2 * q * r, m * n)
    return inner if p > 0 else -inner


def rows_of(sticks: Iterable[Stick]) -> Ints:
    """Sticks as rows of x0, y0, z0, x1, y1, z1."""
    return np.array([stick[:6] for stick in sticks], np.int64).reshape(-1, 6)


def crossing_signs(some: Ints, others: Ints) -> npt.NDArray[np.int8]:
    """How each of ``some`` sticks (k rows) crosses each of ``others`` (n rows), as (k, n).

    0 where the centre-lines do not cross properly, 1 over, -1 under, ``LEVEL`` at equal height.
    """
    ax, ay, az, ax1, ay1, az1 = some.T[:, :, None]
    bx, by, bz, bx1, by1, bz1 = others.T[:, None, :]
    avx, avy, bvx, bvy = ax1 - ax, ay1 - ay, bx1 - bx, by1 - by
    wx, wy = bx - ax, by - ay
    whole = avx * bvy - avy * bvx
    flip = np.sign(whole)
    whole *= flip
    part_a, part_b = (wx * bvy - wy * bvx) * flip, (wx * avy - wy * avx) * flip
    proper = (part_a > 0) & (part_a < whole) & (part_b > 0) & (part_b < whole)
    signs: npt.NDArray[np.int8] = proper.astype(np.int8)
    if proper.any():
        gaps = (az - bz) * whole + (az1 - az) * part_a - (bz1 - bz) * part_b
        signs[proper & (gaps < 0)] = -1
        signs[proper & (gaps == 0)] = LEVEL
    return signs


class Network:
    """Many sticks as arrays: one stick is answered against all of them at once."""

    __slots__ = ("_boxes", "rows", "sticks")

    def __init__(self, sticks: Sequence[Stick]) -> None:
        self.sticks = sticks
        self.rows = rows_of(sticks)
        x0, y0, _, x1, y1, _ = self.rows.T
        self._boxes = (
            np.minimum(x0, x1), np.minimum(y0, y1), np.maximum(x0, x1), np.maximum(y0, y1)
        )  # fmt: skip

    def near(self, stick: Stick, margin: int) -> list[int]:
        """Indices of all sticks whose box comes within ``margin`` of the box of ``stick``."""
        indices: list[int] = self.all_near(stick, margin).tolist()
        return indices

    def all_near(self, stick: Stick, margin: int) -> npt.NDArray[np.intp]:
        """The same as an array."""
        left, low, right, high = self._boxes
        x0, y0, _, x1, y1, *_ = stick
        found = left <= max(x0, x1) + margin
        found &= right >= min(x0, x1) - margin
        found &= low <= max(y0, y1) + margin
        found &= high >= min(y0, y1) - margin
        near: npt.NDArray[np.intp] = found.nonzero()[0]
        return near

    def crossed_by(self, stick: Stick) -> list[tuple[int, int]]:
        """Index of each stick that ``stick`` crosses, with 1 over, -1 under or ``LEVEL``."""
        near = self.near(stick, 0)
        if len(near) < MANY:
            signs = [crossing_sign(stick, self.sticks[index]) for index in near]
        else:
            signs = crossing_signs(rows_of([stick]), self.rows[near])[0].tolist()
        return [(index, sign) for index, sign in zip(near, signs, strict=True) if sign]

    def covered(self) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
        """For each stick whether some other crosses over it, and whether some crosses under it."""
        count = len(self.rows)
        over, under = np.zeros(count, np.bool_), np.zeros(count, np.bool_)
        step = max(1, 250_000 // max(count, 1))
        for start in range(0, count, step):
            signs = crossing_signs(self.rows[start : start + step], self.rows)
            over |= (signs == 1).any(0)
            under |= (signs == -1).any(0)
        return over, under
