"""The computers at the table: each in a process of its own, asked when it is their turn.

A computer's move comes as text and is played like a typed one. Whatever goes wrong with a player
is one sentence and a choice; the game is never touched by it.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from highway3d import catalogue
from highway3d.players.levels import seconds_allowed
from highway3d.players.process import (
    Failed,
    PlayerProcess,
    Trouble,
    own_player,
    program,
)
from highway3d.players.requests import Reply, Request
from highway3d.table.game import IllegalMove, NotationError
from highway3d.table.seating import PROGRAM
from highway3d.table.thinking import Level

if TYPE_CHECKING:
    from highway3d.table.session import Entry, Session

SOONEST_S: Final = 0.6
"""No move of a computer is shown sooner than this, so that a person can follow."""
BUDGET_S: Final = 3.0
"""How long a computer may think without clocks, or with plenty of time."""
PATIENCE_S: Final = 15.0
"""How much longer than that it may be silent before it is given up."""


class Computers:
    """The computers of one game; ``close`` ends their processes."""

    def __init__(self, session: Session, *, trusted: bool) -> None:
        self._session = session
        self._trusted = trusted
        """Whether a person chose the programs here; what a file names is run only when told to."""
        self._processes: dict[int, PlayerProcess] = {}
        self._asked: Entry | None = None
        self._asked_at = 0.0
        self._answer: Reply | None = None
        self._value: dict[int, float] = {}
        self.trouble: Failed | None = None
        """What is wrong with the computer to act, until a person decides what is to happen."""

    @property
    def acts(self) -> bool:
        """Tells whether it is a computer's turn in the game itself."""
        session = self._session
        return session.live.outcome is None and bool(session.players[session.to_act].computer)

    def step(self, now: float, *, may_play: bool) -> bool:
        """Asks, listens, and plays the answer once ``may_play``; True when a move was played."""
        session = self._session
        if not self.acts or self.trouble:
            return False
        if self._asked is not session.live:
            self._ask(now)
            return False
        if self._answer is None:
            heard = self._processes[session.to_act].listen(now)
            if isinstance(heard, Failed):
                self.trouble = heard
            elif isinstance(heard, Reply):
                self._answer = heard
        if self._answer is None or not may_play or now < self._asked_at + SOONEST_S:
            return False
        return self._play(self._answer, now)

    def move_now(self) -> None:
        """Has the computer that thinks answer at once."""
        for process in self._processes.values():
            process.move_now()

    def accepts_draw(self, seat: int) -> bool:
        """Tells whether a computer takes a draw: when it did not stand better at its last move."""
        return self._value.get(seat, 0.0) <= 0

    def again(self) -> None:
        """Starts the computer in trouble anew."""
        self._trusted = True
        self._forget()

    def take_over(self, computer: str = "") -> None:
        """Puts a person, or another level, on the seat of the computer to act."""
        self._session.seat_computer(self._session.to_act, computer)
        self.close()

    def close(self) -> None:
        """Ends all processes; may be called twice."""
        for process in self._processes.values():
            process.close()
        self._processes.clear()
        self._forget()

    def _forget(self) -> None:
        self._asked, self._answer, self.trouble = None, None, None

    def _ask(self, now: float) -> None:
        """Asks the player to act about the live position; whatever was asked before is stale."""
        session, seat = self._session, self._session.to_act
        for process in self._processes.values():
            process.forget()
        self._asked, self._asked_at, self._answer = session.live, now, None
        computer, game = session.players[seat].computer, session.game.name
        external = computer.startswith(PROGRAM)
        if external and not self._trusted:
            self.trouble = Failed(Trouble.ABSENT, computer)
            return
        try:
            if seat not in self._processes:
                words = program(computer.removeprefix(PROGRAM)) if external else own_player(game)
                self._processes[seat] = PlayerProcess(words)
            view = catalogue.load_player(session.game).view(session.live.state, seat)
        except (ValueError, catalogue.UnknownGame) as error:
            self.trouble = Failed(Trouble.ABSENT, str(error))
            return
        left = session.reading(now)
        seconds = seconds_allowed(BUDGET_S, None if left is None else left[seat] / 1000)
        seed = Random(f"{session.seed} {seat} {session.live.number}").getrandbits(32)
        level = Level.STRONG if external else Level(computer)
        request = Request(view, seat, level, seconds=max(seconds, 0.05), seed=seed)
        self._processes[seat].ask(request, now, seconds + PATIENCE_S)

    def _play(self, answer: Reply, now: float) -> bool:
        session, seat = self._session, self._session.to_act
        self._answer = None
        try:
            session.play_text(answer.move or "", now)
        except (NotationError, IllegalMove) as no:
            self.trouble = Failed(Trouble.ILLEGAL, str(no))
            self._processes.pop(seat).close()
            return False
        self._value[seat] = answer.value
        return True
