"""Proposals for who is to act: what the strongest level would play, and why.

They are found in a process of their own, whoever the rival is. Who thinks for a while has them
looked for before asking, so that they are there at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from highway3d import catalogue
from highway3d.players.process import Failed, PlayerProcess, own_player
from highway3d.players.requests import Reply, Request
from highway3d.shell.scene import Proposal
from highway3d.table.thinking import Level

if TYPE_CHECKING:
    from highway3d.table.session import Entry, Session

PONDERED_S: Final = 3.0
"""A person who thinks so long may soon ask."""
BUDGET_S: Final = 0.5
PATIENCE_S: Final = 15.0


class Hints:
    """The proposals for one position at a time; ``close`` ends their process."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._process: PlayerProcess | None = None
        self._about: Entry | None = None
        """The position that was asked about …"""
        self._since: tuple[Entry, float] | None = None
        """… and the one that is thought about, since when."""
        self.found: list[Proposal] = []
        self.is_wanted = False
        """Whether somebody waits for them or looks at them."""
        self.is_lost = False
        """Whether none could be found: the player failed."""
        self._step = 0

    @property
    def can_be_asked(self) -> bool:
        """Tells whether a person is to act in the position shown, and the game has a player."""
        session = self._session
        acts = session.is_playable and not session.players[session.to_act].computer
        return acts and bool(session.game.player)

    @property
    def shown(self) -> Proposal | None:
        """The proposal that is shown."""
        return self.found[self.at] if self.is_wanted and self.found else None

    @property
    def at(self) -> int:
        """Which one that is, from 0."""
        return self._step // 2 % len(self.found)

    @property
    def says_what(self) -> bool:
        """Tells whether the whole move is shown, or only where it is made."""
        return self._step % 2 == 1

    def press(self, now: float) -> None:
        """Asks for proposals; then goes on from where to what, and to the next proposal."""
        if self.shown is None:
            self.is_wanted, self._step = True, 0
            if self._about is not self._session.here or self.is_lost:
                self._ask(now)
        else:
            self._step = (self._step + 1) % (2 * len(self.found))

    def step(self, now: float) -> bool:
        """Listens, and looks ahead for who thinks long; True when what is shown has changed."""
        here = self._session.here
        if self._since is None or self._since[0] is not here:
            self._since = here, now
        if self._about not in (here, None):
            return self.forget()
        if self._about is None and self.can_be_asked and now - self._since[1] >= PONDERED_S:
            self._ask(now)
        heard = self._process.listen(now) if self._process is not None else None
        if isinstance(heard, Failed):
            self.is_lost = True
        elif isinstance(heard, Reply):
            self.found = [self._proposal(*hint) for hint in heard.hints or ()]
            self.is_lost = not self.found
        return self.is_wanted and isinstance(heard, Failed | Reply)

    @property
    def due(self) -> float | None:
        """When they are looked for unasked; None when they have been or cannot be."""
        if self._since is None or self._about is not None or not self.can_be_asked:
            return None
        return self._since[1] + PONDERED_S

    @property
    def is_thinking(self) -> bool:
        """Whether somebody waits for an answer."""
        return self.is_wanted and not (self.found or self.is_lost)

    def hide(self) -> bool:
        """Shows no proposal any more; False when none was shown or awaited."""
        was, self.is_wanted = self.is_wanted, False
        return was

    def forget(self) -> bool:
        """Drops what was found for another position; True when it was shown."""
        if self._process is not None:
            self._process.forget()
        self._about, self.found, self.is_lost = None, [], False
        return self.hide()

    def close(self) -> None:
        """Ends the process; may be called twice."""
        if self._process is not None:
            self._process.close()
        self._process = None

    def _ask(self, now: float) -> None:
        session, game = self._session, self._session.game
        self._about, self.found, self.is_lost = session.here, [], False
        if self._process is None:
            self._process = PlayerProcess(own_player(game.name))
        try:
            view = catalogue.load_player(game).view(session.state, session.to_act)
        except catalogue.UnknownGame:
            self.is_lost = True
            return
        request = Request(view, session.to_act, Level.STRONG, seconds=BUDGET_S, want="hints")
        self._process.ask(request, now, BUDGET_S + PATIENCE_S)

    def _proposal(self, text: str, value: float, facts: list[list[str | int]]) -> Proposal:
        move = self._session.rules.parse(text)
        return Proposal(move, tuple(map(tuple, facts)))
