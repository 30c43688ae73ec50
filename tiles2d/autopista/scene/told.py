"""What the list of moves says of a move of Autopista."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.shell.told_move import ToldMove
from tiles2d.autopista.rules.account import account
from tiles2d.autopista.rules.moves import Enter, StepAhead, Withdraw
from tiles2d.autopista.rules.pieces import FACINGS, PIECES, owner

if TYPE_CHECKING:
    from highway3d.shell.texts import Texts
    from highway3d.table.session import Entry


def told(texts: Texts, entry: Entry) -> ToldMove:
    """Which piece went, what it pushed and where it turned; points gained, pieces sent off."""
    assert entry.parent is not None
    before, move = entry.parent.state, entry.move
    if not isinstance(move, Enter | StepAhead | Withdraw):
        return ToldMove(texts("city-list-pass"))
    done = account(before, move)
    points = sum(gain.points for gain in done.gains if owner(gain.piece) == before.turn)
    gone = dict.fromkeys(PIECES[piece] for piece, _ in done.removed)
    gain, loss = f"+{points}" if points else "", " ".join(f"\u2212{piece}" for piece in gone)
    return ToldMove(_sentence(texts, move, done.moved), gain, loss)


def _sentence(texts: Texts, move: Enter | StepAhead | Withdraw, moved: tuple[int, ...]) -> str:
    piece = PIECES[move.piece]
    if isinstance(move, Enter):
        way = texts(f"city-list-{FACINGS[move.facing]}")
        return texts("city-list-enter", piece=piece, way=way)
    if isinstance(move, Withdraw):
        return texts("city-list-withdraw", piece=piece)
    pushed = " ".join(PIECES[other] for other in moved if other != move.piece)
    text = texts("city-list-push" if pushed else "city-list-step", piece=piece, pushed=pushed)
    turned = dict(move.turns).get(move.piece)
    return text if turned is None else f"{text}, {texts(f'city-list-{FACINGS[turned]}')}"
