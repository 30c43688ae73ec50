"""What a hand knocked down, and what its player pays for it (RULES.md, N1 to N4)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from highway3d.tokyo.hands.fallen import Lie
from highway3d.tokyo.rules.penalties import default_payment, owed
from highway3d.tokyo.rules.turns import Penalty

if TYPE_CHECKING:
    from collections.abc import Iterable

    from highway3d.tokyo.hands.fallen import Finding
    from highway3d.tokyo.rules.turns import State


@dataclass(frozen=True)
class Aftermath:
    """What came down in one accident. ``standing`` discs, grey and yellow, cannot be paid."""

    state: State
    found: tuple[Finding, ...]
    standing: tuple[int, int] = (0, 0)
    grey: int = 0
    yellow: int = 0

    @property
    def penalty(self) -> Penalty:
        """The report and the payment as a move."""
        fallen = tuple(one.name for one in self.found if one.lie.is_fallen)
        shifted = tuple(one.name for one in self.found if not one.lie.is_fallen)
        seat = self.state.turn
        return Penalty(seat, fallen, shifted, self.grey, self.yellow, self.standing)

    @property
    def owed(self) -> int:
        """How many discs the rival is owed."""
        return owed(self.state, self.penalty)

    @property
    def due(self) -> int:
        """How many of them are paid: all that is owed, or all there is (A-32)."""
        return self.grey + self.yellow

    def with_yellow(self, more: int) -> Aftermath:
        """The same debt with so many more yellow discs in place of grey ones, as far as they go.

        The offender chooses (N2).
        """
        supply = self.state.supplies[self.state.turn]
        grey, yellow = self.grey - more, self.yellow + more
        possible = (
            0 <= grey <= supply.grey - self.standing[0]
            and 0 <= yellow <= supply.yellow - self.standing[1]
        )
        return replace(self, grey=grey, yellow=yellow) if possible else self


def aftermath(
    state: State, found: Iterable[Finding], standing: tuple[int, int]
) -> Aftermath | None:
    """What is to be reported and paid for, in grey first; None where nothing moved.

    Only roads and cars of the position count: what is being built this turn does not.
    """
    known = {road.name for road in state.highway.roads}
    known |= {car.name for car in state.highway.cars}
    moved = tuple(one for one in found if one.name in known and one.lie is not Lie.STILL)
    if not moved:
        return None
    bare = Aftermath(state, tuple(sorted(moved, key=lambda one: not one.lie.is_fallen)), standing)
    grey, yellow = default_payment(state, state.turn, bare.owed, standing)
    return replace(bare, grey=grey, yellow=yellow)
