"""Positions for the tests: from the shared cases, from random play, and turned by a quarter."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from hypothesis import strategies as st

from tiles2d.octiles.rules.board import BOARD, SPACES
from tiles2d.octiles.rules.format.position import Request, as_json, position, typed
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.rules import RULES

CASES = Path(__file__).parents[1] / "cases" / "octiles"
VERSIONS = (
    "move_over", "boardspace", "octiles", "team_up", "switch_tile", "switch_tile_own_side",
)  # fmt: skip


def cases(name, block):
    """One block of the shared cases."""
    return json.loads((CASES / f"{name}.json").read_text())[block]


def request(case, ruleset="move_over", **more):
    """A request to the judge from a position of the shared cases."""
    position = {key: case[key] for key in ("players", "turn", "tiles", "runners", "stack")}
    return {"ruleset": ruleset, **position, **more}


def asked(state, **more):
    """A position as a request to the judge."""
    options = {"early_actions": "on" if state.options.early_actions else "off"}
    ruleset = state.options.version
    return {
        "ruleset": ruleset,
        "players": state.players,
        "options": options,
        **as_json(state),
        **more,
    }


def state_of(request):
    """The position a request is about."""
    return position(typed(request, Request))


def grown(version, players, seed, plies, **options):
    """A position after so many random moves, or at the end if that came first."""
    state, chance = RULES.new(Options(version=version, **options), players, seed), Random(seed)
    for _ in range(plies):
        if state.outcome:
            break
        state = RULES.apply(state, RULES.random_move(state, chance))
    return state


def full_board(seed):
    """17 of the tiles, anywhere and anyhow."""
    chance = Random(seed)
    tiles = chance.sample(range(1, 19), len(SPACES))
    return tuple(tile * 8 + chance.randrange(8) for tile in tiles)


def positions(versions=VERSIONS, players=(2, 3, 4)):
    """Positions out of random games of all lengths, not yet over."""
    return st.builds(
        grown,
        st.sampled_from(versions),
        st.sampled_from(players),
        st.integers(0, 10**6),
        st.integers(0, 120),
        early_actions=st.booleans(),
    ).filter(lambda state: not state.outcome)


def _quarter(places):
    at = {(round(place.x, 3), round(place.y, 3)): place.id for place in places}
    return {name: at[y, -x] for (x, y), name in at.items()}


QUARTER = {
    **_quarter(BOARD.tile_spaces),
    **_quarter(BOARD.stops),
    **_quarter(BOARD.circles),
}
"""Where a quarter turn of the board clockwise takes each place."""


def turned(request):
    """A request of four players with the whole board turned by a quarter clockwise."""
    lying = {
        field: {QUARTER[s]: [tile, (r + 2) % 8] for s, (tile, r) in request[field].items()}
        for field in ("tiles", "face_down")
        if field in request
    }
    return {
        **request,
        **lying,
        "turn": (request["turn"] + 1) % 4,
        "runners": {QUARTER[n]: (player + 1) % 4 for n, player in request["runners"].items()},
        "markers": {
            str((int(player) + 1) % 4): QUARTER[space]
            for player, space in request.get("markers", {}).items()
        },
    }


def turned_move(move):
    """A move of the judge's list, turned by a quarter clockwise."""
    return [(word + 2) % 8 if isinstance(word, int) else QUARTER.get(word, word) for word in move]
