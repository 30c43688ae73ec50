"""The two sheets of Autopista: a town from above, and the layers of cars and flags."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PIL import Image

from modelling.autopista_brush import CLEAR, FINE
from modelling.autopista_marks import MARKS
from modelling.autopista_pieces import LAYERS
from modelling.autopista_town import TOWN
from tiles2d.autopista.scene.sheet import CITY, COLUMNS, PIECES, TILE, place, rows


def everything() -> dict[str, Image.Image]:
    """Both sheets by file name."""
    return {
        "autopista_city.png": sheet(CITY, TOWN | MARKS),
        "autopista_pieces.png": sheet(PIECES, LAYERS),
    }


def sheet(names: tuple[str, ...], painters: dict[str, Callable[[], Image.Image]]) -> Image.Image:
    """All tiles in their places."""
    whole = Image.new("RGBA", (COLUMNS * TILE, rows(names) * TILE), CLEAR)
    for name in names:
        column, row = place(names, name)
        whole.paste(_reduced(painters[name]()), (column * TILE, row * TILE))
    return whole


def _reduced(image: Image.Image) -> Image.Image:
    """The tile at its true size; colours are weighed by their opacity."""
    small = np.asarray(image, np.float64).reshape(TILE, FINE, TILE, FINE, 4)
    opacity = small[..., 3:].sum(axis=(1, 3))
    paint = (small[..., :3] * small[..., 3:]).sum(axis=(1, 3)) / np.maximum(opacity, 1e-9)
    paint = np.where(opacity > 0, paint, 255)
    whole = np.concatenate((paint, opacity / FINE**2), axis=2)
    return Image.fromarray(np.round(whole).astype(np.uint8), "RGBA")
