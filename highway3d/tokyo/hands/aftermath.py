"""What a hand knocked down, and what its player pays for it (RULES.md, N1 to N4)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from highway3d.tokyo.hands.fallen import Finding, Lie
from highway3d.tokyo.rules.penalties import default_payment, owed, owners_of, settles
from highway3d.tokyo.rules.turns import Penalty

if TYPE_CHECKING:
    from collections.abc import Iterable

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

    @property
    def counts(self) -> bool:
        """Tells whether it must be made good; what was merely nudged is free by itself (A-31)."""
        return self.owed > 0 or any(one.lie.is_fallen for one in self.found)

    def is_settled_by(self, state: State, penalty: Penalty) -> bool:
        """Tells whether a payment in some position is for this."""
        return state == self.state and settles(self.penalty, penalty)

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


def remembered(state: State, due: Penalty) -> Aftermath:
    """What came down before the game was last opened: no more is known of it than is paid for."""
    owners = owners_of(state.highway)
    fallen = [Finding(name, owners[name], Lie.KNOCKED, 0.0) for name in due.fallen]
    nudged = [Finding(name, owners[name], Lie.NUDGED, 0.0) for name in due.shifted]
    return Aftermath(state, (*fallen, *nudged), due.standing, due.grey, due.yellow)
