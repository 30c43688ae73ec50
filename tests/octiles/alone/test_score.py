"""Solitaires: the scores of Connection, Sequence, loop and path."""

from __future__ import annotations

import pytest

from tests.octiles.positions import cases
from tiles2d.octiles.alone.rules.score import connection, longest_loop, longest_path, sequence
from tiles2d.octiles.rules.board import NODES, SPACES
from tiles2d.octiles.rules.format.position import layout_of

BOARDS = {case["name"]: case for case in cases("positions", "full_board_links")}
STOPS = NODES[:16]


EMPTY = (0,) * len(SPACES)


def test_longest_loop_is_counted_in_crossings():
    assert (
        longest_loop(
            layout_of(BOARDS["longest closed loop found by search: 23 crossings"]["tiles"])
        )
        == 23
    )
    assert longest_loop(EMPTY) == 0


@pytest.mark.parametrize("case", BOARDS.values(), ids=BOARDS)
def test_longest_path_is_the_longest_of_the_board(case):
    assert longest_path(layout_of(case["tiles"])) == max(length for _, _, length in case["paths"])


def test_colours_are_joined_through_one_another():
    layout = layout_of({"a2": [1, 0], "b3": [8, 0]})
    score = connection(layout, {"A2": "red", "B3": "red", "C4": "red", "E5": "blue"})
    assert score == ({"red", "blue"}, (), True)


def test_colour_in_two_parts_is_not_joined():
    score = connection(
        layout_of({"a2": [1, 0]}), {"A2": "red", "B3": "red", "C4": "red", "E5": "blue"}
    )
    assert (score.joined, score.solved) == ({"blue"}, False)


def test_path_between_two_colours_spoils_the_connection():
    score = connection(layout_of({"a2": [1, 0]}), {"A2": "red", "B3": "blue"})
    assert (score.joined, score.mixed, score.solved) == ({"red", "blue"}, (("B3", "A2"),), False)


def test_sequence_counts_links_in_order():
    layout = layout_of({"b3": [8, 0], "c4": [5, 1]})
    order = ["B3", "C4", "D5", *(stop for stop in STOPS if stop not in ("B3", "C4", "D5"))]
    score = sequence(layout, order)
    assert (score.tiles, score.made[:2]) == (2, (("B3", "C4"), ("C4", "D5")))


def test_sequence_names_links_out_of_order():
    layout = layout_of({"b3": [8, 0]})
    order = ["B3", *(stop for stop in STOPS if stop not in ("B3", "C4")), "C4"]
    assert ("B3", "C4") in sequence(layout, order).out_of_order


def test_sequence_counts_double_links():
    board = cases("positions", "full_board_links")[0]
    order = ["C5", "D5", *(stop for stop in STOPS if stop not in ("C5", "D5"))]
    assert ("C5", "D5") in sequence(layout_of(board["tiles"]), order).double


def test_order_must_name_every_stop():
    with pytest.raises(ValueError, match="each of the 16 stops"):
        sequence(EMPTY, ["B2"] * 16)
