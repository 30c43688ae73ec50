"""What stands on the table: pillars, roads and cars as frozen values."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

import msgspec
import numpy as np
import numpy.typing as npt

from highway3d.tokyo.rules.components import DISC_HEIGHT, ENTRANCE_PILLAR, ENTRANCE_TIP
from highway3d.tokyo.rules.geometry import Ints, Network, Stick

SEAT_LETTERS = "AB"


class Pillar(msgspec.Struct, frozen=True):
    """A stack of ``height`` discs centred at (x, y) in dmm; a junction has a yellow one on top."""

    name: str
    owner: int
    x: int
    y: int
    height: int
    junction: bool = False


class Tip(msgspec.Struct, frozen=True):
    """The end of a stick that lies on the table, at (x, y) in dmm."""

    x: int
    y: int

    @property
    def height(self) -> int:
        """A tip lies on the table itself."""
        return 0


End = Pillar | Tip


class Road(msgspec.Struct, frozen=True):
    """A stick laid from one end to another; at least one of them is a pillar."""

    name: str
    owner: int
    start: End
    end: End

    @property
    def stick(self) -> Stick:
        """The road as geometry."""
        return Stick(
            self.start.x, self.start.y, self.start.height * DISC_HEIGHT,
            self.end.x, self.end.y, self.end.height * DISC_HEIGHT,
            isinstance(self.start, Tip), isinstance(self.end, Tip),
        )  # fmt: skip

    @property
    def is_exit(self) -> bool:
        """Tells whether the road comes down to the table at its far end."""
        return isinstance(self.end, Tip)


class Car(msgspec.Struct, frozen=True):
    """A car on a road, ``place`` thousandths of the way along it from its start."""

    road: str
    owner: int
    place: int

    @property
    def name(self) -> str:
        """The road and the place: ``A1-A2@35%``."""
        return f"{self.road}@{percent(self.place)}"


def percent(place: int) -> str:
    """A place in thousandths as a percentage.

    >>> percent(350), percent(355)
    ('35%', '35.5%')
    """
    whole, tenth = divmod(place, 10)
    return f"{whole}.{tenth}%" if tenth else f"{whole}%"


@dataclass(frozen=True)
class Highway:
    """Everything that stands on the table, in order of building."""

    pillars: tuple[Pillar, ...] = ()
    roads: tuple[Road, ...] = ()
    cars: tuple[Car, ...] = ()

    @cached_property
    def network(self) -> Network:
        """The roads as geometry, by index."""
        return Network(tuple(road.stick for road in self.roads))

    @cached_property
    def covered(self) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
        """``has_over`` and ``has_under`` of each road by index, for roads of any owner."""
        return self.network.covered()

    @cached_property
    def centres(self) -> Ints:
        """The pillars' centres as (n, 2)."""
        return np.array([(p.x, p.y) for p in self.pillars], np.int64).reshape(-1, 2)

    @cached_property
    def _named(self) -> dict[str, Pillar]:
        return {pillar.name: pillar for pillar in self.pillars}

    def pillar(self, name: str) -> Pillar | None:
        """The pillar of that name, or None."""
        return self._named.get(name)

    @cached_property
    def _joints(self) -> dict[str, list[int]]:
        joints: dict[str, list[int]] = {}
        for index, road in enumerate(self.roads):
            for end in (road.start, road.end):
                if isinstance(end, Pillar):
                    joints.setdefault(end.name, []).append(index)
        return joints

    def roads_at(self, pillar: Pillar) -> list[int]:
        """Indices of all roads that lie on a pillar."""
        return self._joints.get(pillar.name, [])

    @cached_property
    def _passing(self) -> dict[int, list[tuple[int, int]]]:
        return {}

    def passing(self, index: int, sign: int) -> list[int]:
        """Indices of the roads that cross over (1) or under (-1) a road, anywhere along it."""
        if index not in self._passing:
            self._passing[index] = self.network.crossed_by(self.network.sticks[index])
        return [other for other, below in self._passing[index] if below == -sign]

    def names(self, roads: Iterable[int]) -> tuple[str, ...]:
        """The names of roads by index."""
        return tuple(self.roads[index].name for index in roads)

    def cars_of(self, owner: int) -> int:
        """How many cars of a player stand on the table."""
        return sum(car.owner == owner for car in self.cars)

    def built(self, road: Road, cars: Iterable[Car] = ()) -> Highway:
        """The highway with one build more: a road, the pillar at its end if any, its cars."""
        pillars = self.pillars if isinstance(road.end, Tip) else (*self.pillars, road.end)
        return Highway(pillars, (*self.roads, road), (*self.cars, *cars))

    def without_last(self) -> Highway:
        """The highway before its last road, that road's new pillar and its cars."""
        last = self.roads[-1]
        return replace(
            self,
            pillars=tuple(pillar for pillar in self.pillars if pillar != last.end),
            roads=self.roads[:-1],
            cars=tuple(car for car in self.cars if car.road != last.name),
        )


def entrances() -> Highway:
    """The table as set up: one entrance each in the middle, a car on each (S2, S3)."""
    pillars, roads, cars = [], [], []
    for seat, side in enumerate((-1, 1)):
        letter = SEAT_LETTERS[seat]
        pillar = Pillar(f"{letter}1", seat, side * ENTRANCE_PILLAR, 0, 1)
        pillars.append(pillar)
        roads.append(Road(f"{letter}-{letter}1", seat, Tip(side * ENTRANCE_TIP, 0), pillar))
        cars.append(Car(roads[-1].name, seat, 500))
    return Highway(tuple(pillars), tuple(roads), tuple(cars))
