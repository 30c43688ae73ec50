"""The commands ``bot`` and ``arena``: computer players without a window."""

from __future__ import annotations

import argparse
import json
import re
import signal
import sys
import time
from pathlib import Path
from typing import Any

from highway3d import catalogue
from highway3d.players import arena, bot
from highway3d.players.contestants import Contestant, Home, Visitor
from highway3d.players.requests import MOST_SECONDS
from highway3d.players.statistics import Sprt
from highway3d.table import record
from highway3d.table.files import atomic
from highway3d.table.foreign import quoted
from highway3d.table.game import Game
from highway3d.table.judge import lines_of
from highway3d.table.options import OptionError, read_options
from highway3d.table.seating import PROGRAM
from highway3d.table.session import Session
from highway3d.table.thinking import Level, Thinker

TERMINATED = 143
"""The exit status of an arena that was told to end; it ends its programs first."""


def run_bot(asked: argparse.Namespace) -> int:
    """Answers on standard output what is asked on standard input."""
    game = catalogue.game(asked.game)
    thinker = catalogue.load_player(game)
    if sys.stdin is None or sys.stdout is None:
        raise OptionError("bot needs an open standard input and output")
    return bot.run(game, thinker, lines_of(sys.stdin.buffer), sys.stdout.buffer, time.monotonic)


def run_arena(asked: argparse.Namespace) -> int:
    """Plays the games asked for, one line of JSON each, and a summary."""
    game = catalogue.game(asked.game)
    thinker = catalogue.load_player(game)
    match = _match(game, asked)
    names = {"A": asked.a, "B": asked.b}
    contestants = {side: _contestant(game, thinker, names[side], asked) for side in names}
    tally = arena.Tally(match)
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(TERMINATED))
    try:
        if asked.records is not None:
            asked.records.mkdir(parents=True, exist_ok=True)
        for played, session in arena.play(match, contestants, names):
            tally.add(played)
            print(json.dumps(played.told()), flush=True)
            if asked.records is not None:
                _keep(session, asked.records / f"{game.name}-{played.number:05}.highway3d")
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise OptionError(f"--records: {error}") from None
    finally:
        for contestant in contestants.values():
            contestant.close()
        signal.signal(signal.SIGTERM, before)
    print(json.dumps(tally.told(names)), flush=True)
    return 0


def _match(game: Game, asked: argparse.Namespace) -> arena.Match:
    given = read_options(game.rules.options_type, asked.option)
    options = game.suited(given, None, only_computers=True)
    seats = game.rules.seats(options)
    players = seats[0] if asked.players is None else asked.players
    if players not in seats:
        admitted = " or ".join(map(str, seats))
        raise OptionError(f"--players: {game.name} is for {admitted}, not for {players}")
    try:
        match = arena.Match(
            game, options, players, asked.games, asked.seed, asked.turns, asked.sprt
        )
        sides = len(match.seatings())
    except ValueError as error:
        raise OptionError(str(error)) from None
    if match.sprt is not None and sides > 2:
        raise OptionError("--sprt needs a game of two sides")
    return match


def _contestant(
    game: Game, thinker: Thinker[Any], name: str, asked: argparse.Namespace
) -> Contestant:
    if name.startswith(PROGRAM):
        command = name.removeprefix(PROGRAM)
        try:
            return Visitor(thinker, command, work=asked.work, seconds=asked.seconds)
        except ValueError as error:
            raise OptionError(str(error)) from None
    if name not in tuple(Level):
        known = ", ".join(Level)
        raise OptionError(f"{quoted(name)} is no level ({known}) and no {PROGRAM}PROGRAM")
    return Home(game, thinker, Level(name), work=asked.work, seconds=asked.seconds)


def _keep(session: Session, path: Path) -> None:
    atomic.replace(path, record.to_json(session))


def add_to(commands: Any, games: str) -> None:
    """Adds both commands to those of the program."""
    answering = commands.add_parser("bot", help="a computer player that speaks JSON Lines")
    answering.add_argument("game", metavar="GAME", help=games)
    answering.set_defaults(command=run_bot)
    contest = commands.add_parser("arena", help="let computers play each other, and count")
    contest.add_argument("game", metavar="GAME", help=games)
    levels = f"{', '.join(Level)}, or {PROGRAM}PROGRAM ARGUMENTS"
    contest.add_argument("a", metavar="A", help=levels)
    contest.add_argument("b", metavar="B", help="the same")
    contest.add_argument("--games", type=_count, default=100, metavar="N")
    contest.add_argument("--seed", type=_seed, default=0, metavar="S", help="of the first deal")
    contest.add_argument("--players", type=_count, metavar="P", help="default: as few as can play")
    contest.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    effort = contest.add_mutually_exclusive_group()
    effort.add_argument("--work", type=_count, metavar="W", help="positions looked at, at most")
    effort.add_argument("--seconds", type=_seconds, metavar="T", help="for each move, at most")
    contest.add_argument("--records", type=Path, metavar="FOLDER", help="keep every game there")
    contest.add_argument(
        "--turns", type=_count, default=600, metavar="N", help="then a game is unfinished"
    )
    contest.add_argument(
        "--sprt",
        nargs="?",
        type=_sprt,
        const=Sprt(),
        metavar="ELO0,ELO1",
        help="stop as soon as A is proved better or not; default 0,30",
    )
    contest.set_defaults(command=run_arena)


def _count(text: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text) or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number above 0")
    return int(text)


def _seed(text: str) -> int:
    if not re.fullmatch("[0-9]{1,18}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number")
    return int(text)


def _seconds(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,5}(\.[0-9]{1,6})?", text) or not 0 < float(text) <= MOST_SECONDS:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds")
    return float(text)


def _sprt(text: str) -> Sprt:
    found = re.fullmatch(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})", text)
    if not found or int(found[1]) >= int(found[2]):
        raise argparse.ArgumentTypeError(f"{text!r} is no pair of rising Elo numbers such as 0,30")
    return Sprt(float(found[1]), float(found[2]))
