"""The rules of Autopista V2 as the table asks for them (``highway3d.table.game.Rules``)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from highway3d.table.game import EndReason, Fault, IllegalMove, Outcome, others_win
from tiles2d.autopista.rules.account import account
from tiles2d.autopista.rules.board import board_of
from tiles2d.autopista.rules.movement import Code, advance, can_move, chain, legal_moves, turns
from tiles2d.autopista.rules.moves import Enter, Move, Pass, StepAhead, Withdraw
from tiles2d.autopista.rules.notation import format_move, parse_move
from tiles2d.autopista.rules.options import Options
from tiles2d.autopista.rules.pieces import PIECES, owner
from tiles2d.autopista.rules.poses import OFF
from tiles2d.autopista.rules.state import State


class AutopistaRules:
    """Rules over frozen values; it holds nothing itself."""

    @property
    def options_type(self) -> type[Options]:
        """The type of this game's options."""
        return Options

    def seats(self, options: Options) -> range:
        """Always two players."""
        return range(2, 3)

    def new(self, options: Options, players: int, seed: int) -> State:
        """The position before the first move; every coin of the game comes from ``seed``.

        Raises ``LayoutError``, a ``ValueError``, if a layout of one's own cannot be read.
        """
        if players not in self.seats(options):
            raise ValueError(f"Autopista is a game for two, not for {players}")
        board = board_of(options)
        return State(board=board, pieces=board.setup(), score=(0, 0), seed=seed)

    def turn(self, state: State) -> int:
        """The seat that acts next; after the end, the seat that acted last."""
        return state.turn

    def outcome(self, state: State) -> Outcome | None:
        """The result, or None while the game goes on."""
        return state.end

    def check(self, state: State, move: Move) -> tuple[Fault, ...]:
        """Every fault of a move, in the order of ``Code``; empty when it is legal."""
        if state.end is not None:
            return (Fault(Code.GAME_OVER),)
        faults = tuple(_faults(state, move))
        if not faults and move.coin is not None:
            coin = account(state, move).coin
            if coin is None or move.coin != state.board.name(coin):
                return (Fault(Code.COIN_ELSEWHERE),)
        return faults

    def apply(self, state: State, move: Move) -> State:
        """The position after a move; raises ``IllegalMove`` with every fault.

        The coin comes from the state's seed, whether the move names it or not.
        """
        faults = self.check(state, move)
        if faults:
            raise IllegalMove(faults)
        return account(state, move).state

    def resolve(self, state: State, move: Move) -> Move:
        """The legal move with the coin that chance brings, if it brings one (R9.3)."""
        if move.coin is not None:
            return move
        coin = account(state, move).coin
        if coin is None:
            return move
        return msgspec.structs.replace(move, coin=state.board.name(coin))

    def forfeit(self, state: State, seat: int, reason: EndReason) -> Outcome:
        """Whoever resigns or runs out of time loses, whatever the points (R10.2)."""
        return others_win(2, seat, reason)

    def format(self, move: Move) -> str:
        """The move as one line of text; ``parse`` inverts it."""
        return format_move(move)

    def parse(self, text: str) -> Move:
        """Reads a move, forgiving of case and spacing; raises ``NotationError``."""
        return parse_move(text)

    def random_move(self, state: State, chance: Random) -> Move:
        """Some legal move, each as likely as the others; the pass when it is the only one."""
        moves = legal_moves(state)
        return moves[chance.randrange(len(moves))] if moves else Pass()


def _fault(code: Code, *pieces: int) -> Fault:
    return Fault(code, tuple(PIECES[piece] for piece in pieces))


def _faults(state: State, move: Move) -> Iterator[Fault]:
    if isinstance(move, Pass):
        if legal_moves(state):
            yield _fault(Code.PASS_NOT_ALLOWED)
        return
    piece = move.piece
    is_off = state.pieces[piece] == OFF
    if owner(piece) != state.turn:
        yield _fault(Code.PIECE_NOT_YOURS, piece)
    if isinstance(move, Enter):
        if not is_off:
            yield _fault(Code.PIECE_ON_BOARD, piece)
        if move.facing not in state.board.entries[piece]:
            yield _fault(Code.FACES_OFF_BOARD, piece)
        return
    if is_off:
        yield _fault(Code.PIECE_OFF_BOARD, piece)
    if isinstance(move, Withdraw):
        if state.board.options.no_move != "withdraw" or can_move(state):
            yield _fault(Code.WITHDRAW_NOT_ALLOWED, piece)
    elif not is_off:
        yield from _step_faults(state, move)


def _step_faults(state: State, move: StepAhead) -> Iterator[Fault]:
    moved, blocked = chain(state, move.piece)
    if blocked:
        yield _fault(blocked, *moved)
        return
    landing = advance(state, moved)
    allowed = dict(zip(landing.standing, turns(state.board, landing, move.piece), strict=True))
    for piece, facing in move.turns:
        if facing not in allowed.get(piece, ()):
            yield _fault(Code.TURN_NOT_ALLOWED, piece)
    named = tuple(piece for piece, _ in move.turns)
    for piece in landing.standing:
        if piece not in named:
            yield _fault(Code.TURN_MISSING, piece)
    if named != landing.standing and sorted(named) == sorted(landing.standing):
        yield _fault(Code.TURN_NOT_ALLOWED, *named)
