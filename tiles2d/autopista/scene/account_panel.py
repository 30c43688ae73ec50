"""Autopista's own panel: what the last turn brought, and the button that means something now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tiles2d.autopista.scene.words import turn_lines
from tiles2d.autopista.turn.turn import Step
from tiles2d.flat.slips import corner

if TYPE_CHECKING:
    from highway3d.shell.scene import Host
    from tiles2d.autopista.turn.turn import Turn


class AccountAsks(Protocol):
    """What the panel's button asks for."""

    def press(self, key: str) -> None:
        """Does what the text of this key says."""


class AccountPanel:
    """The panel below the players."""

    def __init__(self, host: Host, asks: AccountAsks) -> None:
        self._host, self._asks = host, asks

    def draw(self, turn: Turn, *, telling: bool, ways: bool) -> None:
        """Draws it, if there is anything to say or do; ``ways`` tells that the ways are shown."""
        theme, texts, entry = self._host.theme, self._host.texts, self._host.session.here
        lines, button = list(turn_lines(texts, entry)), self._button(turn, telling=telling)
        if not lines and button is None:
            return
        with theme.panel("account", corner(self._host), title=texts("city-last-turn")):
            for text, tone in lines or [(texts("city-no-turn"), "soft")]:
                theme.text(text, tone)
            if button is not None:
                key, icon = button
                shown = key == "city-ways" and ways
                tip = texts("city-ways-tip") if key == "city-ways" else ""
                if theme.button(key, icon=icon, primary=key == "city-pass", chosen=shown, tip=tip):
                    self._asks.press(key)

    def _button(self, turn: Turn, *, telling: bool) -> tuple[str, str] | None:
        """Key and pictogram of the button that means something now."""
        if telling:
            return "city-skip", "last"
        if turn.step is Step.PASS:
            return "city-pass", "next"
        if turn.taken:
            return "city-take-back", "undo"
        if self._host.settings.hints and turn.step is Step.PIECE:
            return "city-ways", "hint"
        return None
