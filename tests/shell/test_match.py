from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PIL import Image

from highway3d.shell.desktop import clipboard
from highway3d.table import record, store
from highway3d.table.session import ClockSetting, Session, default_players
from tests.shell.conftest import Desk
from tests.table import toy


def test_a_refused_move_changes_nothing_and_says_why(desk: Desk):
    desk.play(heap=2)
    assert not desk.match.play(toy.Move(3))
    assert desk.session.here.number == 0
    assert desk.app.line.tone == "fault"


def test_players_of_one_name_are_told_apart(desk: Desk):
    players = default_players(["Ana", "Ana"])
    desk.app.games.play(Session.new(toy.GAME, toy.Options(), players, 1))
    assert desk.match.names == ["Ana (1)", "Ana (2)"]


def test_two_hundred_undos_and_redos_in_one_frame_stand_where_a_replay_stands(desk: Desk):
    desk.play(heap=30)
    for _ in range(12):
        desk.match.play(toy.Move(1))
    texts = [entry.text for entry in desk.session.line()[1:]]
    chance, at = Random(5), 12
    desk.settle()
    desk.down("control")
    for _ in range(200):
        key = chance.choice("zy")
        at = min(at + 1, 12) if key == "y" else max(at - 1, 0)
        desk.down(key)
        desk.up(key)
    desk.up("control")
    desk.frames(1)
    replayed = Session.new(toy.GAME, desk.session.options, desk.session.players, 1)
    for text in texts[:at]:
        replayed.play_text(text, 0.0)
    assert desk.session.here.number == at
    assert desk.session.state == replayed.state


def test_a_typed_text_that_is_no_move_is_said(desk: Desk):
    desk.play()
    assert not desk.match.play_text("jump")
    assert "jump" in desk.app.line.text


def test_each_move_is_kept_in_the_frame_it_was_played_in(desk: Desk):
    desk.play()
    desk.press("enter")
    (save,) = store.saves(store.autosave_folder())
    assert (save.game, save.moves) == ("toy", 1)


def test_autosave_can_be_switched_off(desk: Desk):
    desk.app.settings.autosave = False
    desk.play()
    desk.press("enter")
    assert store.saves(store.autosave_folder()) == []


def test_a_folder_that_cannot_be_written_is_said_and_the_game_goes_on(desk: Desk, tmp_path: Path):
    (tmp_path / "autosave").write_text("in the way")
    desk.play()
    desk.press("enter")
    desk.press("enter")
    assert desk.session.here.number == 2
    assert desk.app.line.tone == "warning"


def test_friends_take_moves_back_without_asking(desk: Desk):
    desk.play()
    desk.press("enter")
    desk.press("lcontrol", "z")
    assert desk.session.here.number == 0


def test_with_clocks_the_rival_is_asked(desk: Desk):
    desk.play(ClockSetting(5))
    desk.press("enter")
    desk.press("lcontrol", "z")
    assert desk.app.dialogs.key == "undo-ask"
    assert desk.session.here.number == 1
    desk.push("yes")
    assert desk.session.here.number == 0


@pytest.mark.parametrize("keys", [("lalt", "arrow_left"), ("home",)])
def test_looking_back_asks_nobody_and_leads_back(desk: Desk, keys: tuple[str, ...]):
    desk.play(ClockSetting(5))
    desk.press("enter")
    desk.press(*keys)
    assert (desk.session.is_live, desk.app.dialogs.key) == (False, None)
    desk.push("come-back")
    assert desk.session.is_live


def test_while_looking_nothing_is_played_and_the_reason_is_said(desk: Desk):
    desk.play()
    desk.press("enter")
    desk.press("home")
    desk.press("enter")
    assert desk.session.live.number == 1
    assert desk.app.line.text == desk.app.texts("look-no-play")


def test_play_on_takes_the_game_up_at_the_position_shown(desk: Desk):
    desk.play()
    desk.press("enter")
    desk.press("home")
    desk.push("play-on")
    assert (desk.session.live.number, desk.session.is_live) == (0, True)


@pytest.mark.parametrize("question", ["resign", "offer-draw"])
def test_a_question_is_closed_with_the_game_it_is_about(desk: Desk, question: str):
    desk.play(ClockSetting(5))
    desk.press("escape")
    desk.push(question)
    desk.match.resign()
    desk.settle()
    assert desk.app.dialogs.key == "result"
    desk.push("look")
    assert desk.app.dialogs.key is None


def test_a_draw_that_is_declined_is_said_and_not_offered_again_before_a_move(desk: Desk):
    desk.play()
    desk.press("escape")
    desk.push("offer-draw")
    desk.push("no")
    assert desk.app.line.text == desk.app.texts("draw-declined", name="Beto")
    desk.press("escape")
    desk.push("offer-draw")
    assert desk.app.dialogs.key is None
    assert desk.app.line.text == desk.app.texts("draw-once")


def test_a_draw_that_is_accepted_ends_the_game(desk: Desk):
    desk.play()
    desk.press("escape")
    desk.push("offer-draw")
    desk.push("yes")
    assert desk.session.here.text == "draw"


def test_the_clock_of_who_offers_a_draw_stands_while_the_rival_considers(desk: Desk):
    desk.play(ClockSetting(5))
    desk.press("escape")
    desk.push("offer-draw")
    desk.settle()
    assert desk.session.paused


def test_one_key_puts_the_panels_away_and_brings_them_back(desk: Desk):
    desk.play()
    desk.press("f9")
    desk.settle()
    assert "history" not in desk.app.theme.rectangles
    desk.press("escape")
    desk.settle()
    assert "history" in desk.app.theme.rectangles


def test_the_button_beside_the_clocks_pauses(desk: Desk):
    desk.play(ClockSetting(5))
    desk.push("pause")
    assert desk.app.dialogs.key == "pause"


def test_a_running_game_is_not_left_for_another_unasked(desk: Desk):
    desk.play()
    desk.press("enter")
    session = desk.session
    desk.press("escape")
    desk.push("rematch")
    desk.push("no")
    assert desk.session is session


def test_after_a_typed_move_the_field_keeps_the_keys(desk: Desk):
    desk.play()
    desk.push("typed_move")
    desk.settle_typing()
    for word in ("take 1", "take 2"):
        for letter in word:
            desk.app.window.base.messenger.send("keystroke", [letter])
            desk.frames(2)
        desk.press("enter")
    assert desk.session.here.number == 2


def test_behind_the_menu_a_board_with_clocks_is_hidden(desk: Desk):
    desk.play(ClockSetting(5))
    desk.press("escape")
    desk.settle()
    assert desk.match.root.is_hidden()
    desk.push("menu-resume")
    assert not desk.match.root.is_hidden()


def test_the_result_is_announced_once(desk: Desk):
    desk.play(heap=2)
    desk.press("enter")
    desk.settle()
    assert desk.app.dialogs.key == "result"
    desk.push("look")
    desk.press("lcontrol", "z")
    desk.press("lcontrol", "y")
    assert desk.app.dialogs.key is None


def test_in_the_next_game_the_other_begins_and_the_score_goes_along(desk: Desk):
    desk.play(heap=2)
    desk.press("enter")
    desk.settle()
    desk.push("rematch")
    assert [player.name for player in desk.session.players] == ["Beto", "Ana"]
    assert desk.match.won == [0, 1]


def test_resigning_is_asked_about_and_ends_the_game(desk: Desk):
    desk.play()
    desk.press("escape")
    desk.push("resign")
    desk.push("yes")
    assert desk.session.here.text == "resign"


def test_clocks_stand_still_behind_the_menu(desk: Desk):
    desk.play(ClockSetting(5))
    assert not desk.session.paused
    desk.press("escape")
    assert desk.session.paused
    desk.press("escape")
    assert not desk.session.paused


def test_a_fallen_flag_ends_the_game(desk: Desk):
    desk.play(ClockSetting(0.001))
    desk.frames(12)
    while desk.session.outcome is None:
        desk.app.frame()
    assert desk.session.here.text == "time"


def test_a_move_is_asked_about_where_moves_are_confirmed(desk: Desk):
    desk.app.settings.confirm_moves = True
    desk.play()
    desk.press("enter")
    assert desk.session.here.number == 0
    desk.push("yes")
    assert desk.session.here.number == 1


def _save(desk: Desk) -> None:
    desk.press("lcontrol", "s")
    desk.settle_typing()
    desk.push("save")


def test_a_saved_game_gets_a_name_and_an_opaque_picture(desk: Desk):
    desk.play()
    desk.press("enter")
    _save(desk)
    (save,) = store.saves(store.saves_folder())
    assert (save.moves, desk.app.screen.name) == (1, "board")
    with Image.open(save.path.with_suffix(".png")) as picture:
        assert not picture.has_transparency_data


def test_saving_again_writes_the_same_file(desk: Desk):
    desk.play()
    desk.press("enter")
    _save(desk)
    desk.press("enter")
    desk.press("lcontrol", "s")
    (save,) = store.saves(store.saves_folder())
    assert save.moves == 2


def test_another_game_of_that_name_is_not_written_over_unasked(desk: Desk):
    for _ in range(2):
        desk.play()
        desk.press("enter")
        _save(desk)
    assert desk.app.dialogs.key == "save-over"
    desk.push("no")
    assert desk.match.path is None


def test_a_game_is_copied_as_text(desk: Desk, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("pyperclip.copy", lambda text: None)
    monkeypatch.setattr("pyperclip.paste", lambda: "")
    desk.play()
    desk.press("enter")
    desk.app.games.copy()
    again = record.from_json(clipboard.paste().encode(), toy.find)
    assert again.here.text == "take 2"


def test_text_that_is_no_game_is_refused_in_one_sentence(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("pyperclip.paste", lambda: "a letter to my aunt")
    desk.app.games.paste()
    assert desk.match is None
    assert desk.app.line.tone == "fault"


def test_a_replay_steps_to_the_end(desk: Desk):
    desk.play(heap=100)
    for _ in range(3):
        desk.match.play_text("take 1")
    desk.match.step("first")
    desk.settle()
    desk.push("replay-run")
    start = desk.app.seconds
    while desk.session.here.number < 3 and desk.app.seconds < start + 20:
        desk.app.frame()
    assert desk.session.here.number == 3


def test_another_move_from_earlier_opens_a_line_and_keeps_the_old_one(desk: Desk):
    desk.play()
    desk.press("enter")
    desk.press("lcontrol", "z")
    desk.click(640, 400)
    desk.push("line-1")
    assert desk.session.here.text == "take 2"
    assert len(desk.session.root.children) == 2


def test_a_game_left_for_the_start_screen_is_offered_and_goes_on(desk: Desk):
    desk.play()
    desk.press("enter")
    desk.app.home()
    desk.push("continue")
    assert desk.app.screen.name == "board"
    assert desk.session.here.number == 1
