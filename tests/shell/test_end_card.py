"""The end card: what it tells, what it offers, and that it leaves the board in sight."""

from __future__ import annotations

import pytest

from highway3d.shell.screens.end_card import EndCard
from highway3d.table.files import store
from highway3d.table.session import Session, default_players
from tests.shell.conftest import Program
from tests.table import toy


def _end(program: Program) -> None:
    """A game that Ana has just won."""
    program.play(heap=2)
    program.press("enter")
    program.settle()


def _card(program: Program) -> EndCard:
    (dialog,) = program.app.dialogs._waiting
    return dialog.body.__self__


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)], ids=str)
def test_the_card_lies_beside_the_board(program: Program, size: tuple[int, int]):
    program.resize(size)
    for scale in (100, 200):
        program.app.interface.scale = scale
        _end(program)
        x, y, _, tall = program.app.theme.rectangles["card"]
        left, _, room, _ = program.match.free
        assert x >= left + room
        assert y + tall <= size[1]
        _, low, _, high = program.app.theme.controls["menu-home"]
        assert low + high <= size[1]
        program.app.dialogs.clear()


def test_the_card_comes_back_from_the_board(program: Program):
    _end(program)
    program.press("escape")
    program.settle()
    assert program.app.dialogs.key is None
    program.push("end-card")
    assert program.app.dialogs.key == "result"


def test_the_card_is_not_offered_while_somebody_looks_back(program: Program):
    _end(program)
    program.press("escape")
    program.match.step("first")
    program.settle()
    assert "end-card" not in program.app.theme.controls


def test_the_card_replays_the_game(program: Program):
    _end(program)
    program.push("card-replay")
    assert (program.app.dialogs.key, program.session.here.number) == (None, 0)
    assert "replay-stop" in program.app.theme.controls


def test_the_card_saves_the_game_by_a_name_and_comes_back(program: Program):
    _end(program)
    program.push("save")
    program.settle_typing()
    program.push("save")
    program.settle()
    (save,) = store.saves(store.saves_folder())
    assert (save.moves, program.app.dialogs.key) == (1, "result")


def test_the_card_takes_a_picture_and_stays(program: Program):
    _end(program)
    program.push("card-picture")
    program.settle()
    assert len(list(store.pictures_folder().iterdir())) == 1
    assert program.app.dialogs.key == "result"


def test_the_card_tells_the_moves_and_the_score_of_the_match(program: Program):
    _end(program)
    assert _card(program)._facts == ["One move"]
    program.push("rematch")
    program.press("enter")
    program.settle()
    assert _card(program)._facts == ["One move", "After 2 games it is 1 all."]


@pytest.mark.parametrize(
    ("names", "label"),
    [
        (["Ana", "Beto"], "Play again, Beto begins"),
        (["Ana", "", "Cleo"], "Play again, Player 2 begins"),
    ],
)
def test_playing_again_says_who_begins(program: Program, names: list[str], label: str):
    session = Session.new(toy.GAME, toy.Options(growth="off"), default_players(names), 1)
    program.app.games.play(session)
    program.match.resign()
    program.settle()
    (dialog,) = program.app.dialogs._waiting
    assert dialog.choices[0].label == label
