"""How one entry of a game became another, while it is being told: forwards, or backwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tiles2d.octiles.rules.moves import Move
from tiles2d.octiles.scene.story import Story

if TYPE_CHECKING:
    from highway3d.table.session import Entry
    from tiles2d.octiles.scene.story import Standing


class Film:
    """Runs one story after the other; between them it shows nothing."""

    def __init__(self) -> None:
        self._story: Story | None = None
        self._time = 0.0
        self._backwards = False

    @property
    def is_running(self) -> bool:
        """Whether a move is being told."""
        return self._story is not None

    @property
    def now(self) -> Standing | None:
        """What lies where at this moment; None when nothing is told."""
        if self._story is None:
            return None
        return self._story.at(self._story.seconds - self._time if self._backwards else self._time)

    def begin(self, was: Entry, now: Entry, *, drafted: bool) -> None:
        """Takes up the story between two entries, when a single move lies between them."""
        self._time = 0.0
        self._backwards = now is was.parent
        later = was if self._backwards else now
        if later.parent not in (was, now) or not isinstance(later.move, Move) or was is now:
            self._story = None
        else:
            self._story = Story(later.parent.state, later.move, later.state, drafted=drafted)

    def step(self, seconds: float) -> None:
        """Goes on, and ends when all is told."""
        self._time += seconds
        if self._story is not None and self._time >= self._story.seconds:
            self._story = None

    def end(self) -> bool:
        """Ends at once; False when nothing was being told."""
        was, self._story = self._story, None
        return was is not None
