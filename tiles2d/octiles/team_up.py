"""Team Up, *reconstructed*: everything here can be replaced once its true rules are known.

Only the aim is public: bring five scattered runners into one directly connected group without
breaking connections already formed. Start, turns and markers follow rules section 5.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from highway3d.table.game import Fault, Outcome
from tiles2d.octiles.board import DOORS, EXITS, NODE, NODES, SPACE, STOPS
from tiles2d.octiles.moves import Place, Rotate, Run
from tiles2d.octiles.one_action import Action, OneAction, rotated
from tiles2d.octiles.options import Options
from tiles2d.octiles.paths import Layout, follow, steps_over
from tiles2d.octiles.state import NOBODY, Runners, State, laid, moved
from tiles2d.octiles.verdicts import OctilesEnd, OctilesFault, fault

_QUARTER = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""By player: the circles k with this remainder by four are his, counted clockwise from A1."""

Group = frozenset[int]
"""The nodes of runners of one player that are linked, directly or through one another."""


class TeamUp(OneAction):
    """One action a turn; circles are nodes like any other, and nobody has a home."""

    def start(self, options: Options, players: int) -> Runners:
        """Each player's five runners, four circles apart."""
        owners = {quarter: player for player, quarter in enumerate(_QUARTER[players])}
        circles = [owners.get(circle % 4, NOBODY) for circle in range(len(NODES) - STOPS)]
        return (*[NOBODY] * STOPS, *circles)

    def result(self, state: State) -> Outcome | None:
        """The win of who has five in one group; of several the player on turn, or the next."""
        found = groups(state.layout, state.runners)
        for step in range(state.players):
            player = (state.turn + step) % state.players
            if any(len(group) >= state.options.runners for group in found.get(player, ())):
                return Outcome((player,), OctilesEnd.GROUP_JOINED)
        return None

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


@lru_cache(maxsize=256)
def groups(layout: Layout, runners: Runners) -> dict[int, list[Group]]:
    """All groups on a layout, by player; a runner by itself is a group of one."""
    steps = steps_over(layout)
    left = {node for node, player in enumerate(runners) if player != NOBODY}
    found: dict[int, list[Group]] = {}
    while left:
        ahead = [left.pop()]
        player = runners[ahead[0]]
        group = set()
        while ahead:
            node = ahead.pop()
            group.add(node)
            for door in EXITS[node]:
                end = follow(steps, door) - DOORS
                if end in left and runners[end] == player:
                    left.remove(end)
                    ahead.append(end)
        found.setdefault(player, []).append(frozenset(group))
    return found


class Bonds:
    """The groups of a position that an action may not break."""

    def __init__(self, state: State) -> None:
        self._state = state
        steps = steps_over(state.layout)
        self._groups = [
            (player, group)
            for player, theirs in groups(state.layout, state.runners).items()
            for group in theirs
            if len(group) > 1 and (state.options.protected == "all" or player == state.turn)
        ]
        self._crossed = {
            space for _, group in self._groups for space in _crossed_within(steps, group)
        }

    def breaks(self, move: Action) -> bool:
        """Whether an action parts two runners of one group.

        Placing only adds paths; a tile that no link of a group crosses may be changed freely;
        and a runner outside every group leaves nobody behind.
        """
        state = self._state
        if isinstance(move, Place):
            return False
        if isinstance(move, Run):
            start, end = NODE[move.start], NODE[move.end]
            if not any(start in group for _, group in self._groups):
                return False
            return self._parts(state.layout, {start: end})
        space = SPACE[move.space]
        if space not in self._crossed:
            return False
        if isinstance(move, Rotate):
            return self._parts(rotated(state, move), {})
        return self._parts(laid(state, space, move.rotation)[0], {})

    def _parts(self, layout: Layout, gone: dict[int, int]) -> bool:
        """Whether some group is no longer one on a layout, after runners have gone elsewhere."""
        runners = self._state.runners
        for start, end in gone.items():
            runners = moved(runners, start, end)
        after = groups(layout, runners)
        return not all(
            any({gone.get(node, node) for node in group} <= whole for whole in after[player])
            for player, group in self._groups
        )


def _crossed_within(steps: list[int], group: Group) -> set[int]:
    """The spaces crossed by the paths that link a group's runners."""
    spaces: set[int] = set()
    for node in group:
        for door in EXITS[node]:
            crossed = set()
            while steps[door] >= 0:
                crossed.add(door >> 3)
                door = steps[door]
            if door - DOORS in group:
                spaces |= crossed
    return spaces
