"""Who plays in the arena: a level of this program's own, or any program that speaks as ``bot``."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Protocol

from highway3d.players.levels import think
from highway3d.players.process import Failed, PlayerProcess, Trouble, program
from highway3d.players.requests import Info, Request
from highway3d.table.game import Game
from highway3d.table.thinking import Level, Limits, Thinker

PATIENCE = 3
"""A program that needs so many times its limit has lost."""
USUAL_SECONDS = 10.0
"""The limit of a program that is given none."""
TO_START = 10.0
"""Seconds beyond the limit for the first answer of a program, which has to start."""
BETWEEN_LOOKS = 0.001


class NoMove(Exception):
    """A contestant brought no move."""

    def __init__(self, trouble: Trouble, detail: str = "") -> None:
        super().__init__(f"{trouble}: {detail}")
        self.trouble = trouble


class Contestant(Protocol):
    """Somebody who can be asked for a move."""

    def move(self, state: Any, seat: int, seed: int) -> str:
        """The move as text, not yet judged; raises ``NoMove``."""

    def close(self) -> None:
        """Ends whatever it runs."""


class Home:
    """A level, in this process."""

    def __init__(
        self,
        game: Game,
        thinker: Thinker[Any],
        level: Level,
        *,
        work: int | None = None,
        seconds: float | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._game = game
        self._thinker = thinker
        self._level = level
        self._work = work
        self._seconds = seconds
        self._now = now

    def move(self, state: Any, seat: int, seed: int) -> str:
        """The level's move in the position as it sees it."""
        end = None if self._seconds is None else self._now() + self._seconds
        limits = Limits(seed, self._work, lambda: end is not None and self._now() >= end)
        try:
            seen = self._thinker.read(self._thinker.view(state, seat))
            return think(self._game, self._thinker, seen, self._level, limits).move
        except Exception as error:  # told and counted, as a program's crash is
            raise NoMove(Trouble.CRASHED, f"{type(error).__name__} {error}") from error

    def close(self) -> None:
        """Nothing to end."""


class Visitor:
    """A program; it is asked for ``strong``, and starts anew after it has failed."""

    def __init__(
        self,
        thinker: Thinker[Any],
        command: str,
        *,
        work: int | None = None,
        seconds: float | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._thinker = thinker
        self._process = PlayerProcess(program(command), show_errors=True)
        self._work = work
        self._seconds = seconds
        self._now = now
        self._is_running = False

    def move(self, state: Any, seat: int, seed: int) -> str:
        """The program's move in the position as it sees it."""
        view = self._thinker.view(state, seat)
        request = Request(view, seat, Level.STRONG, self._seconds, self._work, seed)
        patience = PATIENCE * (self._seconds or USUAL_SECONDS)
        if not self._is_running:
            patience += TO_START
        self._process.ask(request, self._now(), patience)
        while (heard := self._process.listen(self._now())) is None or isinstance(heard, Info):
            if heard is None:
                time.sleep(BETWEEN_LOOKS)
        self._is_running = not isinstance(heard, Failed) or heard.trouble is Trouble.REFUSED
        if isinstance(heard, Failed):
            raise NoMove(heard.trouble, heard.detail)
        if heard.move is None:
            raise NoMove(Trouble.NONSENSE, "no move")
        return heard.move

    def close(self) -> None:
        """Ends the program."""
        self._process.close()
