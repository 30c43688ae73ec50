"""The 18 Octiles tiles: every way to join the eight sides of an octagon in pairs, turned freely.

A tile lies in one of eight rotations, counted in steps of 45 degrees clockwise. A tile with its
rotation is kept as one number, *laid* (see ``packed``); 0 stands for an empty space.
"""

from __future__ import annotations

from importlib.resources import files

import msgspec


class Tile(msgspec.Struct, frozen=True):
    """One tile; ``partner[s]`` is the side joined to side ``s`` at rotation 0."""

    id: int
    partner: tuple[int, int, int, int, int, int, int, int]
    distinct_rotations: int
    """After so many steps the tile looks as before: 1, 2, 4 or 8."""


class TileSet(msgspec.Struct, frozen=True):
    """The whole of ``tiles.json``, as far as the rules need it."""

    tiles: tuple[Tile, ...]


Pattern = tuple[int, ...]
"""For each of the eight sides the side it is joined to."""


def turned(pattern: Pattern, steps: int) -> Pattern:
    """A pattern turned clockwise by so many eighths.

    >>> turned((1, 0, 3, 2, 5, 4, 7, 6), 1)
    (7, 2, 1, 4, 3, 6, 5, 0)
    """
    return tuple((pattern[(side - steps) % 8] + steps) % 8 for side in range(8))


def load(text: bytes) -> tuple[Tile, ...]:
    """Reads and checks the tiles; raises ``ValueError`` with one sentence about what is wrong.

    >>> load(b'{"tiles": []}')
    Traceback (most recent call last):
    ValueError: tiles: there must be the tiles 1 to 18
    """
    tiles = msgspec.json.decode(text, type=TileSet).tiles
    if [tile.id for tile in tiles] != list(range(1, 19)):
        raise ValueError("tiles: there must be the tiles 1 to 18")
    seen: set[Pattern] = set()
    for tile in tiles:
        if any(tile.partner[other] != side for side, other in enumerate(tile.partner)) or any(
            side == other for side, other in enumerate(tile.partner)
        ):
            raise ValueError(f"tiles: tile {tile.id} must join its sides in pairs")
        patterns = {turned(tile.partner, steps) for steps in range(8)}
        if len(patterns) != tile.distinct_rotations:
            raise ValueError(f"tiles: tile {tile.id} must have {len(patterns)} distinct rotations")
        if seen & patterns:
            raise ValueError(f"tiles: tile {tile.id} is another tile turned")
        seen |= patterns
    if len(seen) != 105:
        raise ValueError("tiles: the tiles must show all 105 ways to join eight sides")
    return tiles


TILES = load(files(__package__).joinpath("tiles.json").read_bytes())

PATTERNS: tuple[Pattern, ...] = (
    *[()] * 8,
    *(turned(tile.partner, rotation) for tile in TILES for rotation in range(8)),
)
"""The pattern of each laid tile, by laid number; empty for an empty space."""
DISTINCT = (0, *(tile.distinct_rotations for tile in TILES))
"""How many rotations of a tile look different, by the tile's number."""


def is_same_pattern(tile: int, one: int, other: int) -> bool:
    """Whether a tile looks the same in two rotations.

    >>> is_same_pattern(1, 0, 5), is_same_pattern(18, 0, 5), is_same_pattern(18, 0, 4)
    (True, False, True)
    """
    return (one - other) % DISTINCT[tile] == 0
