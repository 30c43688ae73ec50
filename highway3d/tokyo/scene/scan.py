"""The scan as a scene runs it, some candidates a frame, for the claim that nothing can be built."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from highway3d.tokyo.rules.turns import Pass
from highway3d.tokyo.turn.draft import first_legal, is_allowed
from highway3d.tokyo.turn.search import Search
from highway3d.tokyo.turn.turn import Step

if TYPE_CHECKING:
    from collections.abc import Callable

    from highway3d.shell.scene import Host
    from highway3d.tokyo.rules.turns import Move
    from highway3d.tokyo.turn.turn import Turn

BATCH: Final = 60
"""Candidates answered in one frame."""


class Scan:
    """The scan of one scene, which runs or rests; what it finds goes to the turn or is played."""

    def __init__(self, host: Host, turn: Turn, play: Callable[[Move], None]) -> None:
        self._host, self._turn, self._play = host, turn, play
        self._search: Search | None = None
        self._doubt: Search | None = None
        self.is_hopeless = False
        """Whether it has been found that the player can build no pillar at all."""

    @property
    def is_running(self) -> bool:
        """Tells whether the scan runs."""
        return self._search is not None

    @property
    def checked(self) -> int:
        """How many candidates have been answered."""
        return 0 if self._search is None else self._search.checked

    def claim(self) -> None:
        """Starts because the player claims that nothing can be built (A-27)."""
        self._search = Search(self._turn.site)
        self._host.redraw()

    def begin_to_doubt(self) -> None:
        """Looks quietly for any place at all, if a first look round each base finds none."""
        self.is_hopeless, self._doubt = False, None
        turn = self._turn
        if self._host.live and turn.step in (Step.BASE, Step.AIM) and not self._has_place():
            self._doubt = Search(turn.site)
            self._host.redraw()

    def doubt(self) -> bool:
        """Answers a batch of what is looked for quietly; True while there is more."""
        search = self._doubt
        if search is None:
            return False
        search.advance(BATCH)
        if search.is_over:
            self._doubt, self.is_hopeless = None, search.found is None
        return True

    def stop(self) -> None:
        """Gives up."""
        if self._search is not None:
            self._search = None
            self._host.redraw()

    def advance(self) -> None:
        """Answers a batch, and at the end of the scan the player."""
        search = self._search
        if search is None:
            return
        search.advance(BATCH)
        self._host.redraw()
        if search.is_over:
            self._search = None
            self._answer(search)

    def _has_place(self) -> bool:
        """Tells whether a look round each base finds a pillar that may be built."""
        site = self._turn.site
        drafts = (first_legal(site, base) for base in self._turn.bases)
        return any(not draft.is_exit and is_allowed(site, draft) for draft in drafts)

    def _answer(self, search: Search) -> None:
        host, build = self._host, search.found
        if build is not None:
            self._turn.offer(build)
            host.say(host.texts("tokyo-can-build"), "warning")
        else:
            name = host.seat_name(self._turn.site.seat)
            self._play(Pass())
            host.say(host.texts("tokyo-cannot-build", name=name), "warning")
