"""The line protocol: every request gets its answer, errors in one sentence, ``stop`` is heard."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from typing import Any

import pytest

from highway3d.players import bot
from tests.players.toy_player import FOREVER, PLAYER, REPOSITORY
from tests.table.toy import GAME

VIEW = {"heap": 6, "limit": 3, "players": 2, "turn": 0}
MOVE = {"id": 1, "view": VIEW, "seat": 0, "level": "strong"}


def said(*requests: Any, at: float = 0.0) -> tuple[int, list[dict[str, Any]]]:
    lines = [each if isinstance(each, bytes) else json.dumps(each).encode() for each in requests]
    out = io.BytesIO()
    status = bot.run(GAME, PLAYER, lines, out, lambda: at)
    return status, [json.loads(line) for line in out.getvalue().splitlines()]


def test_answer_follows_its_infos_under_the_same_id() -> None:
    assert said(MOVE) == (
        0,
        [
            {"id": 1, "info": {"depth": 1, "value": 0.0, "line": ["take 2"]}},
            {"id": 1, "move": "take 2", "value": 0.0, "depth": 1, "facts": [["LEAVES", 0]]},
        ],
    )


def test_values_are_told_best_first() -> None:
    _, [answer] = said(MOVE | {"want": "values", "level": "greedy"})
    assert [move for move, _, _ in answer["values"]] == ["take 3", "take 2", "take 1"]


def test_hints_come_from_the_strong_level_whatever_was_asked() -> None:
    _, [answer] = said(MOVE | {"want": "hints", "level": "gentle"})
    assert answer["hints"][0] == ["take 2", 0.0, [["LEAVES", 0]]]


def test_random_moves_need_no_thinker() -> None:
    _, [answer] = said(MOVE | {"level": "random", "seed": 3})
    assert answer["move"].startswith("take ")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"view": {"heap": 6}}, "view.limit: a whole number is needed"),
        ({"view": VIEW | {"heap": 0}}, "view: the game is over"),
        ({"seat": 1}, "seat: it is the turn of seat 0, not of 1"),
        ({"seconds": 0}, "seconds: expected float > 0.0"),
        ({"work": 0}, "work: expected int >= 1"),
        ({"mood": 1}, "object contains unknown field mood"),
        ({"level": "random", "want": "values"}, "level: random tells no move from another"),
    ],
)
def test_senseless_request_gets_one_sentence(change: dict[str, Any], sentence: str) -> None:
    assert said(MOVE | change) == (1, [{"id": 1, "error": sentence}])


def test_after_an_error_the_player_goes_on() -> None:
    status, answers = said(b"nonsense", MOVE | {"id": 2})
    assert status == 1
    assert answers[0]["id"] is None
    assert answers[-1]["move"] == "take 2"


def test_field_named_twice_is_refused() -> None:
    line = json.dumps(MOVE).replace('"seat": 0', '"seat": 1, "seat": 0').encode()
    assert said(line)[1] == [{"id": 1, "error": "'seat' is named twice in one object"}]


def test_stop_of_nobody_is_passed_over() -> None:
    assert said({"stop": 9}, MOVE)[0] == 0


def test_time_that_is_up_brings_the_best_so_far() -> None:
    assert said(MOVE | {"work": FOREVER, "seconds": 0.01})[1][-1]["move"] == "take 2"


@pytest.fixture
def toy_bot() -> Any:
    command = [sys.executable, "tests/players/toy_player.py", "play"]
    path = {**os.environ, "PYTHONPATH": str(REPOSITORY)}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=REPOSITORY, env=path
    ) as process:
        yield process
        process.kill()


def test_stop_is_heard_while_it_thinks(toy_bot: Any) -> None:
    toy_bot.stdin.write(json.dumps(MOVE).encode() + b"\n")
    toy_bot.stdin.write(json.dumps(MOVE | {"id": 2, "work": FOREVER}).encode() + b"\n")
    toy_bot.stdin.flush()
    for _ in range(3):
        line = toy_bot.stdout.readline()
    assert json.loads(line)["id"] == 2
    toy_bot.stdin.write(b'{"stop": 2}\n')
    toy_bot.stdin.flush()
    assert json.loads(toy_bot.stdout.readline())["move"] == "take 2"
