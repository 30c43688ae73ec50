"""Looking through a game, free of clocks, players and lines, and what is due where it stands."""

from __future__ import annotations

from typing import Any

from highway3d.table.game import Game, IllegalMove, Rules
from highway3d.table.history import Entry, make_main, visit


class Looking:
    """A tree of entries: one is ``live``, where the game stands, and one is shown, ``here``.

    The two are one entry but while somebody looks elsewhere: looking moves ``here`` alone.
    """

    def __init__(self, root: Entry) -> None:
        self.root = root
        self.live = self.here = root
        self.revision = 0
        """Grows with every change of ``here`` or of the tree."""

    @property
    def is_live(self) -> bool:
        """Tells whether the game itself is shown, so that it can be played on."""
        return self.here is self.live

    def look(self, entry: Entry) -> None:
        """Shows any entry of this session."""
        visit(entry)
        self._show(entry)

    def look_back(self) -> bool:
        """Shows the entry before; False at the start."""
        if self.here.parent is None:
            return False
        self.here.parent.visited = self.here
        self._show(self.here.parent)
        return True

    def look_on(self) -> bool:
        """Shows the next entry of the line visited last; False at its end."""
        entry = self.here.following
        if entry is None:
            return False
        self._show(entry)
        return True

    def look_first(self) -> None:
        """Shows the start."""
        while self.look_back():
            pass

    def look_live(self) -> None:
        """Shows the game itself again."""
        self.look(self.live)

    def line(self) -> list[Entry]:
        """The line that is shown: root, …, ``here``, …, its end."""
        return self.here.path() + self.here.onward()

    def main_line(self) -> list[Entry]:
        """The main line: root, …, its end."""
        line = [self.root]
        while line[-1].children:
            line.append(line[-1].children[0])
        return line

    @property
    def is_over(self) -> bool:
        """Tells whether the game, as its main line ends, is over."""
        return self.main_line()[-1].outcome is not None

    def promote(self, entry: Entry) -> None:
        """Makes the line that leads to ``entry`` the main line."""
        make_main(entry)
        self.revision += 1

    def _show(self, entry: Entry) -> None:
        self.here = entry
        self.revision += 1


class Owing(Looking):
    """The same of one game, in which a move can be due where it stands."""

    def __init__(self, game: Game, root: Entry) -> None:
        super().__init__(root)
        self.game = game
        self._due: Any = None

    @property
    def rules(self) -> Rules[Any, Any, Any]:
        """The rules of the game."""
        return self.game.rules

    def mover(self, entry: Entry) -> int:
        """The seat that played what led to an entry, or was to act when an act ended the game."""
        return self.rules.turn((entry.parent or entry).state)

    @property
    def due(self) -> Any:
        """The move that must come before all else, a debt say; None without one, or at the end."""
        return None if self.live.outcome else self._due

    def owe(self, move: Any) -> None:
        """Makes a move due in the game itself. Raises ``IllegalMove``."""
        if faults := self.rules.check(self.live.state, move):
            raise IllegalMove(faults)
        self._due = move
        self.revision += 1
