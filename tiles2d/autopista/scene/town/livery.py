"""The looks of the four pieces: colours, patterns, and the pictures made of them.

Two pieces of one player share its hue and pattern; the first is darker, the second lighter and a
little further round the circle of hues, and its plate is dark, so that a grey picture tells them
apart as well. What carries a player's mark says whose it is by shape too: round plates for A,
square ones for B.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from math import atan2, cos, hypot, pi, sin
from typing import TYPE_CHECKING, Final

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from highway3d.shell.drawing.textures import rgb
from highway3d.shell.looks.assets import model
from tiles2d.autopista.rules.pieces import PIECES, PLAYERS, owner
from tiles2d.autopista.scene import sheet
from tiles2d.flat.sheets import box

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from tiles2d.flat.sheets import Box

    Pixels = NDArray[np.float64]

Shade = tuple[float, float, float]

LIVERY: Final = tuple(
    f"{kind}{piece}"
    for kind in ("car", "flag", "start", "finish", "goal", "plate")
    for piece in range(len(PIECES))
)
"""The pictures made here, in the order of their sheet."""
_TURN: Final = pi / 7
"""How far round the hues the second piece lies."""
_DARK, _LIGHT, _APART = 0.60, 0.72, 0.20
_INK: Final = (0.2, 0.145, 0.1)
_CREAM: Final = (1.0, 0.976, 0.933)
_FONT = files("imgui_bundle") / "assets" / "fonts" / "Roboto" / "Roboto-Bold.ttf"


def shades(colour: str) -> tuple[Shade, Shade]:
    """The colours of a player's two pieces, each part from 0 to 1.

    >>> [round(lightness(shade), 2) for shade in shades("#0072B2")]
    [0.53, 0.73]
    """
    light, one, two = _to_oklab(rgb(colour))
    chroma, hue = hypot(one, two), atan2(two, one)
    darker = min(light, _DARK)
    lighter = max(darker + _APART, _LIGHT)
    turn = _TURN if hue > 0 else -_TURN
    return _from_lch(darker, chroma, hue), _from_lch(lighter, chroma * 0.85, hue + turn)


def lightness(shade: Shade) -> float:
    """How light a colour looks, 0 to 1 (the L of Oklab)."""
    return _to_oklab(shade)[0]


def ink(shade: Shade) -> Shade:
    """A colour dark enough to write with on the street."""
    light, one, two = _to_oklab(shade)
    return _from_lch(min(light, 0.36), hypot(one, two), atan2(two, one))


@lru_cache(maxsize=4)
def paint(looks: tuple[tuple[str, str], ...]) -> Image.Image:
    """The sheet of all four pieces; ``looks`` is colour and pattern of each player."""
    layers = _layers()
    columns = len(PIECES)
    whole = Image.new("RGBA", (columns * sheet.TILE, len(LIVERY) // columns * sheet.TILE))
    for piece in range(len(PIECES)):
        colour, pattern = looks[owner(piece)]
        shade = shades(colour)[piece % 2]
        tiles = _tiles(layers, piece, shade, pattern)
        tiles.insert(4, _goal(layers, owner(piece), colour))
        for row, tile in enumerate(tiles):
            whole.paste(tile, (piece * sheet.TILE, row * sheet.TILE))
    return whole


def corners(name: str) -> Box:
    """Left, low, right and high of one of these pictures in texture coordinates."""
    row, column = divmod(LIVERY.index(name), len(PIECES))
    return box(column, row, len(PIECES), len(LIVERY) // len(PIECES), sheet.RIM / sheet.TILE)


def _tiles(layers: dict[str, Pixels], piece: int, shade: Shade, pattern: str) -> list[Image.Image]:
    """Car, flag, start, finish and plate of one piece."""
    marks = layers.get(pattern, layers["plain"])
    over = _CREAM if lightness(shade) < 0.72 else _INK
    seat = owner(piece)
    body = _patterned(_tinted(layers["body"], shade), marks, over)
    cloth = _patterned(_tinted(layers["cloth"], shade), marks, over)
    plate = layers[f"plate_{PLAYERS[seat].lower()}"]
    dark = ink(shade)
    return [
        _picture(_over(body, layers["details"])),
        _picture(_over(cloth, layers["pole"])),
        _named(_tinted(layers["start"], dark), PIECES[piece], dark, 0.40),
        _named(_tinted(layers["finish"], dark), PIECES[piece], dark, 0.40),
        _named(plate, PIECES[piece], _INK, 0.36)
        if piece % 2 == 0
        else _named(_tinted(plate, _INK), PIECES[piece], _CREAM, 0.36),
    ]


def _goal(layers: dict[str, Pixels], seat: int, colour: str) -> Image.Image:
    """The flag cell that both pieces of a player share: in his own colour, with his letter."""
    dark = ink(rgb(colour))
    return _named(_tinted(layers["finish"], dark), PLAYERS[seat], dark, 0.46)


def _tinted(layer: Pixels, shade: Shade) -> Pixels:
    tinted = layer.copy()
    tinted[..., :3] *= shade
    return tinted


def _patterned(layer: Pixels, marks: Pixels, shade: Shade) -> Pixels:
    """The pattern laid over a layer, only where the layer is, keeping its light and dark."""
    share = marks[..., 3:] * 0.88
    peak = layer[..., :3].max(axis=2, keepdims=True)
    light = np.clip(peak / max(peak.max(), 1e-9), 0, 1)
    paint = layer[..., :3] * (1 - share) + np.array(shade) * light * share
    return np.concatenate((paint, layer[..., 3:]), axis=2)


def _over(low: Pixels, high: Pixels) -> Pixels:
    a, b = high[..., 3:], low[..., 3:]
    opacity = a + b * (1 - a)
    paint = (high[..., :3] * a + low[..., :3] * b * (1 - a)) / np.maximum(opacity, 1e-9)
    return np.concatenate((np.where(opacity > 0, paint, low[..., :3]), opacity), axis=2)


def _named(layer: Pixels, name: str, shade: Shade, size: float) -> Image.Image:
    """A layer with a name in its middle; ``size`` is the letters' height in tiles."""
    picture = _picture(layer)
    font = ImageFont.truetype(str(_FONT), round(size * sheet.TILE))
    middle = sheet.TILE / 2
    paint = tuple(round(255 * part) for part in shade)
    ImageDraw.Draw(picture).text((middle, middle), name, (*paint, 255), font, anchor="mm")
    return picture


def _picture(layer: Pixels) -> Image.Image:
    return Image.fromarray(np.round(np.clip(layer, 0, 1) * 255).astype(np.uint8), "RGBA")


@cache
def _layers() -> dict[str, Pixels]:
    """The layers of models/, by name."""
    with Image.open(model(sheet.PIECES_FILE)) as picture:
        whole = np.asarray(picture.convert("RGBA"), np.float64) / 255
    layers = {}
    for name in sheet.PIECES:
        column, row = sheet.place(sheet.PIECES, name)
        at = row * sheet.TILE, column * sheet.TILE
        layers[name] = whole[at[0] : at[0] + sheet.TILE, at[1] : at[1] + sheet.TILE]
    return layers


# Oklab (Björn Ottosson), in which lightness is what the eye calls so

_TO_CONES = np.array(
    (
        (0.4122214708, 0.5363325363, 0.0514459929),
        (0.2119034982, 0.6806995451, 0.1073969566),
        (0.0883024619, 0.2817188376, 0.6299787005),
    )
)
_TO_LAB = np.array(
    (
        (0.2104542553, 0.7936177850, -0.0040720468),
        (1.9779984951, -2.4285922050, 0.4505937099),
        (0.0259040371, 0.7827717662, -0.8086757660),
    )
)


def _to_oklab(shade: Shade) -> tuple[float, float, float]:
    coded = np.array(shade)
    linear = np.where(coded <= 0.04045, coded / 12.92, ((coded + 0.055) / 1.055) ** 2.4)
    light, one, two = (_TO_LAB @ np.cbrt(_TO_CONES @ linear)).tolist()
    return light, one, two


def _from_lch(light: float, chroma: float, hue: float) -> Shade:
    """The colour, paler where the screen cannot show it so strong."""
    for strength in np.linspace(1, 0, 26):
        lab = np.array((light, strength * chroma * cos(hue), strength * chroma * sin(hue)))
        linear = np.linalg.inv(_TO_CONES) @ (np.linalg.inv(_TO_LAB) @ lab) ** 3
        if linear.min() > -1e-6 and linear.max() < 1 + 1e-6:
            break
    linear = np.clip(linear, 0, 1)
    coded = np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)
    red, green, blue = coded.tolist()
    return red, green, blue
