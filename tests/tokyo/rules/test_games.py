"""What holds in every game, whatever is played."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from functools import cache
from math import cos, pi, sin
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from highway3d.table.record import from_json, to_json
from highway3d.table.session import Session, default_players
from highway3d.tokyo import GAME
from highway3d.tokyo.rules.bases import open_bases
from highway3d.tokyo.rules.building import cost
from highway3d.tokyo.rules.components import CARS, FULL_SUPPLY
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.penalties import owed
from highway3d.tokyo.rules.rules import TokyoRules, with_all_cars
from highway3d.tokyo.rules.turns import Build, Penalty, Restore, Shift
from tests.tokyo.reference import meet
from tests.tokyo.rules.test_clearance import second_opinion
from tests.tokyo.tables import lines_of

pytestmark = pytest.mark.slow

RULES = TokyoRules()


@cache
def line(seed):
    """The positions of a game with every kind of move, and the moves between them."""
    chance = Random(seed)
    options = Options(
        materials_end=chance.choice(("letter", "cars")),
        scope=chance.choice(("road", "crossing_point")),
        pillars_under_roads=chance.choice(("allow", "forbid")),
        joint_rule=chance.choice(("on", "on", "off")),
        junction_roads=chance.choice(("unlimited", 3)),
        penalty=chance.choice(("fallen", "shifted")),
    )
    states, moves = [RULES.new(options, 2, seed)], []
    while states[-1].outcome is None:
        moves.append(some_move(states[-1], chance))
        states.append(RULES.apply(states[-1], moves[-1]))
    return states, moves


games = st.integers(0, 99).map(line)


def some_move(state, chance):
    """A build, an exit, an adjustment, or something knocked down, as chance has it."""
    if state.knocked:
        return Restore()
    what = chance.random()
    if what < 0.08:
        return knock(state, chance)
    if what < 0.2 and state.last_road is not None and (shift := nudge(state, chance)):
        return shift
    if what < 0.25 and (exit := way_out(state, chance)):
        return exit
    return RULES.random_move(state, chance)


def knock(state, chance):
    seat = chance.randrange(2)
    names = [road.name for road in state.highway.roads] + [car.name for car in state.highway.cars]
    fell = tuple(chance.sample(names, k=min(3, len(names))))
    supply = state.supplies[seat]
    due = min(owed(state, Penalty(seat, fell)), supply.grey + supply.yellow)
    grey = chance.randint(max(0, due - supply.yellow), min(due, supply.grey))
    return Penalty(seat, fell, (), grey, due - grey)


def nudge(state, chance):
    end = state.last_road.end
    shift = Shift(end.x + chance.randint(-30, 30), end.y + chance.randint(-30, 30))
    return None if RULES.check(state, shift) else shift


def way_out(state, chance):
    low = [b for b in open_bases(state.highway, state.turn, state.options) if b.height == 1]
    for base in low:
        angle = chance.random() * 2 * pi
        x, y = base.x + round(1085 * cos(angle)), base.y + round(1085 * sin(angle))
        exit = Build(base.name, x, y, 0)
        if not RULES.check(state, exit):
            return with_all_cars(state, exit)
    return None


@settings(max_examples=40)
@given(games)
def test_a_move_never_changes_the_position_it_is_played_in(game):
    states, moves = game
    before = deepcopy(states)
    for state, move in zip(states, moves, strict=False):
        RULES.check(state, move)
        RULES.apply(state, move)
    assert states == before


@settings(max_examples=40)
@given(games)
def test_the_same_moves_give_the_same_game_and_every_move_reads_back(game):
    states, moves = game
    again = states[0]
    for move in moves:
        again = RULES.apply(again, RULES.parse(RULES.format(move)))
    assert again == states[-1]


@settings(max_examples=40)
@given(games)
def test_pieces_are_neither_lost_nor_made(game):
    for state in game[0]:
        highway = state.highway
        for what in ("grey", "yellow", "roads"):
            stand = [getattr(cost(road.end), what) for road in highway.roads[2:]]
            used = sum(stand) + (0 if what == "yellow" else 2)
            held = sum(getattr(supply, what) for supply in state.supplies)
            assert used + held == 2 * getattr(FULL_SUPPLY, what)
        for seat in (0, 1):
            assert state.placed(seat) + state.supplies[seat].cars == CARS


@settings(max_examples=40)
@given(games)
def test_nobody_owns_more_roads_than_sticks_and_names_are_unique(game):
    highway = game[0][-1].highway
    names = [road.name for road in highway.roads] + [pillar.name for pillar in highway.pillars]
    assert len(set(names)) == len(names)
    assert all(sum(road.owner == seat for road in highway.roads) <= 15 for seat in (0, 1))


@settings(max_examples=40)
@given(games)
def test_taking_the_last_build_away_inverts_it(game):
    states, moves = game
    for before, move, after in zip(states, moves, states[1:], strict=False):
        if isinstance(move, Build):
            assert after.highway.without_last() == before.highway


@settings(max_examples=40)
@given(games)
def test_an_adjustment_back_to_where_it_was_changes_nothing(game):
    states, moves = game
    for move, after in zip(moves, states[1:], strict=False):
        if isinstance(move, Build) and after.outcome is None:
            end = after.last_road.end
            assert RULES.apply(after, Shift(end.x, end.y, move.cars)) == after


@settings(max_examples=40)
@given(games)
def test_the_flags_over_and_under_are_those_of_every_pair_of_roads(game):
    highway = game[0][-1].highway
    lines = lines_of(highway)
    over, under = [False] * len(lines), [False] * len(lines)
    for i, a in enumerate(lines):
        for k, b in enumerate(lines):
            at = meet(a, b)
            if at is not None and a.height(at) > b.height(at):
                over[k] = under[i] = True
    assert [flags.tolist() for flags in highway.covered] == [over, under]


@settings(max_examples=15)
@given(games)
def test_roads_that_share_no_pillar_never_touch(game):
    highway = game[0][-1].highway
    sticks = highway.network.sticks
    for i, road in enumerate(highway.roads):
        for k, other in enumerate(highway.roads[:i]):
            if not {road.start, road.end} & {other.start, other.end}:
                assert not second_opinion(sticks[i], sticks[k])


@settings(max_examples=40)
@given(games)
def test_a_game_saved_and_opened_is_the_same_game(game):
    states, moves = game
    session = Session.new(GAME, states[0].options, default_players(["Ana", "Beto"]), 1)
    for move in moves:
        session.play(move, now=0.0)
    data = to_json(session)
    opened = from_json(data, lambda name: GAME)
    assert to_json(opened) == data
    assert opened.main_line()[-1].state == session.state


@settings(max_examples=40)
@given(games)
def test_every_game_ends_with_a_reason_and_at_most_one_winner(game):
    states, moves = game
    outcome = states[-1].outcome
    assert len(outcome.winners) <= 1
    assert len(moves) < 400


@settings(max_examples=40)
@given(games)
def test_the_cars_of_a_build_are_at_most_what_it_earns_and_has_room_for(game):
    states, moves = game
    for state, move in zip(states, moves, strict=False):
        if isinstance(move, Build):
            full = with_all_cars(state, replace(move, cars=()))
            assert len(move.cars) <= len(full.cars)
