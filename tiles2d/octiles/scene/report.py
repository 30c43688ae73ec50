"""What a window test is told of an Octiles scene."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tiles2d.octiles.rules.board import SPACES
from tiles2d.octiles.rules.places import NODE_AT, SPACE_AT
from tiles2d.octiles.turn.actions import Actions
from tiles2d.octiles.turn.spots import HAND_AT

if TYPE_CHECKING:
    from tiles2d.octiles.scene.sight import Sight
    from tiles2d.octiles.turn.turn import Turn


def report(turn: Turn, sight: Sight) -> dict[str, Any]:
    """The turn in the making, and where things are on the screen."""
    return {
        "step": str(turn.step),
        "status": str(turn.offers.status),
        "kind": str(turn.kind) if isinstance(turn, Actions) else None,
        "tile": turn.tile,
        "rotation": turn.rotation,
        "placed": turn.placed,
        "rotating": list(turn.rotating) if turn.rotating else None,
        "runner": turn.runner,
        "spot": list(turn.spot) if turn.spot else None,
        "choices": turn.choices,
        "runs": turn.runs,
        "may_pass": turn.offers.may_pass,
        "faults": [fault.code.value for fault in turn.faults or turn.verdict()],
        "layout": dict(zip(SPACES, turn.layout, strict=True)),
        **places(sight),
    }


def places(sight: Sight) -> dict[str, Any]:
    """Where the places of the board are on the screen."""
    return {
        "hand": sight.pixel(HAND_AT),
        "spaces": {name: sight.pixel(at) for name, at in SPACE_AT.items()},
        "nodes": {name: sight.pixel(at) for name, at in NODE_AT.items()},
        "scale": sight.view.scale,
    }
