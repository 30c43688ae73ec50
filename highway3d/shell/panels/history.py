"""The moves played, stepping through them, and a line to type one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imgui_bundle import imgui

from highway3d.shell.widgets import ICONS

if TYPE_CHECKING:
    from highway3d.shell.app import App
    from highway3d.shell.match import Match

_STEPS = (("first", "first"), ("undo", "previous"), ("redo", "next"), ("last", "last"))


class History:
    """Draws the panel ``history`` at the right; keeps what is being typed."""

    def __init__(self, app: App, match: Match) -> None:
        self._app = app
        self._match = match
        self._typed = ""
        self._seen = -1

    def draw(self) -> None:
        """Draws the panel."""
        theme = self._app.theme
        with theme.panel("history", "right", width=14):
            if theme.button("menu", icon="menu"):
                self._app.screen.back()
            self._steps()
            self._moves()
            self._field()

    def _steps(self) -> None:
        theme, session = self._app.theme, self._match.session
        back, on = session.here.parent is not None, session.here.following is not None
        for at, (how, icon) in enumerate(_STEPS):
            if at:
                imgui.same_line()
            enabled = back if how in ("first", "undo") else on
            tip = self._app.texts(f"history-{how}")
            if theme.button(how, label="", icon=icon, enabled=enabled, tip=tip):
                self._match.step(how)

    def _moves(self) -> None:
        theme, session = self._app.theme, self._match.session
        line = session.line()[1:]
        if not line:
            theme.text(self._app.texts("history-empty"), "soft")
            return
        row = imgui.get_text_line_height_with_spacing()
        most = max(3, int(theme.layout.size[1] * 0.34 / row))
        imgui.begin_child("moves", (0, min(len(line), most) * row + 4))
        for entry in line:
            here = entry is session.here
            mark = f"  {ICONS['branch']}" if entry.parent and len(entry.parent.children) > 1 else ""
            label = f"{entry.number}. {entry.text}{mark}##{entry.number}"
            if imgui.selectable(label, here)[0]:
                self._match.go(entry)
            if here and self._seen != session.revision:
                imgui.set_scroll_here_y(0.6)
        imgui.end_child()
        self._seen = session.revision

    def _field(self) -> None:
        theme = self._app.theme
        hint = self._app.texts("history-type")
        self._typed = theme.field("typed_move", self._typed, hint=hint)
        if (
            imgui.is_item_deactivated()
            and imgui.is_key_pressed(imgui.Key.enter)
            and self._typed.strip()
            and self._match.play_text(self._typed)
        ):
            self._typed = ""
