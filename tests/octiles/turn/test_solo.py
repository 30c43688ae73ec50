"""Solitaires at the table: laying, turning, lifting, and what they score."""

from __future__ import annotations

from random import Random

import pytest

from tests.octiles.positions import cases, full_board
from tiles2d.octiles.rules.board import NODES, SPACE
from tiles2d.octiles.rules.paths import loops
from tiles2d.octiles.rules.versions.solitaire import Tiling, connection
from tiles2d.octiles.turn.solo import Puzzle, Solo, longest_loop_way, runners_to_connect
from tiles2d.octiles.turn.spots import IN_HAND, PILE, Spot
from tiles2d.octiles.turn.turn import Step


def take(solo, name, *, rim=False):
    solo.point_at(Spot(name, rim))
    solo.take()


@pytest.fixture
def solo():
    return Solo(2, seed=3)


def test_tile_is_laid_turned_and_lifted_again(solo):
    solo.rotate(2)
    take(solo, "c3")
    assert solo.layout[SPACE["c3"]] == 1 * 8 + 2
    take(solo, "c3", rim=True)
    assert solo.layout[SPACE["c3"]] == 1 * 8 + 3
    assert solo.tile == 2
    take(solo, "c3")
    assert solo.layout[SPACE["c3"]] == 0
    assert (solo.tile, solo.rotation) == (1, 3)


def test_tile_in_hand_and_pile_are_taken_by_clicks(solo):
    take(solo, IN_HAND)
    assert solo.rotation == 1
    take(solo, PILE)
    assert (solo.tile, solo.rotation) == (2, 0)
    solo.next_tile(-1)
    assert solo.tile == 1


def test_all_spaces_can_be_filled_and_one_tile_is_left(solo):
    for space in solo.choices:
        take(solo, space)
    assert 0 not in solo.layout
    assert solo.pile == (solo.tile,)
    assert solo.step is Step.SOLO


def test_keys_walk_the_spaces(solo):
    solo.walk(1)
    assert solo.spot == Spot("b5")
    solo.walk(1)
    assert solo.spot == Spot("c5")


@pytest.mark.parametrize("seed", range(20))
def test_longest_loop_is_as_long_as_the_rules_say(seed):
    layout = full_board(seed)
    assert len(longest_loop_way(layout)) == max(loops(layout), default=0)


def test_best_loop_is_remembered_when_the_board_is_cleared(solo):
    layout = next(board for board in map(full_board, range(50)) if loops(board))
    solo.tiling = Tiling(layout)
    solo.rotate(8)
    longest = solo.best[Puzzle.LOOP]
    solo.begin(Puzzle.LOOP)
    assert solo.best[Puzzle.LOOP] == longest > 0


def test_best_known_path_is_as_long_as_it_is_said_to_be(solo):
    solo.begin(Puzzle.PATH)
    for case in cases("positions", "full_board_links"):
        tiling = Tiling()
        for space, (tile, rotation) in case["tiles"].items():
            tiling = tiling.lay(tile, space, rotation)
        solo.tiling = tiling
        assert len(solo.way) == max(length for *_, length in case["paths"])


@pytest.mark.parametrize("colours", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_runners_to_connect_are_three_of_each_colour_on_nodes_of_their_own(colours, seed):
    runners = runners_to_connect(Random(seed), colours)
    assert sorted(runners.values()) == sorted(list(range(colours)) * 3)
    assert set(runners) <= set(NODES)
    alike = {node: str(colour) for node, colour in runners.items()}
    assert not connection(Tiling(), alike).solved


def test_another_connection_has_other_runners(solo):
    solo.begin(Puzzle.CONNECTION)
    before = solo.runners
    solo.another()
    assert solo.runners != before


def test_sequence_numbers_every_stop_once(solo):
    solo.begin(Puzzle.SEQUENCE)
    assert sorted(solo.order) == sorted(NODES[:16])
    take(solo, "c3")
    assert solo.sequence().tiles == 1
