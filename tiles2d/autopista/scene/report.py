"""What a window test is told of the board (``shell.report``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tiles2d.autopista.rules.pieces import FACINGS, PIECES
from tiles2d.autopista.scene.pointing import spot

if TYPE_CHECKING:
    from tiles2d.autopista.scene.town.plan import Plan
    from tiles2d.autopista.turn.turn import Choice, Turn
    from tiles2d.flat.overlay import Overlay


def report(plan: Plan, turn: Turn, overlay: Overlay) -> dict[str, Any]:
    """Cells, bays and choices by their pixels, and the pieces and points of the turn."""
    state, pixel, view = turn.state, overlay.pixel, overlay.view
    cells = range(plan.width * plan.height)
    return {
        "step": str(turn.step),
        "choices": [
            _choice(turn, choice) | {"pixel": pixel(spot(plan, turn, choice))}
            for choice in turn.choices
        ],
        "at": turn.at,
        "cells": {state.board.name(cell): pixel(plan.centre(cell)) for cell in cells},
        "bays": {name: pixel(plan.bay(piece)) for piece, name in enumerate(PIECES)},
        "pieces": dict(zip(PIECES, map(state.board.pose_text, state.pieces), strict=True)),
        "score": list(state.score),
        "turned": plan.turned,
        "view": [view.x, view.y, view.scale],
    }


def _choice(turn: Turn, choice: Choice) -> dict[str, Any]:
    outlook = turn.outlook(choice)
    return {
        "step": str(choice.step),
        "piece": PIECES[choice.piece],
        "facing": FACINGS[choice.facing],
        "last": choice.is_last,
        "removed": [[PIECES[piece], cause.value] for piece, cause in outlook.removed],
        "stranded": [PIECES[piece] for piece in outlook.stranded],
    }
