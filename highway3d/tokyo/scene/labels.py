"""The build explained on the board: slips of paper at crossings, at the end, at named pieces."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final

import numpy as np

from highway3d.tokyo.rules.components import ROAD_THICKNESS
from highway3d.tokyo.rules.crossings import Result, underside
from highway3d.tokyo.rules.highway import Pillar
from highway3d.tokyo.scene.laid_slips import LaidSlips
from highway3d.tokyo.scene.pieces.ghost import crossing_spot, middle
from highway3d.tokyo.scene.pieces.poses import DISC, RADIUS, WIDTH, cm
from highway3d.tokyo.scene.signs import Signs
from highway3d.tokyo.scene.slips import Field, Slip, dots
from highway3d.tokyo.scene.stage import road_ends

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from highway3d.shell.scene import Host
    from highway3d.tokyo.rules.crossings import Crossing
    from highway3d.tokyo.rules.highway import Road
    from highway3d.tokyo.scene.eye.camera import Point
    from highway3d.tokyo.scene.eye.picking import Hit
    from highway3d.tokyo.scene.slips import Array
    from highway3d.tokyo.scene.stage import Stage
    from highway3d.tokyo.turn.draft import Draft, Verdict
    from highway3d.tokyo.turn.turn import Turn

ALONG: Final = 24
"""Dots that stand for a road or a line when slips are laid beside it."""
FEW: Final = 8
"""The same for a road that is only spared."""
CLEAR: Final = 0.5
"""How far round a crossing nothing is laid (cm)."""
UNDER_MOUSE: Final = 0.6
"""The same round the mouse, in text heights."""


class Labels:
    """The slips for the build in the hand and for what the mouse is over."""

    def __init__(self, host: Host, turn: Turn, stage: Stage) -> None:
        self._host, self._turn, self._stage = host, turn, stage
        self._slips = LaidSlips(host, turn, stage)
        self._signs = Signs(host, turn, stage)

    def draw(self, over: Hit | None, lit: Iterable[str], *, strong: bool) -> None:
        """Draws them; ``lit`` roads are named too, and ``strong`` lets a fault stand out."""
        if self._stage.is_veiled:
            return
        verdict, draft = self._turn.verdict, self._turn.draft
        if not self._stage.eye.is_gliding:
            self._signs.draw(verdict)
        notes: list[Slip] = []
        if verdict is not None and draft is not None:
            notes += [*self._crossings(verdict), *self._verdict(verdict, draft)]
        names = dict.fromkeys(lit, "ink") | ({} if verdict is None else _named(verdict))
        notes += [slip for name, tone in names.items() for slip in self._name(name, tone)]
        notes += self._under_mouse(over, names)
        if notes:
            self._slips.draw(notes, lambda: self._field(over, verdict), strong=strong)

    def _crossings(self, verdict: Verdict) -> list[Slip]:
        notes = []
        for crossing in verdict.crossings if verdict.is_legal else ():
            at = self._stage.pixel(*crossing_spot(verdict.road, crossing.point))
            if at is not None:
                text = self._host.texts(
                    "tokyo-slip",
                    relation=str(crossing.relation),
                    road=crossing.road,
                    result=str(crossing.result),
                    mm=self._air(verdict, crossing),
                )
                pays = crossing.result is Result.QUALIFIES
                notes.append(Slip(at, text, "good" if pays else "soft"))
        return notes

    def _air(self, verdict: Verdict, crossing: Crossing) -> float:
        """Millimetres between the two sticks where they cross, rounded down to a tenth."""
        crossed = next(r for r in self._turn.site.highway.roads if r.name == crossing.road)
        heights = (underside(road.stick, crossing.point) for road in (verdict.road, crossed))
        low, high = sorted(heights)
        return floor(high - low - ROAD_THICKNESS) / 10

    def _verdict(self, verdict: Verdict, draft: Draft) -> list[Slip]:
        """The cars to earn, beside the end of the build."""
        at = self._stage.pixel(cm(draft.x), cm(draft.y), draft.height * DISC)
        if at is None or not verdict.cars:
            return []
        text = self._host.texts("tokyo-cars-label", cars=verdict.cars)
        return [Slip(at, text, "good")]

    def _name(self, name: str, tone: str) -> list[Slip]:
        spot = self._spot(name)
        at = None if spot is None else self._stage.pixel(*spot)
        return [] if at is None else [Slip(at, name, tone)]

    def _under_mouse(self, over: Hit | None, names: Iterable[str]) -> list[Slip]:
        """The pillar or road under the mouse: how high it is, or what it may still pay."""
        if over is None or over.name in names or self._spot(over.name) is None:
            return []
        at = self._stage.pixel(*over.point)
        return [] if at is None else [Slip(at, self._told(over.name), "ink")]

    def _told(self, name: str) -> str:
        """A piece's name and height, or what is used up of a road where that counts everywhere."""
        shown, texts = self._turn.shown, self._host.texts
        pillar = shown.pillar(name)
        if pillar is not None:
            return texts("tokyo-pillar-slip", name=name, height=pillar.height)
        if self._turn.state.options.scope != "road":
            return name
        at = next(at for at, road in enumerate(shown.roads) if road.name == name)
        over, under = (int(used[at]) for used in shown.covered)
        return texts("tokyo-road-slip", name=name, over=over, under=under)

    def _spot(self, name: str) -> Point | None:
        """The top of a standing pillar or the middle of a road; None for anything else."""
        shown = self._turn.shown
        pillar = shown.pillar(name)
        if pillar is not None:
            return cm(pillar.x), cm(pillar.y), pillar.height * DISC
        return next((middle(road) for road in shown.roads if road.name == name), None)

    def _field(self, over: Hit | None, verdict: Verdict | None) -> Field:
        """The ghost, its base, its crossings and the lines to blocking roads are kept free.

        Whatever else stands is spared.
        """
        stage, shown, kept = self._stage, self._turn.shown, []
        if over is not None:
            at = stage.pixel(*over.point)
            if at is not None:
                kept.append(np.array([(*at, UNDER_MOUSE * self._host.theme.em)]))
        if verdict is not None:
            road = verdict.road
            ends = [end for end in (road.start, road.end) if isinstance(end, Pillar)]
            kept += [_on_roads(stage, [road], ALONG), _on_pillars(stage, ends)]
            kept += self._explained(verdict)
            named = _named(verdict)
            kept.append(_on_roads(stage, [one for one in shown.roads if one.name in named], ALONG))
            kept.append(_on_pillars(stage, [one for one in shown.pillars if one.name in named]))
        spared = dots(_on_roads(stage, shown.roads, FEW), _on_pillars(stage, shown.pillars))
        return self._slips.field(dots(*kept), spared)

    def _explained(self, verdict: Verdict) -> list[Array]:
        """The crossings, and the lines from them to the roads that block them."""
        stage = self._stage
        spots = [crossing_spot(verdict.road, crossing.point) for crossing in verdict.crossings]
        roads = {road.name: road for road in self._turn.site.highway.roads}
        lines = [
            np.linspace(spot, middle(roads[name]), ALONG)
            for spot, crossing in zip(spots, verdict.crossings, strict=True)
            for name in crossing.blockers
        ]
        return [stage.dots(spots, CLEAR), *(stage.dots(line, WIDTH / 4) for line in lines)]


def _named(verdict: Verdict) -> dict[str, str]:
    """The standing pieces that a verdict speaks of, with their tone."""
    if verdict.faults:
        base = getattr(verdict.road.start, "name", "")
        named = (name for name in verdict.faults[0].pieces if name != base)
        return dict.fromkeys(named, "fault")
    blockers = (name for crossing in verdict.crossings for name in crossing.blockers)
    return dict.fromkeys(blockers, "soft")


def _on_roads(stage: Stage, roads: Sequence[Road], count: int) -> Array:
    ends = np.array([road_ends(road) for road in roads]).reshape(-1, 2, 3)
    along = np.linspace(ends[:, 0], ends[:, 1], count)
    return stage.dots(along, WIDTH / 2 + 0.15)


def _on_pillars(stage: Stage, pillars: Sequence[Pillar]) -> Array:
    tops = [(cm(pillar.x), cm(pillar.y), pillar.height * DISC) for pillar in pillars]
    ends = np.array(tops).reshape(-1, 3)
    return stage.dots(np.linspace(ends * (1, 1, 0), ends, 4), RADIUS)
