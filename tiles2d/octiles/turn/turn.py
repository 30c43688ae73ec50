"""The steps of a turn of Octiles: lay the tile, choose the runner, choose its end.

The versions of one action a turn have their own (``actions``).

Knows the rules and no engine: names of spaces, nodes and the tile in hand come in, moves go out.
``revision`` grows with every change, so that pictures know when to follow.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from highway3d.table.game import Fault
from tiles2d.octiles.rules.board import SPACE
from tiles2d.octiles.rules.moves import Move, Pass, PlaceAndRun, Run
from tiles2d.octiles.rules.offers import offers
from tiles2d.octiles.rules.rules import RULES, Status, taking_part
from tiles2d.octiles.rules.state import laid
from tiles2d.octiles.turn.reasons import TurnFault, runner_faults, space_fault
from tiles2d.octiles.turn.spots import IN_HAND, Pointing, Spot, row_by_row

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tiles2d.octiles.rules.offers import Ends
    from tiles2d.octiles.rules.paths import Layout
    from tiles2d.octiles.rules.state import State


class Step(StrEnum):
    """Where in the turn the player is; a member's value keys its prompt in the texts."""

    OVER = "over"
    PASS = "pass"
    PLACE = "place"
    RUNNER = "runner"
    END = "end"
    ACT = "act"
    ROTATE = "rotate"


class Lying(NamedTuple):
    """A tile on a space in a rotation."""

    space: str
    rotation: int


class Turn(Pointing):
    """One turn in the making."""

    rotating: Lying | None = None
    """The tile that is being turned where it lies."""

    def __init__(self, state: State) -> None:
        self.revision = 0
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
        self.runner: str | None = None
        self.spot: Spot | None = None
        self.faults = ()
        self.revision += 1

    # What there is to see

    @property
    def step(self) -> Step:
        """The present step."""
        if self._over or self.offers.status is Status.OVER:
            return Step.OVER
        if self.offers.status is Status.PASS:
            return Step.PASS
        return self._step()

    def _step(self) -> Step:
        """The step of a turn that can be played."""
        if self.runner:
            return Step.END
        return Step.RUNNER if self.placed else Step.PLACE

    @property
    def must_vacate(self) -> bool:
        """Whether a runner must leave a start circle."""
        return self.offers.status is Status.MUST_VACATE

    @property
    def has_everyone_passed(self) -> bool:
        """Whether everybody has passed in a row, so that whoever can play must."""
        return self.state.passes >= taking_part(self.state)

    @property
    def tile(self) -> int:
        """The tile in hand."""
        return self.state.pile[0]

    @property
    def layout(self) -> Layout:
        """The tiles as they lie to be looked at: with the one just placed."""
        if self.placed:
            return laid(self.state, SPACE[self.placed], self.rotation)[0]
        return self.state.layout

    @property
    def runs(self) -> Ends:
        """The runners that may go, and where to: across the tile placed or pointed at."""
        if self.step in (Step.OVER, Step.PASS):
            return {}
        space = self.placed or (self.spot.name if self.spot else "")
        return self.offers.placements.get(space, {}).get(self.rotation, {})

    @property
    def choices(self) -> list[str]:
        """What may be taken now, row by row from above: spaces, or nodes."""
        return [] if self.step in (Step.OVER, Step.PASS) else row_by_row(self._open())

    def _open(self) -> Iterable[str]:
        """What may be taken in a turn that can be played."""
        if self.runner:
            return self.runs[self.runner]
        return self.runs if self.placed else self.offers.placements

    def fitting(self, space: str) -> list[int]:
        """The rotations in which the tile in hand may come to lie on a space."""
        return list(self.offers.placements.get(space, ()))

    def has_tile(self, space: str) -> bool:
        """Whether a tile lies on a space."""
        return self.state.layout[SPACE[space]] > 0

    def ghost(self) -> Lying | None:
        """Where the tile in hand would come to lie, as it is pointed now."""
        spot = self.spot
        if spot is None or not spot.is_space or self.step not in (Step.PLACE, Step.ACT):
            return None
        return Lying(spot.name, self.rotation)

    def verdict(self) -> tuple[Fault, ...]:
        """Why what is pointed at cannot be taken; empty when it can, or when nothing is."""
        spot = self.spot
        if spot is None or not spot.is_space or self.step is not Step.PLACE:
            return ()
        return self._space_faults(spot.name)

    def moves(self) -> list[Move]:
        """All legal moves that what is already done leads to."""
        found = RULES.survey(self.state).moves
        if self.placed:
            lying = self.placed, self.rotation
            found = [
                m for m in found if isinstance(m, PlaceAndRun) and (m.space, m.rotation) == lying
            ]
        if self.runner:
            found = [
                m for m in found if isinstance(m, PlaceAndRun | Run) and m.start == self.runner
            ]
        return found

    def run(self, start: str, end: str) -> PlaceAndRun | Run:
        """The move that brings a runner to its end."""
        space = self.placed or (self.spot.name if self.spot else "")
        return PlaceAndRun(space, self.rotation, start, end)

    # Pointing and choosing

    def rotate(self, step: int) -> None:
        """Turns the tile in hand, or the one just laid."""
        self.faults = ()
        if self.step in (Step.OVER, Step.PASS):
            return
        if self.placed:
            self.spot = Spot(self.placed)
            self.placed = self.runner = None
        self.rotation = (self.rotation + step) % 8
        self.revision += 1

    def drop(self) -> None:
        """Takes back all that is begun."""
        self._begin(self.state, over=self._over)

    def prefer(self, move: Move) -> None:
        """Points at what leads to a move; nothing leads to a pass."""
        if not isinstance(move, PlaceAndRun):
            return
        if not self.placed:
            self.rotation = move.rotation
        self.settle_on(self._next_of(move) if self.placed else move.space)

    def _next_of(self, move: PlaceAndRun | Run) -> str:
        """The node to be taken next on the way to a move."""
        return move.end if self.runner == move.start else move.start

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
            self.rotate(1)
            return None
        if spot.is_space:
            return self._take_space(spot)
        return self._take_node(spot.name) if spot.is_node else None

    def back(self) -> bool:
        """One step back; False when there is nothing to go back from."""
        self.faults = ()
        if self.runner and len(self.runs) > 1:
            self.spot, self.runner = Spot(self.runner), None
        elif self.placed:
            self.spot = Spot(self.placed)
            self.placed = self.runner = None
        else:
            return False
        self.revision += 1
        return True

    def _take_space(self, spot: Spot) -> Move | None:
        if spot.name == self.placed:
            if spot.rim:
                self.rotate(1)
            return None
        self.placed = self.runner = None
        self.faults = self._space_faults(spot.name)
        if not self.faults:
            self.placed = spot.name
            if len(self.runs) == 1:
                self.runner = next(iter(self.runs))
        return None

    def _take_node(self, name: str) -> Move | None:
        if self.step is Step.PLACE:
            self.faults = (Fault(TurnFault.TILE_FIRST, (name,)),)
            return None
        runs = self.runs
        if self.runner and name in runs[self.runner]:
            return self.run(self.runner, name)
        if name in runs:
            self.runner = name
            return None
        if self.runner:
            self.faults = RULES.check(self.state, self.run(self.runner, name))
            return None
        able = [start for start, ends in runs.items() if name in ends]
        if len(able) == 1:
            return self.run(able[0], name)
        several = (Fault(TurnFault.WHICH_RUNNER, tuple(able)),)
        self.faults = several if able else self._runner_faults(name)
        return None

    def _space_faults(self, space: str) -> tuple[Fault, ...]:
        fitting = self.fitting(space)
        if self.rotation in fitting:
            return ()
        return (space_fault(self.state, space, fitting, must_vacate=self.must_vacate),)

    def _runner_faults(self, name: str) -> tuple[Fault, ...]:
        return runner_faults(self.state, name, self.run, self.layout, self.placed)
