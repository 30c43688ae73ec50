"""How each level weighs the turns of Move Over."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Final, NamedTuple

import numpy as np

from highway3d.table.thinking import Level, Limits
from tiles2d.octiles.player import crowd
from tiles2d.octiles.player.duel import MOST, Duel, Effort, Enough
from tiles2d.octiles.player.homeward import Floats
from tiles2d.octiles.player.race import (
    WON,
    Batch,
    Position,
    Race,
    batch,
    left,
    passed,
    race_of,
    seen,
    turns,
    unseen,
)
from tiles2d.octiles.player.weighed import Weighed, noise
from tiles2d.octiles.rules.moves import Move, Pass
from tiles2d.octiles.rules.rules import RULES
from tiles2d.octiles.rules.state import State
from tiles2d.octiles.rules.versions.placing import MOVES
from tiles2d.octiles.rules.versions.switch_tile import first_spaces


class Sight(NamedTuple):
    """How many turns ahead a level looks, and at how many of its own more closely."""

    depth: int
    wide: int


WORK: Final = 60_000
"""Positions looked at, at most."""
SIGHTS: Final = {Level.MIDDLE: Sight(3, 16), Level.STRONG: Sight(5, 40)}
"""How levels look between two sides. Many turns are the same run over another tile, so that the
best few hold too little: seeing 40 is worth as much as looking one turn further.
"""
DEEPEST: Final = 12
"""How many turns ahead strong looks, given work of its own."""
AT_SIGHT: Final = (Level.GREEDY, Level.GENTLE)
"""Levels that see their own turn only."""
VALUED: Final = 3
"""How far ahead every turn is looked at when all values are asked for."""


def weigh(state: State, level: Level, limits: Limits, quiet: bool = False) -> Weighed:
    """The best turn as the level sees it; other values say less. Quiet: every value, no noise."""
    race = race_of(state.options, state.players)
    position = seen(state, _guessed(state, limits.seed))
    numbers = turns(race, position)
    if own := first_spaces(state):
        numbers = [number for number in numbers if MOVES[number].space in own]
    if not numbers:
        return Weighed.of([Pass()], [0.0], 1)
    made = batch(race, position, numbers)
    extra = noise(level, limits, len(numbers), quiet)
    moves: list[Move] = [MOVES[number] for number in numbers]
    values = _at_sight(race, position, made, level) + np.array(extra)
    found = Weighed.of(moves, values.tolist(), 1 if level in AT_SIGHT else 2)
    effort = Effort(limits.work or WORK, limits.is_over)
    with suppress(Enough):
        if race.is_two_sided and level in SIGHTS:
            if quiet:
                _weigh_all(race, position, made, found, effort)
            else:
                sight = SIGHTS[level]
                if limits.work and level is Level.STRONG:
                    sight = sight._replace(depth=DEEPEST)
                _deepen(race, position, made, found, effort, extra, limits, sight)
        elif level is Level.STRONG:
            _look_round(race, position, made, found, effort, extra, quiet)
    return _with_pass(state, race, position, made, found)


def _guessed(state: State, seed: int) -> tuple[int, ...]:
    tiles = list(unseen(state))
    Random(seed).shuffle(tiles)
    return tuple(tiles)


def _at_sight(race: Race, position: Position, made: Batch, level: Level) -> Floats:
    """Values without looking at any turn more closely."""
    if level in AT_SIGHT:
        mine = [race.team[player] == race.team[position.turn] for player in range(race.players)]
        values: Floats = -made.left[:, mine].sum(axis=1)
        values[made.wins] = WON
        return values
    if not race.is_two_sided:
        return crowd.two_turns(race, position, made)
    duel = Duel(race, Effort(WORK, lambda: False))
    return duel.two_turns(position, made) - crowd.jam(race, made)


def _deepen(
    race: Race,
    position: Position,
    made: Batch,
    found: Weighed,
    effort: Effort,
    extra: list[float],
    limits: Limits,
    sight: Sight,
) -> None:
    duel = Duel(race, effort)
    costs = crowd.jam(race, made).tolist()
    for depth in range(3, sight.depth + 1):
        best = -MOST
        for nth in found.order[: sight.wide]:
            more = extra[nth] - costs[nth]
            value = more + duel.turn(position, made, nth, depth, best - more, MOST)
            if value > best:
                best = value
                found.improve(nth, value)
        found.depth = depth
        limits.info(depth, best, [RULES.format(found.best)])
        if best > WON / 2:
            break


def _weigh_all(race: Race, position: Position, made: Batch, found: Weighed, effort: Effort) -> None:
    duel = Duel(race, effort)
    values = [duel.turn(position, made, nth, VALUED, -MOST, MOST) for nth in range(made.size)]
    found.values[:] = (np.array(values) - crowd.jam(race, made)).tolist()
    found.order.sort(key=lambda nth: -found.values[nth])
    found.depth = VALUED


def _look_round(
    race: Race,
    position: Position,
    made: Batch,
    found: Weighed,
    effort: Effort,
    extra: list[float],
    all_of_them: bool,
) -> None:
    best = -MOST
    for nth in found.order[: None if all_of_them else crowd.BEAM]:
        value = extra[nth] + crowd.round_the_table(race, position, made, nth, effort)
        found.values[nth] = value
        if value > best:
            best = value
            found.improve(nth, value)
    if all_of_them:
        found.order.sort(key=lambda nth: -found.values[nth])
    found.depth = race.players + 1


def _with_pass(
    state: State, race: Race, position: Position, made: Batch, found: Weighed
) -> Weighed:
    """The pass too, where the rules leave it open and every turn leads away from home.

    It keeps the standing and costs what the best turn would have cost.
    """
    mover = position.turn
    now = left(race, position.runners, mover)
    if float(made.left[:, mover].min()) <= now or not RULES.survey(state).may_pass:
        return found
    following = passed(race, position)
    numbers = turns(race, following)
    loss = 0.0
    if numbers:
        theirs = batch(race, following, numbers).left[:, following.turn]
        loss = left(race, position.runners, following.turn) - float(theirs.min())
    best = found.order[0]
    lost = float(made.left[best, mover]) - now
    found.moves.append(Pass())
    found.values.append(found.values[best] + lost - max(loss, 0.0))
    found.order.insert(0 if lost > max(loss, 0.0) else 1, len(found.moves) - 1)
    return found
