"""Autopista V2: two players race arrows to their flags on a small board (rules only)."""

from __future__ import annotations

from highway3d.table.clock import ClockSetting
from highway3d.table.game import Game, Key
from tiles2d.autopista.rules.judge import answer
from tiles2d.autopista.rules.options import without_clock
from tiles2d.autopista.rules.rules import AutopistaRules

GAME = Game(
    name="autopista",
    rules=AutopistaRules(),
    scene="tiles2d.autopista.scene.scene:AutopistaScene",
    option_fields="tiles2d.autopista.scene.form:option_fields",
    judge=answer,
    clock=ClockSetting(minutes=8),
    views=("above",),
    place=3,
    keys=(Key("ways", ("j",)),),
    unclocked=without_clock,
    player="tiles2d.autopista.player:PLAYER",
)
