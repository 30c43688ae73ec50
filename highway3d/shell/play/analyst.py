"""The analysis of the game on the table, thought out in a process of its own, turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from highway3d import catalogue
from highway3d.players.analysis import Analysis, Turn
from highway3d.players.process import Failed, PlayerProcess, own_player
from highway3d.players.requests import Reply, Request
from highway3d.table.thinking import Level, Valued

if TYPE_CHECKING:
    from highway3d.table.session import Entry, Session
    from highway3d.table.thinking import Fact

BUDGET_S: Final = 0.4
"""How long one turn is thought about."""
PATIENCE_S: Final = 20.0


class Analyst:
    """Looks at every turn of the game itself; ``close`` stops it and keeps what is known."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._player = catalogue.load_player(session.game)
        line = session.main_line()
        self.entries = [after for after in line[1:] if _is_turn(session, after)]
        """The entries that the turns led to."""
        turns = [Turn(session.mover(each), each.text) for each in self.entries]
        self.analysis = Analysis(self._player.scale, turns)
        self._process: PlayerProcess | None = PlayerProcess(own_player(session.game.name))
        self.is_lost = False
        """Whether the player failed before it was through."""

    @property
    def is_thinking(self) -> bool:
        """Tells whether there is more to come."""
        return self._process is not None

    def step(self, now: float) -> bool:
        """Asks about the next turn once the last is answered; True when more is known."""
        process = self._process
        if process is None:
            return False
        heard = process.listen(now)
        if isinstance(heard, Reply):
            found = heard.values or []
            self.analysis.add([Valued(m, v, tuple(map(tuple, facts))) for m, v, facts in found])
        self.is_lost = isinstance(heard, Failed)
        if self.is_lost or self.analysis.is_done:
            self.close()
        elif not process.is_thinking:
            self._ask(process, now)
        return heard is not None

    def number_of(self, entry: Entry) -> int | None:
        """Which turn led to an entry, from 0; None if none did that is looked at already."""
        known = self.entries[: len(self.analysis.found)]
        return known.index(entry) if entry in known else None

    def facts(self, number: int) -> tuple[Fact, ...]:
        """What the move played at a turn did."""
        entry = self.entries[number]
        assert entry.parent is not None
        return self._player.facts(entry.parent.state, entry.move)

    def next_turning(self, entry: Entry) -> Entry | None:
        """The turning point after an entry; after the last one the first."""
        points = [self.entries[number] for number in self.analysis.turning_points()]
        later = [each for each in points if each.number > entry.number]
        return next(iter(later or points), None)

    def close(self) -> None:
        """Stops; may be called twice."""
        if self._process is not None:
            self._process.close()
        self._process = None

    def _ask(self, process: PlayerProcess, now: float) -> None:
        number = len(self.analysis.found)
        turn, before = self.analysis.turns[number], self.entries[number].parent
        assert before is not None
        view = self._player.view(before.state, turn.seat)
        request = Request(view, turn.seat, Level.STRONG, seconds=BUDGET_S, want="values")
        process.ask(request, now, BUDGET_S + PATIENCE_S)


def _is_turn(session: Session, entry: Entry) -> bool:
    """Tells whether a move has ended a turn, so that another one acts or the game is over."""
    if entry.move is None or entry.parent is None:
        return False
    turn = session.rules.turn
    ends = entry.outcome is not None or len(session.players) < 2
    return ends or turn(entry.parent.state) != turn(entry.state)
