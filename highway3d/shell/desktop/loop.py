"""When to draw: only when somebody asked, and how long to sleep in between."""

from __future__ import annotations

from time import monotonic, sleep

SETTLE = 3
"""Frames after an event, until the panels have found their sizes."""
_REST_S = 1 / 60
_DOZE_S = 1 / 30
_DOZES_AFTER = 120
"""Turns of rest after which the loop looks up less often."""


class Loop:
    """Counts the frames that are asked for, now or at times to come."""

    def __init__(self) -> None:
        self.frames = SETTLE
        """Frames still to draw."""
        self._alarms: list[float] = []
        self._rested = 0

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
            self._rested = 0
            sleep(max(0.0, begun + 1 / cap - monotonic()))
        else:
            self._rested += 1
            sleep(_DOZE_S if self._rested > _DOZES_AFTER else _REST_S)

    def still(self) -> None:
        """Forgets all that was asked for."""
        self.frames, self._alarms = 0, []
