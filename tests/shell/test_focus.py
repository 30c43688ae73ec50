"""The keyboard's way through the panels, always to be seen."""

from __future__ import annotations

from tests.shell.conftest import Program


def _ringed(program: Program, *keys: str) -> str:
    program.press(*keys)
    program.settle()
    program.frames(1)
    return str(program.app.theme.ringed)


def test_f6_goes_through_the_panels_and_back_to_the_board(program: Program):
    program.play()
    assert _ringed(program, "f6") == "menu"
    assert _ringed(program, "f6") == "view-above"
    assert _ringed(program, "f6") == "take_three"
    assert _ringed(program, "f6") == ""
    assert not program.app.screen.keys_in_panels
    assert _ringed(program, "f6") == "menu"
    assert _ringed(program, "escape") == ""
    assert not program.app.screen.keys_in_panels


def test_tab_and_arrows_move_the_ring(program: Program):
    program.play()
    _ringed(program, "f6")
    assert _ringed(program, "tab") == "help"
    assert _ringed(program, "arrow_left") == "menu"


def test_f6_leads_out_of_the_field_for_moves(program: Program):
    program.play()
    program.push("typed_move")
    assert _ringed(program, "f6") == "menu"


def test_a_refused_text_keeps_the_keyboard_and_is_typed_over(program: Program):
    program.play()
    program.push("typed_move")
    _type(program, "jump")
    program.press("enter")
    program.settle_typing()
    program.frames(3)
    _type(program, "take 1")
    program.press("enter")
    assert program.session.here.text == "take 1"


def test_resigning_is_proposed_to_nobody(program: Program):
    program.play()
    program.press("escape")
    program.push("resign")
    program.settle()
    program.press("enter")
    assert (program.app.dialogs.key, program.session.outcome) == (None, None)


def _type(program: Program, text: str) -> None:
    for letter in text:
        program.app.window.base.messenger.send("keystroke", [letter])
        program.frames(2)
