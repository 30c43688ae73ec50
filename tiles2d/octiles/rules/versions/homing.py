"""Bringing runners home, in Move Over and the one-action version (RULES.md, sections 0, 3)."""

from __future__ import annotations

from highway3d.table.game import Fault, Outcome
from tiles2d.octiles.rules.board import DOORS, NODES, STOPS, circles
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.state import NOBODY, SEATS, Runners, State, finish_circles
from tiles2d.octiles.rules.verdicts import OctilesEnd, OctilesFault, fault

_OCCUPIED_AT_START = {3: (1, 2, 3), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4)}
"""Which of the five circles hold a runner at first: with four the middle one is empty."""
_OPEN = tuple((*range(STOPS), *circles((side + 2) % 4)) for side in range(4))
"""The nodes where runners from a side may end: every stop, and the circles opposite."""


def start(options: Options, players: int) -> Runners:
    """The runners on the start circles of their sides."""
    runners = [NOBODY] * len(NODES)
    for player, side in enumerate(SEATS[players]):
        for place in _OCCUPIED_AT_START[options.runners]:
            runners[circles(side)[place]] = player
    return tuple(runners)


def movable(state: State) -> list[int]:
    """The nodes of the runners that may be moved in this turn: those not home (M7)."""
    acting, home = state.acting, circles((state.side + 2) % 4)
    return [
        node
        for node, player in enumerate(state.runners)
        if player == acting and not home[0] <= node <= home[-1]
    ]


def open_ends(state: State) -> set[int]:
    """The doors (136 + node) of the empty nodes open to the runners on turn (M5, M7)."""
    runners = state.runners
    return {DOORS + node for node in _OPEN[state.side] if runners[node] < 0}


def full_start(state: State) -> tuple[int, ...]:
    """The start circles of who moves, when something stands on all five; else none."""
    start = circles(state.side)
    return start if NOBODY not in state.runners[start[0] : start[0] + 5] else ()


def runner_faults(state: State, start: int) -> tuple[Fault, ...]:
    """Why the runner on a node cannot be moved in this turn."""
    if state.runners[start] != state.acting:
        return fault(OctilesFault.NO_SUCH_RUNNER, NODES[start])
    if start in finish_circles(state, state.acting):
        return fault(OctilesFault.RUNNER_IS_HOME, NODES[start])
    return ()


def end_faults(state: State, start: int, end: int) -> tuple[Fault, ...]:
    """Why a runner may not end there, though a path leads there."""
    found: tuple[Fault, ...] = ()
    if end != start and state.runners[end] != NOBODY:
        found += fault(OctilesFault.END_OCCUPIED, NODES[end])
    if end in circles(state.side):
        found += fault(OctilesFault.END_IS_OWN_START, NODES[end])
    elif end not in _OPEN[state.side]:
        found += fault(OctilesFault.END_IS_FOREIGN_CIRCLE, NODES[end])
    return found


def result(state: State) -> Outcome | None:
    """The win of the player on turn, or of his side; nobody else's runners move in a turn.

    Teams win when the runners of both are home. So do opposite partners, or with
    ``partners_win="either"`` as soon as those of one of them are.
    """
    together = state.together(state.turn)
    home = [state.is_home(player) for player in together]
    if len(together) == 1:
        return Outcome(together, OctilesEnd.ALL_HOME) if home[0] else None
    either = state.options.teams == "opposite" and state.options.partners_win == "either"
    if all(home) or (either and any(home)):
        return Outcome(together, OctilesEnd.SIDE_HOME)
    return None
