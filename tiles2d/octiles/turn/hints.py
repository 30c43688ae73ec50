"""A good move for whoever asks for a hint: the one that brings his runners on most."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import dist
from typing import TYPE_CHECKING, Final

from tiles2d.octiles.rules.board import NODE, NODES, SPACES
from tiles2d.octiles.rules.moves import Place, PlaceAndRun, Replace, Rotate, Run
from tiles2d.octiles.rules.places import NODE_AT, outward
from tiles2d.octiles.rules.rules import RULES, VERSIONS
from tiles2d.octiles.rules.state import finish_circles, unpacked
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
NEAR: Final = 0.005
"""What a tile width between two runners of one player takes off in Team Up."""
LATELY: Final = 3
"""In so many rounds no hint changes a tile twice."""


def best(state: State, moves: Iterable[Move]) -> Move | None:
    """The best of some legal moves; of equal ones the first in the order of their texts.

    Where runners have a home it counts how far they come; in Team Up, how many hang together. A
    move that leads on comes before all that lead back to what was there already.
    """
    ranked = sorted(moves, key=RULES.format)
    past = Past(state)

    def rank(move: Move) -> tuple[bool, float]:
        after = _after(state, move)
        return past.leads_on(move, after), _gain(state, move, after)

    return max(ranked, key=rank, default=None)


class Past:
    """What was there in a one-action game since a tile was last placed."""

    def __init__(self, state: State) -> None:
        met = [unpacked(snapshot) for snapshot in state.seen]
        self._met = set(met)
        lately = [layout for layout, _ in met[-LATELY * state.players :]]
        self._changed = {
            space
            for was, now in pairwise(lately)
            for space, *laid in zip(SPACES, was, now, strict=True)
            if laid[0] != laid[1]
        }

    def leads_on(self, move: Move, after: State) -> bool:
        """Whether a move neither repeats a position nor changes a tile that was changed lately."""
        if isinstance(move, Replace | Rotate) and move.space in self._changed:
            return False
        return (after.layout, after.runners) not in self._met


def _after(state: State, move: Move) -> State:
    """What a move of a one-action game leaves behind; other games need not know."""
    version = VERSIONS[state.options.version]
    if isinstance(version, OneAction) and isinstance(move, Place | Replace | Rotate | Run):
        return version.played(state, move)
    return state


def _gain(state: State, move: Move, after: State) -> float:
    if state.options.version == "team_up":
        return _together(after, state.turn)
    if isinstance(move, PlaceAndRun | Run):
        return _progress(state, move.end) - _progress(state, move.start)
    version = VERSIONS[state.options.version]
    assert isinstance(version, OneAction)
    runs = version.runs(after, version.movable(after))
    return AHEAD * max((_gain(after, run, after) for run in runs), default=0.0)


def _progress(state: State, node: str) -> float:
    """How far a node lies on the way of who moves, from start to finish."""
    (x, y), (to_x, to_y) = NODE_AT[node], outward(2 * ((state.side + 2) % 4) - 2)
    home = NODE[node] in finish_circles(state, state.acting)
    return x * to_x + y * to_y + HOME * home


def _together(state: State, player: int) -> float:
    """How many of a player's runners hang together, the larger groups counting for more.

    Of positions that are equal in this, the one counts for more whose runners are nearer.
    """
    hang = sum(len(group) ** 2 for group in groups(state.layout, state.runners)[player])
    own = [NODE_AT[NODES[node]] for node, owner in enumerate(state.runners) if owner == player]
    return hang - NEAR * sum(dist(*pair) for pair in combinations(own, 2))
