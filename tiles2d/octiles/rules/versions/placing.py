"""All turns of Move Over at once: every space, rotation and run across the tile (rules M1 to M9).

Only spaces that a present path reaches can matter, so the paths of the runners are walked once and
each space is noted with the sides at which they first enter it. For a noted space the eight ways
out are followed once, with the space cleared. Whatever tile then lies there only joins the one to
the other, and rotations that join the same two sides are settled together.
"""

from __future__ import annotations

from collections.abc import Iterable

from tiles2d.octiles.rules.board import BEYOND, DOORS, EXITS, NODES, SPACES
from tiles2d.octiles.rules.moves import PlaceAndRun
from tiles2d.octiles.rules.packed import DOORS_OF, SIDE_OF, SPACE_OF, pack_tile
from tiles2d.octiles.rules.paths import GAP
from tiles2d.octiles.rules.tiles import PATTERNS

Entries = dict[int, list[tuple[int, int]]]
"""For each space the runners that come to it: the side each enters first, and its node."""

_ROTATION = len(NODES) ** 2
_WAYS_OUT = tuple(BEYOND[doors] for doors in DOORS_OF)


def _fan(tile: int, entered: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The sides one can leave by, each with its rotations as steps of a turn's number."""
    ways: dict[int, list[int]] = {}
    for rotation in range(8):
        ways.setdefault(PATTERNS[pack_tile(tile, rotation)][entered], []).append(
            rotation * _ROTATION
        )
    return tuple((left, tuple(steps)) for left, steps in ways.items())


_FANS = ((), *(tuple(_fan(tile, side) for side in range(8)) for tile in range(1, 19)))


class _Moves(dict[int, PlaceAndRun]):
    """Turns by number: ``((space * 8 + rotation) * 36 + start) * 36 + end``; made when met."""

    def __missing__(self, number: int) -> PlaceAndRun:
        rest, end = divmod(number, len(NODES))
        rest, start = divmod(rest, len(NODES))
        space, rotation = divmod(rest, 8)
        move = self[number] = PlaceAndRun(SPACES[space], rotation, NODES[start], NODES[end])
        return move


MOVES = _Moves()


def entries(steps: list[int], runners: Iterable[int]) -> Entries:
    """The spaces that the paths of some runners reach, the empty one at a path's end included."""
    reached: Entries = {}
    for node in runners:
        for door in EXITS[node]:
            crossed = 0
            while door < DOORS:
                space = SPACE_OF[door]
                if not crossed >> space & 1:
                    crossed |= 1 << space
                    if space in reached:
                        reached[space].append((SIDE_OF[door], node))
                    else:
                        reached[space] = [(SIDE_OF[door], node)]
                door = steps[door]
                if door < 0:
                    break
    return reached


def moves_on(
    steps: list[int], space: int, entered: list[tuple[int, int]], tile: int, ends: set[int]
) -> set[int]:
    """The numbers of all turns that lay ``tile`` on ``space``.

    ``entered`` is the space's part of ``entries``; ``ends`` holds the doors (136 + node) of the
    nodes where the player's runners may end. A stop left may be come back to (rule M8).
    """
    doors = DOORS_OF[space]
    lying = steps[doors]
    steps[doors] = GAP
    outward = []
    for door in _WAYS_OUT[space]:
        while (beyond := steps[door]) >= 0:
            door = beyond
        outward.append(door)
    steps[doors] = lying
    found: set[int] = set()
    fans = _FANS[tile]
    for side, node in entered:
        number = (space * 8 * len(NODES) + node) * len(NODES) - DOORS
        for left, rotations in fans[side]:
            end = outward[left]
            if end >= DOORS:
                if end in ends or end == node + DOORS:
                    for rotation in rotations:
                        found.add(number + rotation + end)
            elif SPACE_OF[end] == space:
                for rotation in rotations:
                    pattern = PATTERNS[pack_tile(tile, rotation // _ROTATION)]
                    last = _last(outward, doors, pattern, end)
                    if last in ends or last == node + DOORS:
                        found.add(number + rotation + last)
    return found


def _last(outward: list[int], doors: slice, pattern: tuple[int, ...], door: int) -> int:
    """Where a path ends that comes back to the space it has crossed, through ``door``."""
    while doors.start <= door < doors.stop:
        door = outward[pattern[SIDE_OF[door]]]
    return door
