"""Writes down random games in full; test_playthrough.py compares them with the files kept.

``python -m tests.octiles.playthrough`` writes the files anew when the rules are meant to change.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from tests.octiles.positions import asked
from tiles2d.octiles.rules.options import Options
from tiles2d.octiles.rules.rules import RULES

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "move_over": (Options(), 2, 4),
    "partners": (Options(teams="opposite"), 4, 2),
    "boardspace": (Options(version="boardspace"), 3, 1),
    "octiles": (Options(version="octiles"), 2, 11),
    "switch_tile": (Options(version="switch_tile_own_side"), 2, 5),
    "team_up": (Options(version="team_up"), 4, 3),
}
"""Name of the file: options, players, seed."""
LONGEST = 150


def lines(options, players, seed):
    """A random game: what could be done, what was done, and the position at the end."""
    state, chance = RULES.new(options, players, seed), Random(seed)
    while state.outcome is None and state.turns < LONGEST:
        survey = RULES.survey(state)
        move = RULES.random_move(state, chance)
        yield f"{state.turn} {survey.status} {len(survey.moves)}: {RULES.format(move)}"
        state = RULES.apply(state, move)
    yield json.dumps(asked(state), sort_keys=True)
    yield f"{state.outcome}"


def text(name):
    """A playthrough as the file holds it."""
    return "\n".join(lines(*GAMES[name])) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        (FOLDER / f"{game}.txt").write_text(text(game), encoding="utf-8")
