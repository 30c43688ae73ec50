"""Why a move is good: facts that hold by the exact rules."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tiles2d.octiles.player.reasons import facts
from tiles2d.octiles.rules.board import NODE
from tiles2d.octiles.rules.moves import Pass, PlaceAndRun, Run
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.rules import RULES
from tiles2d.octiles.rules.state import finish_circles
from tiles2d.octiles.rules.versions.team_up import groups


def told(options, players, turns, seeds=3):
    """Every fact of every move in some random games, with the position and the move."""
    for seed in range(seeds):
        chance, state = Random(seed), RULES.new(options, players, seed)
        while state.outcome is None and state.turns < turns:
            for move in RULES.survey(state).moves[::5]:
                for fact in facts(state, move):
                    yield state, move, fact
            state = RULES.apply(state, RULES.random_move(state, chance))


@pytest.fixture(scope="module")
def race():
    return list(told(Options(runners=3), 2, 60))


def of(told_facts, code):
    found = [(state, move, fact) for state, move, fact in told_facts if fact[0] == code]
    assert found, f"no {code} was met"
    return found


def test_home_is_told_of_runs_that_end_on_a_finish_circle(race):
    for state, move, fact in of(race, "HOME"):
        assert fact == ("HOME", move.end)
        assert NODE[move.end] in finish_circles(state, state.turn)


def test_run_that_goes_on_is_told_as_nearer_and_back_as_farther(race):
    assert all(fact[1] > 0 for _, _, fact in of(race, "NEARER") + of(race, "FARTHER"))


def test_win_is_told_alone():
    won = 0
    for seed in range(8):
        chance, state = Random(seed), RULES.new(Options(runners=3), 2, seed)
        while state.outcome is None and state.turns < 300:
            if state.home(state.turn) == 2:
                for move in RULES.survey(state).moves:
                    if RULES.apply(state, move).outcome is not None:
                        assert facts(state, move) == (("WINS",),)
                        won += 1
            state = RULES.apply(state, RULES.random_move(state, chance))
    assert won


def test_runs_that_are_stopped_could_be_run_before(race):
    for state, _, (_, player, start, _end, tiles) in of(race, "STOPS"):
        assert state.runners[NODE[start]] == player == (state.turn + 1) % 2
        assert tiles > 0


def test_runs_that_are_allowed_can_be_run_after(race):
    checked = 0
    for state, move, (_, player, start, end, _tiles) in of(race, "ALLOWS")[::9]:
        after = RULES.apply(state, move)
        assert after.turn == player
        listed = {(each.start, each.end) for each in RULES.survey(after).moves}
        assert (start, end) in listed
        checked += 1
    assert checked


def test_first_turn_must_leave_the_start():
    state = RULES.new(Options(), 2, 1)
    move = RULES.survey(state).moves[0]
    assert isinstance(move, PlaceAndRun)
    assert ("LEAVES_START", move.start) in facts(state, move)


def test_pass_waits():
    assert facts(RULES.new(Options(), 2, 1), Pass()) == (("WAITS",),)


def test_what_an_action_opens_can_be_run_next():
    opened = of(told(Options(version="octiles"), 2, 20), "OPENS")
    for state, move, (_, start, end, _tiles) in opened:
        after = msgspec.structs.replace(RULES.apply(state, move), turn=state.turn)
        assert RULES.check(after, Run(start, end)) == ()


def test_joined_tells_the_size_of_the_group():
    for state, move, (_, size) in of(told(Options(version="team_up"), 2, 30), "JOINED"):
        after = RULES.apply(state, move)
        mine = groups(after.layout, after.runners)[state.turn]
        assert max(map(len, mine)) == size
