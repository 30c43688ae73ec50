"""Moves as text, both ways, in the words of the rules' cases.

``A1 enter U`` · ``A1 step A1=U B1=R`` (rear first) · ``A1 step`` · ``A1 withdraw`` · ``pass``;
a coin that appeared stands behind: ``A1 step A1=U coin d4``.
"""

from __future__ import annotations

import re

from highway3d.table.foreign import quoted
from highway3d.table.game import NotationError
from tiles2d.autopista.rules.moves import Enter, Move, Pass, StepAhead, Withdraw
from tiles2d.autopista.rules.pieces import FACINGS, PIECES


def format_move(move: Move) -> str:
    """The move as one line of text.

    >>> format_move(StepAhead(0, ((0, 3), (2, 1)), coin="d4"))
    'A1 step A1=L B1=R coin d4'
    """
    coin = f" coin {move.coin}" if move.coin else ""
    if isinstance(move, Pass):
        return "pass" + coin
    name = PIECES[move.piece]
    if isinstance(move, Enter):
        return f"{name} enter {FACINGS[move.facing]}{coin}"
    if isinstance(move, Withdraw):
        return f"{name} withdraw{coin}"
    turns = "".join(f" {PIECES[piece]}={FACINGS[facing]}" for piece, facing in move.turns)
    return f"{name} step{turns}{coin}"


def parse_move(text: str) -> Move:
    """Reads a move, forgiving of case and spacing; raises ``NotationError``.

    >>> parse_move(" a1  STEP a1 = u ")
    StepAhead(piece=0, turns=((0, 0),), coin=None)
    >>> parse_move("A1 jump U")
    Traceback (most recent call last):
    ...
    highway3d.table.game.NotationError: 'jump' is not enter, step or withdraw
    """
    words = re.sub(r"\s*=\s*", "=", text).split()
    coin = None
    if len(words) >= 2 and words[-2].lower() == "coin":
        coin = _cell(words[-1])
        words = words[:-2]
    if not words:
        raise NotationError("the move is empty")
    if words[0].lower() == "pass":
        _expect_no_more(words[1:])
        return Pass(coin)
    piece = _piece(words[0])
    if len(words) == 1:
        raise NotationError(f"{PIECES[piece]!r} is to enter, step or withdraw: one word is missing")
    verb, rest = words[1].lower(), words[2:]
    if verb == "enter":
        if not rest:
            raise NotationError("'enter' needs a direction: U, R, D or L")
        _expect_no_more(rest[1:])
        return Enter(piece, _facing(rest[0]), coin)
    if verb == "step":
        return StepAhead(piece, _turns(rest), coin)
    if verb == "withdraw":
        _expect_no_more(rest)
        return Withdraw(piece, coin)
    raise NotationError(f"{quoted(words[1])} is not enter, step or withdraw")


def _turns(words: list[str]) -> tuple[tuple[int, int], ...]:
    turns: dict[int, int] = {}
    for word in words:
        name, sign, facing = word.partition("=")
        if not sign:
            raise NotationError(f"{quoted(word)} is not a turn such as A1=U")
        piece = _piece(name)
        if piece in turns:
            raise NotationError(f"{quoted(word)} turns {PIECES[piece]} for the second time")
        turns[piece] = _facing(facing)
    return tuple(turns.items())


def _piece(word: str) -> int:
    if word.upper() not in PIECES:
        raise NotationError(f"{quoted(word)} is not a piece: A1, A2, B1 or B2")
    return PIECES.index(word.upper())


def _facing(word: str) -> int:
    if len(word) != 1 or word.upper() not in FACINGS:
        raise NotationError(f"{quoted(word)} is not a direction: U, R, D or L")
    return FACINGS.index(word.upper())


def _cell(word: str) -> str:
    if re.fullmatch(r"[a-z][1-9][0-9]?", word.lower()) is None:
        raise NotationError(f"{quoted(word)} is not a cell such as d4")
    return word.lower()


def _expect_no_more(words: list[str]) -> None:
    if words:
        raise NotationError(f"{quoted(words[0])} is one word too many")
