"""The command ``highway3d``: opens the window, or judges, checks and draws without one."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from pathlib import Path
from random import SystemRandom
from typing import Any

from highway3d import __version__, catalogue
from highway3d import options as written
from highway3d.options import OutputError, Parser, UsageError, with_open, writing
from highway3d.players import command as players
from highway3d.shell.languages import LANGUAGES
from highway3d.table import judge, record
from highway3d.table.check import check
from highway3d.table.files import atomic, store
from highway3d.table.foreign import cut, quoted
from highway3d.table.game import VIEWS
from highway3d.table.options import OptionError, read_options
from highway3d.table.record import RecordError, Salvage
from highway3d.table.session import Session, default_players

LONGEST = 400
"""Letters of a sentence: names and paths in it were written by others."""
INTERRUPTED, PIPE_CLOSED = 130, 141

EPILOG = """\
exit status:
  0  all went well: everything was answered, every game holds
  1  judge: at least one line was answered by an error; check: a game does not hold;
     otherwise: the window or the picture could not be opened
  2  wrong usage, or a file that cannot be read
"""


def run(arguments: Sequence[str] | None = None) -> int:
    """Runs the command and returns its exit status. Never shows a traceback for a user's fault."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        return _told(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except OutputError as error:
        # Python flushes standard output once more when it ends: let that go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return PIPE_CLOSED if isinstance(error.__cause__, BrokenPipeError) else _refuse(error)


def _told(arguments: Sequence[str]) -> int:
    """Runs the command; raises ``OutputError``."""
    try:
        parser = _parser()
        asked = parser.parse_args(with_open(list(arguments), parser.known))
        with nullcontext() if asked.command in (_open_start, _play, _open) else writing():
            return asked.command(asked)  # type: ignore[no-any-return]
    except (UsageError, OptionError, RecordError, catalogue.UnknownGame, judge.Unreadable) as error:
        return _refuse(error)
    finally:
        if sys.stdout is not None:
            with writing():
                sys.stdout.flush()


def _refuse(error: object, status: int = 2) -> int:
    """Says one sentence where it can be said."""
    with suppress(OSError):
        if sys.stderr is not None:
            print(f"highway3d: {cut(str(error), LONGEST)}", file=sys.stderr)
    return status


# Commands


def _open_start(asked: argparse.Namespace) -> int:
    return _open_window(asked, None, None)


def _play(asked: argparse.Namespace) -> int:
    game = catalogue.game(asked.game)
    options = read_options(game.rules.options_type, asked.option)
    names = [""] * game.rules.seats(options)[0]
    if asked.players is not None:
        names = [written.named(name) for name in asked.players.split(",")]
    seed = SystemRandom().getrandbits(32) if asked.seed is None else asked.seed
    clock = game.clock if asked.clock is None else asked.clock[0]
    try:
        options = game.suited(options, clock)
        session = Session.new(game, options, default_players(names), seed, clock)
    except ValueError as error:
        raise UsageError(str(error)) from None
    return _open_window(asked, Salvage(session), None)


def _open(asked: argparse.Namespace) -> int:
    if asked.file is None:
        return _open_start(asked)
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
        return judge.run(game, judge.lines_of(sys.stdin.buffer), sys.stdout.buffer)
    try:
        lines = atomic.opened(asked.file)
    except OSError as error:
        raise _unreadable(asked.file, error) from None
    with lines:
        return judge.run(game, judge.lines_of(lines), sys.stdout.buffer)


def _check(asked: argparse.Namespace) -> int:
    statuses = [_check_file(path) for path in asked.files]
    return max(statuses)


def _check_file(path: Path) -> int:
    try:
        status, verdict = check(_content(path), catalogue.game)
    except UsageError as error:
        print(cut(str(error), LONGEST))
        return 2
    print(f"{cut(str(path), LONGEST)}: {cut(verdict, LONGEST)}")
    return status


def _render(asked: argparse.Namespace) -> int:
    if asked.out.suffix.lower() != ".png":
        raise UsageError(f"--out {asked.out} must end in .png, for a picture is a PNG file")
    session = record.from_json(_content(asked.file), catalogue.game)
    if os.path.exists(asked.out) and os.path.samefile(asked.out, asked.file):
        raise UsageError(f"--out {asked.out} is the game itself, which would be lost")
    moves = session.main_line()[-1].number
    if asked.at is not None and asked.at > moves:
        raise UsageError(f"--at {asked.at} is too far: the game has {moves} moves")
    views = session.game.views
    view = asked.view or views[0]
    if view not in views:
        known = ", ".join(views)
        raise UsageError(f"{session.game.name} is not drawn from {quoted(view)}, only {known}")
    try:
        from highway3d.shell import capture
    except ImportError as error:
        return _refuse(f"no picture can be drawn: {error}", 1)
    try:
        capture.render(session, asked.out, asked.at, view, asked.size)
    except capture.NoDisplay as error:
        return _refuse(error, 1)
    except capture.TooLarge as error:
        raise UsageError(f"--size {asked.size[0]}x{asked.size[1]}: {error}") from None
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


def _parser() -> Parser:
    parser = Parser(
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
    parser.known = commands.choices
    return parser


def _add_window_commands(commands: Any) -> None:
    play = commands.add_parser(
        "play", help="start a game in the window", parents=[_window_options()]
    )
    play.add_argument("game", metavar="GAME", help=_games())
    play.add_argument("--players", metavar="A,B", help="their names, in order of play")
    play.add_argument("--seed", type=written.seed, metavar="N", help="what all chance comes from")
    play.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a rule of the game; may be repeated",
    )
    play.add_argument(
        "--clock",
        type=written.clock,
        metavar="MINUTES[+SECONDS]",
        help="time of each player and what each turn adds to it, or off",
    )
    play.set_defaults(command=_play)
    opened = commands.add_parser(
        "open", help="go on with a saved game", parents=[_window_options()]
    )
    opened.add_argument("file", metavar="FILE", type=Path, nargs="?", help="default: choose there")
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
        "--at", type=written.move_number, metavar="N", help="after move N; default: the last"
    )
    drawn.add_argument(
        "--view", choices=VIEWS, help="default: iso, or above for a flat board, which has no other"
    )
    drawn.add_argument("--size", type=written.size, default=(1280, 720), metavar="1280x720")
    drawn.set_defaults(command=_render)
    players.add_to(commands, _games())


def _games() -> str:
    return ", ".join(catalogue.names())


