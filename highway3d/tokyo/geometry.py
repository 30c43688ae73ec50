"""Plan geometry of sticks on whole tenths of a millimetre (rules/tokyo.md, section 2).

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


def crosses(a: Stick, b: Stick) -> bool:
    """Tells whether two centre-lines cross properly, end contact excluded.

    >>> crosses(Stick(0, 0, 0, 10, 0, 0), Stick(5, -3, 0, 5, 3, 0))
    True
    >>> crosses(Stick(0, 0, 0, 10, 0, 0), Stick(5, 0, 0, 5, 3, 0))   # ends on it
    False
    """
    return height_order(a, b) is not None


def height_order(a: Stick, b: Stick) -> int | None:
    """1 where ``a`` crosses over ``b``, -1 under, 0 level; None where they do not cross.

    >>> height_order(Stick(0, 0, 300, 10, 0, 400), Stick(5, -3, 100, 5, 3, 200))
    1
    """
    found = int(crossing_signs(_rows((a,)), _rows((b,)))[0, 0])
    return {0: None, LEVEL: 0}.get(found, found)


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

    >>> sharper((1, 0), (1, 2), (161, 361)), sharper((1, 0), (1, 1), (161, 361))
    (False, True)
    """
    dot = u[0] * v[0] + u[1] * v[1]
    part, whole = cosine
    lengths = (u[0] ** 2 + u[1] ** 2) * (v[0] ** 2 + v[1] ** 2)
    return dot > 0 and (dot * whole) ** 2 > part * part * lengths


def sign(number: int) -> int:
    """1, 0 or -1."""
    return (number > 0) - (number < 0)


def root_sign(p: int, q: int, m: int) -> int:
    """The sign of p + q·√m for m > 0, exactly.

    >>> root_sign(-7, 5, 2), root_sign(-3, 1, 9)
    (1, 0)
    """
    if sign(p) * sign(q) >= 0:
        return sign(p) or sign(q)
    return sign(p) * sign(p * p - q * q * m)


def roots_sign(p: int, q: int, m: int, r: int, n: int) -> int:
    """The sign of p + q·√m + r·√n for m, n > 0, exactly.

    >>> roots_sign(-3, 1, 2, 1, 3), roots_sign(-5, 1, 4, 1, 9)   # √2 + √3 > 3, 2 + 3 = 5
    (1, 0)
    """
    roots = sign(q) or sign(r)
    if q * r < 0:
        roots = sign(q) * sign(q * q * m - r * r * n)
    if sign(p) * roots >= 0:
        return sign(p) or roots
    return sign(p) * root_sign(p * p - q * q * m - r * r * n, -2 * q * r, m * n)


def _rows(sticks: Iterable[Sequence[int]]) -> Ints:
    """Sticks as rows of x0, y0, z0, x1, y1, z1."""
    return np.array([stick[:6] for stick in sticks], np.int64).reshape(-1, 6)


def crossing_signs(some: Ints, others: Ints) -> npt.NDArray[np.int8]:
    """How each of ``some`` sticks (k rows) crosses each of ``others`` (n rows), as (k, n).

    0 where the centre-lines do not cross properly, 1 over, -1 under, ``LEVEL`` at equal height.
    """
    a, b = some[:, None, :].transpose(2, 0, 1), others.T
    avx, avy, bvx, bvy = a[3] - a[0], a[4] - a[1], b[3] - b[0], b[4] - b[1]
    wx, wy = b[0] - a[0], b[1] - a[1]
    turn = avx * bvy - avy * bvx
    t, s = wx * bvy - wy * bvx, wx * avy - wy * avx
    backwards = turn < 0
    turn, t, s = np.abs(turn), np.where(backwards, -t, t), np.where(backwards, -s, s)
    proper = (t > 0) & (t < turn) & (s > 0) & (s < turn)
    result = np.zeros(proper.shape, np.int8)
    if proper.any():
        gap = (a[2] - b[2]) * turn + (a[5] - a[2]) * t - (b[5] - b[2]) * s
        result[proper] = np.where(gap > 0, 1, np.where(gap < 0, -1, LEVEL))[proper]
    return result


class Network:
    """Many sticks as arrays: one stick is answered against all of them at once."""

    __slots__ = ("_boxes", "rows", "sticks")

    def __init__(self, sticks: Sequence[Stick], rows: Ints | None = None) -> None:
        self.sticks = sticks
        self.rows = _rows(sticks) if rows is None else rows
        x0, y0, _, x1, y1, _ = self.rows.T
        self._boxes = (
            np.minimum(x0, x1), np.minimum(y0, y1), np.maximum(x0, x1), np.maximum(y0, y1)
        )  # fmt: skip

    def extended(self, stick: Stick) -> Network:
        """A network with one stick more."""
        return Network((*self.sticks, stick), np.concatenate([self.rows, _rows((stick,))]))

    def near(self, stick: Stick, margin: int) -> Ints:
        """Indices of all sticks whose box comes within ``margin`` of the box of ``stick``."""
        left, low, right, high = self._boxes
        return np.flatnonzero(
            (left <= max(stick.x0, stick.x1) + margin)
            & (right >= min(stick.x0, stick.x1) - margin)
            & (low <= max(stick.y0, stick.y1) + margin)
            & (high >= min(stick.y0, stick.y1) - margin)
        )

    def crossed_by(self, stick: Stick) -> list[tuple[int, int]]:
        """Index of each stick that ``stick`` crosses, with 1 over, -1 under or ``LEVEL``."""
        near = self.near(stick, 0)
        signs = crossing_signs(_rows((stick,)), self.rows[near])[0]
        hits = np.flatnonzero(signs)
        return list(zip(near[hits].tolist(), signs[hits].tolist(), strict=True))

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
