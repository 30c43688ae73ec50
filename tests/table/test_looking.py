"""Looking back through a game: free of clocks, lines and players (highway3d/table/session.py)."""

from __future__ import annotations

import pytest

from highway3d.table import record
from highway3d.table.game import IllegalMove
from highway3d.table.session import ClockSetting, Entry, Session, default_players
from tests.table import toy
from tests.table.toy import Move

MINUTE = ClockSetting(minutes=1)


def begun(clock: ClockSetting | None = None) -> Session:
    """A toy game of two with three moves played, a second each."""
    game = Session.new(toy.GAME, toy.Options(), default_players(["", ""]), 1, clock)
    game.check_time(0.0)
    for at in range(3):
        game.play(Move(1), at + 1.0)
    return game


def wait(game: Session, start: float, end: float) -> Entry | None:
    """Tells the time as the window does, twice a second; the fall of a clock, if one falls."""
    for half in range(int(start * 2) + 1, int(end * 2) + 1):
        if fallen := game.check_time(half / 2):
            return fallen
    return None


def looks(game: Session) -> None:
    """Every way of looking, one after the other."""
    game.look_back()
    game.look_first()
    game.look_on()
    game.look(game.root.children[0])


def test_looking_leaves_the_game_where_it_is() -> None:
    game = begun()
    live = game.live
    looks(game)
    assert (game.live, game.is_live) == (live, False)
    game.look_live()
    assert (game.here, game.is_live) == (live, True)


def test_the_clock_of_the_player_to_act_runs_on_while_somebody_looks() -> None:
    game = begun(MINUTE)
    looks(game)
    wait(game, 3, 8)
    assert game.reading(8.0) == (58_000, 54_000)


def test_looking_back_in_a_finished_game_starts_no_clock() -> None:
    game = begun(MINUTE)
    game.resign(3.0)
    stood = game.reading(3.0)
    looks(game)
    wait(game, 3, 300)
    assert game.reading(300.0) == stood
    assert game.is_over


def test_time_that_falls_while_somebody_looks_ends_the_game_and_leaves_the_view() -> None:
    game = begun(MINUTE)
    game.look_first()
    fallen = wait(game, 3, 300)
    assert fallen is not None
    assert (game.live, game.here) == (fallen, game.root)


def test_a_move_that_comes_while_somebody_looks_is_played_in_the_game() -> None:
    game = begun()
    live = game.live
    game.look_first()
    entry = game.play(Move(2), 4.0)
    assert (entry.parent, game.live, game.here) == (live, entry, game.root)


def test_nothing_is_taken_back_or_played_again_while_somebody_looks() -> None:
    game = begun()
    game.undo()
    game.look_back()
    assert (game.undo(), game.redo()) == (False, False)


def test_a_loss_on_time_is_never_taken_back() -> None:
    game = begun(MINUTE)
    wait(game, 3, 300)
    assert not game.can_undo
    assert not game.undo()


def test_another_end_can_be_taken_back() -> None:
    game = begun(MINUTE)
    game.resign(3.0)
    assert game.undo()
    assert game.outcome is None


def test_play_on_opens_a_line_from_the_position_shown() -> None:
    game = begun()
    game.look_first()
    game.play_on()
    game.play(Move(3), 5.0)
    assert [entry.text for entry in game.main_line()] == ["", "take 3"]
    assert len(game.root.children) == 2


def test_play_on_in_a_finished_game_leaves_its_result_and_runs_no_clock() -> None:
    game = begun(MINUTE)
    end = game.resign(3.0)
    game.look_first()
    game.play_on()
    game.play(Move(3), 500.0)
    game.play(Move(2), 900.0)
    assert game.reading(900.0) is None
    assert game.main_line()[-1] is end
    game.come_back()
    assert (game.here, game.beside) == (end, False)


def test_a_line_beside_a_finished_game_is_beside_it_when_read_again() -> None:
    game = begun(MINUTE)
    game.resign(3.0)
    game.look_first()
    game.play_on()
    game.play(Move(3), 500.0)
    again = record.from_json(record.to_json(game), lambda name: toy.GAME)
    assert (again.beside, again.live.text, again.reading(0.0)) == (True, "take 3", None)


def test_the_record_says_where_the_game_stands_not_who_looks() -> None:
    game = begun()
    stood = record.to_json(game)
    looks(game)
    assert record.to_json(game) == stood


def test_after_resigning_nothing_is_played_however_far_one_looked_back() -> None:
    game = begun()
    game.resign(3.0)
    game.look_first()
    with pytest.raises(IllegalMove):
        game.play(Move(1), 4.0)
