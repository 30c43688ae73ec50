"""Tokyo Highway, the 2-player version: a game for the catalogue."""

from highway3d.table.game import Game
from highway3d.tokyo.rules.judge import answer
from highway3d.tokyo.rules.rules import TokyoRules

GAME = Game(
    "tokyo",
    TokyoRules(),
    "highway3d.tokyo.open:tokyo",
    answer,
    place=1,
    player="highway3d.tokyo.player.player:PLAYER",
)
