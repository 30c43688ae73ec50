"""What the computer player of every game must do, whatever its game."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from highway3d import catalogue
from highway3d.players.arena import Match, play
from highway3d.players.contestants import Home
from highway3d.players.levels import think
from highway3d.table.game import Game, RequestError
from highway3d.table.session import Session, default_players
from highway3d.table.thinking import AT_THE_TABLE, Level, Limits, Thinker

LITTLE = 50
"""Positions that may be looked at: enough to think, little enough for a test."""
WITH_PLAYER = [name for name in catalogue.names() if catalogue.game(name).player]


@pytest.fixture(params=WITH_PLAYER, scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    return catalogue.game(request.param)


@pytest.fixture(scope="module")
def thinker(game: Game) -> Thinker[Any]:
    return catalogue.load_player(game)


def positions(game: Game, seed: int, moves: int = 12) -> list[Any]:
    """Positions of a random game."""
    options = game.rules.options_type()
    players = default_players(["Ana"] * game.rules.seats(options)[0])
    session, chance = Session.new(game, options, players, seed), Random(seed)
    found = []
    while session.outcome is None and len(found) < moves:
        found.append(session.state)
        session.play(game.rules.random_move(session.state, chance), 0.0)
    return found


def limits(seed: int = 3) -> Limits:
    return Limits(seed, LITTLE)


@pytest.mark.slow
@pytest.mark.parametrize("level", AT_THE_TABLE)
def test_every_level_plays_legal_moves(game: Game, thinker: Thinker[Any], level: Level) -> None:
    for state in positions(game, 1)[::3]:
        seen = thinker.read(thinker.view(state, game.rules.turn(state)))
        answer = think(game, thinker, seen, level, limits())
        assert game.rules.check(state, game.rules.parse(answer.move)) == ()


@pytest.mark.slow
@pytest.mark.parametrize("level", AT_THE_TABLE)
def test_same_position_level_work_and_seed_bring_the_same_answer(
    game: Game, thinker: Thinker[Any], level: Level
) -> None:
    state = positions(game, 2)[-1]
    assert thinker.think(state, level, limits()) == thinker.think(state, level, limits())


@pytest.mark.slow
def test_game_itself_and_its_view_bring_the_same_answer(game: Game, thinker: Thinker[Any]) -> None:
    for state in positions(game, 3)[::4]:
        seen = thinker.read(thinker.view(state, game.rules.turn(state)))
        assert thinker.think(seen, Level.STRONG, limits()) == thinker.think(
            state, Level.STRONG, limits()
        )


def test_view_survives_writing_and_reading(game: Game, thinker: Thinker[Any]) -> None:
    for state in positions(game, 4):
        view = thinker.view(state, game.rules.turn(state))
        again = thinker.read(json.loads(json.dumps(view)))
        assert thinker.view(again, game.rules.turn(again)) == view


def test_field_that_a_view_does_not_have_is_refused(game: Game, thinker: Thinker[Any]) -> None:
    [state] = positions(game, 1, 1)
    view = thinker.view(state, 0) | {"mood": 1}
    with pytest.raises(RequestError, match="mood"):
        thinker.read(view)


def test_values_are_of_legal_moves_best_first(game: Game, thinker: Thinker[Any]) -> None:
    state = positions(game, 5)[-1]
    found = thinker.values(state, Level.MIDDLE, limits())
    assert [each.value for each in found] == sorted((each.value for each in found), reverse=True)
    for each in found:
        assert game.rules.check(state, game.rules.parse(each.move)) == ()


@pytest.mark.slow
def test_hints_are_up_to_three_with_reasons(game: Game, thinker: Thinker[Any]) -> None:
    for state in positions(game, 6)[::4]:
        found = thinker.hints(state, Limits())
        assert 1 <= len(found) <= 3
        assert all(each.facts for each in found)


def test_thinking_ends_when_it_is_told_to(game: Game, thinker: Thinker[Any]) -> None:
    state = positions(game, 7)[-1]
    answer = thinker.think(state, Level.STRONG, Limits(0, 10**9, lambda: True))
    assert game.rules.check(state, game.rules.parse(answer.move)) == ()


def test_bot_loads_no_engine() -> None:
    script = (
        "import sys; from highway3d import cli; from highway3d import catalogue as c; "
        "[c.load_player(c.game(n)) for n in c.names() if c.game(n).player]; "
        "engine = {'panda3d', 'direct', 'imgui_bundle'}; "
        "print([name for name in sys.modules if name.split('.')[0] in engine])"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_weakest_level_beats_random_play(game: Game, thinker: Thinker[Any]) -> None:
    """A smoke of the arena; how strong the levels are is measured with ``highway3d arena``."""
    options = game.suited(game.rules.options_type(), None)
    match = Match(game, options, game.rules.seats(options)[0], games=8)
    contestants = {
        side: Home(game, thinker, level, work=LITTLE)
        for side, level in (("A", Level.GENTLE), ("B", Level.RANDOM))
    }
    games = [played for played, _ in play(match, contestants, {"A": "Ana", "B": "Beto"})]
    assert not [played.detail for played in games if played.trouble]
    assert sum(played.winner == "A" for played in games) >= 6
