"""Recorded games, played again move for move."""

from __future__ import annotations

import pytest

from tests.octiles.playthrough import FOLDER, GAMES, text


@pytest.mark.parametrize("name", GAMES)
def test_recorded_game_is_played_again_to_the_letter(name):
    assert text(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
