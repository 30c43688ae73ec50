"""Positions for the judge: grown by legal play, thrown together, and laid on the knife's edge."""

from __future__ import annotations

from math import cos, hypot, pi, sin, sqrt


def request(pillars, roads, move, options=None):
    """A request from pillars {id: (owner, x, y, h, junction)} and roads {id: (owner, a, b)}."""
    state = {
        "pillars": [
            {"id": i, "owner": o, "x": x, "y": y, "h": h, "junction": j}
            for i, (o, x, y, h, j) in pillars.items()
        ],
        "roads": [{"id": i, "owner": o, "a": a, "b": b} for i, (o, a, b) in roads.items()],
    }
    made = {"state": state, "move": move}
    return {**made, "options": options} if options else made


def scattered(chance, roads, *, width=200):
    """A request thrown together: any roads anywhere, a base among them, a move in some reach."""
    pillars, laid = {}, {}
    for n in range(roads):
        owner, x, y = chance.choice(("P1", "P2")), half(chance, width), half(chance, width)
        h, angle, length = chance.randint(1, 5), chance.random() * 2 * pi, chance.uniform(85, 114)
        a, b = f"p{n}a", f"p{n}b"
        pillars[a] = (owner, x, y, h, chance.random() < 0.2)
        far = grid(x + length * cos(angle)), grid(y + length * sin(angle))
        if chance.random() < 0.15:
            ends = [a, list(far)]
            chance.shuffle(ends)
            laid[f"r{n}"] = (owner, *ends)
        else:
            step = chance.choice((-1, 1, 1, 0, 2))
            pillars[b] = (owner, *far, max(1, h + step), chance.random() < 0.2)
            laid[f"r{n}"] = (owner, a, b)
    base = chance.choice(list(pillars))
    return request(pillars, laid, move_from(chance, pillars, base), chance_options(chance))


def move_from(chance, pillars, base):
    """Some move from a base, mostly near the reachable ring."""
    owner, x, y, h, _ = pillars[base]
    player = owner if chance.random() < 0.9 else "P1"
    angle, length = chance.random() * 2 * pi, chance.uniform(92, 115)
    far = grid(x + length * cos(angle)), grid(y + length * sin(angle))
    move = {"player": player, "base": base}
    if chance.random() < 0.2:
        move["exit"] = list(far)
    else:
        k = max(0, h + chance.choice((-1, 1, 1, -1, 0, 2, -2)))
        junction = chance.random() < 0.3
        move["pillar"] = {"x": far[0], "y": far[1], "h": k, "junction": junction}
    if chance.random() < 0.2:
        supply = {"grey": 4, "yellow": 1, "roads": 1, "cars": 2}
        move["supply"] = {key: chance.randint(0, most) for key, most in supply.items()}
    return move


def chance_options(chance):
    """Options, the default ones half of the time."""
    if chance.random() < 0.5:
        return None
    return {
        "scope": chance.choice(("road", "crossing_point")),
        "pillars_under_roads": chance.choice(("allow", "forbid")),
        "joint_rule": chance.choice(("on", "off")),
        "junction_roads": chance.choice(("unlimited", 3)),
    }


def crowded(chance):
    """A table of thirty to sixty roads, far more than a game has, and a build among them."""
    return scattered(chance, chance.randint(30, 60), width=chance.choice((300, 450, 700)))


def knife_edge(chance):
    """A request in which something is exactly, or a tenth of a millimetre, at its limit."""
    kinds = (clearance_edge, cover_edge, under_edge, end_edge, reach_edge, beside_edge, tip_edge,
             steep_edge, joint_edge, blocking_edge)  # fmt: skip
    return chance.choice(kinds)(chance)


TURNS = ((1.0, 0.0), (0.6, 0.8), (0.8, 0.6), (0.28, 0.96), (0.0, 1.0))


def turned(chance, places):
    """Places of multiples of 2.5 mm turned by an angle with rational sine, on the grid."""
    c, s = chance.choice(TURNS)
    return [(grid(x * c - y * s), grid(x * s + y * c)) for x, y in places]


def nudged(chance, place):
    """The place or one a tenth beside it."""
    return tuple(grid(part + chance.choice((-0.1, 0, 0, 0.1))) for part in place)


def clearance_edge(chance):
    """Two roads crossing at about the least air, by heights and places near equality."""
    x = chance.randint(5, 95)
    a, b, s, e = turned(chance, [(0, 0), (100, 0), (x, -50), (x + chance.randint(-9, 9) * 5, 50)])
    h = chance.randint(1, 3)
    pillars = {
        "a": ("P2", *a, h, False),
        "b": ("P2", *nudged(chance, b), h + chance.choice((-1, 1)) if h > 1 else 2, False),
        "s": ("P1", *nudged(chance, s), chance.randint(1, 4), False),
    }
    k = max(1, pillars["s"][3] + chance.choice((-1, 1)))
    end = nudged(chance, e)
    move = {"player": "P1", "base": "s"}
    move["pillar"] = {"x": end[0], "y": end[1], "h": k, "junction": False}
    return request(pillars, {"B": ("P2", "a", "b")}, move)


def cover_edge(chance):
    """A pillar at about 14.5 mm from the new road, or 19 mm from the new pillar."""
    x, y = chance.choice(((50, 14.5), (50, -14.5), (-14.5, 0), (119, 0), (100, 19), (110, 14.5)))
    s, e, p = turned(chance, [(0, 0), (100, 0), (x, y)])
    pillars = {"s": ("P1", *s, 2, False), "p": ("P2", *nudged(chance, p), 1, False)}
    end = nudged(chance, e)
    move = {"player": "P1", "base": "s"}
    if chance.random() < 0.3:
        move["exit"] = list(end)
    else:
        move["pillar"] = {"x": end[0], "y": end[1], "h": 3, "junction": False}
    return request(pillars, {}, move)


def under_edge(chance):
    """A new pillar under or beside a sloping road at about the least air."""
    y = chance.choice((0, 5, 14.5, -14.5))
    a, b, q, s = turned(chance, [(0, 0), (100, 0), (chance.randint(0, 20) * 5, y), (50, -95)])
    h = chance.randint(2, 6)
    pillars = {
        "a": ("P2", *a, h, False),
        "b": ("P2", *nudged(chance, b), h + chance.choice((-1, 1)), False),
        "s": ("P1", *s, max(1, h - chance.randint(0, 3)), True),
    }
    q = nudged(chance, q)
    k = max(1, h - chance.randint(-1, 2))
    move = {"player": "P1", "base": "s"}
    move["pillar"] = {"x": q[0], "y": q[1], "h": k, "junction": True}
    return request(pillars, {"B": ("P2", "a", "b")}, move, chance_options(chance))


def end_edge(chance):
    """A new road that ends on, or a tenth beside, a rival centre-line or its ground tip."""
    t = chance.randint(0, 20) / 20
    a, b, on, s = turned(chance, [(0, 0), (100, 0), (100 * t, 0), (100 * t, -100)])
    end = nudged(chance, on)
    h = chance.randint(3, 6)
    tip = chance.random() < 0.4
    pillars = {"a": ("P2", *a, 1 if tip else h, False), "s": ("P1", *s, 2, False)}
    if not tip:
        pillars["b"] = ("P2", *b, h + 1, False)
    move = {"player": "P1", "base": "s"}
    move["pillar"] = {"x": end[0], "y": end[1], "h": chance.choice((1, 3)), "junction": False}
    return request(pillars, {"B": ("P2", "a", list(b) if tip else "b")}, move)


def reach_edge(chance):
    """A build at about the longest or the shortest reach."""
    rise = chance.randint(-4, 4)
    longest = sqrt(114**2 - (10 * rise) ** 2)
    length = longest - chance.choice((0, 0, 9.5, 19))
    angle = chance.choice((0, pi / 2, chance.random() * 2 * pi))
    end = grid(length * cos(angle)), grid(length * sin(angle))
    pillars = {"s": ("P1", 0, 0, 5, False)}
    end = nudged(chance, end)
    move = {"player": "P1", "base": "s"}
    move["pillar"] = {"x": end[0], "y": end[1], "h": 5 + rise, "junction": True}
    assert hypot(*end) > 0
    return request(pillars, {}, move)


def beside_edge(chance):
    """A road laid beside or on another's line, bodies touching or a tenth off, of any length."""
    long, gap = chance.choice((20, 100, 300)), chance.choice((0, 5, 10, 10, 14.5))
    start = chance.choice((-110, -100, -15, 0, 10, 50, 105, 110))
    a, b, s, e = turned(chance, [(0, 0), (long, 0), (start, gap), (start + 100, gap)])
    h, k = chance.randint(1, 3), chance.randint(1, 3)
    pillars = {"a": ("P2", *a, 1, False), "s": ("P1", *nudged(chance, s), h, False)}
    ends = ["a", list(b)]
    if chance.random() < 0.6:
        pillars["b"] = ("P2", *b, chance.randint(1, 4), False)
        ends[1] = "b"
    move = {"player": "P1", "base": "s"}
    if chance.random() < 0.3:
        move["exit"] = list(nudged(chance, e))
    else:
        x, y = nudged(chance, e)
        move["pillar"] = {"x": x, "y": y, "h": k, "junction": k > 1 and chance.random() < 0.5}
    return request(pillars, {"B": ("P2", *ends)}, move, chance_options(chance))


def tip_edge(chance):
    """An exit whose tip lies on, under or beside another tip, road or base."""
    place = chance.choice(((0, 0), (5, 0), (0, 5), (10, 0), (0, 10), (5, 5), (-5, 0), (0, -5)))
    far = chance.choice(((100, 0), (0, 100), (80, 60), (-60, 80), (5, 0), (100, 5)))
    (q, s, t, a) = turned(chance, [place, (place[0], place[1] - 105), (0, 0), far])
    h = chance.choice((1, 1, 2, 3))
    pillars = {"s": ("P1", *s, 1, False), "a": ("P2", *a, h, False)}
    laid = {"B": ("P2", "a", list(t))}
    if chance.random() < 0.5:
        x, y = nudged(chance, (s[0] + 50, s[1]))
        pillars["c"] = ("P1", x, y, chance.randint(1, 3), False)
        laid["C"] = ("P1", list(nudged(chance, q)), "c")
    move = {"player": "P1", "base": "s", "exit": list(nudged(chance, q))}
    return request(pillars, laid, move, chance_options(chance))


def steep_edge(chance):
    """Rises up to more than a stick's length over hardly any ground, above other roads."""
    h, rise = chance.randint(1, 13), chance.randint(-12, 12)
    run = chance.choice((0, 0.1, 5, 10.9, 11, 18.9, 19, 19.1, 20, 29.9, 30, 54.7, 54.8))
    s, q, a, b = turned(chance, [(0, 0), (run, 0), (run / 2, -50), (run / 2, 50)])
    pillars = {"s": ("P1", *s, h, chance.random() < 0.5)}
    laid = {}
    for n in range(chance.randint(0, 2)):
        at = chance.randint(1, 13)
        pillars[f"a{n}"] = ("P2", *nudged(chance, a), at, False)
        pillars[f"b{n}"] = ("P2", *nudged(chance, b), max(1, at + chance.randint(-9, 9)), False)
        laid[f"B{n}"] = ("P2", f"a{n}", f"b{n}")
    move = {"player": "P1", "base": "s"}
    move["pillar"] = {"x": q[0], "y": q[1], "h": max(0, h + rise), "junction": True}
    return request(pillars, laid, move, chance_options(chance))


def joint_edge(chance):
    """Roads that leave a base at about the sharpest angle, on both sides of it."""
    angle = chance.random() * 2 * pi
    pillars = {"s": ("P1", 0, 0, 2, chance.random() < 0.7)}
    laid = {}
    for n in range(chance.randint(1, 4)):
        apart = (1.1085 + chance.uniform(-0.002, 0.002)) * (1 + n // 2)
        at = angle + chance.choice((-1, 1)) * apart
        far = grid(100 * cos(at)), grid(100 * sin(at))
        pillars[f"p{n}"] = ("P1", *far, chance.randint(1, 3), False)
        laid[f"r{n}"] = ("P1", "s", f"p{n}") if chance.random() < 0.5 else ("P1", f"p{n}", "s")
    move = {"player": "P1", "base": "s"}
    x, y = grid(103 * cos(angle)), grid(103 * sin(angle))
    move["pillar"] = {"x": x, "y": y, "h": chance.choice((1, 3)), "junction": False}
    return request(pillars, laid, move, chance_options(chance))


def blocking_edge(chance):
    """Others over and under the road to be crossed: there, 5 mm beside it, at its ends."""
    x = chance.choice((20, 50, 80))
    aside = chance.choice((0, 4.9, 5, 5.1, -5, 30))
    places = [(0, 0), (100, 0), (x, -50), (x, 50), (x + aside, -60), (x + aside, 60), (0, -100)]
    a, b, s, q, c, d, e = turned(chance, places)
    pillars = {
        "a": ("P2", *a, 3, False), "b": ("P2", *b, 4, False), "s": ("P1", *s, 1, False),
        "c": ("P1", *nudged(chance, c), chance.randint(1, 6), False),
        "d": ("P1", *nudged(chance, d), chance.randint(1, 6), False),
        "e": ("P2", *e, chance.randint(1, 5), False),
    }  # fmt: skip
    ends = chance.choice((("c", "d"), ("d", "c"), ("c", "b"), ("a", "d"), ("e", "a"), ("e", "d")))
    laid = {"B": ("P2", "a", "b"), "C": (chance.choice(("P1", "P2")), *ends)}
    h = chance.choice((1, 6))
    pillars["s"] = ("P1", *s, h, False)
    move = {"player": "P1", "base": "s", "pillar": {"x": q[0], "y": q[1], "h": h + 1}}
    return request(pillars, laid, move, {"scope": chance.choice(("road", "crossing_point"))})


def half(chance, width):
    return chance.randint(-width, width) / 2


def grid(length):
    """A length in mm on the grid of tenths."""
    return round(length * 10) / 10
