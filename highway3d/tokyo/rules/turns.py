"""The moves and the state of a game: what players do in turn, what they hold, how it ends."""

from __future__ import annotations

from dataclasses import dataclass

from highway3d.table.game import EndReason, FaultCode, Outcome
from highway3d.tokyo.rules.components import Supply
from highway3d.tokyo.rules.highway import Highway, Pillar, Road, Tip
from highway3d.tokyo.rules.options import Options


class TurnFault(FaultCode):
    """Why something cannot be done now, whatever its geometry."""

    GAME_OVER = "GAME_OVER"
    PIECES_DOWN = "PIECES_DOWN"
    NO_SUCH_BASE = "NO_SUCH_BASE"
    MUST_BUILD = "MUST_BUILD"
    NOTHING_TO_SHIFT = "NOTHING_TO_SHIFT"
    NO_SUCH_PIECE = "NO_SUCH_PIECE"
    NAMED_TWICE = "NAMED_TWICE"
    NOTHING_OWED = "NOTHING_OWED"
    WRONG_PAYMENT = "WRONG_PAYMENT"
    NOTHING_DOWN = "NOTHING_DOWN"


class End(EndReason):
    """How a game of Tokyo Highway ends by its own rules."""

    TENTH_CAR = "TENTH_CAR"
    MATERIALS = "MATERIALS"
    MATERIALS_CARS = "MATERIALS_CARS"
    BLOCKED = "BLOCKED"


@dataclass(frozen=True, slots=True)
class Build:
    """A whole turn: pillar, road and cars (T1).

    (x, y) in dmm; ``height`` 0 is an exit to the table. ``cars`` are places on the new road in
    thousandths of the way from the base.
    """

    base: str
    x: int
    y: int
    height: int
    junction: bool = False
    cars: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Shift:
    """The last build adjusted: its place and its cars; base and height stay (T4, A-44)."""

    x: int
    y: int
    cars: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Pass:
    """The claim that no pillar can be built anywhere (T5)."""


@dataclass(frozen=True, slots=True)
class Penalty:
    """What a player knocked down, and what was paid for it (N1 to N3).

    ``fallen`` and ``shifted`` name roads and cars of any owner; only the rival's are paid for.
    ``standing`` discs, grey and yellow, are in the player's unfinished pillar and cannot be paid.
    """

    seat: int
    fallen: tuple[str, ...]
    shifted: tuple[str, ...] = ()
    grey: int = 0
    yellow: int = 0
    standing: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Restore:
    """Everything that was knocked is back in its place (N3)."""


Move = Build | Shift | Pass | Penalty | Restore


@dataclass(frozen=True)
class State:
    """A position between two acts.

    ``knocked`` names what lies about and must be put back; ``penalised`` tells whether the
    player on turn has paid since the turn began; ``waiting`` is the seat that ran out of
    materials and waits for the rival's next clean turn (E2).
    """

    options: Options
    highway: Highway
    supplies: tuple[Supply, Supply]
    turn: int = 0
    passes: int = 0
    knocked: tuple[str, ...] = ()
    penalised: bool = False
    waiting: int | None = None
    outcome: Outcome | None = None

    @property
    def last_road(self) -> Road | None:
        """The last road built, which its builder may still adjust (T4); None at the beginning."""
        roads = self.highway.roads
        if len(roads) <= 2 or (self.options.practice == "on" and roads[-1].owner):
            return None
        return roads[-1]

    def placed(self, seat: int) -> int:
        """How many cars a player has on the road."""
        return self.highway.cars_of(seat)


def new_road(highway: Highway, seat: int, base: Pillar, move: Build) -> Road:
    """The road a build would lay, with the names it would get."""
    if move.height == 0 and not move.junction:
        return Road(f"{base.name}-exit", seat, base, Tip(move.x, move.y))
    number = 1 + sum(pillar.owner == seat for pillar in highway.pillars)
    name = f"{'AB'[seat]}{number}"
    pillar = Pillar(name, seat, move.x, move.y, move.height, move.junction)
    return Road(f"{base.name}-{name}", seat, base, pillar)
