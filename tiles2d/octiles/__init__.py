"""Octiles: tiles are laid, paths form, runners go home along them (rules only)."""

from __future__ import annotations

from highway3d.table.game import Game
from tiles2d.octiles.judge import answer
from tiles2d.octiles.rules import RULES

GAME = Game(
    name="octiles",
    rules=RULES,
    scene="tiles2d.scenes.octiles:OctilesScene",
    judge=answer,
    views=("above",),
    place=2,
)
