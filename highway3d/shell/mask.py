"""Keeps the board from being drawn where panels will lie over it.

On a software renderer every pixel counts, and the panels take a third of them. Before the scene
only the depth of the panels' rectangles is drawn, as near as can be, so that whatever the scene
draws there is passed over. Nothing of this is seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from panda3d.core import (
    Camera,
    CardMaker,
    ColorWriteAttrib,
    DepthTestAttrib,
    NodePath,
    OrthographicLens,
    RenderAttrib,
)

if TYPE_CHECKING:
    from highway3d.shell.layout import Rect

_NEAR, _FAR = 1.0, 2.0
_BEFORE_THE_SCENE = -10


class Mask:
    """The rectangles of one window that are not worth drawing; ``close`` takes them away."""

    def __init__(self, window: Any) -> None:
        self._root = NodePath("mask")
        self._root.set_attrib(ColorWriteAttrib.make(ColorWriteAttrib.C_off))
        self._root.set_attrib(DepthTestAttrib.make(RenderAttrib.M_always))
        self._lens = OrthographicLens()
        self._lens.set_near_far(_NEAR, _FAR)
        camera = self._root.attach_new_node(Camera("mask", self._lens))
        self._region = window.make_display_region()
        self._region.sort = _BEFORE_THE_SCENE
        self._region.set_camera(camera)
        self._window = window
        self._cards = self._root.attach_new_node("cards")
        self._covered: tuple[list[Rect], tuple[int, int]] = [], (0, 0)

    def cover(self, rectangles: list[Rect], size: tuple[int, int]) -> None:
        """Leaves out these rectangles of a window of that size, from the next picture on."""
        if (rectangles, size) == self._covered:
            return
        self._covered = rectangles, size
        width, height = size
        self._lens.set_film_size(width, height)
        self._cards.get_children().detach()
        for x, y, wide, tall in rectangles:
            card = CardMaker("card")
            left, top = x - width / 2, height / 2 - y
            card.set_frame(left, left + wide, top - tall, top)
            self._cards.attach_new_node(card.generate()).set_y(_NEAR * 1.0001)

    def close(self) -> None:
        """Takes the mask off the window; may be called twice."""
        if self._region is not None:
            self._window.remove_display_region(self._region)
            self._region = None
            self._root.remove_node()
