"""Who leaves the board at the end of a turn, and why (RULES.md, section 7)."""

from __future__ import annotations

from enum import StrEnum, unique

from tiles2d.autopista.rules.board import Board
from tiles2d.autopista.rules.pieces import owner
from tiles2d.autopista.rules.poses import CELL_OF, OFF


@unique
class Cause(StrEnum):
    """Why a piece was sent off the board."""

    DISPLACED_OWN = "displaced-own"
    DISPLACED_OPPONENT = "displaced-opp"
    HEADON_POINTS = "headon-points"
    HEADON_DISTANCE = "headon-dist"
    HEADON_OWN = "headon-own"
    HEADON_DISTANCE_TIE = "headon-dist-tie"
    HEADON_OWN_TIE = "headon-own-tie"
    TWO_ON_ONE = "two-on-one"
    FOUR_CYCLE = "four-cycle"


Removals = tuple[tuple[int, Cause], ...]
Poses = tuple[int, ...]


def removals(board: Board, poses: Poses, score: tuple[int, int], turn: int) -> Removals:
    """The pieces that leave after the turn of ``turn``: head-on, then two on one, then pinwheel.

    One entry for each cause, so a piece may stand twice when all is judged together (R7.1). With
    ``removal=sequential`` each rule sees what the one before has left.
    """
    targets = aims(board, poses)
    if max(targets) < 0 and board.options.two_on_one == "adjacent":
        return ()
    found = _head_on(board, poses, targets, score, turn)
    if found and board.options.removal == "sequential":
        poses = without(poses, found)
        targets = aims(board, poses)
    crowded = _two_on_one(sights(board, poses) if _sees_far(board) else targets)
    return found + crowded + _pinwheel(targets)


def without(poses: Poses, removed: Removals) -> Poses:
    """The poses once the pieces named are off the board."""
    gone = {piece for piece, _ in removed}
    return tuple(OFF if piece in gone else pose for piece, pose in enumerate(poses))


def aims(board: Board, poses: Poses) -> list[int]:
    """By piece: the piece on the cell it points at, or -1 (R1.6)."""
    standing = {CELL_OF[pose]: piece for piece, pose in enumerate(poses) if pose != OFF}
    ahead = board.ahead
    return [-1 if pose == OFF else standing.get(ahead[pose], -1) for pose in poses]


def sights(board: Board, poses: Poses) -> list[int]:
    """By piece: the first piece in its line of sight, or -1 (``two_on_one=line``)."""
    standing = {CELL_OF[pose]: piece for piece, pose in enumerate(poses) if pose != OFF}
    return [
        -1 if pose == OFF else next((standing[c] for c in board.line[pose] if c in standing), -1)
        for pose in poses
    ]


def _sees_far(board: Board) -> bool:
    return board.options.two_on_one == "line"


def _head_on(
    board: Board, poses: Poses, targets: list[int], score: tuple[int, int], turn: int
) -> Removals:
    found: Removals = ()
    for piece, target in enumerate(targets):
        if piece < target and targets[target] == piece:
            found += _face_to_face(board, poses, (piece, target), score, turn)
    return found


def _face_to_face(
    board: Board, poses: Poses, pair: tuple[int, int], score: tuple[int, int], turn: int
) -> Removals:
    """R7.2 and R7.3 for two pieces that point at each other."""
    one, other = pair
    same = owner(one) == owner(other)
    if not same and score[0] != score[1]:
        richer = int(score[1] > score[0])
        return ((one if owner(one) == richer else other, Cause.HEADON_POINTS),)
    distances = len(board.line[poses[one]]), len(board.line[poses[other]])
    if distances[0] != distances[1]:
        farther = one if distances[0] > distances[1] else other
        return ((farther, Cause.HEADON_OWN if same else Cause.HEADON_DISTANCE),)
    if same:
        return tuple((piece, Cause.HEADON_OWN_TIE) for piece in pair)
    tie = board.options.headon_tie
    losers = {"both": (0, 1), "mover": (turn,), "other": (1 - turn,)}[tie]
    return tuple((piece, Cause.HEADON_DISTANCE_TIE) for piece in pair if owner(piece) in losers)


def _two_on_one(targets: list[int]) -> Removals:
    """R7.4: a piece at which two or more point."""
    return tuple(
        (piece, Cause.TWO_ON_ONE) for piece in range(len(targets)) if targets.count(piece) >= 2
    )


def _pinwheel(targets: list[int]) -> Removals:
    """R7.5: all four pieces point at each other in one ring."""
    ring = [0]
    while len(ring) < len(targets) and targets[ring[-1]] not in (-1, *ring):
        ring.append(targets[ring[-1]])
    if len(ring) < len(targets) or targets[ring[-1]] != 0:
        return ()
    return tuple((piece, Cause.FOUR_CYCLE) for piece in range(len(targets)))
