"""Counted sequences of moves: one number that differs means that some rule does."""

from __future__ import annotations

import pytest

from tests.octiles import plain
from tests.octiles.positions import asked, cases, request, state_of
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.rules import RULES
from tools.perft import octiles_counts

FULL = next(case for case in cases("positions", "positions") if len(case["tiles"]) == 17)


@pytest.mark.parametrize(
    ("version", "players", "counts"),
    [
        ("move_over", 2, [8, 48, 804, 18760]),
        ("move_over", 3, [8, 48, 480, 12160]),
        ("move_over", 4, [8, 48, 480, 3840]),
        ("boardspace", 2, [8, 48, 804, 18760]),
        ("boardspace", 3, [10, 80, 1600, 17920]),
        ("boardspace", 4, [8, 48, 480, 3840]),
        ("octiles", 2, [136, 17416]),
        ("octiles", 3, [136, 17416]),
        ("octiles", 4, [136, 17416]),
        ("team_up", 2, [136, 17428]),
        ("team_up", 3, [136, 17418]),
        ("team_up", 4, [136, 17416]),
    ],
)
def test_sequences_from_the_first_turn(version, players, counts):
    state = RULES.new(Options(version=version), players, 1)
    assert octiles_counts(state, len(counts)) == counts


@pytest.mark.parametrize(
    ("ruleset", "counts"),
    [("move_over", [52, 3374]), ("octiles", [242, 57686]), ("team_up", [245, 58940])],
)
def test_sequences_on_a_full_board(ruleset, counts):
    assert octiles_counts(state_of(request(FULL, ruleset)), len(counts)) == counts


def test_plain_rules_count_the_same():
    state, total = RULES.new(Options(), 2, 1), 0
    for move in RULES.survey(state).moves:
        total += len(plain.turns(asked(RULES.apply(state, move)))[1])
    assert octiles_counts(state, 2)[-1] == total
