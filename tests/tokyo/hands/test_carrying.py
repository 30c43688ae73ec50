"""A turn by hand without a window: carried, let go, judged."""

from __future__ import annotations

import subprocess
import sys
from math import cos, radians, sin

import pytest

from highway3d.shell.scene import Pointer
from highway3d.tokyo.hands.carrying import Carrying
from highway3d.tokyo.hands.phase import Phase
from highway3d.tokyo.hands.physics.grip import LIFT, STEP
from highway3d.tokyo.scene.aiming import Aiming
from tests.tokyo.hands.by_hand import bring, rest, take


def test_a_turn_by_hand_is_recorded_as_the_build_it_came_to(open_table):
    scene = open_table()
    take(scene, -52, 103.5)
    bring(scene, x=0.05)
    bring(scene, x=0.1, turn=2)
    assert scene.turn.is_placed
    scene.mode.take()
    assert scene.host.session.here.text.startswith("pillar 2 at -5")
    assert scene.host.session.turn == 1
    assert not scene.mode.hands.is_busy


def test_a_pillar_is_built_disc_by_disc(open_table):
    scene = open_table()
    scene.mode.hands.singly = True
    take(scene, -52, 103.5)
    bring(scene)
    assert (scene.turn.up, scene.mode.hands.carried.held.kind) == (1, "disc")
    bring(scene)
    assert scene.mode.hands.carried.held.kind == "road"


def test_tab_changes_between_stack_and_single_discs(open_table):
    scene = open_table()
    take(scene, -52, 103.5)
    scene.mode.press("next")
    assert scene.mode.hands.carried.held.count == 1
    scene.mode.press("previous")
    assert scene.mode.hands.carried.held.count == 2


def test_a_pillar_set_down_too_far_off_comes_back_to_the_hand_with_the_reason(open_table):
    scene = open_table()
    take(scene, -52, 103.5)
    bring(scene, y=2.0)
    assert scene.mode.hands.phase is Phase.CARRY
    assert scene.turn.up == 0
    text, tone = scene.host.said[-1]
    assert tone == "fault"
    assert "reach" in text


def test_a_stick_laid_askew_comes_back_to_the_hand_with_the_measure(open_table):
    scene = open_table(steadiness="tweezers")
    take(scene, -52, 103.5)
    bring(scene)
    bring(scene, turn=20)
    assert scene.mode.hands.carried.held.kind == "road"
    assert "5°" in scene.host.said[-1][0]


def test_a_car_is_carried_to_the_new_road(open_table):
    scene = open_table(practice="on")
    take(scene, -52, 108, keys=["exit"])
    bring(scene)
    assert scene.mode.hands.carried.held.kind == "car"
    bring(scene)
    assert len(scene.turn.draft.cars) == 1
    scene.mode.take()
    assert "car" in scene.host.session.here.text


def test_a_click_takes_the_next_car_in_hand_and_never_sets_it_down_by_itself(open_table):
    scene = open_table()
    take(scene, -52, 108, keys=["exit"])
    bring(scene)
    scene.back()
    assert not scene.mode.hands.is_busy
    scene.click(Pointer(*scene.stage.pixel(-5.2, 5.4, 0.9)))
    assert scene.mode.hands.carried.held.kind == "car"
    assert scene.turn.draft.cars == ()


def test_keys_alone_carry_turn_and_lower_a_piece(open_table):
    scene = open_table()
    carried = take(scene, -52, 103.5)
    before = carried.wanted
    for action in ("left", "up", "lower", "turn"):
        assert scene.mode.press(action)
    after = carried.wanted
    assert (after.x, after.y) != (before.x, before.y)
    assert after.z < before.z
    assert after.heading == before.heading - 5


def steer(scene):
    """Leads the piece by arrow keys over its lawful place, lowers it by key, lets go."""
    carried, turn = scene.mode.hands.carried, radians(scene.stage.eye.now.heading)
    dx, dy = carried.lawful.x - carried.wanted.x, carried.lawful.y - carried.wanted.y
    across, ahead = dx * cos(turn) + dy * sin(turn), dy * cos(turn) - dx * sin(turn)
    for way, back, size in (("right", "left", across), ("up", "down", ahead)):
        for _ in range(round(abs(size) / STEP)):
            scene.mode.press(way if size > 0 else back)
    rest(scene)
    for _ in range(round((carried.wanted.z - carried.lawful.z) / LIFT)):
        scene.mode.press("lower")
    rest(scene)
    scene.act("take", None)
    rest(scene)


def test_a_whole_turn_is_built_by_keys_alone(open_table):
    scene = open_table()
    scene.act("turn", None)
    while scene.turn.verdict.faults:
        scene.act("next", None)
    scene.act("take", None)
    steer(scene)
    steer(scene)
    scene.act("take", None)
    assert scene.host.session.here.number == 1


def test_a_slow_hand_goes_half_as_fast_and_half_as_far(open_table):
    scene = open_table()
    carried = take(scene, -52, 103.5)
    quick, height = carried.reach, carried.wanted.z
    scene.mode.press("lower", big=True)
    assert carried.reach == quick / 2
    assert height - carried.wanted.z == pytest.approx(0.2)


def test_esc_puts_the_piece_aside(open_table):
    scene = open_table()
    take(scene, -52, 103.5)
    assert scene.back()
    assert not scene.mode.hands.is_busy
    assert scene.turn.step == "aim"


def test_alone_at_a_practice_table_the_turn_stays(open_table):
    scene = open_table(practice="on")
    assert scene.name(1) == "the rival"
    take(scene, -52, -103.5)
    bring(scene)
    bring(scene)
    scene.mode.take()
    assert scene.host.session.turn == 0


def test_exact_hands_have_the_plain_mode(open_table):
    assert type(open_table(hands="exact").mode) is Aiming


def test_a_scene_carries_while_the_hand_is_busy_and_then_aims_again(open_table):
    scene = open_table()
    aiming = scene.mode
    take(scene, -52, 103.5)
    assert isinstance(scene.mode, Carrying)
    scene.back()
    assert scene.mode is aiming


def test_exact_hands_load_no_physics():
    code = (
        "import sys, highway3d.tokyo.open;sys.exit(any('bullet' in name for name in sys.modules))"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_piece_held_still_asks_for_no_frames(open_table):
    scene = open_table()
    take(scene, -52, 103.5)
    rest(scene)
    assert not scene.step(1 / 60)
