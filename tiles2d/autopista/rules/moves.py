"""The moves. Pieces, facings as in ``pieces``; ``coin`` names the cell of the coin that chance
brings at the end of the turn (R9.3), None where it brings none or where it was not said yet."""

from __future__ import annotations

import msgspec


class Enter(msgspec.Struct, frozen=True):
    """A piece comes onto its start cell (R3)."""

    piece: int
    facing: int
    coin: str | None = None


class StepAhead(msgspec.Struct, frozen=True):
    """A piece goes one cell ahead and pushes what stands there (R4).

    ``turns`` holds ``(piece, facing)`` for each piece that has moved and still stands on the
    board, the rear one first; it is empty when the move wins.
    """

    piece: int
    turns: tuple[tuple[int, int], ...] = ()
    coin: str | None = None


class Withdraw(msgspec.Struct, frozen=True):
    """A player who cannot move takes a piece off the board (R8.2)."""

    piece: int
    coin: str | None = None


class Pass(msgspec.Struct, frozen=True):
    """A player who cannot move passes, or loses by it (R8.3)."""

    coin: str | None = None


Move = Enter | StepAhead | Withdraw | Pass
