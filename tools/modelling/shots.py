"""Pictures of the games for the start screen and the pages of help, drawn by the program itself.

Each is a position of a recorded game in ``games/``. Unlike textures they depend on the machine
that draws them, so they are made only when asked for.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from PIL import Image

from highway3d import catalogue
from highway3d.shell.capture import render
from highway3d.table.files import store

GAMES = Path(__file__).parent / "games"


class Shot(NamedTuple):
    """After how many moves of which game, from where, in pixels."""

    game: str
    at: int
    view: str = "above"
    size: tuple[int, int] = (640, 360)


CARD = (640, 400)
SHOTS = {
    "card-octiles": Shot("octiles", 26, size=CARD),
    "card-autopista": Shot("autopista", 30, size=CARD),
    "help-tokyo-2": Shot("tokyo", 0, "iso"),
    "help-tokyo-4": Shot("tokyo", 4, "low"),
    "help-tokyo-6": Shot("tokyo", 5, "iso"),
    "help-tokyo-7": Shot("tokyo", 7, "iso"),
    "help-tokyo-8": Shot("tokyo", 13, "iso"),
    "help-octiles-1": Shot("octiles", 0),
    "help-octiles-3": Shot("octiles", 26),
    "help-autopista-1": Shot("autopista", 4),
    "help-autopista-5": Shot("autopista", 30),
}
"""The picture's name in models/, and what it shows."""


def take(folder: Path) -> None:
    """Draws every picture into a folder."""
    with TemporaryDirectory() as rough:
        for name, shot in SHOTS.items():
            session = store.load(GAMES / f"{shot.game}.json", catalogue.game)
            drawn = Path(rough) / f"{name}.png"
            double = shot.size[0] * 2, shot.size[1] * 2
            render(session, drawn, shot.at, shot.view, double)
            with Image.open(drawn) as picture:
                small = picture.convert("RGB").resize(shot.size, Image.Resampling.LANCZOS)
            small.save(folder / f"{name}.png", optimize=True)
