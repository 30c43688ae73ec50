"""What counts as fallen, as nudged, as placed: the thresholds, each from both sides."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from highway3d.shell.drawing.pose import Pose
from highway3d.shell.texts import Texts
from highway3d.tokyo import GAME
from highway3d.tokyo.hands.aftermath import aftermath
from highway3d.tokyo.hands.fallen import Finding, Lie, finding, findings
from highway3d.tokyo.hands.inspector import lie_sentence, nudged_sentence
from highway3d.tokyo.hands.landing import (
    apart,
    car_rest,
    land_car,
    land_discs,
    land_road,
    nearest_legal,
    road_at,
)
from highway3d.tokyo.hands.physics import solids
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.practice import practice_table
from highway3d.tokyo.rules.turns import State
from highway3d.tokyo.scene.pieces.poses import CarAt, PillarAt, RoadAt, Standing
from highway3d.tokyo.turn.draft import Site, judged, taken

TABLE = solids.solids(
    Standing(
        (PillarAt("B1", 0, 0, 3), PillarAt("B2", 10.36, 0, 4)),
        (RoadAt("B1-B2", 1, (0, 0, 3), (10.36, 0, 4)),),
        (CarAt("B1-B2@50%", 1, "B1-B2", 0.5),),
    )
)


def turned(pose, degrees, axis):
    """A pose turned about one of its own axes (0 forward, 1 left, 2 up)."""
    angle = np.radians(degrees)
    one, other = ((1, 2), (2, 0), (0, 1))[axis]
    axes = pose.axes.copy()
    axes[one] = pose.axes[one] * np.cos(angle) + pose.axes[other] * np.sin(angle)
    axes[other] = pose.axes[other] * np.cos(angle) - pose.axes[one] * np.sin(angle)
    return Pose(pose.origin, axes)


def moved(pose, x=0.0, y=0.0, z=0.0):
    return Pose(pose.origin + np.array((x, y, z)), pose.axes)


def lie(name, pose, **others):
    return finding(TABLE[name], pose, TABLE, {name: pose, **others}).lie


@pytest.mark.parametrize(
    ("name", "change", "verdict"),
    [
        ("B1-B2", lambda p: moved(p, y=0.08), Lie.STILL),
        ("B1-B2", lambda p: moved(p, y=0.12), Lie.NUDGED),
        ("B1-B2", lambda p: turned(p, 2, 2), Lie.NUDGED),
        ("B1-B2", lambda p: turned(p, 31, 0), Lie.TILTED),
        ("B1-B2", lambda p: moved(p, z=-0.55), Lie.BELOW),
        ("B1-B2", lambda p: moved(p, y=1.7), Lie.NUDGED),
        ("B1-B2", lambda p: moved(p, y=1.8), Lie.LOOSE),
        ("B1-B2", lambda p: moved(p, z=0.45), Lie.LOOSE),
        ("B1-B2", lambda p: moved(p, z=-3.3), Lie.TABLE),
        ("B1-B2@50%", lambda p: moved(p, x=0.2), Lie.NUDGED),
        ("B1-B2@50%", lambda p: turned(p, 32, 0), Lie.TILTED),
        ("B1-B2@50%", lambda p: turned(p, 90, 2), Lie.NUDGED),
        ("B1-B2@50%", lambda p: moved(p, y=0.7), Lie.NUDGED),
        ("B1-B2@50%", lambda p: moved(p, y=1.15), Lie.LOOSE),
        ("B1-B2@50%", lambda p: moved(p, z=-3.9), Lie.TABLE),
    ],
)
def test_a_piece_lies_as_its_pose_says(name, change, verdict):
    assert lie(name, change(TABLE[name].pose)) is verdict


def test_a_car_that_rides_on_a_nudged_road_is_nudged_with_it():
    road, car = (moved(TABLE[name].pose, y=0.3) for name in ("B1-B2", "B1-B2@50%"))
    assert lie("B1-B2@50%", car, **{"B1-B2": road}) is Lie.NUDGED


def test_a_road_that_lies_on_a_pillar_on_its_side_has_not_left_its_support():
    disc = turned(TABLE["B1:2"].pose, 80, 0)
    assert lie("B1-B2", TABLE["B1-B2"].pose, **{"B1:2": disc}) is Lie.STILL


def test_a_road_whose_pillar_lies_beside_it_has_left_its_support():
    disc = moved(turned(TABLE["B1:2"].pose, 80, 0), y=2.0)
    assert lie("B1-B2", TABLE["B1-B2"].pose, **{"B1:2": disc}) is Lie.LOOSE


def test_a_ramp_may_touch_the_table_with_its_tip_alone():
    ramp = Standing((PillarAt("B1", 0, 0, 1),), (RoadAt("B-B1", 1, (10.8, 0, 0), (0, 0, 1)),))
    table = solids.solids(ramp)
    pose = table["B-B1"].pose
    assert finding(table["B-B1"], pose, table, {}).lie is Lie.STILL
    assert finding(table["B-B1"], moved(pose, z=-1.1), table, {}).lie is Lie.TABLE


@pytest.mark.parametrize("angle", [10, 35, 90, 180])
def test_a_ramp_that_only_turned_flat_has_not_tilted(angle):
    ramp = Standing((PillarAt("B1", 0, 0, 1),), (RoadAt("B-B1", 1, (10.8, 0, 0), (0, 0, 1)),))
    table = solids.solids(ramp)
    level = Pose(table["B-B1"].pose.origin, turned_about_the_upright(table["B-B1"].pose, angle))
    assert finding(table["B-B1"], level, table, {}).lie is not Lie.TILTED


def turned_about_the_upright(pose, degrees):
    """A piece's axes after a turn about the direction that is its own up."""
    return turned(pose, degrees, 2).axes


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda p: moved(p, y=0.013), "B1-B2 was turned by 1.6°"),
        (lambda p: moved(p, y=0.23), "B1-B2 was pushed aside by 2.3 mm"),
        (lambda p: moved(p, y=1.8), "B1-B2 lies 4 mm from what bore it"),
        (lambda p: turned(p, 31, 0), "B1-B2 has tilted by 31°"),
        (lambda p: moved(p, z=-0.62), "B1-B2 hangs 6 mm lower"),
    ],
)
def test_a_sentence_says_what_made_a_piece_count(change, sentence):
    pose = change(TABLE["B1-B2"].pose)
    if "turned" in sentence:
        pose = turned(pose, 1.6, 2)
    one = finding(TABLE["B1-B2"], pose, TABLE, {"B1-B2": pose})
    assert lie_sentence(Texts("en"), one, 0) == sentence


def test_of_several_nudged_pieces_one_line_tells_of_the_one_that_moved_most():
    now = {name: moved(TABLE[name].pose, y=y) for name, y in (("B1-B2", 0.2), ("B1-B2@50%", 0.3))}
    line = nudged_sentence(Texts("en"), TABLE, now, 0)
    assert line.startswith("B1-B2@50% was pushed aside by 3 mm")
    assert nudged_sentence(Texts("en"), TABLE, {"B1-B2": TABLE["B1-B2"].pose}, 0) == ""


def test_resting_sticks_touch_their_discs_and_sink_into_none():
    for solid in TABLE.values():
        if solid.kind == "road":
            assert findings(TABLE, {solid.name: solid.pose})[0].lie is Lie.STILL


# Debts


def table_state(**options):
    state = GAME.rules.new(Options(**options), 2, 0)
    return State(state.options, practice_table(), state.supplies)


def report(*lies, standing=(0, 0), state=None):
    names = ("B1-B2", "B1-B2@38%", "B1-B2@62%", "A-A1", "A-A1@50%")
    seats = (1, 1, 1, 0, 0)
    found = [Finding(n, s, one, 1.0) for n, s, one in zip(names, seats, lies, strict=False)]
    return aftermath(state or table_state(), found, standing)


def test_a_rival_road_and_its_two_cars_cost_three_and_ones_own_nothing():
    due = report(Lie.TABLE, Lie.TABLE, Lie.BELOW, Lie.TABLE, Lie.TABLE)
    assert (due.owed, due.grey, due.yellow) == (3, 3, 0)
    assert len(due.penalty.fallen) == 5


def test_nudged_pieces_are_named_and_free_unless_the_option_counts_them():
    assert report(Lie.NUDGED, Lie.NUDGED).owed == 0
    assert report(Lie.NUDGED, Lie.NUDGED, state=table_state(penalty="shifted")).owed == 2


def test_the_offender_chooses_the_colour_as_far_as_his_discs_go():
    due = report(Lie.TABLE, Lie.TABLE, Lie.TABLE).with_yellow(1).with_yellow(1)
    assert (due.grey, due.yellow) == (1, 2)
    assert due.with_yellow(1).with_yellow(1).yellow == 3
    assert due.with_yellow(-2).with_yellow(-1) == due.with_yellow(-2)


def test_discs_of_the_unfinished_pillar_are_not_paid_with():
    due = report(Lie.TABLE, Lie.TABLE, Lie.TABLE, standing=(28, 0))
    assert (due.grey, due.yellow) == (1, 2)
    assert GAME.rules.check(due.state, due.penalty) == ()


def test_what_is_being_built_and_what_lies_still_is_not_reported():
    assert report(Lie.STILL) is None
    new = [Finding("A1-A2", 0, Lie.TABLE, 1.0)]
    assert aftermath(table_state(), new, (0, 0)) is None


# Landing


@pytest.fixture
def site():
    state = table_state()
    return Site(state.highway, 0, state.supplies[0], state.options)


@pytest.fixture
def draft(site):
    base = site.highway.pillar("A1")
    return nearest_legal(site, taken(site, base), -520, -1035)


def upright(x, y, count):
    return [Pose(np.array((x, y, at + 0.5)), np.eye(3)) for at in range(count)]


def test_a_pillar_counts_where_it_stands_and_goes_on_the_grid(site, draft):
    there = land_discs(site, draft, upright(-5.234, -10.312, 2), 0).draft
    assert (there.x, there.y) == (-523, -1031)
    assert judged(site, there).is_legal


def test_a_pillar_three_millimetres_from_any_legal_place_goes_back_with_the_rules_reason(
    site, draft
):
    landing = land_discs(site, draft, upright(-5.2, -12.0, 2), 0)
    assert landing.draft is None
    assert landing.fault.code == "TOO_FAR"


@pytest.mark.parametrize("apart", [0.25, 0.35])
def test_discs_count_within_three_millimetres_of_their_pillar(site, draft, apart):
    discs = upright(-5.2, -10.35, 2)
    discs[1] = moved(discs[1], x=apart)
    assert (land_discs(site, draft, discs, 0).draft is not None) == (apart < 0.3)


def test_a_disc_beside_its_pillar_leans(site, draft):
    landing = land_discs(site, draft, upright(-5.2, -10.35, 1), 1)
    assert landing.why == "tokyo-hands-leans"


@pytest.mark.parametrize(
    ("change", "counts"),
    [
        (lambda p: p, True),
        (lambda p: turned(p, 180, 2), True),
        (lambda p: moved(p, x=0.28), True),
        (lambda p: moved(p, x=0.32), False),
        (lambda p: turned(p, 4.5, 2), True),
        (lambda p: turned(p, 5.5, 2), False),
        (lambda p: turned(p, 6, 0), False),
    ],
)
def test_a_stick_counts_within_three_millimetres_and_five_degrees(site, draft, change, counts):
    pose = solids.resting(road_at(judged(site, draft).road))
    landing = land_road(site, draft, change(pose))
    assert (landing.draft is not None) == counts


def test_an_exit_is_where_its_stick_lies(site, draft):
    plan = nearest_legal(site, replace(draft, height=0), -520, -1080)
    pose = moved(solids.resting(road_at(judged(site, plan).road)), y=-0.1)
    there = land_road(site, plan, pose).draft
    assert there.is_exit
    assert there.y == pytest.approx(plan.y - 10, abs=2)


def test_a_car_counts_at_the_place_where_it_stands(site, draft):
    found = judged(site, draft)._replace(cars=2)
    landing = land_car(site, draft, found, moved(car_rest(found.road, 400), z=0.01))
    assert landing.draft.cars == (400,)
    aside = land_car(site, draft, found, moved(car_rest(found.road, 400), x=0.4))
    assert aside.why == "tokyo-hands-off"


def test_a_car_too_near_another_moves_on_by_three_millimetres_at_most(site, draft):
    found = judged(site, draft)._replace(cars=2)
    one = replace(draft, cars=(400,))
    near = land_car(site, one, found, car_rest(found.road, 500)).draft
    assert near.cars[1] in range(510, 530)
    assert land_car(site, one, found, car_rest(found.road, 450)).fault.code == "CAR_ON_CAR"


def test_poses_are_apart_by_length_and_by_angle(site):
    pose = TABLE["B1-B2"].pose
    away, angle = apart(pose, turned(moved(pose, x=0.2), 3, 2))
    assert away == pytest.approx(2.0)
    assert angle == pytest.approx(3.0)
