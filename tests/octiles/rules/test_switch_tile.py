"""The edition with a switch tile (RULES.md, section 6): hidden tiles, exchange, first turn."""

from __future__ import annotations

import pytest

from highway3d.table.game import IllegalMove, RequestError
from tests.octiles.positions import asked, grown
from tiles2d.octiles.player import PLAYER
from tiles2d.octiles.rules.board import SPACE, SPACES
from tiles2d.octiles.rules.deal import deal
from tiles2d.octiles.rules.format.judge import answer
from tiles2d.octiles.rules.options import SWITCHING, Options
from tiles2d.octiles.rules.packed import unpack_tile
from tiles2d.octiles.rules.rules import RULES
from tiles2d.octiles.rules.verdicts import OctilesFault


def new(version="switch_tile"):
    return RULES.new(Options(version=version), 2, 3)


def played(state, text):
    return RULES.apply(state, RULES.parse(text))


def some(state, space):
    """Some legal turn on a space."""
    return next(m for m in RULES.survey(state).moves if m.space == space)


def test_all_spaces_hold_a_tile_face_down_and_one_is_in_hand():
    state = new()
    assert (state.tiles(), state.face_down()) == ({}, list(SPACES))
    assert state.pile == deal(3).pile[:1]
    assert [unpack_tile(laid)[0] for laid in state.down] == list(deal(3).pile[1:])


def test_tile_taken_from_below_is_what_the_next_player_has_in_hand():
    state = new()
    hidden = unpack_tile(state.down[SPACE["a2"]])[0]
    after = RULES.apply(state, some(state, "a2"))
    assert after.pile == (hidden,)
    assert "a2" not in after.face_down()
    assert after.tiles()["a2"][0] == state.pile[0]


def test_tile_that_lay_face_up_is_what_the_next_player_has_in_hand():
    state = grown("switch_tile", 2, 3, 30)
    move = next(m for m in RULES.survey(state).moves if m.space in state.tiles())
    assert RULES.apply(state, move).pile == (state.tiles()[move.space][0],)


def test_face_down_tile_carries_no_path():
    for move in RULES.survey(new()).moves:
        assert move.space in ("a2", "a3")


def test_first_turn_at_ones_own_side_turns_up_its_two_tiles():
    state = new("switch_tile_own_side")
    dealt = dict(zip(SPACES, new().down, strict=True))
    assert state.tiles() == {space: unpack_tile(dealt[space]) for space in ("a2", "a3")}


def test_second_player_turns_up_his_own_when_his_first_turn_begins():
    state = new("switch_tile_own_side")
    assert "e3" in state.face_down()
    after = RULES.apply(state, some(state, "a3"))
    assert {"e3", "e4"} <= {*after.tiles()}
    again = RULES.apply(after, some(after, "e4"))
    assert len(again.face_down()) == 13


def test_first_turn_elsewhere_is_refused_by_name():
    state = new("switch_tile_own_side")
    with pytest.raises(IllegalMove) as refusal:
        played(state, "place c3 turn 0, run A1 to B2")
    assert refusal.value.faults[0].code is OctilesFault.NOT_YOUR_SIDE
    assert refusal.value.faults[0].pieces == ("a2", "a3")


def test_later_turns_are_not_limited_to_ones_own_side():
    state = grown("switch_tile_own_side", 2, 3, 40)
    assert {move.space for move in RULES.survey(state).moves} - {"a2", "a3", "e3", "e4"}


@pytest.mark.parametrize("version", SWITCHING)
def test_judge_needs_no_hidden_tile_to_tell_what_is_legal(version):
    for plies in (0, 1, 9):
        state = grown(version, 3, 7, plies)
        request = asked(state)
        known = answer(request)
        del request["face_down"]
        assert answer(request) == known


def test_judge_tells_the_next_tile_only_where_it_is_told_what_lies_face_down():
    state = new()
    move = some(state, "a2")
    request = asked(state, move=[move.space, move.rotation, move.start, move.end])
    assert answer(request)["after"]["stack"] == [unpack_tile(state.down[SPACE["a2"]])[0]]
    del request["face_down"]
    after = answer(request)["after"]
    assert (after["stack"], "face_down" in after) == ([], False)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"stack": [1, 2]}, "only the switch tile is in hand"),
        ({"face_down": {"a2": [1, 0]}}, "must name all spaces"),
        ({"ruleset": "move_over"}, "there are none in move_over"),
    ],
)
def test_impossible_position_is_refused_in_one_sentence(change, sentence):
    with pytest.raises(RequestError, match=sentence):
        answer(asked(new()) | change)


def test_computer_player_is_told_nothing_of_what_lies_face_down():
    state = grown("switch_tile", 2, 3, 6)
    view = PLAYER.view(state, state.turn)
    assert "face_down" not in view
    assert PLAYER.read(view).face_down() == state.face_down()


def test_board_is_full_even_where_three_were_to_begin_with_two_tiles():
    state = RULES.new(Options(version="switch_tile", preplaced=True), 3, 1)
    assert len(state.face_down()) == len(SPACES)


def test_partners_may_play_it():
    assert RULES.seats(Options(version="switch_tile", teams="opposite")) == range(4, 5)
