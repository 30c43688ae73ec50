"""Move Over as the search sees it: plain tuples, every turn listed, all turns weighed at once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from tiles2d.octiles.player.ends import SHIFTS, ends_after, ends_around
from tiles2d.octiles.player.homeward import (
    LEFT,
    Flags,
    Floats,
    Whole,
    finish_state,
    finish_states,
)
from tiles2d.octiles.rules.board import DOORS, NODES, STOPS, circles
from tiles2d.octiles.rules.options import SWITCHING, Options
from tiles2d.octiles.rules.paths import Layout, steps_over
from tiles2d.octiles.rules.state import NOBODY, SEATS, Runners, State
from tiles2d.octiles.rules.tiles import DISTINCT
from tiles2d.octiles.rules.versions.placing import entries, moves_on

WON: Final = 1000.0
LAST_HOME: Final = 50.0
"""What a reply counts that brings the last runner home: more than anything short of winning."""
NEVER: Final = -99.0
STOPS_WANTED: Final = 3
JAM: Final = 0.4
"""What each stop short of these costs everybody, in turns, where four play (they may all jam)."""
_N: Final = len(NODES)


class Race(NamedTuple):
    """Who plays with whom from which side; it stays the same through a game."""

    players: int
    sides: tuple[int, ...]
    team: tuple[int, ...]
    """By player: the first of those who win together."""
    runners: int
    helps: bool
    either: bool
    switches: bool
    """Whether the tile that is taken off is the next in hand (switch tile)."""

    @property
    def is_two_sided(self) -> bool:
        """Whether one side's gain is the other's loss."""
        return len(set(self.team)) == 2


class Position(NamedTuple):
    """What changes in a game. Of the pile the first ``known`` tiles may be counted on."""

    layout: Layout
    runners: Runners
    turn: int
    pile: tuple[int, ...]
    known: int
    hidden: tuple[int, ...]
    """The tiles not yet seen by anybody; ``pile`` holds them in a guessed order."""


class Batch(NamedTuple):
    """All turns of a position at once. Values are turns still to go, saved or lost."""

    space: Whole
    lying: Whole
    runners: Whole
    """A row for each turn: who stands where after it."""
    start: Whole
    end: Whole
    left: Floats
    """By turn and player: what all his runners have still to go."""
    wins: Flags
    """Whether the turn wins."""

    @property
    def size(self) -> int:
        """How many turns there are."""
        return len(self.space)

    def weighed(self, weights: Floats) -> Floats:
        """What is left after each turn, each player's with his weight.

        No matrix product: its last digit is not the same on every machine, and so a move might
        not be.
        """
        found: Floats = (self.left * weights).sum(axis=1)
        return found

    def only(self, row: int) -> Batch:
        """One of the turns, as a batch."""
        return Batch._make(column[row : row + 1] for column in self)


@lru_cache(maxsize=64)
def race_of(options: Options, players: int) -> Race:
    """The race that these options make."""
    pairs = {"opposite": (0, 1, 0, 1), "adjacent": (0, 0, 2, 2)}
    team = pairs.get(options.teams, tuple(range(players)))
    helps = options.finished == "helps" and options.teams != "none"
    either = options.partners_win == "either" and options.teams == "opposite"
    switches = options.version in SWITCHING
    return Race(players, SEATS[players], team, options.runners, helps, either, switches)


def home(race: Race, runners: Runners, player: int) -> int:
    """How many runners of a player are home."""
    first = STOPS + 5 * ((race.sides[player] + 2) % 4)
    return runners[first : first + 5].count(player)


def acting(race: Race, position: Position) -> int:
    """Whose runners are moved: the player's, or a partner's whom he helps."""
    turn = position.turn
    if race.helps and home(race, position.runners, turn) >= race.runners:
        for other in range(race.players):
            together = race.team[other] == race.team[turn]
            if together and home(race, position.runners, other) < race.runners:
                return other
    return turn


def turns(race: Race, position: Position) -> list[int]:
    """Every turn that looks different, as ``placing`` numbers them; exact, none doubled."""
    mover = acting(race, position)
    side, runners = race.sides[mover], position.runners
    start, finish = circles(side), circles((side + 2) % 4)
    movable = [node for node, who in enumerate(runners) if who == mover and node not in finish]
    if NOBODY not in runners[start[0] : start[0] + 5]:
        leaving = _turns(position, [node for node in movable if node in start], finish)
        if leaving:
            return leaving
    return _turns(position, movable, finish)


def _turns(position: Position, movable: list[int], finish: tuple[int, ...]) -> list[int]:
    steps, runners, tile = steps_over(position.layout), position.runners, position.pile[0]
    ends = {DOORS + node for node in (*range(STOPS), *finish) if runners[node] < 0}
    distinct, found = DISTINCT[tile], []
    for space, entered in entries(steps, movable).items():
        found += [
            number
            for number in moves_on(steps, space, entered, tile, ends)
            if number // (_N * _N) % 8 < distinct
        ]
    found.sort()
    return found


def batch(race: Race, position: Position, numbers: list[int]) -> Batch:
    """All these turns made at once."""
    listed = np.array(numbers, dtype=np.int64)
    rest, end = np.divmod(listed, _N)
    rest, start = np.divmod(rest, _N)
    space, rotation = np.divmod(rest, 8)
    mover = acting(race, position)
    runners = np.repeat(np.array(position.runners)[None], len(numbers), axis=0)
    rows = np.arange(len(numbers))
    runners[rows, start] = NOBODY
    runners[rows, end] = mover
    left = np.stack([_left(race, runners, player) for player in range(race.players)], axis=1)
    done = [_is_home(race, runners, player) for player in range(race.players)]
    mine = [done[p] for p in range(race.players) if race.team[p] == race.team[mover]]
    wins = np.logical_or.reduce(mine) if race.either else np.logical_and.reduce(mine)
    return Batch(space, position.pile[0] * 8 + rotation, runners, start, end, left, wins)


def _left(race: Race, runners: Whole, player: int) -> Floats:
    side = race.sides[player]
    table = LEFT[side][finish_states(runners, side, player)]
    found: Floats = np.where(runners == player, table, 0.0).sum(axis=1)
    return found


def _is_home(race: Race, runners: Whole, player: int) -> Flags:
    found: Flags = _home(race, runners, player) >= race.runners
    return found


def _home(race: Race, runners: Whole, player: int) -> Whole:
    first = STOPS + 5 * ((race.sides[player] + 2) % 4)
    found: Whole = (runners[:, first : first + 5] == player).sum(axis=1)
    return found


def replies(race: Race, position: Position, made: Batch) -> Floats:
    """After each turn: what the next player's best reply saves him, in turns, at least 0.

    Where the tile he will have is not known, the mean over all that it may be.
    """
    ends = ends_after(ends_around(position.layout), made.space, made.lying)
    coming, going = _worths(race, made, (position.turn + 1) % race.players)
    ends += np.arange(0, coming.size, _N + 1)[:, None]  # each row has values of its own
    arrive = coming.ravel()[ends].reshape(made.size, -1, 8)
    depart = going.ravel()[ends].reshape(made.size, -1, 8)
    depart = np.concatenate([depart, depart], axis=2)
    joined = SHIFTS[_following(race, position, made)]
    by_shift = np.full((made.size, 8), NEVER, dtype=np.float32)
    for shift in np.flatnonzero(joined.any(axis=(0, 1))).tolist():
        best = arrive + depart[:, :, shift : shift + 8]
        by_shift[:, shift] = best.reshape(made.size, -1).max(axis=1)
    by_tile = np.where(joined, by_shift[:, None, :], NEVER).max(axis=2)
    found: Floats = np.maximum(by_tile.mean(axis=1), 0.0)
    return found


def _following(race: Race, position: Position, made: Batch) -> Whole:
    """The tiles that the next player may have in hand, a row for each turn or one for all."""
    if race.switches:
        covered = np.array(position.layout)[made.space, None] // 8
        unseen = np.array(position.hidden or (0,))[None]
        taken: Whole = np.where(covered > 0, covered, unseen)
        return taken
    if position.known <= 1 and position.hidden:
        return np.array(position.hidden)[None]
    if len(position.pile) > 1:
        return np.array([[position.pile[1]]])
    covered = np.array(position.layout)[made.space, None] // 8
    return covered


def _worths(race: Race, made: Batch, player: int) -> tuple[Floats, Floats]:
    """By node: what leaving it saves the player, and what coming to it leaves; 36 is nowhere."""
    side, runners = race.sides[player], made.runners
    table = LEFT[side][finish_states(runners, side, player)]
    start, finish = circles(side), circles((side + 2) % 4)
    coming = np.full((made.size, _N + 1), NEVER, dtype=np.float32)
    coming[:, :_N] = np.where(runners == player, table, NEVER)
    coming[:, finish] = NEVER
    full = (runners[:, start] != NOBODY).all(axis=1) & (runners[:, start] == player).any(axis=1)
    coming[full, :STOPS] = NEVER
    going = np.full((made.size, _N + 1), NEVER, dtype=np.float32)
    going[:, :STOPS] = np.where(runners[:, :STOPS] == NOBODY, -table[:, :STOPS], NEVER)
    last = _home(race, runners, player) == race.runners - 1
    arrived = np.where(last, LAST_HOME, 0.0)[:, None]
    going[:, finish] = np.where(runners[:, finish] == NOBODY, arrived, NEVER)
    return coming, going


def after(race: Race, position: Position, made: Batch, row: int) -> Position:
    """The position after one of the turns."""
    space, layout = int(made.space[row]), position.layout
    covered = layout[space] // 8
    taken = (covered,) if covered else ()
    rest = position.pile[1:]
    pile, known = rest + taken, position.known - 1
    if race.switches:
        pile, known = taken + rest, len(taken)
    return Position(
        (*layout[:space], int(made.lying[row]), *layout[space + 1 :]),
        tuple(made.runners[row].tolist()),
        (position.turn + 1) % race.players,
        pile,
        known,
        position.hidden,
    )


def passed(race: Race, position: Position) -> Position:
    """The position after a pass: the next player has the same tile in hand."""
    return position._replace(turn=(position.turn + 1) % race.players)


def left(race: Race, runners: Runners, player: int) -> float:
    """What all runners of a player have still to go, in turns."""
    side = race.sides[player]
    table = LEFT[side][finish_state(runners, side, player)]
    return float(sum(table[node] for node, who in enumerate(runners) if who == player))


def seen(state: State, guessed: tuple[int, ...]) -> Position:
    """A state as the search sees it; ``guessed`` orders the tiles that nobody has seen."""
    pile = state.pile[:2]
    return Position(
        state.layout, state.runners, state.turn, pile + guessed, len(pile), tuple(sorted(guessed))
    )


def unseen(state: State) -> tuple[int, ...]:
    """The tiles that are neither on the board, nor in hand, nor next."""
    known = {lying // 8 for lying in state.layout} | set(state.pile[:2])
    return tuple(tile for tile in range(1, len(DISTINCT)) if tile not in known)
