"""Turns, supplies, penalty and the end of the game (rules/tokyo.md, section 1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import cos, pi, sin
from random import Random

from msgspec import structs

from highway3d.table.game import EndReason, Fault, IllegalMove, Outcome, others_win
from highway3d.tokyo.building import cost, faults, is_legal, reach
from highway3d.tokyo.cars import car_faults, spots
from highway3d.tokyo.components import FULL_SUPPLY, Supply
from highway3d.tokyo.crossings import crossings, earned
from highway3d.tokyo.highway import Car, Highway, Pillar, Road, Tip, entrances
from highway3d.tokyo.notation import format_move, parse_move
from highway3d.tokyo.options import Options
from highway3d.tokyo.scan import (
    candidate_road,
    heights,
    is_blocked,
    is_exhausted,
    legal_builds,
    open_bases,
)
from highway3d.tokyo.turns import (
    Build,
    End,
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
        """Always two players."""
        return range(2, 3)

    def new(self, options: Options, players: int, seed: int) -> State:
        """The table with both entrances, a car on each (S1 to S4); nothing is left to chance."""
        entrance = cost(Pillar("", 0, 0, 0, 1))
        supply = replace(_less(FULL_SUPPLY, entrance), cars=FULL_SUPPLY.cars - 1)
        return State(options, entrances(), (supply, supply))

    def turn(self, state: State) -> int:
        """The seat that builds next."""
        return state.turn

    def outcome(self, state: State) -> Outcome | None:
        """The result, or None while the game goes on."""
        return state.outcome

    def check(self, state: State, move: Move) -> tuple[Fault, ...]:
        """Every fault of a move; a pass is answered by the whole scan (A-27)."""
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
                return _pass(state)
            case Penalty():
                return _pay(state, move)
            case Restore():
                return _restore(state)

    def resolve(self, state: State, move: Move) -> Move:
        """Nothing is left to chance."""
        return move

    def forfeit(self, state: State, seat: int, reason: EndReason) -> Outcome:
        """The rival wins."""
        return others_win(2, seat, reason)

    def format(self, move: Move) -> str:
        """The move as a sentence of the game."""
        return format_move(move)

    def parse(self, text: str) -> Move:
        """Reads a sentence of the game."""
        return parse_move(text)

    def random_move(self, state: State, chance: Random) -> Move:
        """Some legal build with all its cars; a pass only where the scan finds none."""
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
    price, supply = cost(road.end), state.supplies[road.owner]
    cars = sum(car.road == road.name for car in state.highway.cars)
    had = Supply(
        supply.grey + price.grey,
        supply.yellow + price.yellow,
        supply.roads + price.roads,
        supply.cars + cars,
    )
    return state.highway.without_last(), road, had


def shifted_road(road: Road, x: int, y: int) -> Road:
    """A road with its new end elsewhere."""
    return structs.replace(road, end=structs.replace(road.end, x=x, y=y))


def owed(state: State, move: Penalty) -> int:
    """How many discs a player owes for what was knocked (N1, A-31)."""
    counted = move.fallen if state.options.penalty == "fallen" else (*move.fallen, *move.shifted)
    owners = _owners(state.highway)
    return sum(owners[name] != move.seat for name in counted)


def default_payment(
    state: State, seat: int, discs: int, standing: tuple[int, int] = (0, 0)
) -> tuple[int, int]:
    """Grey and yellow discs paid for a debt, grey first, as far as they reach (N2, A-32)."""
    supply = state.supplies[seat]
    grey = min(discs, supply.grey - standing[0])
    return grey, min(discs - grey, supply.yellow - standing[1])


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
                yield from _penalty_faults(state, move)
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


def _penalty_faults(state: State, move: Penalty) -> Iterator[Fault]:
    named, owners = Counter((*move.fallen, *move.shifted)), _owners(state.highway)
    unknown = tuple(name for name in named if name not in owners)
    twice = tuple(name for name in named if named[name] > 1)
    if not named:
        yield Fault(TurnFault.NOTHING_OWED)
    if unknown:
        yield Fault(TurnFault.NO_SUCH_PIECE, unknown)
    if twice:
        yield Fault(TurnFault.NAMED_TWICE, twice)
    if named and not unknown and not twice and not _is_due(state, move):
        yield Fault(TurnFault.WRONG_PAYMENT)


def _is_due(state: State, move: Penalty) -> bool:
    """Tells whether a player pays what he owes, or all that he can if that is less (A-32)."""
    supply = state.supplies[move.seat]
    grey, yellow = supply.grey - move.standing[0], supply.yellow - move.standing[1]
    if not (0 <= move.grey <= grey and 0 <= move.yellow <= yellow):
        return False
    return move.grey + move.yellow == min(owed(state, move), grey + yellow)


def _owners(highway: Highway) -> dict[str, int]:
    """The owner of every road and car by its name."""
    roads = {road.name: road.owner for road in highway.roads}
    return roads | {car.name: car.owner for car in highway.cars}


def _build(state: State, move: Build) -> State:
    base = state.highway.pillar(move.base)
    assert base is not None
    road = new_road(state.highway, state.turn, base, move)
    built = _with_road(state, state.highway, road, state.supplies[state.turn], move.cars)
    return _end_turn(replace(built, passes=0))


def _shift(state: State, move: Shift) -> State:
    highway, road, supply = before_last(state)
    moved = shifted_road(road, move.x, move.y)
    return _tenth_car(_with_road(state, highway, moved, supply, move.cars), road.owner)


def _with_road(
    state: State, highway: Highway, road: Road, supply: Supply, cars: tuple[int, ...]
) -> State:
    """The state with a road on the table, its price paid and its cars placed."""
    pillar = None if isinstance(road.end, Tip) else road.end
    placed = [Car(road.name, road.owner, place) for place in cars]
    left = replace(_less(supply, cost(road.end)), cars=supply.cars - len(cars))
    after = highway.built(pillar, road, placed)
    return replace(state, highway=after, supplies=_with(state.supplies, road.owner, left))


def _tenth_car(state: State, seat: int) -> State:
    if state.supplies[seat].cars:
        return state
    return replace(state, turn=seat, outcome=Outcome((seat,), End.TENTH_CAR))


def _pass(state: State) -> State:
    passes = state.passes + 1
    if passes == 2:
        return replace(state, passes=passes, outcome=_more_cars(state, End.BLOCKED))
    return _end_turn(replace(state, passes=passes))


def _pay(state: State, move: Penalty) -> State:
    """Discs change hands; play waits until all is put back (N1 to N3)."""
    supply, rival = state.supplies[move.seat], state.supplies[1 - move.seat]
    left = replace(supply, grey=supply.grey - move.grey, yellow=supply.yellow - move.yellow)
    gained = replace(rival, grey=rival.grey + move.grey, yellow=rival.yellow + move.yellow)
    return replace(
        state,
        supplies=(left, gained) if move.seat == 0 else (gained, left),
        knocked=(*move.fallen, *move.shifted),
        penalised=state.penalised or (move.seat == state.turn and owed(state, move) > 0),
    )


def _restore(state: State) -> State:
    """All is put back; whoever cannot build any more after paying waits from now (A-28)."""
    state = replace(state, knocked=())
    if _exhausted(state, state.turn):
        return _end_turn(state)
    rival = 1 - state.turn
    if state.waiting is None and _exhausted(state, rival):
        return replace(state, waiting=rival)
    return state


def _end_turn(state: State) -> State:
    """The end of a turn: ten cars, materials, and who is next (E1, E2)."""
    seat, rival = state.turn, 1 - state.turn
    state = _tenth_car(state, seat)
    if state.outcome is not None:
        return state
    clean, state = not state.penalised, replace(state, penalised=False)
    if state.waiting == rival and not _exhausted(state, rival):
        state = replace(state, waiting=None)
    spent = _exhausted(state, seat)
    if state.waiting == rival:
        if clean or spent:
            return replace(state, outcome=_out_of_materials(state, rival))
        return replace(state, passes=0)  # the rival goes on waiting, and cannot build
    return replace(state, turn=rival, waiting=seat if spent else None)


def _exhausted(state: State, seat: int) -> bool:
    return is_exhausted(state.highway, seat, state.supplies[seat], state.options)


def _out_of_materials(state: State, loser: int) -> Outcome:
    """E2 to the letter, or by cars if the players agreed so (A-43)."""
    if state.options.materials_end == "cars":
        return _more_cars(state, End.MATERIALS_CARS)
    return Outcome((1 - loser,), End.MATERIALS)


def _more_cars(state: State, reason: End) -> Outcome:
    """Whoever has more cars on the road wins; equal is a draw (E3)."""
    lead = state.placed(0) - state.placed(1)
    return Outcome(() if lead == 0 else (0,) if lead > 0 else (1,), reason)


def _less(supply: Supply, price: Supply) -> Supply:
    return Supply(
        supply.grey - price.grey,
        supply.yellow - price.yellow,
        supply.roads - price.roads,
        supply.cars - price.cars,
    )


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
    scan = legal_builds(highway, seat, supply, options)
    return next((build for build in scan if build), None)
