"""What the keys of the board do to a draft."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from highway3d.tokyo.turn.draft import (
    Draft,
    Site,
    as_exit,
    as_junction,
    lengthened,
    nudged,
    raised,
    turned,
)

if TYPE_CHECKING:
    from collections.abc import Callable

ANGLE: Final = 5.0
"""Degrees of an arrow key …"""
FINE_ANGLE: Final = 1.0
"""… and with Shift."""
PIECE_ANGLE: Final = 15.0
"""Degrees of the turning key."""
LONG: Final = 10
"""The longer step of an arrow key, in dmm; the finer one is 1."""
WAYS: Final = {"right": 0, "up": 1, "left": 2, "down": 3}
"""Quarter turns of each arrow key, counter-clockwise."""
KINDS: Final[dict[str, Callable[[Site, Draft], Draft]]] = {
    "higher": lambda site, draft: raised(site, draft, 1),
    "lower": lambda site, draft: raised(site, draft, -1),
    "junction": as_junction,
    "exit": as_exit,
}
"""The keys that change what is built; the others change where."""


def pointed(draft: Draft, action: str, *, fine: bool) -> Draft | None:
    """The draft turned, nearer or farther by a key; None where the key means nothing here."""
    angle, step = (FINE_ANGLE, 1) if fine else (ANGLE, LONG)
    match action:
        case "left":
            return turned(draft, angle)
        case "right":
            return turned(draft, -angle)
        case "up":
            return lengthened(draft, step)
        case "down":
            return lengthened(draft, -step)
        case "turn":
            return turned(draft, -PIECE_ANGLE)
        case "turn_back":
            return turned(draft, PIECE_ANGLE)
    return None


def pushed(draft: Draft, action: str, *, far: bool, heading: float) -> Draft | None:
    """The placed draft pushed by an arrow key, as seen from ``heading``; None by another key."""
    if action not in WAYS:
        return None
    across, ahead = ((1, 0), (0, 1), (-1, 0), (0, -1))[(WAYS[action] + round(heading / 90)) % 4]
    size = LONG if far else 1
    return nudged(draft, across * size, ahead * size)
