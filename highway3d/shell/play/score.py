"""The score of a match: the games that the same people have won, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from highway3d.table.session import Session


def won(session: Session, carried: Sequence[float]) -> list[float]:
    """Games won by each seat, a draw for half a game: ``carried`` from before, and this one.

    This game counts as its main line ends: once, and no more when it was played on from before.
    """
    outcome = session.main_line()[-1].outcome
    if outcome is None:
        return list(carried)
    everyone = dict.fromkeys(range(len(carried)), 0.5)
    share = {seat: 1.0 for seat in outcome.winners} or everyone
    return [before + share.get(seat, 0.0) for seat, before in enumerate(carried)]
