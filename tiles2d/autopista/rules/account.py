"""One turn played to its end: who moved, scored, left, where a coin fell (RULES.md, section 11)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from highway3d.table.game import Outcome
from tiles2d.autopista.rules.board import Board
from tiles2d.autopista.rules.chance import tape
from tiles2d.autopista.rules.movement import Gain, Landing, advance, arrive, chain
from tiles2d.autopista.rules.moves import Enter, Move, StepAhead, Withdraw
from tiles2d.autopista.rules.pieces import PLAYERS, owner
from tiles2d.autopista.rules.poses import CELL_OF, OFF, pack
from tiles2d.autopista.rules.removals import Cause, Removals, removals, without
from tiles2d.autopista.rules.state import Reason, State, by_points


class Account(NamedTuple):
    """All that a turn brought, in the order in which it happened."""

    moved: tuple[int, ...]
    """The pieces that went a cell ahead, rear first; or the one that entered or was withdrawn."""
    gains: tuple[Gain, ...]
    """Coins and flags, in the order in which they scored."""
    removed: Removals
    """Who was sent off: by the entry, then by RULES.md, section 7."""
    coin: int | None
    """The cell on which a coin appeared."""
    state: State
    """The position after it all."""


class _Position(NamedTuple):
    """What a turn has changed so far."""

    poses: tuple[int, ...]
    score: tuple[int, int]
    coins: tuple[int, ...]


def account(state: State, move: Move) -> Account:
    """Plays a legal move to the end of the turn.

    The move is taken as legal; a coin that it names is not looked at (``rules.check`` does both).
    """
    if isinstance(move, StepAhead):
        return _step(state, move)
    if isinstance(move, Enter):
        return _entry(state, move)
    if isinstance(move, Withdraw):
        poses = tuple(
            OFF if piece == move.piece else pose for piece, pose in enumerate(state.pieces)
        )
        after = _Position(poses, state.score, state.coins)
        return _close(state, after, (move.piece,), (), (), passes=0)
    return _pass(state)


def _step(state: State, move: StepAhead) -> Account:
    moved, _ = chain(state, move.piece)
    landing = advance(state, moved)
    if landing.winner is not None:
        return _won(state, landing, moved, ())
    for piece, facing in move.turns:
        landing.poses[piece] = pack(CELL_OF[landing.poses[piece]], facing)
    return _judge(state, landing, moved, ())


def _entry(state: State, move: Enter) -> Account:
    start = state.board.starts[move.piece]
    mine = owner(move.piece)
    displaced = tuple(
        (piece, Cause.DISPLACED_OWN if owner(piece) == mine else Cause.DISPLACED_OPPONENT)
        for piece, pose in enumerate(state.pieces)
        if CELL_OF[pose] == start
    )
    landing = arrive(state, move.piece, move.facing)
    if landing.winner is not None:
        return _won(state, landing, (move.piece,), displaced)
    return _judge(state, landing, (move.piece,), displaced)


def _pass(state: State) -> Account:
    """A forced pass: it may lose, be the second in a row, or just let the other play (R8.3)."""
    if state.board.options.no_move == "lose":
        end = Outcome((1 - state.turn,), Reason.NO_MOVE)
        return Account((), (), (), None, _ended(state, end))
    if state.passes >= 1:
        end = by_points(state.score, Reason.PASSES)
        return Account((), (), (), None, _ended(state, end, passes=state.passes + 1))
    after = _Position(state.pieces, state.score, state.coins)
    return _close(state, after, (), (), (), passes=state.passes + 1)


def _ended(state: State, end: Outcome, passes: int = 0) -> State:
    return replace(state, passes=passes, ply=state.ply + 1, end=end)


def _won(state: State, landing: Landing, moved: tuple[int, ...], displaced: Removals) -> Account:
    """R6.6: the rest of the turn is not played, no coin is drawn, the turn does not pass on."""
    assert landing.winner is not None
    after = replace(
        _ended(state, Outcome((landing.winner,), Reason.POINTS)),
        pieces=tuple(landing.poses),
        score=landing.score,
        coins=landing.coins,
    )
    return Account(moved, landing.gains, displaced, None, after)


def _judge(state: State, landing: Landing, moved: tuple[int, ...], displaced: Removals) -> Account:
    """The end of a turn in which a piece moved: removals first, then as any other turn."""
    poses = tuple(landing.poses)
    removed = removals(state.board, poses, landing.score, state.turn)
    if removed:
        poses = without(poses, removed)
    after = _Position(poses, landing.score, landing.coins)
    return _close(state, after, moved, landing.gains, displaced + removed, passes=0)


def _close(
    state: State,
    after: _Position,
    moved: tuple[int, ...],
    gains: tuple[Gain, ...],
    removed: Removals,
    *,
    passes: int,
) -> Account:
    """COIN and NEXT: chance, the count of turns, and the other player."""
    options = state.board.options
    coins, drawn, coin = after.coins, state.drawn, None
    if state.seed is not None and len(coins) < options.coin_max and options.coin_prob > 0:
        coin, drawn = _draw(state.board, after, state.seed, drawn)
        if coin is not None:
            coins = tuple(sorted((*coins, coin)))
    ply = state.ply + 1
    is_last = 0 < options.max_turns <= ply
    end = by_points(after.score, Reason.TURN_LIMIT) if is_last else None
    turn = state.turn if is_last else len(PLAYERS) - 1 - state.turn
    then = replace(
        state,
        pieces=after.poses,
        score=after.score,
        coins=coins,
        turn=turn,
        passes=passes,
        ply=ply,
        drawn=drawn,
        end=end,
    )
    return Account(moved, gains, removed, coin, then)


def _draw(board: Board, after: _Position, seed: int, drawn: int) -> tuple[int | None, int]:
    """The coin of this turn, if one appears, and how much of the tape is read then (R9.3)."""
    chance = tape(seed)
    share, drawn = chance.unit(drawn)
    if share >= board.options.coin_prob:
        return None, drawn
    taken = {CELL_OF[pose] for pose in after.poses}
    taken.update(after.coins)
    free = [cell for cell in board.coin_cells if cell not in taken]
    if not free:
        return None, drawn
    index, drawn = chance.below(drawn, len(free))
    return free[index], drawn
