"""Choices on a board as the arrow keys go through them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tiles2d.flat.overlay import Point

AHEAD: Final = 0.1
"""What lies less far ahead lies beside."""

Key = TypeVar("Key", int, str)


def nearest(places: Iterable[tuple[Key, Point]], here: Point, across: int, up: int) -> Key | None:
    """The nearest of some places that lie in a direction from here; None if none does.

    What is off the straight way counts double; of equal ones the lower key is taken.

    >>> places = [("a", (1.0, 0.0)), ("b", (2.0, 0.0)), ("c", (0.5, 1.0))]
    >>> nearest(places, (0.0, 0.0), 1, 0), nearest(places, (0.0, 0.0), 0, -1)
    ('a', None)
    """
    ahead: list[tuple[float, Key]] = []
    for key, (x, y) in places:
        dx, dy = x - here[0], y - here[1]
        fore, aside = dx * across + dy * up, abs(dx * up) + abs(dy * across)
        if fore > AHEAD:
            ahead.append((fore + 2 * aside, key))
    return min(ahead)[1] if ahead else None
