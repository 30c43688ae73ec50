"""How moves are told: where everything lies at the beginning, on the way and at the end."""

from __future__ import annotations

import pytest

from tests.octiles.positions import grown
from tiles2d.octiles.rules.moves import Pass, Place, PlaceAndRun, Rotate, Run
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.places import NODE_AT, SPACE_AT
from tiles2d.octiles.rules.rules import RULES
from tiles2d.octiles.scene.story import Story, TileAt, standing
from tiles2d.octiles.turn.spots import HAND_AT


def told(before, move, **more):
    return Story(before, move, RULES.apply(before, move), **more)


@pytest.fixture
def opening():
    return RULES.new(Options(), 2, 4)


def test_everything_lies_where_the_position_has_it(opening):
    lying = standing(opening)
    assert len(lying.runners) == 10
    assert {(each.x, each.y) for each in lying.runners if each.seat == 0} == {
        NODE_AT[name] for name in ("A1", "A2", "A3", "A4", "A5")
    }
    assert lying.tiles[-1] == TileAt(opening.pile[0], 0.0, *HAND_AT)


def test_tile_flies_from_the_hand_and_then_the_runner_runs(opening):
    move = PlaceAndRun("a2", 0, "A2", "B3")
    story = told(opening, move)
    first, last = story.at(0.0), story.at(story.seconds)
    assert (first.tiles[-1].x, first.tiles[-1].y) == HAND_AT
    assert last == standing(RULES.apply(opening, move))
    running = story.at(story.seconds * 0.7)
    assert any((tile.x, tile.y) == SPACE_AT["a2"] for tile in running.tiles)
    assert len(running.runners) == 10
    x, y = running.runners[-1].x, running.runners[-1].y
    assert NODE_AT["A2"][0] < x < NODE_AT["B3"][0]
    assert NODE_AT["A2"][1] < y < NODE_AT["B3"][1]


def test_tile_that_was_laid_before_does_not_fly_again(opening):
    move = PlaceAndRun("a2", 0, "A2", "B3")
    story = told(opening, move, drafted=True)
    assert story.seconds < told(opening, move).seconds
    assert (story.at(0.0).runners[-1].x, story.at(0.0).runners[-1].y) == NODE_AT["A2"]


def test_placed_tile_flies_and_no_runner_moves():
    before = RULES.new(Options(version="octiles"), 2, 1)
    story = told(before, Place("c3", 2))
    middle = story.at(story.seconds / 2)
    assert middle.runners == standing(before).runners
    assert middle.tiles[-1].lift > 0


def test_rotated_tile_turns_on_the_spot():
    before = grown("octiles", 2, 2, 60, early_actions=True)
    move = next(m for m in RULES.survey(before).moves if isinstance(m, Rotate))
    story = told(before, move)
    was = {(tile.x, tile.y): tile.degrees for tile in standing(before).tiles}
    middle = {(tile.x, tile.y): tile.degrees for tile in story.at(story.seconds / 2).tiles}
    assert [at for at in was if was[at] != middle[at]] == [SPACE_AT[move.space]]


def test_run_moves_one_runner_only():
    before = grown("team_up", 2, 2, 60)
    move = next(m for m in RULES.survey(before).moves if isinstance(m, Run))
    story = told(before, move)
    middle = story.at(story.seconds / 2)
    assert set(middle.runners[:-1]) < set(standing(before).runners)
    assert middle.tiles == standing(before).tiles


def test_pass_takes_no_time(opening):
    before = RULES.apply(RULES.apply(opening, PlaceAndRun("a2", 0, "A2", "B3")), _any(opening))
    assert told(before, Pass()).seconds == 0


def _any(opening):
    return RULES.survey(RULES.apply(opening, PlaceAndRun("a2", 0, "A2", "B3"))).moves[0]


def test_next_tile_is_smaller_than_the_one_in_hand(opening):
    *pile, hand = [tile for tile in standing(opening).tiles if tile.number in opening.pile]
    assert hand.size == 1.0
    assert all(tile.size < 0.75 for tile in pile)
