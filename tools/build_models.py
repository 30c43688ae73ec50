"""Writes the meshes, textures and sounds of the games into models/.

    python tools/build_models.py [--into FOLDER] [--pictures]

The same files come out byte for byte on every run; only the pictures of the games, which the
start screen and help show and which --pictures draws anew, depend on the machine. Each can be
replaced by hand: a mesh by any other .egg of the same size, origin and part names, a texture by
a picture with the same layout.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from types import ModuleType

from modelling import (
    autopista_paints,
    autopista_tones,
    meshes,
    octiles_board,
    octiles_pieces,
    octiles_tiles,
    paints,
    tones,
)

HOME = Path(__file__).resolve().parents[1] / "models"
PAINTERS = (paints, octiles_tiles, octiles_board, octiles_pieces, autopista_paints)
PLAYERS = (tones, autopista_tones)


def build(folder: Path) -> None:
    """Writes every model into a folder, which is made when it is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in meshes.everything().items():
        (folder / f"{name}.egg").write_text(text, encoding="ascii", newline="\n")
    for painter in PAINTERS:
        paint(folder, painter)
    for player in PLAYERS:
        for name, sound in player.everything().items():
            (folder / f"{name}.wav").write_bytes(sound)


def paint(folder: Path, painter: ModuleType) -> None:
    """Writes the pictures of one painter into a folder."""
    for name, picture in painter.everything().items():
        quality = {"quality": 88, "subsampling": 0} if name.endswith(".jpg") else {}
        picture.save(folder / name, **quality)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--into", type=Path, default=HOME, metavar="FOLDER")
    parser.add_argument("--pictures", action="store_true", help="draw the games' pictures too")
    asked = parser.parse_args()
    build(asked.into)
    if asked.pictures:
        from modelling import shots

        shots.take(asked.into)
