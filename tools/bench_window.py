"""What benches of the window share: a screen that nobody sees, and games that have come far."""

from __future__ import annotations

import os
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SIZE = 1280, 720


@contextmanager
def unseen_screen() -> Iterator[None]:
    """A screen of its own and an empty home, and frames that wait for nothing."""
    from panda3d.core import loadPrcFileData

    from tests.window.screen import Screen, missing

    if sentence := missing():
        raise SystemExit(sentence)
    with TemporaryDirectory() as folder:
        screen = Screen(Path(folder), SIZE)
        screen.show_own_windows()
        os.environ |= {"DISPLAY": screen.display, "HIGHWAY3D_HOME": folder, "vblank_mode": "0"}
        loadPrcFileData("", "sync-video 0\nnotify-level fatal\nprint-pipe-types 0")
        yield


def late_session(name: str, is_late: Callable[[Any], bool], **options: Any) -> Any:
    """The first random game that comes so far and goes on, with clocks where the game has them."""
    from highway3d import catalogue
    from highway3d.table.session import Session, default_players

    game = catalogue.game(name)
    for seed in count(32):
        chance, chosen = Random(seed), game.rules.options_type(**options)
        players, clock = default_players(["Ana", "Beto"]), game.clock
        session = Session.new(game, chosen, players, seed, clock)
        while session.outcome is None:
            if is_late(session.state):
                return session
            session.play(game.rules.random_move(session.state, chance), 0.0)
    raise AssertionError
