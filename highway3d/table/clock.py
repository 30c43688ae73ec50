"""Chess clocks. Nothing here reads the time: it is always passed in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import msgspec

MAX_GAP_US = 1_000_000
"""What one frame can charge at most: a stalled or suspended program costs a player a second."""

Minutes = (
    Annotated[int, msgspec.Meta(gt=0, le=1440)] | Annotated[float, msgspec.Meta(gt=0, le=1440)]
)
Seconds = Annotated[int, msgspec.Meta(ge=0, le=3600)]


class ClockSetting(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long each player may think in a game. A game without clocks has None instead.

    >>> ClockSetting(minutes=8, increment=5).start(2)
    Reading(left_ms=(480000, 480000))
    >>> ClockSetting(minutes=8, each=(8, 2.5)).start(2)
    Reading(left_ms=(480000, 150000))
    """

    minutes: Minutes
    increment: Seconds = 0
    """Seconds added whenever the turn passes on."""
    each: tuple[Minutes, ...] = ()
    """The minutes of each seat, where players do not have the same."""

    def start(self, players: int) -> Reading:
        """The clocks before the first move; raises ``ValueError`` if ``each`` does not fit."""
        minutes = self.each or (self.minutes,) * players
        if len(minutes) != players:
            raise ValueError(f"each names {len(minutes)} clocks for {players} players")
        return Reading(tuple(round(m * 60_000) for m in minutes))


@dataclass(frozen=True, slots=True)
class Reading:
    """What all clocks show, in milliseconds left, by seat. Belongs to each history entry."""

    left_ms: tuple[int, ...]

    def after(self, seat: int, used_ms: int, added_ms: int = 0) -> Reading:
        """The clocks after ``seat`` thought for ``used_ms``; nothing falls below zero.

        >>> Reading((5000, 5000)).after(1, 1200, 1000)
        Reading(left_ms=(5000, 4800))
        """
        left = list(self.left_ms)
        left[seat] = max(0, left[seat] - used_ms) + added_ms
        return Reading(tuple(left))

    def has_fallen(self, seat: int, used_ms: int) -> bool:
        """Tells whether ``seat`` has no time left after thinking for ``used_ms``.

        >>> Reading((5000, 5000)).has_fallen(0, 4999), Reading((5000, 5000)).has_fallen(0, 5000)
        (False, True)
        """
        return used_ms >= self.left_ms[seat]


class Stopwatch:
    """The time spent on one position so far.

    It is told the time at every frame; between two tellings it counts one second at most.
    Kept in whole microseconds, so that sums are exact.
    """

    def __init__(self) -> None:
        self.spent_us = 0
        self.paused = False
        self._seen_us: int | None = None

    def tick(self, now: float) -> None:
        """Counts on to ``now`` (seconds, monotonic), unless paused."""
        self.spent_us = self._counted(now)
        self._seen_us = round(now * 1_000_000)

    def skip(self, now: float) -> None:
        """Lets the time up to ``now`` pass uncounted."""
        self._seen_us = round(now * 1_000_000)

    def restart(self, spent_us: int = 0) -> None:
        """Begins another position, on which ``spent_us`` have been spent already."""
        self.spent_us = spent_us

    def pause(self, now: float) -> None:
        """Stops counting."""
        self.tick(now)
        self.paused = True

    def resume(self, now: float) -> None:
        """Goes on counting; what passed since ``pause`` is free."""
        self.skip(now)
        self.paused = False

    def spent_ms(self, now: float | None = None) -> int:
        """Whole milliseconds spent, up to the last tick or up to ``now``."""
        return (self.spent_us if now is None else self._counted(now)) // 1000

    def _counted(self, now: float) -> int:
        if self.paused or self._seen_us is None:
            return self.spent_us
        gap = round(now * 1_000_000) - self._seen_us
        return self.spent_us + min(max(gap, 0), MAX_GAP_US)
