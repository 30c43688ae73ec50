"""The command ``highway3d`` as a process of its own: its pipes, signals and terminal."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from highway3d import cli
from highway3d.table.files import store
from highway3d.table.session import Session, default_players
from tests.children import REPOSITORY, program
from tests.table.toy import GAME, Move, Options


def command(site: Path, *arguments: object, **how: Any) -> Any:
    """The command ``highway3d`` with the toy game in its catalogue."""
    path = os.pathsep.join([str(site), str(REPOSITORY)])
    return program(*arguments, add={"PYTHONPATH": path}, **how)


def test_judge_answers_while_its_input_stays_open(toy: Path) -> None:
    with command(toy, "judge", "toy") as judge:
        assert judge.stdin is not None
        assert judge.stdout is not None
        judge.stdin.write(b'{"id": 1, "heap": 2}\n')
        judge.stdin.flush()
        assert json.loads(judge.stdout.readline()) == {"id": 1, "double": 4}
        judge.stdin.write(b"\xff\n")
        judge.stdin.close()
        assert json.loads(judge.stdout.readline())["id"] is None
        assert judge.wait() == 1


def test_judge_reads_a_file(toy: Path, tmp_path: Path) -> None:
    (tmp_path / "requests.jsonl").write_bytes(b'{"id": 1, "heap": 2}\n{"id": 2, "heap": 3}')
    with command(toy, "judge", "toy", str(tmp_path / "requests.jsonl")) as judge:
        out, errors = judge.communicate()
    assert (judge.returncode, errors) == (0, b"")
    assert out == b'{"id":1,"double":4}\n{"id":2,"double":6}\n'


def test_closed_pipe_ends_the_judge_quietly(toy: Path) -> None:
    with command(toy, "judge", "toy") as judge:
        assert judge.stdin is not None
        assert judge.stdout is not None
        assert judge.stderr is not None
        judge.stdout.close()
        judge.stdin.write(b'{"id": 1, "heap": 2}\n')
        judge.stdin.close()
        assert judge.stderr.read() == b""
        assert judge.wait() == cli.PIPE_CLOSED


@pytest.mark.skipif(os.name != "posix", reason="signals differ")
def test_interrupted_judge_ends_quietly(toy: Path) -> None:
    with command(toy, "judge", "toy") as judge:
        assert judge.stdin is not None
        assert judge.stdout is not None
        judge.stdin.write(b'{"id": 1, "heap": 2}\n')
        judge.stdin.flush()
        judge.stdout.readline()
        judge.send_signal(signal.SIGINT)
        assert judge.stderr is not None
        assert judge.stderr.read() == b""
        assert judge.wait() == cli.INTERRUPTED


def test_check_prints_names_that_the_terminal_cannot_show(
    toy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Session.new(GAME, Options(heap=2, growth="off"), default_players(["東路", ""]), 0)
    game.play(Move(2), 0.0)
    store.save(game, tmp_path / "game.json")
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    with command(toy, "check", str(tmp_path / "game.json")) as check:
        out, errors = check.communicate()
    assert (check.returncode, errors) == (0, b"")
    assert out.endswith(b"1 move, \\u6771\\u8def wins: last taken\n")
