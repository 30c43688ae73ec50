"""The list of saves: what each game is called, how it stands, and a picture of it."""

from __future__ import annotations

import pytest

from highway3d import catalogue
from highway3d.table.files import store
from tests.shell.conftest import Program
from tests.table import toy


@pytest.fixture
def listing(program: Program, monkeypatch: pytest.MonkeyPatch) -> Program:
    """A program whose catalogue has the toy."""
    monkeypatch.setattr(catalogue, "game", toy.find)
    return program


def _told(program: Program) -> list[tuple[str, list[str]]]:
    """Heading and lines of each game of the list, dates left out."""
    saves = store.saves(store.autosave_folder()) + store.saves(store.saves_folder())
    told = [program.app.screen._described(save) for save in saves]
    return [(heading, [line.partition(" · 2")[0] for line in lines]) for heading, lines in told]


def _named(program: Program, name: str) -> None:
    """Plays a move and saves the game by a name."""
    program.play()
    program.press("enter")
    program.app.games.write(store.named_path(name))
    program.frames(2)


def test_a_game_goes_on_with_whose_turn_it_is(listing: Program):
    listing.play()
    listing.press("enter")
    listing.app.show_saves()
    title = listing.app.texts("toy-title")
    assert _told(listing) == [(title, ["Ana and Beto", "Beto to play · one move"])]


def test_the_given_name_is_the_heading_and_the_winner_is_told(listing: Program):
    listing.app.settings.autosave = False
    listing.play(heap=2)
    listing.press("enter")
    listing.app.games.write(store.named_path("Our last one"))
    listing.app.show_saves()
    title = listing.app.texts("toy-title")
    assert _told(listing) == [
        ("Our last one", [f"{title} · Ana and Beto", "Ana won · one move"]),
    ]  # fmt: skip


def test_a_game_kept_by_itself_has_a_picture_of_its_position(listing: Program):
    listing.play()
    listing.press("enter")
    listing.app.home()
    listing.frames(2)
    (save,) = store.saves(store.autosave_folder())
    assert save.path.with_suffix(".png").exists()
    assert listing.match.root.is_hidden()


def test_the_game_on_the_table_is_gone_on_with_and_not_deleted(listing: Program):
    listing.play()
    listing.press("enter")
    before = listing.session
    listing.press("lcontrol", "o")
    listing.settle()
    assert "saves-kept-1-delete" not in listing.app.theme.controls
    listing.push("saves-kept-1-open")
    assert (listing.session is before, listing.app.screen.name) == (True, "board")


def test_a_save_is_renamed_with_its_picture_and_goes_on_under_that_name(listing: Program):
    listing.app.settings.autosave = False
    _named(listing, "old")
    listing.press("lcontrol", "o")
    listing.push("saves-named-1-rename")
    listing.settle_typing()
    for letter in "new":
        listing.app.window.base.messenger.send("keystroke", [letter])
    listing.frames(6)
    listing.push("save")
    (save,) = store.saves(store.saves_folder())
    assert (save.name, listing.match.path) == ("new", save.path)
    assert save.path.with_suffix(".png").exists()
    listing.press("escape")
    listing.press("enter")
    listing.press("lcontrol", "s")
    assert [found.moves for found in store.saves(store.saves_folder())] == [2]


def test_a_name_that_is_taken_is_refused_in_one_sentence(listing: Program):
    for name in ("one", "two"):
        _named(listing, name)
    _, one = store.saves(store.saves_folder())
    assert not listing.app.games.rename(one, "two")
    assert listing.app.line.text == listing.app.texts("save-taken", name="two")
    assert sorted(save.name for save in store.saves(store.saves_folder())) == ["one", "two"]


def test_deleting_asks_with_what_the_list_shows(listing: Program):
    _named(listing, "holiday")
    listing.press("lcontrol", "o")
    listing.push("saves-named-1-delete")
    (asked,) = listing.app.dialogs._waiting
    (_, (heading, lines)) = _told(listing)
    assert all(part in asked.text for part in (heading, *lines))
    listing.push("yes")
    assert list(store.saves_folder().iterdir()) == []
