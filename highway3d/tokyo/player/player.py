"""The computer player: three levels that differ in sight and noise, and two yardsticks."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from highway3d.table.thinking import Answer, Fact, Level, Limits, Scale, Valued
from highway3d.tokyo.player import view as views
from highway3d.tokyo.player.choices import GLANCE, LOOK, Choices, Sight, choices
from highway3d.tokyo.player.reasons import Reasons, plain_facts
from highway3d.tokyo.player.search import Candidate, Plan, candidates, ranked
from highway3d.tokyo.player.trying import LAST_END_PRICE, appeal, shortlist, tried
from highway3d.tokyo.rules.format.notation import format_move
from highway3d.tokyo.rules.places.around import Floats
from highway3d.tokyo.rules.places.survey import builds
from highway3d.tokyo.rules.rules import with_all_cars
from highway3d.tokyo.rules.turns import Build, Pass, State


class Manner(NamedTuple):
    """How a level that looks ahead thinks: its plans, positions looked at, noise on values.

    The noise stirs only among those that were looked at as far as the best.
    """

    plans: tuple[Plan, ...]
    work: int
    noise: float


MANNERS: Final = {
    Level.MIDDLE: Manner(((10,),), 24, 0.12),
    Level.STRONG: Manner(((24,), (10, 4), (6, 2, 5), (4, 2, 3, 3)), 300, 0.01),
}
HINTING: Final = Manner(((12,), (4, 2)), 32, 0.0)
HINTS: Final = 3

GENTLE_SIGHT: Final = Sight(24, 2, 3)
NOTICED: Final = 0.6
"""The share of the rival's roads that a beginner thinks of."""
GENTLE_NOISE: Final = 0.2
"""How far a beginner's liking strays, in cars."""
WAY_ON: Final = 15
"""With fewer places left for the next turn a beginner sees that he builds into a corner."""
MOST_A_TURN: Final = 4
"""Whoever lacks so many cars or fewer looks twice whether he can win now."""


class TokyoPlayer:
    """The computer player of Tokyo Highway, as ``table.thinking.Thinker`` asks for it."""

    scale = Scale(even=0.5, won=0.4, slip=0.1)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """What both see."""
        return views.view(state)

    def read(self, view: Mapping[str, Any]) -> State:
        """The position seen; raises ``RequestError`` naming the field."""
        return views.read(view)

    def think(self, state: State, level: Level, limits: Limits) -> Answer:
        """A legal move, with all the cars it earns."""
        if state.knocked:
            return Answer("restore", 0.0, 0)
        found, depth = self._judged(state, level, limits)
        best = found[0]
        facts = plain_facts(state, best.move, best.after)
        return Answer(_text(state, best.move), best.value, depth, facts)

    def values(self, state: State, level: Level, limits: Limits) -> list[Valued]:
        """The moves worth telling apart, the best first."""
        if state.knocked:
            return [Valued("restore", 0.0)]
        found, _ = self._judged(state, level, limits)
        return [
            Valued(_text(state, each.move), each.value, plain_facts(state, each.move, each.after))
            for each in found
        ]

    def facts(self, state: State, move: Any) -> tuple[Fact, ...]:
        """What a build itself does; nothing where the last one was only adjusted."""
        after = tried(state, move) if isinstance(move, Build) else None
        return () if after is None else plain_facts(state, move, after)

    def hints(self, state: State, limits: Limits) -> list[Valued]:
        """Up to three proposals, each an idea of its own, with reasons by the exact rules."""
        if state.knocked:
            return [Valued("restore", 0.0)]
        found, _ = _looked_ahead(state, HINTING, limits)
        plain = [plain_facts(state, each.move, each.after) for each in found]
        sound = [n for n, each in enumerate(found) if each.value > 0 and not _closes(plain[n])]
        reasons, told = Reasons(state), list[Valued]()
        ideas = set[tuple[Any, ...]]()
        for each, facts in [(found[n], plain[n]) for n in sound or [0]]:
            idea = _idea(each.move, facts)
            if idea not in ideas:
                ideas.add(idea)
                said = reasons.of(each.move, each.after)
                told.append(Valued(_text(state, each.move), each.value, said))
            if len(told) == HINTS:
                break
        return told

    def _judged(self, state: State, level: Level, limits: Limits) -> tuple[list[Candidate], int]:
        """The candidates as a level values them, the best first, and how far it looked."""
        if level in MANNERS:
            return _looked_ahead(state, MANNERS[level], limits)
        random = Random(f"{limits.seed} {len(state.highway.roads)}")
        if level is Level.GREEDY:
            found = choices(state, state.turn, LOOK)
            return _liked(state, found, _greed(found, random)), 1
        half = np.array([random.random() < NOTICED for _ in state.highway.roads], np.bool_)
        found = choices(state, state.turn, GENTLE_SIGHT, half)
        liked = _liked(state, found, _liking(state, found, random))
        return sorted(liked, key=lambda each: not _goes_on(state.turn, each)), 1


def _looked_ahead(state: State, manner: Manner, limits: Limits) -> tuple[list[Candidate], int]:
    """The candidates by what the turns ahead bring; the noise strays the values a little."""
    found = candidates(state, manner.plans[0][0], limits)
    depth, alike = ranked(state, found, manner.plans, limits, limits.work or manner.work)
    if manner.noise:
        random = Random(f"{limits.seed} {len(state.highway.roads)}")
        for each in found[:alike]:
            each.value = round(each.value + random.gauss(0, manner.noise), 6)
        found[:alike] = sorted(found[:alike], key=lambda each: -each.value)
    for each in found[alike:]:  # looked at less far: they were left behind by these
        each.value = min(each.value, found[alike - 1].value)
    return found, depth


def _greed(found: Choices, random: Random) -> Floats:
    """Most cars now, then fewest discs; among equals chance."""
    alone = LAST_END_PRICE * ((found.height == 0) & (len(found.bases) == 1))
    spent = found.grey / 100 + found.junction / 10
    score: Floats = found.cars - alone - spent + [random.random() / 1000 for _ in found.cars]
    return score


def _liking(state: State, found: Choices, random: Random) -> Floats:
    """What a beginner likes: what looks well, each base and height with a whim of its own."""
    score = appeal(state, state.turn, found)
    whims = {
        key: random.gauss(0, GENTLE_NOISE)
        for key in sorted(set(zip(found.base.tolist(), found.height.tolist(), strict=True)))
    }
    keys = zip(found.base.tolist(), found.height.tolist(), strict=True)
    stray = [whims[key] + random.gauss(0, GENTLE_NOISE / 3) for key in keys]
    liking: Floats = score + np.array(stray)
    return liking


def _liked(state: State, found: Choices, score: Floats) -> list[Candidate]:
    """The builds in the order of their score, the first few; a winning one goes first."""
    win = _win_now(state)
    if win is not None:
        return [win]
    liked = []
    for build in shortlist(found, score):
        after = tried(state, build)
        if after is not None:
            liked.append(Candidate(build, after))
        if len(liked) == HINTS:
            break
    return liked or candidates(state, 1, Limits())


def _goes_on(seat: int, candidate: Candidate) -> bool:
    """Tells whether a move leaves its player some room to go on, or ends the game."""
    after = candidate.after
    return after.outcome is not None or len(choices(after, seat, GLANCE).cars) >= WAY_ON


def _win_now(state: State) -> Candidate | None:
    """A build that places the last car, if there is any."""
    seat, supply = state.turn, state.supplies[state.turn]
    if supply.cars > MOST_A_TURN:
        return None
    for build in builds(state.highway, seat, supply, state.options, exits=True):
        after = tried(state, build)
        if after is not None and after.outcome is not None and after.supplies[seat].cars == 0:
            return Candidate(build, after, 1.0)
    return None


def _text(state: State, move: Build | Pass) -> str:
    return format_move(with_all_cars(state, move) if isinstance(move, Build) else move)


def _closes(facts: tuple[Fact, ...]) -> bool:
    """Tells whether a move leaves no base to build from, and does not win by it."""
    return any(fact[0] == "CLOSES" for fact in facts)


def _idea(move: Build | Pass, facts: tuple[Fact, ...]) -> tuple[Any, ...]:
    """What makes two proposals different: what they earn, or from where they go on."""
    earns = tuple(sorted(fact for fact in facts if fact[0] in ("EARNS", "EXIT")))
    return earns or (getattr(move, "base", ""), getattr(move, "height", 0))


PLAYER: Final = TokyoPlayer()
