"""Textures from pictures, and colours as the engine counts them."""

from __future__ import annotations

import numpy as np
from panda3d.core import Texture
from PIL import Image


def texture_of(name: str, picture: Image.Image, *, srgb: bool = False) -> Texture:
    """A texture from a picture with or without opacity; ``srgb`` for renderers in linear light."""
    clear = "A" in picture.getbands()
    pixels = np.asarray(picture.convert("RGBA" if clear else "RGB"))[::-1]
    swapped = np.ascontiguousarray(pixels[:, :, [2, 1, 0, 3] if clear else [2, 1, 0]])
    kinds = (Texture.F_srgb_alpha, Texture.F_srgb) if srgb else (Texture.F_rgba, Texture.F_rgb)
    texture = Texture(name)
    texture.setup_2d_texture(*picture.size, Texture.T_unsigned_byte, kinds[0 if clear else 1])
    texture.set_ram_image(swapped.tobytes())
    return texture


def rgb(colour: str) -> tuple[float, float, float]:
    """Shares of red, green and blue in ``#rrggbb``.

    >>> rgb("#ff0000")
    (1.0, 0.0, 0.0)
    """
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue
