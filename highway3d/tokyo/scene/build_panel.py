"""The panel of the build in the hand: what the judge says of it, and what may be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from imgui_bundle import imgui

from highway3d.shell.looks.widgets import ICONS
from highway3d.shell.sentences import fault_sentence
from highway3d.tokyo.turn.cautions import cautions

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from highway3d.shell.scene import Host
    from highway3d.shell.texts import Texts
    from highway3d.table.game import Fault
    from highway3d.tokyo.scene.scan import Scan
    from highway3d.tokyo.turn.draft import Draft, Verdict
    from highway3d.tokyo.turn.turn import Turn

FAULTS_SHOWN: Final = 3
STRIP_SHARE: Final = 0.28
"""So much of the window's height a strip below the board has at most."""


class BuildAsks(Protocol):
    """What the panel's buttons ask for."""

    def press(self, action: str, *, big: bool = False) -> bool:
        """A key of the board."""

    def take(self) -> None:
        """Takes what is shown."""

    def put_all_cars(self) -> None:
        """Puts every car on that was earned."""

    def end_turn(self) -> None:
        """Plays the finished build."""

    def back(self) -> bool:
        """One step back."""

    def restore(self) -> None:
        """Puts everything back that was knocked."""


class BuildPanel:
    """The strip below the board; it remembers how tall its buttons are."""

    def __init__(self, host: Host, turn: Turn, scan: Scan, asks: BuildAsks) -> None:
        self._host, self._turn, self._scan, self._asks = host, turn, scan, asks
        self._texts = host.texts
        self._foot = 0.0
        """How tall the buttons below the verdict are, in pixels."""

    def draw(self, *, strong: bool) -> None:
        """Draws the panel; ``strong`` lets the faults stand out."""
        theme, turn, verdict = self._host.theme, self._turn, self._turn.verdict
        with theme.panel("build", "bottom", width=34):
            if self._scan.is_running:
                self._draw_scan()
            elif turn.state.knocked:
                knocked = ", ".join(turn.state.knocked)
                theme.text(self._texts("tokyo-knocked", pieces=knocked), "warning")
                if theme.button("tokyo-restore", icon="undo", primary=True):
                    self._asks.restore()
            elif turn.draft is None or verdict is None:
                self._draw_choices()
            else:
                self._draw_verdict(verdict, strong=strong)
                buttons = self._draw_placed if turn.is_placed else self._draw_aiming
                self._measured(buttons, turn.draft, verdict)

    def _measured(
        self, draw: Callable[[Draft, Verdict], None], draft: Draft, verdict: Verdict
    ) -> None:
        """Draws the buttons and notes how tall they are, for the lines above them."""
        top = imgui.get_cursor_pos_y()
        draw(draft, verdict)
        self._foot = imgui.get_cursor_pos_y() - top

    def _draw_scan(self) -> None:
        theme = self._host.theme
        theme.text(self._texts("tokyo-searching", count=self._scan.checked), "soft")
        if theme.button("tokyo-stop", icon="no"):
            self._scan.stop()

    def _draw_choices(self) -> None:
        self._draw_lines(self._warnings())
        hints = self._host.settings.hints
        if hints and self._host.theme.button("tokyo-hint", icon="hint"):
            self._scan.look_for_hints()

    def _warnings(self) -> list[tuple[str, str]]:
        names = [self._host.seat_name(seat) for seat in (0, 1)]
        return [(line, "warning") for line in cautions(self._turn, self._texts, names)]

    def _draw_verdict(self, verdict: Verdict, *, strong: bool) -> None:
        said: list[tuple[str, str]] = []
        warnings = self._warnings()
        if verdict.is_legal:
            legal = self._texts("tokyo-legal", cars=verdict.cars)
            self._draw_lines([(legal, "good"), *warnings])
            return
        with self._host.theme.font(bold=strong):
            for most in (FAULTS_SHOWN, 1):
                lines = fault_lines(self._texts, verdict.faults, most)
                said = [(line, "fault") for line in lines] + warnings
                if self._room_left(said) >= 0:
                    break
            self._draw_lines(said)

    def _draw_lines(self, lines: Sequence[tuple[str, str]]) -> None:
        """Lines of a text and its tone, cut short where the buttons would lose their room."""
        theme = self._host.theme
        if self._room_left(lines) >= 0:
            for text, tone in lines:
                theme.text(f"{ICONS[tone]}  {text}", tone)
            return
        tall = imgui.get_text_line_height_with_spacing()
        for text, tone in lines[: max(1, int(self._room_left(()) / tall))]:
            theme.line(f"{ICONS[tone]}  {text}", tone)

    def _room_left(self, lines: Sequence[tuple[str, str]]) -> float:
        """Pixels that are free above the buttons once these lines are wrapped; may be negative."""
        wide, style = imgui.get_content_region_avail().x, imgui.get_style()
        tall = sum(
            imgui.calc_text_size(f"{ICONS[tone]}  {text}", wrap_width=wide).y
            + style.item_spacing.y
            for text, tone in lines
        )
        edges = 2 * style.window_padding.y - style.item_spacing.y
        return float(STRIP_SHARE * self._host.size[1] - edges - self._foot - tall)

    def _draw_aiming(self, draft: Draft, verdict: Verdict) -> None:
        theme, adjusting = self._host.theme, self._turn.is_adjusting
        if not (draft.is_exit or adjusting):
            self._draw_height(draft)
        if not adjusting:
            self._draw_kinds(draft)
        if self._host.settings.hints and not adjusting:
            self._draw_hint()
        theme.beside("tokyo-place", "yes")
        if theme.button("tokyo-place", icon="yes", primary=True, enabled=verdict.is_legal):
            self._asks.take()

    def _draw_height(self, draft: Draft) -> None:
        theme = self._host.theme
        if theme.button("tokyo-lower", icon="lower", label=""):
            self._asks.press("lower")
        imgui.same_line()
        imgui.align_text_to_frame_padding()
        theme.text(self._texts("tokyo-height", height=draft.height))
        imgui.same_line()
        if theme.button("tokyo-higher", icon="higher", label=""):
            self._asks.press("higher")
        theme.beside("tokyo-junction", "yes" * draft.junction)

    def _draw_hint(self) -> None:
        """The button for hints, without its words where they would take a row of their own."""
        theme = self._host.theme
        label = "" if theme.layout.is_low else None
        theme.beside("tokyo-hint", "hint", label=label)
        tip = self._texts("tokyo-hint")
        if theme.button("tokyo-hint", icon="hint", label=label, tip=tip):
            self._scan.look_for_hints()

    def _draw_kinds(self, draft: Draft) -> None:
        """The switches for a junction and, where one may be, for an exit."""
        theme = self._host.theme
        icon = "yes" * draft.junction
        if theme.button("tokyo-junction", icon=icon, chosen=draft.junction):
            self._asks.press("junction")
        if draft.base.height == 1:
            icon = "yes" * draft.is_exit
            theme.beside("tokyo-exit", icon)
            if theme.button("tokyo-exit", icon=icon, chosen=draft.is_exit):
                self._asks.press("exit")

    def _draw_placed(self, draft: Draft, verdict: Verdict) -> None:
        theme, turn = self._host.theme, self._turn
        left = turn.cars_left
        if left > 0:
            label = self._texts("tokyo-put-cars", count=left)
            if theme.button("tokyo-put-cars", label=label, icon="new", primary=True):
                self._asks.put_all_cars()
            theme.beside("tokyo-end-turn", "yes")
        key = "tokyo-keep" if turn.is_adjusting else "tokyo-end-turn"
        if theme.button(key, icon="yes", primary=left <= 0, enabled=verdict.is_legal):
            self._asks.end_turn()
        theme.beside("tokyo-take-back", "undo")
        if theme.button("tokyo-take-back", icon="undo"):
            self._asks.back()


def fault_lines(texts: Texts, faults: Sequence[Fault], most: int) -> list[str]:
    """The first faults in words, and how many more there are."""
    lines = [fault_sentence(texts, "tokyo", fault) for fault in faults[:most]]
    if len(faults) > most:
        lines.append(texts("tokyo-more-faults", count=len(faults) - most))
    return lines
