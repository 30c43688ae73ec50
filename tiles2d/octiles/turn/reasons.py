"""Why something cannot be taken in the middle of a turn, where no whole move can be checked yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.table.game import Fault, FaultCode
from tiles2d.octiles.rules.board import DOORS, EXITS, NODE, NODES
from tiles2d.octiles.rules.paths import follow, steps_over, trace
from tiles2d.octiles.rules.rules import RULES
from tiles2d.octiles.rules.state import start_circles
from tiles2d.octiles.rules.verdicts import OctilesFault

if TYPE_CHECKING:
    from tiles2d.octiles.turn.hand import Hand


class HandFault(FaultCode):
    """What the hand itself refuses; moves have faults of their own."""

    TURN_IT = "TURN_IT"
    NOBODY_CROSSES = "NOBODY_CROSSES"
    TILE_FIRST = "TILE_FIRST"
    WHICH_RUNNER = "WHICH_RUNNER"
    NO_WAY = "NO_WAY"


def space_faults(hand: Hand, space: str) -> tuple[Fault, ...]:
    """Why the tile in hand cannot be laid on a space as it is turned (Move Over)."""
    rotations = hand.fits(space)
    if hand.rotation in rotations:
        return ()
    if rotations:
        return (Fault(HandFault.TURN_IT, (space,)),)
    if hand.must_vacate:
        circles = start_circles(hand.state, hand.state.acting)
        return (Fault(OctilesFault.MUST_VACATE, tuple(NODES[node] for node in circles)),)
    return (Fault(HandFault.NOBODY_CROSSES, (space,)),)


def runner_faults(hand: Hand, name: str) -> tuple[Fault, ...]:
    """Why the runner on a node cannot go: of the ways it could take, what is wrong with the first.

    Where a tile was placed only ways across it count.
    """
    layout = hand.layout
    steps = steps_over(layout)
    for door in EXITS[NODE[name]]:
        end = follow(steps, door) - DOORS
        crossed = {step.space for step in trace(layout, door)[1]}
        if end >= 0 and (hand.placed is None or hand.placed in crossed):
            faults = RULES.check(hand.state, hand.run(name, NODES[end]))
            if faults:
                return faults
    faults = RULES.check(hand.state, hand.run(name, name))
    nowhere = bool(faults) and faults[0].code is OctilesFault.PATH_ENDS_NOWHERE
    return (Fault(HandFault.NO_WAY, (name,)),) if nowhere else faults
