"""Hints: they lead on."""

from __future__ import annotations

from itertools import pairwise

import pytest

from highway3d.table.thinking import Limits
from tests.octiles.positions import grown
from tiles2d.octiles.player import PLAYER
from tiles2d.octiles.rules.moves import Replace, Rotate
from tiles2d.octiles.rules.rules import RULES


@pytest.mark.parametrize(
    "version", [pytest.param("octiles", marks=pytest.mark.slow), "team_up"]
)
def test_hints_taken_by_both_never_swap_a_tile_to_and_fro_nor_end_in_a_draw(version):
    state, changed = grown(version, 2, 5, 40), []
    for _ in range(24):
        if state.outcome:
            break
        move = RULES.parse(PLAYER.hints(state, Limits())[0].move)
        changed.append(move.space if isinstance(move, Replace | Rotate) else "")
        state = RULES.apply(state, move)
    assert not state.outcome or state.outcome.winners
    assert all(one != other or not one for one, other in pairwise(changed))
