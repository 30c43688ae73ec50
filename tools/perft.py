"""Counts the sequences of legal moves of each length: tools/perft.py GAME [DEPTH].

The numbers tell whether two implementations agree on the rules; some are pinned in the tests.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator

from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.rules import RULES
from tiles2d.octiles.rules.state import State


def octiles(depth: int) -> Iterator[str]:
    """Every version and number of players, with the tiles of seed 1."""
    for version in ("move_over", "boardspace", "octiles", "team_up"):
        for players in (2, 3, 4):
            counts = octiles_counts(RULES.new(Options(version=version), players, 1), depth)
            yield f"{version}, {players} players: {', '.join(map(str, counts))}"


def octiles_counts(state: State, depth: int) -> list[int]:
    """How many sequences of 1, 2, … ``depth`` moves there are; passing is not counted."""
    states, counts = [state], []
    for _ in range(depth - 1):
        states = [
            RULES.apply(before, move) for before in states for move in RULES.survey(before).moves
        ]
        counts.append(len(states))
    return [*counts, sum(len(RULES.survey(before).moves) for before in states)]


GAMES: dict[str, Callable[[int], Iterator[str]]] = {"octiles": octiles}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("depth", type=int, nargs="?", default=2)
    asked = parser.parse_args()
    for line in GAMES[asked.game](asked.depth):
        print(line, flush=True)
