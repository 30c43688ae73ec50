"""The sheets of pictures of an Octiles board: tiles, marks, and every player's own pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from panda3d.core import Filename, SamplerState, Texture
from PIL import Image

from highway3d.shell.drawing.textures import rgb, texture_of
from highway3d.shell.looks.assets import model
from highway3d.shell.looks.palette import colour, luminance
from highway3d.table.seating import PATTERNS
from tiles2d.flat.sheets import box

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from tiles2d.flat.sheets import Box

    Floats = NDArray[np.float32]

PIECES: Final = ("runner", "marker", "rim", "ring")
"""The pieces of a player, in the order of their columns on his row of the sheet."""
GREY_PIECES: Final = 2
"""How many of them are pictures in grey; rims and rings are drawn by their outlines alone."""
MARKS: Final = ("dot", "ring", "halo", "turn", "dashes", "octagon", "octagon_dashes", "saltire")
_MARK_COLUMNS: Final = 4
_PATTERN_ROWS: Final = {"runner": 0, "marker": 1, "rim": 2, "ring": 2}
_MIDDLE: Final = 0.72
"""The grey that takes a player's colour as it is; lighter ones go on to white."""
_PLAIN: Final = SamplerState.FT_linear_mipmap_nearest
"""What a software renderer samples twice as fast."""
_LIGHT: Final = (0.98, 0.96, 0.92)
_DARK: Final = (0.13, 0.10, 0.07)


def mark(name: str) -> Box:
    """Where a mark lies on its sheet.

    >>> mark("octagon")
    (0.25, 0.0, 0.5, 0.5)
    """
    row, column = divmod(MARKS.index(name), _MARK_COLUMNS)
    return box(column, row, _MARK_COLUMNS, len(MARKS) // _MARK_COLUMNS)


class Kit:
    """The sheets as textures. ``seats`` holds each player's colour and pattern."""

    def __init__(
        self, loader: Any, seats: Sequence[tuple[str, str]], *, high: bool = False
    ) -> None:
        self._loader = loader
        self._seats = len(seats)
        self._filter = SamplerState.FT_linear_mipmap_linear if high else _PLAIN
        self.wood = self._read("wood.jpg") if high else _plain_wood()
        self.board = self._read("octiles_board.jpg")
        self.tiles = self._read("octiles_tiles.jpg")
        self.marks = self._read("octiles_marks.png")
        self.marks.set_format(Texture.F_alpha)
        self.pieces = self._smooth(texture_of("octiles pieces", _players(seats)))

    def piece(self, name: str, seat: int) -> Box:
        """Where a player's piece lies on the sheet."""
        return box(PIECES.index(name), seat, len(PIECES), self._seats)

    def _read(self, name: str) -> Texture:
        return self._smooth(self._loader.load_texture(Filename.from_os_specific(str(model(name)))))

    def _smooth(self, texture: Texture) -> Texture:
        texture.set_minfilter(self._filter)
        return texture


def _plain_wood() -> Texture:
    """The wood half as fine, which a processor reads in half the time."""
    with Image.open(model("wood.jpg")) as picture:
        wood = texture_of("wood", picture.reduce(2))
    wood.set_minfilter(SamplerState.FT_linear)
    return wood


def _players(seats: Sequence[tuple[str, str]]) -> Image.Image:
    """A row for each player, with all pieces in colour and pattern."""
    with Image.open(model("octiles_pieces.png")) as picture:
        grey, clear = (_shares(picture.getchannel(band)) for band in (0, 1))
    with Image.open(model("octiles_patterns.png")) as picture:
        masks = _shares(picture)
    size = grey.shape[0]
    rows = []
    for shade, pattern in seats:
        own = PATTERNS.index(pattern) if pattern in PATTERNS else 0
        cells = []
        for at, name in enumerate(PIECES):
            row, column = _PATTERN_ROWS[name], 0 if name == "rim" else own
            mask = masks[row * size : (row + 1) * size, column * size : (column + 1) * size]
            part = slice(at * size, (at + 1) * size)
            if at < GREY_PIECES:
                cells.append(_piece(shade, grey[:, part], clear[:, part], mask))
            else:
                cells.append(_ring(shade, mask))
        rows.append(np.hstack(cells))
    return Image.fromarray(np.rint(np.vstack(rows) * 255).astype(np.uint8))


def _shares(picture: Image.Image) -> Floats:
    return np.asarray(picture, np.float32) / np.float32(255)


def _piece(shade: str, grey: Floats, clear: Floats, mask: Floats) -> Floats:
    """A grey piece in a player's colour, its pattern in white or black, whichever shows."""
    paint = np.array(_LIGHT if luminance(colour(shade)) < 0.45 else _DARK, np.float32)
    base = np.array(rgb(shade), np.float32)
    hue = base + (paint - base) * mask[..., None]
    below = np.clip(grey / _MIDDLE, 0, 1)[..., None]
    above = np.clip((grey - _MIDDLE) / (1 - _MIDDLE), 0, 1)[..., None]
    lit = hue * below + (1 - hue) * above
    return np.concatenate((lit, clear[..., None]), axis=2).astype(np.float32)


def _ring(shade: str, mask: Floats) -> Floats:
    flat = np.ones((*mask.shape, 4), np.float32)
    flat[..., :3] = rgb(shade)
    flat[..., 3] = mask
    return flat
