"""The plan geometry against plain fractions, on segments laid to deceive."""

from __future__ import annotations

from fractions import Fraction
from math import isqrt
from random import Random

import pytest

from highway3d.tokyo.rules.components import COVER_DISTANCE
from highway3d.tokyo.rules.geometry import (
    HEIGHT_LIMIT,
    LEVEL,
    LIMIT,
    Network,
    Stick,
    crossing_signs,
    gap,
    meeting,
    root_sign,
    roots_sign,
    rows_of,
    within,
)

DIRECTIONS = [
    (3, 4), (4, -3), (1, 0), (0, 1), (5, 12), (20, 21), (1, 1), (2, 1), (7, 1), (999, 998)
]  # fmt: skip
BATCHES, OTHERS = 200, 100


def plain_sign(a, b):
    """How a crosses b, by solving for the two parts in fractions; 0 where it does not."""
    (ax, ay), (bx, by) = a.run, b.run
    turn = ax * by - ay * bx
    if turn == 0:
        return 0
    t = Fraction((b.x0 - a.x0) * by - (b.y0 - a.y0) * bx, turn)
    s = Fraction((b.x0 - a.x0) * ay - (b.y0 - a.y0) * ax, turn)
    if not (0 < t < 1 and 0 < s < 1):
        return 0
    difference = a.z0 + a.rise * t - b.z0 - b.rise * s
    return LEVEL if difference == 0 else 1 if difference > 0 else -1


def plain_distance2(x, y, stick):
    dx, dy = stick.run
    t = min(max(Fraction((x - stick.x0) * dx + (y - stick.y0) * dy, dx * dx + dy * dy), 0), 1)
    return (stick.x0 + dx * t - x) ** 2 + (stick.y0 + dy * t - y) ** 2


def adversarial(chance):
    """A stick and a hundred others that end on it, touch it, run along it or meet it level."""
    scale = chance.choice((1, 10, 300))
    dx, dy = chance.choice(DIRECTIONS)
    steps = min(scale * chance.randint(8, 40), LIMIT // 5 // max(abs(dx), abs(dy)))
    x, y = (chance.randint(-LIMIT // 4, LIMIT // 4) for _ in range(2))
    stick = Stick(x, y, chance.randint(0, 40) * 100, x + dx * steps, y + dy * steps,
                  chance.randint(0, 40) * 100)  # fmt: skip
    return stick, [deceiver(chance, stick, (dx, dy), steps) for _ in range(OTHERS)]


def deceiver(chance, stick, direction, steps):
    """A segment whose ends lie on the stick's line, or a tenth of a millimetre off it."""

    def on_line():
        inside, anywhere = chance.randint(0, steps), chance.randint(-steps, 2 * steps)
        part = chance.choice((0, steps, inside, anywhere))
        off = chance.choice(((0, 0), (0, 0), (1, 0), (0, 1), (-1, 0), (0, -1)))
        return tuple(
            start + along * part + beside
            for start, along, beside in zip(stick[:2], direction, off, strict=True)
        )

    x0, y0 = on_line()
    if chance.random() < 0.5:
        x1, y1 = on_line()
    else:
        x1, y1 = (place + chance.randint(-3000, 3000) for place in (x0, y0))
        if chance.random() < 0.5:  # the point on the line lies inside the segment
            x0, y0 = 2 * x0 - x1, 2 * y0 - y1
    z0, z1 = (chance.choice((stick.z0, stick.z1, chance.randint(0, 4000))) for _ in range(2))
    return Stick(x0, y0, z0, x1, y1, z1)


def test_twenty_thousand_segments_laid_to_deceive_are_decided_as_in_fractions():
    wrong, seen = [], set()
    for seed in range(BATCHES):
        stick, others = adversarial(Random(seed))
        signs = crossing_signs(rows_of([stick]), rows_of(others))[0].tolist()
        right = [plain_sign(stick, other) for other in others]
        seen.update(right)
        wrong += [(seed, k) for k in range(OTHERS) if signs[k] != right[k]]
    assert BATCHES * OTHERS == 20_000
    assert seen == {0, 1, -1, LEVEL}
    assert wrong == []


def test_the_network_finds_every_crossing_that_the_whole_table_has():
    for seed in range(40):
        stick, others = adversarial(Random(seed))
        everything = crossing_signs(rows_of([stick]), rows_of(others))[0].tolist()
        right = [(k, sign) for k, sign in enumerate(everything) if sign]
        assert Network(others).crossed_by(stick) == right
        few = [(k, sign) for k, sign in right if k < 20]
        assert Network(others[:20]).crossed_by(stick) == few


def test_one_pair_is_decided_like_many():
    for seed in range(40):
        stick, others = adversarial(Random(seed))
        for other in others:
            at, right = meeting(stick, other), plain_sign(stick, other)
            assert (at is not None) == (right != 0)
            if at is not None and right != LEVEL:
                assert (gap(stick, other, at) > 0) == (right == 1)


def test_sticks_as_large_as_the_arrays_admit_do_not_overflow():
    far, high = LIMIT, HEIGHT_LIMIT
    for seed in range(500):
        chance = Random(seed)
        sticks = []
        for _ in range(2):
            x0, y0, x1, y1 = (chance.choice((-far, far)) - chance.randint(-9, 9) for _ in range(4))
            z0, z1 = chance.choice(((0, high), (high, 0), (0, 0), (high, high)))
            sticks.append(Stick(x0, y0, z0, x1, y1, z1))
        found = int(crossing_signs(rows_of(sticks[:1]), rows_of(sticks[1:]))[0, 0])
        assert found == plain_sign(*sticks)


def test_points_at_the_edge_of_a_distance_are_decided_as_in_fractions():
    wrong, tangents = [], 0
    for seed in range(BATCHES):
        chance = Random(seed)
        # 145 is the hypotenuse of many whole triangles, so tangents can lie on the grid.
        nx, ny = chance.choice(((145, 0), (87, 116), (100, 105), (17, 144), (24, 143), (0, 145)))
        steps = chance.randint(1, 12)
        x, y = (chance.randint(-LIMIT // 2, LIMIT // 2) for _ in range(2))
        stick = Stick(x, y, 0, x - ny * steps, y + nx * steps, 0)
        for k in range(OTHERS):
            part = chance.randint(-1, steps + 1) if k % 2 else chance.choice((0, steps))
            px = x - ny * part + nx + chance.choice((0, 0, -1, 1))
            py = y + nx * part + ny + chance.choice((0, 0, -1, 1))
            distance2 = plain_distance2(px, py, stick)
            tangents += distance2 == COVER_DISTANCE**2
            if within(px, py, stick, COVER_DISTANCE) != (distance2 < COVER_DISTANCE**2):
                wrong.append((seed, k))
    assert tangents > 3000
    assert wrong == []


@pytest.mark.parametrize(
    ("p", "q", "m"), [(0, 0, 5), (3, -1, 9), (-6, 2, 9), (5, -3, 3), (-5, 3, 3)]
)
def test_the_sign_of_a_number_with_one_root(p, q, m):
    value = p + q * m**0.5
    assert (root_sign(p, q, m) > 0) == (value > 1e-9)
    assert (root_sign(p, q, m) < 0) == (value < -1e-9)


def test_the_sign_of_a_number_with_two_roots_of_squares_is_that_of_a_whole_number():
    for seed in range(5000):
        chance = Random(seed)
        q, r, u, v = (chance.randint(-9, 9) for _ in range(4))
        p = -(q * abs(u) + r * abs(v)) + chance.choice((-1, 0, 0, 1))
        value = p + q * abs(u) + r * abs(v)
        if u and v:
            found = roots_sign(p, q, u * u, r, v * v)
            assert (found > 0, found < 0) == (value > 0, value < 0), (p, q, u, r, v)


def test_the_sign_of_a_number_with_two_roots_is_kept_beside_the_nearest_fractions():
    """Whole p a hair beside -(q·√m + r·√n), for lengths of sticks as they are."""
    for seed in range(2000):
        chance = Random(seed)
        m, n = (chance.randint(10**6, 10**7) for _ in range(2))
        q, r = (chance.randint(-(10**9), 10**9) for _ in range(2))
        scaled = _root40(q, m) + _root40(r, n)
        p = -(scaled // 10**40) + chance.choice((-1, 0, 1))
        whole = p * 10**40 + scaled
        assert abs(whole) > 10, "too near to tell by forty digits"
        assert (roots_sign(p, q, m, r, n) > 0) == (whole > 0)


def _root40(factor, number):
    """factor·√number, times 10**40."""
    size = isqrt(factor * factor * number * 10**80)
    return size if factor > 0 else -size
