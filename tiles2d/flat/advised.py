"""The part of a board's scene that shows what panels speak of: a hint, a move of the list.

A hint is followed choice by choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from highway3d.shell.scene import Scene

if TYPE_CHECKING:
    from highway3d.shell.scene import Proposal
    from highway3d.table.session import Entry


class Turn(Protocol):
    """A turn in the making, as far as a proposal is concerned."""

    def drop(self) -> None:
        """Takes back all that is begun."""

    def prefer(self, move: Any) -> None:
        """Points at what comes next on the way to a move."""


class Advised(Scene):
    """Whoever inherits it draws what ``advice`` and ``lit`` hold."""

    turn: Turn
    lit: Entry | None = None
    """The move that a line of the list speaks of."""

    advice: tuple[Proposal, bool] | None = None
    """The move proposed, and whether all of it is shown."""

    def light(self, entry: Entry | None) -> None:
        """Lights up what a line of the list speaks of."""
        self.lit = entry
        self.changed()

    def propose(self, proposal: Proposal | None, *, what: bool) -> None:
        """Marks the move, and points at what leads to it once all of it is shown."""
        if proposal is not None:
            self.skip()
        self.advice = None if proposal is None else (proposal, what)
        if proposal is not None and what:
            self.turn.drop()
            self.follow()
        self.changed()

    def follow(self) -> None:
        """Points at what comes next on the way to the move proposed."""
        if self.advice is not None and self.advice[1]:
            self.turn.prefer(self.advice[0].move)

    def skip(self) -> object:
        """Ends the telling of the last move."""
        raise NotImplementedError

    def changed(self) -> None:
        """Draws anew what has changed."""
        raise NotImplementedError
