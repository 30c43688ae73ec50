"""Pieces on their way to the table: discs and sticks come down, cars drive along their road."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from highway3d.shell.drawing.easing import smoothstep

if TYPE_CHECKING:
    from panda3d.core import NodePath

    Vector = tuple[float, float, float]


class _Move(NamedTuple):
    path: NodePath
    kind: str
    start: Vector
    wait: float
    time: float


class Arrivals:
    """Moves nodes from where they appear to their own origin, each after its wait."""

    def __init__(self) -> None:
        self._moves: list[_Move] = []
        self._clock = 0.0

    @property
    def is_busy(self) -> bool:
        """Tells whether anything is still on its way."""
        return bool(self._moves)

    def send(self, path: NodePath, kind: str, start: Vector, wait: float, time: float) -> None:
        """Takes over a node: unseen for ``wait`` seconds, then ``time`` from ``start`` to 0."""
        path.set_pos(*start)
        path.hide()
        self._moves.append(_Move(path, kind, start, self._clock + wait, time))

    def step(self, seconds: float) -> tuple[str, ...]:
        """Moves everything on; returns the kinds of those that arrived."""
        self._clock += seconds
        landed = []
        for move in list(self._moves):
            share = (self._clock - move.wait) / move.time
            if share < 0:
                continue
            move.path.show()
            left = 1 - _eased(min(share, 1.0), move.kind)
            move.path.set_pos(*(part * left for part in move.start))
            if share >= 1:
                landed.append(move.kind)
                self._moves.remove(move)
        return tuple(landed)

    def clear(self) -> None:
        """Forgets everything that is still on its way."""
        self._moves.clear()
        self._clock = 0.0


def _eased(share: float, kind: str) -> float:
    """Falling things gather speed and are caught at the last; cars start and stop gently."""
    if kind == "car":
        return smoothstep(share)
    return share * share * (2.2 - 1.2 * share)
