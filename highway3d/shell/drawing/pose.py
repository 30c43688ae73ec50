"""Where a piece lies in space: its origin and its axes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Pose(NamedTuple):
    """A piece's own origin, and its axes (forward, left, up) as the rows of a 3 by 3 array."""

    origin: NDArray[np.float64]
    axes: NDArray[np.float64]

    def out(self, points: NDArray[np.floating]) -> NDArray[np.float64]:
        """Points (N, 3) of the piece in scene coordinates."""
        return np.asarray(points @ self.axes + self.origin)

    def into(self, points: NDArray[np.floating]) -> NDArray[np.float64]:
        """Scene points (N, 3) in the piece's own coordinates; inverts ``out``."""
        return np.asarray((points - self.origin) @ self.axes.T)
