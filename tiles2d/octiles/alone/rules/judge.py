"""The judge of Octiles alone: how good a layout is, one request, one answer (FORMATS.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from highway3d.table.game import RequestError
from tiles2d.octiles.alone.rules.moves import Lay
from tiles2d.octiles.alone.rules.puzzles import Kind, UnknownPuzzle, puzzle
from tiles2d.octiles.alone.rules.rules import laying_faults, with_laid
from tiles2d.octiles.alone.rules.state import State, stars
from tiles2d.octiles.rules.board import SPACE
from tiles2d.octiles.rules.format.position import Tiles, place, typed
from tiles2d.octiles.rules.packed import pack_tile


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """A question about a layout, without its ``id``."""

    puzzle: str
    tiles: Tiles


def answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """Answers one request; raises ``RequestError`` with one sentence that names the field."""
    asked = typed(request, Request)
    try:
        state = State(puzzle(asked.puzzle).code)
    except UnknownPuzzle as no:
        raise RequestError(f"puzzle: {no}") from None
    for space, (tile, rotation) in asked.tiles.items():
        place("tiles", space, SPACE)
        if faults := laying_faults(state, Lay(tile, space, rotation)):
            raise RequestError(f"tiles.{space}: {faults[0].code}")
        state = with_laid(state, space, pack_tile(tile, rotation))
    return {
        "kind": str(state.puzzle.kind),
        "result": state.result,
        "best": state.puzzle.best,
        "proved": state.puzzle.is_proved,
        "stars": stars(state.result, state.puzzle.best),
        **_details(state),
    }


def _details(state: State) -> dict[str, Any]:
    if state.puzzle.kind is Kind.SEQUENCE:
        sequence = state.sequence()
        return {
            "made": list(map(list, sequence.made)),
            "double": list(map(list, sequence.double)),
            "out_of_order": list(map(list, sequence.out_of_order)),
        }
    if state.puzzle.kind is Kind.CONNECTION:
        connection = state.connection()
        mixed = sorted(sorted(pair) for pair in connection.mixed)
        return {"joined": sorted(map(int, connection.joined)), "mixed": mixed}
    return {}
