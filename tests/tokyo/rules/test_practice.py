"""The practice table: one player, a rival's highway that nobody plays, no end of material."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from highway3d.table.session import Session, default_players
from highway3d.tokyo import GAME
from highway3d.tokyo.rules.building import faults
from highway3d.tokyo.rules.components import FIRST_SUPPLY
from highway3d.tokyo.rules.highway import Highway
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.practice import practice_table
from highway3d.tokyo.rules.turns import Build, End, Pass, Shift

RULES = GAME.rules
ALONE = Options(practice="on")


@pytest.fixture
def table():
    return RULES.new(ALONE, 1, 0)


def test_one_player_sits_at_a_practice_table():
    assert RULES.seats(ALONE) == range(1, 2)
    with pytest.raises(ValueError, match="for 1 player, not for 2"):
        Session.new(GAME, ALONE, default_players(["Ana", "Bea"]), 0)


def test_the_rivals_highway_there_could_have_been_built():
    highway = practice_table()
    for count in (2, 3):
        before = Highway(highway.pillars[:count], highway.roads[:count])
        assert faults(before, highway.roads[count], FIRST_SUPPLY, Options()) == ()


def test_the_turn_stays_after_a_build(table):
    after = RULES.apply(table, Build("A1", -520, -1035, 2))
    assert after.turn == 0
    assert after.outcome is None


def test_the_rivals_last_road_is_not_the_players_to_adjust(table):
    assert table.last_road is None
    (fault,) = RULES.check(table, Shift(-400, 1510))
    assert fault.code == "NOTHING_TO_SHIFT"


def test_material_comes_back_when_it_runs_out(table):
    spent = replace(table.supplies[0], grey=2, yellow=0, roads=1, cars=5)
    state = replace(table, supplies=(spent, table.supplies[1]))
    after = RULES.apply(state, Build("A1", -520, -1035, 2))
    assert after.supplies[0] == replace(FIRST_SUPPLY, cars=5)


def test_two_passes_end_practice_without_a_winner(table):
    state = replace(table, passes=1, highway=replace(table.highway, pillars=()))
    outcome = RULES.apply(state, Pass()).outcome
    assert (outcome.winners, outcome.reason) == ((), End.BLOCKED)


def test_who_gives_up_practice_loses_to_nobody():
    session = Session.new(GAME, ALONE, default_players(["Ana"]), 0)
    session.resign(0.0)
    assert session.outcome.winners == ()


@pytest.mark.parametrize("seed", range(3))
def test_practice_ends_for_nobody_but_the_player(table, seed):
    state, chance = table, Random(seed)
    for _ in range(40):
        if state.outcome is not None:
            break
        state = RULES.apply(state, RULES.random_move(state, chance))
    assert state.turn == 0
    assert state.outcome is None or set(state.outcome.winners) <= {0}
