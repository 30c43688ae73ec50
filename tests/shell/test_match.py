from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from highway3d.shell.desktop import clipboard
from highway3d.table import record
from highway3d.table.files import store
from highway3d.table.seating import Player
from highway3d.table.session import ClockSetting, Session, default_players
from tests.shell.conftest import Program
from tests.table import toy


def test_a_refused_move_changes_nothing_and_says_why(program: Program):
    program.play(heap=2)
    assert not program.match.play(toy.Move(3))
    assert program.session.here.number == 0
    assert program.app.line.tone == "fault"


def test_players_of_one_name_are_told_apart(program: Program):
    players = default_players(["Ana", "Ana"])
    program.app.games.play(Session.new(toy.GAME, toy.Options(), players, 1))
    assert program.match.names == ["Ana (1)", "Ana (2)"]


@pytest.mark.parametrize(("seats", "heap"), [(["gentle", "gentle"], 7), (["", "gentle"], 20)])
def test_game_of_computers_alone_begins_with_the_options_that_suit_them(
    program: Program, monkeypatch: pytest.MonkeyPatch, seats: list[str], heap: int
):
    started: list[Session] = []
    monkeypatch.setattr(program.app.games, "play", started.append)
    program.app.settings.seats[:2] = [Player(f"P{n}", computer=c) for n, c in enumerate(seats)]
    program.app.show_new(replace(toy.GAME, unattended=lambda _: toy.Options(heap=7)))
    program.settle()
    program.press("enter")
    assert started[0].options.heap == heap


def test_two_hundred_undos_and_redos_in_one_frame_stand_where_a_replay_stands(program: Program):
    program.play(heap=30)
    for _ in range(12):
        program.match.play(toy.Move(1))
    texts = [entry.text for entry in program.session.line()[1:]]
    chance, at = Random(5), 12
    program.settle()
    program.down("control")
    for _ in range(200):
        key = chance.choice("zy")
        at = min(at + 1, 12) if key == "y" else max(at - 1, 0)
        program.down(key)
        program.up(key)
    program.up("control")
    program.frames(1)
    replayed = Session.new(toy.GAME, program.session.options, program.session.players, 1)
    for text in texts[:at]:
        replayed.play_text(text, 0.0)
    assert program.session.here.number == at
    assert program.session.state == replayed.state


def test_a_typed_text_that_is_no_move_is_said(program: Program):
    program.play()
    assert not program.match.play_text("jump")
    assert "jump" in program.app.line.text


def test_each_move_is_kept_in_the_frame_it_was_played_in(program: Program):
    program.play()
    program.press("enter")
    (save,) = store.saves(store.autosave_folder())
    assert (save.game, save.moves) == ("toy", 1)


def test_autosave_can_be_switched_off(program: Program):
    program.app.settings.autosave = False
    program.play()
    program.press("enter")
    assert store.saves(store.autosave_folder()) == []


def test_a_folder_that_cannot_be_written_is_said_and_the_game_goes_on(
    program: Program, tmp_path: Path
):
    (tmp_path / "autosave").write_text("in the way")
    program.play()
    program.press("enter")
    program.press("enter")
    assert program.session.here.number == 2
    assert program.app.line.tone == "warning"


def test_friends_take_moves_back_without_asking(program: Program):
    program.play()
    program.press("enter")
    program.press("lcontrol", "z")
    assert program.session.here.number == 0


def test_with_clocks_the_rival_is_asked(program: Program):
    program.play(ClockSetting(5))
    program.press("enter")
    program.press("lcontrol", "z")
    assert program.app.dialogs.key == "undo-ask"
    assert program.session.here.number == 1
    program.push("yes")
    assert program.session.here.number == 0


def test_the_result_is_announced_once(program: Program):
    program.play(heap=2)
    program.press("enter")
    program.settle()
    assert program.app.dialogs.key == "result"
    program.push("look")
    program.press("lcontrol", "z")
    program.press("lcontrol", "y")
    assert program.app.dialogs.key is None


def test_in_the_next_game_the_other_begins_and_the_score_goes_along(program: Program):
    program.play(heap=2)
    program.press("enter")
    program.settle()
    program.push("rematch")
    assert [player.name for player in program.session.players] == ["Beto", "Ana"]
    assert program.match.won == [0, 1]


def test_resigning_is_asked_about_and_ends_the_game(program: Program):
    program.play()
    program.press("escape")
    program.push("resign")
    program.push("yes")
    assert program.session.here.text == "resign"


def test_clocks_stand_still_behind_the_menu(program: Program):
    program.play(ClockSetting(5))
    assert not program.session.paused
    program.press("escape")
    assert program.session.paused
    program.press("escape")
    assert not program.session.paused


def test_a_fallen_flag_ends_the_game(program: Program):
    program.play(ClockSetting(0.001))
    program.frames(12)
    while program.session.outcome is None:
        program.app.frame()
    assert program.session.here.text == "time"


def test_a_move_is_asked_about_where_moves_are_confirmed(program: Program):
    program.app.settings.confirm_moves = True
    program.play()
    program.press("enter")
    assert program.session.here.number == 0
    program.push("yes")
    assert program.session.here.number == 1


def test_a_typed_move_is_asked_about_where_moves_are_confirmed(program: Program):
    program.app.settings.confirm_moves = True
    program.play()
    assert program.match.play_text("take 2")
    program.settle()
    assert (program.app.dialogs.key, program.session.here.number) == ("confirm-move", 0)
    program.press("enter")  # the safe answer
    assert (program.app.dialogs.key, program.session.here.number) == (None, 0)
    program.match.play_text("take 2")
    program.push("yes")
    assert program.session.here.text == "take 2"


def test_a_typed_move_that_is_forbidden_is_refused_without_a_question(program: Program):
    program.app.settings.confirm_moves = True
    program.play(heap=2)
    assert not program.match.play_text("take 3")
    assert (program.app.dialogs.key, program.app.line.tone) == (None, "fault")


def _save(program: Program) -> None:
    program.press("lcontrol", "s")
    program.settle_typing()
    program.push("save")


def test_a_saved_game_gets_a_name_and_an_opaque_picture(program: Program):
    program.play()
    program.press("enter")
    _save(program)
    (save,) = store.saves(store.saves_folder())
    assert (save.moves, program.app.screen.name) == (1, "board")
    with Image.open(save.path.with_suffix(".png")) as picture:
        assert not picture.has_transparency_data


def test_saving_again_writes_the_same_file(program: Program):
    program.play()
    program.press("enter")
    _save(program)
    program.press("enter")
    program.press("lcontrol", "s")
    (save,) = store.saves(store.saves_folder())
    assert save.moves == 2


def test_another_game_of_that_name_is_not_written_over_unasked(program: Program):
    for _ in range(2):
        program.play()
        program.press("enter")
        _save(program)
    assert program.app.dialogs.key == "save-over"
    program.push("no")
    assert program.match.path is None


def test_a_game_is_copied_as_text(program: Program, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("pyperclip.copy", lambda text: None)
    monkeypatch.setattr("pyperclip.paste", lambda: "")
    program.play()
    program.press("enter")
    program.app.games.copy()
    again = record.from_json(clipboard.paste().encode(), toy.find)
    assert again.here.text == "take 2"


def test_text_that_is_no_game_is_refused_in_one_sentence(
    program: Program, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("pyperclip.paste", lambda: "a letter to my aunt")
    program.app.games.paste()
    assert program.match is None
    assert program.app.line.tone == "fault"


def test_a_replay_steps_to_the_end(program: Program):
    program.play(heap=100)
    for _ in range(3):
        program.match.play_text("take 1")
    program.match.step("first")
    program.settle()
    program.push("replay-run")
    start = program.app.seconds
    while program.session.here.number < 3 and program.app.seconds < start + 20:
        program.app.frame()
    assert program.session.here.number == 3


def test_another_move_from_earlier_opens_a_line_and_keeps_the_old_one(program: Program):
    program.play()
    program.press("enter")
    program.press("lcontrol", "z")
    program.click(640, 400)
    program.push("line-1")
    assert program.session.here.text == "take 2"
    assert len(program.session.root.children) == 2


def test_a_game_left_for_the_start_screen_is_offered_and_goes_on(program: Program):
    program.play()
    program.press("enter")
    program.app.home()
    program.push("continue")
    assert program.app.screen.name == "board"
    assert program.session.here.number == 1


@pytest.mark.parametrize(
    "act",
    [
        lambda program: program.match.step("undo"),
        lambda program: program.match.step("redo"),
        lambda program: program.match.step("first"),
        lambda program: program.match.go(program.session.root),
        lambda program: program.match.play(toy.Move(1)),
        lambda program: program.match.play_text("take 1"),
        lambda program: program.match.play_on(),
        lambda program: program.match.rebuild(),
        lambda program: program.app.games.copy(),
        lambda program: program.app.games.write(store.named_path("kept")),
        lambda program: program.app.games.close(),
    ],
    ids=["undo", "redo", "first", "a click in the list", "move", "typed move", "play on",
         "quality", "copy", "save", "close"],
)  # fmt: skip
def test_what_goes_on_is_brought_to_its_end_before_the_game_goes_anywhere(program, act):
    program.play()
    program.match.play(toy.Move(1))
    scene = program.scene
    scene.heard.clear()
    act(program)
    assert scene.heard[0] == ("settle",)


@pytest.mark.parametrize("how", ["undo", "redo"])
def test_what_is_due_cannot_be_stepped_past_and_that_is_said(program: Program, how):
    program.play()
    program.match.play(toy.Move(1))
    program.session.owe(toy.Move(2))
    program.match.step(how)
    assert program.session.live.number == 1
    assert program.app.line.text == program.app.texts("fault-DUE_FIRST")


def test_what_is_due_is_kept_in_the_frame_in_which_it_came(program: Program):
    program.play()
    program.settle()
    program.session.owe(toy.Move(2))
    program.frames(1)
    kept = store.load(store.saves(store.autosave_folder())[0].path, toy.find)
    assert kept.due == toy.Move(2)
