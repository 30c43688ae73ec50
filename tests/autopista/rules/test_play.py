"""Whole games: recorded, repeated elsewhere, and by the hundred."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from highway3d.table.game import IllegalMove, TableEnd
from highway3d.table.session import Session, default_players
from tests.autopista.greedy import play
from tests.autopista.playthrough import FILE, lines
from tiles2d.autopista import GAME
from tiles2d.autopista.rules.options import Options, without_clock

ROOT = Path(__file__).parents[3]


def in_a_fresh_process(program, hash_seed="random"):
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    return done.stdout.splitlines()


def test_recorded_game_comes_out_the_same():
    assert list(lines()) == FILE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_same_seed_and_moves_are_the_same_game_in_another_process(hash_seed):
    program = (
        "from tests.autopista.playthrough import lines\n"
        "from tiles2d.autopista import GAME\n"
        "for line in lines(7, GAME.rules.random_move): print(line)"
    )
    assert in_a_fresh_process(program, hash_seed) == list(lines(7, GAME.rules.random_move))


def test_rules_load_no_engine():
    program = (
        "import sys, tiles2d.autopista\nprint(*{name.partition('.')[0] for name in sys.modules})"
    )
    (loaded,) = in_a_fresh_process(program)
    assert not {"panda3d", "direct", "imgui_bundle", "numpy", "shapely"} & {*loaded.split()}


@pytest.mark.slow
def test_five_hundred_games_of_simple_players_end_much_as_in_the_rules():
    seen = Counter()
    for number in range(500):
        seen.update(play(Options(), number)[1])
    each = {name: count / 500 for name, count in seen.items()}
    assert seen["unfinished"] == 0
    assert 0.4 < each["A wins"] < 0.6
    assert 110 < each["turns"] < 145
    assert 4.5 < seen["legal moves"] / seen["turns"] < 5.5
    assert 6.5 < each["flags"] < 8
    assert 2.5 < each["coins"] < 3.7
    assert 3.5 < each["headon-points"] < 6
    assert 1.1 < each["headon-dist"] < 2.1
    assert 1.4 < each["two-on-one"] < 2.6
    assert 0.8 < each["displaced-opp"] < 1.6
    assert each["withdrawals"] < 1


def table():
    return Session.new(GAME, Options(), default_players(["Ana", "Beto"]), 1, GAME.clock)


def test_each_player_has_eight_minutes():
    session = table()
    assert session.reading(0.0) == (480_000, 480_000)


def test_player_whose_time_is_up_loses_and_the_move_does_not_count():
    session = table()
    session.check_time(0.0)
    session.play_text("A1 enter U", 0.5)
    for second in range(1, 481):
        assert session.check_time(second + 0.499) is None
    with pytest.raises(IllegalMove):
        session.play_text("B1 enter D", 480.5001)
    assert session.outcome.winners == (0,)
    assert session.outcome.reason is TableEnd.TIME
    assert session.reading(500.0) == (479_500, 0)


def test_game_begun_without_clocks_has_three_hundred_turns_and_with_clocks_no_limit():
    assert GAME.suited(Options(), None).max_turns == 300
    assert GAME.suited(Options(), GAME.clock).max_turns == 0


def test_game_without_clocks_ends_after_three_hundred_turns():
    assert without_clock(Options()).max_turns == 300
