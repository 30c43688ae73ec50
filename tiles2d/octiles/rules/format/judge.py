"""The judge: positions, moves, paths of Octiles as JSON, one request, one answer (FORMATS.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import UNSET

from highway3d.table.foreign import quoted
from highway3d.table.game import RequestError
from tiles2d.octiles.rules.board import EXITS, NODE, NODES, SPACE
from tiles2d.octiles.rules.format.position import (
    Eighth,
    Request,
    Tiles,
    as_json,
    layout_of,
    place,
    position,
    typed,
)
from tiles2d.octiles.rules.moves import Move, Pass, Place, PlaceAndRun, Replace, Rotate, Run
from tiles2d.octiles.rules.options import PLACE_AND_RUN
from tiles2d.octiles.rules.packed import pack_door
from tiles2d.octiles.rules.paths import trace
from tiles2d.octiles.rules.rules import RULES
from tiles2d.octiles.rules.state import State

_TILE_ACTIONS: dict[Any, type[Place | Replace | Rotate]] = {
    "place": Place,
    "replace": Replace,
    "rotate": Rotate,
}


class Walk(msgspec.Struct, forbid_unknown_fields=True):
    """A path to be followed: the node it starts at and the side of a space it enters."""

    start: str
    enter: tuple[str, Eighth]


class TraceRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A question about one path; the rest of a position may stand beside it."""

    trace: Walk
    tiles: Tiles


def answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """Answers one request; raises ``RequestError`` with one sentence that names the field."""
    if "trace" in request:
        beside = {*Request.__struct_fields__} - {"tiles"}
        walk = {name: value for name, value in request.items() if name not in beside}
        return _traced(typed(walk, TraceRequest))
    asked = typed(request, Request)
    state = position(asked)
    if asked.move is UNSET:
        survey = RULES.survey(state)
        return {
            "state": survey.status.value,
            "may_pass": survey.may_pass,
            "moves": sorted(map(_listed, survey.moves)),
        }
    move = _move(asked)
    faults = RULES.check(state, move)
    if faults:
        return {"legal": False, "fault": faults[0].code.value}
    return {"legal": True, "fault": None, "after": _after(state, RULES.apply(state, move))}


def _traced(asked: TraceRequest) -> dict[str, Any]:
    layout = layout_of(asked.tiles)
    start = place("trace.start", asked.trace.start, NODE)
    space, side = asked.trace.enter
    door = pack_door(place("trace.enter", space, SPACE), side)
    if door not in EXITS[start]:
        raise RequestError(f"trace.enter: {NODES[start]} does not touch side {side} of {space}")
    end, way = trace(layout, door)
    return {"end": None if end is None else NODES[end], "path": [list(step) for step in way]}


def _move(asked: Request) -> Move:
    """The move asked about; raises ``RequestError`` when the ruleset has no such moves."""
    move = asked.move
    if move == "pass":
        return Pass()
    if isinstance(move, list):
        if asked.ruleset in PLACE_AND_RUN:
            if len(move) == 4:
                space, rotation = _tile_part(move[:2])
                return PlaceAndRun(space, rotation, *_run_part(move[2:]))
        elif len(move) == 3 and move[0] == "run":
            return Run(*_run_part(move[1:]))
        elif len(move) == 3 and isinstance(move[0], str) and move[0] in _TILE_ACTIONS:
            return _TILE_ACTIONS[move[0]](*_tile_part(move[1:]))
    raise RequestError(f"move: {asked.ruleset} has no move of this form")


def _tile_part(words: list[Any]) -> tuple[str, int]:
    space, rotation = words
    place("move", space, SPACE)
    if type(rotation) is not int or not 0 <= rotation < 8:
        raise RequestError(f"move: {quoted(str(rotation))} is not a rotation from 0 to 7")
    return space, rotation


def _run_part(words: list[Any]) -> tuple[str, str]:
    start, end = words
    place("move", start, NODE)
    place("move", end, NODE)
    return start, end


def _listed(move: Move) -> list[Any]:
    """A move as the judge lists it."""
    match move:
        case PlaceAndRun():
            return [move.space, move.rotation, move.start, move.end]
        case Run():
            return ["run", move.start, move.end]
        case Pass():
            return ["pass"]
        case _:
            return [type(move).__name__.lower(), move.space, move.rotation]


def _after(state: State, after: State) -> dict[str, Any]:
    """The position after a legal move, as the judge gives it."""
    winners = after.outcome.winners if after.outcome else ()
    winner = state.turn if state.turn in winners else next(iter(winners), None)
    return {**as_json(after), "winner": winner, "side": list(winners)}
