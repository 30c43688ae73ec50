"""When to draw: only when somebody asked, and how long to sleep in between."""

from __future__ import annotations

from time import monotonic, sleep

SETTLE = 3
"""Frames after an event, until the panels have found their sizes."""
_REST_S = 1 / 60


class Pulse:
    """Counts the frames that are asked for, now or at times to come."""

    def __init__(self) -> None:
        self.frames = SETTLE
        """Frames still to draw."""
        self._alarms: list[float] = []

    def wake(self, frames: int = SETTLE) -> None:
        """Asks for the next frames."""
        self.frames = max(self.frames, frames)

    def wake_at(self, seconds: float) -> None:
        """Asks for one frame at a time to come."""
        self._alarms.append(seconds)

    def wake_by(self, seconds: float) -> None:
        """Asks for one frame at that time at the latest."""
        if all(at > seconds for at in self._alarms):
            self._alarms.append(seconds)

    def beat(self, now: float) -> bool:
        """Begins a turn of the loop; True when it is to draw."""
        if any(at <= now for at in self._alarms):
            self._alarms = [at for at in self._alarms if at > now]
            self.wake(1)
        draws = self.frames > 0
        self.frames = max(0, self.frames - 1)
        return draws

    def rest(self, begun: float, cap: int, *, busy: bool) -> None:
        """Sleeps until the next turn: a frame's time while there is something to do."""
        if self.frames or busy:
            sleep(max(0.0, begun + 1 / cap - monotonic()))
        else:
            sleep(_REST_S)

    def still(self) -> None:
        """Forgets all that was asked for."""
        self.frames, self._alarms = 0, []
