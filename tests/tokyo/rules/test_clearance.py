"""Whether two roads leave air enough between them, against polygons cut in fractions."""

from __future__ import annotations

from random import Random

import pytest

from highway3d.tokyo.rules.clearance import _bodies_too_near, _ends_apart, _strips_apart, too_near
from highway3d.tokyo.rules.geometry import Stick, crosses
from tests.tokyo.reference import Line, touch

TURNS = [(1, 0), (0, 1), (-1, 0), (0.6, 0.8), (-0.8, 0.6), (0.28, 0.96), (-0.6, -0.8)]


def second_opinion(a, b):
    return touch(*(Line((s.x0, s.y0), s.z0, s.tip0, (s.x1, s.y1), s.z1, s.tip1) for s in (a, b)))


def turned(stick, turn):
    """The stick turned by an angle of rational sine; lengths must be multiples of 25."""
    c, s = turn
    places = [(stick.x0, stick.y0), (stick.x1, stick.y1)]
    (x0, y0), (x1, y1) = [(x * c - y * s, x * s + y * c) for x, y in places]
    whole = [round(part) for part in (x0, y0, x1, y1)]
    assert whole == pytest.approx([x0, y0, x1, y1], abs=1e-6), "the turn leaves the grid"
    return stick._replace(x0=whole[0], y0=whole[1], x1=whole[2], y1=whole[3])


def lifted(stick, by):
    return stick._replace(z0=stick.z0 + by, z1=stick.z1 + by)


LOW = Stick(0, 0, 100, 1000, 0, 100)
RISING = Stick(0, 0, 100, 1000, 0, 200)
TIES = {
    "level, square": (LOW, Stick(500, -500, 130, 500, 500, 130)),
    "level, askew": (LOW, Stick(300, -500, 130, 700, 500, 130)),
    "rising under a level one": (RISING, Stick(500, -500, 185, 500, 500, 185)),
    "rising under a rising one": (RISING, Stick(500, -500, 140, 500, 500, 240)),
    "level, the end of one over the other": (LOW, Stick(500, -25, 130, 500, 975, 130)),
    "level, over the table end of one": (
        LOW._replace(tip1=True), Stick(1000, -500, 130, 1000, 500, 130),
    ),
    "level, one along the other": (LOW, Stick(200, 0, 130, 800, 0, 130)),
    "level, touching in plan at one side": (LOW, Stick(200, 100, 130, 800, 100, 130)),
    "level, touching in plan at one corner": (LOW, Stick(1100, 100, 130, 2100, 100, 130)),
    "rising, over its prolonged end": (RISING, Stick(1050, -500, 235, 1050, 500, 235)),
}  # fmt: skip


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("tie", TIES)
def test_exactly_three_millimetres_are_enough(tie, turn):
    low, high = (turned(stick, turn) for stick in TIES[tie])
    assert not too_near(low, high)
    assert not too_near(high, low)
    assert not second_opinion(low, high)
    assert not _bodies_too_near(low, high)


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("tie", TIES)
def test_a_tenth_less_than_three_millimetres_is_too_near(tie, turn):
    low, high = (turned(stick, turn) for stick in TIES[tie])
    assert too_near(low, lifted(high, -1))
    assert too_near(lifted(high, -1), low)
    assert second_opinion(low, lifted(high, -1))
    assert _bodies_too_near(low, lifted(high, -1))


@pytest.mark.parametrize("turn", TURNS)
def test_bodies_that_do_not_meet_in_plan_are_never_too_near(turn):
    touching, apart = (Stick(200, y, 100, 800, y, 100) for y in (100, 125))
    assert too_near(turned(LOW, turn), turned(touching, turn))
    assert not too_near(turned(LOW, turn), turned(apart, turn))


def test_a_tenth_of_a_millimetre_between_two_bodies_is_enough_in_plan():
    assert too_near(LOW, Stick(200, 100, 100, 800, 100, 100))
    assert not too_near(LOW, Stick(200, 101, 100, 800, 101, 100))


def test_a_stick_that_ends_on_the_table_has_no_body_beyond_its_tip():
    ramp = Stick(0, 0, 100, 1000, 0, 0, tip1=True)
    beyond = Stick(1051, -500, 0, 1051, 500, 0)
    assert not too_near(ramp, beyond)
    assert too_near(ramp._replace(tip1=False), beyond._replace(x0=1100, x1=1100))


def test_a_stick_without_length_is_never_too_near():
    assert not too_near(Stick(500, 0, 100, 500, 0, 100), LOW)
    assert not too_near(LOW, Stick(500, 0, 100, 500, 0, 100))


def thrown(chance):
    """Two sticks near each other, at about the least air, often at each other's ends."""
    height = chance.randint(0, 5) * 100
    a = Stick(
        0,
        0,
        height,
        chance.randint(900, 1140),
        chance.randint(-300, 300),
        max(0, height + chance.choice((-100, 0, 100, 300))),
        False,
        chance.random() < 0.2,
    )
    at = chance.random() if chance.random() < 0.5 else chance.choice((0, 1))
    x, y = round(a.x1 * at), round(a.y1 * at)
    reach = chance.choice((30, 90, 150, 600))
    x0, y0 = x + chance.randint(-reach, reach), y + chance.randint(-reach, reach)
    x1, y1 = (part + chance.randint(-1000, 1000) for part in (x0, y0))
    z0, z1 = (max(0, height + chance.randint(-150, 150)) for _ in range(2))
    b = Stick(x0, y0, z0, x1, y1 + (x0 == x1 and y0 == y1), z1, chance.random() < 0.2)
    return a, b


@pytest.mark.slow
def test_thousands_of_sticks_thrown_at_each_other_are_decided_as_with_fractions():
    wrong, found = [], {True: 0, False: 0}
    for seed in range(2500):
        a, b = thrown(Random(seed))
        right = second_opinion(a, b)
        found[right] += 1
        if too_near(a, b) != right:
            wrong.append(seed)
    assert min(found.values()) > 500
    assert wrong == []


def test_the_short_cuts_agree_with_the_bodies_wherever_they_decide():
    used = {"strips": 0, "ends": 0}
    for seed in range(4000):
        a, b = thrown(Random(seed))
        if _strips_apart(a, b):
            used["strips"] += 1
            assert not _bodies_too_near(a, b)
        elif _ends_apart(a, b):
            used["ends"] += 1
            assert _bodies_too_near(a, b) == crosses(a, b)
    assert min(used.values()) > 100
