"""The panel of a solitaire: which it is, how well it goes, and the tools."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from highway3d.shell.sentences import joined
from tiles2d.octiles.turn.solo import Puzzle, Solo

if TYPE_CHECKING:
    from highway3d.shell.scene import Host

KNOWN: Final = {Puzzle.LOOP: 23, Puzzle.PATH: 26}
"""The longest known with seventeen of the tiles."""


class SoloAsks(Protocol):
    """What the panel asks for."""

    def play_solo(self, on: bool) -> None:
        """Goes back to the game."""

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
        with theme.panel("octiles", "bottom_left", title=texts("octiles-solo")):
            puzzles = list(Puzzle)
            labels = [texts(f"octiles-solo-{puzzle}") for puzzle in puzzles]
            at = puzzles.index(solo.puzzle)
            chosen = theme.choice("octiles-solo-puzzle", labels, at)
            if chosen != at:
                solo.begin(puzzles[chosen])
            theme.text(texts(f"octiles-solo-{solo.puzzle}-aim"), "soft")
            for text, tone in self._score_lines(solo):
                theme.text(text, tone)
            self._draw_tools(solo)
        if solo.revision != before:
            self._asks.changed()

    def _score_lines(self, solo: Solo) -> list[tuple[str, str]]:
        """How well the puzzle goes, line by line, each with its tone."""
        texts = self._texts
        if solo.puzzle in KNOWN:
            longest, known = solo.best[solo.puzzle], KNOWN[solo.puzzle]
            best = texts("octiles-solo-best", best=longest, known=known)
            return [(texts("octiles-solo-length", count=len(solo.way)), "ink"), (best, "soft")]
        return self._sequence(solo) if solo.puzzle is Puzzle.SEQUENCE else self._connection(solo)

    def _sequence(self, solo: Solo) -> list[tuple[str, str]]:
        texts, found = self._texts, solo.sequence()
        lines = [(texts("octiles-solo-links", count=len(found.made), tiles=found.tiles), "ink")]
        if found.double:
            lines.append((texts("octiles-solo-double", count=len(found.double)), "warning"))
        if found.out_of_order:
            lines.append((texts("octiles-solo-wrong", count=len(found.out_of_order)), "fault"))
        return lines

    def _connection(self, solo: Solo) -> list[tuple[str, str]]:
        texts, score = self._texts, solo.connection()
        if score.solved:
            return [(texts("octiles-solo-solved"), "good")]
        names = [self._host.seat_name(int(colour)) for colour in sorted(score.joined)]
        lines = []
        if names:
            lines.append((texts("octiles-solo-joined", names=joined(texts, names)), "ink"))
        if score.mixed:
            lines.append((texts("octiles-solo-mixed", count=len(score.mixed)), "fault"))
        return lines

    def _draw_tools(self, solo: Solo) -> None:
        theme, texts = self._host.theme, self._texts
        if theme.button("octiles-solo-tile", icon="next", tip=texts("octiles-solo-tile-tip")):
            solo.next_tile(1)
        theme.beside("octiles-turn", "redo")
        if theme.button("octiles-turn", icon="redo", tip=texts("octiles-turn-tip")):
            solo.rotate(1)
        if solo.puzzle in (Puzzle.SEQUENCE, Puzzle.CONNECTION):
            if theme.button("octiles-solo-another", icon="new"):
                solo.another()
            theme.beside("octiles-solo-clear", "again")
        if theme.button("octiles-solo-clear", icon="again"):
            solo.begin(solo.puzzle)
        if theme.button("octiles-solo-leave", icon="back"):
            self._asks.play_solo(False)
