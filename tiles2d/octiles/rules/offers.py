"""What a position offers, grouped as a hand goes through it: space, rotation, runner, end."""

from __future__ import annotations

from typing import NamedTuple

from tiles2d.octiles.rules.board import NODE, SPACE
from tiles2d.octiles.rules.moves import Place, PlaceAndRun, Replace, Rotate, Run
from tiles2d.octiles.rules.paths import Crossing, ways
from tiles2d.octiles.rules.rules import RULES, Status
from tiles2d.octiles.rules.state import State, laid

Ends = dict[str, list[str]]
"""By the node of a runner, where it may end."""
Rotations = dict[str, list[int]]
"""By space, in which rotations a tile may come to lie there."""


class Offers(NamedTuple):
    """All legal moves. Move Over fills ``placements``, the other versions the rest."""

    status: Status
    may_pass: bool
    placements: dict[str, dict[int, Ends]]
    places: Rotations
    replaces: Rotations
    rotates: Rotations
    runs: Ends


def offers(state: State) -> Offers:
    """Groups the legal moves of a position; spaces, rotations and nodes come sorted.

    >>> first = offers(RULES.new(RULES.options_type(), 2, seed=1))
    >>> first.placements["a3"][1], first.may_pass
    ({'A5': ['B3']}, False)
    """
    survey = RULES.survey(state)
    found = Offers(survey.status, survey.may_pass, {}, {}, {}, {}, {})
    for move in sorted(survey.moves, key=RULES.format):
        match move:
            case PlaceAndRun(space, rotation, start, end):
                runners = found.placements.setdefault(space, {}).setdefault(rotation, {})
                runners.setdefault(start, []).append(end)
            case Place(space, rotation):
                found.places.setdefault(space, []).append(rotation)
            case Replace(space, rotation):
                found.replaces.setdefault(space, []).append(rotation)
            case Rotate(space, rotation):
                found.rotates.setdefault(space, []).append(rotation)
            case Run(start, end):
                found.runs.setdefault(start, []).append(end)
    return found


def route(state: State, move: PlaceAndRun | Run) -> tuple[Crossing, ...]:
    """The shortest way a legal move leads its runner: the tiles crossed, in order (rule M9).

    >>> state = RULES.new(RULES.options_type(), 2, seed=1)
    >>> route(state, PlaceAndRun("a3", 1, "A5", "B3"))
    (Crossing(space='a3', entered=7, left=3),)
    """
    layout = state.layout
    if isinstance(move, PlaceAndRun):
        layout, _ = laid(state, SPACE[move.space], move.rotation)
    found = ways(layout, NODE[move.start], NODE[move.end])
    if isinstance(move, PlaceAndRun):
        found = [way for way in found if any(step.space == move.space for step in way)]
    return found[0]
