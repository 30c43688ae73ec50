"""Team Up, *reconstructed*: everything here can be replaced once its true rules are known.

Only the aim is public: bring five scattered runners into one directly connected group without
breaking connections already formed. Start, turns and markers follow RULES.md, section 5.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from highway3d.table.game import Fault, Outcome
from tiles2d.octiles.rules.board import DOORS, EXITS, NODE, NODES, SPACE, STOPS
from tiles2d.octiles.rules.moves import Place, Rotate, Run
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.packed import DOORS_OF, SPACE_OF, TILE_OF, pack_tile
from tiles2d.octiles.rules.paths import CROSSINGS, Layout, steps_over
from tiles2d.octiles.rules.state import NOBODY, Runners, State, moved
from tiles2d.octiles.rules.verdicts import OctilesEnd, OctilesFault, fault
from tiles2d.octiles.rules.versions.one_action import Action, OneAction

_QUARTER = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""By player: the circles k with this remainder by four are his, counted clockwise from A1."""
_BIT_OF = tuple(1 << space for space in SPACE_OF)
"""By door: the bit of its space."""

Group = frozenset[int]
"""The nodes of runners of one player that are linked, directly or through one another."""


class Bond(NamedTuple):
    """A group of two runners or more."""

    player: int
    group: Group
    crossed: int
    """The spaces that the paths between its runners cross, a bit each: ``1 << space``."""


class Web(NamedTuple):
    """The paths of a position, as ``steps_over`` gives them, and all groups they hold together."""

    steps: list[int]
    bonds: list[Bond]


class TeamUp(OneAction):
    """One action a turn; circles are nodes like any other, and nobody has a home."""

    def start(self, options: Options, players: int) -> Runners:
        """Each player's five runners, four circles apart."""
        owners = {quarter: player for player, quarter in enumerate(_QUARTER[players])}
        circles = [owners.get(circle % 4, NOBODY) for circle in range(len(NODES) - STOPS)]
        return (*[NOBODY] * STOPS, *circles)

    def result(self, state: State) -> Outcome | None:
        """The win of who has five in one group; of several the player on turn, or the next."""
        joined = [
            bond.player
            for bond in web(state.layout, state.runners).bonds
            if len(bond.group) >= state.options.runners
        ]
        if not joined:
            return None
        winner = min(joined, key=lambda player: (player - state.turn) % state.players)
        return Outcome((winner,), OctilesEnd.GROUP_JOINED)

    def vacating(self, state: State) -> list[Run]:
        """There are no start circles to leave."""
        return []

    def breaks(self, state: State) -> Callable[[Action], bool]:
        """Tells of an action whether it parts runners that were in one group."""
        return Bonds(state).breaks

    def movable(self, state: State) -> list[int]:
        """All runners of the player."""
        return [node for node, player in enumerate(state.runners) if player == state.turn]

    def open_ends(self, state: State) -> set[int]:
        """Every empty node."""
        return {DOORS + node for node, player in enumerate(state.runners) if player == NOBODY}

    def runner_faults(self, state: State, start: int) -> tuple[Fault, ...]:
        """Whether the player has no runner there."""
        if state.runners[start] != state.turn:
            return fault(OctilesFault.NO_SUCH_RUNNER, NODES[start])
        return ()

    def end_faults(self, state: State, start: int, end: int) -> tuple[Fault, ...]:
        """Whether the end is taken."""
        if end != start and state.runners[end] != NOBODY:
            return fault(OctilesFault.END_OCCUPIED, NODES[end])
        return ()


def groups(layout: Layout, runners: Runners) -> dict[int, list[Group]]:
    """All groups on a layout, by player; a runner by itself is a group of one."""
    found: dict[int, list[Group]] = {}
    linked: set[int] = set()
    for bond in web(layout, runners).bonds:
        found.setdefault(bond.player, []).append(bond.group)
        linked |= bond.group
    for node, player in enumerate(runners):
        if player != NOBODY and node not in linked:
            found.setdefault(player, []).append(frozenset((node,)))
    return found


@lru_cache(maxsize=256)
def web(layout: Layout, runners: Runners) -> Web:
    """What ``Web`` tells of a position."""
    steps = steps_over(layout)
    bonds: list[Bond] = []
    met: list[int] = []
    for node, player in enumerate(runners):
        if player != NOBODY and node not in met:
            group, crossed = _linked(steps, runners, node)
            if len(group) > 1:
                met += group
                bonds.append(Bond(player, frozenset(group), crossed))
    return Web(steps, bonds)


def _linked(steps: Sequence[int], runners: Runners, start: int) -> tuple[list[int], int]:
    """The group of the runner on a node, which comes first, and the spaces its links cross."""
    player, group, crossed = runners[start], [start], 0
    for node in group:
        for door in EXITS[node]:
            way = 0
            while (beyond := steps[door]) >= 0:
                way |= _BIT_OF[door]
                door = beyond
            end = door - DOORS
            if end >= 0 and runners[end] == player:
                crossed |= way
                if end not in group:
                    group.append(end)
    return group, crossed


class Bonds:
    """The groups of a position that an action may not break."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._steps, bonds = web(state.layout, state.runners)
        if state.options.protected == "own":
            bonds = [bond for bond in bonds if bond.player == state.turn]
        self._bonds = bonds

    def breaks(self, move: Action) -> bool:
        """Whether an action parts two runners of one group.

        Placing only adds paths; a tile that no link of a group crosses may be changed freely;
        and a runner outside every group leaves nobody behind.
        """
        if isinstance(move, Place):
            return False
        if isinstance(move, Run):
            return self._left(NODE[move.start], NODE[move.end])
        space, state = SPACE[move.space], self._state
        tile = TILE_OF[state.layout[space]] if isinstance(move, Rotate) else state.pile[0]
        return self._cut(space, pack_tile(tile, move.rotation))

    def _left(self, start: int, end: int) -> bool:
        """Whether a runner leaves its group for a node that is not linked to all the others."""
        for bond in self._bonds:
            if start in bond.group:
                runners = moved(self._state.runners, start, end)
                reached, _ = _linked(self._steps, runners, end)
                return not bond.group.issubset([start, *reached])
        return False

    def _cut(self, space: int, lying: int) -> bool:
        """Whether a group no longer hangs together once another tile lies on a space."""
        for bond in self._bonds:
            if bond.crossed >> space & 1:
                steps = self._steps.copy()
                steps[DOORS_OF[space]] = CROSSINGS[space][lying]
                reached, _ = _linked(steps, self._state.runners, min(bond.group))
                if not bond.group.issubset(reached):
                    return True
        return False
