"""The hand's panel: what is carried, what fell, what is paid, what is put back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from imgui_bundle import imgui

from highway3d.tokyo.hands.inspector import draw_finding
from highway3d.tokyo.hands.phase import Phase

if TYPE_CHECKING:
    from highway3d.shell.scene import Host
    from highway3d.tokyo.hands.amends import Amends
    from highway3d.tokyo.hands.carried import Carried
    from highway3d.tokyo.hands.hands import Hands
    from highway3d.tokyo.turn.turn import Turn


class HandAsks(Protocol):
    """What the panel's buttons ask for."""

    def name(self, seat: int) -> str:
        """A player's name."""

    def press(self, action: str, *, big: bool = False) -> bool:
        """A key of the board."""

    def take(self) -> None:
        """Lets go, pays, puts everything back."""

    def back(self) -> bool:
        """Puts the piece aside."""

    def end_turn(self) -> None:
        """Plays the build without the cars that are left."""


class CarsAsks(Protocol):
    """What may be asked for while a road waits for cars."""

    def pick_up(self) -> None:
        """Takes the next car in hand."""

    def end_turn(self) -> None:
        """Plays the build without the cars that are left."""

    def back(self) -> bool:
        """Takes the build back."""


class HandPanel:
    """The strip below the board while the hand is busy."""

    def __init__(self, host: Host, hands: Hands, asks: HandAsks) -> None:
        self._host, self._hands, self._asks = host, hands, asks
        self._texts = host.texts

    def draw(self) -> None:
        """Draws what belongs to the hand's present phase."""
        theme, hands = self._host.theme, self._hands
        with theme.panel("build", "bottom", width=34):
            if hands.phase is Phase.CARRY and hands.carried is not None:
                self._draw_carried(hands.carried)
            elif hands.phase is Phase.SETTLING:
                theme.text(self._texts("tokyo-hands-settling"), "soft")
            elif hands.amends is not None:
                if hands.phase in (Phase.DOWN, Phase.HOME):
                    self._draw_restoring(hands.amends)
                elif hands.amends.is_revealed:
                    self._draw_payment(hands.amends)
                else:
                    self._draw_newest(hands.amends)

    def _draw_carried(self, carried: Carried) -> None:
        theme, kind = self._host.theme, carried.held.kind
        self._draw_height(carried)
        if kind == "disc":
            if carried.draft.height - carried.up > 1:
                theme.beside("tokyo-single")
                if theme.button("tokyo-single", chosen=self._hands.singly):
                    self._asks.press("next")
        else:
            theme.beside("tokyo-hand-turn", "redo")
            if theme.button("tokyo-hand-turn", icon="redo"):
                self._asks.press("turn")
        if kind == "car":
            theme.beside("tokyo-end-turn")
            if theme.button("tokyo-end-turn"):
                self._asks.end_turn()
        theme.beside("tokyo-put-aside", "undo")
        if theme.button("tokyo-put-aside", icon="undo"):
            self._asks.back()
        theme.beside("tokyo-let-go", "yes")
        if theme.button("tokyo-let-go", icon="yes", primary=True):
            self._asks.take()

    def _draw_height(self, carried: Carried) -> None:
        theme = self._host.theme
        if theme.button("tokyo-lower", icon="lower", label=""):
            self._asks.press("lower")
        imgui.same_line()
        imgui.align_text_to_frame_padding()
        theme.text(self._texts("tokyo-hands-height", mm=round(carried.height * 10)))
        imgui.same_line()
        if theme.button("tokyo-higher", icon="higher", label=""):
            self._asks.press("higher")

    def _draw_newest(self, amends: Amends) -> None:
        for one in amends.found[-1:]:
            draw_finding(self._host, one, amends.aftermath.state.turn)

    def _draw_payment(self, amends: Amends) -> None:
        theme, texts, bill = self._host.theme, self._texts, amends.aftermath
        name = self._asks.name(1 - bill.state.turn)
        if bill.due < bill.owed:
            theme.text(texts("tokyo-owed-all", owed=bill.owed, count=bill.due, name=name))
        else:
            theme.text(texts("tokyo-owed", count=bill.owed, name=name))
        self._draw_why(amends)
        for key, more in (("tokyo-more-grey", -1), ("tokyo-more-yellow", 1)):
            if bill.with_yellow(more) != bill:
                theme.beside(key)
                if theme.button(key):
                    amends.pay_more_yellow(more)
        label = texts("tokyo-pay", grey=bill.grey, yellow=bill.yellow)
        label = label if bill.due else texts("tokyo-pay-nothing")
        theme.beside("tokyo-pay", "yes", label=label)
        if theme.button("tokyo-pay", label=label, icon="yes", primary=True):
            self._asks.take()

    def _draw_restoring(self, amends: Amends) -> None:
        theme = self._host.theme
        self._draw_why(amends)
        if amends.left:
            theme.beside("tokyo-put-back-one", "undo")
            if theme.button("tokyo-put-back-one", icon="undo"):
                self._asks.press("next")
        theme.beside("tokyo-restore", "undo")
        if theme.button("tokyo-restore", icon="undo", primary=True):
            self._asks.take()

    def _draw_why(self, amends: Amends) -> None:
        if self._host.theme.button("tokyo-why", icon="help", chosen=amends.why):
            amends.why = not amends.why


class CarsPanel:
    """The strip below the board while a road waits for cars and the hand is empty."""

    def __init__(self, host: Host, turn: Turn, asks: CarsAsks) -> None:
        self._host, self._turn, self._asks = host, turn, asks

    def draw(self) -> None:
        """Draws what may be done now."""
        theme = self._host.theme
        with theme.panel("build", "bottom", width=34):
            label = self._host.texts("tokyo-put-cars", count=self._turn.cars_left)
            if theme.button("tokyo-put-cars", label=label, icon="new", primary=True):
                self._asks.pick_up()
            theme.beside("tokyo-end-turn", "yes")
            if theme.button("tokyo-end-turn", icon="yes"):
                self._asks.end_turn()
            theme.beside("tokyo-take-back", "undo")
            if theme.button("tokyo-take-back", icon="undo"):
                self._asks.back()
