"""The mode in which a hand carries pieces: mouse and keys are the hand's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from highway3d.tokyo.hands.hand_panel import HandPanel
from highway3d.tokyo.hands.inspector import Inspector, Lies
from highway3d.tokyo.hands.phase import Phase

if TYPE_CHECKING:
    from highway3d.shell.scene import Pointer
    from highway3d.tokyo.hands.carried import Carried
    from highway3d.tokyo.hands.hands import Hands
    from highway3d.tokyo.rules.turns import Build, State
    from highway3d.tokyo.scene.aiming import Aiming
    from highway3d.tokyo.scene.mode import Holder

CLICK: Final = 70.0
"""How near to a lying piece, in pixels, a click puts it back."""


class Carrying:
    """The mode of a busy hand; see ``mode.Mode``. ``aiming`` is what it came from."""

    def __init__(self, holder: Holder, hands: Hands, aiming: Aiming) -> None:
        self._host, self._stage, self._turn = holder.host, holder.stage, holder.turn
        self.hands, self._aiming, self._changed = hands, aiming, holder.changed
        self._panel = HandPanel(holder.host, hands, self)
        self._inspector = Inspector(holder.host)
        self._lies = Lies(holder.host, holder.turn, holder.stage)

    def show(self, state: State) -> None:
        """A turn that the hand interrupted goes on."""
        self.hands.show(state)
        self._changed()

    def point(self, pointer: Pointer | None) -> None:
        """The hand follows the mouse, its shadow under the cursor."""
        place = None if pointer is None else self._stage.table_under(pointer)
        if pointer is not None and place is not None:
            self.hands.point(place[0], place[1], slow=pointer.shift)

    def click(self, pointer: Pointer) -> None:
        """Lets go, or puts back the piece that lies there."""
        self.point(pointer)
        self.hands.click(pointer.x, pointer.y, CLICK)

    def wheel(self, pointer: Pointer, notches: int) -> bool:
        """Height while a piece is carried, if the settings say so."""
        lifts = self._host.settings.wheel_holding == "height" and not pointer.ctrl
        if self.hands.phase is not Phase.CARRY or not lifts:
            return False
        self.hands.press("higher" if notches > 0 else "lower", slow=pointer.shift)
        return True

    def press(self, action: str, *, big: bool = False) -> bool:
        """A key of the board, or the button that stands for it; Shift slows the hand."""
        return self.hands.press(action, slow=big)

    def take(self) -> None:
        """Enter: lets go, shows all, pays, puts everything back."""
        self.hands.take()

    def hint(self) -> None:
        """Nobody is advised with a busy hand."""

    def offer(self, build: Build) -> None:
        """A busy hand takes nothing else."""

    def back(self) -> bool:
        """Esc: puts the piece aside."""
        return self.hands.back()

    def take_back(self) -> bool:
        """What is in the hand goes first; what fell is no part of a turn."""
        return self.hands.amends is None and self.back()

    def settle(self) -> None:
        """What was knocked comes to rest at once, and is judged."""
        self.hands.settle()

    def step(self, seconds: float) -> bool:
        """Moves the hand and what it met."""
        return self.hands.step(seconds)

    def panels(self) -> None:
        """The hand's panel in place of the build's; the inspector's, once something fell."""
        self._panel.draw()
        amends = self.hands.amends
        if amends is None:
            self._aiming.draw_judge()
            return
        self._inspector.draw(amends)
        if self.hands.phase is Phase.FALLEN:
            self._lies.draw(amends)

    def prompt(self) -> str:
        """What the hand does now."""
        texts, hands = self._host.texts, self.hands
        carried = hands.carried
        if hands.phase is not Phase.CARRY or carried is None:
            return texts(f"tokyo-hands-{hands.phase}")
        if carried.held.kind == "road":
            return texts(f"tokyo-hands-{self._road(carried)}")
        if carried.held.kind == "car":
            return texts("tokyo-hands-car")
        if carried.held.count == carried.draft.height:
            return texts("tokyo-hands-pillar")
        number, count = carried.up + 1, carried.draft.height
        return texts("tokyo-hands-disc", number=number, count=count)

    def _road(self, carried: Carried) -> str:
        """What kind of road is in the hand, so far as it is carried otherwise."""
        verdict = self._turn.verdict
        if verdict is not None and any(one.relation == "under" for one in verdict.crossings):
            return "under"
        return "exit" if carried.draft.is_exit else "road"

    def report(self) -> dict[str, Any]:
        """The same as while aiming: the hand's doings are always told."""
        return self._aiming.report()

    def close(self) -> None:
        """Removes what is loose; may be called twice."""
        self.hands.close()

    # What the panel asks

    def end_turn(self) -> None:
        """Plays the build without the cars that are left, if nothing was knocked over."""
        self.hands.settle()
        if self.hands.amends is None:
            self._aiming.end_turn()

    def name(self, seat: int) -> str:
        """A player's name."""
        return self._aiming.name(seat)
