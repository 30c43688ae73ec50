"""Crossings explained on the board: a slip of paper at each, and one at the end of the build."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.scenes.desk import crossing_sentence, fault_lines
from highway3d.scenes.ghost import crossing_spot
from highway3d.scenes.poses import DISC, cm
from highway3d.tokyo.crossings import Result

if TYPE_CHECKING:
    from highway3d.scenes.draft import Draft, Study
    from highway3d.scenes.tokyo import TokyoScene

Slip = tuple[tuple[float, float], str, str]
"""The pixel it belongs to, its text and its tone."""


def draw_labels(scene: TokyoScene) -> None:
    """Draws the slips for the build in the hand, below all panels, none over another."""
    found, draft = scene.builder.study, scene.builder.draft
    if found is None or draft is None:
        return
    theme, taken = scene.host.theme, []
    slips = [*_verdict(scene, found, draft), *_crossings(scene, found)]
    for (x, y), text, tone in sorted(slips, key=lambda slip: slip[0][1]):
        left, top = x + theme.em, y - theme.em
        for other in taken:
            if left < other[0] + other[2] and top < other[1] + other[3] + 2:
                top = max(top, other[1] + other[3] + 2)
        taken.append(theme.label(left, top, [(text, tone)], size=0.9))


def _crossings(scene: TokyoScene, found: Study) -> list[Slip]:
    slips = []
    for crossing in found.crossings if found.legal else ():
        at = scene.stage.pixel(*crossing_spot(found.road, crossing.point))
        if at is not None:
            tone = "good" if crossing.result is Result.QUALIFIES else "soft"
            slips.append((at, crossing_sentence(scene.texts, crossing), tone))
    return slips


def _verdict(scene: TokyoScene, found: Study, draft: Draft) -> list[Slip]:
    """The first fault, or the cars to earn, beside the end of the build."""
    at = scene.stage.pixel(cm(draft.x), cm(draft.y), draft.height * DISC)
    if at is None:
        return []
    if found.faults:
        return [(at, fault_lines(scene.texts, found.faults[:1])[0], "fault")]
    if found.cars:
        return [(at, scene.texts("tokyo-cars-label", cars=found.cars), "good")]
    return []
