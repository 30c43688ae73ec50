"""What a player may do in a turn. Places are given by name: ``c3`` a space, ``C3`` a node."""

from __future__ import annotations

import msgspec


class PlaceAndRun(msgspec.Struct, frozen=True):
    """Move Over: lays the top tile on a space, then runs from one node to another across it."""

    space: str
    rotation: int
    start: str
    end: str


class Place(msgspec.Struct, frozen=True):
    """One action: lays the top tile on an empty space."""

    space: str
    rotation: int


class Replace(msgspec.Struct, frozen=True):
    """One action: lays the top tile in place of another."""

    space: str
    rotation: int


class Rotate(msgspec.Struct, frozen=True):
    """One action: turns a tile where it lies; ``rotation`` is the new one, not the difference."""

    space: str
    rotation: int


class Run(msgspec.Struct, frozen=True):
    """One action: moves a runner along tiles as they lie."""

    start: str
    end: str


class Pass(msgspec.Struct, frozen=True):
    """Leaves the turn to the next player."""


Move = PlaceAndRun | Place | Replace | Rotate | Run | Pass
