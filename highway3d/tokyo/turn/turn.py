"""The steps of a turn at the table: choose a base, aim, place, put on cars, end the turn.

Knows the rules and no engine: pointer and keys come in as table points and actions, moves go
out. ``revision`` grows with every change, so that pictures know when to follow.
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar

from msgspec import structs

from highway3d.tokyo.rules.bases import heights, open_bases
from highway3d.tokyo.rules.cars import WHOLE, car_faults
from highway3d.tokyo.rules.highway import Car, Pillar
from highway3d.tokyo.rules.rules import before_last
from highway3d.tokyo.rules.turns import Build, Move, Shift
from highway3d.tokyo.turn.draft import (
    Draft,
    Site,
    Verdict,
    aimed,
    first_legal,
    judged,
    length,
    next_legal,
    nudged,
    with_cars,
)
from highway3d.tokyo.turn.keys import ANGLE, KINDS, WAYS, pointed, pushed
from highway3d.tokyo.turn.last_build import last_build

if TYPE_CHECKING:
    from collections.abc import Sequence

    from highway3d.table.game import Fault
    from highway3d.tokyo.rules.highway import Highway
    from highway3d.tokyo.rules.turns import State
    from highway3d.tokyo.turn.last_build import LastBuild

Choice = TypeVar("Choice")


class Step(StrEnum):
    """Where in the turn the player is; a member's value keys its prompt in the texts."""

    OVER = "over"
    DOWN = "down"
    BASE = "base"
    ASIDE = "aside"
    AIM = "aim"
    CARS = "cars"
    END = "end"


class Turn:
    """One turn in the making, or the last build being adjusted."""

    def __init__(self, state: State) -> None:
        self.revision = 0
        self.show(state)

    def show(self, state: State, *, over: bool = False) -> None:
        """Begins afresh with a position; ``over`` when the players have ended the game."""
        self.state = state
        self.is_over = over or state.outcome is not None
        self.site = Site(state.highway, state.turn, state.supplies[state.turn], state.options)
        self.is_adjusting = False
        self.is_placed = False
        self.carried: str | None = None
        """What a hand carries to its place by itself (``hands``): disc, road or car."""
        self.up = 0
        """How many discs of the draft's pillar stand already, put there by such a hand."""
        self.draft: Draft | None = None
        self._aside: Draft | None = None
        """The build that was put aside, so that the table can be seen."""
        self.hover: str | None = None
        self._verdict: tuple[Draft, Verdict] | None = None
        self._last: LastBuild | None = None
        self.bases = [] if self.is_over or state.knocked else self._bases()
        if len(self.bases) == 1:
            self.draft = first_legal(self.site, self.bases[0])
        self.revision += 1

    @property
    def step(self) -> Step:
        """The present step."""
        if self.is_over:
            return Step.OVER
        if self.state.knocked and self.draft is None:
            return Step.DOWN
        if self.draft is None:
            return Step.BASE if self._aside is None else Step.ASIDE
        if not self.is_placed:
            return Step.AIM
        return Step.CARS if self.cars_left else Step.END

    @property
    def verdict(self) -> Verdict | None:
        """What the rules say of the draft, or None without one."""
        if self.draft is None:
            return None
        plain = replace(self.draft, cars=())
        if self._verdict is None or self._verdict[0] != plain:
            self._verdict = plain, judged(self.site, plain)
        return self._verdict[1]

    @property
    def cars_left(self) -> int:
        """How many cars the placed build may still take."""
        if self.draft is None or self.verdict is None:
            return 0
        return max(0, len(self.verdict.spots) - len(self.draft.cars))

    @property
    def move(self) -> Move | None:
        """The move that ending the turn would play."""
        if self.draft is None or not self.is_placed:
            return None
        if self.is_adjusting:
            return Shift(self.draft.x, self.draft.y, self.draft.cars)
        return self.draft.build

    @property
    def shown(self) -> Highway:
        """What stands on the table to be looked at: the placed build and its cars among it."""
        if self.draft is None or self.verdict is None or not (self.is_placed or self.up):
            return self.site.highway
        road = self.verdict.road
        if not self.is_placed:
            return replace(self.site.highway, pillars=(*self.site.highway.pillars, self._begun()))
        cars = [Car(road.name, road.owner, place) for place in self.draft.cars]
        return self.site.highway.built(road, cars)

    @property
    def last(self) -> LastBuild | None:
        """What the turn before has built, and what it crossed."""
        if self._last is None:
            self._last = last_build(self.state)
        return self._last

    # Choosing a base

    def point_at(self, name: str | None) -> None:
        """The pointer lies over that pillar, or over none that can be a base."""
        name = name if any(base.name == name for base in self.bases) else None
        if name != self.hover and self.step in (Step.BASE, Step.AIM):
            self.hover = name
            self.revision += 1

    def take(self, name: str) -> bool:
        """Takes a base in hand; False when one may not build from it."""
        for base in self.bases:
            if base.name == name and not self.is_placed:
                self._change(first_legal(self.site, base))
                return True
        return False

    def walk(self, step: int) -> None:
        """The next base, or with one in hand the next legal direction."""
        if self.draft is None:
            names = [base.name for base in self.bases]
            if names:
                self.hover = _next(names, self.hover, step)
                self.revision += 1
        elif not self.is_placed:
            self._change(next_legal(self.site, self.draft, -step * ANGLE))

    def offer(self, build: Build) -> None:
        """Takes a build in hand that was found, in place of what is there."""
        base = self.site.highway.pillar(build.base)
        assert base is not None
        while self.is_placed or self.up:
            self.back()
        draft = Draft(base, 0.0, build.height, build.junction, build.x, build.y)
        self._change(nudged(draft, 0, 0))

    # Aiming

    def aim(self, x: float, y: float, *, exact: bool) -> None:
        """Points the draft at a place on the table (dmm)."""
        if self.draft is not None and not self.is_placed:
            self._change(aimed(self.draft, x, y, exact=exact))

    def press(self, action: str, *, big: bool, heading: float = 0.0) -> bool:
        """A key of the board by its action's name; ``heading`` is the camera's, in degrees."""
        walks = action in ("next", "previous")
        if self.step is Step.ASIDE and (walks or action in (*WAYS, *KINDS)):
            self.take_up()
        elif walks:
            self.walk(1 if action == "next" else -1)
        elif self.draft is None:
            if action not in WAYS:
                return False
            self.walk(1 if action in ("right", "up") else -1)
        else:
            there = self._pressed(self.draft, action, big=big, heading=heading)
            if there is None:
                return False
            self._change(there)
        return True

    def put(self) -> tuple[Fault, ...]:
        """Sets pillar and road down if the rules allow it; returns the faults if not."""
        verdict = self.verdict
        if verdict is None or self.is_placed:
            return ()
        if verdict.is_legal:
            self.is_placed = True
            self.revision += 1
        return verdict.faults

    def put_aside(self) -> None:
        """Takes the build out of sight, until ``take_up`` or another is chosen."""
        if self.step is Step.AIM:
            self._aside, self.draft, self.hover = self.draft, None, None
            self.revision += 1

    def take_up(self) -> None:
        """Takes the build in hand again that was put aside."""
        if self._aside is not None:
            self._change(self._aside)

    def lift(self) -> None:
        """Takes the placed build up again, to be put down elsewhere."""
        if self.is_placed and self.draft is not None:
            self.is_placed = False
            self.revision += 1
            self._change(replace(self.draft, cars=()))

    # After placing

    def put_car(self, place: int) -> tuple[Fault, ...]:
        """Puts a car on the new road, or takes the one away that stands there."""
        draft, verdict = self.draft, self.verdict
        if draft is None or verdict is None or not self.is_placed:
            return ()
        there = [car for car in draft.cars if self._touch(draft, car, place)]
        cars = (
            tuple(sorted({*draft.cars, place}))
            if not there
            else tuple(car for car in draft.cars if car not in there)
        )
        wrong = tuple(car_faults(self.site.highway, verdict.road, cars, verdict.cars))
        if not wrong:
            self.draft = replace(draft, cars=cars)
            self.revision += 1
        return wrong

    def put_all_cars(self) -> None:
        """Puts every car on that was earned and finds room."""
        if self.draft is not None and self.verdict is not None and self.is_placed:
            self.draft = replace(self.draft, cars=self.verdict.spots)
            self.revision += 1

    def adjust(self) -> bool:
        """Takes the last build up again, by whoever built it; False when there is none (T4)."""
        road = self.state.last_road
        if road is None or self.is_over or self.state.knocked:
            return False
        highway, _, supply = before_last(self.state)
        assert isinstance(road.start, Pillar)
        places = tuple(car.place for car in self.state.highway.cars if car.road == road.name)
        height, junction = road.end.height, isinstance(road.end, Pillar) and road.end.junction
        self.site = Site(highway, road.owner, supply, self.state.options)
        self.draft = Draft(road.start, 0.0, height, junction, road.end.x, road.end.y, places)
        self.bases, self.hover = [], None
        self.is_adjusting = self.is_placed = True
        self.revision += 1
        return True

    def back(self) -> bool:
        """One step back; False when there is nothing to go back from."""
        if self.is_adjusting:
            self.show(self.state, over=self.is_over)
        elif (self.is_placed or self.up) and self.draft is not None:
            self.is_placed, self.up, self.carried = False, 0, None
            self.revision += 1
            self._change(replace(self.draft, cars=()))
        elif self.draft is not None and len(self.bases) > 1:
            self.hover, self.draft = self.draft.base.name, None
            self.revision += 1
        elif self._aside is not None:
            self.take_up()
        elif self.draft is not None:
            self.put_aside()
        else:
            return False
        return True

    def resume(self, draft: Draft, *, up: int, placed: bool, carried: str | None) -> None:
        """Goes on with a build of which a hand has already put so much in place."""
        self.draft, self.up, self.is_placed, self.carried = draft, up, placed, carried
        self.revision += 1

    def _begun(self) -> Pillar:
        """The draft's pillar as far as it stands."""
        assert self.verdict is not None
        pillar = self.verdict.road.end
        assert isinstance(pillar, Pillar)
        whole = self.up == pillar.height
        return structs.replace(pillar, height=self.up, junction=pillar.junction and whole)

    def _bases(self) -> list[Pillar]:
        highway, seat, supply, options = self.site
        return [
            base
            for base in open_bases(highway, seat, options)
            if supply.roads and (base.height == 1 or heights(base, supply))
        ]

    def _change(self, draft: Draft) -> None:
        if draft != self.draft:
            self.draft, self._aside = draft, None
            self.revision += 1

    def _pressed(self, draft: Draft, action: str, *, big: bool, heading: float) -> Draft | None:
        """The draft after a key; None where the key means nothing here."""
        if self.is_placed:
            there = pushed(draft, action, far=big, heading=heading)
            return None if there is None else with_cars(self.site, there, draft.cars)
        if action in KINDS and not self.is_adjusting:  # base and height stay
            return KINDS[action](self.site, draft)
        return pointed(draft, action, fine=big)

    @staticmethod
    def _touch(draft: Draft, car: int, place: int) -> bool:
        """Tells whether a place is on a car that stands."""
        return abs(car - place) * length(draft) < 60 * WHOLE


def _next(choices: Sequence[Choice], now: Choice | None, step: int) -> Choice:
    """The choice so many steps on, round and round; without one now the first or the last."""
    at = choices.index(now) + step if now in choices else min(step, 0)
    return choices[at % len(choices)]
