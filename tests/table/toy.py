"""A small game to test the table with: a heap is taken down, and now and then it grows.

Who takes the last counter wins. After each move a coin may fall: the heap then grows by one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import unique
from random import Random
from typing import Annotated, Any, Literal

import msgspec

from highway3d.table.clock import ClockSetting
from highway3d.table.game import (
    EndReason,
    Fault,
    FaultCode,
    Game,
    IllegalMove,
    Key,
    NotationError,
    Outcome,
    RequestError,
    others_win,
)


@unique
class ToyFault(FaultCode):
    TOO_MANY = "TOO_MANY"
    GAME_OVER = "GAME_OVER"


@unique
class ToyEnd(EndReason):
    LAST_TAKEN = "LAST_TAKEN"


class Options(msgspec.Struct, frozen=True):
    heap: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 20
    growth: Literal["on", "off"] = "on"
    limit: Literal["none", 3] = 3
    polite: bool = False


@dataclass(frozen=True, slots=True)
class State:
    heap: int
    limit: int
    players: int
    turn: int
    ply: int
    chance: int | None
    """Seed of the chance still to come; None when heaps do not grow."""


@dataclass(frozen=True, slots=True)
class Move:
    take: int
    grown: bool = False
    """What chance brought."""


class Rules:
    options_type = Options

    def seats(self, options: Options) -> range:
        return range(2, 5)

    def new(self, options: Options, players: int, seed: int) -> State:
        limit = options.heap if options.limit == "none" else 3
        return State(options.heap, limit, players, 0, 0, seed if options.growth == "on" else None)

    def turn(self, state: State) -> int:
        return state.turn

    def outcome(self, state: State) -> Outcome | None:
        return None if state.heap else Outcome((state.turn,), ToyEnd.LAST_TAKEN)

    def check(self, state: State, move: Move) -> tuple[Fault, ...]:
        faults = []
        if not state.heap:
            faults.append(Fault(ToyFault.GAME_OVER))
        if not 1 <= move.take <= min(state.limit, state.heap):
            faults.append(Fault(ToyFault.TOO_MANY, (f"{move.take}",)))
        return tuple(faults)

    def apply(self, state: State, move: Move) -> State:
        if faults := self.check(state, move):
            raise IllegalMove(faults)
        heap = state.heap - move.take + move.grown
        turn = (state.turn + 1) % state.players if heap else state.turn
        return replace(state, heap=heap, turn=turn, ply=state.ply + 1)

    def resolve(self, state: State, move: Move) -> Move:
        if state.chance is None or move.take == state.heap:
            return Move(move.take)
        chance = Random(state.chance * 1_000_003 + state.ply)
        return Move(move.take, chance.random() < 0.2)

    def forfeit(self, state: State, seat: int, reason: EndReason) -> Outcome:
        return others_win(state.players, seat, reason)

    def format(self, move: Move) -> str:
        return f"take {move.take}" + (" +1" if move.grown else "")

    def parse(self, text: str) -> Move:
        match text.casefold().split():
            case ["take", count] if count.isascii() and count.isdigit() and len(count) < 9:
                return Move(int(count))
            case ["take", count, "+1"] if count.isascii() and count.isdigit() and len(count) < 9:
                return Move(int(count), True)
        raise NotationError(f"{text[:40]!r} is no move, write: take 2")

    def random_move(self, state: State, chance: Random) -> Move:
        return Move(chance.randint(1, min(state.limit, state.heap)))


def judge(request: Mapping[str, Any]) -> dict[str, Any]:
    if "heap" not in request:
        raise RequestError("heap is missing")
    if request["heap"] == "bug":
        raise ZeroDivisionError("a bug in the game")
    return {"double": request["heap"] * 2}


GAME = Game(
    name="toy",
    rules=Rules(),
    scene="nowhere:Scene",
    judge=judge,
    clock=ClockSetting(minutes=1, increment=2),
    views=("above", "low"),
    keys=(Key("take_three", ("t",)),),
    player="tests.players.toy_player:PLAYER",
)


def find(name: str) -> Game:
    if name != "toy":
        raise LookupError(f"there is no game {name!r}, only toy")
    return GAME
