"""Tokyo Highway, the 2-player version: a game for the catalogue."""

from highway3d.table.game import Game, Key
from highway3d.tokyo.rules.format.judge import answer
from highway3d.tokyo.rules.penalties import settles
from highway3d.tokyo.rules.rules import TokyoRules

GAME = Game(
    name="tokyo",
    rules=TokyoRules(),
    scene="highway3d.tokyo.open:tokyo",
    judge=answer,
    place=1,
    keys=(
        Key("turn", ("r",), repeats=True),
        Key("turn_back", ("shift+r",), repeats=True),
        Key("higher", ("+", "="), repeats=True),
        Key("lower", ("-",), repeats=True),
        Key("junction", ("j",)),
        Key("exit", ("x",)),
        Key("map", ("g",)),
    ),
    settles=settles,
    player="highway3d.tokyo.player.player:PLAYER",
)
