"""Checking a saved game: replayed through the rules, then told in one line."""

from __future__ import annotations

from collections.abc import Callable

from highway3d.table.faults import RecordError, UnsoundRecord
from highway3d.table.foreign import printable
from highway3d.table.game import Game
from highway3d.table.record import from_json
from highway3d.table.session import Session

HOLDS, DOES_NOT_HOLD, CANNOT_BE_READ = 0, 1, 2


def check(data: bytes, find: Callable[[str], Game]) -> tuple[int, str]:
    """The exit status for a saved game (0 holds, 1 does not, 2 cannot be read) and why."""
    try:
        return HOLDS, described(from_json(data, find))
    except UnsoundRecord as error:
        return DOES_NOT_HOLD, str(error)
    except RecordError as error:
        return CANNOT_BE_READ, str(error)


def described(session: Session) -> str:
    """How the main line of a game went, in one line."""
    end = session.main_line()[-1]
    moves = f"{end.number} move{'' if end.number == 1 else 's'}"
    if end.outcome is None:
        return f"{moves}, {_name(session, session.rules.turn(end.state))} to play"
    reason = end.outcome.reason.value.replace("_", " ").lower()
    winners = [_name(session, seat) for seat in end.outcome.winners]
    if not winners:
        return f"{moves}, a draw: {reason}"
    return f"{moves}, {' and '.join(winners)} win{'s' if len(winners) == 1 else ''}: {reason}"


def _name(session: Session, seat: int) -> str:
    return printable(session.players[seat].name) or f"player {seat + 1}"
