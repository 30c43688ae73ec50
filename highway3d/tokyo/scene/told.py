"""What the list of moves says of a move of Tokyo Highway."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.shell.told_move import ToldMove
from highway3d.tokyo.rules.highway import Pillar
from highway3d.tokyo.rules.turns import Build, Penalty, Restore, Shift

if TYPE_CHECKING:
    from highway3d.shell.texts import Texts
    from highway3d.table.session import Entry


def pieces_of(entry: Entry) -> tuple[str, ...]:
    """The pieces that a line of the list speaks of: a road and the pillar it leads to, or more."""
    match entry.move:
        case Build() | Shift():
            road = entry.state.highway.roads[-1]
            return (road.name, road.end.name) if isinstance(road.end, Pillar) else (road.name,)
        case Penalty(fallen=fallen, shifted=shifted):
            return (*fallen, *shifted)
    return ()


def told(texts: Texts, entry: Entry) -> ToldMove:
    """Where a build leads and what it earned; what was knocked down and paid."""
    move, roads = entry.move, entry.state.highway.roads
    match move:
        case Build():
            end = roads[-1].end.name if not roads[-1].is_exit else ""
            kind = "exit" if roads[-1].is_exit else "junction" if move.junction else "pillar"
            text = texts(f"tokyo-told-{kind}", base=move.base, end=end, height=move.height)
            return ToldMove(text, f"+{len(move.cars)}" if move.cars else "")
        case Shift():
            return ToldMove(texts("tokyo-told-shift", road=roads[-1].name))
        case Penalty():
            pieces = ", ".join((*move.fallen, *move.shifted))
            paid = move.grey + move.yellow
            return ToldMove(texts("tokyo-told-penalty", pieces=pieces), loss=f"\u2212{paid}")
        case Restore():
            return ToldMove(texts("tokyo-told-restore"))
    return ToldMove(texts("tokyo-told-pass"))
