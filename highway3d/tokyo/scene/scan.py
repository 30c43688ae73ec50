"""The scan as the scene runs it: hints, and the claim that nothing can be built."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from highway3d.tokyo.rules.turns import Pass
from highway3d.tokyo.turn.builder import Step
from highway3d.tokyo.turn.search import Search

if TYPE_CHECKING:
    from highway3d.shell.scene import Host
    from highway3d.shell.settings import Settings
    from highway3d.shell.texts import Texts
    from highway3d.tokyo.turn.builder import Builder

BATCH: Final = 60
"""Candidates of the scan answered in one frame."""


class Searching:
    """What a scene does with the scan; ``search`` is the one that runs, if any."""

    host: Host
    texts: Texts
    settings: Settings
    builder: Builder
    search: Search | None

    def changed(self) -> None:
        """Draws the build in the hand anew if it changed."""
        raise NotImplementedError

    def _play(self, move: Any) -> None:
        raise NotImplementedError

    def look_for_hints(self) -> None:
        """Starts the scan for the builds that pay most."""
        if self.settings.hints and self.builder.step in (Step.BASE, Step.AIM):
            self.search = Search(self.builder.site)
            self.host.redraw()

    def claim(self) -> None:
        """The player claims that nothing can be built: the scan answers (A-27)."""
        self.search = Search(self.builder.site, claim=True)
        self.host.redraw()

    def stop_search(self) -> None:
        """Drops the scan."""
        self.search = None
        self.host.redraw()

    def _search_on(self, search: Search) -> None:
        search.advance(BATCH)
        self.host.redraw()
        if not search.over:
            return
        self.search = None
        if search.found:
            self.builder.hints = search.found
            self.builder.walk(1)
        if search.claim:
            self._answer_claim(possible=bool(search.found))
        else:
            text = "tokyo-hints-found" if search.found else "tokyo-hints-none"
            self.host.say(self.texts(text, count=len(search.found)))
        self.changed()

    def _answer_claim(self, *, possible: bool) -> None:
        if possible:
            self.host.say(self.texts("tokyo-can-build"), "warning")
        else:
            name = self.host.seat_name(self.builder.site.seat)
            self._play(Pass())
            self.host.say(self.texts("tokyo-cannot-build", name=name), "warning")
