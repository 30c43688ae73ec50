"""Wood, birch, the players' patterns, painted with numpy."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

Array = NDArray[np.float64]
SEED = 7
WOOD = (2048, 2048)
"""Pixels of a piece of table, 64 by 64 cm, that repeats without a seam."""
PER_CM = WOOD[0] / 64


def everything() -> dict[str, Image.Image]:
    """Every texture by file name."""
    pictures = {"wood.jpg": wood(), "birch.png": birch()}
    pictures["inlay.png"] = inlay()
    for name, draw in LINES.items():
        pictures[f"line_{name}.png"] = line(draw)
    return pictures


def noise(chance: np.random.Generator, size: tuple[int, int], grain: tuple[float, float]) -> Array:
    """Soft noise of mean 0 and deviation 1 that repeats; ``grain`` is its size in pixels (x, y)."""
    height, width = size[1], size[0]
    spectrum = np.fft.rfft2(chance.standard_normal((height, width)))
    fy = np.fft.fftfreq(height)[:, None] * grain[1]
    fx = np.fft.rfftfreq(width)[None, :] * grain[0]
    field = np.fft.irfft2(spectrum * np.exp(-2 * np.pi**2 * (fx**2 + fy**2)), s=(height, width))
    field -= field.mean()
    return np.asarray(field / field.std())


BOARDS = (0.0, 9.4, 19.8, 28.6, 38.4, 47.4, 54.8, 64.0)
"""Where one board ends and the next begins, in cm across the piece."""
JOINTS = (11.0, 47.0, 29.0, 4.0, 38.0, 20.0, 54.0)
TONES = (0.0, 0.35, -0.45, 0.2, -0.25, 0.4, -0.1)
LIGHT, DARK = np.array((0.785, 0.605, 0.425)), np.array((0.565, 0.385, 0.245))


def wood() -> Image.Image:
    """Boards of oiled wood along x, with calm growth rings, pores and fine dark joints."""
    chance = np.random.default_rng(SEED)
    tone = np.empty((WOOD[1], WOOD[0]))
    for low, high, joint, shade in zip(BOARDS, BOARDS[1:], JOINTS, TONES, strict=False):
        rows = slice(round(low * PER_CM), round(high * PER_CM))
        height = rows.stop - rows.start
        tone[rows] = _board(chance, height) + shade * 0.16
        _joints(tone[rows], round(joint * PER_CM))
    fibres = noise(chance, WOOD, (26, 0.7)) * 0.035
    speckle = noise(chance, WOOD, (1.0, 0.6)) * 0.012
    share = np.clip(tone + fibres + speckle, 0.0, 1.15)[:, :, None]
    paint = LIGHT * (1 - share) + DARK * share
    return _picture(paint)


def _board(chance: np.random.Generator, height: int) -> Array:
    """Shares of dark in one board: rings cut lengthwise, and pores."""
    size = (WOOD[0], height)
    y = (np.arange(height) / PER_CM)[:, None]
    bend = noise(chance, size, (330, 60)) * 0.55 + noise(chance, size, (90, 14)) * 0.05
    phase = (y * 0.85 + bend + 0.1 * chance.random()) % 1.0
    ring = np.clip(phase / 0.86, 0, 1) ** 2.2 * np.clip((1 - phase) / 0.14, 0, 1)
    strength = 0.24 + 0.07 * noise(chance, size, (400, 40))
    streak = noise(chance, size, (160, 3.0)) * 0.045
    broad = noise(chance, size, (500, 70)) * 0.06
    pores = np.clip(noise(chance, size, (9, 0.75)) - 2.0, 0, 1) * 0.16
    return np.asarray(0.3 + ring * strength + streak + broad + pores)


def _joints(board: Array, joint: int) -> None:
    """Darkens a board's long edge and one butt joint, each with a worn, lighter lip."""
    board[:2] += 0.5
    board[2:4] -= 0.06
    board[-1:] += 0.25
    board[:, joint : joint + 2] += 0.45
    board[:, joint + 2 : joint + 4] -= 0.05


BIRCH = (1024, 128)
TOP = 96
"""The upper rows of a stick's texture, its face; the rest is for sides and underside."""


def birch() -> Image.Image:
    """Pale wood for the sticks: faint long grain."""
    chance = np.random.default_rng(SEED + 1)
    share = (
        noise(chance, BIRCH, (120, 5)) * 0.10
        + noise(chance, BIRCH, (40, 1.1)) * 0.10
        + np.clip(noise(chance, BIRCH, (14, 0.8)) - 1.9, 0, 1) * 0.4
    )
    light, dark = np.array((0.945, 0.895, 0.795)), np.array((0.80, 0.70, 0.545))
    share = np.clip(0.22 + share, 0, 1)[:, :, None]
    return _picture(light * (1 - share) + dark * share)


Draw = ImageDraw.ImageDraw
FINE = 4
"""Masks and marks are drawn so many times larger, then reduced."""


def line(draw_pattern: Callable[[Draw], None]) -> Image.Image:
    """How much of the player's colour lies where on a stick: its inlaid line, as a mask."""
    large = Image.new("L", (BIRCH[0] * FINE, BIRCH[1] * FINE))
    draw_pattern(ImageDraw.Draw(large))
    return large.resize(BIRCH, Image.Resampling.BOX)


START, STOP = 118 * FINE, (BIRCH[0] - 118) * FINE
MIDDLE = TOP // 2 * FINE
CM = BIRCH[0] / 11.4 * FINE
"""Pixels of a large mask to a centimetre along the stick; across it is 96 rows to 1 cm."""


def _plain(draw: Draw) -> None:
    half = 11 * FINE
    draw.rounded_rectangle((START, MIDDLE - half, STOP, MIDDLE + half), half, fill=255)


def _stripes(draw: Draw) -> None:
    """Ties across, close together, like the rungs of a ladder."""
    half, step = 19 * FINE, 0.42 * CM
    count = round((STOP - START) / step)
    for i in range(count):
        left = START + i * (STOP - START) / count
        draw.polygon(
            [
                (left + 0.12 * CM, MIDDLE - half),
                (left + 0.36 * CM, MIDDLE - half),
                (left + 0.24 * CM, MIDDLE + half),
                (left, MIDDLE + half),
            ],
            fill=255,
        )


def _dots(draw: Draw) -> None:
    radius, step = 15 * FINE, 0.62 * CM
    count = round((STOP - START) / step)
    for i in range(count + 1):
        x = START + radius + i * (STOP - START - 2 * radius) / count
        draw.ellipse((x - radius, MIDDLE - radius, x + radius, MIDDLE + radius), fill=255)


def _checks(draw: Draw) -> None:
    half = 16 * FINE
    count = round((STOP - START) / half)
    for i in range(count):
        left = START + i * (STOP - START) / count
        top = MIDDLE - half * (i % 2 == 0)
        draw.rectangle((left, top, left + (STOP - START) / count, top + half), fill=255)


LINES = {"plain": _plain, "stripes": _stripes, "dots": _dots, "checks": _checks}
def inlay() -> Image.Image:
    """The fine dark line round the legal area: its opacity across, soft at both sides."""
    across = np.clip((8 - np.abs(np.arange(32) - 15.5)) / 2.5, 0, 1)
    rows = np.repeat(across[:, None], 8, axis=1)
    return Image.fromarray(np.round(rows * 255).astype(np.uint8))


def _picture(paint: Array) -> Image.Image:
    return Image.fromarray(np.round(np.clip(paint, 0, 1) * 255).astype(np.uint8))
