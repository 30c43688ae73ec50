"""What is on the screen, in plain values: the content of the report (report.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from highway3d.shell.app import App
    from highway3d.shell.computers import Computers
    from highway3d.table.session import Session


def told(app: App) -> dict[str, Any]:
    """All fields of one line of the report."""
    match = app.games.match if app.screen.has_board else None
    pointer, line = app.input.pointer, app.line
    return {
        "screen": app.screen.name,
        "dialog": app.dialogs.key,
        "window": app.window.size,
        "panels": app.theme.rectangles,
        "controls": app.theme.controls,
        "pointer": [pointer.x, pointer.y] if pointer else None,
        "buttons": app.input.buttons,
        "said": {"text": line.text, "tone": line.tone} if line else None,
        "session": _session(match.session) if match else None,
        "computer": _computer(match.computers) if match else None,
        "scene": match.scene.report() if match else {},
        "settled": is_settled(app),
    }


def _computer(computers: Computers) -> str | None:
    """What the computer to act does: thinks, or a trouble's name; None on a person's turn."""
    if computers.trouble is not None:
        return computers.trouble.trouble.value
    return "thinks" if computers.acts else None


def is_settled(app: App) -> bool:
    """Whether nothing moves and no further frame is due."""
    return app.loop.frames == 0 and not app.input.is_busy


def _session(session: Session) -> dict[str, Any]:
    outcome = session.outcome
    return {
        "game": session.game.name,
        "ply": session.here.number,
        "live": session.is_live,
        "turn": session.turn,
        "last": session.here.text,
        "outcome": None if outcome is None else [list(outcome.winners), str(outcome.reason)],
        "revision": session.revision,
    }
