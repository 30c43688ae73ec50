"""Scores of the solitaires: Connection, Sequence, longest loop and path (RULES.md, section 7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from tiles2d.octiles.rules.board import NODE, NODES, STOPS
from tiles2d.octiles.rules.paths import Layout, links, loops


class ConnectionScore(NamedTuple):
    """How far a Connection is solved."""

    joined: frozenset[str]
    """The colours whose runners all hang together, directly or through one another."""
    mixed: tuple[tuple[str, str], ...]
    """The ends of every path between runners of different colours."""
    solved: bool


def connection(layout: Layout, runners: Mapping[str, str]) -> ConnectionScore:
    """Scores Connection: join the runners of each colour, and none of different colours.

    ``runners`` gives the colour of the runner on each node.

    >>> layout = (8, *[0] * 16)                               # all straight on a2: A2 to B3
    >>> connection(layout, {"A2": "red", "B3": "red", "A1": "blue"}).solved
    True
    >>> connection(layout, {"A2": "red", "B3": "blue"}).mixed
    (('B3', 'A2'),)
    """
    label = {node: node for node in runners}
    mixed = []
    for start, end, _ in links(layout):
        one, other = NODES[start], NODES[end]
        if one not in runners or other not in runners:
            continue
        if runners[one] != runners[other]:
            mixed.append((one, other))
        merged, kept = label[one], label[other]
        if runners[one] == runners[other]:
            label = {node: kept if of == merged else of for node, of in label.items()}
    groups = {(runners[node], of) for node, of in label.items()}
    times = Counter(colour for colour, _ in groups)
    joined = frozenset(colour for colour, count in times.items() if count == 1)
    return ConnectionScore(joined, tuple(mixed), len(joined) == len(times) and not mixed)


class SequenceScore(NamedTuple):
    """The score of a Sequence."""

    tiles: int
    """How many tiles lie on the board."""
    made: tuple[tuple[str, str], ...]
    """The consecutive stops that are joined, in order: at most 15."""
    double: tuple[tuple[str, str], ...]
    """Those of them joined by more than one path; experts avoid them."""
    out_of_order: tuple[tuple[str, str], ...]
    """Stops joined that do not follow one another: there must be none."""


def sequence(layout: Layout, order: Sequence[str]) -> SequenceScore:
    """Scores Sequence: join the 16 stops in the order of their numbers.

    A path to a circle, or back to the same stop, joins no two stops and does no harm. Raises
    ``ValueError`` unless ``order`` names each stop once.
    """
    if sorted(NODE.get(name, -1) for name in order) != list(range(STOPS)):
        raise ValueError("the order must name each of the 16 stops once")
    wanted = {frozenset(pair): pair for pair in pairwise(order)}
    times = Counter(
        frozenset((NODES[start], NODES[end]))
        for start, end, _ in links(layout)
        if start != end and end < STOPS
    )
    return SequenceScore(
        tiles=sum(laid > 0 for laid in layout),
        made=tuple(pair for key, pair in wanted.items() if times[key]),
        double=tuple(pair for key, pair in wanted.items() if times[key] > 1),
        out_of_order=tuple(sorted((min(key), max(key)) for key in times if key not in wanted)),
    )


def longest_loop(layout: Layout) -> int:
    """The length, in tiles crossed, of the longest closed loop; 0 if there is none."""
    return max(loops(layout), default=0)


def longest_path(layout: Layout) -> int:
    """The length, in tiles crossed, of the longest path between two nodes; 0 if there is none."""
    return max((link.length for link in links(layout)), default=0)
