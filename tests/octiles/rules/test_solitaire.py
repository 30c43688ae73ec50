"""Solitaires: laying tiles freely, and the scores of Connection, Sequence, loop and path."""

from __future__ import annotations

import pytest

from tests.octiles.positions import cases
from tiles2d.octiles.rules.board import NODES
from tiles2d.octiles.rules.versions.solitaire import (
    Tiling,
    connection,
    longest_loop,
    longest_path,
    sequence,
)

BOARDS = {case["name"]: case for case in cases("positions", "full_board_links")}
STOPS = NODES[:16]


def laid(tiles):
    tiling = Tiling()
    for space, (tile, rotation) in tiles.items():
        tiling = tiling.lay(tile, space, rotation)
    return tiling


def test_tiles_go_from_the_hand_to_the_board_and_back():
    tiling = Tiling().lay(7, "c3", 2)
    assert len(tiling.hand) == 17
    assert tiling.lift("c3") == Tiling()
    assert tiling.rotate("c3", 5) == Tiling().lay(7, "c3", 5)
    assert tiling.rotate("c4", 5) == tiling


def test_tile_is_not_laid_on_another():
    with pytest.raises(ValueError, match="c3 is taken"):
        Tiling().lay(7, "c3", 2).lay(8, "c3", 0)


def test_longest_loop_is_counted_in_crossings():
    assert (
        longest_loop(laid(BOARDS["longest closed loop found by search: 23 crossings"]["tiles"]))
        == 23
    )
    assert longest_loop(Tiling()) == 0


@pytest.mark.parametrize("case", BOARDS.values(), ids=BOARDS)
def test_longest_path_is_the_longest_of_the_board(case):
    assert longest_path(laid(case["tiles"])) == max(length for _, _, length in case["paths"])


def test_colours_are_joined_through_one_another():
    tiling = laid({"a2": [1, 0], "b3": [8, 0]})
    score = connection(tiling, {"A2": "red", "B3": "red", "C4": "red", "E5": "blue"})
    assert score == ({"red", "blue"}, (), True)


def test_colour_in_two_parts_is_not_joined():
    score = connection(laid({"a2": [1, 0]}), {"A2": "red", "B3": "red", "C4": "red", "E5": "blue"})
    assert (score.joined, score.solved) == ({"blue"}, False)


def test_path_between_two_colours_spoils_the_connection():
    score = connection(laid({"a2": [1, 0]}), {"A2": "red", "B3": "blue"})
    assert (score.joined, score.mixed, score.solved) == ({"red", "blue"}, (("B3", "A2"),), False)


def test_sequence_counts_links_in_order():
    tiling = laid({"b3": [8, 0], "c4": [5, 1]})
    order = ["B3", "C4", "D5", *(stop for stop in STOPS if stop not in ("B3", "C4", "D5"))]
    score = sequence(tiling, order)
    assert (score.tiles, score.made[:2]) == (2, (("B3", "C4"), ("C4", "D5")))


def test_sequence_names_links_out_of_order():
    tiling = laid({"b3": [8, 0]})
    order = ["B3", *(stop for stop in STOPS if stop not in ("B3", "C4")), "C4"]
    assert ("B3", "C4") in sequence(tiling, order).out_of_order


def test_sequence_counts_double_links():
    board = cases("positions", "full_board_links")[0]
    order = ["C5", "D5", *(stop for stop in STOPS if stop not in ("C5", "D5"))]
    assert ("C5", "D5") in sequence(laid(board["tiles"]), order).double


def test_order_must_name_every_stop():
    with pytest.raises(ValueError, match="each of the 16 stops"):
        sequence(Tiling(), ["B2"] * 16)
