"""What a scene draws before and after a turn: choices, pushes, consequences, points.

Pieces, facings, cells and poses are the numbers of ``pieces`` and ``board``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from highway3d.table.game import Fault
from tiles2d.autopista.rules.account import account
from tiles2d.autopista.rules.board import Facings, trips
from tiles2d.autopista.rules.movement import Gain, advance, chain, legal_moves, turns
from tiles2d.autopista.rules.moves import Move, Pass, StepAhead
from tiles2d.autopista.rules.pieces import PIECES
from tiles2d.autopista.rules.poses import OFF
from tiles2d.autopista.rules.removals import Removals
from tiles2d.autopista.rules.state import State


class Stride(NamedTuple):
    """A step before anybody has turned."""

    piece: int
    """The piece chosen."""
    moved: tuple[int, ...]
    """All pieces that go a cell ahead, rear first."""
    cells: tuple[int, ...]
    """Where each of them lands."""
    gains: tuple[Gain, ...]
    """The points they bring."""
    turning: tuple[tuple[int, Facings], ...]
    """Each piece that is still on the board, rear first, with the facings it may take.

    One facing means that there is nothing to choose. Empty when the step wins.
    """
    winner: int | None

    def move(self, facings: Facings) -> StepAhead:
        """The move, once a facing was chosen for each piece of ``turning``."""
        pieces = (piece for piece, _ in self.turning)
        return StepAhead(self.piece, tuple(zip(pieces, facings, strict=True)))


def moves_by_piece(state: State) -> dict[int, tuple[Move, ...]]:
    """The legal moves of each piece that has some: entries, steps or withdrawals."""
    grouped: dict[int, tuple[Move, ...]] = {}
    for move in legal_moves(state):
        if not isinstance(move, Pass):
            grouped[move.piece] = (*grouped.get(move.piece, ()), move)
    return grouped


def forced_pass(state: State) -> Pass | None:
    """The pass, when it is all that is left to the player on turn (R8.3)."""
    return Pass() if state.end is None and not legal_moves(state) else None


def stride(state: State, piece: int) -> Stride | None:
    """The step of a piece on the board; None when it cannot step."""
    if state.pieces[piece] == OFF:
        return None
    moved, blocked = chain(state, piece)
    if blocked:
        return None
    landing = advance(state, moved)
    ahead = state.board.ahead
    return Stride(
        piece,
        moved,
        tuple(ahead[state.pieces[each]] for each in moved),
        landing.gains,
        tuple(zip(landing.standing, turns(state.board, landing, piece), strict=True)),
        landing.winner,
    )


def blocked(state: State, piece: int) -> Fault | None:
    """Why a piece on the board cannot step, with the pieces in its way; None when it can."""
    if state.pieces[piece] == OFF:
        return None
    moved, code = chain(state, piece)
    return Fault(code, tuple(PIECES[each] for each in moved)) if code else None


def sent_off(state: State, move: Move) -> Removals:
    """The pieces that a legal move would send off the board, with the causes, in order."""
    return account(state, move).removed


def stranded(state: State, move: Move) -> tuple[int, ...]:
    """The moved pieces that a legal move would leave facing the border, unable to move (R5.4)."""
    if not isinstance(move, StepAhead):
        return ()
    after = account(state, move).state
    return tuple(piece for piece, _ in move.turns if after.board.faces_border(after.pieces[piece]))


def reach(state: State, piece: int) -> dict[int, int]:
    """The cells a piece could come to if it were alone, with the fewest steps to each.

    It starts where it stands, or with an entry; the trip ends on its flag.
    """
    board, pose = state.board, state.pieces[piece]
    poses = board.entry_poses(piece) if pose == OFF else [pose]
    return trips(poses, board.flags[piece], board.ahead, board.turns)


def gains_of(turns_played: Iterable[tuple[State, Move | None]]) -> list[Gain]:
    """Where all points came from, in order: coins and flags along a line of the history.

    Each pair is a position and the move played from it; None stands for an act of the table.
    """
    return [
        gain
        for state, move in turns_played
        if move is not None
        for gain in account(state, move).gains
    ]
