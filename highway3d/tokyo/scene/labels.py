"""The build explained on the board: slips of paper at crossings, at the end, at named pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from highway3d.tokyo.rules.crossings import Result
from highway3d.tokyo.rules.highway import Pillar
from highway3d.tokyo.scene import slips
from highway3d.tokyo.scene.pieces.ghost import crossing_spot, middle
from highway3d.tokyo.scene.pieces.poses import DISC, RADIUS, WIDTH, cm
from highway3d.tokyo.scene.slips import Field, Slip, dots
from highway3d.tokyo.scene.stage import road_ends

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from highway3d.tokyo.rules.highway import Road
    from highway3d.tokyo.scene.eye.camera import Point
    from highway3d.tokyo.scene.scene import TokyoScene
    from highway3d.tokyo.scene.slips import Array
    from highway3d.tokyo.turn.draft import Draft, Study

ALONG: Final = 24
"""Dots that stand for a road or a line when slips are laid beside it."""
FEW: Final = 8
"""The same for a road that is only spared."""
CLEAR: Final = 0.5
"""How far round a crossing nothing is laid (cm)."""
UNDER_MOUSE: Final = 0.6
"""The same round the mouse, in text heights."""


def draw_labels(scene: TokyoScene) -> None:
    """Draws the slips for the build in the hand and for what the mouse is over."""
    found, draft = scene.builder.study, scene.builder.draft
    notes: list[Slip] = []
    if found is not None and draft is not None:
        notes += [*_crossings(scene, found), *_verdict(scene, found, draft)]
    names = _named(scene, found)
    notes += [slip for name, tone in names.items() for slip in _name(scene, name, tone)]
    notes += _under_mouse(scene, names)
    if notes:
        draw_slips(scene, notes, lambda: _field(scene, found))


def draw_slips(scene: TokyoScene, notes: Sequence[Slip], field: Callable[[], Field]) -> None:
    """Draws slips below all panels, each beside its point, none over another or a kept dot.

    They are laid anew only when one of them, the view, the build or a panel has changed.
    """
    theme, panels = scene.host.theme, list(scene.host.theme.rectangles.values())
    seen = notes, panels, scene.stage.eye.now, scene.builder.revision
    if scene.slips[0] != seen:
        wanted = [(slip.at, theme.slip_size([(slip.text, slip.tone)])) for slip in notes]
        scene.slips = seen, slips.lay(wanted, field(), panels, theme.em)
    places = scene.slips[1]
    for slip, place in zip(notes, places, strict=True):
        if place is not None and slips.gap(place, slip.at) > slips.FAR * theme.em:
            theme.leader(slip.at, slips.nearest(place, slip.at))
    for slip, place in zip(notes, places, strict=True):
        if place is not None:
            strong = scene.cue > 0 and slip.tone == "fault"
            theme.slip(place, [(slip.text, slip.tone)], strong=strong)


def board_field(scene: TokyoScene, kept: Array, spared: Array) -> Field:
    """The part of the window beside the columns, with what lies in it."""
    x, y, wide, tall = scene.host.theme.free
    return Field((x + 4, y + 4, wide - 8, tall - 8), kept, spared)


def _crossings(scene: TokyoScene, found: Study) -> list[Slip]:
    notes = []
    for crossing in found.crossings if found.legal else ():
        at = scene.stage.pixel(*crossing_spot(found.road, crossing.point))
        if at is not None:
            text = scene.texts(
                "tokyo-slip",
                relation=str(crossing.relation),
                road=crossing.road,
                result=str(crossing.result),
            )
            pays = crossing.result is Result.QUALIFIES
            notes.append(Slip(at, text, "good" if pays else "soft"))
    return notes


def _verdict(scene: TokyoScene, found: Study, draft: Draft) -> list[Slip]:
    """The first fault in a word or two, or the cars to earn, beside the end of the build."""
    at = scene.stage.pixel(cm(draft.x), cm(draft.y), draft.height * DISC)
    if at is None:
        return []
    if found.faults:
        return [Slip(at, scene.texts(f"tokyo-short-{found.faults[0].code}"), "fault")]
    if found.cars:
        return [Slip(at, scene.texts("tokyo-cars-label", cars=found.cars), "good")]
    return []


def _named(scene: TokyoScene, found: Study | None) -> dict[str, str]:
    """The standing pieces that the verdict or the judge's panel speaks of, with their tone."""
    names = dict.fromkeys(scene.lit, "ink")
    if found is None:
        return names
    if found.faults:
        base = found.road.start
        named = (name for name in found.faults[0].pieces if name != getattr(base, "name", ""))
        return names | dict.fromkeys(named, "fault")
    blockers = (name for crossing in found.crossings for name in crossing.blockers)
    return names | dict.fromkeys(blockers, "soft")


def _name(scene: TokyoScene, name: str, tone: str) -> list[Slip]:
    spot = _spot(scene, name)
    at = None if spot is None else scene.stage.pixel(*spot)
    return [] if at is None else [Slip(at, name, tone)]


def _under_mouse(scene: TokyoScene, names: Iterable[str]) -> list[Slip]:
    """The name of the pillar or road under the mouse."""
    over = scene.over
    if over is None or over.name in names or _spot(scene, over.name) is None:
        return []
    at = scene.stage.pixel(*over.point)
    return [] if at is None else [Slip(at, over.name, "ink")]


def _spot(scene: TokyoScene, name: str) -> Point | None:
    """The top of a standing pillar or the middle of a road; None for anything else."""
    shown = scene.builder.shown
    pillar = shown.pillar(name)
    if pillar is not None:
        return cm(pillar.x), cm(pillar.y), pillar.height * DISC
    return next((middle(road) for road in shown.roads if road.name == name), None)


def _field(scene: TokyoScene, found: Study | None) -> Field:
    """The ghost, its base, its crossings and the lines to blocking roads are kept free.

    Whatever else stands is spared.
    """
    stage, shown, kept = scene.stage, scene.builder.shown, []
    if scene.over is not None:
        at = stage.pixel(*scene.over.point)
        if at is not None:
            kept.append(np.array([(*at, UNDER_MOUSE * scene.host.theme.em)]))
    if found is not None:
        ends = [end for end in (found.road.start, found.road.end) if isinstance(end, Pillar)]
        kept += [_on_roads(scene, [found.road], ALONG), _on_pillars(scene, ends)]
        kept += _explained(scene, found)
    spared = dots(_on_roads(scene, shown.roads, FEW), _on_pillars(scene, shown.pillars))
    return board_field(scene, dots(*kept), spared)


def _explained(scene: TokyoScene, found: Study) -> list[Array]:
    """The crossings, and the lines from them to the roads that block them."""
    stage = scene.stage
    spots = [crossing_spot(found.road, crossing.point) for crossing in found.crossings]
    roads = {road.name: road for road in scene.builder.site.highway.roads}
    lines = [
        np.linspace(spot, middle(roads[name]), ALONG)
        for spot, crossing in zip(spots, found.crossings, strict=True)
        for name in crossing.blockers
    ]
    return [stage.dots(spots, CLEAR), *(stage.dots(line, WIDTH / 4) for line in lines)]


def _on_roads(scene: TokyoScene, roads: Sequence[Road], count: int) -> Array:
    ends = np.array([road_ends(road) for road in roads]).reshape(-1, 2, 3)
    along = np.linspace(ends[:, 0], ends[:, 1], count)
    return scene.stage.dots(along, WIDTH / 2 + 0.15)


def _on_pillars(scene: TokyoScene, pillars: Sequence[Pillar]) -> Array:
    tops = [(cm(pillar.x), cm(pillar.y), pillar.height * DISC) for pillar in pillars]
    ends = np.array(tops).reshape(-1, 3)
    return scene.stage.dots(np.linspace(ends * (1, 1, 0), ends, 4), RADIUS)
