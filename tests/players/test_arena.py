"""Games of computers: who sits where, who loses by his own fault, what the summary tells."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from highway3d import cli
from highway3d.players.arena import Match
from highway3d.players.statistics import Sprt, Verdict, expected, wilson
from highway3d.table.check import check
from tests.players.toy_player import REPOSITORY, misbehaving
from tests.table.toy import GAME, Options, find


@pytest.fixture
def arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Any:
    """Runs the command with the toy game in the catalogue; its lines and the summary."""
    entries = tmp_path / "site" / "toy-1.dist-info" / "entry_points.txt"
    entries.parent.mkdir(parents=True)
    entries.write_text("[highway3d.games]\ntoy = tests.table.toy:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    monkeypatch.setenv("PYTHONPATH", str(REPOSITORY))

    def run(*words: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
        assert cli.run(["arena", "toy", *words]) == 0
        *games, summary = map(json.loads, capsys.readouterr().out.splitlines())
        return games, summary

    return run


def test_seats_change_on_each_deal(arena: Any) -> None:
    games, _ = arena("strong", "greedy", "--games", "4", "--seed", "5")
    assert [(game["seed"], game["seats"]) for game in games] == [
        (5, ["A", "B"]), (5, ["B", "A"]), (6, ["A", "B"]), (6, ["B", "A"]),
    ]  # fmt: skip


def test_one_sits_among_several_on_every_seat() -> None:
    assert Match(GAME, Options(), 3, 3).seatings() == ["ABB", "BAB", "BBA"]


def test_same_seed_brings_the_same_games(arena: Any) -> None:
    once, again = (arena("random", "greedy", "--games", "6")[0] for _ in range(2))
    assert [game["moves"] for game in once] == [game["moves"] for game in again]


def test_summary_tells_wins_with_their_interval(arena: Any) -> None:
    _, summary = arena("strong", "random", "--games", "20", "--option", "growth=off")
    low, high = wilson(summary["wins"], 20)
    assert summary["rate"] == summary["wins"] / 20 >= 0.8
    assert summary["interval"] == [round(low, 4), round(high, 4)]


def test_games_that_are_cut_count_as_unfinished(arena: Any) -> None:
    _, summary = arena("greedy", "greedy", "--games", "2", "--turns", "1")
    assert (summary["unfinished"], summary["rate"]) == (2, None)


@pytest.mark.parametrize(
    ("how", "trouble"), [("crash", "CRASHED"), ("cheat", "ILLEGAL"), ("nonsense", "NONSENSE")]
)
def test_program_that_fails_loses_and_is_counted(arena: Any, how: str, trouble: str) -> None:
    games, summary = arena("cmd:" + misbehaving(how), "greedy", "--games", "2")
    assert {game["winner"] for game in games} == {"B"}
    assert summary["faults"] == {"A": {trouble: 2}, "B": {}}


def test_program_that_hangs_loses(arena: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("highway3d.players.contestants.TO_START", 0.5)
    command = "cmd:" + misbehaving("hang")
    games, _ = arena("greedy", command, "--games", "2", "--seconds", "0.1", "--turns", "9")
    assert {(game["winner"], game["reason"]) for game in games} == {("A", "SILENT")}


def test_program_that_plays_well_wins(arena: Any) -> None:
    command = "cmd:" + misbehaving("play")
    _, summary = arena(command, "random", "--games", "4", "--option", "growth=off")
    assert summary["faults"] == {"A": {}, "B": {}}
    assert summary["wins"] >= 3


def test_records_hold(arena: Any, tmp_path: Path) -> None:
    arena("cmd:" + misbehaving("cheat"), "greedy", "--games", "2", "--records", str(tmp_path / "r"))
    kept = sorted((tmp_path / "r").glob("*.highway3d"))
    assert len(kept) == 2
    assert {check(path.read_bytes(), find)[0] for path in kept} == {0}


def test_series_ends_once_it_is_proved(arena: Any) -> None:
    words = ("--games", "1000", "--option", "growth=off", "--sprt", "0,200")
    _, summary = arena("strong", "random", *words)
    assert summary["games"] < 200
    assert summary["sprt"]["verdict"] == "better"


@pytest.mark.parametrize(
    "words",
    [
        ("clever", "greedy"),
        ("cmd:", "greedy"),
        ("strong", "greedy", "--games", "0"),
        ("strong", "greedy", "--players", "7"),
        ("strong", "greedy", "--work", "1", "--seconds", "1"),
        ("strong", "greedy", "--players", "3", "--sprt"),
        ("strong", "greedy", "--sprt", "30,0"),
        ("strong", "greedy", "--option", "heap=0"),
    ],
)
def test_wrong_use_is_told_with_status_two(words: tuple[str, ...], arena: Any) -> None:
    assert cli.run(["arena", "toy", *words]) == 2


@pytest.mark.parametrize("score", [0.0, 0.5, 1.0])
def test_first_pairs_alike_prove_nothing(score: float) -> None:
    assert Sprt().verdict([score] * 3) is Verdict.OPEN


@pytest.mark.parametrize("rate", [0.5, expected(100)])
def test_sequential_test_is_seldom_wrong(rate: float) -> None:
    """In one series of twenty, as it is meant; seven of 60 would be too many even by bad luck."""
    chance, wrong = Random(1), 0
    for _ in range(60):
        pairs: list[float] = []
        while (verdict := Sprt(0, 100).verdict(pairs)) is Verdict.OPEN:
            pairs.append(sum(chance.random() < rate for _ in range(2)) / 2)
        wrong += verdict is (Verdict.BETTER if rate == 0.5 else Verdict.NOT_BETTER)
    assert wrong < 7


def test_even_scores_prove_nothing_better() -> None:
    assert Sprt(0, 100).verdict([0.5, 0.5, 1.0, 0.0] * 50) is Verdict.NOT_BETTER


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_arena_that_is_told_to_end_ends_its_programs(tmp_path: Path) -> None:
    note = tmp_path / "program"
    program = tmp_path / "program.sh"
    program.write_text(f"read request\necho $$ >{note}\nexec sleep 600\n")
    words = ["arena", "octiles", f"cmd:sh {program}", "greedy", "--seconds", "60"]
    with subprocess.Popen([sys.executable, "-m", "highway3d", *words], cwd=REPOSITORY) as running:
        while not (note.exists() and note.read_text().strip()):
            assert running.poll() is None
        running.terminate()
        assert running.wait() == 143
    with pytest.raises(ProcessLookupError):
        os.kill(int(note.read_text()), 0)
