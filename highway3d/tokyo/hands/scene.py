"""Tokyo Highway with real hands: while the hand is busy, mouse and keys are the hand's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from highway3d.tokyo.hands.hands import Hands, Phase
from highway3d.tokyo.hands.panels import draw_cars, draw_hand, draw_inspector, draw_lies
from highway3d.tokyo.scene.panels import draw_judge
from highway3d.tokyo.scene.scene import TokyoScene
from highway3d.tokyo.turn.builder import Step

if TYPE_CHECKING:
    from highway3d.shell.scene import Host, Pointer

CLICK: Final = 70.0
"""How near to a lying piece, in pixels, a click puts it back."""


class HandsScene(TokyoScene):
    """The scene in which pieces are carried and can fall."""

    def __init__(self, host: Host) -> None:
        self.hands = Hands(self)
        super().__init__(host)

    def show(self, *, animate: bool) -> None:
        """Draws the session's present entry; a turn that the hand interrupted goes on."""
        super().show(animate=animate)
        self.hands.show(self.host.session.state)
        self.changed()

    def point(self, pointer: Pointer | None) -> None:
        """The hand follows the mouse, its shadow under the cursor."""
        if not self.hands.busy:
            super().point(pointer)
        elif pointer is not None:
            place = self.stage.table_under(pointer)
            if place is not None:
                self.hands.point(place[0], place[1], slow=pointer.shift)

    def click(self, pointer: Pointer) -> None:
        """Lets go, or puts back the piece that lies there."""
        if not self.hands.busy:
            if self._waits_for_cars():
                self.hands.pick_up()
            else:
                super().click(pointer)
            self.point(pointer)  # what was taken in hand comes to the cursor
        else:
            self.point(pointer)
            self.hands.click(pointer.x, pointer.y, CLICK)

    def wheel(self, pointer: Pointer, notches: int) -> None:
        """Height while a piece is carried, if the settings say so."""
        lifts = self.settings.wheel_holding == "height" and not pointer.ctrl
        if self.hands.phase is Phase.CARRY and lifts:
            action = "higher" if notches > 0 else "lower"
            self.hands.press(action, slow=pointer.shift)
        else:
            super().wheel(pointer, notches)

    def back(self) -> bool:
        """One step back."""
        return self.hands.back() if self.hands.busy else super().back()

    def step(self, seconds: float) -> bool:
        """Moves the hand and what it met as well."""
        moves = super().step(seconds)
        return self.hands.step(seconds) or moves

    def panels(self) -> None:
        """The hand's panel in place of the build's."""
        if self.hands.busy:
            draw_hand(self)
            if self.hands.amends is not None:
                draw_inspector(self, self.hands.amends)
            else:
                draw_judge(self)
            draw_lies(self)
            if not self.stage.fits:
                self.resized()
        elif self._waits_for_cars():
            draw_cars(self)
            draw_judge(self)
        else:
            super().panels()

    def close(self) -> None:
        """Removes everything; may be called twice."""
        self.hands.close()
        super().close()

    def prompt(self) -> str:
        """What the hand does now."""
        hands = self.hands
        if not hands.busy:
            return super().prompt()
        if hands.phase is not Phase.CARRY or hands.carrying is None:
            return self.texts(f"tokyo-hands-{hands.phase}")
        carrying = hands.carrying
        if carrying.held.kind == "road":
            return self.texts("tokyo-hands-exit" if carrying.draft.is_exit else "tokyo-hands-road")
        if carrying.held.kind == "car":
            return self.texts("tokyo-hands-car")
        if carrying.held.count == carrying.draft.height:
            return self.texts("tokyo-hands-pillar")
        number, count = carrying.up + 1, carrying.draft.height
        return self.texts("tokyo-hands-disc", number=number, count=count)

    def report(self) -> dict[str, Any]:
        """Where things are on the screen, the hand's doings among them."""
        hands, carrying = self.hands, self.hands.carrying
        told: dict[str, Any] = {"phase": str(hands.phase), "singly": hands.singly}
        if hands.phase is Phase.CARRY and carrying is not None:
            want, lawful = carrying.wanted, carrying.lawful
            told |= {
                "kind": carrying.held.kind,
                "wanted": [want.x, want.y, want.z],
                "lawful": [lawful.x, lawful.y, lawful.z],
                "height": carrying.height,
                "arrived": hands.arrived,
            }
        if hands.amends is not None:
            report = hands.amends.report
            told |= {
                "found": [[one.name, str(one.lie)] for one in hands.amends.found],
                "left": len(hands.amends.left),
                "owed": report.owed,
                "pays": [report.grey, report.yellow],
            }
        return super().report() | {"hands": told}

    def press(self, action: str, *, big: bool = False) -> bool:
        """A key of the board, or the button that stands for it."""
        if self.hands.busy:
            return self.hands.press(action, slow=big)
        return super().press(action, big=big)

    def take(self) -> None:
        """Enter: one step further each time."""
        if self.hands.busy:
            self.hands.take()
        elif self._waits_for_cars():
            self.hands.pick_up()
        else:
            super().take()

    def adjust(self) -> None:
        """The last builder takes his build up again; what is in the hand is put aside."""
        if self.hands.amends is None:
            self.hands.back()
            super().adjust()

    def claim(self) -> None:
        """The player claims that nothing can be built; what is in the hand is put aside."""
        if self.hands.amends is None:
            self.hands.back()
            super().claim()

    def look_for_hints(self) -> None:
        """Starts the scan, unless the hand is busy."""
        if not self.hands.busy:
            super().look_for_hints()

    @property
    def aiming(self) -> bool:
        """Tells whether a build is being aimed; not while the hand carries it out."""
        return super().aiming and not self.hands.busy

    def take_back(self) -> bool:
        """Undo within the turn, what is in the hand first; what fell is no part of a turn."""
        if self.hands.busy:
            return self.hands.amends is None and self.back()
        return super().take_back()

    def _keep_in_sight(self) -> None:
        """The view stays while the hand is in the middle of something."""
        if not self.hands.busy:
            super()._keep_in_sight()

    def _put(self) -> None:
        """A legal draft is not set down but taken in hand."""
        found = self.builder.study
        if found is not None and found.legal:
            self.hands.pick_up()
        elif found is not None:
            self._refuse(found.faults[0])

    def _waits_for_cars(self) -> bool:
        """Tells whether cars may still be put on by hand."""
        return self.builder.step is Step.CARS and not self.builder.adjusting
