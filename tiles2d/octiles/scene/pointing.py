"""What an arrow key means on the Octiles board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tiles2d.flat.spots import nearest
from tiles2d.octiles.turn.spots import place_of, walked

if TYPE_CHECKING:
    from tiles2d.octiles.turn.spots import Pointing


def towards(active: Pointing, across: int, up: int) -> str | None:
    """The nearest choice to one side of the one pointed at, if there is one; else the first."""
    names, spot = active.choices, active.spot
    if spot is None or spot.name not in names:
        return walked(names, None, 1)
    places = ((name, place_of(name)) for name in names)
    return nearest(places, place_of(spot.name), across, up)
