"""Why a move is good or bad, as facts; sentences are made of them elsewhere."""

from __future__ import annotations

from typing import NamedTuple

from highway3d.table.thinking import Fact
from tiles2d.octiles.player.actions import played, runs
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
from tiles2d.octiles.rules.moves import Move, Pass, PlaceAndRun, Run
from tiles2d.octiles.rules.paths import ways
from tiles2d.octiles.rules.rules import RULES
from tiles2d.octiles.rules.state import NOBODY, State, finish_circles
from tiles2d.octiles.rules.versions.team_up import groups

SMALL = TURNS_A_TILE / 2
"""What is not worth telling."""


class BestRun(NamedTuple):
    """The run of a player that saves him most."""

    start: str
    end: str
    tiles: int


def facts(state: State, move: Move) -> tuple[Fact, ...]:
    """What a legal move brings, the weightiest first.

    ``WINS`` · ``DRAWS`` · ``HOME`` circle · ``LAST_CIRCLE`` circle (it takes the last free one) ·
    ``LEAVES_START`` circle (it must) · ``NEARER`` tiles · ``FARTHER`` tiles · ``CROSSES`` tiles ·
    ``OPENS`` start end tiles (one's own next run) · ``STOPS`` player start end tiles (a rival's
    run) · ``ALLOWS`` player start end tiles (the next player's best run) · ``WAITS`` (a pass);
    in Team Up ``JOINED`` or ``GROUP`` runners (in the largest group, which has grown or not).
    """
    if isinstance(move, Pass):
        return (("WAITS",),)
    outcome = RULES.apply(state, move).outcome
    if outcome is not None:
        return (("WINS",),) if state.turn in outcome.winners else (("DRAWS",),)
    if state.options.version == "team_up":
        return tuple(_joining(state, move))
    race = race_of(state.options, state.players)
    if isinstance(move, PlaceAndRun):
        return (*_run(state, move), *_rival(race, state, move))
    if isinstance(move, Run):
        return tuple(_run(state, move))
    return tuple(_opening(state, move))


def _run(state: State, move: PlaceAndRun | Run) -> list[Fact]:
    after = played(state, move)
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


def _opening(state: State, move: Move) -> list[Fact]:
    """What a tile action opens for oneself and shuts for the next player."""
    after, rival = played(state, move), (state.turn + 1) % state.players
    found: list[Fact] = []
    mine, was = runs(after, state.acting), runs(state, state.acting)
    if mine and mine.saved > max(was.saved if was else 0.0, SMALL):
        found.append(("OPENS", NODES[mine.start], NODES[mine.end], _tiles(mine.saved)))
    theirs, could = runs(after, rival), runs(state, rival)
    if could and could.saved - (theirs.saved if theirs else 0.0) > SMALL:
        found.append(("STOPS", rival, NODES[could.start], NODES[could.end], _tiles(could.saved)))
    if theirs and theirs.saved > SMALL:
        found.append(
            ("ALLOWS", rival, NODES[theirs.start], NODES[theirs.end], _tiles(theirs.saved))
        )
    return found or [("NEARER", 0)]


def _joining(state: State, move: Move) -> list[Fact]:
    """How large one's largest group is after an action, and the links that it makes."""
    after, before = played(state, move), groups(state.layout, state.runners)
    largest = [
        max(map(len, each[state.turn]))
        for each in (before, groups(after.layout, after.runners))
    ]  # fmt: skip
    code = "JOINED" if largest[1] > largest[0] else "GROUP"
    return [(code, largest[1])]


def _tiles(saved: float) -> int:
    return max(1, round(saved / TURNS_A_TILE))


def _rival(race: Race, state: State, move: PlaceAndRun) -> list[Fact]:
    """What the next player could have run before the turn, and what is left to him."""
    if len(state.pile) < 2:
        return []
    before = passed(race, seen(state, unseen(state)))
    before = before._replace(pile=before.pile[1:])
    table = played(state, move)
    after = before._replace(layout=table.layout, runners=table.runners)
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
