"""Moves as text, both ways."""

from __future__ import annotations

from itertools import product

import pytest

from highway3d.table.game import NotationError
from tiles2d.octiles.rules.board import NODES, SPACES
from tiles2d.octiles.rules.format.notation import read, written
from tiles2d.octiles.rules.moves import Pass, Place, PlaceAndRun, Replace, Rotate, Run

PLACES = [
    kind(space, rotation)
    for kind in (Place, Replace, Rotate)
    for space, rotation in product(SPACES, range(8))
]
RUNS = [Run(start, end) for start, end in product(NODES, NODES)]
TURNS = [
    PlaceAndRun(space, (place + node) % 8, start, NODES[(node * 7 + place) % 36])
    for place, space in enumerate(SPACES)
    for node, start in enumerate(NODES)
]


@pytest.mark.parametrize(
    "moves", [PLACES, RUNS, TURNS, [Pass()]], ids=["tiles", "runs", "turns", "pass"]
)
def test_every_move_is_read_back(moves):
    for move in moves:
        assert read(written(move)) == move
        assert read(written(move).upper()) == move
        assert read("  " + written(move).replace(" ", "  ")) == move


@pytest.mark.parametrize(
    "text",
    [
        "place c3 turn 2, run B2 to C3",
        "Place c3 2 B2 C3",
        "place c3/2: b2-c3",
        "place C3 turn2 run b2>c3",
        "place at c3 turn 2 and run from B2 to C3.",
    ],
)
def test_turn_is_read_however_it_is_written(text):
    assert read(text) == PlaceAndRun("c3", 2, "B2", "C3")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "no move"),
        ("   ", "no move"),
        ("jump B2 to C3", '"jump"'),
        ("place", "space is missing"),
        ("place B9 turn 1", '"b9"'),
        ("place c3", "rotation is missing"),
        ("place c3 turn 8", '"8"'),
        ("place c3 turn ٣", '"٣"'),
        ("place c3 turn 2 run B2", "circle is missing"),
        ("place c3 turn 2 run B2 to G7", '"g7"'),
        ("rotate c3 turn 2 run B2 to C3", '"b2"'),
        ("run B2 to C3 C4", '"c4"'),
        ("run a1 to", "circle is missing"),
        ("pass on c3", '"c3"'),
        ("rotate c1.5 turn 2", '"2"'),
    ],
)
def test_word_that_cannot_be_read_is_named(text, word):
    with pytest.raises(NotationError, match=word):
        read(text)
