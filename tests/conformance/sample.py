"""Makes the samples of the present schema in tests/records: one for each game that lacks one.

A sample of a released schema is never made again: it shows that old saves can be read.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from highway3d import catalogue
from highway3d.table.clock import ClockSetting
from highway3d.table.game import Game
from highway3d.table.record import SCHEMA, from_json, to_json
from highway3d.table.session import Player, Session

FOLDER = Path(__file__).parents[1] / "records"
PLAYERS = [Player("Ñandú Ölçer 東路"), Player('"B" [2], {}', "#D55E00", "stripes")]


def sample(game: Game) -> bytes:
    """A game with every kind of line, end and unknown field that the schema knows."""
    options = game.rules.options_type()
    players = PLAYERS[: game.rules.seats(options).start]
    clock = ClockSetting(minutes=8, increment=5, each=(8, 7.5)[: len(players)])
    session = Session.new(game, options, players, 2025, clock)
    _play(session, 40)
    main = session.main_line()
    session.go(main[1])
    session.resign(now=90.0, seat=len(players) - 1 - session.turn)
    session.go(main[2])
    session.agree_draw(now=91.0)
    session.go(main[3])
    _play(session, 3)
    assert session.here.parent is not None
    session.go(session.here.parent)
    session.resign(now=95.0)
    left = main[4].clock.left_ms[session.rules.turn(main[4].state)] if main[4].clock else 0
    session.add(main[4], "time", left)
    session.go(main[5])
    session.check_time(96.0)
    return to_json(from_json(_with_unknown_fields(to_json(session)), catalogue.game))


def _play(session: Session, moves: int) -> None:
    chance = Random(len(session.line()))
    for number in range(moves):
        if session.outcome is None:
            move = session.rules.random_move(session.state, chance)
            session.play(move, now=number * 0.75)


def _with_unknown_fields(data: bytes) -> bytes:
    record = json.loads(data)
    record["event"] = {"name": "Club evening", "round": 3}
    for part in (record["options"], record["players"][-1], record["clock"], record["moves"][0]):
        part["x-note"] = "¡kept!"
    return json.dumps(record).encode()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, found in catalogue.games().items():
        path = FOLDER / f"schema-{SCHEMA}-{name}.json"
        if not path.exists():
            path.write_bytes(sample(found))
