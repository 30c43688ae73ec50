"""How a hand holds what it carries: still when it says so, level under a road, and no creeping."""

from __future__ import annotations

from math import cos, degrees, radians, sin
from random import Random

import numpy as np
import pytest

from highway3d.tokyo.hands import fallen
from highway3d.tokyo.hands.landing import aim_of
from highway3d.tokyo.hands.physics import solids
from highway3d.tokyo.hands.physics.bodies import ASLEEP, HAND, Held
from highway3d.tokyo.hands.physics.grip import HOLDS, TICK, Aim, missing_turn
from highway3d.tokyo.scene.pieces.poses import CarAt, PillarAt, RoadAt, Standing

SLOWLY = 1.25
"""How fast a careful hand draws a stick in (cm/s)."""
OVER = 0.3
"""How high above its place the stick is drawn in (cm)."""


def bridge(low):
    """A rival's road that rises from ``low`` discs by one, across the middle of the table."""
    ends = (-5.18, 0.0, low), (5.18, 0.0, low + 1)
    pillars = (PillarAt("B1", *ends[0]), PillarAt("B2", *ends[1]))
    car = CarAt("B1-B2@80%", 1, "B1-B2", 0.8)
    return Standing(pillars, (RoadAt("B1-B2", 1, *ends),), (car,))


def away(bodies, aim):
    """How far the piece in the hand is from an aim: cm, and degrees."""
    pose = bodies.pose(HAND)
    turn = float(np.linalg.norm(missing_turn(pose.axes, aim.axes)))
    return float(np.linalg.norm(pose.origin - aim.place)), degrees(turn)


def led(bodies, goal, speed, most=9000):
    """Leads the hand to a place until it hangs still there."""
    bodies.goal = goal
    for _ in range(most):
        if bodies.is_hand_still:
            return
        bodies.tick(speed * TICK)
    pytest.fail("the hand never comes to rest")


@pytest.mark.parametrize("hold", HOLDS)
def test_a_hand_that_says_it_is_still_stays_where_it_is_led(laid, hold):
    bodies, chance = laid(Standing()), Random(4)
    bodies.take(Held("road"), Aim(0, 0, 5), HOLDS[hold])
    for _ in range(8):
        goal = Aim(chance.uniform(-9, 9), chance.uniform(-9, 9), 5, chance.uniform(0, 360))
        led(bodies, goal, HOLDS[hold].speed)
        cm, angle = away(bodies, goal)
        assert cm < 0.03
        assert angle < 0.5
        for _ in range(120):
            bodies.tick(HOLDS[hold].speed * TICK)
            cm, angle = away(bodies, goal)
            assert cm < 0.1
            assert angle < 1.0


@pytest.mark.parametrize("hold", HOLDS)
@pytest.mark.parametrize(
    ("low", "side"), [(2, -1), (3, -1), (3, 1)],
    ids=["one storey, low end first", "two storeys, low end first", "two storeys, high end first"],
)  # fmt: skip
def test_a_stick_drawn_in_slowly_under_a_road_touches_nothing(laid, hold, low, side):
    bodies, angle = laid(bridge(low)), radians(75)
    ahead, left = cos(angle), sin(angle)
    stick = RoadAt("A1-A2", 0, (-5.18 * ahead, -5.18 * left, 1), (5.18 * ahead, 5.18 * left, 2))
    place = aim_of(solids.resting(stick))
    place = place._replace(z=place.z + OVER)
    start = place._replace(x=place.x - side * 6.5 * ahead, y=place.y - side * 6.5 * left)
    bodies.take(Held("road"), start, HOLDS[hold])
    led(bodies, place, SLOWLY)
    assert not bodies.knocked()


def test_a_slow_or_steady_hand_lets_nothing_lean_and_a_quick_one_does(laid):
    leans = []
    for speed, steady in ((2.9, False), (34.0, True), (34.0, False)):
        bodies = laid(Standing())
        start = Aim(-9, 0, 5)
        bodies.take(Held("road"), start, HOLDS["tweezers"])
        bodies.goal = start._replace(x=9)
        most = 0.0
        for _ in range(400):
            bodies.tick(speed * TICK, steady=steady)
            most = max(most, away(bodies, start)[1])
        leans.append(most)
    assert max(leans[:2]) < 0.1
    assert leans[2] > 1.0


def test_sticks_lean_less_than_discs(laid):
    most = {}
    for kind in ("disc", "road"):
        bodies = laid(Standing())
        bodies.take(Held(kind), Aim(-9, 0, 5), HOLDS["normal"])
        bodies.goal = Aim(9, 0, 5)
        most[kind] = 0.0
        for _ in range(300):
            bodies.tick(HOLDS["normal"].speed * TICK)
            most[kind] = max(most[kind], away(bodies, bodies.goal)[1])
    assert most["road"] < most["disc"] / 2


def test_what_was_touched_sleeps_and_lies_to_the_last_bit_where_it_came_to_rest(laid):
    bodies = laid(bridge(2))
    bodies.take(Held("disc"), Aim(20, 20, 5), HOLDS["normal"])
    bodies.wake({"B1-B2"})
    for _ in range(3 * ASLEEP):
        bodies.tick()
    assert bodies.asleep >= {"B1-B2", "B1-B2@80%"}
    before = {name: pose.origin.tobytes() for name, pose in bodies.knocked().items()}
    for _ in range(6000):
        bodies.tick()
    after = {name: pose.origin.tobytes() for name, pose in bodies.knocked().items()}
    assert after == before
    found = fallen.findings(bodies.table, bodies.knocked())
    assert {one.lie for one in found} == {fallen.Lie.STILL}


def test_what_sleeps_wakes_when_it_is_struck(laid):
    bodies = laid(bridge(2))
    bodies.wake({"B1-B2"})
    for _ in range(3 * ASLEEP):
        bodies.tick()
    bodies.take(Held("road"), Aim(4, -9, 2.7, 90), HOLDS["child"])
    bodies.goal = Aim(4, 9, 2.7, 90)
    for _ in range(900):
        bodies.tick(26 * TICK)
        if "B1-B2" not in bodies.asleep:
            return
    pytest.fail("it sleeps on")
