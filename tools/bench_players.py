"""The part of tools/bench.py that measures computer players."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from statistics import quantiles
from typing import Any

from highway3d import catalogue
from highway3d.table.thinking import AT_THE_TABLE, Level, Limits
from highway3d.tokyo.player.choices import choices
from tiles2d.autopista.player import search
from tiles2d.autopista.player.view import blinded
from tiles2d.octiles.player import duel, race
from tiles2d.octiles.rules.rules import RULES
from tiles2d.octiles.rules.versions.placing import MOVES

BUDGET = 20_000
"""Positions that a search may look at when its speed is measured."""


def players() -> None:
    """What computer players need for a move, and how fast what stands behind it is."""
    candidates()
    lists()
    nodes()
    levels()


def levels() -> None:
    """Seconds a move of every level in every game."""
    for name in catalogue.names():
        game = catalogue.game(name)
        if not game.player:
            continue
        thinker = catalogue.load_player(game)
        states = _positions(game, 40)
        for level in AT_THE_TABLE:
            times = []
            for seed, state in enumerate(states):
                start = time.process_time()
                thinker.think(state, level, Limits(seed))
                times.append(time.process_time() - start)
            high = quantiles(times, n=20, method="inclusive")[-1]
            wanted = "3" if level == "strong" else "0.3"
            print(
                f"{name}, {level}: {sum(times) / len(times):.3f} s a move in the mean, "
                f"95 % under {high:.3f} (wanted {wanted}; CPU time)"
            )


def candidates() -> None:
    """Builds that a look round screens in Tokyo Highway."""
    states = _positions(catalogue.game("tokyo"), 40)
    sizes = [len(choices(state, state.turn).cars) for state in states]
    rate = _rate(lambda state: choices(state, state.turn), states)
    mean = sum(sizes) / len(sizes)
    print(
        f"tokyo, candidates: {mean:,.0f} legal ones a look in the mean, {1000 / rate:.1f} ms, "
        f"{rate * mean:,.0f} a second"
    )


def nodes() -> None:
    """Positions that the searches look at in a second."""
    for name, looked_at in (("octiles", _octiles_nodes), ("autopista", _autopista_nodes)):
        states = _positions(catalogue.game(name), 20)
        start = time.process_time()
        looked = sum(map(looked_at, states))
        print(f"{name}, search: {looked / (time.process_time() - start):,.0f} nodes a second")


def _octiles_nodes(state: Any) -> int:
    kind = race.race_of(state.options, 2)
    position = race.seen(state, race.unseen(state))
    effort = duel.Effort(BUDGET, lambda: False)
    with suppress(duel.Enough):
        for depth in range(3, 9):
            duel.Duel(kind, effort).value(position, depth, -duel.MOST, duel.MOST)
    return effort.looked


def _autopista_nodes(state: Any) -> int:
    found = search.Search(blinded(state), BUDGET, lambda: False, lambda: 0.0)
    with suppress(search.Enough):
        for depth in range(2, 20):
            found.deepen(depth)
    return found.looked


def _positions(game: Any, count: int) -> list[Any]:
    """Positions of sensible games: greedy moves with a random one now and then."""
    thinker, chance, found = catalogue.load_player(game), Random(1), []
    state = None
    while len(found) < count:
        if state is None or game.rules.outcome(state) is not None:
            options = game.rules.options_type()
            state = game.rules.new(options, game.rules.seats(options)[0], chance.getrandbits(20))
        move = game.rules.random_move(state, chance)
        if chance.random() < 0.9:
            text = thinker.think(state, Level.GREEDY, Limits(chance.getrandbits(20))).move
            move = game.rules.parse(text)
        state = game.rules.apply(state, game.rules.resolve(state, move))
        if game.rules.outcome(state) is None and chance.random() < 0.3:
            found.append(state)
    return found


def lists() -> None:
    """The batch of all replies to all turns against the rules' own lists, in one run."""
    states = _positions(catalogue.game("octiles"), 60)
    kind = race.race_of(states[0].options, 2)
    seen = [race.seen(state, race.unseen(state)) for state in states]
    listed = [race.turns(kind, position) for position in seen]
    made = [race.batch(kind, *each) for each in zip(seen, listed, strict=True)]
    batches = [(position, batch) for position, batch in zip(seen, made, strict=True) if batch.size]
    children = [
        RULES.apply(state, MOVES[number])
        for state, numbers in zip(states, listed, strict=True)
        for number in numbers[::6]
    ]
    size = sum(map(len, listed)) / len(batches)
    fast = size * _rate(lambda pair: race.replies(kind, *pair), batches)
    slow = _rate(RULES.survey, children)
    print(
        f"octiles, lists of replies a second: {fast:,.0f} in batches, {slow:,.0f} by the rules "
        f"({fast / slow:.1f} times; wanted 3)"
    )


def _rate(act: Callable[[Any], object], given: list[Any]) -> float:
    """How often a second of CPU time the act is done: the best of five rounds over all given."""
    rates = []
    for _ in range(5):
        start = time.process_time()
        for one in given:
            act(one)
        rates.append(len(given) / (time.process_time() - start))
    return max(rates)
