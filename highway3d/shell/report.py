"""What the window shows, told line by line to whoever drives it from outside.

A window test moves a real mouse over a real window and must know where things are and what
came of a click. When the environment variable ``HIGHWAY3D_REPORT`` names a file, the program
writes there, after every frame that changed something, one line of JSON with these fields:

``screen``    the screen's name: menu, new, board …
``dialog``    the key of the open dialog's text, or null
``window``    ``[width, height]`` in pixels
``panels``    name of each panel drawn: ``[x, y, width, height]`` from the window's top left
``controls``  name of each button and field drawn, by the key of its text: its rectangle too
``pointer``   ``[x, y]`` where the program last saw the mouse, null outside the window
``buttons``   the mouse buttons it saw held down: left, middle, right
``served``    how many events of keys and buttons it has dealt with
``said``      the calm line now shown: ``{"text": …, "tone": …}``, or null
``session``   ``{"game", "ply", "turn", "last", "outcome", "revision"}``, null without a game
``computer``  ``"thinks"`` or what is wrong with the computer to act, null on a person's turn
``hint``      the proposal now shown: ``{"move", "what", "said"}``, or null
``scene``     what the scene's own ``report()`` says, ``{}`` when it has none
``settled``   true when nothing moves: no animation runs and no further frame is due

Nothing in the program reads it back.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping

    from highway3d.shell.desk import Desk
    from highway3d.shell.desktop.input import Input
    from highway3d.shell.play.computers import Computers
    from highway3d.shell.play.match import Match
    from highway3d.table.session import Session

VARIABLE = "HIGHWAY3D_REPORT"


class Report:
    """Appends what is shown to a file, a line each time that it differs from the line before."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._last = b""

    @classmethod
    def wanted(cls) -> Report | None:
        """The report that the environment asks for; None, as nearly always, when it does not."""
        name = os.environ.get(VARIABLE)
        return cls(Path(name)) if name else None

    def write(self, shown: Mapping[str, Any]) -> None:
        """Adds one whole line at once, so that a reader never sees half of it."""
        line = msgspec.json.encode(shown) + b"\n"
        if line == self._last:
            return
        self._last = line
        with self._path.open("ab", buffering=0) as file:
            file.write(line)


def shown(desk: Desk, match: Match | None, heard: Input, *, settled: bool) -> dict[str, Any]:
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
        "served": heard.served,
        "said": {"text": line.text, "tone": line.tone} if line else None,
        "session": _session(match.session) if match else None,
        "computer": _computer(match.computers) if match else None,
        "hint": _hint(match) if match else None,
        "scene": match.scene.report() if match else {},
        "settled": settled,
    }


def _computer(computers: Computers) -> str | None:
    """What the computer to act does: thinks, or a trouble's name; None on a person's turn."""
    if computers.trouble is not None:
        return computers.trouble.trouble.value
    return "thinks" if computers.acts else None


def _hint(match: Match) -> dict[str, Any] | None:
    hints, proposal = match.hints, match.hints.shown
    if proposal is None:
        return None
    move = match.session.rules.format(proposal.move)
    return {"move": move, "what": hints.says_what, "said": match.scene.advise(proposal)}


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
