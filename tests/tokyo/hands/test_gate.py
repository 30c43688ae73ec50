"""A knock cannot be walked away from: whatever one does while pieces fall, they are paid for."""

from __future__ import annotations

import pytest

from highway3d import catalogue
from highway3d.table.acts import TableFault
from highway3d.table.clock import ClockSetting
from highway3d.table.game import IllegalMove
from highway3d.table.record import from_json, to_json
from highway3d.tokyo.hands.phase import Phase
from tests.tokyo.hands.by_hand import BEFORE, knock, rest, take

RIVALS = {"B3-B4", "B3-B4@18.1%", "B3-B4@81.8%"}


@pytest.fixture
def falling(open_table):
    """A scene where a pillar is in the hand and the rival's road with two cars in the air."""
    scene = open_table(*BEFORE)
    take(scene, -225, -95, base="A4")
    knock(scene)
    return scene


@pytest.fixture
def fallen(falling):
    """The same scene once they lie."""
    falling.settle()
    return falling


def reopened(open_table, session):
    """A scene on what was saved of a session."""
    scene = open_table(*BEFORE)
    scene.host.session = from_json(to_json(session), catalogue.game)
    scene.show(animate=False)
    return scene


def let_go_and_go_back(scene):
    scene.mode.take()
    scene.back()


@pytest.mark.parametrize(
    "act",
    [
        lambda scene: scene.back(),
        lambda scene: scene.take_back(),
        lambda scene: scene.act("next", None),
        lambda scene: scene.settle(),
        lambda scene: scene.mode.end_turn(),
        lambda scene: scene.mode.hands.pick_up(),
        let_go_and_go_back,
    ],
    ids=["Esc", "undo", "disc by disc", "looking or saving", "ending the turn", "another piece",
         "letting go and Esc"],
)  # fmt: skip
def test_whoever_turns_away_while_pieces_fall_owes_for_what_fell(falling, act):
    act(falling)
    hands, due = falling.mode.hands, falling.host.session.due
    assert set(due.fallen) == RIVALS
    assert (hands.phase, hands.amends.aftermath.owed) == (Phase.FALLEN, 3)


@pytest.mark.parametrize("button", ["adjust", "claim"])
def test_no_button_of_the_judge_walks_away_from_falling_pieces(open_table, button):
    scene = open_table(*BEFORE)
    aiming = scene.mode
    take(scene, -225, -95, base="A4")
    knock(scene)
    getattr(aiming, button)()
    assert scene.host.session.due is not None
    assert not scene.turn.is_adjusting
    assert not scene.scan.is_running


def test_what_fell_is_due_in_the_tick_in_which_it_is_judged(falling):
    session, before = falling.host.session, falling.host.session.revision
    while session.due is None:
        assert falling.mode.hands.phase is Phase.CARRY
        falling.step(1 / 60)
    assert session.revision == before + 1
    assert falling.mode.hands.phase is Phase.FALLEN


def test_esc_before_anything_was_touched_puts_the_piece_aside_and_nothing_is_due(open_table):
    scene = open_table(*BEFORE)
    take(scene, -225, -95, base="A4")
    scene.step(1 / 60)
    scene.back()
    assert scene.host.session.due is None
    assert not scene.mode.hands.is_busy


def test_nothing_is_taken_back_or_played_while_a_knock_is_unpaid(fallen):
    session = fallen.host.session
    assert not session.can_undo
    assert not session.undo()
    with pytest.raises(IllegalMove) as refusal:
        session.play_text("pillar 2 at -225.3 -95.0 from A4", 0.0)
    assert refusal.value.faults[0].code is TableFault.DUE_FIRST
    with pytest.raises(IllegalMove):
        session.play_text("penalty A shifted B3-B4, pays 0 grey", 0.0)


def test_a_payment_taken_back_is_due_again_with_the_pieces_where_they_lay(fallen):
    hands, session = fallen.mode.hands, fallen.host.session
    lying = hands.amends.lying
    hands.amends.reveal_all()
    fallen.mode.take()
    assert hands.phase is Phase.DOWN
    assert session.undo()
    fallen.show(animate=False)
    assert hands.phase is Phase.FALLEN
    assert hands.amends.lying == lying
    assert not session.undo()
    assert session.redo()


def test_looking_away_and_back_finds_the_pieces_where_they_lay(fallen):
    session, lying = fallen.host.session, fallen.mode.hands.amends.lying
    session.look_first()
    fallen.show(animate=False)
    assert fallen.turn.shown == session.state.highway
    session.look_live()
    fallen.show(animate=False)
    assert fallen.mode.hands.phase is Phase.FALLEN
    assert fallen.mode.hands.amends.lying == lying


def test_a_saved_game_knows_what_is_unpaid_and_is_played_on_from_there(open_table, fallen):
    scene = reopened(open_table, fallen.host.session)
    hands = scene.mode.hands
    assert hands.phase is Phase.FALLEN
    assert {one.name for one in hands.amends.found if one.lie.is_fallen} == RIVALS
    scene.mode.press("lower")
    scene.mode.take()
    assert scene.host.session.here.text.endswith("pays 2 grey 1 yellow")
    scene.mode.take()
    assert scene.host.session.here.text == "restore"
    assert scene.host.session.due is None


def test_a_paid_game_saved_and_opened_still_owes_when_the_payment_is_taken_back(
    open_table, fallen
):
    fallen.mode.hands.amends.reveal_all()
    fallen.mode.take()
    scene = reopened(open_table, fallen.host.session)
    assert scene.host.session.undo()
    assert set(scene.host.session.due.fallen) == RIVALS


@pytest.mark.parametrize(
    "end",
    [
        lambda session: session.resign(0.0),
        lambda session: session.agree_draw(0.0),
        lambda session: [session.check_time(second) for second in range(62)],
    ],
    ids=["resigned", "drawn", "out of time"],
)
def test_the_hand_is_put_away_when_the_game_ends_over_fallen_pieces(open_table, end):
    scene = open_table(*BEFORE, clock=ClockSetting(minutes=1))
    session = scene.host.session
    session.check_time(0.0)
    take(scene, -225, -95, base="A4")
    knock(scene)
    scene.settle()
    end(session)
    scene.show(animate=False)
    assert (scene.mode.hands.phase, session.due) == (Phase.AWAY, None)
    standing = scene.stage.tableau.standing
    every = (*standing.pillars, *standing.roads, *standing.cars)
    assert len(scene.stage.tableau.casters()) == len(every)


def test_two_accidents_in_one_turn_are_each_paid_for(fallen):
    hands, session = fallen.mode.hands, fallen.host.session
    for _ in range(3):
        fallen.mode.take()
        rest(fallen)
    assert hands.phase is Phase.CARRY
    knock(fallen, "B2-B3")
    fallen.back()
    assert "B2-B3" in session.due.fallen
    for _ in range(3):
        fallen.mode.take()
        rest(fallen)
    paid = [entry.text for entry in session.line() if entry.text.startswith("penalty")]
    assert len(paid) == 2
    assert hands.phase is Phase.CARRY
    assert session.state.penalised


def test_a_mere_nudge_is_one_line_that_says_what_made_it_count_and_no_stop(open_table):
    scene = open_table(*BEFORE)
    take(scene, -225, -95, base="A4")
    bodies = scene.mode.hands.bodies
    bodies.wake({"B3-B4@18.1%"})
    bodies.throw("B3-B4@18.1%", (3.0, 2.0, 0.0))
    rest(scene)
    assert scene.mode.hands.phase is Phase.CARRY
    text, tone = scene.host.said[-1]
    assert tone == "warning"
    assert "B3-B4@18.1%" in text
    assert scene.host.session.due is None


def test_with_shifted_pieces_counted_a_nudge_is_due_at_once(open_table):
    scene = open_table(*BEFORE, penalty="shifted")
    take(scene, -225, -95, base="A4")
    bodies = scene.mode.hands.bodies
    bodies.wake({"B3-B4@18.1%"})
    bodies.throw("B3-B4@18.1%", (3.0, 2.0, 0.0))
    scene.back()
    assert scene.host.session.due.shifted == ("B3-B4@18.1%",)
    assert scene.mode.hands.amends.aftermath.owed == 1
