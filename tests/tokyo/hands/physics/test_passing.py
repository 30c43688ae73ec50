"""How time passes on a table of bodies: the same at any number of frames, and until all lies."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from highway3d.tokyo.hands import fallen
from highway3d.tokyo.hands.physics.bodies import Held
from highway3d.tokyo.hands.physics.grip import HOLDS, Aim
from highway3d.tokyo.hands.physics.passing import CROWD, CROWDED, LONGEST, SETTLE, Passing
from highway3d.tokyo.scene.pieces.poses import PillarAt, Standing
from tests.tokyo.hands.physics.test_bodies import ROAD


def felled(bodies, kind, height, fps):
    """Leads a piece through the table at the mouse's pace; who then lies how."""
    start = Aim(4, -9, height, 90 if kind == "road" else 0)
    bodies.take(Held(kind), start, HOLDS["normal"])
    passing = Passing()
    for frame in range(1, round(1.2 * fps) + 1):
        goal = start._replace(y=-9 + min(max(frame / fps - 0.2, 0) * 20, 16))
        for _ in passing.frame(bodies, goal, HOLDS["normal"].speed, 1 / fps, steady=False):
            pass
    passing.rest(bodies)
    found = fallen.findings(bodies.table, bodies.knocked())
    return {one.name for one in found if one.lie.is_fallen}


@pytest.mark.parametrize(
    ("kind", "height"), [("disc", 4.05), ("disc", 4.35), ("disc", 4.5), ("car", 4.2)]
)
def test_near_the_limit_the_same_way_of_the_mouse_fells_the_same_at_any_frame_rate(
    laid, kind, height
):
    every = [felled(laid(ROAD), kind, height, fps) for fps in (10, 30, 60, 144)]
    assert every == every[:1] * 4


def pushed_over(bodies, discs, spin):
    """Gives a pillar of so many discs a push that is hardly enough, and lets it go."""
    names = [f"B1:{at}" for at in range(discs)]
    bodies.wake(names)
    for at, name in enumerate(names):
        bodies.throw(name, (spin * (at + 0.5), 0, 0))
    passing = Passing()
    passing.let_go(bodies)
    while not passing.is_over(bodies):
        bodies.tick()
    return bodies.pose(names[-1]).origin[2]


@pytest.mark.parametrize(("discs", "spin"), [(12, 0.6), (20, 0.3)])
def test_a_pillar_that_topples_slowly_is_judged_when_it_lies(laid, discs, spin):
    assert pushed_over(laid(Standing((PillarAt("B1", 0, 0, discs),))), discs, spin) < 2


def test_a_pillar_that_was_rocked_and_stands_is_judged_standing(laid):
    assert pushed_over(laid(Standing((PillarAt("B1", 0, 0, 12),))), 12, 0.4) > 11


@pytest.mark.parametrize(
    ("rests", "topples", "ticks", "over"),
    [
        (True, False, 5, True),
        (False, False, SETTLE - 1, False),
        (False, False, SETTLE, True),
        (False, True, SETTLE, False),
        (False, True, LONGEST, True),
    ],
)
def test_what_moves_is_judged_at_rest_or_after_two_seconds_unless_it_topples(
    rests, topples, ticks, over
):
    passing = Passing()
    passing.let_go(SimpleNamespace(ticks=100))
    table = SimpleNamespace(is_at_rest=rests, is_toppling=topples, ticks=100 + ticks)
    assert passing.is_over(table) is over


@pytest.mark.parametrize(("loose", "ticks"), [(CROWD, 60), (CROWD + 1, CROWDED)])
def test_a_crowd_in_motion_falls_more_slowly_rather_than_hold_up_the_picture(loose, ticks):
    made = []
    table = SimpleNamespace(
        awake=dict.fromkeys(range(loose + 3)), asleep={0, 1, 2}, goal=Aim(0, 0, 0), ticks=0,
        is_at_rest=False,
        tick=lambda *reach, steady: made.append(reach),
    )  # fmt: skip
    for _ in Passing().frame(table, Aim(0, 0, 0), 26.0, 0.1, steady=False):
        pass
    assert len(made) == ticks
