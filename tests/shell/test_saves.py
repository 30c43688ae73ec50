from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from highway3d import catalogue
from highway3d.table.files import store
from tests.shell.conftest import Program
from tests.table import toy


@pytest.fixture
def kept(program: Program, monkeypatch: pytest.MonkeyPatch) -> Program:
    """A program with one toy game kept, back at the start screen, and the toy in the catalogue."""
    monkeypatch.setattr(catalogue, "game", toy.find)
    program.play()
    program.press("enter")
    program.app.games.close()
    program.app.home()
    return program


def test_a_kept_game_is_opened_from_the_list(kept: Program):
    kept.press("lcontrol", "o")
    kept.push("saves-kept-1-open")
    assert kept.session.here.text == "take 2"


def test_a_continued_game_goes_on_in_its_own_file(kept: Program):
    kept.push("continue")
    kept.press("enter")
    (save,) = store.saves(store.autosave_folder())
    assert save.moves == 2


def test_a_new_game_does_not_write_over_the_one_kept(kept: Program):
    kept.play()
    kept.press("enter")
    assert len(store.saves(store.autosave_folder())) == 2


def test_a_game_is_deleted_only_after_a_question(kept: Program):
    kept.press("lcontrol", "o")
    kept.push("saves-kept-1-delete")
    kept.push("no")
    assert len(store.saves(store.autosave_folder())) == 1
    kept.push("saves-kept-1-delete")
    kept.push("yes")
    assert store.saves(store.autosave_folder()) == []


def test_a_damaged_game_is_listed_with_what_is_wrong(kept: Program):
    folder = store.saves_folder()
    folder.mkdir()
    (folder / "mine.json").write_text("{", encoding="utf-8")
    kept.press("lcontrol", "o")
    kept.settle()
    assert "saves-named-1-open" not in kept.app.theme.controls
    assert "saves-named-1-delete" in kept.app.theme.controls


def _cut(kept: Program) -> Path:
    """The game kept, its file cut in half; returns that file."""
    (save,) = store.saves(store.autosave_folder())
    data = save.path.read_bytes()
    save.path.write_bytes(data[: len(data) // 2])
    kept.app.home()
    return save.path


def test_a_damaged_game_goes_on_from_the_version_before(kept: Program):
    kept.push("continue")
    kept.press("enter")
    kept.app.games.close()
    path = _cut(kept)
    kept.push("continue")
    assert kept.session.here.number == 1
    assert f"{path.name}.bad" in kept.app.line.text
    kept.press("enter")
    assert store.saves(store.autosave_folder())[0].moves == 2


@pytest.mark.parametrize(("language", "word"), [("en", "damaged"), ("es", "dañado")])
def test_a_game_past_reading_is_told_of_at_the_start(kept: Program, language: str, word: str):
    _cut(kept)
    kept.app.texts.use(language)
    assert word in kept.app.games.lost()


def test_a_game_that_can_be_read_is_no_loss(kept: Program):
    assert kept.app.games.lost() == ""


def test_a_game_from_a_newer_version_is_refused_in_one_sentence(kept: Program):
    (save,) = store.saves(store.autosave_folder())
    text = save.path.read_text(encoding="utf-8").replace('"schema": 1', '"schema": 99')
    save.path.write_text(text, encoding="utf-8")
    kept.app.games.open(save.path)
    assert "newer version" in kept.app.line.text
    assert kept.match is None


def test_a_finished_game_is_not_offered(kept: Program):
    kept.push("continue")
    kept.match.resign()
    kept.frames(2)
    kept.app.games.close()
    kept.app.home()
    kept.settle()
    assert "continue" not in kept.app.theme.controls


def test_what_is_opened_in_part_says_where_it_ends(kept: Program):
    (save,) = store.saves(store.autosave_folder())
    text = save.path.read_text(encoding="utf-8").replace('"take 2"', '"take 9"')
    save.path.write_text(text, encoding="utf-8")
    kept.app.texts.use("es")
    kept.app.games.take_up(store.salvage(save.path, toy.find), save.path)
    assert "La jugada 1" in kept.app.line.text
    assert kept.match.path is None


def test_f12_writes_the_board_and_says_where(program: Program, tmp_path: Path):
    program.play()
    program.press("f12")
    program.settle()
    (picture,) = (tmp_path / "pictures").glob("*.png")
    assert str(picture) in program.app.line.text


def test_a_saved_game_is_saved_again_under_another_name(program: Program):
    program.play()
    program.press("enter")
    program.press("lcontrol", "s")
    program.settle_typing()
    program.push("save")
    program.press("escape")
    program.push("save-as")
    program.settle_typing()
    first = program.match.path
    program.app.window.base.messenger.send("keystroke", ["2"])
    program.frames(3)
    program.push("save")
    assert program.match.path != first
    assert len(store.saves(store.saves_folder())) == 2


def test_a_game_that_another_window_went_on_with_goes_on_in_a_file_of_its_own(kept: Program):
    kept.push("continue")
    (save,) = store.saves(store.autosave_folder())
    other = store.load(save.path, toy.find)
    other.play_text("take 1", 0.0)
    store.save(other, save.path)
    kept.press("enter")
    assert "Another window" in kept.app.line.text
    assert [found.moves for found in store.saves(store.autosave_folder())] == [2, 2]


def test_a_file_of_the_users_own_gets_no_picture_beside_it(program: Program, tmp_path: Path):
    program.play()
    program.press("enter")
    (tmp_path / "holiday.png").write_bytes(b"a picture of a holiday")
    program.app.games.write(tmp_path / "holiday.json")
    program.settle()
    assert (tmp_path / "holiday.json").exists()
    assert (tmp_path / "holiday.png").read_bytes() == b"a picture of a holiday"


@pytest.mark.skipif(sys.platform != "linux", reason="names are text there")
def test_a_save_whose_name_is_no_text_can_be_opened_and_deleted(kept: Program):
    (save,) = store.saves(store.autosave_folder())
    folder = os.fsencode(store.saves_folder())
    os.makedirs(folder, exist_ok=True)
    save.path.rename(Path(os.fsdecode(folder + b"/Espa\xf1a.json")))
    kept.app.home()
    kept.app.show_saves()
    kept.settle()
    kept.push("saves-named-1-open")
    assert kept.session.here.number == 1
    kept.app.games.close()
    kept.app.show_saves()
    kept.push("saves-named-1-delete")
    kept.push("yes")
    kept.settle()
    assert store.saves(store.saves_folder()) == []


def test_a_link_in_a_circle_among_the_saves_does_no_harm(kept: Program):
    (store.autosave_folder() / "circle.json").symlink_to("circle.json")
    kept.app.home()
    kept.settle()
    assert "continue" in kept.app.theme.controls
    kept.app.show_saves()
    kept.settle()
    assert "saves-kept-2-delete" in kept.app.theme.controls


def test_without_a_folder_of_ones_own_a_game_can_be_played(
    program: Program, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("HIGHWAY3D_HOME", str(store.NOWHERE))
    assert "not be kept" in program.app.games.homeless()
    program.play()
    program.press("enter")
    assert program.session.here.number == 1
    program.app.show_saves()
    program.settle()
