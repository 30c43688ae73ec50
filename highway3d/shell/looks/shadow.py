"""A soft shadow round a rectangle: one small picture, drawn as eight pieces of a frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from panda3d.core import SamplerState, Texture

from highway3d.shell.looks.widgets import ink

if TYPE_CHECKING:
    from highway3d.shell.looks.layout import Rect

_SIDE = 96
_CORNER = 1 / 3
_FIRST = 0.5 / _SIDE
_DARKEST = 0.34
_REACH_EMS = 0.75
_ROUND_EMS = 0.75
_FALL_EMS = 0.14


def shadow_texture() -> Texture:
    """Black with the shadow's strength as alpha: a rounded square that fades outwards."""
    at = (np.arange(_SIDE) + 0.5) / _SIDE * 2 - 1
    across, up = np.meshgrid(at, at)
    inner = 1 - 2 * _CORNER  # the corners' centres, half a side being 1
    away = np.hypot(np.clip(np.abs(across) - inner, 0, None), np.clip(np.abs(up) - inner, 0, None))
    whole = _REACH_EMS + _ROUND_EMS
    outside = np.clip((away / (1 - inner) * whole - _ROUND_EMS) / _REACH_EMS, 0, 1)
    pixels = np.zeros((_SIDE, _SIDE, 4), np.uint8)
    pixels[..., 3] = np.round(255 * _DARKEST * (1 - outside) ** 2.2)
    texture = Texture("shadow")
    texture.setup_2d_texture(_SIDE, _SIDE, Texture.T_unsigned_byte, Texture.F_rgba8)
    texture.set_ram_image(pixels.tobytes())
    texture.set_minfilter(SamplerState.FT_linear)
    texture.set_magfilter(SamplerState.FT_linear)
    texture.set_wrap_u(SamplerState.WM_clamp)
    texture.set_wrap_v(SamplerState.WM_clamp)
    return texture


def draw_shadow(draw: Any, picture: Any, rect: Rect, em: float) -> None:
    """Draws the frame of shadow round a rectangle of pixels; its inside is left alone."""
    x, y, width, height = rect
    reach, corner = _REACH_EMS * em, (_REACH_EMS + _ROUND_EMS) * em
    left, top = x - reach, y - reach + _FALL_EMS * em
    right, low = left + width + 2 * reach, top + height + 2 * reach
    # pixels from outside inwards with the picture's coordinates there, which are
    # never 0: the engine takes v for the fourth coordinate of a point, and divides by it
    across = [(left, _FIRST), (left + corner, _CORNER), (right - corner, 1 - _CORNER), (right, 1.0)]
    down = [(top, _FIRST), (top + corner, _CORNER), (low - corner, 1 - _CORNER), (low, 1.0)]
    west = x, _CORNER * (x - left) / corner
    east = x + width, 1 - _CORNER * (right - x - width) / corner
    north = y, _CORNER * (y - top) / corner
    south = y + height, 1 - _CORNER * (low - y - height) / corner
    for (x0, u0), (x1, u1), (y0, v0), (y1, v1) in (
        (*across[:2], *down[:2]), (*across[2:], *down[:2]),
        (*across[:2], *down[2:]), (*across[2:], *down[2:]),
        (*across[1:3], down[0], north), (*across[1:3], south, down[3]),
        (across[0], west, *down[1:3]), (east, across[3], *down[1:3]),
    ):  # fmt: skip
        draw.add_image(picture, (x0, y0), (x1, y1), (u0, v0), (u1, v1), ink((1.0, 1.0, 1.0, 1.0)))
