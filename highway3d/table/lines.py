"""The moves of a saved game: the history tree as nested lists, both ways.

A list is the main line; ``alt`` of a move holds the other lines from the position before it.
"""

from __future__ import annotations

from collections import deque
from functools import cached_property
from typing import Annotated, Any

import msgspec

from highway3d.table.faults import RecordError, RecordFault, UnsoundRecord, in_plain_words
from highway3d.table.foreign import quoted
from highway3d.table.game import Fault, IllegalMove, NotationError
from highway3d.table.history import Entry
from highway3d.table.session import Session

PLAIN_DEPTH = 32
"""How many lines stand inside one another as they were played.

Deeper down the longest line is written as the list and ``rank`` tells its true place among its
siblings, so that no game, however often it branches, nests deeper than JSON readers can follow.
"""


class MoveRecord(msgspec.Struct):
    """One move of a saved game."""

    m: str
    t: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0
    rank: Annotated[int, msgspec.Meta(ge=0)] = 0
    due: bool = False
    alt: list[list[Any]] = []


def write_moves(root: Entry) -> list[dict[str, Any]]:
    """The whole tree after ``root`` in the form of a saved game."""
    return _Writer(root).line(*_Writer.as_played(root), depth=0)


class _Writer:
    def __init__(self, root: Entry) -> None:
        self.root = root

    def line(self, entry: Entry | None, others: list[Entry], depth: int) -> list[dict[str, Any]]:
        """The line that begins with ``entry``, its siblings ``others`` as ``alt``."""
        written: list[dict[str, Any]] = []
        follow = self.as_played if depth < PLAIN_DEPTH else self.longest_first
        while entry is not None:
            move: dict[str, Any] = {"m": entry.text, "t": entry.used_ms}
            if entry.was_due:
                move["due"] = True
            if others and (rank := _rank(entry)):
                move["rank"] = rank
            if others:
                move["alt"] = [self.line(other, [], depth + 1) for other in others]
            written.append(move | entry.unknown)
            entry, others = follow(entry)
        return written

    @staticmethod
    def as_played(entry: Entry) -> tuple[Entry | None, list[Entry]]:
        """How the line goes on, and what else was played there."""
        return (entry.children[0], entry.children[1:]) if entry.children else (None, [])

    def longest_first(self, entry: Entry) -> tuple[Entry | None, list[Entry]]:
        """The same with the child that most follows; depth then grows by logarithm only."""
        if not entry.children:
            return None, []
        longest = max(entry.children, key=self.sizes.__getitem__)
        return longest, [child for child in entry.children if child is not longest]

    @cached_property
    def sizes(self) -> dict[Entry, int]:
        """How many entries each entry begins, itself included."""
        order = [self.root]
        for entry in order:
            order.extend(entry.children)
        sizes: dict[Entry, int] = {}
        for entry in reversed(order):
            sizes[entry] = 1 + sum(sizes[child] for child in entry.children)
        return sizes


def _rank(entry: Entry) -> int:
    return entry.parent.children.index(entry) if entry.parent else 0


def read_moves(session: Session, moves: list[Any]) -> RecordError | None:
    """Adds all lines to a new session; a line ends at its first fault.

    Returns the first fault met, main line first, or None.
    """
    fault: RecordError | None = None
    ranks: list[tuple[Entry, int]] = []
    lines = deque([(session.root, moves, "moves")])
    while lines:
        parent, line, place = lines.popleft()
        for index, raw in enumerate(line):
            try:
                move = msgspec.convert(raw, MoveRecord)
                for nth, other in enumerate(move.alt):
                    lines.append((parent, other, f"{place}[{index}].alt[{nth}]"))
                parent = _read_move(session, parent, move, place)
            except msgspec.ValidationError as error:
                fault = fault or RecordError(f"{place}[{index}]: {in_plain_words(error)}")
                break
            except RecordError as error:
                fault = fault or error
                break
            parent.was_due = move.due
            parent.unknown = {k: raw[k] for k in raw if k not in MoveRecord.__struct_fields__}
            ranks.append((parent, move.rank))
    _restore_order(ranks)
    return fault


def _read_move(session: Session, parent: Entry, move: MoveRecord, place: str) -> Entry:
    try:
        return session.add(parent, move.m, move.t)
    except NotationError as error:
        found, code = f"cannot be read: {error}", RecordFault.MOVE_UNREADABLE
        faults: tuple[Fault, ...] = ()
    except IllegalMove as error:
        found, code, faults = f"is illegal: {error}", RecordFault.MOVE_ILLEGAL, error.faults
    number = parent.number + 1
    line = "" if place == "moves" else f" of {place}"
    sentence = f"move {number}{line} {quoted(move.m)} {found}"
    raise UnsoundRecord(sentence, code, number, move.m, faults)


def _restore_order(ranks: list[tuple[Entry, int]]) -> None:
    for entry, rank in ranks:
        if rank and entry.parent is not None:
            entry.parent.children.remove(entry)
            entry.parent.children.insert(rank, entry)
