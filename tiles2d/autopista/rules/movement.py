"""Moving, collecting and turning: what a piece may do in a turn (RULES.md, sections 3 to 6)."""

from __future__ import annotations

from enum import unique
from itertools import product
from typing import NamedTuple

from highway3d.table.game import FaultCode
from tiles2d.autopista.rules.board import Board
from tiles2d.autopista.rules.moves import Enter, Move, StepAhead, Withdraw
from tiles2d.autopista.rules.pieces import owner
from tiles2d.autopista.rules.poses import CELL_OF, FACING_OF, OFF, pack
from tiles2d.autopista.rules.state import State


@unique
class Code(FaultCode):
    """Why a move of Autopista is forbidden, in the order in which faults are told."""

    GAME_OVER = "GAME_OVER"
    PIECE_NOT_YOURS = "PIECE_NOT_YOURS"
    PIECE_ON_BOARD = "PIECE_ON_BOARD"
    PIECE_OFF_BOARD = "PIECE_OFF_BOARD"
    FACES_OFF_BOARD = "FACES_OFF_BOARD"
    BLOCKED_CROSSWISE = "BLOCKED_CROSSWISE"
    """The piece ahead lies crosswise (R4.5)."""
    BLOCKED_OPPOSED = "BLOCKED_OPPOSED"
    """The piece ahead points the opposite way (R4.7)."""
    BLOCKED_CHAIN = "BLOCKED_CHAIN"
    """The piece ahead points the same way and cannot move, or not with one more (R4.4, R4.6)."""
    BLOCKED_BY_BORDER = "BLOCKED_BY_BORDER"
    """The piece itself faces the border (R4.3)."""
    TURN_NOT_ALLOWED = "TURN_NOT_ALLOWED"
    TURN_MISSING = "TURN_MISSING"
    WITHDRAW_NOT_ALLOWED = "WITHDRAW_NOT_ALLOWED"
    PASS_NOT_ALLOWED = "PASS_NOT_ALLOWED"
    COIN_ELSEWHERE = "COIN_ELSEWHERE"
    """The coin named behind the move is not the one that the seed brings (R9.3)."""


class Gain(NamedTuple):
    """Points that a piece brought its owner: from a coin, or from its flag."""

    piece: int
    cell: int
    is_flag: bool
    points: int


class Landing(NamedTuple):
    """What stands when all pieces have moved and collected, before anybody turns."""

    poses: list[int]
    score: tuple[int, int]
    coins: tuple[int, ...]
    gains: tuple[Gain, ...]
    standing: tuple[int, ...]
    """The moved pieces still on the board, rear first; none when the game is won."""
    winner: int | None


def chain(state: State, piece: int) -> tuple[tuple[int, ...], Code | None]:
    """The pieces that move when ``piece`` steps, rear first, and why they cannot, if so (R4).

    With a fault, the pieces end with the one that blocks, if it is a piece that does.
    """
    board, poses = state.board, state.pieces
    pose = poses[piece]
    facing = FACING_OF[pose]
    moved = [piece]
    while (cell := board.ahead[pose]) >= 0:
        there = piece_on(poses, cell)
        if there is None:
            too_long = len(moved) > 2 and board.options.chain == "two"
            return tuple(moved), Code.BLOCKED_CHAIN if too_long else None
        moved.append(there)
        pose = poses[there]
        if FACING_OF[pose] != facing:
            opposed = (FACING_OF[pose] - facing) % 4 == 2
            fault = Code.BLOCKED_OPPOSED if opposed else Code.BLOCKED_CROSSWISE
            return tuple(moved), fault if len(moved) == 2 else Code.BLOCKED_CHAIN
    return tuple(moved), Code.BLOCKED_BY_BORDER if len(moved) == 1 else Code.BLOCKED_CHAIN


def piece_on(poses: tuple[int, ...], cell: int) -> int | None:
    """The piece that stands on a cell."""
    for piece, pose in enumerate(poses):
        if CELL_OF[pose] == cell:
            return piece
    return None


def advance(state: State, moved: tuple[int, ...]) -> Landing:
    """Moves every piece of a chain one cell and collects, rear first (R6.1)."""
    poses = list(state.pieces)
    ahead = state.board.ahead
    for piece in moved:
        pose = poses[piece]
        poses[piece] = pack(ahead[pose], FACING_OF[pose])
    return _collect(state, poses, moved)


def arrive(state: State, piece: int, facing: int) -> Landing:
    """Sets a piece on its start cell; the old piece there leaves, coins are taken (R3)."""
    start = state.board.starts[piece]
    poses = [OFF if CELL_OF[pose] == start else pose for pose in state.pieces]
    poses[piece] = pack(start, facing)
    return _collect(state, poses, (piece,))


def _collect(state: State, poses: list[int], moved: tuple[int, ...]) -> Landing:
    board = state.board
    score, coins = list(state.score), state.coins
    gains: list[Gain] = []
    standing: list[int] = []
    winner = None
    for piece in moved:
        cell, seat = CELL_OF[poses[piece]], owner(piece)
        if cell in coins:
            coins = tuple(coin for coin in coins if coin != cell)
            gains.append(Gain(piece, cell, False, board.options.coin_points))
            score[seat] += board.options.coin_points
        if cell == board.flags[piece]:
            poses[piece] = OFF
            gains.append(Gain(piece, cell, True, board.options.flag_points))
            score[seat] += board.options.flag_points
        else:
            standing.append(piece)
        if score[seat] >= board.options.target:
            winner = seat
            standing = []
            break
    return Landing(poses, (score[0], score[1]), coins, tuple(gains), tuple(standing), winner)


def turns(board: Board, landing: Landing, rear: int) -> list[tuple[int, ...]]:
    """For each piece of ``landing.standing``: the facings it may take; ``rear`` was chosen (R5)."""
    return [
        (board.turns if piece == rear else board.pushed_turns)[landing.poses[piece]]
        for piece in landing.standing
    ]


def moves_of(state: State, piece: int) -> list[Move]:
    """The entries or steps of one piece, whoever is on turn."""
    if state.pieces[piece] == OFF:
        return [Enter(piece, facing) for facing in state.board.entries[piece]]
    moved, fault = chain(state, piece)
    if fault:
        return []
    landing = advance(state, moved)
    ways = turns(state.board, landing, piece)
    if len(ways) == 1:
        rear = landing.standing[0]
        return [StepAhead(piece, ((rear, facing),)) for facing in ways[0]]
    return [
        StepAhead(piece, tuple(zip(landing.standing, facings, strict=True)))
        for facings in product(*ways)
    ]


def can_move(state: State) -> bool:
    """Tells whether the player on turn has an entry or a step (R8.1)."""
    mine = range(state.turn * 2, state.turn * 2 + 2)
    return any(state.pieces[piece] == OFF or chain(state, piece)[1] is None for piece in mine)


def legal_moves(state: State) -> list[Move]:
    """Every legal move but the forced pass; empty when only that is left, or the game is over."""
    if state.end is not None:
        return []
    mine = range(state.turn * 2, state.turn * 2 + 2)
    moves = [move for piece in mine for move in moves_of(state, piece)]
    if not moves and state.board.options.no_move == "withdraw":
        return [Withdraw(piece) for piece in mine]
    return moves
