"""A story while it runs: where it is, what was reached since the last look, who was named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tiles2d.autopista.scene.story import Still, Story

if TYPE_CHECKING:
    from tiles2d.autopista.rules.removals import Cause


class Film:
    """Runs one story after the other; at its end it goes on showing the last picture."""

    def __init__(self, first: Still) -> None:
        self._story = Story([first])
        self._time = 0.0
        self._reached = 0
        self.told: list[tuple[int, Cause]] = []
        """Who was named as leaving in the last story that named anybody, and why."""

    @property
    def now(self) -> Still:
        """What is to be seen at this moment."""
        return self._story.at(self._time)

    @property
    def last(self) -> Still:
        """What is to be seen at the end."""
        return self._story.last

    @property
    def is_running(self) -> bool:
        """Whether the end is still to come."""
        return self._time < self._story.length

    def begin(self, story: Story) -> None:
        """Takes up a story in the place of the one before."""
        self._story, self._time, self._reached = story, 0.0, 0
        if any(picture.leaving for picture in story.stills):
            self.told = []

    def step(self, seconds: float) -> list[Still]:
        """Goes on; the pictures reached by that, in order."""
        self._time += seconds
        reached = self._story.reached(self._time)
        news = self._story.stills[self._reached + 1 : reached + 1]
        self._reached = reached
        for picture in news:
            if picture.leaving is not None and picture.leaving not in self.told:
                self.told.append(picture.leaving)
        return news

    def end(self) -> None:
        """Goes to the end at once."""
        self._time = self._story.length
        self._reached = len(self._story.seconds)
