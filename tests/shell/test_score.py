"""The score of a match, and the people it belongs to."""

from __future__ import annotations

from highway3d.table.session import ClockSetting, Session, default_players
from tests.shell.conftest import Desk
from tests.table import toy


def _won_by_ana(desk: Desk) -> None:
    desk.play(heap=2)
    desk.press("enter")
    desk.settle()
    desk.push("look")


def test_one_ending_counts_once_whatever_is_tried_after_it(desk: Desk):
    _won_by_ana(desk)
    assert not desk.match.play(toy.Move(1))
    assert not desk.match.play_text("resign")
    desk.match.step("undo")
    desk.match.step("redo")
    desk.settle()
    assert (desk.match.won, desk.app.dialogs.key) == ([1, 0], None)


def test_a_result_that_was_undone_and_played_over_counts_no_more(desk: Desk):
    _won_by_ana(desk)
    desk.match.step("undo")
    desk.match.play(toy.Move(1))
    assert desk.match.won == [0, 0]
    desk.match.play(toy.Move(1))
    assert desk.match.won == [0, 1]


def test_a_draw_is_half_a_game_for_each(desk: Desk):
    desk.play()
    desk.match.agree_draw()
    assert desk.match.won == [0.5, 0.5]


def test_a_fallen_flag_found_by_a_late_move_counts_once(desk: Desk):
    desk.play(ClockSetting(0.0001))
    desk.frames(3)
    desk.match.play(toy.Move(1))
    desk.settle()
    assert (desk.session.here.text, desk.match.won) == ("time", [0, 1])


def test_a_game_looked_back_at_counts_in_the_next(desk: Desk):
    _won_by_ana(desk)
    desk.match.step("first")
    desk.app.games.rematch()
    assert desk.match.won == [0, 1]


def test_people_without_names_keep_name_and_colour_in_the_next_game(desk: Desk):
    players = default_players(["", ""])
    session = Session.new(toy.GAME, toy.Options(growth="off"), players, 1)
    desk.app.games.play(session)
    before = dict(zip(desk.match.names, [p.colour for p in players], strict=True))
    desk.app.games.rematch()
    after = [player.colour for player in desk.session.players]
    assert desk.match.names == ["Player 2", "Player 1"]
    assert [before[name] for name in desk.match.names] == after
