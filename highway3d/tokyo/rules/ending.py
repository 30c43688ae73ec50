"""How turns and games end: ten cars, materials, nobody able to build (E1 to E3)."""

from __future__ import annotations

from dataclasses import replace

from highway3d.table.game import Outcome
from highway3d.tokyo.rules.bases import is_exhausted
from highway3d.tokyo.rules.components import FIRST_SUPPLY
from highway3d.tokyo.rules.turns import End, State


def with_tenth_car(state: State, seat: int) -> State:
    """The state, won by a player who has no car left in hand (E1)."""
    if state.supplies[seat].cars:
        return state
    return replace(state, turn=seat, outcome=Outcome((seat,), End.TENTH_CAR))


def after_pass(state: State) -> State:
    """The turn of a player who cannot build (T5).

    It ends the game where the other cannot build either: he passed before, or waits for want of
    materials (E3).
    """
    state, rival = replace(state, passes=state.passes + 1), 1 - state.turn
    stuck = _exhausted(state, rival) if state.waiting == rival else state.passes >= 2
    return _blocked(state) if stuck else after_turn(state)


def after_restoring(state: State) -> State:
    """All is put back; whoever cannot build any more after paying waits from now (A-28)."""
    state = replace(state, knocked=())
    if _exhausted(state, state.turn):
        return after_turn(state)
    rival, alone = 1 - state.turn, state.options.practice == "on"
    if state.waiting is None and not alone and _exhausted(state, rival):
        return replace(state, waiting=rival)
    return state


def after_turn(state: State) -> State:
    """The end of a turn: ten cars, materials, and who is next (E1, E2)."""
    seat, rival = state.turn, 1 - state.turn
    state = with_tenth_car(state, seat)
    if state.outcome is not None:
        return state
    if state.options.practice == "on":
        return _practised(state)
    clean, state = not state.penalised, replace(state, penalised=False)
    if state.waiting == rival and not _exhausted(state, rival):
        state = replace(state, waiting=None)
    spent = _exhausted(state, seat)
    if state.waiting == rival:
        if clean:
            return replace(state, outcome=_out_of_materials(state, rival))
        if spent:
            return _blocked(state)
        return replace(state, passes=0)  # the rival goes on waiting, and cannot build
    return replace(state, turn=rival, waiting=seat if spent else None)


def _practised(state: State) -> State:
    """The turn stays at a practice table, where material comes back when it is wanted."""
    alone, other = state.supplies
    if state.passes or _exhausted(state, 0):
        alone = replace(FIRST_SUPPLY, cars=alone.cars)
    return replace(state, supplies=(alone, other), penalised=False)


def _exhausted(state: State, seat: int) -> bool:
    return is_exhausted(state.highway, seat, state.supplies[seat], state.options)


def _blocked(state: State) -> State:
    """The state, decided by the cars on the road, for neither player can build (E3)."""
    return replace(state, outcome=_more_cars(state, End.BLOCKED))


def _out_of_materials(state: State, loser: int) -> Outcome:
    """E2 to the letter, or by cars if the players agreed so (A-43)."""
    if state.options.materials_end == "cars":
        return _more_cars(state, End.MATERIALS_CARS)
    return Outcome((1 - loser,), End.MATERIALS)


def _more_cars(state: State, reason: End) -> Outcome:
    """Whoever has more cars on the road wins; equal is a draw (E3), and so is practice."""
    if state.options.practice == "on":
        return Outcome((), reason)
    lead = state.placed(0) - state.placed(1)
    return Outcome(() if lead == 0 else (0,) if lead > 0 else (1,), reason)
