"""What a hand does at a table in the tests: it takes, brings, and fells."""

from __future__ import annotations

import pytest

from highway3d.tokyo.hands.phase import Phase

BEFORE = (
    "pillar 2 at -64.4 -108.4 from A1",
    "pillar 2 at 29.7 -96.4 from B1",
    "junction 2 at -62.0 -215.4 from A2",
    "pillar 1 at -62.9 -148.5 from B2",
    "pillar 3 at -164.5 -178.8 from A3",
    "junction 2 at -137.0 -220.9 from B3, cars 18.1% 81.8%",
)
"""After these B3-B4 carries two cars, and the other player has the turn."""


def rest(scene, fps=60, seconds=12):
    """Lets time pass until nothing needs another frame."""
    for _ in range(seconds * fps):
        if not scene.step(1 / fps):
            return
    pytest.fail("the table does not come to rest")


def take(scene, x, y, base=None, keys=()):
    """Aims at a place in mm and takes what is to stand there in hand."""
    if base is not None:
        scene.turn.take(base)
    for key in keys:
        scene.mode.press(key)
    scene.turn.aim(x * 10, y * 10, exact=True)
    scene.mode.take()
    assert scene.mode.hands.phase is Phase.CARRY
    return scene.mode.hands.carried


def bring(scene, x=0.0, y=0.0, z=0.3, turn=0.0):
    """Carries the piece to its lawful place, so far aside, and lets go."""
    carried = scene.mode.hands.carried
    there = carried.lawful
    carried.point(there.x + x, there.y + y, slow=False)
    carried.wanted = carried.wanted._replace(heading=there.heading + turn)
    rest(scene)
    carried.wanted = carried.wanted._replace(z=there.z + z)
    rest(scene)
    scene.mode.take()
    rest(scene)


def knock(scene, name="B3-B4", speed=(0, 30, 30), spin=4.0):
    """Sets a piece flying while another is in the hand, and lets a frame pass."""
    bodies = scene.mode.hands.bodies
    bodies.wake({name})
    bodies.throw(name, speed, spin)
    scene.step(1 / 60)
    assert scene.mode.hands.phase is Phase.CARRY


def fell(scene, fps=60):
    """Takes a pillar from A4 and leads it, low, through B3-B4."""
    carried = take(scene, -225, -95, base="A4")
    high, low = carried.start.z, carried.low + 0.6
    for x, y, z in ((-12, -14, high), (-12, -14, low), (-8, -21.5, None)):
        carried.point(x, y, slow=False)
        if z is not None:
            carried.wanted = carried.wanted._replace(z=z)
            for _ in range(2 * fps):
                scene.step(1 / fps)
    rest(scene, fps)
    assert scene.mode.hands.phase is Phase.FALLEN
    return scene.mode.hands.amends
