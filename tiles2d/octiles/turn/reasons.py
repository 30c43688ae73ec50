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
    from collections.abc import Callable, Collection

    from tiles2d.octiles.rules.moves import PlaceAndRun, Run
    from tiles2d.octiles.rules.paths import Layout
    from tiles2d.octiles.rules.state import State


class TurnFault(FaultCode):
    """What a turn in the making refuses; moves have faults of their own."""

    TURN_IT = "TURN_IT"
    NOBODY_CROSSES = "NOBODY_CROSSES"
    TILE_FIRST = "TILE_FIRST"
    WHICH_RUNNER = "WHICH_RUNNER"
    NO_WAY = "NO_WAY"


def space_fault(state: State, space: str, fitting: Collection[int], *, must_vacate: bool) -> Fault:
    """Why the tile in hand cannot be laid on a space, where others may be ``fitting``."""
    if fitting:
        return Fault(TurnFault.TURN_IT, (space,))
    if must_vacate:
        circles = start_circles(state, state.acting)
        return Fault(OctilesFault.MUST_VACATE, tuple(NODES[node] for node in circles))
    return Fault(TurnFault.NOBODY_CROSSES, (space,))


def runner_faults(
    state: State,
    name: str,
    run: Callable[[str, str], PlaceAndRun | Run],
    layout: Layout,
    placed: str | None,
) -> tuple[Fault, ...]:
    """Why the runner on a node cannot go: of the ways it could take, what is wrong with the first.

    ``run`` makes the move from node to node. Where a tile was ``placed`` on the ``layout`` only
    ways across it count.
    """
    steps = steps_over(layout)
    for door in EXITS[NODE[name]]:
        end = follow(steps, door) - DOORS
        crossed = {step.space for step in trace(layout, door)[1]}
        if end >= 0 and (placed is None or placed in crossed):
            faults = RULES.check(state, run(name, NODES[end]))
            if faults:
                return faults
    faults = RULES.check(state, run(name, name))
    nowhere = bool(faults) and faults[0].code is OctilesFault.PATH_ENDS_NOWHERE
    return (Fault(TurnFault.NO_WAY, (name,)),) if nowhere else faults
