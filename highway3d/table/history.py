"""The history of a game: a tree of entries, each with everything that undo must restore."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from highway3d.table.clock import Reading
from highway3d.table.game import Outcome


@dataclass(slots=True, eq=False, repr=False, weakref_slot=True)
class Entry:
    """A position and the move that led to it. The first child is the main line.

    ``move`` is None at the root and for the table's acts; ``text`` is empty only at the root.
    """

    parent: Entry | None
    text: str
    move: Any
    state: Any
    outcome: Outcome | None
    clock: Reading | None = None
    used_ms: int = 0
    children: list[Entry] = field(default_factory=list)
    visited: Entry | None = None
    """The child visited last: where redo goes."""
    thought_us: int = 0
    """Time already spent here when the present moved elsewhere without a move."""
    was_due: bool = False
    """Whether nothing else could be played: taken back it is due again."""
    unknown: dict[str, Any] = field(default_factory=dict)
    """Fields of the record that this version does not know."""
    number: int = field(init=False)
    """How many moves led here."""
    _by_text: dict[str, Entry] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.number = 0 if self.parent is None else self.parent.number + 1

    def __repr__(self) -> str:
        return f"<Entry {self.number} {self.text!r}, {len(self.children)} following>"

    @property
    def following(self) -> Entry | None:
        """The next entry of the line visited last, else of the main line."""
        return self.visited or (self.children[0] if self.children else None)

    def child(self, text: str) -> Entry | None:
        """The entry that this move leads to, if it was played from here before."""
        return self._by_text.get(text)

    def add(self, child: Entry) -> None:
        """Lets an entry follow this one, behind the others."""
        self.children.append(child)
        self._by_text[child.text] = child

    def path(self) -> list[Entry]:
        """All entries from the root to this one."""
        path = [self]
        while (parent := path[-1].parent) is not None:
            path.append(parent)
        return path[::-1]

    def onward(self) -> list[Entry]:
        """All entries that follow this one on the line visited last."""
        line: list[Entry] = []
        entry = self.following
        while entry is not None:
            line.append(entry)
            entry = entry.following
        return line


def visit(entry: Entry) -> None:
    """Lets redo, from every earlier entry, come to this one."""
    path = entry.path()
    for parent, child in pairwise(path):
        parent.visited = child


def make_main(entry: Entry) -> None:
    """Makes the line from the root to this entry the main line; the others keep their order."""
    path = entry.path()
    for parent, child in pairwise(path):
        parent.children.remove(child)
        parent.children.insert(0, child)
