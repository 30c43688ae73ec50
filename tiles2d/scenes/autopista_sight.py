"""The view of the board, below the strip that says whose turn it is."""

from __future__ import annotations

from typing import Final

from tiles2d.scenes.overlay import Free, Overlay

TOP_EM: Final = 4.5
"""What the strip above the board takes, in text heights."""
AIR_EM: Final = 0.5


class Sight(Overlay):
    """An overlay that leaves room for the strip."""

    @property
    def free(self) -> Free:
        """The part of the window beside the panels."""
        x, y, wide, tall = self._host.free
        em = self._host.theme.em if self._host.live else 0.0
        air, top = AIR_EM * em, TOP_EM * em
        return Free(x + air, y + top, max(1.0, wide - 2 * air), max(1.0, tall - top - air))
