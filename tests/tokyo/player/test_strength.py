"""A smoke of strength at fixed seeds; what is claimed is measured with ``highway3d arena``."""

from __future__ import annotations

from random import Random

from highway3d.table.thinking import Level, Limits
from highway3d.tokyo.player.player import PLAYER
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.rules import TokyoRules

RULES = TokyoRules()


def won(level, seat, seed):
    """Whether a level wins from a seat against random moves; by cars where materials run out."""
    chance, state = Random(seed), RULES.new(Options(materials_end="cars"), 2, 0)
    while state.outcome is None:
        if state.turn == seat:
            text = PLAYER.think(state, level, Limits(seed=chance.getrandbits(30))).move
            move = RULES.parse(text)
        else:
            move = RULES.random_move(state, chance)
        state = RULES.apply(state, move)
    return state.outcome.winners == (seat,)


def test_middle_beats_random_moves_from_both_seats():
    assert all(won(Level.MIDDLE, seat, seed) for seat in (0, 1) for seed in (1, 2))


def test_gentle_beats_random_moves_in_most_games():
    assert sum(won(Level.GENTLE, seat, seed) for seat in (0, 1) for seed in range(4)) >= 7
