"""What a player at the table sees of a position: all but the seed of the coins to come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from highway3d.table.game import RequestError
from tiles2d.autopista.rules.judge import position
from tiles2d.autopista.rules.options import Options
from tiles2d.autopista.rules.pieces import PIECES, PLAYERS
from tiles2d.autopista.rules.state import State

_FIELDS = frozenset({"board", "options", "state"})


def blinded(state: State) -> State:
    """The position without what chance will bring."""
    return msgspec.structs.replace(state, seed=None, drawn=0)


def view(state: State) -> dict[str, Any]:
    """The judge's ``board``, ``options`` and ``state``; options at their default are left out."""
    options = msgspec.structs.asdict(state.board.options)
    chosen = {
        name: value
        for name, value in options.items()
        if name not in ("board", "layout") and value != getattr(_USUAL, name)
    }
    ground: Any = state.board.options.board
    if state.board.options.layout:
        layout = state.board.layout
        ground = {name: list(getattr(layout, name)) for name in ("rows", "starts", "flags")}
    poses = map(state.board.pose_text, state.pieces)
    return {
        "board": ground,
        "options": chosen,
        "state": {
            "turn": PLAYERS[state.turn],
            "score": list(state.score),
            "coins": [state.board.name(coin) for coin in state.coins],
            "pieces": dict(zip(PIECES, poses, strict=True)),
            "passes": state.passes,
            "ply": state.ply,
        },
    }


_USUAL = Options()


def read(given: Mapping[str, Any]) -> State:
    """The position seen; raises ``RequestError`` with one sentence that names the field."""
    unknown = sorted(set(given) - _FIELDS)
    if unknown:
        raise RequestError(f"view.{unknown[0]}: there is no such field")
    try:
        return position(given)
    except RequestError as error:
        raise RequestError(f"view.{error}") from None
