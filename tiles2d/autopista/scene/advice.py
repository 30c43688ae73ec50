"""A proposed move in words: which piece, what it does, and what speaks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tiles2d.autopista.rules.moves import Enter, Pass, StepAhead, Withdraw
from tiles2d.autopista.rules.pieces import FACINGS, PIECES

if TYPE_CHECKING:
    from highway3d.shell.scene import Proposal
    from highway3d.shell.texts import Texts

VALUES: Final = {
    "FLAG": ("piece", "points"),
    "COIN": ("piece", "cell", "points"),
    "SENDS_OFF": ("piece", "cause"),
    "LOSES": ("piece", "cause"),
    "ESCAPES": ("piece", "cause"),
    "SAVES": ("piece", "cause"),
    "EXPOSED": ("piece", "cause"),
    "BLOCKS": ("piece",),
    "STRANDED": ("piece",),
    "STEPS": ("piece", "steps"),
}
"""What the sentence of a fact may use, in the fact's order (``player.reasons``)."""


def sentences(texts: Texts, proposal: Proposal) -> list[str]:
    """Which piece to move, what it does, then what speaks for it and against it."""
    move = proposal.move
    if isinstance(move, Pass):
        where = texts("city-hint-nowhere")
    else:
        where = texts("city-hint-where", piece=PIECES[move.piece])
    reasons = [_reason(texts, *fact) for fact in proposal.facts]
    return [where, _what(texts, proposal), *reasons]


def _what(texts: Texts, proposal: Proposal) -> str:
    match proposal.move:
        case Enter(piece, facing):
            return texts("city-hint-enter", piece=PIECES[piece], way=_way(texts, facing))
        case StepAhead(piece, turns):
            ways = [
                texts("city-hint-turn", piece=PIECES[each], way=_way(texts, facing))
                for each, facing in turns
            ]
            return " ".join((texts("city-hint-step", piece=PIECES[piece]), *ways))
        case Withdraw(piece):
            return texts("city-hint-withdraw", piece=PIECES[piece])
    return texts("city-hint-pass")


def _way(texts: Texts, facing: int) -> str:
    return texts(f"city-hint-{FACINGS[facing]}")


def _reason(texts: Texts, code: str | int, *values: str | int) -> str:
    said = dict(zip(VALUES.get(str(code), ()), values, strict=True))
    if "cause" in said:
        said["cause"] = texts(f"removed-autopista-{said['cause']}")
    return texts(f"city-why-{code}", **said)
