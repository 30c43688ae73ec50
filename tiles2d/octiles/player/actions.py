"""How each level weighs the actions of the one-action version and of Team Up.

In the one-action version whoever always blocks is never beaten and never wins: so every level
races first and blocks little, and shuns positions that have been there before.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from math import hypot
from typing import Any, Final, NamedTuple

import msgspec

from highway3d.table.thinking import Level, Limits
from tiles2d.octiles.player.duel import Effort, Enough
from tiles2d.octiles.player.homeward import LEFT, finish_state
from tiles2d.octiles.player.race import WON, home, left, race_of
from tiles2d.octiles.player.weighed import Weighed, noise
from tiles2d.octiles.rules.board import DOORS, EXITS, NODES, SPACE, STOPS, circles
from tiles2d.octiles.rules.moves import Move, Pass, Place, Replace, Rotate
from tiles2d.octiles.rules.paths import follow, steps_over
from tiles2d.octiles.rules.places import NODE_AT
from tiles2d.octiles.rules.rules import RULES, VERSIONS
from tiles2d.octiles.rules.state import NOBODY, State
from tiles2d.octiles.rules.tiles import DISTINCT
from tiles2d.octiles.rules.versions.team_up import groups

NEXT_RUN: Final = 0.8
"""What one's own best next run counts, which others may still undo."""
BLOCKING: Final = 0.2
"""What the next player's best run counts; more, and games never end."""
PATIENCE: Final = 160
"""After so many turns it only races: two who go on blocking never end."""
AGAIN: Final = 1.0
"""What a position costs each time that it has been there before."""
BEAM: Final = 24
WORK: Final = 20_000
NEAR: Final = 0.3
"""Team Up: what a tile width between a group and the largest one costs."""
JOINS_NEXT: Final = 2.0
"""Team Up: what a runner counts that can join the largest group with its next run."""


class Weights(NamedTuple):
    """What a level looks at beyond its own run."""

    next_run: float
    blocking: float


_WEIGHTS: Final = {
    Level.GREEDY: Weights(0.0, 0.0),
    Level.GENTLE: Weights(0.3, 0.0),
    Level.MIDDLE: Weights(NEXT_RUN, 0.0),
    Level.STRONG: Weights(NEXT_RUN, BLOCKING),
}
_GENTLE_NOISE: Final = 0.5
"""Of the noise of a race: with more, a runner that could go would stand."""


def _weights(state: State, level: Level) -> Weights:
    """What a level looks at so late in the game."""
    weights = _WEIGHTS[level]
    return weights if state.turns < PATIENCE else weights._replace(blocking=0.0)


class Run(NamedTuple):
    """A run that lies open, and the turns it saves."""

    start: int
    end: int
    saved: float


def weigh(state: State, level: Level, limits: Limits, quiet: bool = False) -> Weighed:
    """Every action that looks different with its value; strong looks at the reply to the best."""
    moves = _different(state, RULES.survey(state).moves)
    if not moves:
        return Weighed.of([Pass()], [0.0], 1)
    value = _together if state.options.version == "team_up" else _racing
    behind = _others(state)
    extra = noise(level, limits, len(moves), quiet)
    share = _GENTLE_NOISE if level is Level.GENTLE else 1.0
    weights = _weights(state, level)
    values = [
        value(played(state, move), state.turn, weights) - behind + share * more
        - AGAIN * _been_there(state, move)
        for move, more in zip(moves, extra, strict=True)
    ]  # fmt: skip
    found = Weighed.of(moves, values, 1)
    if level is Level.STRONG and state.options.version != "team_up":
        with suppress(Enough):
            _look_further(state, found, Effort(limits.work or WORK, limits.is_over), limits)
    return found


def played(state: State, move: Any) -> State:
    """The table after an action, the turn not yet handed on."""
    after: State = VERSIONS[state.options.version].played(state, move)
    return after


def _different(state: State, moves: list[Move]) -> list[Move]:
    """The moves that look different: of equal rotations of a tile only the first."""
    found: list[Move] = []
    for move in moves:
        if isinstance(move, Rotate):
            tile = state.layout[SPACE[move.space]] // 8
        elif isinstance(move, Place | Replace):
            tile = state.pile[0]
        else:
            tile = 0
        if not tile or getattr(move, "rotation", 0) < DISTINCT[tile]:
            found.append(move)
    return found


def _been_there(state: State, move: Move) -> int:
    """How often the position after a move has been there."""
    if len(state.seen) < 2:
        return 0
    following = msgspec.structs.replace(played(state, move), turn=(state.turn + 1) % state.players)
    return state.seen.count(following.snapshot())


def runs(state: State, player: int) -> Run | None:
    """The open run that saves a player most."""
    race = race_of(state.options, state.players)
    side, runners = race.sides[player], state.runners
    table = LEFT[side][finish_state(runners, side, player)]
    finish = circles((side + 2) % 4)
    steps, best = steps_over(state.layout), None
    for node, who in enumerate(runners):
        if who != player or node in finish:
            continue
        for door in EXITS[node]:
            end = follow(steps, door) - DOORS
            if end < 0 or runners[end] != NOBODY or (end >= STOPS and end not in finish):
                continue
            saved = float(table[node] - table[end])
            if best is None or saved > best.saved:
                best = Run(node, end, saved)
    return best


def _saved(state: State, player: int) -> float:
    run = runs(state, player)
    return max(0.0, run.saved) if run else 0.0


def _racing(after: State, player: int, weights: Weights) -> float:
    """How a player stands after his action."""
    race = race_of(after.options, after.players)
    together = after.together(player)
    if all(home(race, after.runners, each) >= race.runners for each in together):
        return WON
    value = -sum(left(race, after.runners, each) for each in together)
    if weights.next_run:
        value += weights.next_run * _saved(after, player)
    if weights.blocking:
        rival = (player + 1) % after.players
        value -= weights.blocking * _saved(after, rival)
    return value


def _others(state: State) -> float:
    """How the others stand in the mean, so that a value tells who is ahead."""
    race = race_of(state.options, state.players)
    others = [p for p in range(state.players) if p not in state.together(state.turn)]
    if state.options.version == "team_up":
        return sum(_together(state, p, _WEIGHTS[Level.MIDDLE]) for p in others) / len(others)
    mine = len(state.together(state.turn))
    return -sum(left(race, state.runners, p) for p in others) / len(others) * mine


def _look_further(state: State, found: Weighed, effort: Effort, limits: Limits) -> None:
    """Weighs the best actions by how one stands after the best reply to each."""
    best = -2 * WON
    for nth in found.order[:BEAM]:
        after = played(state, found.moves[nth])
        if found.values[nth] > WON / 2:
            break
        value = (
            _after_reply(state, after, effort)
            - _others(state)
            - AGAIN * _been_there(state, found.moves[nth])
        )
        if value > best:
            best = value
            found.improve(nth, value)
    found.depth = 2
    limits.info(2, found.values[found.order[0]], [RULES.format(found.best)])


def _after_reply(state: State, after: State, effort: Effort) -> float:
    """How the player stands once the next has acted as seems best to him."""
    me, rival = state.turn, (state.turn + 1) % state.players
    weights = _weights(state, Level.STRONG)
    handed = msgspec.structs.replace(after, turn=rival)
    replies = _different(handed, RULES.survey(handed).moves) if handed.pile else []
    effort.count(len(replies) + 1)
    if not replies:
        return _racing(after, me, weights)
    ends = [played(handed, reply) for reply in replies]
    worth = [_racing(end, rival, _WEIGHTS[Level.MIDDLE]) for end in ends]
    chosen = max(range(len(ends)), key=worth.__getitem__)
    return -WON if worth[chosen] >= WON else _racing(ends[chosen], me, weights)


def _together(after: State, player: int, weights: Weights) -> float:
    """Team Up: how one's runners hang together, and how soon the others can join them.

    No group may be broken, so that whoever joins first has won that for good.
    """
    found = groups(after.layout, after.runners)
    mine = sorted(found[player], key=len)
    if len(mine[-1]) >= after.options.runners:
        return WON
    if any(len(group) >= after.options.runners for them in found.values() for group in them):
        return -WON
    steps = steps_over(after.layout)
    linked = _open_ends(after, steps, mine[-1])
    value = float(sum(len(group) ** 2 for group in mine))
    for group in mine[:-1]:
        reached = _open_ends(after, steps, group)
        if len(group) == 1 and reached & linked:
            value += JOINS_NEXT
        else:
            value -= NEAR * _apart(group | reached, mine[-1] | linked)
    return value


def _open_ends(state: State, steps: list[int], group: Iterable[int]) -> frozenset[int]:
    """The empty nodes to which paths lead from a group's nodes."""
    ends = {follow(steps, door) - DOORS for node in group for door in EXITS[node]}
    return frozenset(end for end in ends if end >= 0 and state.runners[end] == NOBODY)


def _apart(some: Iterable[int], others: Iterable[int]) -> float:
    """The shortest way, in tile widths, from one of some nodes to one of the others."""
    there = [NODE_AT[NODES[node]] for node in others]
    return min(
        hypot(x - to_x, y - to_y)
        for x, y in (NODE_AT[NODES[node]] for node in some)
        for to_x, to_y in there
    )
