"""Sweeps a hand through tables at random and reads what fell a second way.

    python tools/sweeps.py [COUNT [SEED]]

The program's verdict (hands/fallen.py) stands beside one read from points sampled on every piece:
does one touch the table, hang lower, stand askew, or lie away from what bore it. Where they
differ though nothing is near a threshold the line begins with !!, and the exit status is 1.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from highway3d.tokyo import GAME
from highway3d.tokyo.hands import fallen
from highway3d.tokyo.hands.physics import solids
from highway3d.tokyo.hands.physics.bodies import Bodies, Held
from highway3d.tokyo.hands.physics.grip import HOLDS, Aim
from highway3d.tokyo.hands.physics.passing import Passing
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.scene.pieces.poses import standing

CM = {"disc": (1.9, 1.9, 1.0), "road": (11.4, 1.0, 0.2), "car": (1.2, 0.6, 0.6)}
"""Length, width and height of each kind of piece, written down once more."""
SLACK = {"foot": 0.01, "sunk": 0.01, "lean": 0.5, "gap": 0.03}
"""How near to its threshold a measure is argued about: cm, and degrees."""
LIMITS = {"foot": 0.06, "sunk": 0.5, "lean": 30.0, "gap": 0.3}


def outline(kind: str, steps: int = 41) -> np.ndarray:
    """Points all over a piece's surface, about its middle."""
    length, width, height = CM[kind]
    x, y = np.meshgrid(np.linspace(-0.5, 0.5, 8 * steps), np.linspace(-0.5, 0.5, steps))
    x, y = x.ravel() * length, y.ravel() * width
    if kind != "car":
        beyond = np.maximum(np.abs(x) - (length - width) / 2, 0.0)
        inside = np.hypot(beyond, y) <= width / 2
        x, y = x[inside], y[inside]
        around = np.linspace(0, 2 * np.pi, 240)
        past = np.sign(np.cos(around)) * (length - width) / 2
        x = np.append(x, width / 2 * np.cos(around) + past)
        y = np.append(y, width / 2 * np.sin(around))
    faces = [np.stack((x, y, np.full_like(x, z))) for z in (-height / 2, height / 2)]
    return np.concatenate(faces, axis=1).T


def beyond(kind: str, points: np.ndarray) -> float:
    """How far the nearest of some points, seen from a piece's middle, is outside that piece."""
    length, width, height = CM[kind]
    up = np.maximum(np.abs(points[:, 2]) - height / 2, 0.0)
    if kind == "car":
        flat = np.hypot(*np.maximum(np.abs(points[:, :2]) - (length / 2, width / 2), 0.0).T)
    else:
        along = np.maximum(np.abs(points[:, 0]) - (length - width) / 2, 0.0)
        flat = np.maximum(np.hypot(along, points[:, 1]) - width / 2, 0.0)
    return float(np.hypot(flat, up).min())


OUTLINES = {kind: outline(kind) for kind in CM}


def gap(kind: str, pose: Any, other_kind: str, other: Any) -> float:
    """How far two pieces are apart, by the points of either that are nearest to the other."""
    one, two = pose.out(OUTLINES[kind]), other.out(OUTLINES[other_kind])
    return min(beyond(other_kind, other.into(one)), beyond(kind, pose.into(two)))


def measures(solid: Any, pose: Any, table: Any, now: Any) -> dict[str, float]:
    """What decides whether a road or car has fallen, read from its points."""
    points = OUTLINES[solid.kind]
    if any(solid.tips):
        side = 1 if solid.tips[0] else -1
        points = points[points[:, 0] * side > 0]
    before, after = solid.pose.out(points)[:, 2], pose.out(points)[:, 2]
    upright = float(np.clip(solid.pose.axes[2] @ pose.axes[2], -1, 1))
    gaps = [
        gap(solid.kind, pose, table[name].kind, now.get(name, table[name].pose))
        for name in solid.on
    ]
    return {
        "foot": float(after.min()),
        "sunk": float((before - after).max()),
        "lean": float(np.degrees(np.arccos(upright))),
        "gap": max(gaps, default=0.0),
    }


def has_fallen(read: dict[str, float]) -> bool:
    """The second verdict."""
    hangs = any(read[name] > LIMITS[name] for name in ("sunk", "lean", "gap"))
    return hangs or read["foot"] < LIMITS["foot"]


def is_argued(read: dict[str, float]) -> bool:
    """Tells whether a measure is so near to its threshold that either verdict will do."""
    return any(abs(read[name] - LIMITS[name]) < slack for name, slack in SLACK.items())


def position(chance: Random) -> Any:
    """A position of a random game."""
    state = GAME.rules.new(Options(), 2, 0)
    for _ in range(chance.randint(4, 14)):
        after = GAME.rules.apply(state, GAME.rules.random_move(state, chance))
        if after.outcome is not None:
            break
        state = after
    return state


def sweep(chance: Random, bodies: Bodies) -> None:
    """Leads a piece through some piece of the table, sometimes lets it go, and waits."""
    target = chance.choice([one for one in bodies.table.values() if one.kind != "disc"])
    kind, x, y, z = chance.choice(("disc", "road", "car")), *target.pose.origin.tolist()
    heading, height = chance.uniform(0, 360), z + chance.uniform(-0.4, 0.6)
    way = np.radians(chance.uniform(0, 360))
    dx, dy = 8 * np.cos(way), 8 * np.sin(way)
    hold = HOLDS[chance.choice(list(HOLDS))]
    tall = max(one.pose.origin[2] for one in bodies.table.values()) + 3
    start = Aim(x - dx, y - dy, tall, heading)
    bodies.take(Held(kind, chance.randint(1, 3) if kind == "disc" else 1), start, hold)
    passing = Passing()
    low = start._replace(z=max(height, 0.6))
    for goal, seconds in ((low, 0.8), (low._replace(x=x + dx, y=y + dy), 0.9)):
        for _ in passing.frame(bodies, goal, hold.speed, seconds, steady=chance.random() < 0.2):
            pass
    if chance.random() < 0.5:
        bodies.let_go()
    passing.let_go(bodies)
    passing.rest(bodies)


def main(count: int, seed: int) -> int:
    """Prints a line for each sweep in which something fell or the two verdicts differ."""
    told: Counter[str] = Counter()
    for number in range(count):
        chance = Random(f"{seed} {number}")
        state = position(chance)
        table = solids.solids(standing(state.highway))
        bodies = Bodies(table, (90.0, 60.0))
        sweep(chance, bodies)
        now = bodies.knocked()
        ours = {one.name for one in fallen.findings(table, now) if one.lie.is_fallen}
        reads = {
            name: measures(table[name], pose, table, now)
            for name, pose in now.items() if table[name].kind != "disc"
        }  # fmt: skip
        theirs = {name for name, read in reads.items() if has_fallen(read)}
        differ = ours ^ theirs
        plain = [name for name in differ if not is_argued(reads[name])]
        debts = [sum(table[name].seat != state.turn for name in names) for names in (ours, theirs)]
        told["sweeps"] += 1
        told["with something free"] += bool(now)
        told["with something fallen"] += bool(ours)
        told["pieces fallen"] += len(ours)
        told["debts equal"] += debts[0] == debts[1]
        told["argued"] += bool(differ) and not plain
        told["differing"] += bool(plain)
        for name in differ:
            print("!!" if name in plain else "  ", number, name, name in ours, reads[name])
        bodies.close()
    print(", ".join(f"{value} {name}" for name, value in told.items()))
    return 1 if told["differing"] else 0


if __name__ == "__main__":
    asked = [int(word) for word in sys.argv[1:]] or [300]
    raise SystemExit(main(asked[0], asked[1] if len(asked) > 1 else 0))
