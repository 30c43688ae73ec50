"""The build that is being judged: the last one, until the next is placed or nobody builds."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from highway3d.tokyo.rules.crossings import crossings
from highway3d.tokyo.rules.rules import before_last

if TYPE_CHECKING:
    from highway3d.tokyo.rules.crossings import Crossing
    from highway3d.tokyo.rules.highway import Road
    from highway3d.tokyo.rules.turns import State


class LastBuild(NamedTuple):
    """A road that was laid, how it was judged against the table before it, and its cars."""

    road: Road
    crossings: tuple[Crossing, ...]
    cars: int


def last_build(state: State) -> LastBuild | None:
    """What the turn before has built; None before the first build and after a pass."""
    if state.last_road is None or state.passes:
        return None
    highway, road, _ = before_last(state)
    cars = sum(car.road == road.name for car in state.highway.cars)
    return LastBuild(road, crossings(highway, road, state.options), cars)
