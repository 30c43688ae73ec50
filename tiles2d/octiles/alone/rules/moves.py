"""What one may do alone, also as text.

``lay 7 c3 turn 2``, ``turn c3 to 5``, ``lift c3``, ``clear``, ``puzzle challenge-12``. A rotation
is the one the tile then lies in, in eighths clockwise.
"""

from __future__ import annotations

import re

import msgspec

from highway3d.table.foreign import cut
from highway3d.table.game import NotationError
from tiles2d.octiles.alone.rules.puzzles import UnknownPuzzle, puzzle
from tiles2d.octiles.rules.format import words


class Lay(msgspec.Struct, frozen=True):
    """Lays a tile from the hand on an empty space."""

    tile: int
    space: str
    rotation: int


class Turn(msgspec.Struct, frozen=True):
    """Turns a tile where it lies; ``rotation`` is the new one."""

    space: str
    rotation: int


class Lift(msgspec.Struct, frozen=True):
    """Takes a tile back into the hand."""

    space: str


class Clear(msgspec.Struct, frozen=True):
    """Takes all tiles back into the hand."""


class Choose(msgspec.Struct, frozen=True):
    """Goes to another puzzle; the tiles that belong to it stay as they lie."""

    code: str


Move = Lay | Turn | Lift | Clear | Choose
_FILLERS = {"on", "turn", "to", "tile"}


def written(move: Move) -> str:
    """A move as one line of text; ``read`` inverts it.

    >>> written(Lay(7, "c3", 2)), written(Turn("c3", 5)), written(Choose("loop"))
    ('lay 7 c3 turn 2', 'turn c3 to 5', 'puzzle loop')
    """
    match move:
        case Lay():
            return f"lay {move.tile} {move.space} turn {move.rotation}"
        case Turn():
            return f"turn {move.space} to {move.rotation}"
        case Lift():
            return f"lift {move.space}"
        case Choose():
            return f"puzzle {move.code}"
        case Clear():
            return "clear"


def read(text: str) -> Move:
    """Reads a move; raises ``NotationError`` naming the word that cannot be read.

    >>> read("LAY 7 on C3 Turn 2")
    Lay(tile=7, space='c3', rotation=2)
    >>> read("lift z9")
    Traceback (most recent call last):
    highway3d.table.game.NotationError: "z9" is not a tile space (a2 to e4)
    """
    first, *rest = re.findall(r"[^\s,;:.]+", text.casefold()) or [""]
    names = [word for word in rest if word not in _FILLERS]
    move: Move
    match first:
        case "lay":
            move = Lay(_tile(names), words.space(names), words.rotation(names))
        case "turn":
            move = Turn(words.space(names), words.rotation(names))
        case "lift":
            move = Lift(words.space(names))
        case "clear":
            move = Clear()
        case "puzzle":
            move = Choose(_code(names))
        case "":
            raise NotationError("there is no move here")
        case _:
            raise NotationError(
                f'"{cut(first)}" is not an action: lay, turn, lift, clear or puzzle'
            )
    words.no_more(names)
    return move


def _tile(names: list[str]) -> int:
    word = words.taken(names, "the tile")
    if not re.fullmatch("[1-9]|1[0-8]", word):
        raise NotationError(f'"{cut(word)}" is not a tile (1 to 18)')
    return int(word)


def _code(names: list[str]) -> str:
    word = words.taken(names, "the puzzle")
    try:
        return puzzle(word).code
    except UnknownPuzzle as no:
        raise NotationError(f'"{cut(word)}": {no}') from None
