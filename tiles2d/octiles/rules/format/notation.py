"""Moves as text: ``place c3 turn 2, run B2 to C3``, ``rotate c3 turn 5``, ``pass``.

The rotation is the one the tile then lies in, from 0 to 7 eighths clockwise. Reading forgives
case, spacing and punctuation, and the words between the names may be left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from highway3d.table.foreign import cut
from highway3d.table.game import NotationError
from tiles2d.octiles.rules.board import NODE
from tiles2d.octiles.rules.format import words
from tiles2d.octiles.rules.moves import Move, Pass, Place, PlaceAndRun, Replace, Rotate, Run

_WORDS = re.compile(r"[a-z][0-9]+|[a-z]+|[0-9]+|[^\s,;:.>/-]")
_FILLERS = {"at", "on", "turn", "to", "run", "from", "and"}
_ON_TILES: dict[str, Callable[[str, int], Move]] = {
    "place": Place,
    "replace": Replace,
    "rotate": Rotate,
}


def written(move: Move) -> str:
    """A move as one line of text; ``read`` inverts it.

    >>> written(PlaceAndRun("c3", 2, "B2", "C3"))
    'place c3 turn 2, run B2 to C3'
    >>> written(Rotate("c3", 5)), written(Run("B2", "C3")), written(Pass())
    ('rotate c3 turn 5', 'run B2 to C3', 'pass')
    """
    match move:
        case PlaceAndRun():
            return f"place {move.space} turn {move.rotation}, run {move.start} to {move.end}"
        case Place() | Replace() | Rotate():
            return f"{type(move).__name__.lower()} {move.space} turn {move.rotation}"
        case Run():
            return f"run {move.start} to {move.end}"
        case Pass():
            return "pass"


def read(text: str) -> Move:
    """Reads a move; raises ``NotationError`` naming the word that cannot be read.

    >>> read("PLACE c3 Turn 2 run b2-c3") == read("place C3/2 B2 C3")
    True
    >>> read("place C3/2 B2 C3")
    PlaceAndRun(space='c3', rotation=2, start='B2', end='C3')
    >>> read("place c9 turn 2")
    Traceback (most recent call last):
    highway3d.table.game.NotationError: "c9" is not a tile space (a2 to e4)
    """
    found = _WORDS.findall(text.casefold())
    if not found:
        raise NotationError("there is no move here")
    first, *rest = found
    names = [word for word in rest if word not in _FILLERS]
    if first == "pass":
        return _complete(Pass(), names)
    if first == "run":
        return _complete(Run(_node(names), _node(names)), names)
    if first not in _ON_TILES:
        raise NotationError(f'"{cut(first)}" is not an action: place, replace, rotate, run or pass')
    space, rotation = words.space(names), words.rotation(names)
    if first == "place" and names:
        return _complete(PlaceAndRun(space, rotation, _node(names), _node(names)), names)
    return _complete(_ON_TILES[first](space, rotation), names)


def _node(names: list[str]) -> str:
    word = words.taken(names, "a stop or circle")
    if word.upper() not in NODE:
        raise NotationError(f'"{cut(word)}" is not a stop or circle (A1 to F6)')
    return word.upper()


def _complete(move: Move, names: list[str]) -> Move:
    words.no_more(names)
    return move
