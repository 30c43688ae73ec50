"""Octiles in numbers, in every version."""

from __future__ import annotations

from typing import Final

from highway3d.research.encoding import Size
from tiles2d.octiles.player.view import VISIBLE
from tiles2d.octiles.rules.board import DOORS, EXITS, NODE, NODES, SPACE, SPACES
from tiles2d.octiles.rules.moves import Move, Pass, Place, PlaceAndRun, Replace, Rotate, Run
from tiles2d.octiles.rules.options import PLACE_AND_RUN
from tiles2d.octiles.rules.packed import pack_tile
from tiles2d.octiles.rules.paths import Layout, follow, steps_over
from tiles2d.octiles.rules.rules import RULES
from tiles2d.octiles.rules.state import NOBODY, State

_LAID: Final = len(SPACES) * 8
_WAY: Final = {door: nth for nth, door in enumerate(door for doors in EXITS for door in doors)}
"""The number of each way out of a node, by the door it leads to."""
_KINDS: Final = (Place, Replace, Rotate)
_BOTH: Final = _LAID * len(_WAY)


class InNumbers:
    """Actions: 0 to pass; else the space and rotation of a tile (``space * 8 + rotation``), the
    way out of a runner's node (0 to 71), or both. Of two ways to one node the first is named.

    The one-action versions draw when a position comes for the third time; which have been there
    before is not told.
    """

    def size(self, state: State) -> Size:
        """The actions depend on the version: a tile and a run in one turn, or one of them."""
        seen = 1 + state.players + 2 * len(SPACES) + len(NODES) + VISIBLE
        is_race = state.options.version in PLACE_AND_RUN
        return Size(seen, 1 + (_BOTH if is_race else len(_KINDS) * _LAID + len(_WAY)))

    def seen(self, state: State, seat: int) -> list[int]:
        """Players counted from him on: who is on turn; everybody's marker; tiles as they lie
        (tile * 8 + rotation); where one lies face down; whose runner stands on each node, -1 for
        none; the tiles in hand and next.
        """
        order = [(seat + nth) % state.players for nth in range(state.players)]
        place = {player: nth for nth, player in enumerate(order)} | {NOBODY: NOBODY}
        pile = (*state.pile[:VISIBLE], 0, 0)[:VISIBLE]
        markers = [state.markers[player] for player in order]
        runners = [place[who] for who in state.runners]
        down = [int(laid != 0) for laid in state.down or (0,) * len(SPACES)]
        return [place[state.turn], *markers, *state.layout, *down, *runners, *pile]

    def actions(self, state: State) -> dict[int, Move]:
        """Every legal move."""
        survey = RULES.survey(state)
        found = {_number(state, move): move for move in survey.moves}
        if survey.may_pass or not survey.moves:
            found[0] = Pass()
        return found


def _number(state: State, move: Move) -> int:
    match move:
        case PlaceAndRun(space, rotation, start, end):
            laid, where = pack_tile(state.pile[0], rotation), SPACE[space]
            layout = (*state.layout[:where], laid, *state.layout[where + 1 :])
            return 1 + (where * 8 + rotation) * len(_WAY) + _way(layout, NODE[start], NODE[end])
        case Run(start, end):
            return 1 + len(_KINDS) * _LAID + _way(state.layout, NODE[start], NODE[end])
        case Place(space, rotation) | Replace(space, rotation) | Rotate(space, rotation):
            return 1 + _KINDS.index(type(move)) * _LAID + SPACE[space] * 8 + rotation
    return 0


def _way(layout: Layout, start: int, end: int) -> int:
    steps = steps_over(layout)
    return next(_WAY[door] for door in EXITS[start] if follow(steps, door) == DOORS + end)
