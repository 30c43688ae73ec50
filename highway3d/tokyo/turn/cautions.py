"""What a player should know before a turn ends: materials, last bases, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from highway3d.tokyo.rules.bases import is_exhausted, open_bases
from highway3d.tokyo.rules.building import cost
from highway3d.tokyo.rules.components import Supply

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from highway3d.tokyo.turn.turn import Turn

    Words = Callable[..., str]
    """Gives the sentence of a key, with its values filled in."""

FEW_DISCS: Final = 3
FEW_ROADS: Final = 4


def cautions(turn: Turn, texts: Words, names: Sequence[str]) -> list[str]:
    """Sentences for the turn and for the build in the hand, the most serious first.

    ``names`` are the players' as they are shown, by seat.
    """
    site, verdict, lines = turn.site, turn.verdict, []
    waiting = turn.state.waiting
    if waiting is not None and waiting != site.seat:
        rule = site.options.materials_end
        why = why_waiting(turn, waiting)
        lines.append(texts("tokyo-warn-waiting", name=names[waiting], rule=rule, why=why))
    if verdict is None or not verdict.is_legal:
        return lines
    left = _left(turn)
    if closes_last_base(turn):
        lines.append(texts("tokyo-warn-last-base"))
    elif is_exhausted(site.highway.built(verdict.road), site.seat, left, site.options):
        lines.append(texts("tokyo-warn-spent"))
    elif left.grey <= FEW_DISCS and left.grey < site.supply.grey:
        lines.append(texts("tokyo-warn-discs", grey=left.grey))
    letter = site.options.materials_end == "letter"
    if site.seat == 0 and letter and left.roads <= FEW_ROADS:
        lines.append(texts("tokyo-warn-starter"))
    return lines


def why_waiting(turn: Turn, seat: int) -> str:
    """What a player who waits is out of: ``base`` or ``materials``."""
    bases = open_bases(turn.site.highway, seat, turn.site.options)
    return "materials" if bases else "base"


def closes_last_base(turn: Turn) -> bool:
    """Tells whether the build in the hand is an exit that leaves no base at all (A-19).

    One that pays the tenth car asks for no base any more.
    """
    verdict, site = turn.verdict, turn.site
    return (
        verdict is not None
        and verdict.road.is_exit
        and verdict.cars < site.supply.cars
        and not open_bases(site.highway.built(verdict.road), site.seat, site.options)
    )


def in_hand(turn: Turn, seat: int) -> Supply:
    """What a player has left, less what the placed build takes."""
    draft = turn.draft
    if not turn.is_placed or draft is None or seat != turn.site.seat:
        return turn.state.supplies[seat]
    return _left(turn) - Supply(0, 0, 0, len(draft.cars))


def _left(turn: Turn) -> Supply:
    verdict = turn.verdict
    assert verdict is not None
    return turn.site.supply - cost(verdict.road.end)
