"""A position, and how a game can end."""

from __future__ import annotations

from enum import unique

import msgspec

from highway3d.table.game import EndReason, Outcome
from tiles2d.autopista.rules.board import Board


@unique
class Reason(EndReason):
    """How the rules end a game; resigning, draws and time are the table's."""

    POINTS = "POINTS"
    """Somebody has the points that are played for (R6.6)."""
    NO_MOVE = "NO_MOVE"
    """The player on turn cannot move, and with ``no_move=lose`` that loses (R8.3)."""
    PASSES = "PASSES"
    """Both players had to pass, one after the other; more points win (R8.3)."""
    TURN_LIMIT = "TURN_LIMIT"
    """The last turn was played; more points win (R8.4)."""


class State(msgspec.Struct, frozen=True):
    """A position of Autopista; it compares by value and nothing in it ever changes."""

    board: Board
    pieces: tuple[int, ...]
    """The pose of A1, A2, B1, B2 (``poses.OFF`` beside the board)."""
    score: tuple[int, int]
    coins: tuple[int, ...] = ()
    """The cells on which coins lie, in rising order."""
    turn: int = 0
    passes: int = 0
    """Passes in a row so far."""
    ply: int = 0
    """Turns played so far."""
    seed: int | None = None
    """Where chance comes from; without a seed no coin appears."""
    drawn: int = 0
    """Words of the seed's tape read so far (see ``chance``)."""
    end: Outcome | None = None


def by_points(score: tuple[int, int], reason: Reason) -> Outcome:
    """The end at which more points win; equal points are a draw.

    >>> by_points((3, 3), Reason.PASSES).winners, by_points((3, 4), Reason.PASSES).winners
    ((), (1,))
    """
    if score[0] == score[1]:
        return Outcome((), reason)
    return Outcome((int(score[1] > score[0]),), reason)
