"""A computer player in a process of its own, spoken to in lines of text (``FORMATS``).

It can think, crash, hang, talk nonsense or go on talking without harm to whoever asks: all that
comes of it are values, one thread reads and one writes, and nothing here waits.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum, unique
from queue import Empty, SimpleQueue
from typing import Any, BinaryIO

import msgspec

from highway3d.players.requests import Info, Reply, Request, encoded

LONGEST_LINE = 4_000_000
MOST_WAITING = 10_000
"""Lines that may wait to be heard; a player that says more between two looks is a nuisance."""


@unique
class Trouble(StrEnum):
    """What can be wrong with a player; a member's name keys its sentence in the texts."""

    ABSENT = "ABSENT"
    """It could not be started."""
    CRASHED = "CRASHED"
    """Its process has ended."""
    SILENT = "SILENT"
    """It has not answered in time."""
    NONSENSE = "NONSENSE"
    """It said what is no answer."""
    REFUSED = "REFUSED"
    """It answered that it cannot answer."""
    ILLEGAL = "ILLEGAL"
    """It answered a move that the rules forbid; found by whoever plays the move."""


@dataclass(frozen=True, slots=True)
class Failed:
    """No answer will come; after all but ``REFUSED`` the process is gone."""

    trouble: Trouble
    detail: str = ""


Heard = Info | Reply | Failed
"""What one look can bring: a thought on the way, the answer, or that there will be none."""


def program(text: str) -> list[str]:
    """The words of a command as typed behind ``cmd:``; raises ``ValueError`` if it has none.

    >>> program("python3 'my bot.py' --fast")
    ['python3', 'my bot.py', '--fast']
    """
    words = shlex.split(text, posix=sys.platform != "win32")
    if not words:
        raise ValueError("cmd: names no program")
    return words


def own_player(game: str) -> list[str]:
    """The command that runs this program's own player of a game."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "bot", game]
    return [sys.executable, "-m", "highway3d", "bot", game]


class PlayerProcess:
    """One player's process; it starts with the first question and ends with ``close``."""

    def __init__(self, command: Sequence[str], show_errors: bool = False) -> None:
        self._command = list(command)
        self._errors = None if show_errors else subprocess.DEVNULL
        self._pipe: _Pipe | None = None
        self._number = 0
        self._deadline: float | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._deadline is not None

    def ask(self, request: Request, now: float, patience: float) -> None:
        """Asks something; what was asked before is forgotten, its answer will not be heard.

        Without an answer ``patience`` seconds from now the player has failed.
        """
        self.forget()
        self._number += 1
        self._deadline = now + patience
        if self._pipe is None:
            with suppress(OSError):
                self._pipe = _Pipe(self._command, self._errors)
        if self._pipe is not None:
            self._pipe.write(encoded(self._number, request))

    def move_now(self) -> None:
        """Has it answer at once with the best so far."""
        if self.is_thinking and self._pipe is not None:
            self._pipe.write(msgspec.json.encode({"stop": self._number}) + b"\n")

    def forget(self) -> None:
        """Wants no answer any more: it stops thinking, and what it still says is stale."""
        self.move_now()
        self._deadline = None

    def listen(self, now: float) -> Heard | None:
        """The next thing heard, if there is one; to be asked at every frame while it thinks."""
        if self._deadline is None:
            return None
        if self._pipe is None:
            return self._failed(Trouble.ABSENT, self._command[0])
        late = now >= self._deadline
        for _ in range(self._pipe.waiting() + 1):
            line = self._pipe.read()
            heard = None if line is None else self._understood(line)
            if heard is not None and not (late and isinstance(heard, Info)):
                return heard
        return self._failed(Trouble.SILENT) if late else None

    def close(self) -> None:
        """Ends the process and all it has started; it may be asked again, anew."""
        self._deadline = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    def _understood(self, line: bytes) -> Heard | None:
        """What a line says; None for a stale one."""
        if not line:
            assert self._pipe is not None
            return self._failed(Trouble.CRASHED, self._pipe.how_it_ended())
        try:
            reply = msgspec.json.decode(line, type=Reply)
        except (msgspec.DecodeError, RecursionError):
            return self._failed(Trouble.NONSENSE, line[:200].decode(errors="replace"))
        if reply.id != self._number:
            return None
        if reply.info is not None:
            return reply.info
        if reply.error is not None:
            self._deadline = None
            return Failed(Trouble.REFUSED, reply.error)
        if reply.move is None and reply.values is None and reply.hints is None:
            return self._failed(Trouble.NONSENSE, line[:200].decode(errors="replace"))
        self._deadline = None
        return reply

    def _failed(self, trouble: Trouble, detail: str = "") -> Failed:
        self.close()
        return Failed(trouble, detail)


class _Pipe:
    """The process and its two threads; an empty line read means that it has ended."""

    def __init__(self, command: list[str], errors: int | None) -> None:
        apart: dict[str, Any] = {"start_new_session": True}
        if sys.platform == "win32":
            apart = {"creationflags": subprocess.CREATE_NO_WINDOW}
        self._to_say: SimpleQueue[bytes | None] = SimpleQueue()
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, **apart
        )
        self.close = weakref.finalize(self, _end, self._process, self._to_say)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._said: SimpleQueue[bytes] = SimpleQueue()
        for work, stream, queue in (
            (_reading, self._process.stdout, self._said),
            (_writing, self._process.stdin, self._to_say),
        ):
            threading.Thread(target=work, args=(stream, queue), daemon=True).start()

    def write(self, line: bytes) -> None:
        self._to_say.put(line)

    def waiting(self) -> int:
        return self._said.qsize()

    def read(self) -> bytes | None:
        with suppress(Empty):
            return self._said.get_nowait()
        return None

    def how_it_ended(self) -> str:
        """The exit status in words."""
        with suppress(subprocess.TimeoutExpired):
            return f"exit status {self._process.wait(timeout=0.2)}"
        return "it closed its output"


def _reading(stream: BinaryIO, queue: SimpleQueue[bytes]) -> None:
    with suppress(ValueError, OSError), stream:
        while line := stream.readline(LONGEST_LINE):
            queue.put(line)
            if queue.qsize() > MOST_WAITING:
                queue.put(b"more lines than anybody can hear")
                break
    queue.put(b"")


def _writing(stream: BinaryIO, queue: SimpleQueue[bytes | None]) -> None:
    with suppress(ValueError, OSError), stream:
        while (line := queue.get()) is not None:
            stream.write(line)
            stream.flush()


def _end(process: subprocess.Popen[bytes], to_say: SimpleQueue[bytes | None]) -> None:
    """Kills a process with all it has started, and lets the threads run out.

    At the end of this program it runs by itself, whoever forgot to close.
    """
    to_say.put(None)
    with suppress(OSError):
        if sys.platform != "win32":
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()
