"""The keyboard's way through the panels, always to be seen."""

from __future__ import annotations

from tests.shell.conftest import Desk


def _ringed(desk: Desk, *keys: str) -> str:
    desk.press(*keys)
    desk.settle()
    desk.frames(1)
    return str(desk.app.theme.ringed)


def test_f6_goes_through_the_panels_and_back_to_the_board(desk: Desk):
    desk.play()
    assert _ringed(desk, "f6") == "menu"
    assert _ringed(desk, "f6") == "take_three"
    assert _ringed(desk, "f6") == ""
    assert not desk.app.screen.keys_in_panels
    assert _ringed(desk, "f6") == "menu"
    assert _ringed(desk, "escape") == ""
    assert not desk.app.screen.keys_in_panels


def test_tab_and_arrows_move_the_ring(desk: Desk):
    desk.play()
    _ringed(desk, "f6")
    assert _ringed(desk, "tab") == "help"
    assert _ringed(desk, "arrow_left") == "menu"


def test_f6_leads_out_of_the_field_for_moves(desk: Desk):
    desk.play()
    desk.push("typed_move")
    assert _ringed(desk, "f6") == "menu"


def test_a_refused_text_keeps_the_keyboard_and_is_typed_over(desk: Desk):
    desk.play()
    desk.push("typed_move")
    _type(desk, "jump")
    desk.press("enter")
    desk.settle_typing()
    desk.frames(3)
    _type(desk, "take 1")
    desk.press("enter")
    assert desk.session.here.text == "take 1"


def test_resigning_is_proposed_to_nobody(desk: Desk):
    desk.play()
    desk.press("escape")
    desk.push("resign")
    desk.settle()
    desk.press("enter")
    assert (desk.app.dialogs.key, desk.session.outcome) == (None, None)


def _type(desk: Desk, text: str) -> None:
    for letter in text:
        desk.app.window.base.messenger.send("keystroke", [letter])
        desk.frames(2)
