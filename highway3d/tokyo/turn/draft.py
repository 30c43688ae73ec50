"""The build in the hand as a value: where it points, how high, and what the rules say of it.

Lengths in dmm like the rules'; angles in degrees, counter-clockwise from the x axis. No engine.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import atan2, cos, degrees, hypot, inf, radians, sin
from typing import TYPE_CHECKING, Final, NamedTuple

from highway3d.tokyo.rules.bases import heights
from highway3d.tokyo.rules.building import faults, is_legal, reach
from highway3d.tokyo.rules.cars import car_faults, spots
from highway3d.tokyo.rules.components import ROAD_WIDTH
from highway3d.tokyo.rules.crossings import crossings, earned
from highway3d.tokyo.rules.highway import Highway, Pillar, Road
from highway3d.tokyo.rules.turns import Build, new_road

if TYPE_CHECKING:
    from highway3d.table.game import Fault
    from highway3d.tokyo.rules.components import Supply
    from highway3d.tokyo.rules.crossings import Crossing
    from highway3d.tokyo.rules.options import Options

LOOK_ROUND: Final = 5.0
"""Steps in which a legal direction is looked for."""
TURNS: Final = (0.0, *(side * LOOK_ROUND * n for n in range(1, 37) for side in (1, -1)))
"""All directions by how far they are from straight on, in degrees."""
COARSE: Final = tuple(turn for turn in TURNS if turn % 15 == 0)
"""Every third of them, for what is only looked at in need."""
JUNCTIONS: Final = 2
"""How many heights of junctions a first draft is looked for at."""
SNAP: Final = 30
"""How near the comfortable span a distance is drawn to it."""

SLACK: Final = 300
"""How far off the ring a point still says where a build shall end."""


class Site(NamedTuple):
    """The table a player builds on, and with what."""

    highway: Highway
    seat: int
    supply: Supply
    options: Options


@dataclass(frozen=True, slots=True)
class Draft:
    """A build that may still be changed. ``height`` 0 is an exit; ``cars`` as in ``Build``."""

    base: Pillar
    angle: float
    height: int
    junction: bool = False
    x: int = 0
    y: int = 0
    cars: tuple[int, ...] = ()

    @property
    def build(self) -> Build:
        """The draft as a move."""
        return Build(self.base.name, self.x, self.y, self.height, self.junction, self.cars)

    @property
    def is_exit(self) -> bool:
        """Tells whether the road goes down to the table."""
        return self.height == 0


class Verdict(NamedTuple):
    """What the rules say of a draft: its road, every fault, every crossing, the cars it may take.

    ``spots`` are good places for all those cars.
    """

    road: Road
    faults: tuple[Fault, ...]
    crossings: tuple[Crossing, ...]
    cars: int
    spots: tuple[int, ...]

    @property
    def is_legal(self) -> bool:
        """Tells whether the draft may be built."""
        return not self.faults

    @property
    def pillar(self) -> Pillar | None:
        """The new pillar; None at an exit."""
        return self.road.end if isinstance(self.road.end, Pillar) else None


def judged(site: Site, draft: Draft) -> Verdict:
    """Asks the rules about a draft."""
    road = new_road(site.highway, site.seat, draft.base, draft.build)
    found = faults(site.highway, road, site.supply, site.options)
    crossed = crossings(site.highway, road, site.options)
    cars = 0 if found else min(earned(road, crossed), site.supply.cars)
    return Verdict(road, found, crossed, cars, spots(site.highway, road, cars))


def ring(draft: Draft) -> tuple[float, float, float] | None:
    """Shortest, comfortable and longest plan length; None where no stick reaches that high.

    The comfortable span rests half a road's width past each pillar's centre (A-16).
    """
    limits = reach(draft.height - draft.base.height, to_table=draft.is_exit)
    if limits is None:
        return None
    longest, overlap = limits[0] ** 0.5, limits[1] ** 0.5
    nearest = max(longest - overlap, 0.0)
    comfortable = longest - (ROAD_WIDTH / 2 if draft.is_exit else ROAD_WIDTH)
    return nearest, max(comfortable, nearest), longest


def taken(site: Site, base: Pillar) -> Draft:
    """A first draft from a base: one storey up if that can be paid, straight on from its road."""
    angle = _straight_on(site.highway, base)
    choices = heights(base, site.supply)
    ordinary = [height for height, junction in choices if not junction]
    if ordinary:
        return laid(Draft(base, angle, max(ordinary)))
    if base.height == 1:
        return laid(Draft(base, angle, 0))
    return laid(Draft(base, angle, *choices[0]))


def first_legal(site: Site, base: Pillar) -> Draft:
    """The first draft from a base, turned as little as need be to be legal.

    Where no direction is, it becomes shorter or longer, then another pillar, a junction or, last
    of all, an exit; it stays as it was, illegal, where none of these is legal either.
    """
    first = taken(site, base)
    kinds = [first, *(replace(first, height=h, junction=j) for h, j in _other_kinds(site, first))]
    around = (
        laid(replace(kind, angle=(first.angle + turn) % 360), distance)
        for kind in kinds
        for distance in (None, 0.0, inf)
        for turn in (TURNS if kind is first and distance is None else COARSE)
    )
    return next((draft for draft in around if is_allowed(site, draft)), first)


def is_allowed(site: Site, draft: Draft) -> bool:
    """Tells whether a draft may be built, more quickly than its whole verdict."""
    road = new_road(site.highway, site.seat, draft.base, draft.build)
    return is_legal(site.highway, road, site.supply, site.options)


def next_legal(site: Site, draft: Draft, step: float) -> Draft:
    """The draft turned by steps to the next legal direction; itself where there is none."""
    distance = length(draft)
    for turn in range(1, int(360 / abs(step))):
        at = laid(replace(draft, angle=(draft.angle + step * turn) % 360), distance)
        if is_allowed(site, at):
            return at
    return draft


def laid(draft: Draft, distance: float | None = None) -> Draft:
    """The draft at a plan length, held inside the ring; at the comfortable span without one."""
    limits = ring(draft)
    if limits is None:
        shortest, comfortable, longest = 190.0, 190.0, 190.0
    else:
        shortest, comfortable, longest = limits
    length = comfortable if distance is None else min(max(distance, shortest + 1), longest - 1)
    turn = radians(draft.angle)
    x = draft.base.x + round(length * cos(turn))
    y = draft.base.y + round(length * sin(turn))
    return replace(draft, x=x, y=y, cars=())


def aimed(draft: Draft, x: float, y: float, *, exact: bool) -> Draft:
    """The draft towards a point of the table.

    The distance follows the point inside the ring and snaps to the comfortable span; a point
    elsewhere gives that span. ``exact`` holds the point's own distance as far as it reaches.
    """
    across, ahead = x - draft.base.x, y - draft.base.y
    distance, limits = hypot(across, ahead), ring(draft)
    if distance < 1:
        return draft
    turned = replace(draft, angle=degrees(atan2(ahead, across)))
    if exact or limits is None:
        return laid(turned, distance)
    shortest, comfortable, longest = limits
    inside = shortest <= distance <= longest and abs(distance - comfortable) > SNAP
    return laid(turned, distance if inside else None)


def follows(draft: Draft, x: float, y: float) -> bool:
    """Tells whether ``aimed`` brings the draft's end to a point of the table, or near it."""
    limits = ring(draft)
    distance = hypot(x - draft.base.x, y - draft.base.y)
    return limits is None or limits[0] - SLACK <= distance <= limits[2] + SLACK


def turned(draft: Draft, by: float) -> Draft:
    """The draft turned about its base, at the same length."""
    return laid(replace(draft, angle=(draft.angle + by) % 360), length(draft))


def lengthened(draft: Draft, by: float) -> Draft:
    """The draft nearer to or farther from its base."""
    return laid(draft, length(draft) + by)


def length(draft: Draft) -> float:
    """The plan length from base to end."""
    return hypot(draft.x - draft.base.x, draft.y - draft.base.y)


def raised(site: Site, draft: Draft, step: int) -> Draft:
    """The draft at the next height of its kind that can be paid; itself where there is none."""
    if draft.is_exit:
        return draft
    choices = sorted(h for h, junction in heights(draft.base, site.supply)
                     if junction == draft.junction)  # fmt: skip
    beyond = [h for h in choices if (h - draft.height) * step > 0]
    if not beyond:
        return draft
    return laid(replace(draft, height=min(beyond) if step > 0 else max(beyond)))


def as_junction(site: Site, draft: Draft) -> Draft:
    """A junction instead of a pillar or an exit, or back; at the nearest height."""
    if draft.junction:
        return laid(replace(taken(site, draft.base), angle=draft.angle))
    height = max(2, draft.height or draft.base.height)
    return laid(replace(draft, height=height, junction=True))


def as_exit(site: Site, draft: Draft) -> Draft:
    """An exit instead of a pillar, or back."""
    if draft.is_exit:
        return laid(replace(taken(site, draft.base), angle=draft.angle))
    return laid(replace(draft, height=0, junction=False))


def nudged(draft: Draft, across: int, ahead: int) -> Draft:
    """The draft with its end moved a little; its cars are taken off."""
    x, y = draft.x + across, draft.y + ahead
    angle = degrees(atan2(y - draft.base.y, x - draft.base.x))
    return replace(draft, x=x, y=y, angle=angle, cars=())


def with_cars(site: Site, draft: Draft, cars: tuple[int, ...]) -> Draft:
    """The draft with cars that were on it before it moved, elsewhere on it where they must be."""
    verdict = judged(site, draft)
    if verdict.is_legal and any(car_faults(site.highway, verdict.road, cars, verdict.cars)):
        cars = verdict.spots[: len(cars)]
    return replace(draft, cars=cars)


def _other_kinds(site: Site, draft: Draft) -> list[tuple[int, bool]]:
    """The ends that a base allows besides a draft's, as height and junction; the nearest first."""
    base = draft.base
    ends = sorted(heights(base, site.supply), key=lambda end: abs(end[0] - base.height))
    pillars = [end for end in ends if not end[1]]
    junctions = [end for end in ends if end[1]][:JUNCTIONS]
    exits = [(0, False)] if base.height == 1 else []
    others = [*pillars, *junctions, *exits]
    return [end for end in others if end != (draft.height, draft.junction)]


def _straight_on(highway: Highway, base: Pillar) -> float:
    """The direction in which the road that leads to a base would go on."""
    joined = highway.roads_at(base)
    if not joined:
        return 0.0
    road = highway.roads[joined[0]]
    other = road.start if road.end == base else road.end
    return degrees(atan2(base.y - other.y, base.x - other.x))
