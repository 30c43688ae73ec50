"""The scan as a scene runs it, between two frames: whether anything can be built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.tokyo.rules.turns import Pass
from highway3d.tokyo.turn.draft import first_legal, is_allowed
from highway3d.tokyo.turn.search import any_place
from highway3d.tokyo.turn.turn import Step

if TYPE_CHECKING:
    from collections.abc import Callable

    from highway3d.shell.scene import Host
    from highway3d.tokyo.rules.turns import Build, Move
    from highway3d.tokyo.turn.turn import Turn


class Scan:
    """The scan of one scene, which runs or rests; what it finds goes to the turn or is played."""

    def __init__(self, host: Host, turn: Turn, play: Callable[[Move], None]) -> None:
        self._host, self._turn, self._play = host, turn, play
        self.is_running = False
        """Whether the player's claim waits for its answer."""
        self._doubts = False
        self.is_hopeless = False
        """Whether it has been found that the player can build no pillar at all."""

    def claim(self) -> None:
        """Starts because the player claims that nothing can be built (A-27)."""
        self.is_running = True
        self._host.redraw()

    def begin_to_doubt(self) -> None:
        """Looks quietly for any place at all, if a first look round each base finds none."""
        self.is_hopeless = self._doubts = False
        turn = self._turn
        if self._host.live and turn.step in (Step.BASE, Step.AIM) and not self._has_place():
            self._doubts = True
            self._host.redraw()

    def doubt(self) -> bool:
        """Looks for what is looked for quietly; True if it did."""
        doubted, self._doubts = self._doubts, False
        if doubted:
            self.is_hopeless = any_place(self._turn.site) is None
        return doubted

    def stop(self) -> None:
        """Gives up."""
        if self.is_running:
            self.is_running = False
            self._host.redraw()

    def advance(self) -> None:
        """Answers the player."""
        if self.is_running:
            self.is_running = False
            self._host.redraw()
            self._answer(any_place(self._turn.site))

    def _has_place(self) -> bool:
        """Tells whether a look round each base finds a pillar that may be built."""
        site = self._turn.site
        drafts = (first_legal(site, base) for base in self._turn.bases)
        return any(not draft.is_exit and is_allowed(site, draft) for draft in drafts)

    def _answer(self, build: Build | None) -> None:
        host = self._host
        if build is not None:
            self._turn.offer(build)
            host.say(host.texts("tokyo-can-build"), "warning")
        else:
            name = host.seat_name(self._turn.site.seat)
            self._play(Pass())
            host.say(host.texts("tokyo-cannot-build", name=name), "warning")
