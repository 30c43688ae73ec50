"""How the command line is written: what may stand where, and how words are read."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Container, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

from highway3d.table.clock import ClockSetting
from highway3d.table.files import store
from highway3d.table.foreign import quoted

MAX_SEED = 2**63 - 1
LARGEST = (7680, 4320)
"""Pixels of a picture, each side."""


class UsageError(Exception):
    """The command was used wrongly; the message is one sentence."""


class OutputError(Exception):
    """What was to be told cannot be written; the message is one sentence."""


@contextmanager
def writing() -> Iterator[None]:
    """Whatever else can go wrong with a file is told where it does: this is standard output."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or error
        raise OutputError(f"standard output cannot be written: {reason}") from error


def with_open(arguments: list[str], known: Container[str]) -> list[str]:
    """The arguments, ``open`` put before a file that stands where a ``known`` command could.

    So ``highway3d FILE`` opens a game, as menus and file managers call a program.
    """
    at = 0
    while at < len(arguments) and arguments[at].startswith("-"):
        if arguments[at] == "--":
            return [*arguments[:at], "open", *arguments[at:]]
        at += 2 if arguments[at] == "--lang" else 1
    if at < len(arguments) and arguments[at] not in known:
        path = Path(arguments[at])
        if path.suffix in store.ENDINGS or path.parent != Path() or os.path.exists(path):
            return [*arguments[:at], "open", *arguments[at:]]
    return arguments


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage."""

    known: Container[str] = ()
    """Its commands."""

    def _print_message(self, message: str, file: Any = None) -> None:
        """Where argparse would pass over what cannot be written."""
        if file is not None:
            with writing():
                file.write(message)

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message}; see highway3d --help")


def seed(text: str) -> int:
    return _whole(text, MAX_SEED)


def move_number(text: str) -> int:
    return _whole(text, 1_000_000)


def _whole(text: str, most: int) -> int:
    if not re.fullmatch("[0-9]{1,19}", text) or int(text) > most:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no whole number from 0 to {most}")
    return int(text)


def size(text: str) -> tuple[int, int]:
    found = re.fullmatch("([0-9]{2,5})x([0-9]{2,5})", text)
    if not found:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no size in pixels such as 1280x720")
    wide, high = int(found[1]), int(found[2])
    if wide > LARGEST[0] or high > LARGEST[1]:
        raise argparse.ArgumentTypeError(f"{text!r} is larger than {LARGEST[0]}x{LARGEST[1]}")
    return wide, high


def clock(text: str) -> tuple[ClockSetting | None]:
    """In a tuple, so that ``off`` (or 0 minutes) differs from not being asked."""
    if text in ("off", "0"):
        return (None,)
    found = re.fullmatch(r"([0-9]{1,4})(?:\+([0-9]{1,4}))?", text)
    if not found or not 0 < int(found[1]) <= 1440 or int(found[2] or 0) > 3600:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no time such as 8, 8+5 or off")
    return (ClockSetting(int(found[1]), int(found[2] or 0)),)


def named(text: str) -> str:
    """A name as typed, bytes that are no text replaced."""
    return text.strip().encode(errors="surrogateescape").decode(errors="replace")
