"""How things start and stop gently, and which way round they turn."""

from __future__ import annotations

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

Share = TypeVar("Share", float, NDArray[np.float32])


def smoothstep(share: Share) -> Share:
    """A share of the time as a share of the way, level at both ends.

    >>> [smoothstep(share) for share in (0.0, 0.5, 1.0)]
    [0.0, 0.5, 1.0]
    """
    return share * share * (3 - 2 * share)


def turned(angle: float) -> float:
    """The same angle in (-180, 180]: a difference so becomes the shortest turn.

    >>> turned(10.0 - 350.0), turned(-180.0)
    (20.0, 180.0)
    """
    return 180.0 - (180.0 - angle) % 360.0
