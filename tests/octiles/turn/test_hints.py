"""Hints: they lead on."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.octiles.positions import grown
from tiles2d.octiles.rules.moves import Pass, Replace, Rotate
from tiles2d.octiles.rules.rules import RULES
from tiles2d.octiles.turn.hints import best


@pytest.mark.parametrize("version", ["octiles", "team_up"])
def test_hints_taken_by_both_never_swap_a_tile_to_and_fro_nor_end_in_a_draw(version):
    state, changed = grown(version, 2, 5, 40), []
    for _ in range(24):
        if state.outcome:
            break
        move = best(state, RULES.survey(state).moves) or Pass()
        changed.append(move.space if isinstance(move, Replace | Rotate) else "")
        state = RULES.apply(state, move)
    assert not state.outcome or state.outcome.winners
    assert all(one != other or not one for one, other in pairwise(changed))
