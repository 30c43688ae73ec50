"""Makes the challenges of Octiles alone, and proves each by looking at every layout of its deal.

    tools/octiles_challenges.py make       draws new ones and writes challenges.json (two minutes)
    tools/octiles_challenges.py prove      proves again what stands there (some seconds)

A deal is so many tiles and as many spaces. Its question is made from one layout drawn by lot, so
that there is an answer. How hard it is, in bits, is -log2 of the share of the best layouts among
all that look different.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise, permutations, product
from math import log2, prod
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import numpy as np

from tiles2d.octiles.rules.board import BEYOND, DOORS, EXITS, NODE, NODES, SPACE, SPACES, STOPS
from tiles2d.octiles.rules.packed import pack_door, pack_tile
from tiles2d.octiles.rules.paths import CROSSINGS, Layout, links
from tiles2d.octiles.rules.tiles import DISTINCT

FILE = Path(__file__).parents[1] / "tiles2d/octiles/alone/rules/challenges.json"
EACH = 10
"""So many of each kind and size."""
EASIEST, HARDEST = 4.0, 16.0
MOST = 500_000
"""Deals with more layouts than this are not asked for."""
LEAST_LINKS = {4: 4, 5: 5}
_ONES = np.array([number.bit_count() for number in range(1 << STOPS)])


class Deal(NamedTuple):
    """The tiles and the spaces they are to fill."""

    tiles: tuple[int, ...]
    spaces: tuple[str, ...]

    @property
    def layouts(self) -> int:
        """How many layouts there are that look different."""
        places = prod(range(1, len(self.tiles) + 1))
        return places * prod(DISTINCT[tile] for tile in self.tiles)


class Proof(NamedTuple):
    """What looking at every layout shows."""

    best: int
    count: int
    solution: dict[str, list[int]]


def prove(deal: Deal, order: Sequence[str] = (), runners: Sequence[tuple[str, int]] = ()) -> Proof:
    """The best result of a deal, how many layouts have it, and the first of them.

    A Sequence counts the links made, 0 where one is out of order; a Connection is solved (1) or
    not (0).
    """
    best, count, found = 0, 0, {}
    judged = _sequence(order) if order else _connection(runners)
    for tiles in permutations(deal.tiles):
        results = judged(_ends(deal.spaces, tiles), deal.spaces)
        most = int(results.max())
        if most < best or not most:
            continue
        if most > best:
            best, count = most, 0
            at = np.unravel_index(int(results.argmax()), [DISTINCT[tile] for tile in tiles])
            laid = zip(deal.spaces, tiles, at, strict=True)
            found = {space: [tile, int(rotation)] for space, tile, rotation in laid}
        count += int((results == most).sum())
    return Proof(best, count, found)


def every_layout(deal: Deal) -> Iterator[dict[str, tuple[int, int]]]:
    """Each layout that looks different, one by one: tile and rotation by space."""
    for tiles in permutations(deal.tiles):
        for rotations in product(*(range(DISTINCT[tile]) for tile in tiles)):
            yield dict(zip(deal.spaces, zip(tiles, rotations, strict=True), strict=True))


def _ends(spaces: Sequence[str], tiles: Sequence[int]) -> Any:
    """Where every path into the spaces ends, for all rotations: one row a layout, all nodes' exits.

    A node is its number, and ``len(NODES)`` stands for a path that runs off the deal.
    """
    doors = {
        pack_door(SPACE[space], side): at * 8 + side
        for at, space in enumerate(spaces)
        for side in range(8)
    }
    off = len(doors) + len(NODES)
    number = [doors.get(door, off) for door in range(DOORS)]
    number += [len(doors) + node for node in range(len(NODES))]
    choices = [
        np.array(
            [
                [number[beyond] for beyond in CROSSINGS[SPACE[space]][pack_tile(tile, rotation)]]
                for rotation in range(DISTINCT[tile])
            ],
            np.int32,
        )
        for space, tile in zip(spaces, tiles, strict=True)
    ]
    counts = [len(choice) for choice in choices]
    rows = np.indices(counts).reshape(len(counts), -1)
    last = np.broadcast_to(np.arange(len(doors), off + 1, dtype=np.int32), (rows.shape[1], 37))
    steps = np.hstack([*(choice[row] for choice, row in zip(choices, rows, strict=True)), last])
    base = np.arange(len(steps), dtype=np.int32)[:, None] * steps.shape[1]
    for _ in range(5):  # paths are no longer than four crossings a tile, less than 2 ** 5
        steps = steps.ravel()[steps + base]
    exits = [doors[door] for _, door in _exits(spaces)]
    return steps[:, exits] - len(doors)


def _exits(spaces: Sequence[str]) -> list[tuple[int, int]]:
    """Node and door of each way from a node into the spaces."""
    inside = {SPACE[space] for space in spaces}
    return [
        (node, door) for node, exits in enumerate(EXITS) for door in exits if door // 8 in inside
    ]


def _sequence(order: Sequence[str]) -> Any:
    kind = np.full((len(NODES) + 1, len(NODES) + 1), -1)
    kind[:STOPS, :STOPS] = -2
    np.fill_diagonal(kind, -1)
    for at, (one, other) in enumerate(pairwise(order)):
        kind[NODE[one], NODE[other]] = kind[NODE[other], NODE[one]] = at
    bits = np.where(kind >= 0, 1 << np.maximum(kind, 0), 0)

    def judged(ends: Any, spaces: Sequence[str]) -> Any:
        starts = np.array([node for node, _ in _exits(spaces)])
        made = np.bitwise_or.reduce(bits[starts, ends], axis=1)
        wrong = (kind[starts, ends] == -2).any(axis=1)
        return np.where(wrong, 0, _ONES[made])

    return judged


def _connection(runners: Sequence[tuple[str, int]]) -> Any:
    colour = dict(runners)
    pairs = [pair for pair in combinations(colour, 2) if len({*map(colour.get, pair)}) == 1]
    bits = np.zeros((len(NODES) + 1, len(NODES) + 1), np.int64)
    mixing = 1 << len(pairs)
    for one, other in combinations(colour, 2):
        bit = 1 << pairs.index((one, other)) if (one, other) in pairs else mixing
        bits[NODE[one], NODE[other]] = bits[NODE[other], NODE[one]] = bit
    solved = np.array([_joins(pairs, colour, mask) for mask in range(mixing)] + [0] * mixing)

    def judged(ends: Any, spaces: Sequence[str]) -> Any:
        starts = np.array([node for node, _ in _exits(spaces)])
        return solved[np.bitwise_or.reduce(bits[starts, ends], axis=1)]

    return judged


def _joins(pairs: Sequence[tuple[str, str]], colour: dict[str, int], mask: int) -> int:
    """Whether these pairs hang all runners of each colour together."""
    group = {node: node for node in colour}
    for at, (one, other) in enumerate(pairs):
        if mask >> at & 1:
            merged, kept = group[one], group[other]
            group = {node: kept if of == merged else of for node, of in group.items()}
    return int(len(set(group.values())) == len(set(colour.values())))


# Drawing questions


def drawn(chance: Random, size: int, kind: str) -> dict[str, Any] | None:
    """A challenge of so many tiles; None where the layout drawn makes no good question."""
    deal = Deal(tuple(sorted(chance.sample(range(1, 19), size))), _shape(chance, size))
    if deal.layouts > MOST:
        return None
    layout = _laid(chance, deal)
    order, runners = [], []
    if kind == "sequence":
        order = _order(chance, layout, deal)
    else:
        runners = _runners(chance, layout)
    if not order and not runners:
        return None
    proof = prove(deal, order, runners)
    bits = log2(deal.layouts / proof.count) if proof.count else 0.0
    least = LEAST_LINKS[size] if kind == "sequence" else 1
    if not EASIEST <= bits <= HARDEST or proof.best < least:
        return None
    return {
        "kind": kind, "tiles": deal.tiles, "spaces": deal.spaces, "order": order,
        "runners": runners, "best": proof.best, "count": proof.count, "layouts": deal.layouts,
        "bits": round(bits, 2), "solution": proof.solution,
    }  # fmt: skip


def _shape(chance: Random, size: int) -> tuple[str, ...]:
    """The spaces round a stop that touches four; for five tiles with one more that joins them."""
    stops = [exits for exits in EXITS[:STOPS] if len(exits) == 4]
    spaces = {SPACES[door // 8] for door in chance.choice(stops)}
    while len(spaces) < size:
        edge = {
            SPACES[BEYOND[pack_door(SPACE[space], side)] // 8]
            for space in spaces
            for side in (0, 2, 4, 6)
            if BEYOND[pack_door(SPACE[space], side)] < DOORS
        }
        spaces.add(chance.choice(sorted(edge - spaces)))
    return tuple(sorted(spaces, key=SPACE.__getitem__))


def _laid(chance: Random, deal: Deal) -> Layout:
    layout = [0] * len(SPACES)
    tiles = chance.sample(deal.tiles, len(deal.tiles))
    for space, tile in zip(deal.spaces, tiles, strict=True):
        layout[SPACE[space]] = pack_tile(tile, chance.randrange(8))
    return tuple(layout)


def _order(chance: Random, layout: Layout, deal: Deal) -> list[str]:
    """An order of all stops in which this layout joins none out of order; [] if there is none."""
    joined: dict[int, set[int]] = {}
    for start, end, _ in links(layout):
        if start != end and end < STOPS:
            joined.setdefault(start, set()).add(end)
            joined.setdefault(end, set()).add(start)
    chains = []
    rest = set(joined)
    for first in chance.sample(sorted(joined), len(joined)):
        if first in rest and len(joined[first]) == 1:
            chain = [first]
            while following := joined[chain[-1]] & rest - set(chain):
                chain.append(min(following))
            chains.append(chain)
            rest -= set(chain)
    if rest or any(len(others) > 2 for others in joined.values()):
        return []
    touched = {node for node, _ in _exits(deal.spaces) if node < STOPS} - set(joined)
    chains += [[node] for node in touched]
    chance.shuffle(chains)
    order = [node for chain in chains for node in chain]
    order += [node for node in range(STOPS) if node not in order]
    return [NODES[node] for node in order]


def _runners(chance: Random, layout: Layout) -> list[tuple[str, int]]:
    """Two or three runners of each of two or three colours, which this layout joins."""
    joined: dict[int, set[int]] = {}
    for start, end, _ in links(layout):
        if start != end:
            joined.setdefault(start, set()).add(end)
            joined.setdefault(end, set()).add(start)
    runners: dict[int, int] = {}
    for colour in range(chance.choice((2, 3, 3, 4))):
        free = [n for n in joined if n not in runners and joined[n] - set(runners)]
        if not free:
            return []
        middle = chance.choice(free)
        others = sorted(joined[middle] - set(runners))
        chosen = chance.sample(others, min(len(others), chance.choice((1, 1, 2))))
        runners |= dict.fromkeys((middle, *chosen), colour)
    for start, end, _ in links(layout):
        if runners.get(start, end) != runners.get(end, start) and {start, end} <= set(runners):
            return []
    return [(NODES[node], colour) for node, colour in sorted(runners.items())]


def _spread(found: list[dict[str, Any]], many: int) -> list[dict[str, Any]]:
    """So many of them, from the easiest to the hardest in steps as even as may be."""
    ranked = sorted(found, key=lambda each: each["bits"])
    low, high = ranked[0]["bits"], ranked[-1]["bits"]
    chosen: list[dict[str, Any]] = []
    for step in range(many):
        wanted = low + (high - low) * step / (many - 1)
        rest = [each for each in ranked if each not in chosen]
        chosen.append(min(rest, key=lambda each: abs(each["bits"] - wanted)))
    return chosen


def make(seed: int, candidates: dict[int, int]) -> None:
    """Draws so many good candidates of each kind and size, and keeps a spread of them."""
    chosen = []
    for kind, size in product(("sequence", "connection"), (4, 5)):
        chance, found = Random(f"{seed} {kind} {size}"), []
        while len(found) < candidates[size]:
            if each := drawn(chance, size, kind):
                found.append(each)
        chosen += _spread(found, EACH)
        print(kind, size, [each["bits"] for each in chosen[-EACH:]], flush=True)
    chosen.sort(key=lambda each: each["bits"])
    lines = ",\n ".join(msgspec.json.encode(each).decode() for each in chosen)
    FILE.write_text(f"[\n {lines}\n]\n", encoding="utf-8")


def faults(challenges: Sequence[dict[str, Any]]) -> Iterator[str]:
    """What does not hold of the challenges, in a sentence each."""
    for number, each in enumerate(challenges, 1):
        deal = Deal(tuple(each["tiles"]), tuple(each["spaces"]))
        proof = prove(deal, each["order"], [(node, colour) for node, colour in each["runners"]])
        stated = each["best"], each["count"], each["layouts"]
        if stated != (proof.best, proof.count, deal.layouts):
            yield f"challenge {number}: {stated} is stated, {(*proof[:2], deal.layouts)} is true"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=("make", "prove"))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.what == "make":
        make(asked.seed, {4: 150, 5: 40})
    wrong = list(faults(msgspec.json.decode(FILE.read_bytes())))
    print("\n".join(wrong) or "all challenges hold")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
