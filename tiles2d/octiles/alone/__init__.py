"""Octiles for one, a game by itself: challenges that are proved, and open puzzles."""

from __future__ import annotations

from highway3d.table.game import Game, Key
from tiles2d.octiles.alone.rules.judge import answer
from tiles2d.octiles.alone.rules.rules import RULES

GAME = Game(
    name="octiles-alone",
    rules=RULES,
    scene="tiles2d.octiles.alone.scene.scene:AloneScene",
    judge=answer,
    views=("above",),
    place=2,
    keys=(
        Key("turn", ("r",), repeats=True),
        Key("turn_back", ("shift+r",), repeats=True),
        Key("next_tile", ("+", "="), repeats=True),
        Key("previous_tile", ("-",), repeats=True),
    ),
    beside="octiles",
)
