"""What a window test may want to know of the board (``shell.report``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tiles2d.autopista.rules.pieces import FACINGS, PIECES
from tiles2d.autopista.scene.pointing import spot

if TYPE_CHECKING:
    from tiles2d.autopista.scene.scene import AutopistaScene
    from tiles2d.autopista.turn.turn import Choice


def report(scene: AutopistaScene) -> dict[str, Any]:
    """Cells, bays and choices by their pixels, and all that is marked or said on the board."""
    plan, turn, view = scene.plan, scene.turn, scene.overlay.view
    state, pixel = turn.state, scene.overlay.pixel
    cells = range(plan.width * plan.height)
    return {
        "step": str(turn.step),
        "choices": [_choice(scene, choice) for choice in turn.choices],
        "at": turn.at,
        "telling": scene.telling,
        "told": [[PIECES[piece], cause.value] for piece, cause in scene.film.told],
        "faulty": [PIECES[piece] for piece in scene.faulty],
        "ways": scene.ways,
        "cells": {state.board.name(cell): pixel(plan.centre(cell)) for cell in cells},
        "bays": {name: pixel(plan.bay(piece)) for piece, name in enumerate(PIECES)},
        "pieces": dict(zip(PIECES, map(state.board.pose_text, state.pieces), strict=True)),
        "score": list(state.score),
        "clock": scene.host.session.reading(scene.host.seconds),
        "turned": plan.turned,
        "view": [view.x, view.y, view.scale],
    }


def _choice(scene: AutopistaScene, choice: Choice) -> dict[str, Any]:
    outlook = scene.turn.outlook(choice)
    return {
        "step": str(choice.step),
        "piece": PIECES[choice.piece],
        "facing": FACINGS[choice.facing],
        "pixel": scene.overlay.pixel(spot(scene.plan, scene.turn, choice)),
        "last": choice.is_last,
        "removed": [[PIECES[piece], cause.value] for piece, cause in outlook.removed],
        "stranded": [PIECES[piece] for piece in outlook.stranded],
    }
