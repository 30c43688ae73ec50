"""What the scene tells whoever drives the window from outside (shell/report.py)."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from highway3d.tokyo.scene.pieces.poses import DISC, cm

if TYPE_CHECKING:
    from highway3d.tokyo.scene.scene import TokyoScene


def told(scene: TokyoScene) -> dict[str, Any]:
    """The step of the turn, the build in the hand, and where to point, in pixels."""
    builder, stage, rules = scene.builder, scene.stage, scene.host.session.rules
    draft, found = builder.draft, builder.study
    return {
        "step": str(builder.step),
        "bases": {
            base.name: stage.pixel(cm(base.x), cm(base.y), base.height * DISC)
            for base in builder.bases
        },
        "draft": None if draft is None else rules.format(draft.build),
        "placed": builder.placed,
        "adjusting": builder.adjusting,
        "tip": None if draft is None else stage.pixel(cm(draft.x), cm(draft.y), 0.0),
        "faults": [fault.code.value for fault in found.faults] if found else [],
        "crossings": [[c.road, c.relation, c.result] for c in found.crossings] if found else [],
        "cars": found.cars if found else 0,
        "over": None if scene.over is None else scene.over.name,
        "lit": scene.lit,
        "refused": scene.cue > 0,
        "searching": scene.search is not None,
        "hints": [rules.format(build) for _, build in builder.hints],
        "camera": asdict(stage.eye.now),
        "frame": asdict(stage.eye.frame),
    }
