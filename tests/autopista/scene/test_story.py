"""A turn told in pictures: it ends where the rules end, and names every removal on its way."""

from __future__ import annotations

import pytest

from tests.autopista.games import turns
from tests.autopista.rules.test_rules import at
from tiles2d.autopista.rules.account import account
from tiles2d.autopista.rules.moves import Enter, StepAhead
from tiles2d.autopista.rules.removals import Cause
from tiles2d.autopista.scene.story import Stand, Story, glide, still, tell
from tiles2d.autopista.scene.town.plan import Plan


def told(state, move):
    plan = Plan(state.board)
    return tell(plan, still(plan, state.pieces, state.coins, []), state, move)


def named(story):
    """The pieces and causes in the order in which they are shown."""
    seen = []
    for picture in story.stills:
        if picture.leaving and (not seen or seen[-1] != picture.leaving):
            seen.append(picture.leaving)
    return seen


@pytest.mark.parametrize("number", range(30))
def test_story_ends_in_the_position_after_the_turn(number):
    for state, move in turns(number):
        played = account(state, move)
        plan = Plan(state.board, number % 3 == 0)
        story = tell(plan, still(plan, state.pieces, state.coins, []), state, move)
        after = played.state
        assert story.last.stands == still(plan, after.pieces, after.coins, []).stands
        assert story.last.coins == after.coins
        assert story.last.gains == played.gains
        assert story.last.leaving is None


@pytest.mark.parametrize("number", range(30))
def test_story_names_every_removal_in_order(number):
    for state, move in turns(number):
        assert named(told(state, move)) == list(account(state, move).removed)


def test_piece_with_two_causes_leaves_after_the_second():
    story = told(at("d4U off d6D c5R", score=(5, 1)), StepAhead(0, ((0, 0),)))
    assert named(story) == [(0, Cause.HEADON_POINTS), (0, Cause.TWO_ON_ONE)]
    at_the_second = next(p for p in story.stills if p.leaving == (0, Cause.TWO_ON_ONE))
    assert at_the_second.stands[0][:2] == (3.5, 4.5)
    assert story.last.stands[0][:2] == Plan(at("off off off off").board).bay(0)


def test_enemy_on_the_start_leaves_before_the_piece_enters():
    story = told(at("off off c1R off"), Enter(0, 0))
    start = Plan(at("off off off off").board).centre(2)
    leaves = next(i for i, p in enumerate(story.stills) if p.leaving)
    enters = next(i for i, p in enumerate(story.stills) if p.stands[0][:2] == start)
    assert leaves < enters


def test_point_is_counted_when_the_coin_is_reached():
    story = told(at("d2U off off off", coins="d3"), StepAhead(0, ((0, 0),)))
    counted = [len(picture.gains) for picture in story.stills]
    coins = [len(picture.coins) for picture in story.stills]
    assert counted == [0, 0, 1]
    assert coins == [1, 1, 0]


def test_piece_on_its_flag_goes_home():
    story = told(at("f6U off off off"), StepAhead(0))
    plan = Plan(at("off off off off").board)
    assert story.last.stands[0][:2] == plan.bay(0)
    assert story.last.gains[0].is_flag


def test_half_way_a_piece_is_half_way():
    state = at("d2U off off off")
    story = told(state, StepAhead(0, ((0, 0),)))
    assert story.at(story.length / 2).stands[0][:2] == (3.5, 2.0)


def test_before_and_after_a_story_there_are_its_ends():
    story = told(at("d2U off off off"), StepAhead(0, ((0, 0),)))
    assert story.at(0.0).stands == story.stills[0].stands
    assert story.at(99.0) == story.last
    assert (story.reached(0.0), story.reached(99.0)) == (0, len(story.seconds))


def test_turning_takes_the_short_way_round():
    picture = still(Plan(at("d2U off off off").board), (0, -1, -1, -1), (), [])
    ends = [
        picture._replace(stands=(Stand(0, 0, heading), *picture.stands[1:]))
        for heading in (350.0, 10.0)
    ]
    assert glide(*ends).at(0.11).stands[0].heading % 360 == pytest.approx(0.0)


def test_from_a_picture_to_itself_there_is_nothing_to_tell():
    picture = still(Plan(at("d2U off off off").board), (0, -1, -1, -1), (), [])
    assert glide(picture, picture).length == 0
    assert Story([picture]).at(0.0) == picture
