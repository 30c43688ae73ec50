"""Looking back, questions that close with their game, draws, panels put away."""

from __future__ import annotations

import pytest

from highway3d.table.session import ClockSetting
from tests.shell.conftest import Program


@pytest.mark.parametrize("keys", [("lalt", "arrow_left"), ("home",)])
def test_looking_back_asks_nobody_and_leads_back(program: Program, keys: tuple[str, ...]):
    program.play(ClockSetting(5))
    program.press("enter")
    program.press(*keys)
    assert (program.session.is_live, program.app.dialogs.key) == (False, None)
    program.push("come-back")
    assert program.session.is_live


def test_while_looking_nothing_is_played_and_the_reason_is_said(program: Program):
    program.play()
    program.press("enter")
    program.press("home")
    program.press("enter")
    assert program.session.live.number == 1
    assert program.app.line.text == program.app.texts("look-no-play")


def test_play_on_takes_the_game_up_at_the_position_shown(program: Program):
    program.play()
    program.press("enter")
    program.press("home")
    program.push("play-on")
    assert (program.session.live.number, program.session.is_live) == (0, True)


@pytest.mark.parametrize("question", ["resign", "offer-draw"])
def test_a_question_is_closed_with_the_game_it_is_about(program: Program, question: str):
    program.play(ClockSetting(5))
    program.press("escape")
    program.push(question)
    program.match.resign()
    program.settle()
    assert program.app.dialogs.key == "result"
    program.push("look")
    assert program.app.dialogs.key is None


def test_a_draw_that_is_declined_is_said_and_not_offered_again_before_a_move(program: Program):
    program.play()
    program.press("escape")
    program.push("offer-draw")
    program.push("no")
    assert program.app.line.text == program.app.texts("draw-declined", name="Beto")
    program.press("escape")
    program.push("offer-draw")
    assert program.app.dialogs.key is None
    assert program.app.line.text == program.app.texts("draw-once")


def test_a_draw_that_is_accepted_ends_the_game(program: Program):
    program.play()
    program.press("escape")
    program.push("offer-draw")
    program.push("yes")
    assert program.session.here.text == "draw"


def test_the_clock_of_who_offers_a_draw_stands_while_the_rival_considers(program: Program):
    program.play(ClockSetting(5))
    program.press("escape")
    program.push("offer-draw")
    program.settle()
    assert program.session.paused


def test_one_key_puts_the_panels_away_and_brings_them_back(program: Program):
    program.play()
    program.press("f9")
    program.settle()
    assert "history" not in program.app.theme.rectangles
    program.press("escape")
    program.settle()
    assert "history" in program.app.theme.rectangles


def test_the_button_beside_the_clocks_pauses(program: Program):
    program.play(ClockSetting(5))
    program.push("pause")
    assert program.app.dialogs.key == "pause"


def test_a_running_game_is_not_left_for_another_unasked(program: Program):
    program.play()
    program.press("enter")
    session = program.session
    program.press("escape")
    program.push("rematch")
    program.push("no")
    assert program.session is session


def test_after_a_typed_move_the_field_keeps_the_keys(program: Program):
    program.play()
    program.push("typed_move")
    program.settle_typing()
    for word in ("take 1", "take 2"):
        for letter in word:
            program.app.window.base.messenger.send("keystroke", [letter])
            program.frames(2)
        program.press("enter")
    assert program.session.here.number == 2


def test_behind_the_menu_a_board_with_clocks_is_hidden(program: Program):
    program.play(ClockSetting(5))
    program.press("escape")
    program.settle()
    assert program.match.root.is_hidden()
    program.push("menu-resume")
    assert not program.match.root.is_hidden()
