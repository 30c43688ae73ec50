"""Why a move is good or bad, as facts; sentences are made of them elsewhere."""

from __future__ import annotations

from typing import NamedTuple

from highway3d.table.thinking import Fact
from tiles2d.octiles.player.homeward import TURNS_A_TILE
from tiles2d.octiles.player.race import (
    Position,
    Race,
    batch,
    home,
    left,
    passed,
    race_of,
    seen,
    turns,
    unseen,
)
from tiles2d.octiles.rules.board import NODE, NODES
from tiles2d.octiles.rules.moves import Move, PlaceAndRun, Run
from tiles2d.octiles.rules.paths import ways
from tiles2d.octiles.rules.rules import RULES, VERSIONS
from tiles2d.octiles.rules.state import NOBODY, State, finish_circles


class BestRun(NamedTuple):
    """The run of a player that saves him most."""

    start: str
    end: str
    tiles: int


def facts(state: State, move: Move) -> tuple[Fact, ...]:
    """What a legal move brings, the weightiest first.

    ``WINS`` · ``HOME`` circle · ``LAST_CIRCLE`` circle · ``LEAVES_START`` circle (it must) ·
    ``NEARER`` tiles (or ``FARTHER``) · ``CROSSES`` tiles · ``STOPS`` player start end tiles (a
    rival's run) · ``ALLOWS`` player start end tiles (the next player's best run) ·
    ``WAITS`` for a pass.
    """
    if not isinstance(move, PlaceAndRun | Run):
        return (("WAITS",),)
    found = list(_run(state, move))
    race = race_of(state.options, state.players)
    if isinstance(move, PlaceAndRun):
        found += _rival(race, state, move)
    return tuple(found)


def _run(state: State, move: PlaceAndRun | Run) -> list[Fact]:
    version = VERSIONS[state.options.version]
    after = version.played(state, move)
    if RULES.apply(state, move).outcome is not None:
        return [("WINS",)]
    found: list[Fact] = []
    finish = finish_circles(state, state.acting)
    if NODE[move.end] in finish:
        found.append(("HOME", move.end))
        if all(after.runners[node] != NOBODY for node in finish):
            found.append(("LAST_CIRCLE", move.end))
    if RULES.survey(state).status.value == "must_vacate":
        found.append(("LEAVES_START", move.start))
    race = race_of(state.options, state.players)
    saved = left(race, state.runners, state.acting) - left(race, after.runners, state.acting)
    tiles = round(saved / TURNS_A_TILE)
    if tiles:
        found.append(("NEARER", tiles) if tiles > 0 else ("FARTHER", -tiles))
    routes = ways(after.layout, NODE[move.start], NODE[move.end])
    crossing = [
        way for way in routes
        if isinstance(move, Run) or any(step.space == move.space for step in way)
    ]  # fmt: skip
    if crossing:
        found.append(("CROSSES", len(crossing[0])))
    return found


def _rival(race: Race, state: State, move: PlaceAndRun) -> list[Fact]:
    """What the next player could have run before the turn, and what is left to him."""
    if len(state.pile) < 2:
        return []
    before = passed(race, seen(state, unseen(state)))
    before = before._replace(pile=before.pile[1:])
    played = VERSIONS[state.options.version].played(state, move)
    after = before._replace(layout=played.layout, runners=played.runners)
    found: list[Fact] = []
    could, can = best_run(race, before), best_run(race, after)
    if could and could.tiles > (can.tiles if can else 0):
        found.append(("STOPS", before.turn, could.start, could.end, could.tiles))
    if can and can.tiles > 0:
        found.append(("ALLOWS", before.turn, can.start, can.end, can.tiles))
    return found


def best_run(race: Race, position: Position) -> BestRun | None:
    """The best run of the player on turn with the tile in hand."""
    if home(race, position.runners, position.turn) >= race.runners:
        return None
    numbers = turns(race, position)
    if not numbers:
        return None
    made = batch(race, position, numbers)
    row = int(made.left[:, position.turn].argmin())
    saved = left(race, position.runners, position.turn) - float(made.left[row, position.turn])
    tiles = round(saved / TURNS_A_TILE)
    return BestRun(NODES[int(made.start[row])], NODES[int(made.end[row])], tiles)
