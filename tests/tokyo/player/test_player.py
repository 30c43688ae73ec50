"""The levels: never illegal, the same for the same seed, and no win at hand is missed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from highway3d.table.thinking import Level, Limits
from highway3d.tokyo.player.player import PLAYER
from highway3d.tokyo.rules.components import Supply
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.rules import TokyoRules
from highway3d.tokyo.rules.turns import Build, Penalty
from tests.tokyo.tables import PLENTY, crossable, game, lanes, locked, pillar

RULES = TokyoRules()
THINKING = (Level.GREEDY, Level.GENTLE, Level.MIDDLE, Level.STRONG)
QUICK = Limits(seed=5, work=30)


def positions(seed, every):
    """Positions of a game in which both take some liberty, one in so many turns."""
    chance = Random(seed)
    options = chance.choice((
        Options(), Options(materials_end="cars"), Options(scope="crossing_point"),
        Options(pillars_under_roads="forbid", junction_roads=3), Options(hands="real"),
    ))  # fmt: skip
    state, turn = RULES.new(options, 2, 0), 0
    while state.outcome is None:
        if turn % every == 0:
            yield state
        careful = Limits(seed=chance.getrandbits(30))
        text = PLAYER.think(state, Level.GENTLE, careful).move
        random = chance.random() < 0.3
        move = RULES.random_move(state, chance) if random else RULES.parse(text)
        state, turn = RULES.apply(state, move), turn + 1


@pytest.mark.slow
@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("seed", range(5))
def test_no_level_ever_moves_against_the_rules(level, seed):
    for state in positions(seed, every=4):
        answer = PLAYER.think(state, level, QUICK)
        assert RULES.check(state, RULES.parse(answer.move)) == (), answer


@pytest.mark.slow
@pytest.mark.parametrize("level", THINKING)
def test_same_position_work_and_seed_bring_the_same_move(level):
    for state in positions(7, every=8):
        seen = PLAYER.read(PLAYER.view(state, state.turn))
        assert PLAYER.think(state, level, QUICK) == PLAYER.think(seen, level, QUICK)


@pytest.mark.parametrize("level", THINKING)
def test_the_tenth_car_at_hand_is_placed(level):
    state = crossable(a=replace(PLENTY, cars=2))
    answer = PLAYER.think(state, level, QUICK)
    after = RULES.apply(state, RULES.parse(answer.move))
    assert after.outcome is not None
    assert ("WINS",) in answer.facts


@pytest.mark.parametrize("level", THINKING)
def test_whoever_can_build_nothing_passes(level):
    answer = PLAYER.think(locked(), level, QUICK)
    assert answer.move == "pass"
    assert answer.facts == (("MUST_PASS",),)


@pytest.mark.parametrize("level", THINKING)
def test_an_only_place_is_found(level):
    state = locked(a=Supply(12, 1, 5, 5))
    assert isinstance(RULES.parse(PLAYER.think(state, level, QUICK).move), Build)


@pytest.mark.parametrize("level", THINKING)
def test_what_lies_about_is_put_back_first(level):
    down = RULES.apply(crossable(), Penalty(0, ("B1-B2",), grey=1))
    assert PLAYER.think(down, level, QUICK).move == "restore"


def test_a_level_told_to_stop_answers_at_once_with_a_legal_move():
    state = crossable()
    answer = PLAYER.think(state, Level.STRONG, Limits(is_over=lambda: True))
    assert RULES.check(state, RULES.parse(answer.move)) == ()


@pytest.mark.slow
def test_more_work_looks_farther():
    depths = [
        PLAYER.think(lanes(), Level.STRONG, Limits(work=work)).depth for work in (40, 110, 999)
    ]
    assert depths == sorted(set(depths))


def test_values_stand_best_first_and_each_move_is_legal():
    state = crossable()
    values = PLAYER.values(state, Level.STRONG, QUICK)
    assert all(RULES.check(state, RULES.parse(each.move)) == () for each in values)
    assert values[0].move == PLAYER.think(state, Level.STRONG, QUICK).move


@pytest.mark.parametrize("level", THINKING)
def test_real_hands_go_through_no_gap_of_a_millimetre(level):
    walls = [pillar("B1", -15, 60, 1), pillar("B2", 15, 60, 1)]
    state = game([pillar("A1", 0, 0, 1), *walls], [], options={"hands": "real"})
    build = RULES.parse(PLAYER.think(state, level, QUICK).move)
    assert not (abs(build.x) < 150 and build.y > 0)


def test_greed_takes_both_roads_at_once():
    answer = PLAYER.think(crossable(), Level.GREEDY, QUICK)
    assert [fact[0] for fact in answer.facts].count("EARNS") == 2
