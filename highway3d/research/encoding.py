"""What a game must tell, so that a learner sees it as numbers."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

Seen = npt.NDArray[np.int16]


class Size(NamedTuple):
    """How many numbers an observation holds, and how many actions there are."""

    observation: int
    actions: int


class Encoding(Protocol):
    """One game in numbers. An action means the same in every position of a game."""

    def size(self, state: Any) -> Size:
        """Both sizes; they stay the same through a game."""

    def seen(self, state: Any, seat: int) -> list[int]:
        """What a player on ``seat`` sees, himself first; nothing hidden is in it."""

    def actions(self, state: Any) -> dict[int, Any]:
        """Every legal move by its number; of two that come to the same there may be one."""
