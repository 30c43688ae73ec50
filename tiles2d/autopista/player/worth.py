"""What a position is worth to a seat, in points: score, way gone to the flags, coins near."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tiles2d.autopista.rules.board import Board, trips
from tiles2d.autopista.rules.pieces import owner
from tiles2d.autopista.rules.poses import OFF
from tiles2d.autopista.rules.state import State

POINT: Final = 1.2
FLAG: Final = 0.9
"""What a whole way gone is worth, in flags."""
COIN: Final = 0.15
FAR: Final = 20
"""Steps to what cannot be reached."""
WON: Final = 1000.0


class Ground:
    """Distances on one board, found when they are first asked for."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._ways: dict[tuple[int, int], dict[int, int]] = {}
        self._progress: dict[tuple[int, int], float] = {}

    def way(self, piece: int, pose: int) -> dict[int, int]:
        """Steps from a pose to every cell the piece could come to; an entry counts as one."""
        found = self._ways.get((piece, pose))
        if found is None:
            found = self._ways[piece, pose] = self._way(piece, pose)
        return found

    def steps(self, piece: int, pose: int) -> int | None:
        """Steps to its flag, None when a piece stands so that it cannot move."""
        return self.way(piece, pose).get(self._board.flags[piece])

    def progress(self, piece: int, pose: int) -> float:
        """How much of its way a piece has gone, from 0 to 1."""
        found = self._progress.get((piece, pose))
        if found is None:
            entering = self.steps(piece, OFF)
            longest = (FAR if entering is None else entering) + 2
            steps = self.steps(piece, pose)
            found = 1 - (longest if steps is None else steps) / longest
            self._progress[piece, pose] = found
        return found

    def _way(self, piece: int, pose: int) -> dict[int, int]:
        board = self._board
        flag = board.flags[piece]
        if pose != OFF:
            return trips([pose], flag, board.ahead, board.turns)
        start = board.starts[piece] * 4
        entries = [start + facing for facing in board.entries[piece]]
        cells = trips(entries, flag, board.ahead, board.turns)
        return {cell: steps + 1 for cell, steps in cells.items()}


@lru_cache(maxsize=16)
def ground_of(board: Board) -> Ground:
    """The distances of a board; they are kept while it is played on."""
    return Ground(board)


def worth(state: State, ground: Ground) -> float:
    """What the position is worth to the seat on turn; that of a game that is over is certain."""
    turn = state.turn
    if state.end is not None:
        return verdict(state, turn)
    flag = FLAG * state.board.options.flag_points
    value = POINT * (state.score[0] - state.score[1])
    for piece, pose in enumerate(state.pieces):
        gone = flag * ground.progress(piece, pose)
        if state.coins:
            way = ground.way(piece, pose)
            gone += sum(COIN / (1 + way.get(coin, FAR)) for coin in state.coins)
        value += gone if owner(piece) == 0 else -gone
    return value if turn == 0 else -value


def verdict(state: State, seat: int) -> float:
    """What a finished game is worth to a seat; an earlier end counts for more."""
    assert state.end is not None
    if not state.end.winners:
        return 0.0
    sure = WON - state.ply / 1000
    return sure if seat in state.end.winners else -sure
