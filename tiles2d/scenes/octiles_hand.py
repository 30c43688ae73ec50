"""The steps of a turn of Octiles: lay the tile, choose the runner, choose its end; or one action.

Knows the rules and no engine: names of spaces, nodes and the tile in hand come in, moves go out.
``revision`` grows with every change, so that pictures know when to follow.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from highway3d.table.game import Fault
from tiles2d.octiles.board import SPACE
from tiles2d.octiles.moves import Move, Pass, Place, Replace, Rotate, Run, Turn
from tiles2d.octiles.offers import offers
from tiles2d.octiles.rules import RULES, Status, taking_part
from tiles2d.octiles.state import laid
from tiles2d.octiles.tiles import same_pattern
from tiles2d.scenes.octiles_reasons import HandFault, runner_faults, space_faults
from tiles2d.scenes.octiles_spots import IN_HAND, Spot, nearest, row_by_row, walked

if TYPE_CHECKING:
    from tiles2d.octiles.offers import Ends
    from tiles2d.octiles.paths import Layout
    from tiles2d.octiles.state import State


class Step(StrEnum):
    """Where in the turn the player is; a member's value keys its prompt in the texts."""

    OVER = "over"
    PASS = "pass"
    PLACE = "place"
    RUNNER = "runner"
    END = "end"
    ACT = "act"
    ROTATE = "rotate"
    SOLO = "solo"


class Kind(StrEnum):
    """The actions of the versions with one action a turn."""

    PLACE = "place"
    RUN = "run"
    REPLACE = "replace"
    ROTATE = "rotate"


class Lying(NamedTuple):
    """A tile on a space in a rotation."""

    space: str
    rotation: int


class Hand:
    """One turn in the making."""

    def __init__(self, state: State) -> None:
        self.revision = 0
        self.kind = Kind.PLACE
        """The kind of action that walking goes through, and that what is pointed at stands for."""
        self._turns_tiles = False
        self.faults: tuple[Fault, ...] = ()
        """Why the last ``take`` was refused, until something else is pointed at or chosen."""
        self._begin(state, over=False)

    def show(self, state: State, *, over: bool = False) -> None:
        """Begins afresh with a position; what is already in hand for this one stays.

        ``over`` tells that the game has ended otherwise than by its rules, as when one resigns.
        """
        if state is not self.state or over != self._over:
            self._begin(state, over=over)

    def _begin(self, state: State, *, over: bool) -> None:
        self._over = over
        self.state = state
        self.offers = offers(state)
        self.rotation = 0
        self.placed: str | None = None
        self.turning: Lying | None = None
        self.runner: str | None = None
        self.spot: Spot | None = None
        self.faults = ()
        self._turns_tiles = False
        if self.one_action and not self.possible(self.kind):
            self.kind = next(filter(self.possible, Kind), Kind.RUN)
        self.revision += 1

    # What there is to see

    @property
    def one_action(self) -> bool:
        """Whether a turn is one action."""
        return self.state.options.version in ("octiles", "team_up")

    @property
    def step(self) -> Step:
        """The present step."""
        if self._over or self.offers.status is Status.OVER:
            return Step.OVER
        if self.offers.status is Status.PASS:
            return Step.PASS
        if self.turning:
            return Step.ROTATE
        if self.runner:
            return Step.END
        if self.one_action:
            return Step.ACT
        return Step.RUNNER if self.placed else Step.PLACE

    @property
    def must_vacate(self) -> bool:
        """Whether a runner must leave a start circle."""
        return self.offers.status is Status.MUST_VACATE

    @property
    def all_passed(self) -> bool:
        """Whether everybody has passed in a row, so that whoever can play must."""
        return self.state.passes >= taking_part(self.state)

    @property
    def tile(self) -> int:
        """The tile in hand."""
        return self.state.pile[0]

    @property
    def layout(self) -> Layout:
        """The tiles as they lie to be looked at: with the one just placed or turned."""
        if self.placed:
            return laid(self.state, SPACE[self.placed], self.rotation)[0]
        if self.turning:
            at = SPACE[self.turning.space]
            lying = self.state.layout[at] // 8 * 8 + self.turning.rotation
            return (*self.state.layout[:at], lying, *self.state.layout[at + 1 :])
        return self.state.layout

    @property
    def runs(self) -> Ends:
        """The runners that may go, and where to: of the tile placed or pointed at, or as it is."""
        if self.step in (Step.OVER, Step.PASS, Step.ROTATE):
            return {}
        if self.one_action:
            return self.offers.runs
        space = self.placed or (self.spot.name if self.spot else "")
        return self.offers.turns.get(space, {}).get(self.rotation, {})

    @property
    def choices(self) -> list[str]:
        """What may be taken now, row by row from above: spaces, or nodes."""
        match self.step:
            case Step.PLACE:
                found = list(self.offers.turns)
            case Step.RUNNER:
                found = list(self.runs)
            case Step.END:
                found = self.runs[self.runner or ""]
            case Step.ROTATE:
                found = [self.turning.space] if self.turning else []
            case Step.ACT:
                found = self._open(self.kind)
            case _:
                found = []
        return row_by_row(found)

    def fits(self, space: str) -> list[int]:
        """The rotations in which the tile in hand may come to lie on a space."""
        if not self.one_action:
            return list(self.offers.turns.get(space, ()))
        return self.offers.places.get(space) or self.offers.replaces.get(space, [])

    def possible(self, kind: Kind) -> bool:
        """Whether there is an action of this kind."""
        return bool(self._open(kind))

    def lies(self, space: str) -> bool:
        """Whether a tile lies on a space."""
        return self.state.layout[SPACE[space]] > 0

    def ghost(self) -> Lying | None:
        """Where the tile in hand would come to lie, as it is pointed now."""
        spot = self.spot
        if spot is None or not spot.is_space or self.step not in (Step.PLACE, Step.ACT):
            return None
        if self.one_action and self.lies(spot.name) and self._turns_at(spot):
            return None
        return Lying(spot.name, self.rotation)

    def verdict(self) -> tuple[Fault, ...]:
        """Why what is pointed at cannot be taken; empty when it can, or when nothing is."""
        spot = self.spot
        if spot is None:
            return ()
        if self.step is Step.PLACE:
            return space_faults(self, spot.name) if spot.is_space else ()
        if self.step is Step.ACT and spot.is_space:
            return RULES.check(self.state, self._on_tile(spot))
        return ()

    def moves(self) -> list[Move]:
        """All legal moves that what is already done leads to."""
        found = RULES.survey(self.state).moves
        if self.placed:
            lying = self.placed, self.rotation
            found = [m for m in found if isinstance(m, Turn) and (m.space, m.rotation) == lying]
        if self.runner:
            found = [m for m in found if isinstance(m, Turn | Run) and m.start == self.runner]
        return found

    def run(self, start: str, end: str) -> Turn | Run:
        """The move that brings a runner to its end."""
        if self.one_action:
            return Run(start, end)
        space = self.placed or (self.spot.name if self.spot else "")
        return Turn(space, self.rotation, start, end)

    # Pointing and choosing

    def point_at(self, spot: Spot | None) -> None:
        """Points at something, or at nothing; a kind of action follows what is pointed at."""
        if spot == self.spot:
            return
        self.spot = spot
        if spot is not None:
            self.faults = ()
        if spot and self.step is Step.ACT:
            if spot.name in self.offers.runs:
                self.kind = Kind.RUN
            elif spot.is_space and not self.lies(spot.name):
                self.kind = Kind.PLACE
            elif spot.is_space:
                self.kind = Kind.ROTATE if self._turns_at(spot) else Kind.REPLACE
        self.revision += 1

    def choose(self, kind: Kind) -> None:
        """Turns to one kind of action; what was begun is dropped."""
        if self.one_action and self.step not in (Step.OVER, Step.PASS):
            self.kind, self.runner, self.turning, self.spot = kind, None, None, None
            self.faults = ()
            self._turns_tiles = kind is Kind.ROTATE
            self.revision += 1

    def next_kind(self, step: int) -> None:
        """Turns to the next kind of action that is possible."""
        kinds = [kind for kind in Kind if self.possible(kind)]
        if kinds:
            at = kinds.index(self.kind) + step if self.kind in kinds else 0
            self.choose(kinds[at % len(kinds)])

    def walk(self, step: int) -> None:
        """Points at the next choice."""
        if self.step is Step.ACT and not self.possible(self.kind):
            self.next_kind(0)
        self._settle_on(walked(self.choices, self.spot, step))

    def go(self, across: int, up: int) -> None:
        """Points at the nearest choice to one side."""
        self._settle_on(nearest(self.choices, self.spot, across, up))

    def turn(self, step: int) -> None:
        """Turns the tile in hand, the one just laid, or the one being rotated."""
        self.faults = ()
        if self.step is Step.ROTATE or (self.step is Step.ACT and self.kind is Kind.ROTATE):
            self._turn_lying(step)
            return
        if self.step in (Step.OVER, Step.PASS):
            return
        if self.placed:
            self.spot = Spot(self.placed)
            self.placed = self.runner = None
        self.rotation = (self.rotation + step) % 8
        self.revision += 1

    def prefer(self, move: Move) -> None:
        """Points at what leads to a move."""
        match move:
            case Turn(space, rotation, start, end):
                if not self.placed:
                    self.rotation, name = rotation, space
                else:
                    name = end if self.runner == start else start
            case Run(start, end):
                self.choose(Kind.RUN) if not self.runner else None
                name = end if self.runner == start else start
            case Place(space, rotation) | Replace(space, rotation):
                self.choose(Kind(type(move).__name__.lower()))
                self.rotation, name = rotation, space
            case Rotate(space, rotation):
                self.choose(Kind.ROTATE)
                self.turning, name = Lying(space, rotation), space
            case _:
                return
        self._settle_on(name)

    # Taking

    def take(self) -> Move | None:
        """Takes what is pointed at: a step further, or the whole move when it is complete.

        Afterwards ``faults`` says why nothing could be taken; it is empty when something was.
        """
        self.faults = ()
        self.revision += 1
        spot, step = self.spot, self.step
        if step is Step.PASS:
            return Pass()
        if spot is None or step is Step.OVER:
            return None
        if spot.name == IN_HAND:
            self.turn(1)
            return None
        if spot.is_space:
            return self._take_space(spot)
        return self._take_node(spot.name) if spot.is_node else None

    def back(self) -> bool:
        """One step back; False when there is nothing to go back from."""
        self.faults = ()
        if self.turning:
            self.turning = None
        elif self.runner and (self.one_action or len(self.runs) > 1):
            self.spot, self.runner = Spot(self.runner), None
        elif self.placed:
            self.spot = Spot(self.placed)
            self.placed = self.runner = None
        else:
            return False
        self.revision += 1
        return True

    def _take_space(self, spot: Spot) -> Move | None:
        if self.one_action:
            return self._act_on(spot)
        if spot.name == self.placed:
            if spot.rim:
                self.turn(1)
            return None
        self.placed = self.runner = None
        self.faults = space_faults(self, spot.name)
        if not self.faults:
            self.placed = spot.name
            if len(self.runs) == 1:
                self.runner = next(iter(self.runs))
        return None

    def _act_on(self, spot: Spot) -> Move | None:
        """One action on a tile or an empty space."""
        self.runner = None
        if self.turning and self.turning.space != spot.name:
            self.turning = None
        if self.turning and spot.rim:
            self._turn_lying(1)
            return None
        move = self._on_tile(spot)
        self.faults = RULES.check(self.state, move)
        if self.faults:
            return None
        if isinstance(move, Rotate) and not self.turning:
            self.turning = Lying(move.space, move.rotation)
            return None
        return move

    def _on_tile(self, spot: Spot) -> Place | Replace | Rotate:
        """The action that taking a space stands for."""
        if self.turning and self.turning.space == spot.name:
            return Rotate(*self.turning)
        if not self.lies(spot.name):
            return Place(spot.name, self.rotation)
        if self._turns_at(spot):
            return Rotate(spot.name, self._next_pattern(spot.name, self._lying(spot.name), 1))
        return Replace(spot.name, self.rotation)

    def _take_node(self, name: str) -> Move | None:
        if self.step is Step.PLACE:
            self.faults = (Fault(HandFault.TILE_FIRST, (name,)),)
            return None
        runs = self.offers.runs if self.one_action else self.runs
        if self.runner and name in runs[self.runner]:
            return self.run(self.runner, name)
        if name in runs:
            self.runner, self.turning = name, None
            self.kind = Kind.RUN
            return None
        if self.runner:
            self.faults = RULES.check(self.state, self.run(self.runner, name))
            return None
        able = [start for start, ends in runs.items() if name in ends]
        if len(able) == 1:
            return self.run(able[0], name)
        several = (Fault(HandFault.WHICH_RUNNER, tuple(able)),)
        self.faults = several if able else runner_faults(self, name)
        return None

    # The rest

    def _open(self, kind: Kind) -> list[str]:
        """Where an action of a kind can be taken."""
        match kind:
            case Kind.PLACE:
                return list(self.offers.places)
            case Kind.REPLACE:
                return list(self.offers.replaces)
            case Kind.ROTATE:
                return list(self.offers.rotates)
            case _:
                return list(self.offers.runs)

    def _turns_at(self, spot: Spot) -> bool:
        """Whether taking this part of a tile turns it where it lies."""
        return spot.rim or self._turns_tiles

    def _settle_on(self, name: str | None) -> None:
        if name is not None:
            self.spot, self.faults = Spot(name), ()
            self.revision += 1

    def _lying(self, space: str) -> int:
        return self.state.layout[SPACE[space]] % 8

    def _turn_lying(self, step: int) -> None:
        """Turns a tile where it lies, past every rotation that looks as it did before."""
        spot = self.spot
        if self.turning is None:
            if spot is None or spot.name not in self.offers.rotates:
                return
            self.turning = Lying(spot.name, self._lying(spot.name))
        space, rotation = self.turning
        self.turning = Lying(space, self._next_pattern(space, rotation, step))
        self.revision += 1

    def _next_pattern(self, space: str, rotation: int, step: int) -> int:
        tile, was = divmod(self.state.layout[SPACE[space]], 8)
        for _ in range(8):
            rotation = (rotation + step) % 8
            if not same_pattern(tile, rotation, was):
                return rotation
        return (was + step) % 8
