"""Octiles' computer player: fair, sound where a game can be won, batches that agree with rules."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from highway3d.table.game import RequestError
from highway3d.table.thinking import AT_THE_TABLE, Level, Limits
from tiles2d.octiles.player import PLAYER, race
from tiles2d.octiles.player.homeward import LEFT, finish_state
from tiles2d.octiles.player.view import VISIBLE, blinded
from tiles2d.octiles.rules.board import NODE, NODES, STOPS
from tiles2d.octiles.rules.moves import Pass
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.rules import RULES
from tiles2d.octiles.rules.versions.placing import MOVES

KINDS = [
    (Options(), 2),
    (Options(), 3),
    (Options(), 4),
    (Options(version="boardspace"), 3),
    (Options(version="boardspace"), 4),
    (Options(teams="opposite"), 4),
    (Options(teams="adjacent", finished="helps"), 4),
    (Options(version="switch_tile_own_side"), 2),
    (Options(version="switch_tile"), 3),
    (Options(version="octiles"), 2),
    (Options(version="octiles", early_actions=True), 4),
    (Options(version="team_up"), 2),
]
IDS = [f"{options.version}-{options.teams}-{players}" for options, players in KINDS]
kinds = pytest.mark.parametrize(("options", "players"), KINDS, ids=IDS)


def wandering(options, players, seed, turns=50):
    """Positions of one random game."""
    chance, state = Random(seed), RULES.new(options, players, seed)
    while state.outcome is None and state.turns < turns:
        yield state
        state = RULES.apply(state, RULES.random_move(state, chance))


def everything(state):
    """A state as the search would see it if nothing were hidden."""
    return race.Position(state.layout, state.runners, state.turn, state.pile, 18, ())


@kinds
@pytest.mark.parametrize("level", AT_THE_TABLE)
def test_every_level_answers_a_legal_move(options, players, level):
    for state in list(wandering(options, players, 1))[::16]:
        answer = PLAYER.think(state, level, Limits(3, 60))
        assert RULES.check(state, RULES.parse(answer.move)) == ()


@kinds
def test_tiles_that_nobody_has_seen_change_no_answer(options, players):
    for state in list(wandering(options, players, 2, 30))[::10]:
        hidden = list(state.pile[VISIBLE:])
        Random(9).shuffle(hidden)
        other = msgspec.structs.replace(state, pile=state.pile[:VISIBLE] + tuple(hidden))
        for level in AT_THE_TABLE:
            asked = Limits(5, 200)
            assert PLAYER.think(state, level, asked) == PLAYER.think(other, level, asked)


@kinds
def test_view_is_read_back_as_the_position_without_what_is_hidden(options, players):
    for state in list(wandering(options, players, 3))[::5]:
        read = PLAYER.read(PLAYER.view(state, state.turn))
        seen = msgspec.structs.replace(blinded(state), turns=read.turns)
        assert msgspec.structs.replace(read, options=seen.options) == seen


def test_view_with_more_of_the_pile_is_refused():
    view = PLAYER.view(RULES.new(Options(), 2, 1), 0)
    view["stack"] = [tile for tile in range(1, 4)]
    with pytest.raises(RequestError, match=r"view\.stack: only the tile in hand and the next"):
        PLAYER.read(view)


def test_wrong_runner_is_named():
    view = PLAYER.view(RULES.new(Options(), 2, 1), 0)
    view["runners"]["Z9"] = 0
    with pytest.raises(RequestError, match=r"view\.runners: 'Z9' is not a stop or circle"):
        PLAYER.read(view)


@pytest.mark.parametrize("level", AT_THE_TABLE)
def test_every_win_at_hand_is_taken(level):
    """Positions with one runner beside its last circle, met in random games to three."""
    taken = 0
    for seed in range(12):
        for state in wandering(Options(runners=3), 2, seed, 400):
            if state.home(state.turn) < 2:
                continue
            wins = {
                RULES.format(move)
                for move in RULES.survey(state).moves
                if RULES.apply(state, move).outcome is not None
            }
            if wins:
                assert PLAYER.think(state, level, Limits(seed, 200)).move in wins
                taken += 1
    assert taken


@kinds
def test_last_move_of_a_greedy_game_is_found_by_every_level(options, players):
    state, chance = RULES.new(msgspec.structs.replace(options, runners=3), players, 1), Random(1)
    while state.outcome is None:
        before = state
        greedy = PLAYER.think(state, Level.GREEDY, Limits(chance.getrandbits(20)))
        state = RULES.apply(state, RULES.parse(greedy.move))
    assert before.turn in state.outcome.winners
    for level in AT_THE_TABLE:
        move = RULES.parse(PLAYER.think(before, level, Limits(2, 200)).move)
        assert before.turn in RULES.apply(before, move).outcome.winners


def test_strong_blocks_no_more_late_in_a_one_action_game():
    """At a glance it then values every action as middle does, who only races."""
    differs = {0: False, 200: False}
    for state in list(wandering(Options(version="octiles"), 2, 4, 90))[40::30]:
        for turns in differs:
            at = msgspec.structs.replace(state, turns=turns)
            strong, middle = (
                PLAYER.values(at, level, Limits(work=1)) for level in (Level.STRONG, Level.MIDDLE)
            )
            differs[turns] |= strong != middle
    assert differs == {0: True, 200: False}


def test_player_who_cannot_move_passes():
    state = RULES.new(Options(version="boardspace"), 2, 1)
    runners = [-1] * len(NODES)
    for node in range(STOPS):
        runners[node] = 1
    for name in ("A1", "A2", "A3", "A4", "A5"):
        runners[NODE[name]] = 0
    state = msgspec.structs.replace(state, runners=tuple(runners))
    assert PLAYER.think(state, Level.STRONG, Limits()).move == RULES.format(Pass())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_listed_for_the_search_are_those_of_the_rules(players):
    for state in wandering(Options(), players, 4):
        listed = {MOVES[number] for number in race.turns(race.race_of(state.options, players),
                                                         everything(state))}  # fmt: skip
        legal = RULES.survey(state).moves
        assert listed <= set(legal)
        assert {(m.space, m.start, m.end) for m in listed} == {
            (m.space, m.start, m.end) for m in legal
        }


def best_reply(kind, state):
    """The turns that the best reply saves, by the exact list of turns."""
    side = kind.sides[state.turn]
    table = LEFT[side][finish_state(state.runners, side, state.turn)]
    saved = [
        table[start] - (table[end] if end < STOPS else 0.0)
        for number in race.turns(kind, everything(state))
        for start, end in [divmod(number % len(NODES) ** 2, len(NODES))]
    ]
    return max([0.0, *saved])


def test_batch_of_replies_agrees_with_the_rules_but_for_double_crossings():
    chance, wrong, count = Random(5), 0, 0
    for state in list(wandering(Options(), 2, 6, 120)):
        kind = race.race_of(state.options, 2)
        numbers = race.turns(kind, everything(state))
        made = race.batch(kind, everything(state), numbers)
        found = race.replies(kind, everything(state), made)
        for row in chance.sample(range(len(numbers)), min(4, len(numbers))):
            following = RULES.apply(state, MOVES[numbers[row]])
            if following.outcome is None and found[row] < 40:
                wrong += abs(best_reply(kind, following) - found[row]) > 1e-4
                count += 1
    assert wrong <= 0.03 * count


def test_hints_are_of_different_runs():
    for state in list(wandering(Options(), 2, 7))[4::12]:
        moves = [RULES.parse(each.move) for each in PLAYER.hints(state, Limits())]
        assert len({(move.start, move.end) for move in moves}) == len(moves)


def test_leaving_the_start_is_a_reason_on_the_first_turn():
    state = RULES.new(Options(), 2, 3)
    [best, *_] = PLAYER.hints(state, Limits())
    assert "LEAVES_START" in {fact[0] for fact in best.facts}
