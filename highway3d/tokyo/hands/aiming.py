"""Aiming with real hands: what is legal is not put down but taken in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from highway3d.tokyo.hands.carrying import Carrying
from highway3d.tokyo.hands.hand_panel import CarsPanel
from highway3d.tokyo.hands.hands import Hands
from highway3d.tokyo.hands.report import report
from highway3d.tokyo.scene.aiming import Aiming
from highway3d.tokyo.turn.turn import Step

if TYPE_CHECKING:
    from highway3d.shell.scene import Pointer
    from highway3d.tokyo.rules.turns import State
    from highway3d.tokyo.scene.mode import Holder


class AimingByHand(Aiming):
    """The mode while the hand is empty; ``carrying`` is the one while it is not."""

    def __init__(self, holder: Holder) -> None:
        super().__init__(holder)
        self.hands = Hands(holder, self._busy)
        self.carrying = Carrying(holder, self.hands, self)
        self._cars = CarsPanel(holder.host, holder.turn, self)

    def show(self, state: State) -> None:
        """Empties the hand, which may have been in the middle of something."""
        super().show(state)
        self.hands.show(state)
        self._holder.changed()

    def click(self, pointer: Pointer) -> None:
        """A base is taken, or the build's next piece; that comes to the cursor."""
        if self._waits_for_cars():
            self.hands.pick_up()
        else:
            super().click(pointer)
        self._holder.point(pointer)

    def take(self) -> None:
        """Enter: one step further each time."""
        if self._waits_for_cars():
            self.hands.pick_up()
        else:
            super().take()

    def panels(self) -> None:
        """While a road waits for cars, what may be done about it."""
        if self._waits_for_cars():
            self._cars.draw()
            self.draw_judge()
        else:
            super().panels()

    def report(self) -> dict[str, Any]:
        """What exact hands tell, and the hand's doings."""
        return super().report() | {"hands": report(self.hands)}

    def close(self) -> None:
        """Removes what is loose; may be called twice."""
        self.hands.close()

    # What the panels ask

    def pick_up(self) -> None:
        """Takes the next car in hand."""
        self.hands.pick_up()

    def adjust(self) -> None:
        """The last builder takes his build up again; what is in the hand is put aside."""
        self.hands.back()
        if not self.hands.is_busy:
            super().adjust()

    def claim(self) -> None:
        """The player claims that nothing can be built; what is in the hand is put aside."""
        self.hands.back()
        if not self.hands.is_busy:
            super().claim()

    # The rest

    def _set_down(self) -> None:
        """A legal draft is not set down but taken in hand."""
        verdict = self._turn.verdict
        if verdict is not None and verdict.is_legal:
            self.hands.pick_up()
        elif verdict is not None:
            self._refuse(verdict.faults[0])

    def _busy(self, busy: bool) -> None:
        self._holder.enter(self.carrying if busy else self)

    def _waits_for_cars(self) -> bool:
        """Tells whether cars may still be put on by hand."""
        return self._turn.step is Step.CARS and not self._turn.is_adjusting
