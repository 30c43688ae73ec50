"""What is on the screen, in plain values: the content of the report (report.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from highway3d.shell.computers import Computers
    from highway3d.shell.desk import Desk
    from highway3d.shell.desktop.input import Input
    from highway3d.shell.match import Match
    from highway3d.table.session import Session


def told(desk: Desk, match: Match | None, heard: Input, *, settled: bool) -> dict[str, Any]:
    """All fields of one line of the report."""
    pointer, line = heard.pointer, desk.line
    return {
        "screen": desk.screen.name,
        "dialog": desk.dialogs.key,
        "window": desk.window.size,
        "panels": desk.theme.rectangles,
        "controls": desk.theme.controls,
        "pointer": [pointer.x, pointer.y] if pointer else None,
        "buttons": heard.buttons,
        "said": {"text": line.text, "tone": line.tone} if line else None,
        "session": _session(match.session) if match else None,
        "computer": _computer(match.computers) if match else None,
        "scene": match.scene.report() if match else {},
        "settled": settled,
    }


def _computer(computers: Computers) -> str | None:
    """What the computer to act does: thinks, or a trouble's name; None on a person's turn."""
    if computers.trouble is not None:
        return computers.trouble.trouble.value
    return "thinks" if computers.acts else None


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
