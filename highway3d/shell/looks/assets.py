"""Where meshes, textures and sounds lie, in an installed program as in a checkout."""

from __future__ import annotations

from pathlib import Path

PROGRAM = Path(__file__).resolve().parents[2]


def models_folder() -> Path:
    """The folder of all models: inside the installed package, or beside it in a checkout."""
    packed = PROGRAM / "models"
    return packed if packed.is_dir() else PROGRAM.parent / "models"


def model(name: str) -> Path:
    """The file of one mesh, texture or sound, by its name with suffix."""
    return models_folder() / name
