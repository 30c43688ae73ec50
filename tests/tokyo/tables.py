"""Tables laid by hand for tests of the rules; lengths in mm."""

from __future__ import annotations

from dataclasses import replace
from math import cos, pi, sin

from highway3d.tokyo.rules.components import Supply
from highway3d.tokyo.rules.highway import Car, Highway, Pillar, Road, Tip
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.rules import TokyoRules
from highway3d.tokyo.rules.turns import Build, State
from tests.tokyo.reference import Line

RULES = TokyoRules()
PLENTY = Supply(grey=20, yellow=3, roads=9, cars=9)
SPENT = Supply(0, 0, 3, 9)
OVER = Build("A1", 500, 500, 4)
"""On ``crossable``: over both roads of B."""


def pillar(name, x, y, height, junction=False):
    """A pillar of the player whose letter its name begins with."""
    return Pillar(name, "AB".index(name[0]), round(x * 10), round(y * 10), height, junction)


def road(start, end):
    """A road from one pillar to another, named as in the game."""
    return Road(f"{start.name}-{end.name}", start.owner, start, end)


def ramp(x, y, pillar):
    """An entrance: from a tip on the table up to a pillar."""
    letter = pillar.name[0]
    return Road(f"{letter}-{pillar.name}", pillar.owner, Tip(round(x * 10), round(y * 10)), pillar)


def game(pillars, roads, cars=(), a=PLENTY, b=PLENTY, turn=0, **more):
    """A state with these pieces on the table and these supplies."""
    options = Options(**more.pop("options", {}))
    highway = Highway(tuple(pillars), tuple(roads), tuple(cars))
    return State(options, highway, (a, b), turn, **more)


def lanes(a_height=1, b_height=1, **more):
    """Two highways far from each other, each with one open end: A2 at (0, 0), B2 at (0, 200)."""
    pillars, roads = [], []
    for letter, y, height in (("A", 0, a_height), ("B", 200, b_height)):
        first, second = pillar(f"{letter}1", -104, y, height), pillar(f"{letter}2", 0, y, height)
        pillars += [first, second]
        roads += [ramp(-212, y, first), road(first, second)]
    return game(pillars, roads, **more)


def onward(seat, height, cars=()):
    """On ``lanes``: the next build of a player, straight on."""
    return Build("AB"[seat] + "2", 1035, 2000 * seat, height, cars=cars)


def crossable(**more):
    """Two roads of B side by side, low enough to be crossed over from A1 by ``OVER``."""
    b1, b2, b3, b4 = (
        pillar("B1", 0, -20, 1), pillar("B2", 100, -20, 2),
        pillar("B3", 0, 20, 1), pillar("B4", 100, 20, 2),
    )  # fmt: skip
    a1 = pillar("A1", 50, -50, 3)
    return game([a1, b1, b2, b3, b4], [road(b1, b2), road(b3, b4)], **more)


def ring(letter, first, x, y):
    """Eleven full pillars so close about a place that no road leads out between them."""
    angles = [2 * pi * n / 11 for n in range(11)]
    places = [(x + 50 * cos(angle), y + 50 * sin(angle)) for angle in angles]
    pillars = [pillar(f"{letter}{first + n}", *place, 1) for n, place in enumerate(places)]
    return pillars, [road(pillars[n - 1], pillars[n]) for n in range(11)]


def locked(height=2, **more):
    """Neither player has a legal spot: both open ends stand inside rings of full pillars."""
    pillars, roads = [], []
    for letter, x in (("A", -200), ("B", 200)):
        round_about, closed = ring(letter, 2, x, 0)
        pillars += [pillar(f"{letter}1", x, 0, height), *round_about]
        roads += closed
    few = Supply(grey=3, yellow=0, roads=5, cars=5)
    return game(pillars, roads, **{"a": few, "b": few, **more})


def cars_on(road_name, owner, count):
    """So many cars of a player on a road."""
    return [Car(road_name, owner, 100 + 5 * n) for n in range(count)]


def lines_of(highway):
    """The roads of a highway as the second opinion sees them."""
    return [
        Line((s.x0, s.y0), s.z0, s.tip0, (s.x1, s.y1), s.z1, s.tip1) for s in highway.network.sticks
    ]


def codes(state, move):
    """The faults of a move, as the record names them."""
    return [fault.code.value for fault in RULES.check(state, move)]


def played(state, *moves):
    """The state after these moves."""
    for move in moves:
        state = RULES.apply(state, move)
    return state


def waiting(**more):
    """A is out of materials with an open end of height 3, and it is B's turn."""
    state = lanes(a_height=3, a=SPENT, turn=1, **more)
    return replace(state, waiting=0)
