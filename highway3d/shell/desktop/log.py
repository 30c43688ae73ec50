"""The program's log: small files that turn over, without the names of anybody's folders."""

from __future__ import annotations

import faulthandler
import logging
import os
import re
from logging.handlers import RotatingFileHandler
from pathlib import Path

from highway3d.table.files import store

NAME = "highway3d"
_LARGEST = 200_000
_HOMES = re.compile(r"((?:/home|/Users|\\\\?Users)[/\\]+)[^/\\\s\"']+")
"""Folders of people, wherever a path or a message of the system names one."""
_PACKAGES = Path(__file__).resolve().parents[3]


class Anonymous(logging.Formatter):
    """Writes ``~`` for the home folder and leaves out where the program is installed."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as text."""
        return without_paths(super().format(record))


def without_paths(text: str) -> str:
    """The text without personal paths."""
    own = os.environ.get(store.HOME, "")
    for path, name in ((str(_PACKAGES), "…"), (own, "…"), (os.path.expanduser("~"), "~")):
        if len(path) > 1:
            text = text.replace(path, name)
    return _HOMES.sub(r"\1~", text)


class Log:
    """Opens the log in a folder; ``close`` lets go of its files."""

    def __init__(self, folder: Path) -> None:
        self.logger = logging.getLogger(NAME)
        self.logger.propagate = False
        self.logger.setLevel(logging.INFO)
        self._target: logging.Handler = logging.NullHandler()
        self._crash = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._target = RotatingFileHandler(
                folder / "highway3d.log", maxBytes=_LARGEST, backupCount=3, encoding="utf-8"
            )
            crash = folder / "crash.log"
            grown = crash.exists() and crash.stat().st_size > _LARGEST
            self._crash = crash.open("w" if grown else "a", encoding="utf-8")
            faulthandler.enable(self._crash)
        except OSError:
            faulthandler.enable()
        self._target.setFormatter(Anonymous("%(asctime)s %(levelname)s %(message)s"))
        self.logger.addHandler(self._target)

    def close(self) -> None:
        """Closes the files; may be called twice."""
        self.logger.removeHandler(self._target)
        self._target.close()
        if self._crash is not None:
            faulthandler.disable()
            self._crash.close()
            self._crash = None
