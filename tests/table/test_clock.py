"""Chess clocks: arithmetic, and how little a stalled program costs."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from threading import Event

import pytest
from hypothesis import given
from hypothesis import strategies as st

from highway3d.table.acts import TableFault
from highway3d.table.clock import ClockSetting, Reading, Stopwatch
from highway3d.table.game import IllegalMove, TableEnd
from highway3d.table.session import Session, default_players
from tests.children import child
from tests.table.toy import GAME, Move, Options

ONE_MINUTE = ClockSetting(minutes=1)


def session(setting: ClockSetting | None = ONE_MINUTE) -> Session:
    begun = Session.new(GAME, Options(growth="off"), default_players(["Ana", "Beto"]), 0, setting)
    begun.check_time(100.0)
    return begun


def frames(game: Session, start: float, end: float) -> None:
    """Tells the clock the time at four frames a second."""
    for quarter in range(round(start * 4), round(end * 4) + 1):
        game.check_time(quarter / 4)


def test_clock_starts_with_the_first_time_it_is_told() -> None:
    begun = Session.new(GAME, Options(), default_players(["", ""]), 0, ONE_MINUTE)
    assert begun.reading(5000.0) == (60_000, 60_000)


def test_only_the_player_to_act_spends_time() -> None:
    game = session()
    frames(game, 100, 110)
    assert game.reading(110.0) == (50_000, 60_000)


def test_reading_between_frames_changes_nothing() -> None:
    game = session()
    assert game.reading(100.5) == (59_500, 60_000)
    assert game.reading(100.5) == (59_500, 60_000)


def test_entry_holds_the_reading_after_its_move() -> None:
    game = session()
    frames(game, 100, 107)
    entry = game.play(Move(1), 107.25)
    assert entry.used_ms == 7_250
    assert entry.clock == Reading((52_750, 60_000))


def test_increment_is_added_when_the_turn_passes() -> None:
    game = session(ClockSetting(minutes=1, increment=5))
    entry = game.play(Move(1), 100.5)
    assert entry.clock == Reading((64_500, 60_000))


def test_winning_move_adds_no_increment() -> None:
    game = Session.new(
        GAME, Options(heap=1), default_players(["", ""]), 0, ClockSetting(minutes=1, increment=5)
    )
    game.check_time(0.0)
    assert game.play(Move(1), 0.5).clock == Reading((59_500, 60_000))


def test_each_player_may_have_a_time_of_their_own() -> None:
    game = session(ClockSetting(minutes=5, each=(5, 0.5)))
    assert game.reading(100.0) == (300_000, 30_000)


def test_times_for_three_do_not_fit_two() -> None:
    with pytest.raises(ValueError, match="3 clocks for 2 players"):
        session(ClockSetting(minutes=5, each=(5, 1, 2)))


def test_stalled_frame_costs_one_second_at_most() -> None:
    game = session()
    assert game.reading(4000.0) == (59_000, 60_000)
    game.check_time(4000.0)
    assert game.reading(4000.0) == (59_000, 60_000)


def test_time_that_runs_backwards_costs_nothing() -> None:
    game = session()
    game.check_time(50.0)
    assert game.reading(50.5) == (59_500, 60_000)


def test_pause_is_free() -> None:
    game = session()
    game.pause(100.5)
    frames(game, 101, 150)
    assert game.paused
    game.resume(150.0)
    assert game.reading(150.25) == (59_250, 60_000)


def test_move_during_a_pause_costs_what_was_spent_before_it() -> None:
    game = session()
    game.pause(100.5)
    assert game.play(Move(1), 140.0).used_ms == 500


def test_clock_at_zero_loses() -> None:
    game = session()
    frames(game, 100, 159.75)
    assert game.outcome is None
    entry = game.check_time(160.0)
    assert entry is not None
    assert (entry.text, entry.clock) == ("time", Reading((0, 60_000)))
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((1,), TableEnd.TIME)


def test_move_after_the_fall_is_refused_and_the_fall_stands() -> None:
    game = session()
    frames(game, 100, 159.5)
    with pytest.raises(IllegalMove) as refusal:
        game.play(Move(1), 160.0)
    assert refusal.value.faults[0].code is TableFault.TIME_IS_UP
    assert game.here.text == "time"


def test_clock_stops_at_the_end_of_the_game() -> None:
    game = session()
    frames(game, 100, 160)
    frames(game, 160, 200)
    assert game.reading(200.0) == (0, 60_000)


def test_undo_gives_the_time_of_the_move_back() -> None:
    game = session()
    frames(game, 100, 107)
    game.play(Move(1), 107.0)
    game.undo()
    assert game.reading(107.0) == (60_000, 60_000)


def test_looking_at_earlier_moves_gives_no_time_back() -> None:
    game = session()
    game.play(Move(1), 100.5)
    frames(game, 100.75, 110.5)
    game.undo()
    frames(game, 110.5, 120.5)
    game.redo()
    assert game.reading(120.5) == (59_500, 50_000)


def test_time_is_counted_without_clocks_too() -> None:
    game = session(None)
    frames(game, 100, 103)
    assert game.play(Move(1), 103.0).used_ms == 3_000
    assert game.reading(103.0) is None


def test_time_without_clocks_never_runs_out() -> None:
    game = session(None)
    frames(game, 100, 400)
    assert game.outcome is None


@given(st.lists(st.floats(0, 0.999), max_size=60))
def test_sum_of_frames_is_the_time_passed(gaps: list[float]) -> None:
    watch, now = Stopwatch(), 1000.0
    watch.tick(now)
    for gap in gaps:
        now += gap
        watch.tick(now)
    assert watch.spent_us == round(now * 1_000_000) - 1_000_000_000


CHILD = """
import sys, time
from highway3d.table.clock import Stopwatch
watch, longest, last = Stopwatch(), 0.0, time.monotonic()
begun = last
watch.tick(last)
print("ticking", flush=True)
while longest < 1.2:
    time.sleep(0.01)
    now = time.monotonic()
    longest, last = max(longest, now - last), now
    watch.tick(now)
print([now - begun, longest, watch.spent_us / 1e6])
"""


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="the system cannot stop a process")
def test_stopped_process_costs_one_second_at_most() -> None:
    with child(sys.executable, "-c", CHILD, stdout=subprocess.PIPE, text=True) as ticking:
        assert ticking.stdout is not None
        assert ticking.stdout.readline() == "ticking\n"
        ticking.send_signal(signal.SIGSTOP)
        Event().wait(1.5)
        ticking.send_signal(signal.SIGCONT)
        elapsed, longest, spent = json.loads(ticking.stdout.readline())
    assert spent <= elapsed - longest + 1.0 + 1e-4
