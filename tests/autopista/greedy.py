"""A simple player for tests: the best position after its own turn, coins to come not foreseen.

A small whim keeps two such players from walking in circles for ever.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import msgspec

from tiles2d.autopista import GAME
from tiles2d.autopista.rules.account import account
from tiles2d.autopista.rules.board import trips
from tiles2d.autopista.rules.movement import legal_moves
from tiles2d.autopista.rules.moves import Enter, Pass, StepAhead, Withdraw
from tiles2d.autopista.rules.pieces import owner
from tiles2d.autopista.rules.poses import OFF

RULES = GAME.rules
CUT = 400
"""Turns after which a game counts as unfinished, as in RULES.md, section 12."""


@cache
def way(board, piece, pose):
    """Steps from a pose to every cell; for a piece off the board, the entry counts as one."""
    if pose != OFF:
        return trips([pose], board.flags[piece], board.ahead, board.turns)
    start = board.starts[piece] * 4
    poses = [start + facing for facing in board.entries[piece]]
    cells = trips(poses, board.flags[piece], board.ahead, board.turns)
    return {cell: steps + 1 for cell, steps in cells.items()}


@cache
def progress(board, piece, pose):
    """How much of its flag a piece has earned by the way it has come, from 0 to 1."""
    longest = way(board, piece, OFF)[board.flags[piece]] + 2
    return 1 - way(board, piece, pose).get(board.flags[piece], longest) / longest


def worth(state, seat):
    """What a position is worth to a seat: points, progress, coins near, all against the rival."""
    value = 0.0
    for piece, pose in enumerate(state.pieces):
        side = 1 if owner(piece) == seat else -1
        value += side * state.board.options.flag_points * 0.9 * progress(state.board, piece, pose)
        near = way(state.board, piece, pose)
        for coin in state.coins:
            value += side * 0.15 / (1 + near.get(coin, 20))
    return value + 1.2 * (state.score[seat] - state.score[1 - seat])


def best_move(state, chance):
    """The move after which its position is worth most."""
    moves = legal_moves(state)
    if not moves:
        return Pass()
    blind = msgspec.structs.replace(state, seed=None)
    return max(
        moves,
        key=lambda m: worth(account(blind, m).state, state.turn) + 0.05 * chance.random(),
    )


def play(options, number):
    """One game of two greedy players: how it ended, and what happened in it."""
    chance = Random(number)
    state = RULES.new(options, 2, seed=number)
    seen = Counter()
    while state.end is None and state.ply < CUT:
        moves = legal_moves(state)
        seen["legal moves"] += len(moves)
        seen["single-move turns"] += len(moves) == 1
        move = best_move(state, chance)
        played = account(state, move)
        seen.update(cause.value for _, cause in played.removed)
        seen.update("flags" if gain.is_flag else "coins" for gain in played.gains)
        if isinstance(move, StepAhead):
            seen.update(
                "pushes of own" if owner(piece) == state.turn else "pushes of other"
                for piece in played.moved[1:]
            )
        seen["entries"] += isinstance(move, Enter)
        seen["withdrawals"] += isinstance(move, Withdraw)
        seen["stranded"] += sum(
            played.state.board.faces_border(played.state.pieces[piece]) for piece in played.moved
        )
        state = played.state
    seen["turns"] = state.ply
    seen["unfinished"] = state.end is None
    seen["A wins"] = bool(state.end and state.end.winners == (0,))
    seen["B wins"] = bool(state.end and state.end.winners == (1,))
    seen["margin"] = abs(state.score[0] - state.score[1])
    seen["pinwheels"] = seen["four-cycle"] // 4
    return state, seen
