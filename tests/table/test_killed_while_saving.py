"""A process that is killed while it saves leaves the old or the new game, whole."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import AbstractContextManager, ExitStack, suppress
from pathlib import Path
from random import Random

import pytest

from highway3d.table.files import atomic, store
from highway3d.table.record import to_json
from highway3d.table.session import Session, default_players
from tests.children import child
from tests.table.toy import GAME, Move, Options, find

pytestmark = pytest.mark.slow

KILLS = 50
AT_ONCE = 5
"""Processes that save at the same time, each to a file of its own."""

SAVING = """
import sys
from pathlib import Path
from highway3d.table.files import atomic
path = Path(sys.argv[1])
contents = [Path(name).read_bytes() for name in sys.argv[2:]]
print(flush=True)
while True:
    for content in contents:
        atomic.write(path, content)
"""

SAVING_UP_TO_A_CALL = """
import io, os, posix, signal, sys
from pathlib import Path
from highway3d.table.files import atomic
path, content, last = Path(sys.argv[1]), Path(sys.argv[2]).read_bytes(), int(sys.argv[3])
calls = 0
def count(frame, event, argument):
    global calls
    if event not in ("c_call", "c_return"):
        return
    if argument.__self__ is posix or isinstance(argument.__self__, io.IOBase):
        calls += 1
        if calls == last:
            os.kill(os.getpid(), signal.SIGKILL)
sys.setprofile(count)
atomic.write(path, content)
sys.setprofile(None)
print(calls)
"""


@pytest.fixture(scope="module")
def contents(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """A short and a long game, as files."""
    folder = tmp_path_factory.mktemp("games")
    files = []
    for moves in (3, 3000):
        game = Session.new(GAME, Options(heap=5000), default_players(["Ana", "Beto"]), 0)
        for _ in range(moves):
            game.play(Move(1), 0.0)
        files.append(folder / f"{moves}.json")
        files[-1].write_bytes(to_json(game))
    return files


def test_killed_at_a_random_moment_the_file_is_whole(tmp_path: Path, contents: list[Path]) -> None:
    chance = Random(2025)
    whole = {file.read_bytes() for file in contents}
    for begun in range(0, KILLS, AT_ONCE):
        paths = [tmp_path / f"{begun + number}.json" for number in range(AT_ONCE)]
        for path in paths:
            atomic.write(path, contents[0].read_bytes())
        with ExitStack() as running:
            savers = [running.enter_context(_start(SAVING, path, *contents)) for path in paths]
            for saver, path in zip(savers, paths, strict=True):
                _kill(saver, chance.uniform(0, 0.05))
                assert path.read_bytes() in whole
                store.load(path, find)


@pytest.mark.skipif(os.name != "posix", reason="a process kills itself by a signal")
def test_killed_at_any_call_of_the_system_the_file_is_whole(
    tmp_path: Path, contents: list[Path]
) -> None:
    old, new = (file.read_bytes() for file in contents)
    path = tmp_path / "game.json"
    path.write_bytes(old)
    with _start(SAVING_UP_TO_A_CALL, path, contents[1], 0) as saver:
        assert saver.stdout is not None
        calls = int(saver.stdout.readline())
    left = []
    for last in range(1, calls + 1):
        path = tmp_path / f"{last}.json"
        path.write_bytes(old)
        with _start(SAVING_UP_TO_A_CALL, path, contents[1], last):
            pass
        left.append(path.read_bytes())
    assert set(left) == {old, new}


def _kill(saver: subprocess.Popen[bytes], seconds: float) -> None:
    """Kills a saver that many seconds after its first save has begun."""
    assert saver.stdout is not None
    saver.stdout.readline()
    with suppress(subprocess.TimeoutExpired):
        saver.wait(seconds)
    assert saver.poll() is None
    saver.kill()
    saver.wait()


def _start(program: str, *arguments: object) -> AbstractContextManager[subprocess.Popen[bytes]]:
    return child(sys.executable, "-c", program, *arguments, stdout=subprocess.PIPE)
