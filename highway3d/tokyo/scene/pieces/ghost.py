"""What is drawn of a build in the hand: glowing bases, the ring of reach, the ghost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from highway3d.shell.drawing.meshes import joined
from highway3d.tokyo.rules.crossings import underside
from highway3d.tokyo.rules.highway import Pillar
from highway3d.tokyo.scene.pieces.overlays import GLOW, GREEN, RED, Overlays
from highway3d.tokyo.scene.pieces.poses import (
    DISC,
    RoadAt,
    car_pose,
    cm,
    end_at,
    pillar_at,
    road_pose,
)
from highway3d.tokyo.turn.draft import ring
from highway3d.tokyo.turn.turn import Step

if TYPE_CHECKING:
    from fractions import Fraction

    from highway3d.tokyo.rules.highway import Road
    from highway3d.tokyo.scene.pieces.tableau import Tableau
    from highway3d.tokyo.turn.draft import Draft, Verdict
    from highway3d.tokyo.turn.turn import Turn

RING: Final = (0.99, 0.97, 0.90)
YELLOW: Final = (0.98, 0.80, 0.16)
AMBER: Final = (0.93, 0.62, 0.18)
"""Of what is in the way of a crossing that does not pay."""
HOVERED: Final = 1.8
PLAIN: Final = 0.6
"""How much a ghost hides …"""
DIM: Final = 0.3
"""… and how much while a hand carries the piece itself."""


def draw_ghost(overlays: Overlays, tableau: Tableau, turn: Turn) -> None:
    """Draws everything anew for the turn's present step."""
    overlays.clear()
    if turn.step in (Step.OVER, Step.ASIDE):
        return
    for name in turn.state.knocked:
        if turn.carried:
            overlays.ghost(tableau.piece(name), GREEN, DIM)  # the piece itself lies about
        else:
            overlays.highlight(tableau.piece(name), RED)
    _draw_bases(overlays, turn)
    draft, verdict = turn.draft, turn.verdict
    if draft is None or verdict is None:
        return
    if not turn.is_placed:
        if not turn.carried:
            _draw_reach(overlays, draft)
        _draw_pieces(overlays, tableau, turn, verdict)
    elif verdict.is_legal:
        _draw_spots(overlays, tableau, turn, verdict)
    _tint_blockers(overlays, tableau, verdict)
    _mark_faults(overlays, tableau, turn, verdict)


def _draw_bases(overlays: Overlays, turn: Turn) -> None:
    if turn.is_placed or turn.carried:
        return
    chosen = turn.hover or (turn.draft and turn.draft.base.name)
    for width in (1.0, HOVERED):  # those that look alike in one Geom
        bases = [base for base in turn.bases if (base.name == chosen) == (width == HOVERED)]
        tops = [(cm(base.x), cm(base.y), base.height * DISC) for base in bases]
        if tops:
            overlays.glow(tops, GLOW, width)


def _draw_reach(overlays: Overlays, draft: Draft) -> None:
    limits = ring(draft)
    if limits is not None:
        near, best, far = map(cm, limits)
        overlays.reach((cm(draft.base.x), cm(draft.base.y)), near, far, best, RING)


def _draw_pieces(overlays: Overlays, tableau: Tableau, turn: Turn, verdict: Verdict) -> None:
    colour = GREEN if verdict.is_legal else RED
    veil = DIM if turn.carried else PLAIN
    road = verdict.road
    if isinstance(road.end, Pillar) and road.end.height > 0 and not turn.up:
        *discs, top = tableau.kit.discs(pillar_at(road.end))
        overlays.ghost(top, YELLOW if road.end.junction else colour, veil)
        if discs:
            overlays.ghost(joined(discs), colour, veil)
    if (road.start.x, road.start.y) != (road.end.x, road.end.y):
        pose = road_pose(end_at(road.start), end_at(road.end), (1, 0))
        overlays.ghost(tableau.kit.road(pose), colour, veil)


def _draw_spots(overlays: Overlays, tableau: Tableau, turn: Turn, verdict: Verdict) -> None:
    """Ghosts of the cars that may still go on the placed road."""
    road = verdict.road
    assert turn.draft is not None
    if turn.draft.cars or not verdict.spots:
        return
    at = RoadAt(road.name, road.owner, end_at(road.start), end_at(road.end))
    pose = tableau.poses[road.name]
    for place in verdict.spots:
        car = tableau.kit.car(road.owner, car_pose(at, pose, place / 1000))
        overlays.ghost(car, GREEN, 0.45)


def _tint_blockers(overlays: Overlays, tableau: Tableau, verdict: Verdict) -> None:
    """The roads that keep a crossing from paying are tinted, where the build has no fault."""
    crossed = verdict.crossings if verdict.is_legal else ()
    for name in sorted({name for crossing in crossed for name in crossing.blockers}):
        overlays.highlight(tableau.piece(name), AMBER)


def _mark_faults(overlays: Overlays, tableau: Tableau, turn: Turn, verdict: Verdict) -> None:
    """The pieces that a fault names are tinted red."""
    base = turn.draft.base.name if turn.draft else ""
    named = {name for fault in verdict.faults for name in fault.pieces if name != base}
    for name in sorted(named):
        overlays.highlight(tableau.piece(name), RED)


def crossing_spot(road: Road, point: tuple[Fraction, Fraction]) -> tuple[float, float, float]:
    """Where a road passes a point of the plan, in scene units, just above the stick."""
    height = underside(road.stick, point)
    return cm(float(point[0])), cm(float(point[1])), cm(float(height)) + 0.25


def middle(road: Road) -> tuple[float, float, float]:
    """Just above the middle of a road, in scene units."""
    return on_road(road, 0.5)


def on_road(road: Road, share: float) -> tuple[float, float, float]:
    """Just above a road, at a share of the way from its start to its end, in scene units."""
    a, b = road.start, road.end
    x, y = a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share
    return cm(x), cm(y), (a.height + (b.height - a.height) * share) * DISC + 0.25
