"""The computer player at the end of a pipe: ``highway3d bot GAME`` (``FORMATS``).

One thread reads, so that ``stop`` is heard while the other thinks. Requests are answered in order.
"""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec

from highway3d.players.levels import answered
from highway3d.players.requests import Request, read_request, told_info
from highway3d.table.game import Game, RequestError
from highway3d.table.judge import decoded, refusal, refuse_repetition
from highway3d.table.thinking import Limits, Thinker

HEADWAY = 0.03
"""Seconds of a request's time that are left for writing the answer."""


def run(
    game: Game,
    thinker: Thinker[Any],
    lines: Iterable[bytes],
    out: BinaryIO,
    now: Callable[[], float],
) -> int:
    """Answers until the input ends; 0 if all was answered, 1 if at least one answer is an error."""
    inbox = _Inbox()
    threading.Thread(target=inbox.fill, args=(lines,), daemon=True).start()
    return _Bot(game, thinker, inbox, out, now).run()


class _Inbox:
    """The lines that wait to be answered, and who of those asking wants no more thinking."""

    def __init__(self) -> None:
        self._lines: deque[tuple[bytes, dict[str, Any] | str]] = deque()
        self._stopped: list[Any] = []
        self._changed = threading.Condition()
        self._ended = False
        self._parent = os.getppid()

    def fill(self, lines: Iterable[bytes]) -> None:
        """Reads to the end of the input."""
        with suppress(ValueError, OSError):  # the input was closed under us
            for line in lines:
                if line.strip():
                    self._take(line)
        with self._changed:
            self._ended = True
            self._changed.notify()

    def _take(self, line: bytes) -> None:
        content: dict[str, Any] | str
        try:
            content = decoded(line)
        except RequestError as error:
            content = str(error)
        with self._changed:
            if isinstance(content, dict) and set(content) == {"stop"}:
                waiting = [asked.get("id") for _, asked in self._lines if isinstance(asked, dict)]
                if content["stop"] in (self._thinking, *waiting):
                    self._stopped.append(content["stop"])
            else:
                self._lines.append((line, content))
            self._changed.notify()

    _thinking: Any = ()
    """The id that is thought about; the empty tuple is none that JSON can bring."""

    def next(self) -> tuple[bytes, dict[str, Any] | str] | None:
        """The next line, once it is there; None after the last."""
        with self._changed:
            self._thinking = ()
            self._changed.wait_for(lambda: self._lines or self._ended)
            if not self._lines:
                return None
            line, content = self._lines.popleft()
            self._thinking = content.get("id") if isinstance(content, dict) else ()
            return line, content

    def answered(self, identity: Any) -> None:
        """Forgets what was asked under this id."""
        with self._changed:
            self._stopped = [each for each in self._stopped if each != identity]

    def is_stopped(self, identity: Any) -> bool:
        """Whether the answer is wanted at once, or by nobody any more."""
        return identity in self._stopped or (self._ended and os.getppid() != self._parent)


class _Bot:
    def __init__(
        self,
        game: Game,
        thinker: Thinker[Any],
        inbox: _Inbox,
        out: BinaryIO,
        now: Callable[[], float],
    ) -> None:
        self._game = game
        self._thinker = thinker
        self._inbox = inbox
        self._out = out
        self._now = now

    def run(self) -> int:
        status = 0
        while (asked := self._inbox.next()) is not None:
            if not self._answer(*asked):
                status = 1
        return status

    def _answer(self, line: bytes, content: dict[str, Any] | str) -> bool:
        if isinstance(content, str):
            self._write(refusal(None, content))
            return False
        identity = content.get("id")
        try:
            refuse_repetition(line, content)
            fields = {name: value for name, value in content.items() if name != "id"}
            request = read_request(fields)
            limits = self._limits(identity, request)
            told = answered(self._game, self._thinker, request, limits)
            self._write(msgspec.json.encode({"id": identity} | told))
            return True
        except RequestError as error:
            self._write(refusal(identity, str(error)))
        except OSError:
            raise
        except Exception as error:  # one request must not take the player down
            sentence = f"the player failed on this request: {type(error).__name__} {error}"
            self._write(refusal(identity, sentence))
        finally:
            self._inbox.answered(identity)
        return False

    def _limits(self, identity: Any, request: Request) -> Limits:
        end = None if request.seconds is None else self._now() + request.seconds - HEADWAY

        def is_over() -> bool:
            return self._inbox.is_stopped(identity) or (end is not None and self._now() >= end)

        def info(depth: int, value: float, line: Any) -> None:
            self._write(msgspec.json.encode({"id": identity} | told_info(depth, value, line)))

        return Limits(request.seed, request.work, is_over, info)

    def _write(self, line: bytes) -> None:
        self._out.write(line + b"\n")
        self._out.flush()
