"""When a clock is low, and that this is said once for each player."""

from __future__ import annotations

LOW_MS = 30_000
"""From here on a clock is shown, and once said, to be low."""


class LowTime:
    """Remembers who has been warned; whoever gets more time again may be warned anew."""

    def __init__(self) -> None:
        self._warned: set[int] = set()

    def is_news(self, seat: int, left_ms: int) -> bool:
        """Whether a player's time has just run low.

        >>> low = LowTime()
        >>> [low.is_news(0, left) for left in (30_001, 30_000, 29_000, 31_000, 30_000)]
        [False, True, False, False, True]
        """
        was_warned = seat in self._warned
        if left_ms > LOW_MS:
            self._warned.discard(seat)
            return False
        self._warned.add(seat)
        return not was_warned
