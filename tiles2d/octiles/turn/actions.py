"""A turn of the Octiles versions with one action: place, run, replace or rotate."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from tiles2d.octiles.rules.board import SPACE
from tiles2d.octiles.rules.moves import Move, Place, Replace, Rotate, Run
from tiles2d.octiles.rules.packed import unpack_tile
from tiles2d.octiles.rules.rules import RULES
from tiles2d.octiles.rules.tiles import is_same_pattern
from tiles2d.octiles.rules.versions.one_action import rotated
from tiles2d.octiles.turn.turn import Lying, Step, Turn

if TYPE_CHECKING:
    from collections.abc import Iterable

    from highway3d.table.game import Fault
    from tiles2d.octiles.rules.offers import Ends
    from tiles2d.octiles.rules.paths import Layout
    from tiles2d.octiles.rules.state import State
    from tiles2d.octiles.turn.spots import Spot


class Kind(StrEnum):
    """The actions; a member's value keys its texts."""

    PLACE = "place"
    RUN = "run"
    REPLACE = "replace"
    ROTATE = "rotate"


def turn_of(state: State) -> Turn:
    """A turn in the making of the version that is played."""
    return Actions(state) if state.options.version in ("octiles", "team_up") else Turn(state)


class Actions(Turn):
    """One action in the making."""

    def __init__(self, state: State) -> None:
        self.kind = Kind.PLACE
        """The kind of action that walking goes through, and that what is pointed at stands for."""
        super().__init__(state)

    def _begin(self, state: State, *, over: bool) -> None:
        super()._begin(state, over=over)
        self.rotating = None
        self._turns_tiles = False
        if not self.is_possible(self.kind):
            self.kind = next(filter(self.is_possible, Kind), Kind.RUN)

    # What there is to see

    def _step(self) -> Step:
        if self.rotating:
            return Step.ROTATE
        return Step.END if self.runner else Step.ACT

    @property
    def layout(self) -> Layout:
        """The tiles as they lie to be looked at: with the one being turned."""
        if self.rotating is None:
            return self.state.layout
        return rotated(self.state, Rotate(*self.rotating))

    @property
    def runs(self) -> Ends:
        """The runners that may go, and where to."""
        return {} if self.step in (Step.OVER, Step.PASS, Step.ROTATE) else self.offers.runs

    def _open(self) -> Iterable[str]:
        if self.rotating:
            return [self.rotating.space]
        return self.runs[self.runner] if self.runner else self._open_to(self.kind)

    def fitting(self, space: str) -> list[int]:
        """The rotations in which the tile in hand may come to lie on a space."""
        return self.offers.places.get(space) or self.offers.replaces.get(space, [])

    def is_possible(self, kind: Kind) -> bool:
        """Whether there is an action of this kind."""
        return bool(self._open_to(kind))

    def ghost(self) -> Lying | None:
        """Where the tile in hand would come to lie, as it is pointed now."""
        spot = self.spot
        turns = (
            spot is not None and spot.is_space and self.has_tile(spot.name) and self._turns_at(spot)
        )
        return None if turns else super().ghost()

    def verdict(self) -> tuple[Fault, ...]:
        """Why what is pointed at cannot be taken; empty when it can, or when nothing is."""
        spot = self.spot
        if spot is None or not spot.is_space or self.step is not Step.ACT:
            return ()
        return RULES.check(self.state, self._on_tile(spot))

    def run(self, start: str, end: str) -> Run:
        """The move that brings a runner to its end."""
        return Run(start, end)

    # Pointing and choosing

    def point_at(self, spot: Spot | None) -> None:
        """Points at something, or at nothing; the kind of action follows what is pointed at."""
        if spot and spot != self.spot and self.step is Step.ACT:
            if spot.name in self.offers.runs:
                self.kind = Kind.RUN
            elif spot.is_space and not self.has_tile(spot.name):
                self.kind = Kind.PLACE
            elif spot.is_space:
                self.kind = Kind.ROTATE if self._turns_at(spot) else Kind.REPLACE
        super().point_at(spot)

    def choose(self, kind: Kind) -> None:
        """Turns to one kind of action; what was begun is dropped."""
        if self.step not in (Step.OVER, Step.PASS):
            self.kind, self.runner, self.rotating, self.spot = kind, None, None, None
            self.faults = ()
            self._turns_tiles = kind is Kind.ROTATE
            self.revision += 1

    def next_kind(self, step: int) -> None:
        """Turns to the next kind of action that is possible."""
        kinds = [kind for kind in Kind if self.is_possible(kind)]
        if kinds:
            at = kinds.index(self.kind) + step if self.kind in kinds else 0
            self.choose(kinds[at % len(kinds)])

    def walk(self, step: int) -> None:
        """Points at the next choice."""
        if self.step is Step.ACT and not self.is_possible(self.kind):
            self.next_kind(0)
        super().walk(step)

    def rotate(self, step: int) -> None:
        """Turns the tile in hand, or the one being rotated."""
        if self.step is Step.ROTATE or (self.step is Step.ACT and self.kind is Kind.ROTATE):
            self.faults = ()
            self._turn_lying(step)
        else:
            super().rotate(step)

    def prefer(self, move: Move) -> None:
        """Points at what leads to a move."""
        if isinstance(move, Run):
            if not self.runner:
                self.choose(Kind.RUN)
            self.settle_on(self._next_of(move))
        elif isinstance(move, Place | Replace | Rotate):
            self.choose(Kind(type(move).__name__.lower()))
            if isinstance(move, Rotate):
                self.rotating = Lying(move.space, move.rotation)
            else:
                self.rotation = move.rotation
            self.settle_on(move.space)

    # Taking

    def back(self) -> bool:
        """One step back; False when there is nothing to go back from."""
        self.faults = ()
        if not (self.rotating or self.runner):
            return False
        if self.runner:
            self.settle_on(self.runner)
        self.rotating = self.runner = None
        self.revision += 1
        return True

    def _take_space(self, spot: Spot) -> Move | None:
        """One action on a tile or an empty space."""
        self.runner = None
        if self.rotating and self.rotating.space != spot.name:
            self.rotating = None
        if self.rotating and spot.rim:
            self._turn_lying(1)
            return None
        move = self._on_tile(spot)
        self.faults = RULES.check(self.state, move)
        if self.faults:
            return None
        if isinstance(move, Rotate) and not self.rotating:
            self.rotating = Lying(move.space, move.rotation)
            return None
        return move

    def _take_node(self, name: str) -> Move | None:
        rotating, self.rotating = self.rotating, None
        move = super()._take_node(name)
        if self.faults:
            self.rotating = rotating
        elif self.runner:
            self.kind = Kind.RUN
        return move

    # The rest

    def _on_tile(self, spot: Spot) -> Place | Replace | Rotate:
        """The action that taking a space stands for."""
        if self.rotating and self.rotating.space == spot.name:
            return Rotate(*self.rotating)
        if not self.has_tile(spot.name):
            return Place(spot.name, self.rotation)
        if self._turns_at(spot):
            return Rotate(spot.name, self._next_pattern(spot.name, self._lying(spot.name), 1))
        return Replace(spot.name, self.rotation)

    def _open_to(self, kind: Kind) -> Iterable[str]:
        """Where an action of a kind can be taken."""
        offers = self.offers
        found: dict[Kind, Iterable[str]] = {
            Kind.PLACE: offers.places, Kind.RUN: offers.runs,
            Kind.REPLACE: offers.replaces, Kind.ROTATE: offers.rotates,
        }  # fmt: skip
        return found[kind]

    def _turns_at(self, spot: Spot) -> bool:
        """Whether taking this part of a tile turns it where it lies."""
        return spot.rim or self._turns_tiles

    def _lying(self, space: str) -> int:
        return unpack_tile(self.state.layout[SPACE[space]])[1]

    def _turn_lying(self, step: int) -> None:
        """Turns a tile where it lies, past every rotation that looks as it did before."""
        spot = self.spot
        if self.rotating is None:
            if spot is None or spot.name not in self.offers.rotates:
                return
            self.rotating = Lying(spot.name, self._lying(spot.name))
        space, rotation = self.rotating
        self.rotating = Lying(space, self._next_pattern(space, rotation, step))
        self.revision += 1

    def _next_pattern(self, space: str, rotation: int, step: int) -> int:
        tile, was = unpack_tile(self.state.layout[SPACE[space]])
        for _ in range(8):
            rotation = (rotation + step) % 8
            if not is_same_pattern(tile, rotation, was):
                return rotation
        return (was + step) % 8
