"""A position of Octiles alone: which puzzle is on the board, and how its tiles lie."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tiles2d.octiles.alone.rules.puzzles import CHALLENGES, Kind, Puzzle, puzzle
from tiles2d.octiles.alone.rules.score import (
    ConnectionScore,
    SequenceScore,
    connection,
    longest_loop,
    longest_path,
    sequence,
)
from tiles2d.octiles.rules.board import SPACES
from tiles2d.octiles.rules.packed import TILE_OF
from tiles2d.octiles.rules.paths import Layout


class Options(msgspec.Struct, frozen=True):
    """With which puzzle one begins; another may be chosen at any time."""

    puzzle: Literal["challenge", "loop", "path", "sequence", "connection"] = "challenge"
    number: Annotated[int, msgspec.Meta(ge=1, le=len(CHALLENGES))] = 1
    """Which of the challenges."""
    colours: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    """Of how many colours are the runners of a Connection."""
    code: str = ""
    """The code of a puzzle, in the place of all these."""


class State(msgspec.Struct, frozen=True):
    """One position; places are kept by index."""

    code: str
    layout: Layout = (0,) * len(SPACES)
    """The laid tile of each space (``packed``), 0 where none lies."""

    @property
    def puzzle(self) -> Puzzle:
        """What is asked."""
        return puzzle(self.code)

    @property
    def hand(self) -> tuple[int, ...]:
        """The puzzle's tiles that do not lie on the board."""
        lying = {TILE_OF[laid] for laid in self.layout}
        return tuple(tile for tile in self.puzzle.tiles if tile not in lying)

    @property
    def is_full(self) -> bool:
        """Whether a tile lies on every space of the puzzle."""
        return sum(laid > 0 for laid in self.layout) == len(self.puzzle.spaces)

    def sequence(self) -> SequenceScore:
        """How far the stops are joined in order."""
        return sequence(self.layout, self.puzzle.order)

    def connection(self) -> ConnectionScore:
        """Which colours are joined, and which are mixed."""
        return connection(self.layout, {node: str(seat) for node, seat in self.puzzle.runners})

    @property
    def result(self) -> int:
        """What counts: tiles crossed, links made, or 1 for a Connection that is solved.

        Links count only while none is out of order, and a challenge only when all its tiles lie.
        """
        asked = self.puzzle
        if asked.kind is Kind.LOOP:
            return longest_loop(self.layout)
        if asked.kind is Kind.PATH:
            return longest_path(self.layout)
        if asked.is_proved and not self.is_full:
            return 0
        if asked.kind is Kind.CONNECTION:
            return int(self.connection().solved)
        score = self.sequence()
        return 0 if score.out_of_order else len(score.made)

    @property
    def is_solved(self) -> bool:
        """Whether nothing better is possible, or known."""
        return self.result >= self.puzzle.best


def stars(result: int, best: int) -> int:
    """Three for the best, two for three quarters of it, one for half.

    >>> [stars(result, 6) for result in (6, 5, 4, 3, 2)]
    [3, 2, 1, 1, 0]
    """
    return (result >= best) + (4 * result >= 3 * best) + (2 * result >= best)
