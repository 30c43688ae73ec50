from __future__ import annotations

import pytest

from highway3d import catalogue
from highway3d.shell.desktop.bindings import BINDINGS, bindings
from highway3d.shell.languages import LANGUAGES
from highway3d.shell.texts import Texts
from highway3d.table.game import Game
from tests.shell.conftest import Program
from tests.table import toy

ACTIONS = [action for section in BINDINGS.values() for action in section]
CHORDS = [chord for section in BINDINGS.values() for keys in section.values() for chord in keys]
GAMES = [toy.GAME, *catalogue.games().values()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_chord_means_two_things(game: Game):
    chords = [*CHORDS, *(chord for key in game.keys for chord in key.chords)]
    assert len(chords) == len(set(chords))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_action_is_named_twice(game: Game):
    actions = [*ACTIONS, *(key.action for key in game.keys)]
    assert len(actions) == len(set(actions))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_explained(language: str):
    own = [f"{name}-{key.action}" for name, game in catalogue.games().items() for key in game.keys]
    known = Texts().keys(language)
    assert [a for a in ACTIONS + own if f"action-{a}".replace("_", "-") not in known] == []


def test_a_game_takes_no_key_of_the_shells():
    keys = (toy.Key("sell_the_house", ("ctrl+q",)),)
    assert bindings(keys).action_of("q", frozenset({"ctrl"})) == "quit"


def test_x_passes_in_octiles_and_is_an_exit_in_tokyo():
    actions = [
        bindings(catalogue.game(name).keys).action_of("x", frozenset())
        for name in ("octiles", "tokyo", "autopista")
    ]
    assert actions == ["pass", "exit", None]


def test_a_games_own_key_reaches_its_scene_while_its_board_has_the_keys(program: Program):
    program.play(heap=20)
    program.press("t")
    program.press("f1")
    program.press("t")
    assert program.session.state.heap == 17


@pytest.mark.parametrize(
    ("key", "held", "action"),
    [
        ("z", {"ctrl"}, "undo"),
        ("z", {"ctrl", "shift"}, "redo"),
        ("y", {"ctrl"}, "redo"),
        ("z", set(), "focus"),
        ("left", {"shift"}, "left"),
        ("left", {"alt"}, "step_back"),
        ("t", set(), "take_three"),
        ("tab", {"shift"}, "previous"),
        ("w", {"ctrl"}, None),
        ("ñ", set(), None),
    ],
)
def test_a_key_with_modifiers_finds_its_action(key: str, held: set[str], action: str | None):
    assert bindings(toy.GAME.keys).action_of(key, frozenset(held)) == action
