"""The steps of a turn at the table: choose a base, aim, place, put on cars, end the turn.

Knows the rules and no engine: pointer and keys come in as table points and actions, moves go
out. ``revision`` grows with every change, so that pictures know when to follow.
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import structs

from highway3d.tokyo.rules.cars import WHOLE, car_faults
from highway3d.tokyo.rules.crossings import crossings
from highway3d.tokyo.rules.highway import Car, Pillar
from highway3d.tokyo.rules.rules import before_last
from highway3d.tokyo.rules.scan import heights, open_bases
from highway3d.tokyo.rules.turns import Build, Move, Shift
from highway3d.tokyo.turn.draft import (
    Draft,
    Site,
    Study,
    aimed,
    as_exit,
    as_junction,
    first_legal,
    length,
    lengthened,
    next_legal,
    nudged,
    raised,
    study,
    turned,
)

if TYPE_CHECKING:
    from highway3d.table.game import Fault
    from highway3d.tokyo.rules.crossings import Crossing
    from highway3d.tokyo.rules.highway import Highway, Road
    from highway3d.tokyo.rules.turns import State

TURN: Final = 5.0
FINE_TURN: Final = 1.0
PIECE_TURN: Final = 15.0
STEP: Final = 10
"""Arrow steps with Shift: 1 mm; without: 0.1 mm."""


class Step(StrEnum):
    """Where in the turn the player is; a member's value keys its prompt in the texts."""

    OVER = "over"
    BASE = "base"
    AIM = "aim"
    CARS = "cars"
    END = "end"


class LastBuild(NamedTuple):
    """A road that was laid, and how it was judged against the table before it."""

    road: Road
    crossings: tuple[Crossing, ...]


class Builder:
    """One turn in the making, or the last build being adjusted."""

    def __init__(self, state: State) -> None:
        self.revision = 0
        self.show(state)

    def show(self, state: State, *, over: bool = False) -> None:
        """Begins afresh with a position; ``over`` when the players have ended the game."""
        self.state = state
        self.over = over or state.outcome is not None
        self.site = Site(state.highway, state.turn, state.supplies[state.turn], state.options)
        self.adjusting = False
        self.placed = False
        self.carried: str | None = None
        """What a hand carries to its place by itself (hands.py): disc, road or car."""
        self.up = 0
        """How many discs of the draft's pillar stand already, put there by such a hand."""
        self.draft: Draft | None = None
        self.hover: str | None = None
        self.hints: list[tuple[int, Build]] = []
        self._study: tuple[Draft, Study] | None = None
        self._last: LastBuild | None = None
        self.bases = [] if self.over else self._bases()
        if len(self.bases) == 1:
            self.draft = first_legal(self.site, self.bases[0])
        self.revision += 1

    @property
    def step(self) -> Step:
        """The present step."""
        if self.over:
            return Step.OVER
        if self.draft is None:
            return Step.BASE
        if not self.placed:
            return Step.AIM
        return Step.CARS if self.cars_left else Step.END

    @property
    def study(self) -> Study | None:
        """What the rules say of the draft, or None without one."""
        if self.draft is None:
            return None
        plain = replace(self.draft, cars=())
        if self._study is None or self._study[0] != plain:
            self._study = plain, study(self.site, plain)
        return self._study[1]

    @property
    def cars_left(self) -> int:
        """How many cars the placed build may still take."""
        if self.draft is None or self.study is None:
            return 0
        return len(self.study.spots) - len(self.draft.cars)

    @property
    def move(self) -> Move | None:
        """The move that ending the turn would play."""
        if self.draft is None or not self.placed:
            return None
        if self.adjusting:
            return Shift(self.draft.x, self.draft.y, self.draft.cars)
        return self.draft.build

    @property
    def shown(self) -> Highway:
        """What stands on the table to be looked at: the placed build and its cars among it."""
        if self.draft is None or self.study is None or not (self.placed or self.up):
            return self.site.highway
        road = self.study.road
        if not self.placed:
            return replace(self.site.highway, pillars=(*self.site.highway.pillars, self._begun()))
        cars = [Car(road.name, road.owner, place) for place in self.draft.cars]
        return self.site.highway.built(road, cars)

    @property
    def last(self) -> LastBuild | None:
        """The last build and what it crossed, or None before the first."""
        if self._last is None and self.state.last_road is not None:
            highway, road, _ = before_last(self.state)
            self._last = LastBuild(road, crossings(highway, road, self.state.options))
        return self._last

    # Choosing a base

    def point_at(self, name: str | None) -> None:
        """The pointer lies over that pillar, or over none that can be a base."""
        name = name if any(base.name == name for base in self.bases) else None
        if name != self.hover and not self.placed:
            self.hover = name
            self.revision += 1

    def take(self, name: str) -> bool:
        """Takes a base in hand; False when one may not build from it."""
        for base in self.bases:
            if base.name == name and not self.placed:
                self.hints = []
                self._change(first_legal(self.site, base))
                return True
        return False

    def walk(self, step: int) -> None:
        """The next hint; without hints the next base, or with one in hand a legal direction."""
        if self.hints and not self.placed:
            self._next_hint(step)
        elif self.draft is None:
            names = [base.name for base in self.bases]
            if names:
                at = names.index(self.hover) + step if self.hover in names else min(step, 0)
                self.hover = names[at % len(names)]
                self.revision += 1
        elif not self.placed:
            self._change(next_legal(self.site, self.draft, -step * TURN))

    # Aiming

    def aim(self, x: float, y: float, *, exact: bool) -> None:
        """Points the draft at a place on the table (dmm)."""
        if self.draft is not None and not self.placed:
            self._change(aimed(self.draft, x, y, exact=exact))

    def press(self, action: str, *, big: bool, heading: float = 0.0) -> bool:
        """A key of the board by its action's name; ``heading`` is the camera's, in degrees."""
        if action in ("next", "previous"):
            self.walk(1 if action == "next" else -1)
        elif self.draft is None:
            if action not in ("left", "right", "up", "down"):
                return False
            self.walk(1 if action in ("right", "up") else -1)
        elif self.placed:
            return self._nudge(action, big=big, heading=heading)
        else:
            return self._press_aiming(action, big=big)
        return True

    def put(self) -> tuple[Fault, ...]:
        """Sets pillar and road down if the rules allow it; returns the faults if not."""
        found = self.study
        if found is None or self.placed:
            return ()
        if found.legal:
            self.placed, self.hints = True, []
            self.revision += 1
        return found.faults

    def lift(self) -> None:
        """Takes the placed build up again, to be put down elsewhere."""
        if self.placed and self.draft is not None:
            self.placed = False
            self.revision += 1
            self._change(replace(self.draft, cars=()))

    # After placing

    def put_car(self, place: int) -> tuple[Fault, ...]:
        """Puts a car on the new road, or takes the one away that stands there."""
        draft, found = self.draft, self.study
        if draft is None or found is None or not self.placed:
            return ()
        there = [car for car in draft.cars if self._touch(draft, car, place)]
        cars = (
            tuple(sorted({*draft.cars, place}))
            if not there
            else tuple(car for car in draft.cars if car not in there)
        )
        wrong = tuple(car_faults(self.site.highway, found.road, cars, found.cars))
        if not wrong:
            self.draft = replace(draft, cars=cars)
            self.revision += 1
        return wrong

    def put_all_cars(self) -> None:
        """Puts every car on that was earned and finds room."""
        if self.draft is not None and self.study is not None and self.placed:
            self.draft = replace(self.draft, cars=self.study.spots)
            self.revision += 1

    def adjust(self) -> bool:
        """Takes the last build up again, by whoever built it; False when there is none (T4)."""
        road = self.state.last_road
        if road is None or self.over or self.state.knocked:
            return False
        highway, _, supply = before_last(self.state)
        assert isinstance(road.start, Pillar)
        places = tuple(car.place for car in self.state.highway.cars if car.road == road.name)
        height, junction = road.end.height, isinstance(road.end, Pillar) and road.end.junction
        self.site = Site(highway, road.owner, supply, self.state.options)
        self.draft = Draft(road.start, 0.0, height, junction, road.end.x, road.end.y, places)
        self.bases, self.hints, self.hover = [], [], None
        self.adjusting = self.placed = True
        self.revision += 1
        return True

    def back(self) -> bool:
        """One step back; False when there is nothing to go back from."""
        if self.adjusting:
            self.show(self.state, over=self.over)
        elif (self.placed or self.up) and self.draft is not None:
            self.placed, self.up, self.carried = False, 0, None
            self.revision += 1
            self._change(replace(self.draft, cars=()))
        elif self.draft is not None and len(self.bases) > 1:
            self.draft, self.hover = None, self.draft.base.name
            self.revision += 1
        else:
            return False
        return True

    def resume(self, draft: Draft, *, up: int, placed: bool, carried: str | None) -> None:
        """Goes on with a build of which a hand has already put so much in place."""
        self.draft, self.up, self.placed, self.carried = draft, up, placed, carried
        self.revision += 1

    def _begun(self) -> Pillar:
        """The draft's pillar as far as it stands."""
        assert self.study is not None
        pillar = self.study.road.end
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
            self.draft = draft
            self.revision += 1

    def _press_aiming(self, action: str, *, big: bool) -> bool:
        assert self.draft is not None
        site, draft = self.site, self.draft
        turn, step = (FINE_TURN, 1) if big else (TURN, STEP)
        match action:
            case "left":
                self._change(turned(draft, turn))
            case "right":
                self._change(turned(draft, -turn))
            case "up":
                self._change(lengthened(draft, step))
            case "down":
                self._change(lengthened(draft, -step))
            case "turn":
                self._change(turned(draft, -PIECE_TURN))
            case "turn_back":
                self._change(turned(draft, PIECE_TURN))
            case _ if self.adjusting:
                return False  # base and height stay
            case "higher":
                self._change(raised(site, draft, 1))
            case "lower":
                self._change(raised(site, draft, -1))
            case "junction":
                self._change(as_junction(site, draft))
            case "exit":
                self._change(as_exit(site, draft))
            case _:
                return False
        return True

    def _nudge(self, action: str, *, big: bool, heading: float) -> bool:
        assert self.draft is not None
        ways = ((1, 0), (0, 1), (-1, 0), (0, -1))
        at = {"right": 0, "up": 1, "left": 2, "down": 3}.get(action)
        if at is None:
            return False
        across, ahead = ways[(at + round(heading / 90)) % 4]
        size = STEP if big else 1
        self._change(nudged(self.draft, across * size, ahead * size))
        return True

    def _next_hint(self, step: int) -> None:
        builds = [build for _, build in self.hints]
        plain = replace(self.draft.build, cars=()) if self.draft is not None else None
        at = builds.index(plain) + step if plain in builds else min(step, 0)
        build = builds[at % len(builds)]
        base = self.site.highway.pillar(build.base)
        assert base is not None
        draft = Draft(base, 0.0, build.height, build.junction, build.x, build.y)
        self._change(nudged(draft, 0, 0))

    @staticmethod
    def _touch(draft: Draft, car: int, place: int) -> bool:
        """Tells whether a place is on a car that stands."""
        return abs(car - place) * length(draft) < 60 * WHOLE
