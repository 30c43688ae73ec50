"""The turn in the making: what may be chosen next, what is chosen, and what would come of it.

A turn is a path through the legal moves: a piece first, then a direction for each piece that has
one to choose. Whatever leaves only one move open is the last choice.
"""

from __future__ import annotations

from collections import deque
from enum import StrEnum, unique
from typing import TYPE_CHECKING, Any, NamedTuple

from tiles2d.autopista.rules.account import account
from tiles2d.autopista.rules.movement import advance, legal_moves
from tiles2d.autopista.rules.moves import Enter, Move, Pass, StepAhead, Withdraw
from tiles2d.autopista.rules.pieces import DOWN, UP, owner
from tiles2d.autopista.rules.poses import CELL_OF, FACING_OF, OFF, pack, unpack
from tiles2d.autopista.rules.preview import blocked, forced_pass, stranded

if TYPE_CHECKING:
    from collections.abc import Iterable

    from highway3d.table.game import Fault
    from tiles2d.autopista.rules.board import Board
    from tiles2d.autopista.rules.movement import Gain
    from tiles2d.autopista.rules.removals import Removals
    from tiles2d.autopista.rules.state import State


@unique
class Step(StrEnum):
    """What the player does next; the value keys the prompt."""

    PIECE = "piece"
    FACE = "face"
    """Which way an entering piece shall face."""
    TURN = "turn"
    """Which way a piece that has moved shall turn."""
    WITHDRAW = "withdraw"
    PASS = "pass"
    OVER = "over"


class Choice(NamedTuple):
    """One thing that may be chosen now."""

    step: Step
    piece: int
    cell: int
    """Where it is offered: the cell ahead, the start, or the cell of the piece that turns."""
    facing: int
    """The way it points: the step's, or the one to be taken."""
    moves: tuple[Move, ...]
    """The moves that are still open after it."""

    @property
    def is_last(self) -> bool:
        """Tells whether it settles the turn."""
        return len(self.moves) == 1


class Outlook(NamedTuple):
    """What is certain to come of a choice, whatever is chosen after it."""

    removed: Removals
    gains: tuple[Gain, ...]
    stranded: tuple[int, ...]


class Turn:
    """The choices of the player on turn; none when the game is ``over``, be it by the table.

    It knows nothing of pixels.
    """

    def __init__(self, state: State, *, over: bool = False) -> None:
        self.state = state
        self.over = over or state.end is not None
        self.taken: list[Choice] = []
        self.choices: tuple[Choice, ...] = ()
        self.at: int | None = None
        """The choice that is pointed at, or walked to."""
        self._offer()

    @property
    def step(self) -> Step:
        """What is chosen now."""
        if self.over:
            return Step.OVER
        return self.choices[0].step if self.choices else Step.PASS

    @property
    def current(self) -> Choice | None:
        """The choice that is pointed at."""
        return None if self.at is None else self.choices[self.at]

    def point(self, choice: Choice | None) -> bool:
        """Points at a choice or at none; True when that is new."""
        at = None if choice is None else self.choices.index(choice)
        changed = at != self.at
        self.at = at
        return changed

    def walk(self, steps: int) -> None:
        """Goes to the next choice, or the one before."""
        if self.choices:
            start = -1 if self.at is None and steps > 0 else self.at or 0
            self.at = (start + steps) % len(self.choices)

    def drop(self) -> None:
        """Takes back all choices."""
        while self.back():
            pass

    def prefer(self, move: Move) -> None:
        """Points at the choice that leads to a move, if there is one."""
        self.point(next((choice for choice in self.choices if move in choice.moves), None))

    def take(self, choice: Choice) -> Move | None:
        """Takes a choice; the move, if the turn is settled by it."""
        if choice.is_last:
            return choice.moves[0]
        self.taken.append(choice)
        self._offer()
        return None

    def back(self) -> bool:
        """Takes the last choice back; False when there is none."""
        if not self.taken:
            return False
        undone = self.taken.pop()
        self._offer()
        self.at = self.choices.index(undone)
        return True

    def pass_move(self) -> Pass | None:
        """The pass, when it is all that is left."""
        return forced_pass(self.state)

    def poses(self) -> tuple[int, ...]:
        """The poses as they are shown: with the choices taken, and the present one pointed at."""
        if self.taken:
            return shown(self.state, self.current.moves if self.current else self.taken[-1].moves)
        return self.state.pieces

    def outlook(self, choice: Choice) -> Outlook:
        """What is certain to come of a choice."""
        played = [account(self.state, move) for move in choice.moves]
        return Outlook(
            _shared(each.removed for each in played),
            _shared(each.gains for each in played),
            _shared(stranded(self.state, move) for move in choice.moves),
        )

    def refusal(self, piece: int) -> Fault | None:
        """Why a piece on the board cannot step; None when it can."""
        return blocked(self.state, piece)

    def _offer(self) -> None:
        self.at = None
        self.choices = ()
        if not self.over:
            moves = self.taken[-1].moves if self.taken else tuple(legal_moves(self.state))
            self.choices = tuple(_choices(self.state, moves, chosen=bool(self.taken)))


def entry_facing(board: Board, piece: int) -> int:
    """How a piece is shown on its start until its direction is chosen: across the board, if it may.

    >>> from tiles2d.autopista.rules.board import board_of
    >>> from tiles2d.autopista.rules.options import Options
    >>> [entry_facing(board_of(Options()), piece) for piece in range(4)]
    [0, 0, 2, 2]
    """
    across = (UP, DOWN)[owner(piece)]
    ways = board.entries[piece]
    return across if across in ways else ways[0]


def _choices(state: State, moves: tuple[Move, ...], *, chosen: bool) -> list[Choice]:
    if not chosen:
        pieces = dict.fromkeys(move.piece for move in moves if not isinstance(move, Pass))
        return [_first(state, piece, _of(moves, piece)) for piece in pieces]
    sample = moves[0]
    if isinstance(sample, Enter):
        start = state.board.starts[sample.piece]
        return [
            Choice(Step.FACE, move.piece, start, move.facing, (move,))
            for move in moves
            if isinstance(move, Enter)
        ]
    assert isinstance(sample, StepAhead)
    return _turns(state, [move for move in moves if isinstance(move, StepAhead)])


def _of(moves: tuple[Move, ...], piece: int) -> tuple[Move, ...]:
    return tuple(move for move in moves if not isinstance(move, Pass) and move.piece == piece)


def _first(state: State, piece: int, moves: tuple[Move, ...]) -> Choice:
    """The choice of a piece: to enter, to step, or to be withdrawn."""
    pose, board = state.pieces[piece], state.board
    cell, facing = unpack(pose)
    if isinstance(moves[0], Withdraw):
        return Choice(Step.WITHDRAW, piece, cell, facing, moves)
    if pose == OFF:
        return Choice(Step.PIECE, piece, board.starts[piece], entry_facing(board, piece), moves)
    return Choice(Step.PIECE, piece, board.ahead[pose], facing, moves)


def _turns(state: State, moves: list[StepAhead]) -> list[Choice]:
    """The directions of the first piece that has more than one left, clockwise from up."""
    at = next(i for i in range(len(moves[0].turns)) if len({m.turns[i] for m in moves}) > 1)
    piece = moves[0].turns[at][0]
    cell = CELL_OF[shown(state, tuple(moves))[piece]]
    return [
        Choice(Step.TURN, piece, cell, way, tuple(m for m in moves if m.turns[at][1] == way))
        for way in sorted({move.turns[at][1] for move in moves})
    ]


def shown(state: State, moves: tuple[Move, ...]) -> tuple[int, ...]:
    """The poses once everything is done that all these moves of one piece agree on.

    Nobody is sent off yet; a piece that reaches its flag is gone.
    """
    sample = moves[0]
    if isinstance(sample, Withdraw):
        return tuple(OFF if i == sample.piece else pose for i, pose in enumerate(state.pieces))
    if isinstance(sample, Enter):
        facing = sample.facing if len(moves) == 1 else entry_facing(state.board, sample.piece)
        start = state.board.starts[sample.piece]
        poses = [OFF if CELL_OF[pose] == start else pose for pose in state.pieces]
        poses[sample.piece] = pack(start, facing)
        return tuple(poses)
    if not isinstance(sample, StepAhead):
        return state.pieces
    poses = advance(state, account(state, sample).moved).poses
    steps = [move for move in moves if isinstance(move, StepAhead)]
    for at, (piece, facing) in enumerate(sample.turns):
        if all(step.turns[at][1] == facing for step in steps):
            poses[piece] = pack(CELL_OF[poses[piece]], facing)
    return tuple(poses)


def _shared(lists: Iterable[tuple[Any, ...]]) -> tuple[Any, ...]:
    """What stands in every one of some lists, in the order of the first."""
    first, *rest = lists
    return tuple(one for one in first if all(one in other for other in rest))


def route(board: Board, piece: int, pose: int) -> list[int]:
    """The cells of a shortest way to a piece's flag if it were alone, its own cell excluded.

    A piece beside the board begins with its start cell. Empty when there is no way.

    >>> from tiles2d.autopista.rules.board import board_of
    >>> from tiles2d.autopista.rules.options import Options
    >>> len(route(board_of(Options()), 0, -1))
    10
    """
    poses = board.entry_poses(piece) if pose == OFF else [pose]
    came: dict[int, int | None] = dict.fromkeys(poses)
    waiting = deque(poses)
    while waiting:
        here = waiting.popleft()
        cell = board.ahead[here]
        if cell == board.flags[piece]:
            return [*_cells(came, here, skip=pose != OFF), cell]
        if cell >= 0:
            for facing in board.turns[pack(cell, FACING_OF[here])]:
                landed = pack(cell, facing)
                if landed not in came:
                    came[landed] = here
                    waiting.append(landed)
    return []


def _cells(came: dict[int, int | None], pose: int, *, skip: bool) -> list[int]:
    cells = []
    here: int | None = pose
    while here is not None:
        cells.append(CELL_OF[here])
        here = came[here]
    return cells[-1 - skip :: -1]
