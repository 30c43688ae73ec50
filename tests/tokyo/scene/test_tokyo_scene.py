"""The scene of Tokyo Highway without a window: what it shows, and that it leaves nothing."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from direct.showbase.MessengerGlobal import messenger
from direct.task.TaskManagerGlobal import taskMgr

from highway3d.shell.scene import Pointer, Proposal
from highway3d.tokyo.rules.crossings import Crossing, Relation, Result
from highway3d.tokyo.rules.highway import Pillar, Road
from highway3d.tokyo.rules.turns import Build
from highway3d.tokyo.scene.judge_panel import crossing_sentence
from highway3d.tokyo.scene.pieces.poses import DISC
from highway3d.tokyo.scene.scene import TokyoScene
from highway3d.tokyo.scene.stage import place_on
from highway3d.tokyo.turn.cautions import cautions
from tests.tokyo.host import aimed
from tests.tokyo.studio import SIZE


def test_a_click_places_and_enter_ends_the_turn(scene, host):
    scene.click(aimed(scene, -52, 110))
    assert scene.turn.is_placed
    scene.act("take", None)
    assert host.session.here.number == 1
    assert host.session.turn == 1


def test_the_placed_build_stands_on_the_table_before_it_is_played(scene):
    scene.click(aimed(scene, -52, 110))
    assert "A1-A2" in scene.stage.tableau.poses


def test_a_refused_click_says_why_and_keeps_the_piece(scene, host):
    scene.click(aimed(scene, -155, 5))
    assert not scene.turn.is_placed
    assert host.said == [(str(scene.turn.verdict.faults[0].code), "shown")]
    assert scene.mode.cue > 0


def test_a_legal_click_takes_the_refusal_away(scene, host):
    scene.click(aimed(scene, -155, 5))
    scene.click(aimed(scene, -52, 110))
    assert host.said == []


def test_undo_in_mid_turn_takes_back_what_was_put_down_and_no_more(scene):
    scene.click(aimed(scene, -52, 110))
    assert scene.take_back()
    assert not scene.turn.is_placed
    assert not scene.take_back()


def test_a_wheel_that_cannot_change_the_height_moves_no_eye(scene):
    before = scene.stage.eye.now
    pointer = aimed(scene, -52, 110)
    for _ in range(4):
        scene.wheel(pointer, -1)
    assert scene.stage.eye.now == before


def test_with_ctrl_the_wheel_zooms_with_a_build_in_the_hand(scene):
    before = scene.stage.eye.now.distance
    scene.wheel(Pointer(160, 90, ctrl=True), -2)
    assert scene.stage.eye.now.distance == pytest.approx(before * 1.21)


def test_a_zoom_of_the_users_outlasts_keys_and_turns(scene):
    scene.wheel(Pointer(160, 90, ctrl=True), 3)
    near = scene.stage.eye.now.distance
    scene.act("left", None)
    scene.act("take", None)
    scene.act("take", None)
    scene.stage.eye.cut()
    assert scene.stage.eye.now.distance == near
    tip = scene.stage.pixel(*scene.stage.newest(scene.turn)[-1])
    assert all(0 <= at <= side for at, side in zip(tip, SIZE, strict=True))


def test_a_click_on_the_new_road_puts_a_car_there(scene, host):
    scene.act("exit", None)
    scene.click(aimed(scene, -52, 108))
    host.asked.pop()()
    middle = scene.stage.pixel(-5.2, 5.4, 0.9)
    scene.click(Pointer(*middle))
    assert len(scene.turn.draft.cars) == 1


def test_on_its_own_base_the_mouse_turns_no_ghost(scene):
    before, base = scene.turn.draft, scene.turn.draft.base
    x, y = scene.stage.pixel(base.x / 100, base.y / 100, base.height * DISC)
    scene.point(Pointer(x, y))
    assert scene.turn.hover == base.name
    assert scene.turn.draft == before


def test_the_piece_under_the_mouse_is_known_by_its_name(scene):
    base = scene.turn.draft.base
    scene.point(Pointer(*scene.stage.pixel(base.x / 100, base.y / 100, base.height * DISC)))
    assert scene.mode.over.name in (base.name, "A-A1")
    scene.point(None)
    assert scene.mode.over is None


def test_the_panel_counts_the_placed_discs_and_cars_off(scene, host):
    before = scene.player_lines(0)
    scene.act("exit", None)
    scene.click(aimed(scene, -52, 108))
    host.asked.pop()()
    scene.act("take", None)
    assert before[1] == host.texts("tokyo-rest", roads=14, cars=9)
    assert scene.player_lines(0)[1] == host.texts("tokyo-rest", roads=13, cars=8)


def test_an_exit_that_closes_the_last_base_asks_when_it_is_placed(scene, host):
    scene.act("exit", None)
    scene.click(aimed(scene, -52, 108))
    assert not scene.turn.is_placed
    host.asked.pop()()
    assert scene.turn.is_placed
    scene.act("take", None)
    scene.act("take", None)
    assert host.session.here.number == 1
    assert not host.asked


def test_a_claim_is_refuted_by_a_build_that_is_possible(scene, host):
    scene.mode.claim()
    while scene.scan.is_running:
        scene.step(0.02)
    assert host.session.here.number == 0
    assert scene.turn.verdict.is_legal
    assert host.said[-1][1] == "warning"


def test_a_hint_replaces_what_was_placed(scene):
    scene.click(aimed(scene, -52, 110))
    assert scene.turn.is_placed
    build = Build("A1", -520, 1036, 2)
    scene.propose(Proposal(build, ()), what=True)
    assert not scene.turn.is_placed
    assert scene.turn.draft.build == build


@pytest.mark.parametrize("name", ["above", "low", "left", "right", "iso"])
def test_every_named_view_shows_all_that_stands(scene, name):
    scene.view(name)
    scene.stage.eye.cut()
    corners = [scene.stage.pixel(x, 0.0, 0.0) for x in (-16.0, 16.0)]
    assert all(0 <= x <= SIZE[0] and 0 <= y <= SIZE[1] for x, y in corners)


@pytest.mark.parametrize("name", ["along", "section"])
def test_a_view_of_a_road_shows_both_its_ends(scene, name):
    scene.view(name)
    scene.stage.eye.cut()
    ends = [scene.stage.pixel(*end) for end in scene.road_ends()]
    assert all(0 <= x <= SIZE[0] and 0 <= y <= SIZE[1] for x, y in ends)


def test_a_turn_that_lets_cars_lapse_asks_first(scene, host):
    for place in ((-52, 140), (52, 140), (60, 200), (-100, 140)):
        scene.turn.aim(place[0] * 10, place[1] * 10, exact=False)
        scene.mode.take()
        if not scene.turn.cars_left:
            scene.mode.take()
    assert scene.turn.cars_left == 1
    scene.mode.end_turn()
    assert host.session.here.number == 3
    assert host.questions == ["tokyo-ask-cars"]
    host.asked.pop()()
    assert host.session.here.number == 4


def test_after_a_resignation_nothing_is_offered(scene, host):
    host.session.resign(0.0)
    scene.show(animate=False)
    assert scene.prompt() == host.texts("tokyo-step-over")
    scene.click(aimed(scene, -52, 110))
    assert not scene.turn.is_placed


def test_who_is_out_of_materials_is_said_whatever_the_ghost(scene, host):
    scene.turn.show(replace(host.session.state, waiting=1))
    scene.turn.aim(-5000, 0, exact=False)
    assert not scene.turn.verdict.is_legal
    names, said = ["Ana", "Bea"], [host.texts("tokyo-warn-waiting", name="Bea")]
    assert cautions(scene.turn, host.texts, names) == said
    scene.turn.draft = None
    assert cautions(scene.turn, host.texts, names) == said


@pytest.mark.parametrize(
    ("builder", "owner"), [("you", "your own"), ("other", "the builder’s own")]
)
def test_an_own_road_is_said_to_the_one_who_reads_it(host, builder, owner):
    crossing = Crossing("A1-A2", (Fraction(0), Fraction(0)), Relation.OVER, Result.OWN_ROAD)
    assert owner in crossing_sentence(host.texts, crossing, builder=builder)
    host.root.remove_node()


def test_a_place_on_a_road_counts_in_thousandths_from_its_base():
    road = Road("", 0, Pillar("a", 0, 0, 0, 1), Pillar("b", 0, 1000, 0, 2))
    assert place_on(road, (2.5, 0.3, 1.0)) == 250


def test_fifty_scenes_leave_no_nodes_tasks_or_listeners(empty_studio, host):
    host.scene = TokyoScene(host)
    host.scene.close()
    tasks, listeners = len(taskMgr.getAllTasks()), len(messenger.getEvents())
    for _ in range(50):
        scene = TokyoScene(host)
        scene.close()
        scene.close()
    assert len(host.root.get_children()) == 0
    assert len(taskMgr.getAllTasks()) == tasks
    assert len(messenger.getEvents()) == listeners
    host.root.remove_node()
