"""The panel of the turn in the making: the actions, the tile in hand, the pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from imgui_bundle import imgui

from highway3d.shell.looks import palette
from highway3d.shell.looks.widgets import ink
from tiles2d.flat.slips import corner
from tiles2d.octiles.rules.options import SWITCHING
from tiles2d.octiles.scene.words import why_closed
from tiles2d.octiles.turn.actions import Actions, Kind
from tiles2d.octiles.turn.turn import Step

if TYPE_CHECKING:
    from highway3d.shell.scene import Host
    from tiles2d.octiles.turn.turn import Turn


class TurnAsks(Protocol):
    """What the panel's buttons ask for."""

    def take(self) -> None:
        """Takes what is pointed at."""

    def rotate(self, step: int) -> None:
        """Turns the tile in hand, or the one that is being rotated."""

    def choose(self, kind: Kind) -> None:
        """Turns to one kind of action, or says why there is none."""

    def pass_turn(self) -> None:
        """Passes, or says why that is not allowed."""


class TurnPanel:
    """What the game adds to the panels round the board."""

    def __init__(self, host: Host, turn: Turn, asks: TurnAsks) -> None:
        self._host, self._turn, self._asks = host, turn, asks
        self._texts = host.texts

    def draw(self) -> None:
        """Draws the panel, while there is something to do."""
        theme, turn = self._host.theme, self._turn
        if turn.step is Step.OVER:
            return
        with theme.panel("octiles", corner(self._host)):
            if turn.step is Step.PASS:
                theme.text(self._texts("octiles-must-pass"), "warning")
                if theme.button("octiles-pass", icon="next", primary=True):
                    self._asks.pass_turn()
                return
            if isinstance(turn, Actions):
                self._draw_kinds(turn)
                theme.rule()
            self._draw_tile()
            self._draw_rest()

    def _draw_kinds(self, turn: Actions) -> None:
        """The four actions; those that are not possible look so, and say why."""
        for at, kind in enumerate(Kind):
            key = f"octiles-{kind}"
            if at % 2:
                self._host.theme.beside(key)
            possible = turn.is_possible(kind)
            tip = self._texts(f"{key}-tip") if possible else why_closed(self._texts, turn, kind)
            chosen = turn.kind is kind and possible
            if self._button(key, tip, possible=possible, chosen=chosen, width=5.6):
                self._asks.choose(kind)

    def _button(
        self,
        key: str,
        tip: str,
        *,
        possible: bool,
        icon: str = "",
        chosen: bool = False,
        width: float = 0.0,
    ) -> bool:
        """A button, pale where nothing can come of it but the reason why."""
        theme, style = self._host.theme, imgui.get_style()
        pale = 1.0 if possible else style.disabled_alpha
        imgui.push_style_var(imgui.StyleVar_.alpha, style.alpha * pale)
        pressed = theme.button(key, icon=icon, chosen=chosen, width=width)
        imgui.pop_style_var()
        if tip and imgui.is_item_hovered(imgui.HoveredFlags_.for_tooltip):
            theme.tip(tip)
        if chosen:
            low, high = imgui.get_item_rect_min(), imgui.get_item_rect_max()
            draw, thick = imgui.get_window_draw_list(), max(2.0, theme.em / 12)
            draw.add_rect(low, high, ink(palette.WALNUT), style.frame_rounding, thickness=thick)
        return pressed

    def _draw_tile(self) -> None:
        theme, texts = self._host.theme, self._texts
        back = "octiles-turn-back"
        if theme.button(back, icon="undo", label="", tip=texts(back)):
            self._asks.rotate(-1)
        theme.beside("octiles-turn", "redo")
        if theme.button("octiles-turn", icon="redo", tip=texts("octiles-turn-tip")):
            self._asks.rotate(1)
        state = self._turn.state
        if state.options.version in SWITCHING:
            theme.text(texts("octiles-face-down", count=len(state.face_down())), "soft")
        else:
            theme.text(texts("octiles-pile", count=len(state.pile) - 1), "soft")

    def _draw_rest(self) -> None:
        theme, texts, turn = self._host.theme, self._texts, self._turn
        if turn.step is Step.ROTATE and theme.button("octiles-keep", icon="yes", primary=True):
            self._asks.take()
        if self._host.settings.hints:
            if theme.button("octiles-hint", icon="hint", tip=texts("octiles-hint-tip")):
                self._host.hint()
            theme.beside("octiles-pass", "next")
        closed = (
            "octiles-closed-pass" if turn.has_everyone_passed else "octiles-fault-PASS_NOT_ALLOWED"
        )
        may = turn.offers.may_pass
        tip = texts("octiles-pass-tip" if may else closed)
        if self._button("octiles-pass", tip, possible=may, icon="next"):
            self._asks.pass_turn()
