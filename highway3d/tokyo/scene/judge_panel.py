"""The judge's panel: what the build in the hand crosses, what the last one did, and a claim."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from imgui_bundle import imgui

from highway3d.tokyo.rules.crossings import Result
from highway3d.tokyo.scene.stage import ROAD_VIEWS
from highway3d.tokyo.turn.turn import Step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from highway3d.shell.scene import Host
    from highway3d.shell.texts import Texts
    from highway3d.tokyo.rules.crossings import Crossing
    from highway3d.tokyo.scene.scan import Scan
    from highway3d.tokyo.turn.last_build import LastBuild
    from highway3d.tokyo.turn.turn import Turn


class JudgeAsks(Protocol):
    """What the panel's buttons ask for."""

    def name(self, seat: int) -> str:
        """A player's name."""

    def adjust(self) -> None:
        """The last builder takes his build up again."""

    def claim(self) -> None:
        """The player claims that nothing can be built."""

    @property
    def road_view(self) -> str:
        """Which view of a road is taken; "" for none."""

    def view(self, name: str) -> None:
        """Takes a named view, or leads back from that of a road."""


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
            may_claim = turn.step in (Step.BASE, Step.AIM) and not self._scan.is_running
            if may_claim and theme.button("tokyo-claim", icon="flag"):
                self._asks.claim()
            if turn.is_placed or self._asks.road_view:
                for at, name in enumerate(ROAD_VIEWS):
                    if at:
                        theme.beside(f"tokyo-{name}", "eye")
                    chosen = name == self._asks.road_view
                    if theme.button(f"tokyo-{name}", icon="eye", chosen=chosen):
                        self._asks.view(name)
        return self._rests_on

    def _draw_crossed(self) -> None:
        theme, turn = self._host.theme, self._turn
        draft, verdict, last = turn.draft, turn.verdict, turn.last
        if draft is not None and verdict is not None:
            who = "other" if turn.is_adjusting else "you"
            if verdict.is_legal:
                self._draw_crossings(verdict.crossings, exit_pays=draft.is_exit, builder=who)
            else:
                self._draw_wishes(verdict.crossings, builder=who)
        elif turn.state.passes:
            theme.text(self._texts("tokyo-judge-pass"), "soft")
        elif last is None:
            theme.text(self._texts("tokyo-judge-none"), "soft")
        if last is not None and not (turn.is_placed or turn.is_adjusting):
            if draft is not None:
                theme.rule()
            self._draw_last(last)

    def _draw_wishes(self, crossed: Sequence[Crossing], *, builder: str) -> None:
        """What the crossings would come to if the build had no fault, in grey."""
        theme = self._host.theme
        if crossed:
            theme.text(self._texts("tokyo-judge-if"), "soft")
        for crossing in crossed:
            sentence = crossing_sentence(self._texts, crossing, builder=builder, real=False)
            theme.text(sentence, "soft")
            self._note(crossing.road, *crossing.blockers)

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


def crossing_sentence(
    texts: Texts, crossing: Crossing, *, builder: str, real: bool = True
) -> str:
    """How a crossing passes, and whether it pays or who is in the way.

    ``builder`` is ``you`` or ``other``, as the reader is who builds. Where it is not ``real``, a
    fault forbids the build.
    """
    how = texts(f"tokyo-relation-{crossing.relation}", road=crossing.road)
    why = texts(
        f"crossing-tokyo-{crossing.result}", builder=builder, real="yes" if real else "no"
    )
    if crossing.blockers:
        why += f": {', '.join(crossing.blockers)}"
    return f"{how} · {why}"
