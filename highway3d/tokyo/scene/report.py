"""What the scene tells whoever drives the window from outside (shell/report.py)."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from highway3d.tokyo.rules.format.notation import format_move
from highway3d.tokyo.scene.pieces.poses import DISC, cm

if TYPE_CHECKING:
    from highway3d.tokyo.scene.stage import Stage
    from highway3d.tokyo.turn.turn import Turn


def report(turn: Turn, stage: Stage) -> dict[str, Any]:
    """The step of the turn, the build in the hand, and where to point, in pixels."""
    draft, verdict = turn.draft, turn.verdict
    crossings = verdict.crossings if verdict else ()
    return {
        "step": str(turn.step),
        "bases": {
            base.name: stage.pixel(cm(base.x), cm(base.y), base.height * DISC)
            for base in turn.bases
        },
        "draft": None if draft is None else format_move(draft.build),
        "placed": turn.is_placed,
        "adjusting": turn.is_adjusting,
        "tip": None if draft is None else stage.pixel(cm(draft.x), cm(draft.y), 0.0),
        "faults": [fault.code.value for fault in verdict.faults] if verdict else [],
        "crossings": [[one.road, one.relation, one.result] for one in crossings],
        "cars": verdict.cars if verdict else 0,
        "camera": asdict(stage.eye.now),
        "frame": asdict(stage.eye.frame),
    }
