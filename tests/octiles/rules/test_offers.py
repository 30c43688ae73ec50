"""What a position offers, grouped for the hand, and the way a move leads."""

from __future__ import annotations

from itertools import count

import msgspec
from hypothesis import given, settings

from tests.octiles.positions import cases, full_board, positions, request, state_of
from tiles2d.octiles.rules.board import BEYOND, DOORS, NODE, NODES, SPACE
from tiles2d.octiles.rules.moves import Place, PlaceAndRun, Replace, Rotate, Run
from tiles2d.octiles.rules.offers import offers, route
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.paths import links
from tiles2d.octiles.rules.rules import RULES, Status

few = settings(max_examples=30)


def flat(offered):
    """The moves of an offer, one by one."""
    turns = [
        PlaceAndRun(space, rotation, start, end)
        for space, rotations in offered.placements.items()
        for rotation, runners in rotations.items()
        for start, ends in runners.items()
        for end in ends
    ]
    on_tiles = [
        kind(space, rotation)
        for kind, spaces in (
            (Place, offered.places),
            (Replace, offered.replaces),
            (Rotate, offered.rotates),
        )
        for space, rotations in spaces.items()
        for rotation in rotations
    ]
    return (
        turns + on_tiles + [Run(start, end) for start, ends in offered.runs.items() for end in ends]
    )


@few
@given(positions())
def test_offers_hold_every_legal_move_once(state):
    survey, offered = RULES.survey(state), offers(state)
    assert sorted(map(RULES.format, flat(offered))) == sorted(map(RULES.format, survey.moves))
    assert (offered.status, offered.may_pass) == survey[:2]


@few
@given(positions())
def test_route_leads_from_the_runner_to_its_end(state):
    for move in RULES.survey(state).moves:
        if not isinstance(move, PlaceAndRun | Run):
            continue
        way = route(state, move)
        doors = [SPACE[step.space] * 8 + step.entered for step in way]
        exits = [SPACE[step.space] * 8 + step.left for step in way]
        assert BEYOND[doors[0]] == DOORS + NODE[move.start]
        assert [BEYOND[door] for door in exits] == [*doors[1:], DOORS + NODE[move.end]]
        if isinstance(move, PlaceAndRun):
            assert move.space in [step.space for step in way]


def doubled():
    """A full board where routes of different lengths join the same two nodes."""
    for seed in count():
        lengths = {}
        for start, end, length in links(full_board(seed)):
            lengths.setdefault((start, end), set()).add(length)
        for (start, end), found in lengths.items():
            if start != end and len(found) > 1:
                return full_board(seed), NODES[start], NODES[end], min(found)


def test_of_two_routes_the_shortest_is_shown():
    layout, start, end, shortest = doubled()
    new = RULES.new(Options(version="octiles"), 2, 0)
    state = msgspec.structs.replace(new, layout=layout)
    assert len(route(state, Run(start, end))) == shortest


def test_position_without_a_move_offers_a_pass_alone():
    case = next(c for c in cases("positions", "special") if c["name"] == "no_move_3")
    offered = offers(state_of(request(case)))
    assert offered.status is Status.PASS
    assert flat(offered) == []
