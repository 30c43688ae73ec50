"""Move Over and BoardSpace's rules: lay the top tile, run across it (RULES.md, sections 1, 2)."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import ClassVar

import msgspec

from highway3d.table.game import Fault, Outcome
from tiles2d.octiles.rules.board import DOORS, EXITS, NODE, NODES, SPACE
from tiles2d.octiles.rules.format.notation import written
from tiles2d.octiles.rules.moves import Move, PlaceAndRun
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.packed import SPACE_OF
from tiles2d.octiles.rules.paths import steps_over
from tiles2d.octiles.rules.state import Runners, Snapshot, State, laid, moved
from tiles2d.octiles.rules.verdicts import OctilesFault, fault
from tiles2d.octiles.rules.versions import homing
from tiles2d.octiles.rules.versions.placing import MOVES, entries, moves_on
from tiles2d.octiles.rules.versions.version import Choices


class MoveOver:
    """A turn lays a tile and moves a runner across it."""

    kinds: ClassVar[tuple[type, ...]] = (PlaceAndRun,)

    def start(self, options: Options, players: int) -> Runners:
        """The runners on the start circles of their sides."""
        return homing.start(options, players)

    def choices(self, state: State) -> Choices:
        """Every turn, all eight rotations listed; only vacating ones where that rule binds.

        The vacate rule binds when something stands on each of the player's start circles and
        some turn takes a runner away from them; where none does, every turn is open.
        """
        leaving = self._vacating(state)
        if leaving:
            return Choices(True, leaving)
        return Choices(False, _moves(state, homing.movable(state)))

    def faults(self, state: State, move: PlaceAndRun) -> tuple[Fault, ...]:
        """Every fault of a turn; the later ones only where a path leads across the tile."""
        start = NODE[move.start]
        found = homing.runner_faults(state, start) or _path_faults(state, move)
        if found:
            return found
        found = homing.end_faults(state, start, NODE[move.end])
        full = homing.full_start(state)
        if full and start not in full and self._vacating(state):
            found += fault(OctilesFault.MUST_VACATE, *(NODES[circle] for circle in full))
        return found

    def played(self, state: State, move: PlaceAndRun) -> State:
        """Tile and runner in their new places; a covered tile goes to the bottom of the pile."""
        layout, pile = laid(state, SPACE[move.space], move.rotation)
        runners = moved(state.runners, NODE[move.start], NODE[move.end])
        return msgspec.structs.replace(state, layout=layout, runners=runners, pile=pile, passes=0)

    def some_move(self, state: State, chance: Random) -> Move | None:
        """Some turn; first one of the spaces in reach is drawn, then a turn on it."""
        leaving = self._vacating(state)
        if leaving:
            return chance.choice(sorted(leaving, key=written))
        steps, ends, tile = steps_over(state.layout), homing.open_ends(state), state.pile[0]
        reached = list(entries(steps, homing.movable(state)).items())
        while reached:
            space, entered = reached.pop(chance.randrange(len(reached)))
            found = moves_on(steps, space, entered, tile, ends)
            if found:
                return MOVES[chance.choice(sorted(found))]
        return None

    def result(self, state: State) -> Outcome | None:
        """The win of those whose runners are home."""
        return homing.result(state)

    def begun(self, state: State) -> State:
        """The table as it was left."""
        return state

    def sits_out(self, state: State, player: int) -> bool:
        """Who is home before his partner, unless he moves the partner's runners."""
        options = state.options
        waits = options.teams != "none" and options.finished == "passes"
        return waits and state.is_home(player)

    def remembered(self, state: State, following: State) -> tuple[Snapshot, ...]:
        """Nothing: no rule of Move Over looks back."""
        return ()

    def draw(self, state: State) -> Outcome | None:
        """Never by repetition or length."""
        return None

    def _vacating(self, state: State) -> list[Move]:
        """The turns that leave the start circles, when something stands on all of them."""
        full = homing.full_start(state)
        return _moves(state, [n for n in homing.movable(state) if n in full]) if full else []


def _moves(state: State, runners: Iterable[int]) -> list[Move]:
    """Every turn of these runners."""
    steps, ends, tile = steps_over(state.layout), homing.open_ends(state), state.pile[0]
    found: list[Move] = []
    for space, entered in entries(steps, runners).items():
        found += [MOVES[number] for number in moves_on(steps, space, entered, tile, ends)]
    return found


def _path_faults(state: State, move: PlaceAndRun) -> tuple[Fault, ...]:
    """Why no path leads from the runner across the new tile to the end wanted.

    It misses the tile when it leads there without crossing it, or when no path of this runner
    crosses it at all; otherwise no path leads there.
    """
    space, end = SPACE[move.space], NODE[move.end]
    layout, _ = laid(state, space, move.rotation)
    steps = steps_over(layout)
    crosses: list[tuple[int, bool]] = []
    for door in EXITS[NODE[move.start]]:
        crossed = False
        while steps[door] >= 0:
            crossed = crossed or SPACE_OF[door] == space
            door = steps[door]
        crosses.append((door - DOORS, crossed))
    there = [crossed for reached, crossed in crosses if reached == end]
    if any(there):
        return ()
    if there or not any(crossed for _, crossed in crosses):
        return fault(OctilesFault.PATH_MISSES_TILE, move.space)
    return fault(OctilesFault.PATH_ENDS_NOWHERE, move.start, move.end)
