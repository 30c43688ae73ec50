"""The judge against the plain rules of plain.py, on positions out of random games."""

from __future__ import annotations

from random import Random

import pytest

from tests.octiles import plain
from tests.octiles.positions import VERSIONS, asked, grown
from tiles2d.octiles.rules.board import NODES, SPACES
from tiles2d.octiles.rules.format.judge import answer
from tiles2d.octiles.rules.moves import PlaceAndRun
from tiles2d.octiles.rules.options import PLACE_AND_RUN
from tiles2d.octiles.rules.rules import RULES
from tiles2d.octiles.rules.versions.team_up import groups

pytestmark = pytest.mark.slow

LENGTHS = {"octiles": 400, "team_up": 150}
SEEDS = range(36)


def drawn(version, seed):
    """A position of a random game, for players and options drawn from the seed."""
    chance = Random(f"{version} {seed}")
    players, plies = chance.choice((2, 3, 4)), chance.randrange(LENGTHS.get(version, 250))
    return grown(version, players, seed, plies, early_actions=chance.random() < 0.3)


@pytest.mark.parametrize("version", VERSIONS)
def test_legal_moves_agree(version):
    opinion = plain.turns if version in PLACE_AND_RUN else plain.actions
    for seed in SEEDS:
        state = drawn(version, seed)
        if state.outcome:
            continue
        expected, moves = opinion(asked(state))
        reply = answer(asked(state))
        assert (reply["state"], reply["moves"]) == (expected, sorted(map(list, moves)))


@pytest.mark.parametrize("version", VERSIONS)
def test_move_is_legal_exactly_when_it_is_listed(version):
    for seed in SEEDS:
        state, chance = drawn(version, seed), Random(seed)
        if state.outcome:
            continue
        moves = RULES.survey(state).moves
        for move in {*moves, *near_misses(moves, chance)}:
            assert (RULES.check(state, move) == ()) == (move in moves)


def test_groups_agree():
    for seed in SEEDS:
        state = drawn("team_up", seed)
        expected = {}
        for node, label in plain.joined(asked(state)["tiles"], state.standing()).items():
            expected.setdefault(label, set()).add(node)
        found = groups(state.layout, state.runners)
        named = [{NODES[node] for node in group} for theirs in found.values() for group in theirs]
        assert sorted(map(sorted, named)) == sorted(map(sorted, expected.values()))


def near_misses(moves, chance):
    """Moves that differ from a listed one in one place."""
    for move in chance.sample(moves, min(len(moves), 40)):
        fields = {name: getattr(move, name) for name in move.__struct_fields__}
        name = chance.choice([*fields])
        values = {"space": SPACES, "rotation": range(8)}.get(name, NODES)
        yield type(move)(**fields | {name: chance.choice(values)})


def test_random_turns_are_legal_or_faulty_as_listed():
    for seed in SEEDS:
        state, chance = drawn("move_over", seed), Random(seed)
        if state.outcome:
            continue
        moves = set(RULES.survey(state).moves)
        own = [node for node, player in state.standing().items() if player == state.turn]
        for _ in range(200):
            start, end = chance.choice(own), chance.choice(NODES)
            move = PlaceAndRun(chance.choice(SPACES), chance.randrange(8), start, end)
            assert (RULES.check(state, move) == ()) == (move in moves)
