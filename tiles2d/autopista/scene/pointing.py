"""What a place on the board means for the turn in the making: a choice, or a fault."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from highway3d.table.game import Fault
from tiles2d.autopista.rules.movement import Code
from tiles2d.autopista.rules.pieces import PIECES, owner
from tiles2d.autopista.rules.poses import OFF
from tiles2d.autopista.turn.turn import Choice, Step
from tiles2d.flat.spots import nearest

if TYPE_CHECKING:
    from tiles2d.autopista.scene.town.plan import Plan
    from tiles2d.autopista.turn.turn import Turn
    from tiles2d.flat.overlay import Point

AROUND: Final = 0.42
"""How far from a piece its directions are offered."""
NEAR_BAY: Final = 1.4
SURE: Final = 0.24
"""So near to its mark a choice is meant, whatever else lies there."""


def spot(plan: Plan, turn: Turn, choice: Choice) -> Point:
    """Where a choice is offered on the board."""
    if choice.step is Step.WITHDRAW:
        return plan.centre(choice.cell)
    x, y = plan.centre(choice.cell)
    across, up = plan.vector(choice.facing)
    if choice.step is not Step.PIECE:
        return x + AROUND * across, y + AROUND * up
    if turn.state.pieces[choice.piece] != OFF:
        return x - 0.42 * across, y - 0.42 * up
    bay = plan.bay(choice.piece)
    if abs(bay[0] - x) + abs(bay[1] - y) < NEAR_BAY:
        return x + (bay[0] - x) * 0.44, y + (bay[1] - y) * 0.44
    return x, y


def chosen(plan: Plan, turn: Turn, point: Point) -> Choice | None:
    """The choice that a point of the board means, if any."""
    near = [
        (_reach(plan, turn, choice, point), at, choice) for at, choice in enumerate(turn.choices)
    ]
    best = min(near, default=None)
    return best[2] if best is not None and best[0] < 1.0 else None


def _reach(plan: Plan, turn: Turn, choice: Choice, point: Point) -> float:
    """How far off a point is from meaning a choice: below 1 it does, and the least counts."""
    mark = _apart(spot(plan, turn, choice), point)
    if choice.step in (Step.FACE, Step.TURN):
        return mark / 0.42
    if mark < SURE:
        return mark / 10
    cell = plan.cell(point)
    x, y, _ = plan.stand(choice.piece, turn.state.pieces[choice.piece])
    if _apart((x, y), point) < 0.5:
        return 0.1
    if cell == choice.cell:
        return 0.3 + 0.3 * mark
    return 2.0


def _apart(a: Point, b: Point) -> float:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def towards(plan: Plan, turn: Turn, across: int, up: int) -> Choice | None:
    """The choice that an arrow key means: that direction itself, or the next one that way."""
    here = turn.current
    if turn.taken:
        way = plan.facing(across, up)
        return next((choice for choice in turn.choices if choice.facing == way), here)
    if here is None:
        return turn.choices[0]
    places = ((at, spot(plan, turn, choice)) for at, choice in enumerate(turn.choices))
    at = nearest(places, spot(plan, turn, here), across, up)
    return here if at is None else turn.choices[at]


def fault_at(plan: Plan, turn: Turn, point: Point) -> Fault | None:
    """What is wrong with meaning a place that no choice lies at; None where nothing is meant."""
    if turn.over or turn.taken:
        beside = turn.taken and 0.5 <= _off_centre(plan, turn, point) < 1.0
        return Fault(Code.TURN_NOT_ALLOWED, (PIECES[turn.choices[0].piece],)) if beside else None
    for piece, pose in enumerate(turn.state.pieces):
        if _apart(plan.stand(piece, pose)[:2], point) < 0.5:
            if owner(piece) != turn.state.turn:
                return Fault(Code.PIECE_NOT_YOURS, (PIECES[piece],))
            return turn.refusal(piece)
    return None


def is_away(plan: Plan, turn: Turn, point: Point) -> bool:
    """Tells whether a place is so far from the piece that turns that its choice is taken back."""
    return bool(turn.taken) and _off_centre(plan, turn, point) >= 1.0


def _off_centre(plan: Plan, turn: Turn, point: Point) -> float:
    return _apart(plan.centre(turn.choices[0].cell), point)
