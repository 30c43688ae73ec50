"""The command ``highway3d``: opens the window, or judges, checks and draws without one."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom
from typing import Any, NoReturn

from highway3d import __version__, catalogue
from highway3d.players import command as players
from highway3d.shell.languages import LANGUAGES
from highway3d.table import judge, record, store
from highway3d.table.check import check
from highway3d.table.clock import ClockSetting
from highway3d.table.game import VIEWS
from highway3d.table.options import OptionError, read_options
from highway3d.table.record import RecordError, Salvage
from highway3d.table.session import Session, default_players

MAX_SEED = 2**63 - 1
INTERRUPTED, PIPE_CLOSED = 130, 141

EPILOG = """\
exit status:
  0  all went well: everything was answered, every game holds
  1  judge: at least one line was answered by an error; check: a game does not hold;
     otherwise: the window or the picture could not be opened
  2  wrong usage, or a file that cannot be read
"""


class UsageError(Exception):
    """The command was used wrongly; the message is one sentence."""


def run(arguments: Sequence[str] | None = None) -> int:
    """Runs the command and returns its exit status. Never shows a traceback for a user's fault."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        asked = _parser().parse_args(arguments)
        status: int = asked.command(asked)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except (UsageError, OptionError, RecordError, catalogue.UnknownGame) as error:
        return _refuse(error)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Python flushes standard output once more when it ends: let that go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return PIPE_CLOSED


def _refuse(error: object, status: int = 2) -> int:
    print(f"highway3d: {error}", file=sys.stderr)
    return status


# Commands


def _open_start(asked: argparse.Namespace) -> int:
    return _open_window(asked, None, None)


def _play(asked: argparse.Namespace) -> int:
    game = catalogue.game(asked.game)
    options = read_options(game.rules.options_type, asked.option)
    names = [""] * game.rules.seats(options)[0]
    if asked.players is not None:
        names = [_named(name) for name in asked.players.split(",")]
    seed = SystemRandom().getrandbits(32) if asked.seed is None else asked.seed
    clock = game.clock if asked.clock is None else asked.clock[0]
    try:
        options = game.suited(options, clock)
        session = Session.new(game, options, default_players(names), seed, clock)
    except ValueError as error:
        raise UsageError(str(error)) from None
    return _open_window(asked, Salvage(session), None)


def _open(asked: argparse.Namespace) -> int:
    try:
        found = store.salvage(asked.file, catalogue.game)
    except OSError as error:
        raise _unreadable(asked.file, error) from None
    if found.fault is not None:
        _refuse(f"{asked.file} is opened as far as it holds: {found.fault}")
    return _open_window(asked, found, asked.file)


def _judge(asked: argparse.Namespace) -> int:
    game = catalogue.game(asked.game)
    if sys.stdout is None or (sys.stdin is None and asked.file is None):
        raise UsageError("judge needs an open standard input and output")
    if asked.file is None:
        return judge.run(game, sys.stdin.buffer, sys.stdout.buffer)
    try:
        lines = asked.file.open("rb")
    except OSError as error:
        raise _unreadable(asked.file, error) from None
    with lines:
        return judge.run(game, lines, sys.stdout.buffer)


def _check(asked: argparse.Namespace) -> int:
    statuses = [_check_file(path) for path in asked.files]
    return max(statuses)


def _check_file(path: Path) -> int:
    try:
        status, verdict = check(_content(path), catalogue.game)
    except UsageError as error:
        print(error)
        return 2
    print(f"{path}: {verdict}")
    return status


def _render(asked: argparse.Namespace) -> int:
    if asked.out.suffix.lower() != ".png":
        raise UsageError(f"--out {asked.out} must end in .png, for a picture is a PNG file")
    session = record.from_json(_content(asked.file), catalogue.game)
    moves = session.main_line()[-1].number
    if asked.at is not None and asked.at > moves:
        raise UsageError(f"--at {asked.at} is too far: the game has {moves} moves")
    views = session.game.views
    view = asked.view or views[0]
    if view not in views:
        raise UsageError(f"{session.game.name} is not drawn from {view!r}, only {', '.join(views)}")
    try:
        from highway3d.shell import capture
    except ImportError as error:
        return _refuse(f"no picture can be drawn: {error}", 1)
    try:
        capture.render(session, asked.out, asked.at, view, asked.size)
    except capture.NoDisplay as error:
        return _refuse(error, 1)
    except OSError as error:
        raise UsageError(f"{asked.out} cannot be written: {error.strerror or error}") from None
    return 0


def _open_window(asked: argparse.Namespace, found: Salvage | None, path: Path | None) -> int:
    try:
        from highway3d.shell import app
    except ImportError as error:
        return _refuse(f"the window cannot be opened: {error}", 1)
    try:
        return app.open_window(
            found=found, path=path, language=asked.lang, safe_graphics=asked.safe_graphics
        )
    except app.NoDisplay as error:
        return _refuse(error, 1)


def _content(path: Path) -> bytes:
    try:
        return store.read(path)
    except OSError as error:
        raise _unreadable(path, error) from None


def _unreadable(path: Path, error: OSError) -> UsageError:
    return UsageError(f"{path} cannot be read: {error.strerror or error}")


# What may be asked


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message}; see highway3d --help")


def _window_options() -> argparse.ArgumentParser:
    """Options of the window, which may stand before a command or behind it.

    Made anew for each parser: a default set in one would else hold in all.
    """
    window = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    window.add_argument("--lang", choices=LANGUAGES, help="language of the window")
    window.add_argument(
        "--safe-graphics", action="store_true", help="plainest drawing, for unruly graphics drivers"
    )
    return window


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="highway3d",
        description="Tokyo Highway on a 3D table, Octiles and Autopista, for two at one screen. "
        "Without a command the window opens.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
        parents=[_window_options()],
    )
    parser.add_argument("--version", action="version", version=f"highway3d {__version__}")
    parser.set_defaults(command=_open_start, lang="", safe_graphics=False)
    commands = parser.add_subparsers(metavar="COMMAND", title="commands")
    _add_window_commands(commands)
    _add_plain_commands(commands)
    return parser


def _add_window_commands(commands: Any) -> None:
    play = commands.add_parser(
        "play", help="start a game in the window", parents=[_window_options()]
    )
    play.add_argument("game", metavar="GAME", help=_games())
    play.add_argument("--players", metavar="A,B", help="their names, in order of play")
    play.add_argument("--seed", type=_seed, metavar="N", help="what all chance comes from")
    play.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a rule of the game; may be repeated",
    )
    play.add_argument(
        "--clock",
        type=_clock,
        metavar="MINUTES[+SECONDS]",
        help="time of each player and what each turn adds to it, or off",
    )
    play.set_defaults(command=_play)
    opened = commands.add_parser(
        "open", help="go on with a saved game", parents=[_window_options()]
    )
    opened.add_argument("file", metavar="FILE", type=Path)
    opened.set_defaults(command=_open)


def _add_plain_commands(commands: Any) -> None:
    judged = commands.add_parser("judge", help="answer JSON Lines by the rules, without a window")
    judged.add_argument("game", metavar="GAME", help=_games())
    judged.add_argument(
        "file", metavar="FILE", type=Path, nargs="?", help="default: standard input"
    )
    judged.set_defaults(command=_judge)
    checked = commands.add_parser("check", help="replay saved games through the rules")
    checked.add_argument("files", metavar="FILE", type=Path, nargs="+")
    checked.set_defaults(command=_check)
    drawn = commands.add_parser("render", help="draw a position of a saved game as a picture")
    drawn.add_argument("file", metavar="FILE", type=Path)
    drawn.add_argument("--out", type=Path, required=True, metavar="PICTURE.png")
    drawn.add_argument(
        "--at", type=_move_number, metavar="N", help="after move N; default: the last"
    )
    drawn.add_argument(
        "--view", choices=VIEWS, help="default: iso, or above for a flat board, which has no other"
    )
    drawn.add_argument("--size", type=_size, default=(1280, 720), metavar="1280x720")
    drawn.set_defaults(command=_render)
    players.add_to(commands, _games())


def _games() -> str:
    return ", ".join(catalogue.names())


def _seed(text: str) -> int:
    return _whole(text, MAX_SEED)


def _move_number(text: str) -> int:
    return _whole(text, 1_000_000)


def _whole(text: str, most: int) -> int:
    if not re.fullmatch("[0-9]{1,19}", text) or int(text) > most:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 0 to {most}")
    return int(text)


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch("([0-9]{2,4})x([0-9]{2,4})", text)
    if not found:
        raise argparse.ArgumentTypeError(f"{text!r} is no size in pixels such as 1280x720")
    return int(found[1]), int(found[2])


def _clock(text: str) -> tuple[ClockSetting | None]:
    """In a tuple, so that ``off`` (or 0 minutes) differs from not being asked."""
    if text in ("off", "0"):
        return (None,)
    found = re.fullmatch(r"([0-9]{1,4})(?:\+([0-9]{1,4}))?", text)
    if not found or not 0 < int(found[1]) <= 1440 or int(found[2] or 0) > 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is no time such as 8, 8+5 or off")
    return (ClockSetting(int(found[1]), int(found[2] or 0)),)


def _named(text: str) -> str:
    """A name as typed, bytes that are no text replaced."""
    return text.strip().encode(errors="surrogateescape").decode(errors="replace")
