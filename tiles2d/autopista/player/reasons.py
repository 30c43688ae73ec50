"""Why a move is good or bad, as facts by the exact rules; sentences are made of them elsewhere."""

from __future__ import annotations

from highway3d.table.thinking import Fact
from tiles2d.autopista.player.search import choices
from tiles2d.autopista.player.worth import ground_of
from tiles2d.autopista.rules.account import Account, account
from tiles2d.autopista.rules.movement import chain
from tiles2d.autopista.rules.moves import Enter, Move, Pass, StepAhead, Withdraw
from tiles2d.autopista.rules.pieces import PIECES, owner
from tiles2d.autopista.rules.poses import OFF
from tiles2d.autopista.rules.state import State


def facts(state: State, move: Move) -> tuple[Fact, ...]:
    """What a legal move brings, the weightiest first.

    ``WINS`` · ``FLAG`` piece points · ``COIN`` piece cell points · ``SENDS_OFF`` piece cause ·
    ``LOSES`` piece cause · ``ESCAPES`` or ``SAVES`` piece cause · ``EXPOSED`` piece cause
    (the rival can send it off next) · ``BLOCKS`` piece · ``STRANDED`` piece · ``STEPS`` piece,
    steps left to its flag.
    """
    played = account(state, move)
    seat, after = state.turn, played.state
    found: list[Fact] = []
    if after.end is not None:
        return (("WINS",),) if seat in after.end.winners else ()
    for gain in played.gains:
        if owner(gain.piece) == seat:
            name = PIECES[gain.piece]
            cell = state.board.name(gain.cell)
            flag: Fact = ("FLAG", name, gain.points)
            found.append(flag if gain.is_flag else ("COIN", name, cell, gain.points))
    for piece, cause in played.removed:
        code = "LOSES" if owner(piece) == seat else "SENDS_OFF"
        found.append((code, PIECES[piece], cause.value))
    found += _dangers(state, move, after)
    found += _blocks(state, after)
    found += _way_left(state, move, played)
    return tuple(found)


def _dangers(state: State, move: Move, after: State) -> list[Fact]:
    """What the rival can send off after the move, and what he could have if we had stood still."""
    exposed = threats(after, state.turn)
    found: list[Fact] = [("EXPOSED", name, cause) for name, cause in exposed.items()]
    still = _rival_to_move(state)
    moved = None if isinstance(move, Pass) else PIECES[move.piece]
    for name, cause in threats(still, state.turn).items():
        if name not in exposed and after.pieces[PIECES.index(name)] != OFF:
            found.append(("ESCAPES" if name == moved else "SAVES", name, cause))
    return found


def threats(state: State, seat: int) -> dict[str, str]:
    """The pieces of ``seat`` that the player on turn can send off at once, with the cause.

    What would cost him a piece of his own is none.
    """
    found: dict[str, str] = {}
    if state.end is not None or state.turn == seat:
        return found
    for reply in choices(state):
        removed = account(state, reply).removed
        if all(owner(piece) == seat for piece, _ in removed):
            for piece, cause in removed:
                found.setdefault(PIECES[piece], cause.value)
    return found


def _rival_to_move(state: State) -> State:
    return State(state.board, state.pieces, state.score, state.coins, 1 - state.turn, 0, state.ply)


def _blocks(state: State, after: State) -> list[Fact]:
    """The rival's pieces that could step before the move and cannot after it."""
    found: list[Fact] = []
    for piece in range(len(PIECES)):
        if owner(piece) != state.turn and OFF not in (state.pieces[piece], after.pieces[piece]):
            could = chain(state, piece)[1] is None
            if could and chain(after, piece)[1] is not None:
                found.append(("BLOCKS", PIECES[piece]))
    return found


def _way_left(state: State, move: Move, played: Account) -> list[Fact]:
    if not isinstance(move, Enter | StepAhead | Withdraw):
        return []
    pose = played.state.pieces[move.piece]
    if pose == OFF:
        return []
    if state.board.faces_border(pose):
        return [("STRANDED", PIECES[move.piece])]
    steps = ground_of(state.board).steps(move.piece, pose)
    return [] if steps is None else [("STEPS", PIECES[move.piece], steps)]
