from __future__ import annotations

from highway3d.shell.desktop.input import Input
from tests.shell.conftest import Desk


def heard(desk: Desk, *kinds: str) -> list[tuple]:
    return [what for what in desk.scene.heard if what[0] in kinds]


def test_a_click_on_the_board_plays(desk: Desk):
    desk.play()
    desk.click(640, 400)
    assert desk.session.here.text == "take 1"


def test_a_click_on_a_panel_does_not_reach_the_board(desk: Desk):
    desk.play()
    x, y, _, _ = desk.app.theme.rectangles["players"]
    desk.click(x + 5, y + 5)
    assert heard(desk, "click") == []


def test_a_click_below_a_dialog_does_not_reach_the_board(desk: Desk):
    desk.play()
    desk.app.dialogs.ask("question", "Sure?", lambda: None)
    desk.settle()
    desk.click(640, 600)
    assert heard(desk, "click") == []


def test_a_press_that_moves_away_is_no_click(desk: Desk):
    desk.play()
    desk.point(600, 400)
    desk.down("mouse1")
    desk.frames(1)
    desk.point(606, 400)
    desk.up("mouse1")
    desk.frames(2)
    assert heard(desk, "click", "drag") == []


def test_several_clicks_in_one_frame_all_play(desk: Desk):
    desk.play()
    desk.point(640, 400)
    for _ in range(3):
        desk.down("mouse1")
        desk.up("mouse1")
    desk.frames(3)
    assert desk.session.here.number == 3


def test_a_drag_begins_after_five_pixels_where_the_button_went_down(desk: Desk):
    desk.play()
    desk.point(600, 400)
    desk.down("mouse3")
    desk.frames(1)
    desk.point(603, 400)
    assert heard(desk, "drag") == []
    desk.point(610, 400)
    desk.point(620, 400)
    kind, start, now, begun = heard(desk, "drag")[0][1:]
    assert (kind, start.x, now.x, begun) == ("orbit", 600, 610, True)
    assert heard(desk, "drag")[-1][4] is False
    desk.up("mouse3")
    desk.frames(1)


def test_shift_and_the_right_button_pan(desk: Desk):
    desk.play()
    desk.point(600, 400)
    desk.down("lshift")
    desk.down("mouse3")
    desk.frames(1)
    desk.point(640, 400)
    assert heard(desk, "drag")[0][1] == "pan"
    desk.up("mouse3")
    desk.up("lshift")
    desk.frames(1)


def test_the_left_button_never_drags(desk: Desk):
    desk.play()
    desk.point(600, 400)
    desk.down("mouse1")
    desk.frames(1)
    desk.point(700, 450)
    assert heard(desk, "drag") == []
    desk.up("mouse1")
    desk.frames(1)


def test_a_drag_ends_when_the_focus_is_lost(desk: Desk):
    desk.play()
    desk.point(600, 400)
    desk.down("mouse3")
    desk.frames(1)
    desk.point(640, 400)
    desk.app.input.release()
    before = len(heard(desk, "drag"))
    desk.point(700, 400)
    assert len(heard(desk, "drag")) == before
    desk.up("mouse3")
    desk.frames(1)


def test_the_wheel_counts_its_notches(desk: Desk):
    desk.play()
    desk.point(640, 400)
    for key in ("wheel_up", "wheel_up", "wheel_down"):
        desk.down(key)
        desk.up(key)
    desk.frames(2)
    assert [notches for _, notches in heard(desk, "wheel")] == [1, 1, -1]


def test_a_key_with_shift_still_is_its_key(desk: Desk):
    desk.play()
    desk.press("lshift", "w")
    assert ("act", "pan_up") in desk.scene.heard


def test_no_shortcut_fires_while_a_move_is_typed(desk: Desk):
    desk.play()
    desk.push("typed_move")
    desk.press("h")
    assert heard(desk, "act") == []


def test_a_typed_move_is_played(desk: Desk):
    desk.play()
    desk.push("typed_move")
    for letter in "take 2":
        desk.app.window.base.messenger.send("keystroke", [letter])
        desk.frames(2)
    desk.press("enter")
    assert desk.session.here.text == "take 2"


def test_enter_takes_the_choice_of_the_board(desk: Desk):
    desk.play()
    desk.press("enter")
    assert desk.session.here.text == "take 2"


def test_after_f6_the_keys_go_to_the_panels(desk: Desk):
    desk.play()
    desk.press("f6")
    desk.press("enter")
    assert heard(desk, "act") == []


def test_escape_goes_from_the_panels_to_the_board_and_then_to_the_menu(desk: Desk):
    desk.play()
    desk.press("f6")
    desk.press("escape")
    assert desk.app.dialogs.key is None
    desk.press("escape")
    assert desk.app.dialogs.key == "menu"
    desk.press("escape")
    assert desk.app.dialogs.key is None


def test_escape_never_quits(desk: Desk):
    for _ in range(5):
        desk.press("escape")
    assert desk.app.is_running


def test_a_held_camera_key_goes_on(desk: Desk):
    desk.play()
    desk.down("w")
    desk.frames(1)
    later = desk.app.seconds + 1
    desk.app.input.serve(desk.app.routes, later)
    desk.up("w")
    desk.frames(1)
    assert heard(desk, "act").count(("act", "pan_up")) >= 2


def test_two_hundred_undos_and_redos_in_one_frame_end_where_a_replay_does(desk: Desk):
    desk.play(heap=100)
    for _ in range(12):
        desk.match.play_text("take 1")
    desk.down("lcontrol")
    for key in "zyzz" * 50:
        desk.down(key)
        desk.up(key)
    desk.frames(1)
    desk.up("lcontrol")
    desk.frames(1)
    played = desk.session.here.number
    assert desk.session.state.heap == 100 - played


def test_closing_stops_listening_twice(desk: Desk):
    window, thrower = desk.app.window, desk.app.window.base.buttonThrowers[0].node()
    spare = Input(window.win, thrower, typing=bool, mouse_taken=lambda _: False, wake=lambda: None)
    spare.close()
    spare.close()
    desk.down("mouse1")
    heard = spare.buttons, spare.is_busy
    desk.up("mouse1")
    assert heard == ([], False)
