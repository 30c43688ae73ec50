"""What a computer player is to the rest of the program: positions in, moves with reasons out.

A game names its player in ``Game.player``. Levels differ in sight and in noise on what moves are
worth, never in blunders put in. Without seconds or work of one's own asking, a level spends its own
fixed effort, so that the same position, level and seed bring the same move on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Any, NamedTuple, Protocol, TypeVar

State = TypeVar("State")


@unique
class Level(StrEnum):
    """How well a computer plays. The first two are no company but yardsticks for the others."""

    RANDOM = "random"
    GREEDY = "greedy"
    GENTLE = "gentle"
    MIDDLE = "middle"
    STRONG = "strong"


AT_THE_TABLE = (Level.GENTLE, Level.MIDDLE, Level.STRONG)
"""The levels a person may play against, the weakest first."""

Fact = tuple[str | int, ...]
"""A reason: a code, then pieces and numbers, as ``("EARNS", "A2-A3")``."""


class Valued(NamedTuple):
    """A legal move as text, what it is worth to who makes it, and why."""

    move: str
    value: float
    facts: tuple[Fact, ...] = ()


class Scale(NamedTuple):
    """How a player's values are to be read."""

    even: float
    """What a position is worth in which both stand alike …"""
    won: float
    """… how much above that it is as good as won …"""
    slip: float
    """… and how much a move must give away for a beginner to be told of it."""


class Answer(NamedTuple):
    """The move chosen, what it is worth, how many turns were looked ahead, and why."""

    move: str
    value: float
    depth: int
    facts: tuple[Fact, ...] = ()


def _never() -> bool:
    return False


def _unheard(depth: int, value: float, line: Sequence[str]) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Limits:
    """How long to think, where noise comes from, and who listens meanwhile."""

    seed: int = 0
    work: int | None = None
    """How many positions may be looked at, whatever the time; None for the level's own number."""
    is_over: Callable[[], bool] = _never
    """Asked again and again, at least every 20 ms: true once it is time to answer."""
    info: Callable[[int, float, Sequence[str]], None] = _unheard
    """Told now and then: the depth reached, the value and the line expected."""


class Thinker(Protocol[State]):
    """The computer player of one game; it holds nothing of any position.

    A *view* is the judge's position of that game, completed by what a mover needs, and holds
    nothing that a player at the table cannot see. ``read`` makes of it a state on which the rules
    can judge a move; what chance or a hidden pile will bring is not in it.
    """

    @property
    def scale(self) -> Scale:
        """How its values are to be read."""

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """What the player on ``seat`` sees, ready to be written as JSON."""

    def read(self, view: Mapping[str, Any]) -> State:
        """The position seen; raises ``RequestError`` with one sentence that names the field."""

    def think(self, state: State, level: Level, limits: Limits) -> Answer:
        """A legal move, a pass only where the rules leave nothing better.

        The game goes on in ``state``, and it may be one of ``view`` or of the game itself: what
        is hidden in it is not looked at.
        """

    def values(self, state: State, level: Level, limits: Limits) -> list[Valued]:
        """Every legal move, or as many as are worth telling apart, best first."""

    def facts(self, state: State, move: Any) -> tuple[Fact, ...]:
        """What a legal move itself does, as the facts of ``values`` say it."""

    def hints(self, state: State, limits: Limits) -> list[Valued]:
        """Up to three moves the strongest level would make, best first, each with reasons."""
