"""Places on the Octiles board as they are pointed at, by the mouse or by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tiles2d.octiles.rules.board import NODE, SPACE
from tiles2d.octiles.rules.places import NODE_AT, SPACE_AT

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from highway3d.table.game import Fault
    from tiles2d.octiles.rules.places import Point

IN_HAND: Final = "hand"
PILE: Final = "pile"
"""The names under which the tile in hand and the pile are pointed at."""
HAND_AT: Final[Point] = (-2.46, -2.53)
PILE_AT: Final[Point] = (-1.38, -2.53)
"""Where the tile in hand and the pile lie, in a corner of the board."""
NEXT: Final = 0.68
"""The size of the pile's tiles, so that nobody takes the next for the one in hand."""
NODE_REACH: Final = 0.23
RIM: Final = 0.40
"""From here to its edge a click turns a tile."""


class Spot(NamedTuple):
    """What is pointed at: a space, a node, the tile in hand, the pile; of a tile rim or middle."""

    name: str
    rim: bool = False

    @property
    def is_space(self) -> bool:
        """Whether it is a place for a tile."""
        return self.name in SPACE

    @property
    def is_node(self) -> bool:
        """Whether it is a stop or circle."""
        return self.name in NODE


def place_of(name: str) -> Point:
    """The middle of a space or node."""
    return SPACE_AT[name] if name in SPACE_AT else NODE_AT[name]


def spot_at(x: float, y: float) -> Spot | None:
    """What lies at a point of the board.

    >>> spot_at(0.1, 0.1), spot_at(0.45, 0.0), spot_at(0.5, 0.5), spot_at(9.0, 9.0)
    (Spot(name='c3', rim=False), Spot(name='c3', rim=True), Spot(name='D4', rim=False), None)
    """
    for name, (node_x, node_y) in NODE_AT.items():
        if (x - node_x) ** 2 + (y - node_y) ** 2 < NODE_REACH**2:
            return Spot(name)
    for name, centre in (*SPACE_AT.items(), (IN_HAND, HAND_AT), (PILE, PILE_AT)):
        size = NEXT if name == PILE else 1.0
        across, up = abs(x - centre[0]) / size, abs(y - centre[1]) / size
        edge = max(across, up, (across + up) / 2**0.5)
        if edge < 0.5:
            return Spot(name, edge > RIM)
    return None


def row_by_row(names: Iterable[str]) -> list[str]:
    """Places from above to below, and from left to right."""
    return sorted(names, key=lambda name: (-place_of(name)[1], place_of(name)[0]))


def walked(names: Sequence[str], spot: Spot | None, step: int) -> str | None:
    """The next of some places after the one pointed at; the first or last without one.

    >>> walked(["a2", "b2"], Spot("b2"), 1), walked(["a2", "b2"], None, -1), walked([], None, 1)
    ('a2', 'b2', None)
    """
    if not names:
        return None
    here = spot.name if spot else ""
    at = names.index(here) + step if here in names else min(step, 0)
    return names[at % len(names)]


class Pointing:
    """What is pointed at by mouse or keys; ``revision`` grows with every change."""

    revision: int
    spot: Spot | None
    faults: tuple[Fault, ...]
    """Why the last try was refused."""

    @property
    def choices(self) -> list[str]:
        """What may be taken now, row by row from above: spaces, or nodes."""
        raise NotImplementedError

    def point_at(self, spot: Spot | None) -> None:
        """Points at something, or at nothing; a refusal is over once something else is meant."""
        if spot != self.spot:
            self.spot = spot
            if spot is not None:
                self.faults = ()
            self.revision += 1

    def walk(self, step: int) -> None:
        """Points at the next choice."""
        self.settle_on(walked(self.choices, self.spot, step))

    def settle_on(self, name: str | None) -> None:
        """Points at one of the choices; at None nothing changes."""
        if name is not None:
            self.spot, self.faults = Spot(name), ()
            self.revision += 1
