"""The part of a match that looks through its game and takes moves back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.shell.scene import Host, Scene
from highway3d.table.acts import TIME_TEXT, TableFault
from highway3d.table.game import Fault

if TYPE_CHECKING:
    from collections.abc import Callable

    from highway3d.shell.desk import Desk
    from highway3d.table.session import Entry


class Steps(Host):
    """Looks, takes back, plays again; whoever inherits it draws what has changed."""

    scene: Scene
    _desk: Desk

    def step(self, how: str) -> None:
        """Takes back or plays again (undo, redo), or looks: back, on, first, live."""
        session = self.session
        if how == "undo":
            self._undo()
        elif how == "redo":
            if not self._is_looking():
                self._step(session.redo)
                self._is_due()
        elif how in ("back", "on"):
            self._step(session.look_back if how == "back" else session.look_on)
        else:
            self._step(session.look_first if how == "first" else session.look_live, animate=False)

    def go(self, entry: Entry) -> None:
        """Shows any entry: looking, which nobody is asked for."""
        self.scene.settle()
        self.session.look(entry)
        self._changed(animate=False, played=False)

    def play_on(self) -> None:
        """Lets the game go on from the position shown; where clocks run that takes moves back."""
        if self._is_due():
            return
        if self.session.is_over:
            self._play_on()
        else:
            self._go_back(self._play_on)

    def come_back(self) -> None:
        """Shows the game itself again, from a look or from a line beside it."""
        if self.session.is_live and self.session.beside:
            self.session.come_back()
        else:
            self.session.look_live()
        self._changed(animate=False, played=False)

    def _undo(self) -> None:
        session = self.session
        if self._is_looking() or self._is_due() or self.scene.take_back():
            return
        if session.can_undo:
            self._go_back(self._take_back)
        elif session.live.text == TIME_TEXT:
            self.say(self.texts("undo-no-time"))

    def _go_back(self, act: Callable[[], None]) -> None:
        """Takes moves back: at once among friends, by the others' leave where clocks run."""
        session = self.session
        if session.clock is None or session.beside or self._people < 2:
            act()
            return
        self._desk.dialogs.ask(
            "undo-ask", self.texts("undo-ask", name=self.seat_name(session.to_act)), act
        )

    def _step(self, step: Callable[[], object], *, animate: bool = True) -> None:
        self.scene.settle()
        before = self.session.here
        step()
        if self.session.here is not before:
            self._changed(animate=animate, played=False)

    def _take_back(self) -> None:
        """Takes moves back until a person is to act: a computer's own move goes with it."""
        session = self.session

        def undo() -> None:
            session.undo()
            while self._people and session.players[session.to_act].computer and session.undo():
                pass

        self._step(undo)

    @property
    def _people(self) -> int:
        """How many of the players are no computers."""
        return sum(not player.computer for player in self.session.players)

    def _play_on(self) -> None:
        self.session.play_on()
        self._changed(animate=False, played=False)

    def _is_looking(self) -> bool:
        """Tells whether somebody looks at an earlier position, where nothing is played; says so."""
        if self.session.is_live:
            return False
        self.say(self.texts("look-no-play"))
        return True

    def _is_due(self) -> bool:
        """Tells whether something must be played before all else; says so."""
        self.scene.settle()
        if self.session.due is None:
            return False
        self.refuse(Fault(TableFault.DUE_FIRST))
        return True

    def _changed(self, *, animate: bool, played: bool = True) -> None:
        raise NotImplementedError
