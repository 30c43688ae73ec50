"""The score of a match, and the people it belongs to."""

from __future__ import annotations

from highway3d.table.session import ClockSetting, Session, default_players
from tests.shell.conftest import Program
from tests.table import toy


def _won_by_ana(program: Program) -> None:
    program.play(heap=2)
    program.press("enter")
    program.settle()
    program.push("look")


def test_one_ending_counts_once_whatever_is_tried_after_it(program: Program):
    _won_by_ana(program)
    assert not program.match.play(toy.Move(1))
    assert not program.match.play_text("resign")
    program.match.step("undo")
    program.match.step("redo")
    program.settle()
    assert (program.match.won, program.app.dialogs.key) == ([1, 0], None)


def test_a_result_that_was_undone_and_played_over_counts_no_more(program: Program):
    _won_by_ana(program)
    program.match.step("undo")
    program.match.play(toy.Move(1))
    assert program.match.won == [0, 0]
    program.match.play(toy.Move(1))
    assert program.match.won == [0, 1]


def test_a_draw_is_half_a_game_for_each(program: Program):
    program.play()
    program.match.agree_draw()
    assert program.match.won == [0.5, 0.5]


def test_a_fallen_flag_found_by_a_late_move_counts_once(program: Program):
    program.play(ClockSetting(0.0001))
    program.frames(3)
    program.match.play(toy.Move(1))
    program.settle()
    assert (program.session.here.text, program.match.won) == ("time", [0, 1])


def test_a_game_looked_back_at_counts_in_the_next(program: Program):
    _won_by_ana(program)
    program.match.step("first")
    program.app.games.rematch()
    assert program.match.won == [0, 1]


def test_people_without_names_keep_name_and_colour_in_the_next_game(program: Program):
    players = default_players(["", ""])
    session = Session.new(toy.GAME, toy.Options(growth="off"), players, 1)
    program.app.games.play(session)
    before = dict(zip(program.match.names, [p.colour for p in players], strict=True))
    program.app.games.rematch()
    after = [player.colour for player in program.session.players]
    assert program.match.names == ["Player 2", "Player 1"]
    assert [before[name] for name in program.match.names] == after
