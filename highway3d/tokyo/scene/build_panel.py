"""The panel of the build in the hand: what the judge says of it, and what may be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from imgui_bundle import imgui

from highway3d.shell.looks.widgets import ICONS
from highway3d.shell.sentences import fault_sentence
from highway3d.tokyo.turn.cautions import cautions
from highway3d.tokyo.turn.turn import Step

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from highway3d.shell.scene import Host
    from highway3d.shell.texts import Texts
    from highway3d.table.game import Fault
    from highway3d.tokyo.scene.scan import Scan
    from highway3d.tokyo.turn.draft import Draft, Verdict
    from highway3d.tokyo.turn.turn import Turn

FAULTS_SHOWN: Final = 3
BESIDE: Final = 9.5
"""What the buttons beside the one for what comes next need, in text heights."""


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

    def hint(self) -> None:
        """Asks for a hint."""

    def claim(self) -> None:
        """The player claims that nothing can be built."""


class _Main(NamedTuple):
    """The button for what comes next."""

    key: str
    icon: str
    act: Callable[[], None]
    is_enabled: bool = True
    label: str | None = None


class BuildPanel:
    """The strip below the board; it remembers how tall its buttons are."""

    def __init__(self, host: Host, turn: Turn, scan: Scan, asks: BuildAsks) -> None:
        self._host, self._turn, self._scan, self._asks = host, turn, scan, asks
        self._texts = host.texts
        self._foot = 0.0
        """How tall the buttons below the verdict are, in pixels …"""
        self._beside = 0.0
        """… and those beside the one for what comes next."""
        self._is_tight = False
        """Whether some of them leave out their words, for want of room."""

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
                top = imgui.get_cursor_pos_y()
                self._draw_buttons(turn.draft, verdict)
                self._foot = imgui.get_cursor_pos_y() - top

    def _draw_buttons(self, draft: Draft, verdict: Verdict) -> None:
        """The button for what comes next at the right, in one spot at every step.

        The others stand beside it, or above where the panel is narrow.
        """
        main, wide, room = self._main(verdict), self._widest(), imgui.get_content_region_avail().x
        draw_others = self._draw_placed if self._turn.is_placed else self._draw_aiming
        self._is_tight = room < wide + BESIDE * self._host.theme.em
        if self._is_tight:
            wide = self._wide(main)
            left = imgui.get_cursor_screen_pos().x + room - wide
            draw_others(draft, verdict)
            if imgui.get_item_rect_max().x + imgui.get_style().item_spacing.x <= left:
                imgui.same_line()
            imgui.set_cursor_screen_pos((left, imgui.get_cursor_screen_pos().y))
            self._draw_main(main, wide)
            return
        imgui.push_style_var(imgui.StyleVar_.cell_padding, (0, 0))
        if imgui.begin_table("buttons", 2):
            imgui.table_setup_column("others", imgui.TableColumnFlags_.width_stretch)
            gap = imgui.get_style().item_spacing.x
            imgui.table_setup_column("main", imgui.TableColumnFlags_.width_fixed, wide + gap)
            imgui.table_next_column()
            top = imgui.get_cursor_pos_y()
            draw_others(draft, verdict)
            self._beside = imgui.get_cursor_pos_y() - top
            imgui.table_next_column()
            above = max(0.0, self._beside - imgui.get_frame_height_with_spacing())
            imgui.set_cursor_pos((imgui.get_cursor_pos_x() + gap, imgui.get_cursor_pos_y() + above))
            self._draw_main(main, wide)
            imgui.end_table()
        imgui.pop_style_var()

    def _draw_main(self, main: _Main, wide: float) -> None:
        theme = self._host.theme
        if theme.button(
            main.key, label=main.label, icon=main.icon, primary=True, width=wide / theme.em,
            enabled=main.is_enabled,
        ):  # fmt: skip
            main.act()

    def _main(self, verdict: Verdict) -> _Main:
        """What comes next: place, put the cars on, end the turn, or say that nothing can be."""
        turn, asks, left = self._turn, self._asks, self._turn.cars_left
        if not turn.is_placed:
            if self._scan.is_hopeless and not verdict.is_legal:
                return _Main("tokyo-claim", "flag", asks.claim)
            return _Main("tokyo-place", "yes", asks.take, verdict.is_legal)
        if left > 0:
            label = self._texts("tokyo-put-cars", count=left)
            return _Main("tokyo-put-cars", "new", asks.put_all_cars, label=label)
        key = "tokyo-keep" if turn.is_adjusting else "tokyo-end-turn"
        return _Main(key, "yes", asks.end_turn, verdict.is_legal)

    def _widest(self) -> float:
        """The width that the button for what comes next has at every step, in pixels."""
        keys = ("tokyo-place", "tokyo-end-turn", "tokyo-keep", "tokyo-claim")
        put_cars = self._texts("tokyo-put-cars", count=2)
        buttons = [_Main(key, "yes", self._asks.take) for key in keys]
        buttons.append(_Main("tokyo-put-cars", "new", self._asks.take, label=put_cars))
        return max(map(self._wide, buttons))

    def _wide(self, main: _Main) -> float:
        label = self._texts(main.key) if main.label is None else main.label
        taken = imgui.calc_text_size(f"{ICONS[main.icon]}  {label}").x
        return float(taken + 1.2 * self._host.theme.em + 1)

    def _draw_scan(self) -> None:
        theme = self._host.theme
        theme.text(self._texts("tokyo-searching"), "soft")
        if theme.button("tokyo-stop", icon="no"):
            self._scan.stop()

    def _draw_choices(self) -> None:
        self._draw_lines(self._warnings())
        if self._turn.step is Step.ASIDE:
            if self._host.theme.button("tokyo-take-up", icon="undo", primary=True):
                self._asks.take()
            return
        if self._scan.is_hopeless and self._host.theme.button("tokyo-claim", icon="flag"):
            self._asks.claim()
        hints = self._host.settings.hints
        if hints and self._host.theme.button("tokyo-hint", icon="hint"):
            self._asks.hint()

    def _warnings(self) -> list[tuple[str, str]]:
        names = [self._host.seat_name(seat) for seat in (0, 1)]
        lines = cautions(self._turn, self._texts, names)
        if self._scan.is_hopeless and not self._turn.is_placed:
            lines.append(self._texts("tokyo-warn-hopeless"))
        return [(line, "warning") for line in lines]

    def _draw_verdict(self, verdict: Verdict, *, strong: bool) -> None:
        warnings = self._warnings()
        if verdict.is_legal:
            legal = self._texts("tokyo-legal", cars=verdict.cars)
            self._draw_lines([(legal, "good"), *warnings])
            return
        lines = fault_lines(self._texts, verdict.faults, FAULTS_SHOWN)
        with self._host.theme.font(bold=strong):
            self._draw_lines([*((line, "fault") for line in lines), *warnings])

    def _draw_lines(self, lines: Sequence[tuple[str, str]]) -> None:
        """Lines of a text and its tone; they scroll where the buttons would lose their room."""
        scrolls = self._room_left(lines) < 0
        if scrolls:
            spacing = imgui.get_style().item_spacing.y
            tall = max(imgui.get_text_line_height(), self._room_left(()) - spacing)
            imgui.begin_child("verdict", (0, tall), imgui.ChildFlags_.nav_flattened)
            imgui.push_text_wrap_pos(0.0)
        for text, tone in lines:
            self._host.theme.text(f"{ICONS[tone]}  {text}", tone)
        if scrolls:
            imgui.pop_text_wrap_pos()
            imgui.end_child()

    def _room_left(self, lines: Sequence[tuple[str, str]]) -> float:
        """Pixels that are free above the buttons once these lines are wrapped; may be negative."""
        wide, style = imgui.get_content_region_avail().x, imgui.get_style()
        tall = sum(
            imgui.calc_text_size(f"{ICONS[tone]}  {text}", wrap_width=wide).y
            + style.item_spacing.y
            for text, tone in lines
        )
        edges = 2 * style.window_padding.y - style.item_spacing.y
        return float(self._host.theme.layout.strip_height - edges - self._foot - tall)

    def _draw_aiming(self, draft: Draft, verdict: Verdict) -> None:
        adjusting = self._turn.is_adjusting
        if not (draft.is_exit or adjusting):
            self._draw_height(draft)
        if not adjusting:
            self._draw_kinds(draft)
        if self._host.settings.hints and not adjusting:
            self._draw_hint()

    def _draw_height(self, draft: Draft) -> None:
        theme = self._host.theme
        if theme.button("tokyo-lower", icon="lower", label=""):
            self._asks.press("lower")
        imgui.same_line()
        imgui.align_text_to_frame_padding()
        height = self._texts("tokyo-height", height=draft.height)
        theme.text(str(draft.height) if self._is_tight else height)
        imgui.same_line()
        if theme.button("tokyo-higher", icon="higher", label=""):
            self._asks.press("higher")
        theme.beside("tokyo-junction", "yes" * draft.junction)

    def _draw_hint(self) -> None:
        """The button for hints, without its words where they would take a row of their own."""
        theme, tip = self._host.theme, self._texts("tokyo-hint")
        label = tip if theme.has_room_beside("tokyo-hint", "hint") else ""
        theme.beside("tokyo-hint", "hint", label=label)
        if theme.button("tokyo-hint", icon="hint", label=label, tip=tip):
            self._asks.hint()

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
        theme = self._host.theme
        label = "" if self._is_tight else None
        tip = self._texts("tokyo-take-back") if self._is_tight else ""
        if theme.button("tokyo-take-back", icon="undo", label=label, tip=tip):
            self._asks.back()
        if self._turn.cars_left > 0:
            key = "tokyo-keep" if self._turn.is_adjusting else "tokyo-end-turn"
            theme.beside(key, "yes")
            if theme.button(key, icon="yes", enabled=verdict.is_legal):
                self._asks.end_turn()


def fault_lines(texts: Texts, faults: Sequence[Fault], most: int) -> list[str]:
    """The first faults in words, and how many more there are."""
    lines = [fault_sentence(texts, "tokyo", fault) for fault in faults[:most]]
    if len(faults) > most:
        lines.append(texts("tokyo-more-faults", count=len(faults) - most))
    return lines
