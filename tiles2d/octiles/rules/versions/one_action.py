"""The version named Octiles: one action a turn, markers on rotated tiles (RULES.md, section 4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import ClassVar

import msgspec

from highway3d.table.game import Fault, Outcome
from tiles2d.octiles.rules.board import DOORS, EXITS, NODE, NODES, SPACE, SPACES
from tiles2d.octiles.rules.moves import Move, Place, Replace, Rotate, Run
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.packed import TILE_OF, pack_tile, unpack_tile
from tiles2d.octiles.rules.paths import follow, steps_over
from tiles2d.octiles.rules.state import NOWHERE, Runners, Snapshot, State, laid, moved
from tiles2d.octiles.rules.tiles import PATTERNS, is_same_pattern
from tiles2d.octiles.rules.verdicts import OctilesEnd, OctilesFault, fault
from tiles2d.octiles.rules.versions import homing
from tiles2d.octiles.rules.versions.version import Choices

Action = Place | Replace | Rotate | Run

_PLACES = tuple([Place(space, rotation) for rotation in range(8)] for space in SPACES)
_REPLACES = tuple([Replace(space, rotation) for rotation in range(8)] for space in SPACES)
_OTHERS = tuple(
    [
        rotation
        for rotation in range(8)
        if TILE_OF[laid] and not is_same_pattern(*unpack_tile(laid), rotation)
    ]
    for laid in range(len(PATTERNS))
)
"""For each laid tile the rotations in which it looks different."""
_ROTATES = tuple(
    tuple([Rotate(space, rotation) for rotation in others] for others in _OTHERS)
    for space in SPACES
)
"""The rotations of each laid tile on each space."""


class OneAction:
    """A turn is one action: place a tile, replace one, rotate one, or run."""

    kinds: ClassVar[tuple[type, ...]] = (Place, Replace, Rotate, Run)

    def start(self, options: Options, players: int) -> Runners:
        """The runners on the start circles of their sides."""
        return homing.start(options, players)

    def choices(self, state: State) -> Choices:
        """Every action; only runs off the start circles where the vacate rule binds."""
        leaving = self.vacating(state)
        if leaving:
            return Choices(True, [*leaving])
        breaks = self.breaks(state)
        actions = (move for kind in self.kinds for move in self.actions(state, kind))
        return Choices(False, [move for move in actions if not breaks(move)])

    def faults(self, state: State, move: Action) -> tuple[Fault, ...]:
        """Every fault of an action; that it breaks a group, only where nothing else is wrong."""
        if isinstance(move, Run):
            found = self.run_faults(state, NODE[move.start], NODE[move.end])
        else:
            found = _tile_faults(state, move)
        if self.vacating(state):
            full = [NODES[circle] for circle in homing.full_start(state)]
            if not (isinstance(move, Run) and move.start in full):
                found += fault(OctilesFault.MUST_VACATE, *full)
        if not found and self.breaks(state)(move):
            return fault(OctilesFault.BREAKS_GROUP)
        return found

    def played(self, state: State, move: Action) -> State:
        """The table after an action.

        Rotating takes the player's marker to the tile; the markers on a replaced tile go back
        to their owners.
        """
        layout, runners, pile, markers = state.layout, state.runners, state.pile, state.markers
        if isinstance(move, Run):
            runners = moved(runners, NODE[move.start], NODE[move.end])
        elif isinstance(move, Rotate):
            layout = rotated(state, move)
            markers = (*markers[: state.turn], SPACE[move.space], *markers[state.turn + 1 :])
        else:
            space = SPACE[move.space]
            layout, pile = laid(state, space, move.rotation)
            markers = tuple(NOWHERE if marked == space else marked for marked in markers)
        return msgspec.structs.replace(
            state, layout=layout, runners=runners, pile=pile, markers=markers, passes=0
        )

    def some_move(self, state: State, chance: Random) -> Move | None:
        """Some action; its kind is drawn first, evenly among those that are possible."""
        leaving = self.vacating(state)
        if leaving:
            return chance.choice(leaving)
        breaks = self.breaks(state)
        kinds = list(self.kinds)
        while kinds:
            actions = self.actions(state, kinds.pop(chance.randrange(len(kinds))))
            while actions:
                move = actions.pop(chance.randrange(len(actions)))
                if not breaks(move):
                    return move
        return None

    def result(self, state: State) -> Outcome | None:
        """The win of those whose runners are home."""
        return homing.result(state)

    def begun(self, state: State) -> State:
        """The table as it was left."""
        return state

    def sits_out(self, state: State, player: int) -> bool:
        """Nobody does: even with all runners home one may act on the tiles."""
        return False

    def remembered(self, state: State, following: State) -> tuple[Snapshot, ...]:
        """The positions since a tile was last placed; none before can come again."""
        now = (following.snapshot(),)
        return now if len(following.pile) < len(state.pile) else state.seen + now

    def draw(self, state: State) -> Outcome | None:
        """A draw when a position comes for the third time, or after ``max_turns`` turns."""
        same_turn = state.seen[:: -state.players]
        if same_turn.count(state.seen[-1]) >= 3:
            return Outcome((), OctilesEnd.REPETITION)
        if state.turns >= state.options.max_turns:
            return Outcome((), OctilesEnd.TURN_LIMIT)
        return None

    def actions(self, state: State, kind: type) -> list[Action]:
        """The actions of one kind, not yet asked whether they break a group."""
        found: list[Action] = []
        if kind is Run:
            found += self.runs(state, self.movable(state))
        elif kind is Place:
            for space, lies in enumerate(state.layout):
                if not lies:
                    found += _PLACES[space]
        elif _may_change_tiles(state):
            for space, lies in enumerate(state.layout):
                if kind is Replace and lies:
                    found += _REPLACES[space]
                elif kind is Rotate and space not in state.markers:
                    found += _ROTATES[space][lies]
        return found

    def runs(self, state: State, runners: Iterable[int]) -> list[Run]:
        """Every run of these runners over the tiles as they lie; loops are not allowed."""
        steps, ends = steps_over(state.layout), self.open_ends(state)
        found = {
            (node, end): None
            for node in runners
            for door in EXITS[node]
            if (end := follow(steps, door)) in ends
        }
        return [Run(NODES[node], NODES[end - DOORS]) for node, end in found]

    def run_faults(self, state: State, start: int, end: int) -> tuple[Fault, ...]:
        """Every fault of a run, the vacate rule apart."""
        found = self.runner_faults(state, start)
        if found:
            return found
        steps = steps_over(state.layout)
        if all(follow(steps, door) != DOORS + end for door in EXITS[start]):
            return fault(OctilesFault.PATH_ENDS_NOWHERE, NODES[start], NODES[end])
        found = self.end_faults(state, start, end)
        return found + fault(OctilesFault.LOOP_NOT_ALLOWED, NODES[end]) if start == end else found

    def vacating(self, state: State) -> list[Run]:
        """The runs one must choose from when others stand in one's full start circles."""
        full = homing.full_start(state)
        if all(state.runners[circle] == state.acting for circle in full):
            return []
        return self.runs(state, [node for node in self.movable(state) if node in full])

    def breaks(self, state: State) -> Callable[[Action], bool]:
        """Tells of an action whether it breaks a group; only Team Up has groups."""
        return _breaks_nothing

    def movable(self, state: State) -> list[int]:
        """The nodes of the runners that may be moved."""
        return homing.movable(state)

    def open_ends(self, state: State) -> set[int]:
        """The doors (136 + node) of the nodes where a runner may end."""
        return homing.open_ends(state)

    def runner_faults(self, state: State, start: int) -> tuple[Fault, ...]:
        """Why the runner on a node cannot be moved."""
        return homing.runner_faults(state, start)

    def end_faults(self, state: State, start: int, end: int) -> tuple[Fault, ...]:
        """Why a runner may not end there, though a path leads there."""
        return homing.end_faults(state, start, end)


def rotated(state: State, move: Rotate) -> tuple[int, ...]:
    """The layout after a tile was turned where it lies."""
    space = SPACE[move.space]
    lying = pack_tile(TILE_OF[state.layout[space]], move.rotation)
    return (*state.layout[:space], lying, *state.layout[space + 1 :])


def _may_change_tiles(state: State) -> bool:
    """Whether tiles may be replaced and rotated: once every space is filled, or from the start."""
    return state.options.early_actions or 0 not in state.layout


def _tile_faults(state: State, move: Place | Replace | Rotate) -> tuple[Fault, ...]:
    """Every fault of placing, replacing or rotating a tile, the vacate rule apart."""
    space = SPACE[move.space]
    tile, rotation = unpack_tile(state.layout[space])
    if isinstance(move, Place):
        return fault(OctilesFault.SPACE_TAKEN, move.space) if tile else ()
    found: tuple[Fault, ...] = ()
    if not tile:
        found += fault(OctilesFault.SPACE_EMPTY, move.space)
    if not _may_change_tiles(state):
        found += fault(OctilesFault.BOARD_NOT_FULL)
    if tile and isinstance(move, Rotate):
        if is_same_pattern(tile, rotation, move.rotation):
            found += fault(OctilesFault.SAME_PATTERN, move.space)
        if space in state.markers:
            found += fault(OctilesFault.TILE_MARKED, move.space)
    return found


def _breaks_nothing(action: Action) -> bool:
    return False
