"""Octiles: tiles are laid, paths form, runners go home along them (rules only)."""

from __future__ import annotations

from highway3d.table.game import Game, Key
from tiles2d.octiles.rules.format.judge import answer
from tiles2d.octiles.rules.options import between_computers
from tiles2d.octiles.rules.rules import RULES

GAME = Game(
    name="octiles",
    rules=RULES,
    scene="tiles2d.octiles.scene.scene:OctilesScene",
    judge=answer,
    views=("above",),
    place=2,
    keys=(
        Key("turn", ("r",), repeats=True),
        Key("turn_back", ("shift+r",), repeats=True),
        Key("next_kind", ("+", "="), repeats=True),
        Key("previous_kind", ("-",), repeats=True),
        Key("pass", ("x",)),
    ),
    unattended=between_computers,
    player="tiles2d.octiles.player:PLAYER",
)
