"""What a player at the table sees: the judge's position, completed by what a mover needs.

Nothing is hidden in Tokyo Highway, so both seats see the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from highway3d.table.faults import in_plain_words
from highway3d.table.foreign import quoted
from highway3d.table.game import RequestError
from highway3d.tokyo.rules.cars import WHOLE
from highway3d.tokyo.rules.components import Supply
from highway3d.tokyo.rules.format.judge import (
    PLAYERS,
    Owner,
    PillarRequest,
    RoadRequest,
    StateRequest,
    SupplyRequest,
    read_highway,
)
from highway3d.tokyo.rules.highway import SEAT_LETTERS, Car, End, Highway, Tip
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.turns import State

OWNERS: tuple[Owner, Owner] = ("P1", "P2")
Seat = Annotated[int, Meta(ge=0, le=1)]


class CarView(msgspec.Struct, forbid_unknown_fields=True):
    """A car, ``place`` thousandths of the way along a road from its ``a``."""

    road: str
    owner: Owner
    place: Annotated[int, Meta(ge=0, le=WHOLE)]


class View(msgspec.Struct, forbid_unknown_fields=True):
    """A position; ``supplies`` by seat, ``last`` the road that may still be adjusted."""

    state: StateRequest
    supplies: tuple[SupplyRequest, SupplyRequest]
    turn: Seat
    cars: list[CarView] = []
    last: str | None = None
    waiting: Seat | None = None
    passes: Annotated[int, Meta(ge=0)] = 0
    knocked: list[str] = []
    penalised: bool = False
    options: Options = Options()


def view(state: State) -> dict[str, Any]:
    """The position as JSON holds it; ``read`` inverts it."""
    highway, last = state.highway, state.last_road
    seen = View(
        StateRequest(
            [
                PillarRequest(p.name, OWNERS[p.owner], p.x / 10, p.y / 10, p.height, p.junction)
                for p in highway.pillars
            ],
            [
                RoadRequest(road.name, OWNERS[road.owner], _end(road.start), _end(road.end))
                for road in highway.roads
            ],
        ),
        (_supply(state.supplies[0]), _supply(state.supplies[1])),
        state.turn,
        [CarView(car.road, OWNERS[car.owner], car.place) for car in highway.cars],
        last.name if last else None,
        state.waiting,
        state.passes,
        list(state.knocked),
        state.penalised,
        state.options,
    )
    return msgspec.to_builtins(seen)  # type: ignore[no-any-return]


def read(content: Mapping[str, Any]) -> State:
    """The position seen; raises ``RequestError`` with one sentence that names the field."""
    try:
        seen = msgspec.convert(dict(content), View)
    except msgspec.ValidationError as error:
        raise RequestError(in_plain_words(error)) from None
    highway = read_highway(seen.state)
    _refuse_strange_names(highway)
    for seat, supply in enumerate(seen.supplies):
        for name, count in msgspec.structs.asdict(supply).items():
            if count < 0:
                raise RequestError(f"supplies[{seat}].{name}: a supply is not negative")
    state = State(
        seen.options,
        replace(highway, cars=tuple(_cars(seen, highway))),
        (_counted(seen.supplies[0]), _counted(seen.supplies[1])),
        seen.turn, seen.passes, tuple(seen.knocked), seen.penalised, seen.waiting,
    )  # fmt: skip
    if seen.last != (state.last_road.name if state.last_road else None):
        raise RequestError("last: the road that may be adjusted is the last one of state.roads")
    return state


def _refuse_strange_names(highway: Highway) -> None:
    """Pillars are called as in a game, so that moves can name them and new names are free."""
    for seat, letter in enumerate(SEAT_LETTERS):
        names = {pillar.name for pillar in highway.pillars if pillar.owner == seat}
        if names != {f"{letter}{number + 1}" for number in range(len(names))}:
            raise RequestError(
                f"state.pillars: the {len(names)} of P{seat + 1} are called {letter}1, {letter}2, …"
            )


def _cars(seen: View, highway: Highway) -> list[Car]:
    roads = {road.name for road in highway.roads}
    for number, car in enumerate(seen.cars):
        if car.road not in roads:
            raise RequestError(f"cars[{number}].road: no road is called {quoted(car.road)}")
    return [Car(car.road, PLAYERS[car.owner], car.place) for car in seen.cars]


def _end(end: End) -> str | tuple[float, float]:
    return (end.x / 10, end.y / 10) if isinstance(end, Tip) else end.name


def _supply(supply: Supply) -> SupplyRequest:
    return SupplyRequest(supply.grey, supply.yellow, supply.roads, supply.cars)


def _counted(supply: SupplyRequest) -> Supply:
    return Supply(**msgspec.structs.asdict(supply))
