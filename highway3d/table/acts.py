"""What the table itself adds to every game's moves: resigning, agreeing a draw, losing on time."""

from __future__ import annotations

from dataclasses import dataclass
from enum import unique
from typing import Any

from highway3d.table.foreign import quoted
from highway3d.table.game import FaultCode, NotationError, Outcome, Rules, TableEnd

TIME_TEXT = "time"
"""The act of the clock."""


@unique
class TableFault(FaultCode):
    """Why the table forbids something, whatever is played on it."""

    GAME_OVER = "GAME_OVER"
    TIME_IS_UP = "TIME_IS_UP"
    TIME_IS_LEFT = "TIME_IS_LEFT"
    DUE_FIRST = "DUE_FIRST"


@dataclass(frozen=True, slots=True)
class Act:
    """An end of the game that is no move of it; ``seat`` is who resigns or runs out of time."""

    end: TableEnd
    seat: int

    def format(self, turn: int) -> str:
        """The act as text, when ``turn`` is the seat to act.

        >>> Act(TableEnd.RESIGNED, 0).format(turn=0), Act(TableEnd.RESIGNED, 1).format(turn=0)
        ('resign', 'resign 2')
        """
        if self.end is TableEnd.DRAW_AGREED:
            return "draw"
        if self.end is TableEnd.TIME:
            return TIME_TEXT
        return "resign" if self.seat == turn else f"resign {self.seat + 1}"

    def outcome(self, rules: Rules[Any, Any, Any], state: Any) -> Outcome:
        """The result when this act ends the game in ``state``."""
        if self.end is TableEnd.DRAW_AGREED:
            return Outcome((), self.end)
        return rules.forfeit(state, self.seat, self.end)


def parse_act(text: str, turn: int, players: int) -> Act | None:
    """Reads a table act; None when the text is something else, hence a move of the game.

    Raises ``NotationError`` when someone resigns who is not at the table.

    >>> parse_act(" Resign  2", turn=0, players=2)
    Act(end=<TableEnd.RESIGNED: 'RESIGNED'>, seat=1)
    >>> parse_act("build 3 4", turn=0, players=2) is None
    True
    """
    match text.casefold().split():
        case ["draw"]:
            return Act(TableEnd.DRAW_AGREED, turn)
        case [word] if word == TIME_TEXT:
            return Act(TableEnd.TIME, turn)
        case ["resign"]:
            return Act(TableEnd.RESIGNED, turn)
        case ["resign", seat]:
            if seat not in map(str, range(1, players + 1)):
                raise NotationError(f"resign: there is no seat {quoted(seat)} at this table")
            return Act(TableEnd.RESIGNED, int(seat) - 1)
    return None
