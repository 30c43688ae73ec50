"""Processes that tests start: they hear what signals they are sent, and all of them end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Any

REPOSITORY = Path(__file__).parents[1]
PATIENCE_S = 120
"""Nothing takes this long by far; then it is ended, and reading from it with it."""


@contextmanager
def child(*command: object, **how: Any) -> Iterator[subprocess.Popen[Any]]:
    """A process that does not outlive the block."""
    with _signals_heard():
        running = subprocess.Popen([*map(str, command)], **how)
    limit = Timer(PATIENCE_S, running.kill)
    limit.start()
    try:
        with running:
            try:
                yield running
            except BaseException:
                running.kill()
                raise
    finally:
        limit.cancel()


def program(*arguments: object, add: Mapping[str, str] | None = None, **how: Any) -> Any:
    """The command ``highway3d`` as a ``child``, with its three streams as pipes."""
    streams = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    environment = os.environ | {"PYTHONPATH": str(REPOSITORY)} | dict(add or {})
    command = [sys.executable, "-m", "highway3d", *arguments]
    return child(*command, env=environment, **(streams | how))


@contextmanager
def _signals_heard() -> Iterator[None]:
    """What is started ignores no signal, as it would where the tests run in the background."""
    before = {
        number: signal.signal(number, signal.SIG_DFL)
        for number in (signal.SIGINT, signal.SIGTERM)
        if signal.getsignal(number) is signal.SIG_IGN
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
