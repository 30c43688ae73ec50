"""The panel of a solitaire: which it is, how well it goes, one's own best, and the tools."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from highway3d.shell.desktop import clipboard
from highway3d.shell.looks.widgets import ICONS
from tiles2d.octiles.alone.rules.puzzles import (
    CHALLENGES,
    MOST,
    Kind,
    Puzzle,
    UnknownPuzzle,
    puzzle,
)
from tiles2d.octiles.rules.deal import Dice

if TYPE_CHECKING:
    from highway3d.shell.scene import Host
    from highway3d.shell.texts import Texts
    from tiles2d.octiles.alone.scene.own_best import OwnBest
    from tiles2d.octiles.alone.turn.solo import Solo


class SoloAsks(Protocol):
    """What the panel asks for."""

    own_best: OwnBest

    def choose(self, code: str) -> None:
        """Goes to another puzzle."""

    def clear(self) -> None:
        """Takes all tiles off."""

    def rotate(self, step: int) -> None:
        """Turns the tile pointed at, or the one in hand."""

    def changed(self) -> None:
        """Draws what has changed."""


class SoloPanel:
    """The choice of the puzzle, its score, and the buttons."""

    def __init__(self, host: Host, asks: SoloAsks) -> None:
        self._host, self._asks = host, asks
        self._texts = host.texts

    def draw(self, solo: Solo) -> None:
        """Draws the panel."""
        theme, texts, before = self._host.theme, self._texts, solo.revision
        asked = solo.state.puzzle
        with theme.panel("octiles", "bottom_left", title=name_of(texts, asked)):
            self._draw_choice(asked)
            theme.text(texts(f"octiles-alone-{asked.kind}-aim"), "soft")
            for text, tone in (*self._score(solo), *self._bests(asked)):
                theme.text(text, tone)
            self._draw_tools(solo)
        if solo.revision != before:
            self._asks.changed()

    def _draw_choice(self, asked: Puzzle) -> None:
        """Which puzzle: a kind, and for the challenges the one before and after."""
        theme, texts = self._host.theme, self._texts
        families = {
            "challenge": f"challenge-{asked.number or 1}",
            "daily": f"daily-{self._host.today.isoformat()}",
            "loop": "loop",
            "path": "path",
            "sequence": "sequence",
            "connection": "connection-2-1",
        }
        names, family = list(families), asked.code.split("-")[0]
        labels = [texts(f"octiles-alone-{name}") for name in names]
        at = names.index(family)
        chosen = theme.choice("octiles-alone-puzzle", labels, at)
        if chosen != at:
            self._asks.choose(families[names[chosen]])
        if family == "challenge":
            self._draw_steps(asked.number)

    def _draw_steps(self, number: int) -> None:
        theme, last = self._host.theme, len(CHALLENGES)
        for key, icon, step in (("before", "back", -1), ("after", "next", 1)):
            label = f"octiles-alone-{key}"
            if step > 0:
                theme.beside(label, icon)
            if theme.button(label, icon=icon, enabled=1 <= number + step <= last):
                self._asks.choose(f"challenge-{number + step}")

    def _score(self, solo: Solo) -> list[tuple[str, str]]:
        """How well the puzzle goes, line by line, each with its tone."""
        texts, state = self._texts, solo.state
        if state.puzzle.kind in (Kind.LOOP, Kind.PATH):
            return [(texts("octiles-alone-length", count=state.result), "ink")]
        if state.puzzle.kind is Kind.CONNECTION:
            return self._connection(solo)
        found = state.sequence()
        places = {"tiles": found.tiles, "of": len(state.puzzle.spaces)}
        lines = [(texts("octiles-alone-links", count=len(found.made), **places), "ink")]
        if found.double:
            lines.append((texts("octiles-alone-double", count=len(found.double)), "warning"))
        if found.out_of_order:
            lines.append((texts("octiles-alone-wrong", count=len(found.out_of_order)), "fault"))
        return lines

    def _connection(self, solo: Solo) -> list[tuple[str, str]]:
        texts, state = self._texts, solo.state
        score, colours = state.connection(), {colour for _, colour in state.puzzle.runners}
        if state.is_solved:
            return [(texts("octiles-alone-solved"), "good")]
        joined = texts("octiles-alone-joined", count=len(score.joined), of=len(colours))
        lines = [(joined, "ink")]
        if score.mixed:
            lines.append((texts("octiles-alone-mixed", count=len(score.mixed)), "fault"))
        elif score.solved:
            lines.append((texts("octiles-alone-lay-all"), "warning"))
        return lines

    def _bests(self, asked: Puzzle) -> list[tuple[str, str]]:
        """One's own best beside the best known or possible, and how rare that is."""
        texts, own = self._texts, self._asks.own_best.of(asked.code)
        lines = []
        if own is not None:
            marks = ICONS["star"] * own.stars
            result = own.result if asked.kind is not Kind.CONNECTION else ""
            text = texts("octiles-alone-own", result=result, stars=marks, date=own.date)
            lines.append((text, "soft"))
        if asked.is_proved:
            shown = CHALLENGES[asked.number - 1]
            counts = {"count": shown.count, "layouts": shown.layouts}
            solves = asked.kind is Kind.CONNECTION
            key = "octiles-alone-proved" if solves else "octiles-alone-best"
            lines.append((texts(key, best=asked.best, **counts), "soft"))
            counts = {"stars": self._asks.own_best.stars, "of": 3 * len(CHALLENGES)}
            lines.append((texts("octiles-alone-stars", **counts), "soft"))
        elif asked.kind is not Kind.CONNECTION:
            lines.append((texts("octiles-alone-known", best=asked.best), "soft"))
        return lines

    def _draw_tools(self, solo: Solo) -> None:
        theme, texts, asks = self._host.theme, self._texts, self._asks
        tip, can = texts("octiles-alone-tile-tip"), not solo.is_over
        if theme.button("octiles-alone-tile", icon="next", enabled=can, tip=tip):
            solo.next_tile(1)
        theme.beside("octiles-turn", "redo")
        if theme.button("octiles-turn", icon="redo", enabled=can, tip=texts("octiles-turn-tip")):
            asks.rotate(1)
        asked = solo.state.puzzle
        if not asked.is_proved and asked.kind in (Kind.SEQUENCE, Kind.CONNECTION):
            if theme.button("octiles-alone-another", icon="new"):
                asks.choose(another(asked))
            theme.beside("octiles-alone-clear", "again")
        can = can and any(solo.state.layout)
        if theme.button("octiles-alone-clear", icon="again", enabled=can):
            asks.clear()
        for key, icon, act in (("copy", "copy", self._copy), ("paste", "paste", self._paste)):
            name = f"octiles-alone-{key}"
            theme.beside(name, icon, label="")
            if theme.button(name, label="", icon=icon, tip=texts(name)):
                act(asked.code)

    def _copy(self, code: str) -> None:
        clipboard.copy(code)
        self._host.say(self._texts("octiles-alone-copied", code=code), "good")

    def _paste(self, code: str) -> None:
        """Goes to the puzzle whose code is on the clipboard, from the one of another code."""
        try:
            code = puzzle(clipboard.paste().strip().casefold()).code
        except UnknownPuzzle:
            self._host.say(self._texts("octiles-alone-no-code"), "warning")
        else:
            self._asks.choose(code)


def another(asked: Puzzle) -> str:
    """The code of the same kind of puzzle drawn anew, from the one before.

    >>> another(puzzle("connection-3-1")) != another(puzzle("connection-3-2"))
    True
    """
    *family, number = asked.code.split("-")
    if not number.isdigit():
        family, number = ["sequence"], "0"
    return "-".join((*family, str(Dice(int(number)).below(MOST + 1))))


def name_of(texts: Texts, asked: Puzzle) -> str:
    """What a puzzle is called."""
    family, *rest = asked.code.split("-")
    if family == "daily":
        return texts("octiles-alone-daily-of", date="-".join(rest))
    if family == "challenge":
        return texts("octiles-alone-challenge-of", number=asked.number)
    return texts(f"octiles-alone-{family}")
