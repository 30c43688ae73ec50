"""What a player should know before a turn ends: materials, last bases, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from highway3d.tokyo.rules.building import cost
from highway3d.tokyo.rules.components import Supply
from highway3d.tokyo.rules.scan import is_exhausted, open_bases

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from highway3d.tokyo.turn.builder import Builder

    Words = Callable[..., str]
    """Gives the sentence of a key, with its values filled in."""

FEW_DISCS: Final = 3
FEW_ROADS: Final = 4


def cautions(builder: Builder, texts: Words, names: Sequence[str]) -> list[str]:
    """Sentences for the turn and for the build in the hand, the most serious first.

    ``names`` are the players' as they are shown, by seat.
    """
    site, found, lines = builder.site, builder.study, []
    waiting = builder.state.waiting
    if waiting is not None and waiting != site.seat:
        lines.append(texts("tokyo-warn-waiting", name=names[waiting]))
    if found is None or not found.legal:
        return lines
    left = _left(builder)
    if closes_last_base(builder):
        lines.append(texts("tokyo-warn-last-base"))
    elif is_exhausted(site.highway.built(found.road), site.seat, left, site.options):
        lines.append(texts("tokyo-warn-spent"))
    elif left.grey <= FEW_DISCS and left.grey < site.supply.grey:
        lines.append(texts("tokyo-warn-discs", grey=left.grey))
    letter = site.options.materials_end == "letter"
    if site.seat == 0 and letter and left.roads <= FEW_ROADS:
        lines.append(texts("tokyo-warn-starter"))
    return lines


def closes_last_base(builder: Builder) -> bool:
    """Tells whether the build in the hand is an exit that leaves no base at all (A-19)."""
    found, site = builder.study, builder.site
    return (
        found is not None
        and found.road.is_exit
        and not open_bases(site.highway.built(found.road), site.seat, site.options)
    )


def in_hand(builder: Builder, seat: int) -> Supply:
    """What a player has left, less what the placed build takes."""
    draft = builder.draft
    if not builder.placed or draft is None or seat != builder.site.seat:
        return builder.state.supplies[seat]
    return _left(builder) - Supply(0, 0, 0, len(draft.cars))


def _left(builder: Builder) -> Supply:
    found = builder.study
    assert found is not None
    return builder.site.supply - cost(found.road.end)
