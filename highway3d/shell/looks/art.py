"""A picture for each game: the one it brings, or a sketch of crossing roads until there is one."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import TYPE_CHECKING, Any

from imgui_bundle import imgui
from panda3d.core import PNMImage, StringStream, Texture

from highway3d.shell.looks import palette
from highway3d.shell.looks.assets import model
from highway3d.shell.looks.widgets import ink
from highway3d.table.files import atomic
from highway3d.table.seating import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from highway3d.shell.looks.layout import Rect

_MAX_BYTES = 20_000_000


class Art:
    """Pictures for cards and lists; ``close`` takes them back.

    ``register`` lets panels show a texture, until ``release`` takes it back.
    """

    def __init__(
        self,
        register: Callable[[Texture], imgui.ImTextureRef],
        release: Callable[[imgui.ImTextureRef], None],
    ) -> None:
        self._register = register
        self._release = release
        self._pictures: dict[str, Any] = {}

    def draw_card(self, draw: Any, name: str, box: Rect, rounding: float) -> None:
        """Fills a rectangle with a game's picture, cut to fit; the upper corners are round."""
        file = model(f"card-{name}.png", name)
        if not self.draw_file(draw, file, box, rounding):
            _sketch(draw, name, box, rounding)

    def draw_file(self, draw: Any, file: Path, box: Rect, rounding: float) -> bool:
        """Fills a rectangle with a picture file; False when there is none."""
        key = str(file)
        if key not in self._pictures:
            self._pictures[key] = self._load(file)
        if self._pictures[key] is None:
            return False
        picture, across = self._pictures[key]
        x, y, width, height = box
        wanted = width / height
        u = min(1.0, wanted / across) / 2
        v = min(1.0, across / wanted) / 2
        draw.add_image_rounded(
            picture, (x, y), (x + width, y + height), (0.5 - u, 0.5 + v), (0.5 + u, 0.5 - v),
            ink((1.0, 1.0, 1.0, 1.0)), rounding, imgui.ImDrawFlags_.round_corners_top,
        )  # fmt: skip
        return True

    def forget(self, file: Path) -> None:
        """Lets go of one picture, as when its file has changed."""
        held = self._pictures.pop(str(file), None)
        if held is not None:
            self._release(held[0])

    def close(self) -> None:
        """Takes all pictures back; may be called twice."""
        for held in self._pictures.values():
            if held is not None:
                self._release(held[0])
        self._pictures.clear()

    def _load(self, file: Path) -> tuple[Any, float] | None:
        try:
            data = atomic.read(file, _MAX_BYTES)
        except OSError:
            return None
        image = PNMImage()
        if not image.read(StringStream(data)):
            return None
        texture = Texture(file.name)
        texture.load(image)
        texture.set_minfilter(Texture.FT_linear_mipmap_linear)
        across = image.get_x_size() / image.get_y_size()
        return self._register(texture), across


def _sketch(draw: Any, name: str, box: Rect, rounding: float) -> None:
    """Roads that cross one another, always the same for the same name."""
    x, y, width, height = box
    top = imgui.ImDrawFlags_.round_corners_top
    draw.add_rect_filled(
        (x, y), (x + width, y + height), ink(palette.colour("#D9BE91")), rounding, top
    )
    draw.push_clip_rect((x, y), (x + width, y + height), True)
    chance = Random(name)
    for shade in chance.sample(COLOURS[:4], 3):
        turn = chance.uniform(0, pi)
        ends = [
            (x + width / 2 + side * width * cos(turn), y + height / 2 + side * width * sin(turn))
            for side in (-1, 1)
        ]
        bends = [
            (x + width * chance.uniform(0.1, 0.9), y + height * chance.uniform(0.1, 0.9))
            for _ in range(2)
        ]
        for grow, colour in ((0.15, palette.NIGHT), (0.13, palette.CREAM)):
            alpha = 0.25 if colour is palette.NIGHT else 1.0
            draw.add_bezier_cubic(ends[0], *bends, ends[1], ink(colour, alpha), grow * height, 40)
        line = ink(palette.colour(shade))
        draw.add_bezier_cubic(ends[0], *bends, ends[1], line, 0.025 * height, 40)
    draw.pop_clip_rect()
