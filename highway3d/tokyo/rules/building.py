"""May this be built? Every fault of a build by name (RULES.md, section 2)."""

from __future__ import annotations

from collections.abc import Iterator

from highway3d.table.game import Fault, FaultCode
from highway3d.tokyo.rules.clearance import too_near
from highway3d.tokyo.rules.components import (
    COVER_DISTANCE,
    DISC_HEIGHT,
    JOINT_COSINE,
    PILLAR_RADIUS,
    ROAD_AIR,
    ROAD_LENGTH,
    Supply,
)
from highway3d.tokyo.rules.geometry import Stick, along, root_sign, sharper, within
from highway3d.tokyo.rules.highway import End, Highway, Pillar, Road, Tip
from highway3d.tokyo.rules.options import Options


class BuildFault(FaultCode):
    """What can be wrong with a build."""

    BASE_NOT_OWN = "BASE_NOT_OWN"
    BASE_FULL = "BASE_FULL"
    HEIGHT_MIN = "HEIGHT_MIN"
    HEIGHT_STEP = "HEIGHT_STEP"
    JUNCTION_NEEDS_GREY = "JUNCTION_NEEDS_GREY"
    EXIT_HEIGHT = "EXIT_HEIGHT"
    NO_ROAD = "NO_ROAD"
    NO_GREY = "NO_GREY"
    NO_YELLOW = "NO_YELLOW"
    TOO_FAR = "TOO_FAR"
    TOO_NEAR = "TOO_NEAR"
    OFF_TABLE = "OFF_TABLE"
    PILLAR_ON_PILLAR = "PILLAR_ON_PILLAR"
    ROAD_COVERS_PILLAR = "ROAD_COVERS_PILLAR"
    PILLAR_HITS_ROAD = "PILLAR_HITS_ROAD"
    ROAD_HITS_ROAD = "ROAD_HITS_ROAD"
    JOINT_ANGLE = "JOINT_ANGLE"


def faults(highway: Highway, road: Road, supply: Supply, options: Options) -> tuple[Fault, ...]:
    """Every fault of laying ``road`` from its start, a standing pillar, to its new end.

    The end is a pillar not yet on the table, or the tip of an exit. The faults come in the order
    of ``BuildFault``, each with the standing pieces concerned.
    """
    return tuple(_found(highway, road, supply, options))


def is_legal(highway: Highway, road: Road, supply: Supply, options: Options) -> bool:
    """Tells whether a build has no fault; stops at the first one."""
    return next(_found(highway, road, supply, options), None) is None


def _found(highway: Highway, road: Road, supply: Supply, options: Options) -> Iterator[Fault]:
    base = road.start
    assert isinstance(base, Pillar)
    yield from _base_faults(highway, base, road.owner, options)
    yield from _height_faults(base, road.end)
    yield from _cost_faults(road.end, supply)
    yield from _reach_faults(base, road.end)
    yield from _place_faults(highway, base, road, options)
    yield from _joint_faults(highway, base, road.end, options)


def cost(end: End) -> Supply:
    """What a build that ends there takes from the supply (P4).

    >>> cost(Pillar("", 0, 0, 0, 3, junction=True))
    Supply(grey=2, yellow=1, roads=1, cars=0)
    """
    if isinstance(end, Tip):
        return Supply(0, 0, 1, 0)
    return Supply(max(0, end.height - end.junction), int(end.junction), 1, 0)


def slots(pillar: Pillar, options: Options) -> int | None:
    """How many sticks a pillar may carry; None means any number (P1, J4)."""
    if not pillar.junction:
        return 2
    return None if options.junction_roads == "unlimited" else options.junction_roads


def is_full(highway: Highway, pillar: Pillar, options: Options) -> bool:
    """Tells whether a pillar carries all the sticks it may."""
    most = slots(pillar, options)
    return most is not None and len(highway.roads_at(pillar)) >= most


def reach(rise: int, *, to_table: bool) -> tuple[int, int] | None:
    """Squares of the longest plan length, and of the overlap left to shorten it, for a rise.

    ``rise`` in discs. A build of plan length D is in reach when D² <= the first and
    D + e >= √(the first), e² being the second. None where no stick is long enough.
    """
    longest = ROAD_LENGTH**2 - (rise * DISC_HEIGHT) ** 2
    overlap = PILLAR_RADIUS if to_table else 2 * PILLAR_RADIUS
    return (longest, overlap**2) if longest > 0 else None


def _base_faults(
    highway: Highway, base: Pillar, owner: int, options: Options
) -> Iterator[Fault]:
    if base.owner != owner:
        yield Fault(BuildFault.BASE_NOT_OWN, (base.name,))
    elif is_full(highway, base, options):
        yield Fault(BuildFault.BASE_FULL, (base.name,))


def _height_faults(base: Pillar, end: End) -> Iterator[Fault]:
    if isinstance(end, Tip):
        if base.height != 1:
            yield Fault(BuildFault.EXIT_HEIGHT, (base.name,))
    elif end.junction:
        if end.height < 2:
            yield Fault(BuildFault.JUNCTION_NEEDS_GREY)
    elif end.height < 1:
        yield Fault(BuildFault.HEIGHT_MIN)
    elif abs(end.height - base.height) != 1:
        yield Fault(BuildFault.HEIGHT_STEP, (base.name,))


def _cost_faults(end: End, supply: Supply) -> Iterator[Fault]:
    price = cost(end)
    if price.roads > supply.roads:
        yield Fault(BuildFault.NO_ROAD)
    if price.grey > supply.grey:
        yield Fault(BuildFault.NO_GREY)
    if price.yellow > supply.yellow:
        yield Fault(BuildFault.NO_YELLOW)


def _reach_faults(base: Pillar, end: End) -> Iterator[Fault]:
    distance2 = (end.x - base.x) ** 2 + (end.y - base.y) ** 2
    limits = reach(end.height - base.height, to_table=isinstance(end, Tip))
    if limits is None or distance2 > limits[0]:
        yield Fault(BuildFault.TOO_FAR, (base.name,))
        return
    longest2, overlap2 = limits
    short = longest2 - overlap2 - distance2
    if short > 0 and 4 * overlap2 * distance2 < short * short:
        yield Fault(BuildFault.TOO_NEAR, (base.name,))


def _place_faults(
    highway: Highway, base: Pillar, road: Road, options: Options
) -> Iterator[Fault]:
    end = road.end
    if not _on_table(end, options):
        yield Fault(BuildFault.OFF_TABLE)
    stick = road.stick
    on, covered = _pillars_in_the_way(highway, base, end, stick)
    if on:
        yield Fault(BuildFault.PILLAR_ON_PILLAR, on)
    if covered:
        yield Fault(BuildFault.ROAD_COVERS_PILLAR, covered)
    # Bodies that meet have centre-lines at most √2·w apart, which is less.
    near = highway.network.near(stick, COVER_DISTANCE)
    sticks, joined = highway.network.sticks, highway.roads_at(base)
    if isinstance(end, Pillar):
        hit = [i for i in near if _pillar_hits(end, sticks[i], options)]
        if hit:
            yield Fault(BuildFault.PILLAR_HITS_ROAD, highway.names(hit))
    hit = [i for i in near if i not in joined and too_near(stick, sticks[i])]
    if hit:
        yield Fault(BuildFault.ROAD_HITS_ROAD, highway.names(hit))


def _on_table(end: End, options: Options) -> bool:
    width, depth = options.extent
    room = 0 if isinstance(end, Tip) else 2 * PILLAR_RADIUS
    return 2 * abs(end.x) + room <= width and 2 * abs(end.y) + room <= depth


def _pillars_in_the_way(
    highway: Highway, base: Pillar, end: End, stick: Stick
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Names of the pillars the new one would overlap, and of those the road would cover."""
    x, y = highway.centres.T
    near = x > min(stick.x0, stick.x1) - 2 * PILLAR_RADIUS
    near &= x < max(stick.x0, stick.x1) + 2 * PILLAR_RADIUS
    near &= y > min(stick.y0, stick.y1) - 2 * PILLAR_RADIUS
    near &= y < max(stick.y0, stick.y1) + 2 * PILLAR_RADIUS
    on, covered = [], []
    for pillar in (highway.pillars[index] for index in near.nonzero()[0].tolist()):
        gap2 = (pillar.x - end.x) ** 2 + (pillar.y - end.y) ** 2
        if isinstance(end, Pillar) and gap2 < (2 * PILLAR_RADIUS) ** 2:
            on.append(pillar.name)
        elif pillar.name != base.name and within(pillar.x, pillar.y, stick, COVER_DISTANCE):
            covered.append(pillar.name)
    return tuple(on), tuple(covered)


def _pillar_hits(pillar: Pillar, stick: Stick, options: Options) -> bool:
    """Tells whether a new pillar stands under a road without enough air, or at all if forbidden.

    The road is judged by its lowest underside over the disc: its height at the point nearest to
    the centre, less R times its slope.
    """
    if not within(pillar.x, pillar.y, stick, COVER_DISTANCE):
        return False
    if options.pillars_under_roads == "forbid":
        return True
    part, length2 = along(pillar.x, pillar.y, stick)
    needed = pillar.height * DISC_HEIGHT + ROAD_AIR
    room = (stick.z0 - needed) * length2 + stick.rise * part
    return root_sign(room, -PILLAR_RADIUS * abs(stick.rise), length2) < 0


def _joint_faults(
    highway: Highway, base: Pillar, end: End, options: Options
) -> Iterator[Fault]:
    if options.joint_rule == "off":
        return
    new = end.x - base.x, end.y - base.y
    sharp = []
    for road in (highway.roads[index] for index in highway.roads_at(base)):
        other = road.end if road.start == base else road.start
        if sharper((other.x - base.x, other.y - base.y), new, JOINT_COSINE):
            sharp.append(road.name)
    if sharp:
        yield Fault(BuildFault.JOINT_ANGLE, tuple(sharp))
