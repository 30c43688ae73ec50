"""The moves of a game: may they be played, and what comes of them (RULES.md, section 1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import cos, pi, sin
from random import Random

from msgspec import structs

from highway3d.table.game import EndReason, Fault, IllegalMove, Outcome, others_win
from highway3d.tokyo.rules.bases import (
    candidate_road,
    heights,
    open_bases,
)
from highway3d.tokyo.rules.building import cost, faults, is_legal, reach
from highway3d.tokyo.rules.cars import car_faults, spots
from highway3d.tokyo.rules.components import FIRST_SUPPLY, Supply
from highway3d.tokyo.rules.crossings import crossings, earned
from highway3d.tokyo.rules.ending import after_pass, after_restoring, after_turn, with_tenth_car
from highway3d.tokyo.rules.format.notation import format_move, parse_move
from highway3d.tokyo.rules.highway import Car, Highway, Road, entrances
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.penalties import paid, penalty_faults
from highway3d.tokyo.rules.places.survey import builds, is_blocked
from highway3d.tokyo.rules.practice import practice_table
from highway3d.tokyo.rules.turns import (
    Build,
    Move,
    Pass,
    Penalty,
    Restore,
    Shift,
    State,
    TurnFault,
    new_road,
)


class TokyoRules:
    """The rules of the 2-player version, as ``table.game.Rules`` asks for them."""

    options_type = Options

    def seats(self, options: Options) -> range:
        """Two players; one alone at a practice table."""
        return range(1, 2) if options.practice == "on" else range(2, 3)

    def new(self, options: Options, players: int, seed: int) -> State:
        """The table with both entrances, a car on each (S1 to S4); nothing is left to chance."""
        highway = practice_table() if options.practice == "on" else entrances()
        return State(options, highway, (FIRST_SUPPLY, FIRST_SUPPLY))

    def turn(self, state: State) -> int:
        """The seat that builds next."""
        return state.turn

    def outcome(self, state: State) -> Outcome | None:
        """The result, or None while the game goes on."""
        return state.outcome

    def check(self, state: State, move: Move) -> tuple[Fault, ...]:
        """Every fault of a move; a pass is answered by a whole search (A-27)."""
        return tuple(_faults(state, move))

    def apply(self, state: State, move: Move) -> State:
        """The position after a move; raises ``IllegalMove``."""
        found = self.check(state, move)
        if found:
            raise IllegalMove(found)
        match move:
            case Build():
                return _build(state, move)
            case Shift():
                return _shift(state, move)
            case Pass():
                return after_pass(state)
            case Penalty():
                return paid(state, move)
            case Restore():
                return after_restoring(state)

    def resolve(self, state: State, move: Move) -> Move:
        """Nothing is left to chance."""
        return move

    def forfeit(self, state: State, seat: int, reason: EndReason) -> Outcome:
        """The rival wins; at a practice table there is none."""
        if state.options.practice == "on":
            return Outcome((), reason)
        return others_win(2, seat, reason)

    def format(self, move: Move) -> str:
        """The move as a sentence of the game."""
        return format_move(move)

    def parse(self, text: str) -> Move:
        """Reads a sentence of the game."""
        return parse_move(text)

    def random_move(self, state: State, chance: Random) -> Move:
        """Some legal build with all its cars; a pass only where a search finds none."""
        if state.knocked:
            return Restore()
        build = _random_build(state, chance)
        return with_all_cars(state, build) if build else Pass()


def with_all_cars(state: State, build: Build) -> Build:
    """The build with every car it earns and that finds room (A-34: offered by default)."""
    road = candidate_road(state.highway, state.turn, build)
    most = car_limit(state.highway, road, state.supplies[state.turn], state.options)
    return replace(build, cars=spots(state.highway, road, most))


def car_limit(highway: Highway, road: Road, supply: Supply, options: Options) -> int:
    """How many cars a legal build may place: those earned, as far as they reach (C4, C6)."""
    return min(earned(road, crossings(highway, road, options)), supply.cars)


def before_last(state: State) -> tuple[Highway, Road, Supply]:
    """The table before the last build, its road, and what its builder then had."""
    road = state.last_road
    assert road is not None
    cars = sum(car.road == road.name for car in state.highway.cars)
    had = state.supplies[road.owner] + replace(cost(road.end), cars=cars)
    return state.highway.without_last(), road, had


def shifted_road(road: Road, x: int, y: int) -> Road:
    """A road with its new end elsewhere."""
    return structs.replace(road, end=structs.replace(road.end, x=x, y=y))


def _faults(state: State, move: Move) -> Iterator[Fault]:
    if state.outcome is not None:
        yield Fault(TurnFault.GAME_OVER)
    elif state.knocked and not isinstance(move, Restore):
        yield Fault(TurnFault.PIECES_DOWN, state.knocked)
    else:
        match move:
            case Build():
                yield from _build_faults(state, move)
            case Shift():
                yield from _shift_faults(state, move)
            case Pass():
                supply = state.supplies[state.turn]
                if not is_blocked(state.highway, state.turn, supply, state.options):
                    yield Fault(TurnFault.MUST_BUILD)
            case Penalty():
                yield from penalty_faults(state, move)
            case Restore():
                if not state.knocked:
                    yield Fault(TurnFault.NOTHING_DOWN)


def _build_faults(state: State, move: Build) -> Iterator[Fault]:
    base = state.highway.pillar(move.base)
    if base is None:
        yield Fault(TurnFault.NO_SUCH_BASE)
        return
    road = new_road(state.highway, state.turn, base, move)
    yield from _road_faults(state, state.highway, road, state.supplies[state.turn], move.cars)


def _shift_faults(state: State, move: Shift) -> Iterator[Fault]:
    if state.last_road is None:
        yield Fault(TurnFault.NOTHING_TO_SHIFT)
        return
    highway, road, supply = before_last(state)
    yield from _road_faults(state, highway, shifted_road(road, move.x, move.y), supply, move.cars)


def _road_faults(
    state: State, highway: Highway, road: Road, supply: Supply, cars: tuple[int, ...]
) -> Iterator[Fault]:
    found = faults(highway, road, supply, state.options)
    yield from found
    if cars:
        most = 0 if found else car_limit(highway, road, supply, state.options)
        yield from car_faults(highway, road, cars, most)


def _build(state: State, move: Build) -> State:
    base = state.highway.pillar(move.base)
    assert base is not None
    road = new_road(state.highway, state.turn, base, move)
    built = _with_road(state, state.highway, road, state.supplies[state.turn], move.cars)
    return after_turn(replace(built, passes=0))


def _shift(state: State, move: Shift) -> State:
    highway, road, supply = before_last(state)
    moved = shifted_road(road, move.x, move.y)
    return with_tenth_car(_with_road(state, highway, moved, supply, move.cars), road.owner)


def _with_road(
    state: State, highway: Highway, road: Road, supply: Supply, cars: tuple[int, ...]
) -> State:
    """The state with a road on the table, its price paid and its cars placed."""
    placed = [Car(road.name, road.owner, place) for place in cars]
    left = supply - replace(cost(road.end), cars=len(cars))
    after = highway.built(road, placed)
    return replace(state, highway=after, supplies=_with(state.supplies, road.owner, left))


def _with(supplies: tuple[Supply, Supply], seat: int, supply: Supply) -> tuple[Supply, Supply]:
    return (supply, supplies[1]) if seat == 0 else (supplies[0], supply)


def _random_build(state: State, chance: Random) -> Build | None:
    highway, seat, options = state.highway, state.turn, state.options
    supply = state.supplies[seat]
    bases = open_bases(highway, seat, options)
    for _ in range(60 if bases else 0):
        base = chance.choice(bases)
        choices = heights(base, supply)
        if not choices:
            continue
        height, junction = chance.choice(choices[:3])
        limits = reach(height - base.height, to_table=False)
        assert limits is not None
        angle, distance = chance.random() * 2 * pi, limits[0] ** 0.5 - chance.uniform(5, 180)
        x, y = base.x + round(distance * cos(angle)), base.y + round(distance * sin(angle))
        build = Build(base.name, x, y, height, junction)
        if is_legal(highway, new_road(highway, seat, base, build), supply, options):
            return build
    return next(builds(highway, seat, supply, options, paying=False), None)
