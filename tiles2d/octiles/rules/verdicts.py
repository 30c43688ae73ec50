"""Names for why something is not allowed and for how a game ends; the texts are keyed by them."""

from __future__ import annotations

from highway3d.table.game import EndReason, Fault, FaultCode


class OctilesFault(FaultCode):
    """Why a move is not legal. Of several, the first in this order counts most."""

    GAME_OVER = "GAME_OVER"
    OTHER_VERSION = "OTHER_VERSION"
    PASS_NOT_ALLOWED = "PASS_NOT_ALLOWED"
    SPACE_TAKEN = "SPACE_TAKEN"
    SPACE_EMPTY = "SPACE_EMPTY"
    BOARD_NOT_FULL = "BOARD_NOT_FULL"
    SAME_PATTERN = "SAME_PATTERN"
    TILE_MARKED = "TILE_MARKED"
    NO_SUCH_RUNNER = "NO_SUCH_RUNNER"
    RUNNER_IS_HOME = "RUNNER_IS_HOME"
    PATH_MISSES_TILE = "PATH_MISSES_TILE"
    PATH_ENDS_NOWHERE = "PATH_ENDS_NOWHERE"
    END_OCCUPIED = "END_OCCUPIED"
    END_IS_OWN_START = "END_IS_OWN_START"
    END_IS_FOREIGN_CIRCLE = "END_IS_FOREIGN_CIRCLE"
    LOOP_NOT_ALLOWED = "LOOP_NOT_ALLOWED"
    MUST_VACATE = "MUST_VACATE"
    NOT_YOUR_SIDE = "NOT_YOUR_SIDE"
    BREAKS_GROUP = "BREAKS_GROUP"


class OctilesEnd(EndReason):
    """How a game ends by its own rules."""

    ALL_HOME = "ALL_HOME"
    SIDE_HOME = "SIDE_HOME"
    GROUP_JOINED = "GROUP_JOINED"
    STUCK = "STUCK"
    REPETITION = "REPETITION"
    TURN_LIMIT = "TURN_LIMIT"


def fault(code: OctilesFault, *pieces: str) -> tuple[Fault, ...]:
    """One fault with the places concerned."""
    return (Fault(code, pieces),)
