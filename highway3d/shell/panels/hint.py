"""The hint: where a good move is made, and once more asked, what it does and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from highway3d.shell.desk import Desk
    from highway3d.shell.play.match import Match

REASONS: Final = 3
"""More reasons than these are not said."""


def draw_hint(desk: Desk, match: Match) -> None:
    """Draws the panel ``hint`` while a proposal is shown or awaited."""
    hints, theme, texts = match.hints, desk.theme, desk.texts
    if not hints.is_wanted:
        return
    proposal = hints.shown
    with theme.panel("hint", "right", title=_title(match), page="game"):
        if hints.is_lost:
            theme.text(texts("hint-lost"), "warning")
        elif proposal is None:
            theme.text(texts("hint-looking"), "soft")
        else:
            where, what, *why = match.scene.advise(proposal)
            theme.text(what if hints.says_what else where)
            for reason in why[:REASONS] if hints.says_what else ():
                theme.text(f"·  {reason}", "soft")
        if proposal is not None:
            key = "hint-next" if hints.says_what else "hint-what"
            if len(hints.found) > 1 or not hints.says_what:
                if theme.button(key, icon="hint", tip=texts("hint-tip")):
                    match.hint()
                theme.beside("hint-close", "no")
        if theme.button("hint-close", icon="no"):
            match.hide_hint()


def _title(match: Match) -> str:
    hints, texts = match.hints, match.texts
    if len(hints.found) < 2:
        return texts("hint")
    return texts("hint-of", number=hints.at + 1, count=len(hints.found))
