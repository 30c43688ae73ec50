"""Moves as text, both ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from highway3d.table.game import NotationError
from tiles2d.autopista.rules.moves import Enter, Pass, StepAhead, Withdraw
from tiles2d.autopista.rules.notation import format_move, parse_move

pieces = st.integers(0, 3)
facings = st.integers(0, 3)
coins = st.none() | st.from_regex(r"[a-z][1-9][0-9]?", fullmatch=True)
turns = st.dictionaries(pieces, facings, max_size=4).map(lambda named: tuple(named.items()))
moves = (
    st.builds(Enter, pieces, facings, coins)
    | st.builds(StepAhead, pieces, turns, coins)
    | st.builds(Withdraw, pieces, coins)
    | st.builds(Pass, coins)
)


@given(moves)
def test_every_move_is_read_back_from_its_text(move):
    assert parse_move(format_move(move)) == move


@given(moves)
def test_case_and_spacing_do_not_matter(move):
    text = format_move(move).lower().replace(" ", "\t  ").replace("=", " = ")
    assert parse_move(f"  {text} ") == move


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "empty"),
        ("coin d4", "empty"),
        ("C1 step", "'C1'"),
        ("A1", "'A1'"),
        ("A1 jump", "'jump'"),
        ("A1 enter", "'enter'"),
        ("A1 enter N", "'N'"),
        ("A1 enter U R", "'R'"),
        ("A1 step U", "'U'"),
        ("A1 step A1=", "''"),
        ("A1 step A1=UR", "'UR'"),
        ("A1 step A1=U A1=L", "'A1=L'"),
        ("A1 step X9=U", "'X9'"),
        ("A1 withdraw now", "'now'"),
        ("pass on", "'on'"),
        ("pass coin 4d", "'4d'"),
        ("A1 step A1=U coin a0", "'a0'"),
        ("A1 step coin", "'coin'"),
    ],
)
def test_text_that_cannot_be_read_is_told_with_its_word(text, word):
    with pytest.raises(NotationError, match=word):
        parse_move(text)
