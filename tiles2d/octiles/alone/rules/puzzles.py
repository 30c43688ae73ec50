"""The puzzles of Octiles alone, each known by a short code that can be handed on.

``loop`` and ``path`` ask for the longest with the whole board; ``sequence`` joins the stops row by
row, ``sequence-7`` in an order drawn from 7; ``connection-3-7`` joins runners of three colours
drawn from 7. ``challenge-12`` is one of the forty that are proved (``challenges.json``, made by
tools/octiles_challenges.py). ``daily-2026-12-01`` is the one of a day: a challenge turned by some
quarters, which changes nothing in its proof, for the board is the same turned.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from tiles2d.octiles.alone.rules.score import connection
from tiles2d.octiles.rules.board import BOARD, NODES, SPACES, STOPS
from tiles2d.octiles.rules.deal import Dice
from tiles2d.octiles.rules.packed import pack_tile
from tiles2d.octiles.rules.paths import links
from tiles2d.octiles.rules.tiles import TILES


class Kind(StrEnum):
    """What a puzzle asks for; a member's value keys its texts."""

    LOOP = "loop"
    PATH = "path"
    SEQUENCE = "sequence"
    CONNECTION = "connection"


class Puzzle(msgspec.Struct, frozen=True):
    """What is asked, and with which tiles on which spaces."""

    code: str
    kind: Kind
    best: int
    """The best result there is where ``is_proved``, else the best known."""
    tiles: tuple[int, ...] = tuple(tile.id for tile in TILES)
    spaces: tuple[str, ...] = SPACES
    order: tuple[str, ...] = ()
    """Sequence: all stops in the order of their numbers."""
    runners: tuple[tuple[str, int], ...] = ()
    """Connection: the nodes with runners and their colours, from 0."""
    number: int = 0
    """Which of the challenges it is, from 1; 0 for none."""

    @property
    def is_proved(self) -> bool:
        """Whether nothing better can be laid, as looking at every layout has shown."""
        return self.number > 0

    @property
    def has_an_end(self) -> bool:
        """Whether it is over once it is solved; the open ones can always be tried again."""
        return self.is_proved or self.kind is Kind.CONNECTION


class Challenge(msgspec.Struct, frozen=True):
    """One of the forty as it stands in the file."""

    kind: Kind
    tiles: tuple[int, ...]
    spaces: tuple[str, ...]
    order: tuple[str, ...]
    runners: tuple[tuple[str, int], ...]
    best: int
    count: int
    """How many layouts reach the best result."""
    layouts: int
    """How many layouts there are that look different."""
    bits: float
    """How rare the best are: -log2(count / layouts)."""
    solution: dict[str, tuple[int, int]]
    """One of the best layouts: tile and rotation by space; not shown to players."""


class UnknownPuzzle(ValueError):
    """There is no puzzle of this code; the message is one sentence."""


CHALLENGES: Final = msgspec.json.decode(
    files(__package__).joinpath("challenges.json").read_bytes(), type=tuple[Challenge, ...]
)
"""The forty, the easiest first."""
KNOWN: Final = {Kind.LOOP: 23, Kind.PATH: 26, Kind.SEQUENCE: STOPS - 1, Kind.CONNECTION: 1}
"""The best known of each kind with the whole board; no Sequence has more links."""
MOST: Final = 999_999
"""The greatest number that puzzles are drawn from."""
EACH: Final = 3
"""Runners of each colour in a Connection with the whole board."""
_TRIES: Final = 2000
_SNAKE: Final = ("B5", "C5", "D5", "E5", "E4", "D4", "C4", "B4",
                 "B3", "C3", "D3", "E3", "E2", "D2", "C2", "B2")  # fmt: skip
_NUMBER = "(0|[1-9][0-9]{0,5})"
_CODE = re.compile(
    rf"(?P<plain>loop|path|sequence)|sequence-(?P<order>{_NUMBER})"
    rf"|connection-(?P<colours>[234])-(?P<runners>{_NUMBER})|challenge-(?P<number>{_NUMBER})"
    r"|daily-(?P<day>[0-9]{4}-[0-9]{2}-[0-9]{2})"
)
_SPACE_AT = {(space.x, space.y): space.id for space in BOARD.tile_spaces}
_STOP_AT = {(stop.x, stop.y): stop.id for stop in BOARD.stops}
_TURNED: Final = (
    {space.id: _SPACE_AT[space.y, -space.x] for space in BOARD.tile_spaces}
    | {stop.id: _STOP_AT[stop.y, -stop.x] for stop in BOARD.stops}
    | {name: NODES[STOPS + (at + 5) % 20] for at, name in enumerate(NODES[STOPS:])}
)
"""Where each place comes to lie when the board is turned a quarter clockwise."""


@cache
def puzzle(code: str) -> Puzzle:
    """The puzzle of a code; raises ``UnknownPuzzle``.

    >>> puzzle("loop").best, puzzle("challenge-1").is_proved
    (23, True)
    >>> puzzle("challenge-41")
    Traceback (most recent call last):
    tiles2d.octiles.alone.rules.puzzles.UnknownPuzzle: there is no puzzle of this code
    """
    found = _CODE.fullmatch(code)
    told: Mapping[str, str] = found.groupdict("") if found else {}
    if plain := told.get("plain"):
        kind = Kind(plain)
        return Puzzle(code, kind, KNOWN[kind], order=_SNAKE if kind is Kind.SEQUENCE else ())
    if number := told.get("order"):
        order = tuple(Dice(int(number)).sample(NODES[:STOPS], STOPS))
        return Puzzle(code, Kind.SEQUENCE, KNOWN[Kind.SEQUENCE], order=order)
    if colours := told.get("colours"):
        runners = _runners(Dice(int(told["runners"])), int(colours))
        return Puzzle(code, Kind.CONNECTION, 1, runners=runners)
    if 1 <= int(told.get("number") or 0) <= len(CHALLENGES):
        return _challenge(code, int(told["number"]), 0)
    if day := told.get("day"):
        return _daily(code, day)
    raise UnknownPuzzle("there is no puzzle of this code")


def _daily(code: str, day: str) -> Puzzle:
    try:
        ordinal = date.fromisoformat(day).toordinal()
    except ValueError:
        raise UnknownPuzzle(f"{day} is no day") from None
    quarters, number = divmod(ordinal * 7 % (4 * len(CHALLENGES)), len(CHALLENGES))
    return _challenge(code, number + 1, quarters)


def _challenge(code: str, number: int, quarters: int) -> Puzzle:
    """A challenge, its places turned clockwise."""
    asked = CHALLENGES[number - 1]
    return Puzzle(
        code,
        asked.kind,
        asked.best,
        asked.tiles,
        tuple(turned(space, quarters) for space in asked.spaces),
        tuple(turned(stop, quarters) for stop in asked.order),
        tuple((turned(node, quarters), colour) for node, colour in asked.runners),
        number,
    )


def turned(name: str, quarters: int) -> str:
    """The place to which a place comes when the board is turned so many quarters clockwise.

    >>> turned("A1", 1), turned("c3", 3), turned("B2", 1)
    ('A6', 'c3', 'B5')
    """
    for _ in range(quarters):
        name = _TURNED[name]
    return name


def _runners(dice: Dice, colours: int) -> tuple[tuple[str, int], ...]:
    """Three runners of each colour, so placed that some full board joins just those alike."""
    for _ in range(_TRIES):
        tiles = dice.sample([tile.id for tile in TILES], len(SPACES))
        layout = tuple(pack_tile(tile, dice.below(8)) for tile in tiles)
        partners: dict[str, set[str]] = {}
        for start, end, _ in links(layout):
            if start != end:
                partners.setdefault(NODES[start], set()).add(NODES[end])
                partners.setdefault(NODES[end], set()).add(NODES[start])
        middles = sorted(node for node, others in partners.items() if len(others) >= EACH - 1)
        runners: dict[str, int] = {}
        for colour, middle in enumerate(dice.sample(middles, min(colours, len(middles)))):
            others = dice.sample(sorted(partners[middle]), EACH - 1)
            runners.update(dict.fromkeys((middle, *others), colour))
        alike = {node: str(colour) for node, colour in runners.items()}
        if len(runners) == EACH * colours and connection(layout, alike).solved:
            return tuple(sorted(runners.items()))
    raise UnknownPuzzle("no board joins so many colours")
