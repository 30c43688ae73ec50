"""What a hand knocked down without a window: told, paid, put back, recorded."""

from __future__ import annotations

import pytest

from highway3d import catalogue
from highway3d.table.check import check
from highway3d.table.record import from_json, to_json
from highway3d.tokyo.hands.phase import Phase
from tests.tokyo.hands.by_hand import BEFORE, bring, fell, rest, take

RIVALS = {"B3-B4", "B3-B4@18.1%", "B3-B4@81.8%"}


@pytest.mark.parametrize("fps", [10, 60])
def test_the_same_accident_at_ten_and_at_sixty_frames(open_table, fps):
    amends = fell(open_table(*BEFORE), fps)
    assert [(one.name, one.lie) for one in amends.aftermath.found if one.seat == 1] == [
        ("B3-B4", "table"), ("B3-B4@18.1%", "table"), ("B3-B4@81.8%", "table")]  # fmt: skip


def test_what_fell_is_paid_put_back_and_played_on_from(open_table):
    scene = open_table(*BEFORE)
    state = scene.host.session.state
    amends = fell(scene)
    assert amends.aftermath.owed == 3
    scene.mode.press("lower")
    scene.mode.take()
    assert scene.host.session.here.text.endswith("pays 2 grey 1 yellow")
    scene.mode.press("next")
    rest(scene)
    assert scene.mode.hands.phase is Phase.DOWN
    scene.mode.take()
    rest(scene)
    assert scene.host.session.here.text == "restore"
    after = scene.host.session.state
    assert after.highway == state.highway
    assert scene.turn.shown == state.highway
    assert scene.mode.hands.carried.held.kind == "disc"
    bring(scene)
    bring(scene)
    assert scene.turn.is_placed


def test_the_record_holds_what_fell_and_check_replays_it_without_physics(open_table):
    scene = open_table(*BEFORE)
    fell(scene)
    for _ in range(3):
        scene.mode.take()
        rest(scene)
    data = to_json(scene.host.session)
    again = from_json(data, catalogue.game)
    penalty = again.line()[-2].move
    assert set(penalty.fallen) >= RIVALS
    assert again.state == scene.host.session.state
    assert check(data, catalogue.game)[0] == 0


def test_discs_of_a_pillar_that_stands_already_are_told_to_the_rules(open_table):
    scene = open_table(*BEFORE)
    scene.mode.hands.singly = True
    take(scene, -225, -95, base="A4")
    bring(scene)
    carried = scene.mode.hands.carried
    for x, y, low in ((-12, -14, None), (-12, -14, 0.9), (-8, -21.5, 0.9)):
        carried.point(x, y, slow=False)
        if low is not None:
            carried.wanted = carried.wanted._replace(z=carried.low + low)
        rest(scene)
    assert scene.mode.hands.phase is Phase.FALLEN
    assert scene.mode.hands.amends.aftermath.penalty.standing == (1, 0)
    for _ in range(3):
        scene.mode.take()
        rest(scene)
    assert scene.turn.up == 1
    assert scene.mode.hands.carried.held.kind == "disc"


def test_restoring_is_asked_once_when_moves_are_confirmed(open_table):
    scene = open_table(*BEFORE)
    fell(scene)
    scene.mode.take()
    asked = []
    scene.host.play = lambda move: asked.append(move) or True
    scene.mode.take()
    rest(scene)
    rest(scene)
    assert len(asked) == 1
    scene.show(animate=False)  # as after a no
    rest(scene)
    assert len(asked) == 1
    scene.mode.take()
    assert len(asked) == 2


def test_undo_in_the_middle_of_an_accident_waits_until_it_is_paid_for(open_table):
    scene = open_table(*BEFORE)
    before = fell(scene)
    assert not scene.host.session.undo()
    scene.show(animate=False)
    assert scene.mode.hands.phase is Phase.FALLEN
    assert scene.mode.hands.amends is before
    assert scene.host.session.due is not None


def test_a_game_opened_with_pieces_down_shows_them_and_restores(open_table):
    scene = open_table(*BEFORE, "penalty A for B3-B4, pays 1 grey")
    assert not scene.mode.hands.is_busy
    scene.mode.take()
    assert scene.host.session.here.text == "restore"


def test_scenes_with_hands_leave_nothing_behind(open_table, empty_studio):
    scene = open_table(*BEFORE)
    fell(scene)
    scene.close()
    assert [path.name for path in scene.host.root.get_children()] == []
