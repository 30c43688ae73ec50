"""The judge's panel: what the build in the hand crosses, what the last one did, and a claim."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from imgui_bundle import imgui

from highway3d.tokyo.rules.crossings import Result
from highway3d.tokyo.turn.turn import Step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from highway3d.shell.scene import Host
    from highway3d.shell.texts import Texts
    from highway3d.tokyo.rules.crossings import Crossing
    from highway3d.tokyo.scene.scan import Scan
    from highway3d.tokyo.turn.turn import LastBuild, Turn


class JudgeAsks(Protocol):
    """What the panel's buttons ask for."""

    def name(self, seat: int) -> str:
        """A player's name."""

    def adjust(self) -> None:
        """The last builder takes his build up again."""

    def claim(self) -> None:
        """The player claims that nothing can be built."""

    def view(self, name: str) -> None:
        """Takes a named view."""


class JudgePanel:
    """The panel at the left below."""

    def __init__(self, host: Host, turn: Turn, scan: Scan, asks: JudgeAsks) -> None:
        self._host, self._turn, self._scan, self._asks = host, turn, scan, asks
        self._texts = host.texts
        self._rests_on: tuple[str, ...] = ()

    def draw(self) -> tuple[str, ...]:
        """Draws the panel; returns the standing roads that the line under the mouse speaks of."""
        theme, turn = self._host.theme, self._turn
        self._rests_on = ()
        with theme.panel("judge", "bottom_left", title=self._texts("tokyo-judge")):
            self._draw_crossed()
            if turn.step in (Step.BASE, Step.AIM) and not self._scan.is_running:
                if theme.button("tokyo-claim", icon="flag"):
                    self._asks.claim()
            elif turn.is_placed:
                if theme.button("tokyo-along", icon="eye"):
                    self._asks.view("along")
                theme.beside("tokyo-section", "eye")
                if theme.button("tokyo-section", icon="eye"):
                    self._asks.view("section")
        return self._rests_on

    def _draw_crossed(self) -> None:
        theme, turn = self._host.theme, self._turn
        draft, verdict, last = turn.draft, turn.verdict, turn.last
        if draft is not None and verdict is not None:
            who = "other" if turn.is_adjusting else "you"
            self._draw_crossings(verdict.crossings, exit_pays=draft.is_exit, builder=who)
        elif last is None:
            theme.text(self._texts("tokyo-judge-none"), "soft")
        if last is not None and not (turn.is_placed or turn.is_adjusting):
            if draft is not None:
                theme.rule()
            self._draw_last(last)

    def _draw_last(self, last: LastBuild) -> None:
        theme, state, road = self._host.theme, self._turn.state, last.road
        theme.text(self._texts("tokyo-judge-before", road=road.name), "soft")
        self._note(road.name)
        self._draw_crossings(last.crossings, exit_pays=road.is_exit, builder="other")
        if not (self._turn.is_over or state.knocked):
            if state.options.practice == "off":
                name = self._asks.name(1 - road.owner)
                theme.text(self._texts("tokyo-judge-next", name=name), "soft")
            if theme.button("tokyo-adjust", icon="edit"):
                self._asks.adjust()

    def _note(self, *names: str) -> None:
        """Notes the roads that the line just drawn speaks of, if the mouse rests on it."""
        if imgui.is_item_hovered():
            standing = {road.name for road in self._turn.shown.roads}
            self._rests_on = tuple(name for name in names if name in standing)

    def _draw_crossings(
        self, crossed: Sequence[Crossing], *, exit_pays: bool, builder: str
    ) -> None:
        """Every crossing in a line; ``builder`` is ``you`` where the builder is who reads it."""
        theme = self._host.theme
        for crossing in crossed:
            pays = crossing.result is Result.QUALIFIES
            sentence = crossing_sentence(self._texts, crossing, builder=builder)
            icon, tone = ("good", "good") if pays else ("no", "ink")
            theme.text(sentence, tone, icon=icon)
            self._note(crossing.road, *crossing.blockers)
        if exit_pays:
            theme.text(self._texts("tokyo-exit-pays"), "good", icon="good")
        if not crossed and not exit_pays:
            theme.text(self._texts("tokyo-judge-none"), "soft")


def crossing_sentence(texts: Texts, crossing: Crossing, *, builder: str) -> str:
    """How a crossing passes, and whether it pays or who is in the way.

    ``builder`` is ``you`` or ``other``, as the reader is who builds.
    """
    how = texts(f"tokyo-relation-{crossing.relation}", road=crossing.road)
    why = texts(f"crossing-tokyo-{crossing.result}", builder=builder)
    if crossing.blockers:
        why += f": {', '.join(crossing.blockers)}"
    return f"{how} · {why}"
