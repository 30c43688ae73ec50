"""What the list of moves says of a move of Octiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.shell.told_move import ToldMove
from tiles2d.octiles.rules.board import NODE
from tiles2d.octiles.rules.moves import Place, PlaceAndRun, Replace, Rotate, Run
from tiles2d.octiles.rules.state import finish_circles

if TYPE_CHECKING:
    from highway3d.shell.texts import Texts
    from highway3d.table.session import Entry


def told(texts: Texts, entry: Entry) -> ToldMove:
    """Which tile was laid or turned, and who ran where; a runner that came home is a gain."""
    move = entry.move
    match move:
        case PlaceAndRun():
            text = texts("octiles-told-run", space=move.space, start=move.start, end=move.end)
            return ToldMove(text, _home(texts, entry, move.end))
        case Run():
            text = texts("octiles-told-runs", start=move.start, end=move.end)
            return ToldMove(text, _home(texts, entry, move.end))
        case Place():
            return ToldMove(texts("octiles-told-place", space=move.space))
        case Replace():
            return ToldMove(texts("octiles-told-replace", space=move.space))
        case Rotate():
            return ToldMove(texts("octiles-told-rotate", space=move.space))
    return ToldMove(texts("octiles-told-pass"))


def _home(texts: Texts, entry: Entry, end: str) -> str:
    """The mark of a runner that came home."""
    assert entry.parent is not None
    before = entry.parent.state
    if before.options.version == "team_up":
        return ""
    return texts("octiles-told-home") if NODE[end] in finish_circles(before, before.turn) else ""
