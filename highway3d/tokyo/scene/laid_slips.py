"""Slips of paper on the board: laid so that nothing explained is covered, and drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.tokyo.scene import slips
from highway3d.tokyo.scene.slips import Field

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from highway3d.shell.scene import Host
    from highway3d.tokyo.scene.slips import Array, Rect, Slip
    from highway3d.tokyo.scene.stage import Stage
    from highway3d.tokyo.turn.turn import Turn


class LaidSlips:
    """Slips below all panels, each beside its point, none over another or a kept dot.

    They are laid anew only when one of them, the view, the build or a panel has changed.
    """

    def __init__(self, host: Host, turn: Turn, stage: Stage) -> None:
        self._host, self._turn, self._stage = host, turn, stage
        self._seen: object = None
        """What the slips were laid for …"""
        self._places: list[Rect | None] = []
        """… and where they lie."""

    def draw(
        self, notes: Sequence[Slip], field: Callable[[], Field], *, strong: bool = False
    ) -> None:
        """Draws these slips; ``strong`` lets those that tell a fault stand out."""
        theme, panels = self._host.theme, list(self._host.theme.rectangles.values())
        seen = notes, panels, self._stage.eye.now, self._turn.revision
        if self._seen != seen:
            wanted = [(slip.at, theme.slip_size([(slip.text, slip.tone)])) for slip in notes]
            self._seen, self._places = seen, slips.lay(wanted, field(), panels, theme.em)
        for slip, place in zip(notes, self._places, strict=True):
            if place is not None and slips.gap(place, slip.at) > slips.FAR * theme.em:
                theme.leader(slip.at, slips.nearest(place, slip.at))
        for slip, place in zip(notes, self._places, strict=True):
            if place is not None:
                stands_out = strong and slip.tone == "fault"
                theme.slip(place, [(slip.text, slip.tone)], strong=stands_out)

    def field(self, kept: Array, spared: Array) -> Field:
        """The part of the window beside the columns, with what lies in it."""
        x, y, wide, tall = self._host.theme.free
        return Field((x + 4, y + 4, wide - 8, tall - 8), kept, spared)
