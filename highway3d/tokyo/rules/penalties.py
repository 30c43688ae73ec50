"""What was knocked down: who pays for it, and how much (N1 to N4, A-31, A-32)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from highway3d.table.game import Fault
from highway3d.tokyo.rules.highway import Highway
from highway3d.tokyo.rules.turns import Move, Penalty, State, TurnFault


def owed(state: State, move: Penalty) -> int:
    """How many discs a player owes for what was knocked (N1, A-31)."""
    counted = move.fallen if state.options.penalty == "fallen" else (*move.fallen, *move.shifted)
    owners = owners_of(state.highway)
    return sum(owners[name] != move.seat for name in counted)


def default_payment(
    state: State, seat: int, discs: int, standing: tuple[int, int] = (0, 0)
) -> tuple[int, int]:
    """Grey and yellow discs paid for a debt, grey first, as far as they reach (N2, A-32)."""
    supply = state.supplies[seat]
    grey = min(discs, supply.grey - standing[0])
    return grey, min(discs - grey, supply.yellow - standing[1])


def penalty_faults(state: State, move: Penalty) -> Iterator[Fault]:
    """Every fault of a report of what fell and what is paid for it."""
    named, owners = Counter((*move.fallen, *move.shifted)), owners_of(state.highway)
    unknown = tuple(name for name in named if name not in owners)
    twice = tuple(name for name in named if named[name] > 1)
    if not named:
        yield Fault(TurnFault.NOTHING_OWED)
    if unknown:
        yield Fault(TurnFault.NO_SUCH_PIECE, unknown)
    if twice:
        yield Fault(TurnFault.NAMED_TWICE, twice)
    if named and not unknown and not twice and not _is_due(state, move):
        yield Fault(TurnFault.WRONG_PAYMENT)


def paid(state: State, move: Penalty) -> State:
    """Discs change hands; play waits until all is put back (N1 to N3)."""
    supply, rival = state.supplies[move.seat], state.supplies[1 - move.seat]
    left = replace(supply, grey=supply.grey - move.grey, yellow=supply.yellow - move.yellow)
    gained = replace(rival, grey=rival.grey + move.grey, yellow=rival.yellow + move.yellow)
    return replace(
        state,
        supplies=(left, gained) if move.seat == 0 else (gained, left),
        knocked=(*move.fallen, *move.shifted),
        penalised=state.penalised or (move.seat == state.turn and owed(state, move) > 0),
    )


def owners_of(highway: Highway) -> dict[str, int]:
    """The owner of every road and car by its name."""
    roads = {road.name: road.owner for road in highway.roads}
    return roads | {car.name: car.owner for car in highway.cars}


def settles(due: Move, move: Move) -> bool:
    """Tells whether a move pays for what is due; the colour of the discs is free (N2)."""
    if not isinstance(due, Penalty) or not isinstance(move, Penalty):
        return False
    return replace(move, grey=due.grey, yellow=due.yellow) == due


def _is_due(state: State, move: Penalty) -> bool:
    """Tells whether a player pays what he owes, or all that he can if that is less (A-32)."""
    supply = state.supplies[move.seat]
    grey, yellow = supply.grey - move.standing[0], supply.yellow - move.standing[1]
    if not (0 <= move.grey <= grey and 0 <= move.yellow <= yellow):
        return False
    return move.grey + move.yellow == min(owed(state, move), grey + yellow)
