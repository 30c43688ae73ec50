"""The panel of a solitaire: which it is, how well it goes, and the tools."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from highway3d.shell.sentences import joined
from tiles2d.octiles.turn.solo import Puzzle, Solo

if TYPE_CHECKING:
    from tiles2d.octiles.scene.scene import OctilesScene

KNOWN: Final = {Puzzle.LOOP: 23, Puzzle.PATH: 26}
"""The longest known with seventeen of the tiles."""


def draw_solo(scene: OctilesScene, solo: Solo) -> None:
    """Draws the panel."""
    theme, texts = scene.host.theme, scene.texts
    with theme.panel("octiles", "bottom_left", title=texts("octiles-solo")):
        puzzles = list(Puzzle)
        labels = [texts(f"octiles-solo-{puzzle}") for puzzle in puzzles]
        at = puzzles.index(solo.puzzle)
        chosen = theme.choice("octiles-solo-puzzle", labels, at)
        if chosen != at:
            solo.begin(puzzles[chosen])
            scene.changed()
        theme.text(texts(f"octiles-solo-{solo.puzzle}-aim"), "soft")
        for text, tone in score_lines(scene, solo):
            theme.text(text, tone)
        _draw_tools(scene, solo)


def score_lines(scene: OctilesScene, solo: Solo) -> list[tuple[str, str]]:
    """How well the puzzle goes, line by line, each with its tone."""
    texts = scene.texts
    if solo.puzzle in KNOWN:
        best = texts("octiles-solo-best", best=solo.best[solo.puzzle], known=KNOWN[solo.puzzle])
        return [(texts("octiles-solo-length", count=len(solo.way)), "ink"), (best, "soft")]
    if solo.puzzle is Puzzle.SEQUENCE:
        found = solo.sequence()
        lines = [(texts("octiles-solo-links", count=len(found.made), tiles=found.tiles), "ink")]
        if found.double:
            lines.append((texts("octiles-solo-double", count=len(found.double)), "warning"))
        if found.out_of_order:
            lines.append((texts("octiles-solo-wrong", count=len(found.out_of_order)), "fault"))
        return lines
    score = solo.connection()
    if score.solved:
        return [(texts("octiles-solo-solved"), "good")]
    names = [scene.host.seat_name(int(colour)) for colour in sorted(score.joined)]
    lines = []
    if names:
        lines.append((texts("octiles-solo-joined", names=joined(texts, names)), "ink"))
    if score.mixed:
        lines.append((texts("octiles-solo-mixed", count=len(score.mixed)), "fault"))
    return lines


def _draw_tools(scene: OctilesScene, solo: Solo) -> None:
    theme, before = scene.host.theme, solo.revision
    if theme.button("octiles-solo-tile", icon="next", tip=scene.texts("octiles-solo-tile-tip")):
        solo.next_tile(1)
    theme.beside("octiles-turn", "redo")
    if theme.button("octiles-turn", icon="redo", tip=scene.texts("octiles-turn-tip")):
        solo.rotate(1)
    if solo.puzzle in (Puzzle.SEQUENCE, Puzzle.CONNECTION):
        if theme.button("octiles-solo-another", icon="new"):
            solo.another()
        theme.beside("octiles-solo-clear", "again")
    if theme.button("octiles-solo-clear", icon="again"):
        solo.begin(solo.puzzle)
    if theme.button("octiles-solo-leave", icon="back"):
        scene.play_solo(False)
    if solo.revision != before:
        scene.changed()
