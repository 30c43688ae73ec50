"""200 random games of each version, played to the end: each ends by a rule of its own."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.octiles.positions import VERSIONS, grown
from tiles2d.octiles.rules.rules import RULES, Status
from tiles2d.octiles.rules.verdicts import OctilesEnd
from tiles2d.octiles.rules.versions.team_up import groups

pytestmark = pytest.mark.slow

GAMES = 200
LONGEST = 20_000
TOGETHER = ("none", "opposite", "adjacent")


@pytest.mark.parametrize("version", VERSIONS)
def test_random_games_end_by_a_rule(version):
    reasons = Counter()
    for seed in range(GAMES):
        players = (2, 3, 4)[seed % 3]
        options = {"teams": TOGETHER[seed // 3 % 3], "finished": ("passes", "helps")[seed % 2]}
        state = grown(version, players, seed, LONGEST, **options)
        assert_ended(state)
        reasons[state.outcome.reason] += 1
    won = reasons[OctilesEnd.ALL_HOME] + reasons[OctilesEnd.SIDE_HOME]
    assert won + reasons[OctilesEnd.GROUP_JOINED] > GAMES * 0.8
    assert (reasons[OctilesEnd.GROUP_JOINED] > 0) == (version == "team_up")


def assert_ended(state):
    """The reason given for the end is true of the position."""
    assert RULES.survey(state).status is Status.OVER
    winners = state.outcome.winners
    thrice = max(Counter(state.seen).values(), default=0) >= 3
    assert thrice == (state.outcome.reason is OctilesEnd.REPETITION)
    match state.outcome.reason:
        case OctilesEnd.ALL_HOME:
            assert winners == (state.turn,)
            assert state.is_home(state.turn)
        case OctilesEnd.SIDE_HOME:
            assert winners == state.together(state.turn)
            assert all(state.is_home(player) for player in winners)
        case OctilesEnd.GROUP_JOINED:
            sizes = map(len, groups(state.layout, state.runners)[winners[0]])
            assert [*sizes] == [5]
        case OctilesEnd.STUCK:
            assert winners == ()
            assert not any(moves_of(state, player) for player in range(state.players))
        case OctilesEnd.REPETITION:
            assert state.seen.count(state.seen[-1]) == 3
        case OctilesEnd.TURN_LIMIT:
            assert state.turns == state.options.max_turns


def moves_of(state, player):
    """What a player could do if it were his turn and the game went on."""
    fields = {name: getattr(state, name) for name in state.__struct_fields__}
    return RULES.survey(type(state)(**fields | {"turn": player, "outcome": None})).moves


@pytest.mark.parametrize("version", VERSIONS)
def test_random_game_can_be_played_with_every_number_of_players(version):
    for players in (2, 3, 4):
        state, chance = grown(version, players, 1, 5), Random(1)
        assert state.turn == 5 % players
        assert RULES.check(state, RULES.random_move(state, chance)) == ()
