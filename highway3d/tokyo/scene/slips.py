"""Where slips of paper lie on the board: beside their points, never over what they explain.

Plain arithmetic on pixels from the window's top left corner; nothing is drawn here.
"""

from __future__ import annotations

from math import hypot, inf, pi
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    Array = NDArray[np.float64]

Pixel = tuple[float, float]
Rect = tuple[float, float, float, float]
"""x, y, width, height."""

_ANGLES = np.linspace(0, 2 * pi, 16, endpoint=False)
TURNS: Final = np.column_stack((np.cos(_ANGLES), -np.sin(_ANGLES)))
"""Directions in which a slip may lie from its point."""
SIDES: Final = 0.3 * (1 - TURNS[:, 0])
"""What each direction costs: the right side is the usual one."""
AWAY: Final = (0.7, 1.2, 1.9, 2.8, 4.0, 5.5, 7.5, 10.0)
"""How far from its point a slip may lie, in text heights."""
OUT_OF_THE_WAY: Final = 0.12
"""What a covered dot of something less important costs, in text heights of distance."""
STEPS: Final = 8
"""Points that stand for a line from a slip to its point."""
FAR: Final = 1.5
"""From this distance on, in text heights, a line leads from the slip to its point."""


class Slip(NamedTuple):
    """A short text, and the pixel it belongs to."""

    at: Pixel
    text: str
    tone: str


class Field(NamedTuple):
    """What lies on the board. Dots are rows (x, y, radius); ``kept`` ones are never covered."""

    room: Rect
    kept: Array
    spared: Array
    """Dots that are left free where another place is nearly as good."""


def dots(*groups: Array) -> Array:
    """All dots of several groups, of none too."""
    return np.concatenate((np.empty((0, 3)), *groups))


def lay(
    wanted: Sequence[tuple[Pixel, Pixel]], field: Field, panels: Sequence[Rect], em: float
) -> list[Rect | None]:
    """A place for each ``(point, size)``, in their order; None where there is none at all.

    No place covers a kept dot, a panel, an earlier slip or the line that leads to it, and all lie
    in the field's room.
    """
    taken, places = list(panels), []
    for at, size in wanted:
        place = _best(at, size, field, taken, em)
        places.append(place)
        if place is not None:
            taken.append(place)
            line = _leaders(np.array([place]), at)[0]
            field = field._replace(kept=dots(field.kept, np.pad(line, ((0, 0), (0, 1)))))
    return places


def gap(place: Rect, at: Pixel) -> float:
    """How far a point is from a slip's edge, in pixels; 0 inside.

    >>> gap((10.0, 0.0, 20.0, 8.0), (7.0, 12.0))
    5.0
    """
    x, y = nearest(place, at)
    return hypot(at[0] - x, at[1] - y)


def nearest(place: Rect, at: Pixel) -> Pixel:
    """The point of a slip that is nearest to a pixel."""
    x, y, wide, tall = place
    return min(max(at[0], x), x + wide), min(max(at[1], y), y + tall)


def _best(at: Pixel, size: Pixel, field: Field, taken: Sequence[Rect], em: float) -> Rect | None:
    """The cheapest free place, looked for from near to far."""
    best, least = None, inf
    field = _near(field, at, AWAY[-1] * em + max(size))
    for away in AWAY:
        if away >= least:
            break
        boxes = _ring(at, size, away * em)
        free = _free(boxes, at, field, taken)
        if not free.any():
            continue
        costs = away + SIDES[free]
        costs += OUT_OF_THE_WAY * _covers(boxes[free], field.spared).sum(axis=1)
        if costs.min() < least:
            least = float(costs.min())
            x, y, wide, tall = boxes[free][int(costs.argmin())].tolist()
            best = x, y, wide, tall
    return best


def _near(field: Field, at: Pixel, reach: float) -> Field:
    """The dots that a slip for this point may come to lie on."""
    kept, spared = (
        group[(np.abs(group[:, :2] - at) <= reach + group[:, 2:]).all(axis=1)]
        for group in (field.kept, field.spared)
    )
    return field._replace(kept=kept, spared=spared)


def _free(boxes: Array, at: Pixel, field: Field, taken: Sequence[Rect]) -> NDArray[np.bool_]:
    x, y, wide, tall = field.room
    low, high = boxes[:, :2], boxes[:, :2] + boxes[:, 2:]
    free = ((low >= (x, y)) & (high <= (x + wide, y + tall))).all(axis=1)
    free &= ~_covers(boxes, field.kept).any(axis=1)
    others = np.array(taken).reshape(-1, 4)
    return free & ~_overlap(boxes, others) & ~_crosses(_leaders(boxes, at), others)


def _ring(at: Pixel, size: Pixel, away: float) -> Array:
    """Boxes all round a point; the first lies on its right."""
    half = np.array(size) / 2
    middles = np.array(at) + TURNS * away + np.clip(1.6 * TURNS, -1, 1) * half
    return np.column_stack((np.round(middles - half), np.broadcast_to(size, middles.shape)))


def _leaders(boxes: Array, at: Pixel) -> Array:
    """Points from ``at`` on the way to each box: boxes by points by (x, y)."""
    start, low = np.array(at), boxes[:, :2]
    ends = np.clip(start, low, low + boxes[:, 2:])
    shares = np.linspace(0.1, 0.9, STEPS)[None, :, None]
    return np.asarray(start + (ends - start)[:, None, :] * shares)


def _crosses(lines: Array, others: Array) -> NDArray[np.bool_]:
    """Whether a line runs through any of the rectangles."""
    low, high = others[:, :2], others[:, :2] + others[:, 2:]
    points = lines[:, :, None]
    within = np.all((points > low) & (points < high), axis=3)
    return np.asarray(np.any(within, axis=(1, 2)))


def _covers(boxes: Array, marks: Array) -> NDArray[np.bool_]:
    """Whether the box of a row comes nearer to the dot of a column than its radius."""
    half = boxes[:, 2:] / 2
    middles = boxes[:, :2] + half
    across, down = (
        np.abs(middles[:, side, None] - marks[:, side]) <= half[:, side, None] + marks[:, 2]
        for side in (0, 1)
    )
    return np.asarray(across & down)


def _overlap(boxes: Array, others: Array) -> NDArray[np.bool_]:
    """Whether a box touches any of the rectangles."""
    low, high = boxes[:, None, :2] - 2, boxes[:, None, :2] + boxes[:, None, 2:] + 2
    touch = (low < others[:, :2] + others[:, 2:]) & (high > others[:, :2])
    return np.asarray(np.any(np.all(touch, axis=2), axis=1))
