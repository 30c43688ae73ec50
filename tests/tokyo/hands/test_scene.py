"""A turn by hand without a window: carried, let go, judged, paid, put back, recorded."""

from __future__ import annotations

import subprocess
import sys
from math import cos, radians, sin

import pytest

from highway3d import catalogue
from highway3d.shell.scene import Pointer
from highway3d.table.check import check
from highway3d.table.record import from_json, to_json
from highway3d.table.session import Session, default_players
from highway3d.tokyo import GAME
from highway3d.tokyo.hands.grip import LIFT, STEP
from highway3d.tokyo.hands.hands import Phase
from highway3d.tokyo.open import tokyo
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.scene.scene import TokyoScene
from tests.tokyo.host import host_in

BEFORE = (
    "pillar 2 at -64.4 -108.4 from A1",
    "pillar 2 at 29.7 -96.4 from B1",
    "junction 2 at -62.0 -215.4 from A2",
    "pillar 1 at -62.9 -148.5 from B2",
    "pillar 3 at -164.5 -178.8 from A3",
    "junction 2 at -137.0 -220.9 from B3, cars 18.1% 81.8%",
)
RIVALS = {"B3-B4", "B3-B4@18.1%", "B3-B4@81.8%"}


@pytest.fixture
def open_table(empty_studio):
    """Opens a scene on a game with these options, after these moves."""
    hosts = []

    def open_one(*moves, steadiness="normal", **options):
        options = Options(**{"hands": "real", **options})
        names = ["Ana", "Bea"][: GAME.rules.seats(options)[0]]
        session = Session.new(GAME, options, default_players(names), 0)
        for text in moves:
            session.play_text(text, 0.0)
        host = host_in(empty_studio, session, lambda _, then: then(), steadiness=steadiness)
        host.scene = tokyo(host)
        hosts.append(host)
        return host.scene

    yield open_one
    for host in hosts:
        host.scene.close()
        host.scene.close()
        host.root.remove_node()


def rest(scene, fps=60, seconds=12):
    """Lets time pass until nothing needs another frame."""
    for _ in range(seconds * fps):
        if not scene.step(1 / fps):
            return
    pytest.fail("the table does not come to rest")


def take(scene, x, y, base=None, keys=()):
    """Aims at a place in mm and takes what is to stand there in hand."""
    if base is not None:
        scene.builder.take(base)
    for key in keys:
        scene.press(key)
    scene.builder.aim(x * 10, y * 10, exact=True)
    scene.take()
    assert scene.hands.phase is Phase.CARRY
    return scene.hands.carrying


def bring(scene, x=0.0, y=0.0, z=0.3, turn=0.0):
    """Carries the piece to its lawful place, so far aside, and lets go."""
    carrying = scene.hands.carrying
    there = carrying.lawful
    carrying.point(there.x + x, there.y + y, slow=False)
    carrying.wanted = carrying.wanted._replace(heading=there.heading + turn)
    rest(scene)
    carrying.wanted = carrying.wanted._replace(z=there.z + z)
    rest(scene)
    scene.take()
    rest(scene)


def fell(scene, fps=60):
    """Takes a pillar from A4 and leads it, low, through B3-B4."""
    carrying = take(scene, -225, -95, base="A4")
    high, low = carrying.start.z, carrying.low + 0.6
    for x, y, z in ((-12, -14, high), (-12, -14, low), (-8, -21.5, None)):
        carrying.point(x, y, slow=False)
        if z is not None:
            carrying.wanted = carrying.wanted._replace(z=z)
            for _ in range(2 * fps):
                scene.step(1 / fps)
    rest(scene, fps)
    assert scene.hands.phase is Phase.FALLEN
    return scene.hands.amends


def test_a_turn_by_hand_is_recorded_as_the_build_it_came_to(open_table):
    scene = open_table()
    take(scene, -52, 103.5)
    bring(scene, x=0.05)
    bring(scene, x=0.1, turn=2)
    assert scene.builder.placed
    scene.take()
    assert scene.host.session.here.text.startswith("pillar 2 at -5")
    assert scene.host.session.turn == 1
    assert not scene.hands.busy


def test_a_pillar_is_built_disc_by_disc(open_table):
    scene = open_table()
    scene.hands.singly = True
    take(scene, -52, 103.5)
    bring(scene)
    assert (scene.builder.up, scene.hands.carrying.held.kind) == (1, "disc")
    bring(scene)
    assert scene.hands.carrying.held.kind == "road"


def test_tab_changes_between_stack_and_single_discs(open_table):
    scene = open_table()
    take(scene, -52, 103.5)
    scene.press("next")
    assert scene.hands.carrying.held.count == 1
    scene.press("previous")
    assert scene.hands.carrying.held.count == 2


def test_a_pillar_set_down_too_far_off_comes_back_to_the_hand_with_the_reason(open_table):
    scene = open_table()
    take(scene, -52, 103.5)
    bring(scene, y=2.0)
    assert scene.hands.phase is Phase.CARRY
    assert scene.builder.up == 0
    text, tone = scene.host.said[-1]
    assert tone == "fault"
    assert "reach" in text


def test_a_stick_laid_askew_comes_back_to_the_hand_with_the_measure(open_table):
    scene = open_table(steadiness="tweezers")
    take(scene, -52, 103.5)
    bring(scene)
    bring(scene, turn=20)
    assert scene.hands.carrying.held.kind == "road"
    assert "5°" in scene.host.said[-1][0]


def test_a_car_is_carried_to_the_new_road(open_table):
    scene = open_table(practice="on")
    take(scene, -52, 108, keys=["exit"])
    bring(scene)
    assert scene.hands.carrying.held.kind == "car"
    bring(scene)
    assert len(scene.builder.draft.cars) == 1
    scene.take()
    assert "car" in scene.host.session.here.text


def test_a_click_takes_the_next_car_in_hand_and_never_sets_it_down_by_itself(open_table):
    scene = open_table()
    take(scene, -52, 108, keys=["exit"])
    bring(scene)
    scene.back()
    assert not scene.hands.busy
    scene.click(Pointer(*scene.stage.pixel(-5.2, 5.4, 0.9)))
    assert scene.hands.carrying.held.kind == "car"
    assert scene.builder.draft.cars == ()


def test_keys_alone_carry_turn_and_lower_a_piece(open_table):
    scene = open_table()
    carrying = take(scene, -52, 103.5)
    before = carrying.wanted
    for action in ("left", "up", "lower", "turn"):
        assert scene.press(action)
    after = carrying.wanted
    assert (after.x, after.y) != (before.x, before.y)
    assert after.z < before.z
    assert after.heading == before.heading - 5


def steer(scene):
    """Leads the piece by arrow keys over its lawful place, lowers it by key, lets go."""
    carrying, turn = scene.hands.carrying, radians(scene.stage.eye.now.heading)
    dx, dy = carrying.lawful.x - carrying.wanted.x, carrying.lawful.y - carrying.wanted.y
    across, ahead = dx * cos(turn) + dy * sin(turn), dy * cos(turn) - dx * sin(turn)
    for way, back, size in (("right", "left", across), ("up", "down", ahead)):
        for _ in range(round(abs(size) / STEP)):
            scene.press(way if size > 0 else back)
    rest(scene)
    for _ in range(round((carrying.wanted.z - carrying.lawful.z) / LIFT)):
        scene.press("lower")
    rest(scene)
    scene.act("take", None)
    rest(scene)


def test_a_whole_turn_is_built_by_keys_alone(open_table):
    scene = open_table()
    scene.act("turn", None)
    while scene.builder.study.faults:
        scene.act("next", None)
    scene.act("take", None)
    steer(scene)
    steer(scene)
    scene.act("take", None)
    assert scene.host.session.here.number == 1


def test_a_slow_hand_goes_half_as_fast_and_half_as_far(open_table):
    scene = open_table()
    carrying = take(scene, -52, 103.5)
    quick, height = carrying.reach, carrying.wanted.z
    scene.press("lower", big=True)
    assert carrying.reach == quick / 2
    assert height - carrying.wanted.z == pytest.approx(0.2)


@pytest.mark.parametrize("fps", [10, 60])
def test_the_same_accident_at_ten_and_at_sixty_frames(open_table, fps):
    amends = fell(open_table(*BEFORE), fps)
    assert [(one.name, one.lie) for one in amends.report.found if one.seat == 1] == [
        ("B3-B4", "table"), ("B3-B4@18.1%", "table"), ("B3-B4@81.8%", "table")]  # fmt: skip


def test_what_fell_is_paid_put_back_and_played_on_from(open_table):
    scene = open_table(*BEFORE)
    state = scene.host.session.state
    amends = fell(scene)
    assert amends.report.owed == 3
    scene.press("lower")
    scene.take()
    assert scene.host.session.here.text.endswith("pays 2 grey 1 yellow")
    scene.press("next")
    rest(scene)
    assert scene.hands.phase is Phase.DOWN
    scene.take()
    rest(scene)
    assert scene.host.session.here.text == "restore"
    after = scene.host.session.state
    assert after.highway == state.highway
    assert scene.builder.shown == state.highway
    assert scene.hands.carrying.held.kind == "disc"
    bring(scene)
    bring(scene)
    assert scene.builder.placed


def test_the_record_holds_what_fell_and_check_replays_it_without_physics(open_table):
    scene = open_table(*BEFORE)
    fell(scene)
    for _ in range(3):
        scene.take()
        rest(scene)
    data = to_json(scene.host.session)
    again = from_json(data, catalogue.game)
    penalty = again.line()[-2].move
    assert set(penalty.fallen) >= RIVALS
    assert again.state == scene.host.session.state
    assert check(data, catalogue.game)[0] == 0


def test_discs_of_a_pillar_that_stands_already_are_told_to_the_rules(open_table):
    scene = open_table(*BEFORE)
    scene.hands.singly = True
    take(scene, -225, -95, base="A4")
    bring(scene)
    carrying = scene.hands.carrying
    for x, y, low in ((-12, -14, None), (-12, -14, 0.9), (-8, -21.5, 0.9)):
        carrying.point(x, y, slow=False)
        if low is not None:
            carrying.wanted = carrying.wanted._replace(z=carrying.low + low)
        rest(scene)
    assert scene.hands.phase is Phase.FALLEN
    assert scene.hands.amends.report.penalty.standing == (1, 0)
    for _ in range(3):
        scene.take()
        rest(scene)
    assert scene.builder.up == 1
    assert scene.hands.carrying.held.kind == "disc"


def test_restoring_is_asked_once_when_moves_are_confirmed(open_table):
    scene = open_table(*BEFORE)
    fell(scene)
    scene.take()
    asked = []
    scene.host.play = lambda move: asked.append(move) or True
    scene.take()
    rest(scene)
    rest(scene)
    assert len(asked) == 1
    scene.show(animate=False)  # as after a no
    rest(scene)
    assert len(asked) == 1
    scene.take()
    assert len(asked) == 2


def test_undo_in_the_middle_of_an_accident_clears_the_table(open_table):
    scene = open_table(*BEFORE)
    fell(scene)
    scene.host.session.undo()
    scene.show(animate=False)
    assert not scene.hands.busy
    assert scene.builder.shown == scene.host.session.state.highway


def test_a_game_opened_with_pieces_down_shows_them_and_restores(open_table):
    scene = open_table(*BEFORE, "penalty A for B3-B4, pays 1 grey")
    assert not scene.hands.busy
    scene.take()
    assert scene.host.session.here.text == "restore"


def test_esc_puts_the_piece_aside(open_table):
    scene = open_table()
    take(scene, -52, 103.5)
    assert scene.back()
    assert not scene.hands.busy
    assert scene.builder.step == "aim"


def test_alone_at_a_practice_table_the_turn_stays(open_table):
    scene = open_table(practice="on")
    assert scene.name(1) == "the rival"
    take(scene, -52, -103.5)
    bring(scene)
    bring(scene)
    scene.take()
    assert scene.host.session.turn == 0


def test_exact_hands_have_the_plain_scene(open_table):
    assert type(open_table(hands="exact")) is TokyoScene


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


def test_scenes_with_hands_leave_nothing_behind(open_table, empty_studio):
    scene = open_table(*BEFORE)
    fell(scene)
    scene.close()
    assert [path.name for path in scene.host.root.get_children()] == []
