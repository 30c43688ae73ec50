"""What the list says of a move: a short sentence for people, and what it gained and cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from highway3d.shell.texts import Texts
    from highway3d.table.session import Entry


class ToldMove(NamedTuple):
    """A line of the list; ``gain`` and ``loss`` are short marks such as ``+2`` and ``-B2``."""

    text: str
    gain: str = ""
    loss: str = ""


def told_act(texts: Texts, entry: Entry) -> ToldMove:
    """An act of the table, which is no move of the game: resigning, a draw, a fall of time."""
    outcome = entry.outcome
    assert outcome is not None
    return ToldMove(texts(f"told-{outcome.reason.value}"))
