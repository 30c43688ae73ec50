"""A game written out act by act, refused attempts among them.

``python -m tests.tokyo.playthrough`` plays it anew and writes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

from highway3d.tokyo.rules.bases import candidate_road, open_bases
from highway3d.tokyo.rules.crossings import crossings, earned
from highway3d.tokyo.rules.options import Options
from highway3d.tokyo.rules.rules import TokyoRules, before_last, with_all_cars
from highway3d.tokyo.rules.turns import Build, Pass, Penalty, Restore, Shift
from tests.tokyo.grid import legal_builds

FILE = Path(__file__).parents[1] / "playthroughs" / "tokyo.txt"
RULES = TokyoRules()


def moves_of(text: str) -> Iterator[str]:
    """The moves of a playthrough, refused ones included."""
    for line in text.splitlines()[1:-1]:
        yield line[6:].split(" | ")[0]


def told(moves: Iterable[str]) -> Iterator[str]:
    """The game line by line: number, player, move, crossings or faults, what each has left."""
    state, number = RULES.new(Options(), 2, 0), 0
    yield f"start | {_supplies(state)}"
    for text in moves:
        move = RULES.parse(text)
        adjusts = isinstance(move, Shift) and state.last_road is not None
        seat = "AB"[state.last_road.owner if adjusts else state.turn]
        if found := RULES.check(state, move):
            names = (f"{fault.code.value}({' '.join(fault.pieces)})" for fault in found)
            yield f"  - {seat} {RULES.format(move)} | {', '.join(names)}"
            continue
        number += 1
        state = RULES.apply(state, move)
        parts = [RULES.format(move), *_crossings(state, move), _supplies(state)]
        yield f"{number:3} {seat} {' | '.join(parts)}"
    outcome = state.outcome
    yield f"winners {outcome.winners} {outcome.reason.value}"


def _crossings(state, move):
    if not isinstance(move, Build | Shift):
        return []
    highway, road, _ = before_last(state)
    found = []
    for crossing in crossings(highway, road, state.options):
        by = f" by {' '.join(crossing.blockers)}" if crossing.blockers else ""
        found.append(f"{crossing.relation.value} {crossing.road} {crossing.result.value}{by}")
    return [", ".join(found)] if found else []


def _supplies(state):
    counts = (f"{s.grey}+{s.yellow} {s.roads} {s.cars}" for s in state.supplies)
    return " : ".join(counts)


def played(seed: int) -> Iterator[str]:
    """The moves of two greedy players, and what goes wrong on the way."""
    chance, state = Random(seed), RULES.new(Options(), 2, 0)
    turns = 0
    while state.outcome is None:
        for move in _turn(state, chance, turns):
            yield RULES.format(move)
            if not RULES.check(state, move):
                state = RULES.apply(state, move)
        turns += 1


def _turn(state, chance, turns):
    build = _greedy(state, chance)
    if turns == 4 and isinstance(build, Build):
        yield replace(build, x=build.x * 3, height=build.height + 3)
    if turns == 9:
        road = next(r for r in state.highway.roads[::-1] if r.owner != state.turn)
        yield Penalty(state.turn, (road.name,))
        yield Penalty(state.turn, (road.name,), grey=1)
        yield build
        yield Restore()
    yield build
    if turns in (2, 6) and isinstance(build, Build):
        yield Shift(build.x + 4, build.y + 3, build.cars)


def _greedy(state, chance):
    seat, supply = state.turn, state.supplies[state.turn]
    scan = legal_builds(state.highway, seat, supply, state.options, exits=True)
    found = list(filter(None, scan))
    if len(open_bases(state.highway, seat, state.options)) == 1 and supply.roads > 1:
        found = [build for build in found if build.height] or found
    if not found:
        return Pass()
    best = max(found, key=lambda build: (_worth(state, seat, build), chance.random()))
    return with_all_cars(state, best)


def _worth(state, seat, build):
    road = candidate_road(state.highway, seat, build)
    cars = earned(road, crossings(state.highway, road, state.options))
    supply = state.supplies[seat]
    rival = [p for p in state.highway.pillars if p.owner != seat]
    near = min((p.x - build.x) ** 2 + (p.y - build.y) ** 2 for p in rival)
    exit = 0.7 if build.height == 0 and supply.roads > 3 else 0
    return cars - exit - build.height / 9 - near**0.5 / 3000 + (build.junction and 0.1)


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text("\n".join(told(list(played(1)))) + "\n", encoding="utf-8")
