"""A recorded game is played again and told to the letter."""

from __future__ import annotations

from tests.tokyo.playthrough import FILE, moves_of, told

TEXT = FILE.read_text(encoding="utf-8")


def test_the_recorded_game_is_told_again_to_the_letter():
    assert "\n".join(told(moves_of(TEXT))) + "\n" == TEXT


def test_the_recorded_game_shows_what_a_game_can_show():
    shown = ("QUALIFIES", "ALREADY_OVER", "junction", "exit", "shift", "penalty", "restore",
             "PIECES_DOWN", "WRONG_PAYMENT", "HEIGHT_STEP")  # fmt: skip
    assert [word for word in shown if word not in TEXT] == []
