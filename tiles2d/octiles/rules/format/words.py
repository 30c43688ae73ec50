"""The words that a move is written in, taken off one by one while it is read."""

from __future__ import annotations

from highway3d.table.foreign import cut
from highway3d.table.game import NotationError
from tiles2d.octiles.rules.board import SPACE


def taken(names: list[str], wanted: str) -> str:
    """The next word, taken off the list; raises ``NotationError`` saying what is missing."""
    if not names:
        raise NotationError(f"{wanted} is missing")
    return names.pop(0)


def space(names: list[str]) -> str:
    """The next word as a tile space; raises ``NotationError``."""
    word = taken(names, "the tile space")
    if word not in SPACE:
        raise NotationError(f'"{cut(word)}" is not a tile space (a2 to e4)')
    return word


def rotation(names: list[str]) -> int:
    """The next word as a rotation; raises ``NotationError``."""
    word = taken(names, "the rotation")
    if word not in tuple("01234567"):
        raise NotationError(f'"{cut(word)}" is not a rotation (0 to 7)')
    return int(word)


def no_more(names: list[str]) -> None:
    """Raises ``NotationError`` when a word is left over."""
    if names:
        raise NotationError(f'"{cut(names[0])}" is one word too many')
