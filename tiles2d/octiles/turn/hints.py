"""A good move for whoever asks for a hint: the one that brings his runners on most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tiles2d.octiles.rules.board import NODE
from tiles2d.octiles.rules.moves import Place, PlaceAndRun, Replace, Rotate, Run
from tiles2d.octiles.rules.places import NODE_AT, outward
from tiles2d.octiles.rules.rules import RULES, VERSIONS
from tiles2d.octiles.rules.state import finish_circles
from tiles2d.octiles.rules.versions.one_action import OneAction
from tiles2d.octiles.rules.versions.team_up import groups

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tiles2d.octiles.rules.moves import Move
    from tiles2d.octiles.rules.state import State

HOME: Final = 1.5
"""What a runner on a finish circle counts beyond the way it has gone, in tile widths."""
AHEAD: Final = 0.5
"""What a run counts that an action on the tiles opens for the next turn."""


def best(state: State, moves: Iterable[Move]) -> Move | None:
    """The best of some legal moves; of equal ones the first in the order of their texts.

    Where runners have a home it counts how far they come; in Team Up, how many hang together.
    """
    ranked = sorted(moves, key=RULES.format)
    return max(ranked, key=lambda move: _gain(state, move), default=None)


def _gain(state: State, move: Move) -> float:
    if state.options.version == "team_up":
        return _together(RULES.apply(state, move), state.turn)
    if isinstance(move, PlaceAndRun | Run):
        return _progress(state, move.end) - _progress(state, move.start)
    version = VERSIONS[state.options.version]
    assert isinstance(version, OneAction)
    assert isinstance(move, Place | Replace | Rotate)
    after = version.played(state, move)
    runs = version.runs(after, version.movable(after))
    return AHEAD * max((_gain(after, run) for run in runs), default=0.0)


def _progress(state: State, node: str) -> float:
    """How far a node lies on the way of who moves, from start to finish."""
    (x, y), (to_x, to_y) = NODE_AT[node], outward(2 * ((state.side + 2) % 4) - 2)
    home = NODE[node] in finish_circles(state, state.acting)
    return x * to_x + y * to_y + HOME * home


def _together(state: State, player: int) -> float:
    """How many of a player's runners hang together, the larger groups counting for more."""
    return sum(len(group) ** 2 for group in groups(state.layout, state.runners)[player])
