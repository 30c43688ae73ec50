"""The environments of the extra ``research`` keep to PettingZoo's interface."""

from __future__ import annotations

from random import Random

import msgspec
import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test

from highway3d.research import environment
from highway3d.research.environment import ENCODINGS
from tiles2d.autopista import GAME as AUTOPISTA
from tiles2d.octiles import GAME as OCTILES
from tiles2d.octiles.rules.options import Options

GAMES = [
    ("autopista", None, None),
    ("octiles", None, None),
    ("octiles", None, 3),
    ("octiles", Options(version="octiles"), 2),
    ("octiles", Options(version="team_up"), 4),
    ("octiles", Options(version="switch_tile_own_side"), 2),
]


@pytest.mark.parametrize(("game", "options", "players"), GAMES)
def test_environment_passes_the_test_of_its_interface(game, options, players):
    api_test(environment(game, options, players, turns=30), num_cycles=60)


def wandering(game, options, players, moves):
    """Positions of one random game."""
    chance = Random(3)
    rules = game.rules
    state = rules.new(options or rules.options_type(), players or 2, 5)
    for _ in range(moves):
        if rules.outcome(state) is None:
            yield state
            state = rules.apply(state, rules.resolve(state, rules.random_move(state, chance)))


@pytest.mark.parametrize(("game", "options", "players"), GAMES)
def test_every_legal_move_has_a_number_of_its_own_or_an_equal(game, options, players):
    found = OCTILES if game == "octiles" else AUTOPISTA
    encoding = ENCODINGS[game]
    for state in list(wandering(found, options, players, 60))[::15]:
        actions = encoding.actions(state)
        assert max(actions) < encoding.size(state).actions
        chance = Random(1)
        assert {found.rules.random_move(state, chance) for _ in range(30)} <= set(actions.values())


def some_action(env, chance):
    """A legal action of the agent on turn; None for one whose game is over."""
    _, _, ended, cut, info = env.last(observe=False)
    legal = [] if ended or cut else np.flatnonzero(info["action_mask"]).tolist()
    return chance.choice(legal) if legal else None


def test_same_seed_and_actions_bring_the_same_game():
    ends = []
    for _ in range(2):
        env = environment("autopista", turns=80)
        env.reset(seed=4)
        chance = Random(2)
        for _agent in env.agent_iter():
            env.step(some_action(env, chance))
        ends.append(env.render())
    assert ends[0] == ends[1]


def test_nothing_hidden_is_observed():
    state = list(wandering(OCTILES, None, 2, 9))[-1]
    other = msgspec.structs.replace(state, pile=state.pile[:2] + state.pile[:1:-1])
    assert ENCODINGS["octiles"].seen(state, 0) == ENCODINGS["octiles"].seen(other, 0)
    state = list(wandering(AUTOPISTA, None, 2, 9))[-1]
    other = msgspec.structs.replace(state, seed=99, drawn=4)
    assert ENCODINGS["autopista"].seen(state, 0) == ENCODINGS["autopista"].seen(other, 0)


def test_winner_has_one_point_and_the_loser_one_less_than_none():
    env = environment("octiles", Options(runners=3))
    env.reset(seed=1)
    chance, points = Random(2), {}
    for agent in env.agent_iter():
        points[agent] = points.get(agent, 0) + env.last()[1]
        env.step(some_action(env, chance))
    assert sorted(points.values()) == [-1, 1]
