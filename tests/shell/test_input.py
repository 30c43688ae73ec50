from __future__ import annotations

import pytest

from highway3d.shell.desktop.input import Input
from tests.shell.conftest import Program


def heard(program: Program, *kinds: str) -> list[tuple]:
    return [what for what in program.scene.heard if what[0] in kinds]


def test_a_click_on_the_board_plays(program: Program):
    program.play()
    program.click(640, 400)
    assert program.session.here.text == "take 1"


def test_a_click_on_a_panel_does_not_reach_the_board(program: Program):
    program.play()
    x, y, _, _ = program.app.theme.rectangles["players"]
    program.click(x + 5, y + 5)
    assert heard(program, "click") == []


def test_a_click_below_a_dialog_does_not_reach_the_board(program: Program):
    program.play()
    program.app.dialogs.ask("question", "Sure?", lambda: None)
    program.settle()
    program.click(640, 600)
    assert heard(program, "click") == []


def test_a_press_that_moves_away_is_no_click(program: Program):
    program.play()
    program.point(600, 400)
    program.down("mouse1")
    program.frames(1)
    program.point(606, 400)
    program.up("mouse1")
    program.frames(2)
    assert heard(program, "click", "drag") == []


def test_several_clicks_in_one_frame_all_play(program: Program):
    program.play()
    program.point(640, 400)
    for _ in range(3):
        program.down("mouse1")
        program.up("mouse1")
    program.frames(3)
    assert program.session.here.number == 3


def test_a_drag_begins_after_five_pixels_where_the_button_went_down(program: Program):
    program.play()
    program.point(600, 400)
    program.down("mouse3")
    program.frames(1)
    program.point(603, 400)
    assert heard(program, "drag") == []
    program.point(610, 400)
    program.point(620, 400)
    kind, start, now, begun = heard(program, "drag")[0][1:]
    assert (kind, start.x, now.x, begun) == ("orbit", 600, 610, True)
    assert heard(program, "drag")[-1][4] is False
    program.up("mouse3")
    program.frames(1)


def test_shift_and_the_right_button_pan(program: Program):
    program.play()
    program.point(600, 400)
    program.down("lshift")
    program.down("mouse3")
    program.frames(1)
    program.point(640, 400)
    assert heard(program, "drag")[0][1] == "pan"
    program.up("mouse3")
    program.up("lshift")
    program.frames(1)


def test_the_left_button_never_drags(program: Program):
    program.play()
    program.point(600, 400)
    program.down("mouse1")
    program.frames(1)
    program.point(700, 450)
    assert heard(program, "drag") == []
    program.up("mouse1")
    program.frames(1)


def test_a_drag_ends_when_the_focus_is_lost(program: Program):
    program.play()
    program.point(600, 400)
    program.down("mouse3")
    program.frames(1)
    program.point(640, 400)
    program.app.input.release()
    before = len(heard(program, "drag"))
    program.point(700, 400)
    assert len(heard(program, "drag")) == before
    program.up("mouse3")
    program.frames(1)


def test_the_wheel_counts_its_notches(program: Program):
    program.play()
    program.point(640, 400)
    for key in ("wheel_up", "wheel_up", "wheel_down"):
        program.down(key)
        program.up(key)
    program.frames(2)
    assert [notches for _, notches in heard(program, "wheel")] == [1, 1, -1]


def test_a_key_with_shift_still_is_its_key(program: Program):
    program.play()
    program.press("lshift", "w")
    assert ("act", "pan_up") in program.scene.heard


def test_no_shortcut_fires_while_a_move_is_typed(program: Program):
    program.play()
    program.push("typed_move")
    program.press("h")
    assert heard(program, "act") == []


def test_a_typed_move_is_played(program: Program):
    program.play()
    program.push("typed_move")
    for letter in "take 2":
        program.app.window.base.messenger.send("keystroke", [letter])
        program.frames(2)
    program.press("enter")
    assert program.session.here.text == "take 2"


def test_enter_takes_the_choice_of_the_board(program: Program):
    program.play()
    program.press("enter")
    assert program.session.here.text == "take 2"


def test_after_f6_the_keys_go_to_the_panels(program: Program):
    program.play()
    program.press("f6")
    program.press("enter")
    assert heard(program, "act") == []


def test_escape_goes_from_the_panels_to_the_board_and_then_to_the_menu(program: Program):
    program.play()
    program.press("f6")
    program.press("escape")
    assert program.app.dialogs.key is None
    program.press("escape")
    assert program.app.dialogs.key == "menu"
    program.press("escape")
    assert program.app.dialogs.key is None


def test_escape_never_quits(program: Program):
    for _ in range(5):
        program.press("escape")
    assert program.app.is_running


def test_a_held_camera_key_goes_on(program: Program):
    program.play()
    program.down("w")
    program.frames(1)
    later = program.app.seconds + 1
    program.app.input.serve(program.app.routes, later)
    program.up("w")
    program.frames(1)
    assert heard(program, "act").count(("act", "pan_up")) >= 2


def test_two_hundred_undos_and_redos_in_one_frame_end_where_a_replay_does(program: Program):
    program.play(heap=100)
    for _ in range(12):
        program.match.play_text("take 1")
    program.down("lcontrol")
    for key in "zyzz" * 50:
        program.down(key)
        program.up(key)
    program.frames(1)
    program.up("lcontrol")
    program.frames(1)
    played = program.session.here.number
    assert program.session.state.heap == 100 - played


def test_closing_stops_listening_twice(program: Program):
    window, thrower = program.app.window, program.app.window.base.buttonThrowers[0].node()
    spare = Input(window.win, thrower, typing=bool, mouse_taken=lambda _: False, wake=lambda: None)
    spare.close()
    spare.close()
    program.down("mouse1")
    heard = spare.buttons, spare.is_busy
    program.up("mouse1")
    assert heard == ([], False)


def sign(program: Program, place: str, key: str) -> None:
    """Presses a key that has a place of its own and another sign."""
    messenger = program.app.window.base.messenger
    messenger.send("rawDown", [place])
    if key:
        messenger.send("buttonDown", [key])
    messenger.send("rawUp", [place])
    if key:
        messenger.send("buttonUp", [key])
    program.frames(2)


@pytest.mark.parametrize("key", ["1", "&", ""])
def test_a_key_of_the_row_of_digits_is_its_digit_once_whatever_its_sign(
    program: Program, key: str
):
    program.play()
    sign(program, "1", key)
    assert heard(program, "act", "view") == [("act", "view_above")]


def test_a_key_pad_without_digits_is_no_digit(program: Program):
    program.play()
    sign(program, "1", "end")
    assert ("act", "view_above") not in heard(program, "act")


def test_the_key_after_one_without_a_sign_counts(program: Program):
    program.play()
    sign(program, "0", "")
    sign(program, "h", "h")
    assert [what[1] for what in heard(program, "act")] == ["view_reset", "hint"]
