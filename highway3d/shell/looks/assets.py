"""Where meshes, textures and sounds lie, in an installed program as in a checkout."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from highway3d import catalogue

PROGRAM = Path(__file__).resolve().parents[2]


def models_folder() -> Path:
    """The program's own models: inside the installed package, or beside it in a checkout."""
    packed = PROGRAM / "models"
    return packed if packed.is_dir() else PROGRAM.parent / "models"


@cache
def model(name: str, game: str = "") -> Path:
    """The file of one mesh, texture or sound, by its name with suffix.

    A game from another package has a folder ``models`` of its own, which goes first.
    """
    home = catalogue.homes().get(game)
    own = home / "models" / name if home else None
    return own if own and own.is_file() else models_folder() / name
