"""Autopista in numbers."""

from __future__ import annotations

from typing import Final

from highway3d.research.encoding import Size
from tiles2d.autopista.player.search import choices
from tiles2d.autopista.rules.moves import Enter, Move, StepAhead, Withdraw
from tiles2d.autopista.rules.pieces import PIECES, owner
from tiles2d.autopista.rules.state import State

FACINGS: Final = 4
_TURNS: Final = (FACINGS + 1) ** len(PIECES)
"""A step's turns are a digit for each piece to base five: a facing, or four for none."""
_ENTER: Final = 1
_WITHDRAW: Final = _ENTER + len(PIECES) * FACINGS
_STEP: Final = _WITHDRAW + len(PIECES)


class InNumbers:
    """Actions: 0 to pass, then coming in by piece and facing, going off, and steps with turns."""

    def size(self, state: State) -> Size:
        """The board's cells are told one by one, for coins lie on them."""
        return Size(2 + len(PIECES) + 2 + _cells(state), _STEP + len(PIECES) * _TURNS)

    def seen(self, state: State, seat: int) -> list[int]:
        """On turn or not; passes; poses (cell * 4 + facing, or -1) and points; coins by cell."""
        pieces = sorted(range(len(PIECES)), key=lambda piece: owner(piece) != seat)
        coins = [int(cell in state.coins) for cell in range(_cells(state))]
        points = [state.score[seat], state.score[1 - seat]]
        poses = [state.pieces[piece] for piece in pieces]
        return [int(state.turn == seat), state.passes, *poses, *points, *coins]

    def actions(self, state: State) -> dict[int, Move]:
        """Every legal move; the pass where there is no other."""
        return {_number(move): move for move in choices(state)}


def _cells(state: State) -> int:
    return len(state.board.ahead) // FACINGS


def _number(move: Move) -> int:
    match move:
        case Enter(piece, facing):
            return _ENTER + piece * FACINGS + facing
        case Withdraw(piece):
            return _WITHDRAW + piece
        case StepAhead(piece, turns):
            facing_of = dict(turns)
            number = piece
            for each in range(len(PIECES)):
                number = number * (FACINGS + 1) + facing_of.get(each, FACINGS)
            return _STEP + number
    return 0
