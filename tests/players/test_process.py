"""A player in a process of its own: whatever it does, what is heard is a value."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from highway3d.players.process import Failed, Heard, PlayerProcess, Trouble, program
from highway3d.players.requests import Info, Reply, Request
from highway3d.table.thinking import Level
from tests.players.toy_player import FOREVER, REPOSITORY, misbehaving

VIEW = {"heap": 6, "limit": 3, "players": 2, "turn": 0}
MOVE = Request(VIEW, 0, Level.STRONG)
ENDLESS = Request(VIEW, 0, Level.STRONG, work=FOREVER)
PATIENCE = 60.0


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], PlayerProcess]]:
    monkeypatch.setenv("PYTHONPATH", str(REPOSITORY))
    running: list[PlayerProcess] = []

    def start(how: str) -> PlayerProcess:
        running.append(PlayerProcess(program(misbehaving(how))))
        return running[-1]

    yield start
    for each in running:
        each.close()


def wait_for(player: PlayerProcess, kind: Any = (Reply, Failed)) -> Heard:
    while not isinstance(heard := player.listen(time.monotonic()), kind):
        time.sleep(0.001)
    return heard


def asked(player: PlayerProcess, request: Request = MOVE, patience: float = PATIENCE) -> Heard:
    player.ask(request, time.monotonic(), patience)
    return wait_for(player)


def test_player_answers(started: Callable[[str], PlayerProcess]) -> None:
    reply = asked(started("play"))
    assert isinstance(reply, Reply)
    assert (reply.move, reply.facts) == ("take 2", [["LEAVES", 0]])


def test_thoughts_are_heard_on_the_way(started: Callable[[str], PlayerProcess]) -> None:
    player = started("play")
    player.ask(ENDLESS, time.monotonic(), PATIENCE)
    assert wait_for(player, Info) == Info(1, 0.0, ["take 2"])


def test_move_now_brings_the_best_so_far(started: Callable[[str], PlayerProcess]) -> None:
    player = started("play")
    player.ask(ENDLESS, time.monotonic(), PATIENCE)
    wait_for(player, Info)
    player.move_now()
    assert isinstance(wait_for(player), Reply)


def test_stale_answer_is_thrown_away(started: Callable[[str], PlayerProcess]) -> None:
    player = started("play")
    player.ask(ENDLESS, time.monotonic(), PATIENCE)
    reply = asked(player, Request(VIEW | {"heap": 5}, 0, Level.STRONG))
    assert isinstance(reply, Reply)
    assert reply.move == "take 1"


def test_forgotten_player_says_nothing(started: Callable[[str], PlayerProcess]) -> None:
    player = started("play")
    player.ask(MOVE, time.monotonic(), PATIENCE)
    player.forget()
    assert player.listen(time.monotonic() + 2 * PATIENCE) is None


@pytest.mark.parametrize(
    ("how", "trouble"),
    [
        ("crash", Trouble.CRASHED),
        ("nonsense", Trouble.NONSENSE),
        ("refuse", Trouble.REFUSED),
    ],
)
def test_failure_is_a_value(
    started: Callable[[str], PlayerProcess], how: str, trouble: Trouble
) -> None:
    heard = asked(started(how))
    assert isinstance(heard, Failed)
    assert heard.trouble is trouble


def test_who_does_not_answer_in_time_is_silent(started: Callable[[str], PlayerProcess]) -> None:
    assert asked(started("hang"), patience=0.5) == Failed(Trouble.SILENT)


def test_who_never_comes_to_an_answer_is_told(started: Callable[[str], PlayerProcess]) -> None:
    heard = asked(started("babble"), patience=1.5)
    assert isinstance(heard, Failed)
    assert heard.trouble in (Trouble.SILENT, Trouble.NONSENSE)


def test_program_that_is_not_there_is_absent() -> None:
    player = PlayerProcess(["/nowhere/at/all"])
    assert asked(player) == Failed(Trouble.ABSENT, "/nowhere/at/all")


def test_player_starts_anew_after_a_failure(started: Callable[[str], PlayerProcess]) -> None:
    player = started("crash")
    asked(player)
    heard = asked(player)
    assert heard == Failed(Trouble.CRASHED, "exit status 7")


@pytest.mark.skipif(os.name == "nt", reason="processes are listed in /proc")
def test_nothing_it_has_started_outlives_it(tmp_path: Path) -> None:
    note = tmp_path / "child"
    player = PlayerProcess(["sh", "-c", f"sleep 600 & echo $! >{note}; cat >/dev/null"])
    player.ask(MOVE, time.monotonic(), PATIENCE)
    while not (note.exists() and note.read_text().strip()):
        player.listen(time.monotonic())
    player.close()
    child = Path("/proc") / note.read_text().strip() / "stat"
    while child.exists() and child.read_text().rsplit(")", 1)[1].split()[0] != "Z":
        time.sleep(0.001)
    assert not player.is_thinking
