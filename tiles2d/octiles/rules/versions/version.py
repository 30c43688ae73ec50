"""What the versions of Octiles have in common to the rules: a version answers these questions."""

from __future__ import annotations

from random import Random
from typing import ClassVar, NamedTuple, Protocol, TypeVar

from highway3d.table.game import Fault, Outcome
from tiles2d.octiles.rules.moves import Move
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.state import Runners, Snapshot, State

Kind = TypeVar("Kind", contravariant=True)


class Choices(NamedTuple):
    """All legal moves but a pass, and whether they are limited to leaving the start circles."""

    must_vacate: bool
    moves: list[Move]


class Version(Protocol[Kind]):
    """One version's rules. Passing, the order of play and draws by passing are common to all."""

    kinds: ClassVar[tuple[type, ...]]
    """The kinds of move it knows, besides ``Pass``."""

    def start(self, options: Options, players: int) -> Runners:
        """Where the runners stand before the first turn."""

    def choices(self, state: State) -> Choices:
        """Everything the player may do; empty when he must pass."""

    def faults(self, state: State, move: Kind) -> tuple[Fault, ...]:
        """Every fault of a move of one of its kinds, while the game goes on."""

    def played(self, state: State, move: Kind) -> State:
        """The table after a legal move, with the turn not yet handed on."""

    def some_move(self, state: State, chance: Random) -> Move | None:
        """Some legal move, drawn from ``chance``; None when the player must pass."""

    def result(self, state: State) -> Outcome | None:
        """The win that this turn has brought; the turn is not yet handed on."""

    def begun(self, state: State) -> State:
        """The table as the player on turn finds it, before anything is played."""

    def sits_out(self, state: State, player: int) -> bool:
        """Whether a player has nothing left to do, so that his passes do not count."""

    def remembered(self, state: State, following: State) -> tuple[Snapshot, ...]:
        """The positions that may come again, once ``following`` has come after ``state``."""

    def draw(self, state: State) -> Outcome | None:
        """The draw, if this position is one by repetition or by length."""
