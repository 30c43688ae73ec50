"""Pieces as bodies: what stands stays, what is struck falls, and the same every time."""

from __future__ import annotations

import re
from math import hypot
from pathlib import Path
from random import Random

import numpy as np
import pytest

from highway3d import catalogue
from highway3d.table.record import from_json
from highway3d.tokyo import GAME
from highway3d.tokyo.hands import fallen
from highway3d.tokyo.hands.physics.bodies import HAND, Held
from highway3d.tokyo.hands.physics.grip import HOLDS, Aim
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.scene.pieces.poses import CarAt, PillarAt, RoadAt, Standing, standing
from tests.tokyo.hands.physics.conftest import EXTENT
from tests.tokyo.late_game import late_game

RECORDS = Path(__file__).parents[3]
ROAD = Standing(
    (PillarAt("B1", 0, 0, 3), PillarAt("B2", 10.36, 0, 4)),
    (RoadAt("B1-B2", 1, (0, 0, 3), (10.36, 0, 4)),),
    (CarAt("B1-B2@35%", 1, "B1-B2", 0.35), CarAt("B1-B2@60%", 1, "B1-B2", 0.6)),
)
SEVEN = Standing((PillarAt("B1", 0, 0, 7),))
SHARP_AND_STEEP = Standing(
    (
        PillarAt("A1", 0, 0, 2), PillarAt("A2", 10.36, 0, 3), PillarAt("A3", 5.76, 9.27, 2),
        PillarAt("B1", -10, -10, 1), PillarAt("B2", -10, -0.32, 5, junction=True),
        PillarAt("B3", -10, -19.68, 5, junction=True),
    ),
    (
        RoadAt("A1-A2", 0, (0, 0, 2), (10.36, 0, 3)),
        RoadAt("A2-A3", 0, (10.36, 0, 3), (5.76, 9.27, 2)),
        RoadAt("B1-B2", 1, (-10, -10, 1), (-10, -0.32, 5)),
        RoadAt("B1-B3", 1, (-10, -10, 1), (-10, -19.68, 5)),
    ),
)  # fmt: skip


def swept(bodies, start, end, *, kind="road", speed=26.0, hold="child", ticks=1000):
    """Leads a piece through the table and tells how every road and car then lies."""
    bodies.take(Held(kind), start, HOLDS[hold])
    bodies.goal = end
    for _ in range(ticks):
        bodies.tick(speed / 600)
    return {one.name: one.lie for one in fallen.findings(bodies.table, bodies.poses())}


def dropped(bodies, held, aim):
    """Lets a piece go where it is held, and waits until all is at rest."""
    bodies.take(held, aim, HOLDS["normal"])
    bodies.tick()
    names = bodies.let_go()
    while not bodies.is_at_rest and bodies.ticks < 1200:
        bodies.tick()
    return [bodies.pose(name) for name in names]


@pytest.mark.parametrize(
    ("height", "lie"),
    [(4.8, None), (0.5, fallen.Lie.NUDGED), (2.5, fallen.Lie.TABLE)],
    ids=["above the road misses", "at the foot nudges", "at the top fells"],
)
def test_a_stick_swept_at_three_heights(laid, height, lie):
    bodies = laid(ROAD._replace(cars=()))
    lies = swept(bodies, Aim(0, -9, height, 90), Aim(0, -5.2, height, 90), speed=8.0)
    assert lies.get("B1-B2") == lie


def test_a_road_that_falls_takes_its_cars_with_it(laid):
    lies = swept(laid(ROAD), Aim(5.2, -9, 3.7, 90), Aim(5.2, 9, 3.7, 90))
    assert {name for name, lie in lies.items() if lie.is_fallen} == {piece.name for piece in (
        *ROAD.roads, *ROAD.cars)}  # fmt: skip


def test_a_pillar_of_seven_pushed_at_its_foot_comes_free_as_a_whole(laid):
    bodies = laid(SEVEN)
    swept(bodies, Aim(0, -6, 0.5, 90), Aim(0, 1.2, 0.5, 90), kind="car", speed=3.0)
    assert {name for name in bodies.awake if name != HAND} == set(bodies.table)


def test_a_pillar_of_seven_pushed_at_its_top_loses_its_top_alone(laid):
    bodies = laid(SEVEN)
    swept(bodies, Aim(0, -6, 6.5, 90), Aim(0, 1.2, 6.5, 90), kind="car")
    assert [name for name in bodies.awake if name != HAND] == ["B1:6"]
    assert bodies.pose("B1:6").origin[2] < 1


def test_the_same_sweep_and_drop_end_the_same_in_twenty_runs(laid):
    ends = set()
    for _ in range(20):
        bodies = laid(ROAD)
        swept(bodies, Aim(4, -8, 3.6, 70), Aim(6, 8, 3.6, 70), hold="tweezers", ticks=450)
        bodies.let_go()
        for _ in range(150):
            bodies.tick()
        lies = tuple(fallen.findings(bodies.table, bodies.poses()))
        ends.add((lies, *(pose.origin.tobytes() for pose in bodies.poses().values())))
        bodies.close()
    assert len(ends) == 1


def test_a_stack_let_go_low_stands_and_one_let_go_lying_does_not(laid):
    upright = dropped(laid(Standing()), Held("disc", 5), Aim(0, 0, 2.6))
    assert max(hypot(*pose.origin[:2]) for pose in upright) < 0.1
    leaning = dropped(laid(Standing()), Held("disc", 5), Aim(0, 0, 4.5, 0, 60))
    assert max(hypot(*pose.origin[:2]) for pose in leaning) > 1


def test_a_late_game_stands_idle_for_a_minute_and_nothing_wakes(laid):
    bodies = laid(late_game())
    for _ in range(36_000):
        bodies.tick()
    assert not bodies.awake
    drift = [np.abs(bodies.pose(name).origin - solid.pose.origin).max()
             for name, solid in bodies.table.items()]  # fmt: skip
    assert max(drift) < 0.05


def last_tables():
    """The last position of every recorded game."""
    for record in sorted(RECORDS.glob("records/*tokyo*.json")):
        session = from_json(record.read_bytes(), catalogue.game)
        yield pytest.param(standing(session.line()[-1].state.highway), id=record.stem)
    state = GAME.rules.new(Options(), 2, 0)
    played = (RECORDS / "playthroughs/tokyo.txt").read_text(encoding="utf-8")
    for move in re.findall(r"^ *\d+ [AB] (.+?) \|", played, re.MULTILINE):
        state = GAME.rules.apply(state, GAME.rules.parse(move))
    assert len(state.highway.roads) > 10
    yield pytest.param(standing(state.highway), id="playthrough")
    yield pytest.param(SHARP_AND_STEEP, id="sharp and steep")


@pytest.mark.parametrize("table", list(last_tables()))
def test_a_legal_table_stands_untouched_for_a_minute(laid, table):
    bodies = laid(table)
    for _ in range(36_000):
        bodies.tick()
    assert not bodies.awake
    assert bodies.quiet == 36_000


def test_sharp_turns_and_steep_junctions_stand_even_when_everything_is_free(laid):
    bodies = laid(SHARP_AND_STEEP)
    bodies.wake({name for name, solid in bodies.table.items() if solid.kind == "disc"})
    for _ in range(1200):
        bodies.tick()
    found = fallen.findings(bodies.table, bodies.poses())
    assert len(found) == len(SHARP_AND_STEEP.roads)
    assert not [one for one in found if one.lie.is_fallen]


def test_two_hundred_throws_leave_nothing_off_the_table_under_it_or_torn(laid):
    chance, width, depth = Random(6), *EXTENT
    for _ in range(200):
        bodies = laid(ROAD)
        kind = chance.choice(("disc", "road", "car"))
        aim = Aim(chance.uniform(-6, 16), chance.uniform(-8, 8), chance.uniform(2, 9),
                  chance.uniform(0, 360), chance.uniform(-60, 60))  # fmt: skip
        bodies.take(Held(kind, chance.randint(1, 4) if kind == "disc" else 1), aim, HOLDS["normal"])
        for name in bodies.let_go():
            speed = [chance.uniform(-150, 150) for _ in range(3)]
            bodies.throw(name, (speed[0], speed[1], speed[2]), chance.uniform(-20, 20))
        for _ in range(120):
            bodies.tick()
        for pose in bodies.poses().values():
            x, y, z = pose.origin
            assert abs(x) < 2.5 * width
            assert abs(y) < 2.5 * depth
            assert z > 0
            assert np.abs(pose.axes @ pose.axes.T - np.eye(3)).max() < 1e-3
        bodies.close()
