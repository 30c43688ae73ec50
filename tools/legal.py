"""Counts the moves of computer players that the rules refuse: tools/legal.py [GAMES [KIND]].

Plays games of every kind, or of those whose name begins so. Options and players are drawn, the
levels change from move to move; those that look ahead get little work, now and then their own.
Each is asked through its view, as a program would be. Every game is played to its end or to turn
300. Ends with status 1 if any move was refused.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from highway3d import catalogue  # noqa: E402
from highway3d.players.levels import FoulMove, think  # noqa: E402
from highway3d.table.thinking import Level, Limits  # noqa: E402

KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "tokyo": ("tokyo", {}),
    "tokyo, real hands": ("tokyo", {"hands": "real"}),
    "octiles, Move Over": ("octiles", {"version": "move_over"}),
    "octiles, BoardSpace": ("octiles", {"version": "boardspace"}),
    "octiles, switch tile": ("octiles", {"version": "switch_tile"}),
    "octiles, switch tile, own side": ("octiles", {"version": "switch_tile_own_side"}),
    "octiles, one action": ("octiles", {"version": "octiles"}),
    "octiles, Team Up": ("octiles", {"version": "team_up"}),
    "autopista": ("autopista", {}),
}
LEVELS = {
    Level.RANDOM: 10, Level.GREEDY: 10, Level.GENTLE: 10, Level.MIDDLE: 1, Level.STRONG: 1,
}  # fmt: skip
LITTLE = 20
FULL = 0.005
"""How often a level gets the work it has at the table."""
TURNS = 300
FIXED = ("practice", "hands", "version")
"""Options that are not drawn."""


def games(kind: str, count: int) -> Iterator[tuple[int, str]]:
    """Plays them; yields for each its turns, and what was refused or empty."""
    name, given = KINDS[kind]
    game = catalogue.game(name)
    for seed in range(count):
        chance = Random(f"{kind} {seed}")
        options = game.suited(_drawn(game.rules.options_type, given, chance), None)
        state = game.rules.new(options, chance.choice(game.rules.seats(options)), seed)
        turns, fault = 0, ""
        while not fault and turns < TURNS and game.rules.outcome(state) is None:
            try:
                state, turns = _next(game, state, chance), turns + 1
            except FoulMove as error:
                fault = f"seed {seed}, turn {turns}: {error}"
        yield turns, fault


def _drawn(kind: type, given: dict[str, Any], chance: Random) -> Any:
    """Options with about one in four drawn among the few that there are."""
    drawn = dict(given)
    for name, hint in get_type_hints(kind).items():
        values = (False, True) if hint is bool else get_args(hint)
        if name not in FIXED and values and chance.random() < 0.25:
            drawn[name] = chance.choice(values)
    return msgspec.convert(drawn, kind)


def _next(game: Any, state: Any, chance: Random) -> Any:
    thinker, rules = catalogue.load_player(game), game.rules
    [level] = chance.choices(tuple(LEVELS), tuple(LEVELS.values()))
    work = None if chance.random() < FULL else LITTLE
    seen = thinker.read(thinker.view(state, rules.turn(state)))
    move = rules.parse(think(game, thinker, seen, level, Limits(chance.getrandbits(30), work)).move)
    faults = rules.check(state, move)
    if faults:
        raise FoulMove(f"{rules.format(move)}: {faults}")
    return rules.apply(state, rules.resolve(state, move))


def main(count: int = 1000, only: str = "") -> int:
    """Plays so many games of every kind, or of those whose name begins so."""
    refused = 0
    for kind in (kind for kind in KINDS if kind.startswith(only)):
        turns = 0
        for played, fault in games(kind, count):
            turns += played
            if fault:
                refused += 1
                print(f"{kind}, {fault}", flush=True)
        print(f"{kind}: {count} games, {turns} turns", flush=True)
    print(f"{refused} moves refused")
    return int(refused > 0)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:2]), *sys.argv[2:3]))
