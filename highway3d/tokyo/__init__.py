"""Tokyo Highway, the 2-player version: rules only."""

from highway3d.table.game import Game
from highway3d.tokyo.judge import answer
from highway3d.tokyo.rules import TokyoRules

GAME = Game("tokyo", TokyoRules(), "highway3d.scenes.which:tokyo", answer, place=1)
