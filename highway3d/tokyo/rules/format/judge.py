"""Answers one request about a build: legal or not, every fault, every crossing (FORMATS.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from highway3d.table.faults import in_plain_words
from highway3d.table.foreign import quoted
from highway3d.table.game import RequestError
from highway3d.tokyo.rules.building import faults
from highway3d.tokyo.rules.components import DISC_HEIGHT, Supply
from highway3d.tokyo.rules.crossings import crossings, earned
from highway3d.tokyo.rules.geometry import HEIGHT_LIMIT, LIMIT
from highway3d.tokyo.rules.highway import End, Highway, Pillar, Road, Tip
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.passing import TooMany

FARTHEST: Final = LIMIT // 10
"""Largest coordinate in mm."""
HIGHEST: Final = HEIGHT_LIMIT // DISC_HEIGHT
PLAYERS: Final = {"P1": 0, "P2": 1}
Owner = Literal["P1", "P2"]
Length = float
Place = tuple[Length, Length]


class _Request(msgspec.Struct, forbid_unknown_fields=True):
    pass


class PillarRequest(_Request):
    """A standing pillar; lengths in mm."""

    id: str
    owner: Owner
    x: Length
    y: Length
    h: int
    junction: bool


class RoadRequest(_Request):
    """A laid road; each end is a pillar's id or the place of a ground tip."""

    id: str
    owner: Owner
    a: str | Place
    b: str | Place


class StateRequest(_Request):
    """What stands on the table."""

    pillars: list[PillarRequest]
    roads: list[RoadRequest]


class NewPillarRequest(_Request):
    """The pillar a move would build."""

    x: Length
    y: Length
    h: int
    junction: bool = False


class SupplyRequest(_Request):
    """What the mover has before the turn."""

    grey: int = 30
    yellow: int = 3
    roads: int = 15
    cars: int = 9


class MoveRequest(_Request):
    """A build: a base and either a new pillar or the tip of an exit."""

    player: Owner
    base: str
    pillar: NewPillarRequest | None = None
    exit: Place | None = None
    supply: SupplyRequest = msgspec.field(default_factory=SupplyRequest)


class OptionsRequest(_Request):
    """The options that bear on a verdict."""

    scope: Literal["road", "crossing_point"] = "road"
    pillars_under_roads: Literal["allow", "forbid"] = "allow"
    joint_rule: Literal["on", "off"] = "on"
    junction_roads: Literal["unlimited", 3] = "unlimited"


class Request(_Request):
    """One request, without its id."""

    state: StateRequest
    move: MoveRequest
    options: OptionsRequest = msgspec.field(default_factory=OptionsRequest)


BESIDE: Final = frozenset({"title", "rule", "expected", "why", "variants"})
"""What may stand beside a request in a file of cases; it is passed over."""


def answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """Judges one decoded request; raises ``RequestError`` naming the field at fault."""
    try:
        asked = msgspec.convert(
            {name: part for name, part in request.items() if name not in BESIDE}, Request
        )
    except msgspec.ValidationError as error:
        raise RequestError(in_plain_words(error, Request)) from None
    highway = read_highway(asked.state)
    try:
        road, supply = _build(asked.move, highway)
    except RequestError as error:
        raise RequestError(f"move.{error}") from None
    options = Options(**msgspec.structs.asdict(asked.options))
    violations = faults(highway, road, supply, options)
    try:
        crossed = crossings(highway, road, options)
    except TooMany as error:
        raise RequestError(f"state.roads: {error}") from None
    pay = 0 if violations else earned(road, crossed)
    return {
        "legal": not violations,
        "violations": sorted(fault.code.value for fault in violations),
        "crossings": [
            {"road": found.road, "relation": found.relation.value, "result": found.result.value}
            for found in sorted(crossed, key=lambda found: found.road)
        ],
        "earned": pay,
        "cars": min(pay, supply.cars),
    }


def read_highway(state: StateRequest) -> Highway:
    """The table described, without cars; raises ``RequestError`` naming the field."""
    pillars: dict[str, Pillar] = {}
    for index, asked in enumerate(state.pillars):
        try:
            if asked.id in pillars:
                raise RequestError(f"id: a second pillar is called {quoted(asked.id)}")
            if asked.h < 1:
                raise RequestError("h: a standing pillar has at least one disc")
            pillars[asked.id] = _pillar(asked.id, asked.owner, asked)
        except RequestError as error:
            raise RequestError(f"state.pillars[{index}].{error}") from None
    roads: dict[str, Road] = {}
    for index, laid in enumerate(state.roads):
        try:
            if laid.id in roads:
                raise RequestError(f"id: a second road is called {quoted(laid.id)}")
            roads[laid.id] = _road(laid, pillars)
        except RequestError as error:
            raise RequestError(f"state.roads[{index}].{error}") from None
    return Highway(tuple(pillars.values()), tuple(roads.values()))


def _road(laid: RoadRequest, pillars: Mapping[str, Pillar]) -> Road:
    start, end = _end(laid.a, pillars, "a"), _end(laid.b, pillars, "b")
    if isinstance(start, Tip) and isinstance(end, Tip):
        raise RequestError("b: a road lies on at least one pillar")
    if start.x == end.x and start.y == end.y:
        raise RequestError("b: the two ends of a road lie apart")
    return Road(laid.id, PLAYERS[laid.owner], start, end)


def _build(move: MoveRequest, highway: Highway) -> tuple[Road, Supply]:
    base = highway.pillar(move.base)
    if base is None:
        raise RequestError(f"base: no pillar is called {quoted(move.base)}")
    if (move.pillar is None) == (move.exit is None):
        raise RequestError("pillar: a move names either a pillar or an exit")
    for name, count in msgspec.structs.asdict(move.supply).items():
        if count < 0:
            raise RequestError(f"supply.{name}: a supply is not negative")
    end: End
    if move.pillar is None:
        assert move.exit is not None
        end = _tip(move.exit, "exit")
    else:
        try:
            end = _pillar("", move.player, move.pillar)
        except RequestError as error:
            raise RequestError(f"pillar.{error}") from None
    supply = Supply(**msgspec.structs.asdict(move.supply))
    return Road("", PLAYERS[move.player], base, end), supply


def _pillar(name: str, owner: Owner, asked: PillarRequest | NewPillarRequest) -> Pillar:
    if not -HIGHEST <= asked.h <= HIGHEST:
        raise RequestError(f"h: no pillar has {asked.h} discs")
    x, y = _dmm(asked.x, "x"), _dmm(asked.y, "y")
    return Pillar(name, PLAYERS[owner], x, y, asked.h, asked.junction)


def _end(asked: str | Place, pillars: Mapping[str, Pillar], field: str) -> End:
    if not isinstance(asked, str):
        return _tip(asked, field)
    if asked not in pillars:
        raise RequestError(f"{field}: no pillar is called {quoted(asked)}")
    return pillars[asked]


def _tip(place: Place, field: str) -> Tip:
    return Tip(_dmm(place[0], f"{field}[0]"), _dmm(place[1], f"{field}[1]"))


def _dmm(length: float, field: str) -> int:
    """A length in mm as whole tenths; refuses what is not on the grid."""
    if not -FARTHEST <= length <= FARTHEST:
        raise RequestError(f"{field}: {length:g} mm is off every table")
    tenths = round(length * 10)
    if tenths / 10 != length:
        raise RequestError(f"{field}: {length!r} is not a whole number of tenths of a millimetre")
    return tenths
