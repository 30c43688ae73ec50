"""What a game is to the rest of the program: rules over frozen values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any, Literal, NamedTuple, Protocol, TypeVar, get_args

from highway3d.table.clock import ClockSetting

View = Literal["iso", "above", "low", "left", "right", "along"]
VIEWS: tuple[View, ...] = get_args(View)
"""The named views of a table that one walks round, the usual one first."""

State = TypeVar("State")
Move = TypeVar("Move")
Options = TypeVar("Options")


class FaultCode(StrEnum):
    """Base of each game's enum of faults; a member's name keys its sentence in the texts."""


class EndReason(StrEnum):
    """Base of each game's enum of reasons for its end; a member's name keys its sentence."""


class TableEnd(EndReason):
    """The ends that the table knows, whatever is played on it."""

    RESIGNED = "RESIGNED"
    DRAW_AGREED = "DRAW_AGREED"
    TIME = "TIME"


@dataclass(frozen=True, slots=True)
class Fault:
    """Why the rules forbid something: a code and the names of the pieces concerned."""

    code: FaultCode
    pieces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: seats of all who win (empty for a draw) and the reason."""

    winners: tuple[int, ...]
    reason: EndReason


class NotationError(ValueError):
    """A text that cannot be read as a move; the message names the word at fault."""


class AmbiguousMove(NotationError):
    """A text that fits more than one move."""


class IllegalMove(Exception):
    """A move that can be read and that the rules forbid."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(", ".join(fault.code.value for fault in faults))
        self.faults = faults


class Rules(Protocol[State, Move, Options]):
    """The rules of one game. No method changes what it is given.

    ``State`` and ``Move`` are frozen and compare by value. ``Options`` is a frozen
    ``msgspec.Struct`` whose defaults are the default game; the new-game form is drawn from it.
    Seats are counted from 0 in order of play.
    """

    @property
    def options_type(self) -> type[Options]:
        """The type of this game's options."""

    def seats(self, options: Options) -> range:
        """How many players these options admit."""

    def new(self, options: Options, players: int, seed: int) -> State:
        """The position before the first move; all chance of the game comes from ``seed``."""

    def turn(self, state: State) -> int:
        """The seat that acts next; after the end, the seat that acted last."""

    def outcome(self, state: State) -> Outcome | None:
        """The result, or None while the game goes on."""

    def check(self, state: State, move: Move) -> tuple[Fault, ...]:
        """Every fault of a move, in a fixed order; empty when it is legal."""

    def apply(self, state: State, move: Move) -> State:
        """The position after a move; raises ``IllegalMove`` with every fault."""

    def resolve(self, state: State, move: Move) -> Move:
        """The legal move with what chance brings filled in; the move itself where none does."""

    def forfeit(self, state: State, seat: int, reason: EndReason) -> Outcome:
        """The result when ``seat`` resigns or runs out of time."""

    def format(self, move: Move) -> str:
        """The move as one line of text; ``parse`` inverts it."""

    def parse(self, text: str) -> Move:
        """Reads a move, forgiving of case and spacing; raises ``NotationError``."""

    def random_move(self, state: State, chance: Random) -> Move:
        """Some legal move, drawn from ``chance``; only while ``outcome`` is None."""


class RequestError(ValueError):
    """A judge's request that makes no sense; the message is one sentence naming the field."""


class Key(NamedTuple):
    """A key action of a game's own, beside those that the shell gives to every board."""

    action: str
    """What its scene is told to do; people read ``action-GAME-ACTION``."""
    chords: tuple[str, ...]
    """The keys that mean it: modifiers and the printed key, ``shift+r``."""
    repeats: bool = False
    """Whether it goes on while the key is held."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game's entry in the catalogue (entry-point group ``highway3d.games``)."""

    name: str
    rules: Rules[Any, Any, Any]
    scene: str
    """``"module:NAME"`` of what makes its scene of a host (shell/scene.py), loaded only when a
    window or a picture is wanted."""
    judge: Callable[[Mapping[str, Any]], dict[str, Any]]
    """Answers one decoded request of FORMATS.md (without ``id``); raises ``RequestError``."""
    clock: ClockSetting | None = None
    """The clocks this game is usually played with."""
    views: tuple[View, ...] = VIEWS
    """The named views its scene takes, the usual one first; a flat board takes ``above`` only."""
    place: int = 100
    """Where it stands in the row of games, the lowest first."""
    unclocked: Callable[[Any], Any] | None = None
    """Its options for a game without clocks, where the rules ask for others then."""
    unattended: Callable[[Any], Any] | None = None
    """Its options for a game that only computers play, where these might never end it."""
    option_fields: str = ""
    """``"module:NAME"`` of what returns the drawings of options that it draws its own way in the
    form of a new game (shell/looks/forms.py); empty where the form draws them all."""
    keys: tuple[Key, ...] = ()
    """Its own key actions, in the order in which the help lists them."""
    settles: Callable[[Any, Any], bool] | None = None
    """Whether what is due is settled by another move, as a debt is that is paid in other coins;
    None where nothing but the very same move does."""
    beside: str = ""
    """The game at whose form it is offered, as what one may play of it alone; "" for most, which
    have a card of their own."""
    player: str = ""
    """``"module:NAME"`` of its computer player (``thinking.Thinker``); empty where it has none."""

    def suited(
        self, options: Any, clock: ClockSetting | None, *, only_computers: bool = False
    ) -> Any:
        """The options with which a game with these clocks begins."""
        if clock is None and self.unclocked:
            options = self.unclocked(options)
        if only_computers and self.unattended:
            options = self.unattended(options)
        return options


def others_win(players: int, seat: int, reason: EndReason) -> Outcome:
    """The plain forfeit: everyone but ``seat`` wins.

    >>> others_win(2, 0, TableEnd.TIME).winners
    (1,)
    """
    return Outcome(tuple(other for other in range(players) if other != seat), reason)
