"""The second half of an accident: what fell is shown, paid for, and put back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from highway3d.tokyo.hands.aftermath import remembered
from highway3d.tokyo.hands.amends import Amends
from highway3d.tokyo.hands.loose import Loose
from highway3d.tokyo.hands.phase import Phase
from highway3d.tokyo.rules.turns import Restore

if TYPE_CHECKING:
    from collections.abc import Callable

    from highway3d.tokyo.hands.aftermath import Aftermath
    from highway3d.tokyo.hands.carried import Carried
    from highway3d.tokyo.hands.physics.bodies import Bodies
    from highway3d.tokyo.rules.turns import Penalty, State
    from highway3d.tokyo.scene.mode import Holder


class Atoning:
    """The part of a hand that makes good what it knocked down.

    ``busy`` is told whenever the hand takes something up, and when it has put all away.
    """

    def __init__(self, holder: Holder, busy: Callable[[bool], None]) -> None:
        self._host, self._turn, self._stage = holder.host, holder.turn, holder.stage
        self._changed, self._busy = holder.changed, busy
        self.phase = Phase.AWAY
        self.carried: Carried | None = None
        self.amends: Amends | None = None
        self._loose = Loose(self._host, self._stage)
        self._state: State | None = None
        self._expected: State | None = None
        self._lain: tuple[Amends, Carried | None] | None = None
        """The last accident and what was carried then: somebody may look elsewhere meanwhile."""

    def _press_atoning(self, action: str) -> bool:
        amends = self.amends
        if amends is None or not amends.is_revealed:
            return False
        if self.phase is Phase.FALLEN and action in ("higher", "lower"):
            amends.pay_more_yellow(1 if action == "lower" else -1)
        elif self.phase is Phase.DOWN and action in ("next", "previous") and amends.left:
            amends.put_back(amends.left[0])
        else:
            return False
        return True

    def _take_atoning(self) -> None:
        """Shows all, pays, puts everything back, one after the other."""
        if self.phase is Phase.FALLEN and self.amends is not None:
            if self.amends.is_revealed:
                self._play(self.amends.aftermath.penalty)
            else:
                self.amends.reveal_all()
                self._draw()
        elif self.phase is Phase.DOWN and self.amends is not None:
            self.amends.put_all_back()
        elif self.phase is Phase.HOME:
            self._play(Restore())

    def _put_back_at(self, x: float, y: float, reach: float) -> None:
        """Puts back the piece that lies at a pixel: tidying up by hand."""
        assert self.amends is not None
        name = self.amends.nearest((x, y), reach, self._stage.pixel)
        if name is not None:
            self.amends.put_back(name)
            self._host.redraw()

    def _step_atoning(self, seconds: float) -> bool:
        amends, pace = self.amends, self._host.settings.pace
        if amends is None:
            return False
        if self.phase is Phase.FALLEN and not amends.is_revealed:
            if amends.reveal(seconds, pace):
                self._draw()
                self._host.redraw()
            return True
        if self.phase is Phase.DOWN and (amends.is_going or amends.is_home):
            amends.glide(seconds, pace)
            self._draw()
            if amends.is_home:
                self.phase = Phase.HOME
                self._play(Restore())
            return True
        return False

    def _begin_to_atone(self, bill: Aftermath, bodies: Bodies) -> None:
        """What fell is due from now on, whatever its player does."""
        self._host.session.owe(bill.penalty)
        self.amends = Amends(bill, bodies.knocked(), bodies.table)
        self._lain = self.amends, self.carried
        self._host.sound("wrong")
        self._show_fallen()

    def _come_back_to(self, due: Penalty) -> None:
        """Shows again what is still to be paid for, as far as it is known how it lies."""
        assert self._state is not None
        amends, carried = self._lain or (None, None)
        if amends is None or not amends.aftermath.is_settled_by(self._state, due):
            amends, carried = Amends(remembered(self._state, due), {}, {}), None
        else:
            amends = amends.anew()
        self.amends, self.carried = amends, carried
        if carried is not None:
            self._resume()
            self._loose.begin(self._turn)
        self._busy(True)
        self._show_fallen()

    def _show_fallen(self) -> None:
        self.phase = Phase.FALLEN
        self._host.redraw()
        self._show_lying()

    def _show_lying(self) -> None:
        """Shows what lies about, from near by, beside as much of the build as stands."""
        assert self.amends is not None
        if self.carried is not None:
            self._resume()
        self._changed()
        self._stage.visit(self.amends.sights())
        self._draw(at_rest=True)

    def _play(self, move: Any) -> None:
        """Plays a move that the turn goes on after."""
        assert self._state is not None
        self._expected = self._host.session.rules.apply(self._state, move)
        self._host.play(move)

    def _draw(self, *, at_rest: bool = False) -> None:
        if self.amends is not None:
            self._loose.draw_amends(self.amends, at_rest=at_rest)
        elif self.carried is not None:
            self._loose.draw_carried(self.carried, held=self.phase is Phase.CARRY)

    def _resume(self) -> None:
        """Shows the turn as much of the build as stands, and what is carried to it."""
        assert self.carried is not None
        self.carried.resume(self._turn)
