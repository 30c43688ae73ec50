"""How a hand holds a piece, as plain arithmetic: it follows, lags, swings, and comes to rest.

Lengths in cm, angles in degrees or, where said, radians; everything per fixed step of physics.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, cos, hypot, radians, sin
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from highway3d.shell.drawing.easing import turned

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Vector = NDArray[np.float64]

STRONGEST: Final = 2500.0
"""The most a hand speeds a piece up, in cm/s²: it gives way to what it meets."""
SLOW: Final = 0.5
"""Share of its speed that a slow hand keeps."""
LIFT: Final = 0.4
"""One notch of height."""
STEP: Final = 0.2
"""One press of an arrow key."""
TURN: Final = 5.0
"""One press of the turning key."""
TICK: Final = 1 / 600
"""One fixed step of physics, in seconds."""
GRAVITY: Final = 98.1
MOST_LEAN: Final = 0.2
"""What hangs freely leans no farther than this (radians)."""


@dataclass(frozen=True, slots=True)
class Hold:
    """What the setting *steadiness* means.

    ``pull`` (1/s) and ``damping`` (1 stops without swinging) are a spring's, ``speed`` is the
    hand's own, ``swing`` the share of the lean that a hanging piece shows, ``draw`` how near to
    its lawful place a piece is drawn towards it.
    """

    pull: float
    damping: float
    speed: float
    swing: float
    draw: float


HOLDS: Final = {
    "child": Hold(16.0, 1.0, 16.0, 0.0, 0.8),
    "normal": Hold(18.0, 0.6, 26.0, 0.35, 0.3),
    "tweezers": Hold(20.0, 0.35, 34.0, 0.8, 0.0),
}


class Aim(NamedTuple):
    """Where the hand wants the middle of a piece, its heading and its rise, both in degrees."""

    x: float
    y: float
    z: float
    heading: float = 0.0
    rise: float = 0.0

    @property
    def place(self) -> Vector:
        """The middle as an array."""
        return np.array((self.x, self.y, self.z))

    @property
    def axes(self) -> Vector:
        """Forward, left and up as the rows of a 3 by 3 array."""
        h, r = radians(self.heading), radians(self.rise)
        return np.array(
            (
                (cos(h) * cos(r), sin(h) * cos(r), sin(r)),
                (-sin(h), cos(h), 0.0),
                (-cos(h) * sin(r), -sin(h) * sin(r), cos(r)),
            )
        )


def led(now: Aim, goal: Aim, reach: float, turn: float) -> Aim:
    """One step of the hand towards its goal: at most ``reach`` cm and ``turn`` degrees.

    >>> led(Aim(0, 0, 0), Aim(3, 4, 0, 90), 2.5, 10.0)
    Aim(x=1.5, y=2.0, z=0.0, heading=10.0, rise=0.0)
    """
    dx, dy, dz = goal.x - now.x, goal.y - now.y, goal.z - now.z
    around = turned(goal.heading - now.heading)
    way, up = hypot(dx, dy, dz), goal.rise - now.rise
    if way <= reach and max(abs(around), abs(up)) <= turn:
        return goal
    share = 1.0 if way <= reach else reach / way
    return Aim(
        now.x + dx * share,
        now.y + dy * share,
        now.z + dz * share,
        now.heading + min(max(around, -turn), turn),
        now.rise + min(max(up, -turn), turn),
    )


def drawn_in(goal: Aim, lawful: Aim, hold: Hold) -> Aim:
    """The goal drawn towards a lawful place that lies near it, the more the nearer.

    >>> drawn_in(Aim(0.4, 0, 5), Aim(0, 0, 1), HOLDS["child"]).x
    0.2
    >>> drawn_in(Aim(0.9, 0, 5), Aim(0, 0, 1), HOLDS["child"]).x
    0.9
    """
    away = hypot(goal.x - lawful.x, goal.y - lawful.y)
    if away >= hold.draw:
        return goal
    share = away / hold.draw
    half = (goal.heading - lawful.heading + 90) % 180 - 90
    return goal._replace(
        x=lawful.x + (goal.x - lawful.x) * share,
        y=lawful.y + (goal.y - lawful.y) * share,
        heading=goal.heading - half * (1 - share),
    )


def pulled(velocity: Vector, offset: Vector, hold: Hold, seconds: float) -> Vector:
    """A held piece's next velocity; ``offset`` leads from it to where the hand is."""
    push = hold.pull**2 * offset - 2 * hold.damping * hold.pull * velocity
    size = float(np.linalg.norm(push))
    if size > STRONGEST:
        push = push * (STRONGEST / size)
    return np.asarray(velocity + push * seconds)


def twisted(spin: Vector, turn: Vector, hold: Hold, seconds: float) -> Vector:
    """A held piece's next spin (rad/s); ``turn`` (radians, about an axis) is what it lacks."""
    firm = 1.6 * hold.pull
    return np.asarray(spin + (firm**2 * turn - 2 * hold.damping * firm * spin) * seconds)


def leaning(axes: Vector, push: Vector, hold: Hold, share: float) -> Vector:
    """The axes wanted of a piece that hangs back while the hand pushes it on (cm/s²).

    ``share`` is how freely its kind hangs; at a steady speed nothing leans.
    """
    lean = hold.swing * share * push[:2] / GRAVITY
    size = float(np.hypot(*lean))
    if size < 1e-9:
        return axes
    lean = lean * min(1.0, MOST_LEAN * share / size)
    about = np.array((-lean[1], lean[0], 0.0))
    return np.asarray(axes + np.cross(about, axes))


def shared(start: Aim, end: Aim, share: float) -> Aim:
    """So much of the straight way from one aim to another.

    >>> shared(Aim(0, 0, 0, 350), Aim(4, 0, 2, 10), 0.5)
    Aim(x=2.0, y=0.0, z=1.0, heading=360.0, rise=0.0)
    """
    if share >= 1:
        return end
    around = (end.heading - start.heading + 180) % 360 - 180
    return Aim(
        start.x + (end.x - start.x) * share,
        start.y + (end.y - start.y) * share,
        start.z + (end.z - start.z) * share,
        start.heading + around * share,
        start.rise + (end.rise - start.rise) * share,
    )


def missing_turn(axes: Vector, wanted: Vector) -> Vector:
    """The rotation, about an axis and in radians, that brings axes (rows) to those wanted.

    >>> missing_turn(np.eye(3), Aim(0, 0, 0, 90).axes).round(3).tolist()
    [0.0, 0.0, 1.571]
    """
    turn = (axes.T @ wanted).tolist()
    # Half the sum of the cross products is the sine times the axis.
    sine = [(turn[i - 2][i - 1] - turn[i - 1][i - 2]) / 2 for i in range(3)]
    size = hypot(*sine)
    if size < 1e-9:
        return np.zeros(3)
    cosine = (turn[0][0] + turn[1][1] + turn[2][2] - 1) / 2
    return np.array(sine) * (atan2(size, cosine) / size)
