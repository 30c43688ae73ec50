"""The one table of keys: help and the window read it, the shell's keys and the game's own.

A chord is written as modifiers and the printed key, ``ctrl+shift+z``. A chord that is not in
the table is looked up once more without Shift, which then means a bigger step.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from highway3d.table.game import Key

BINDINGS: dict[str, dict[str, tuple[str, ...]]] = {
    "game": {
        "undo": ("ctrl+z",),
        "redo": ("ctrl+shift+z", "ctrl+y"),
        "new": ("ctrl+n",),
        "open": ("ctrl+o",),
        "save": ("ctrl+s",),
        "step_back": ("alt+left",),
        "step_forward": ("alt+right",),
        "first": ("home",),
        "last": ("end",),
        "next_turning": ("n",),
        "pause": ("p",),
    },
    "board": {
        "next": ("tab",),
        "previous": ("shift+tab",),
        "take": ("enter", "space"),
        "left": ("left",),
        "right": ("right",),
        "up": ("up",),
        "down": ("down",),
        "hint": ("h",),
    },
    "view": {
        "view_above": ("1",),
        "view_low": ("2",),
        "view_left": ("3",),
        "view_right": ("4",),
        "view_iso": ("5",),
        "view_along": ("6",),
        "view_reset": ("0",),
        "focus": ("z",),
        "zoom_in": ("page_up",),
        "zoom_out": ("page_down",),
        "pan_left": ("a",),
        "pan_right": ("d",),
        "pan_up": ("w",),
        "pan_down": ("s",),
        "orbit_left": ("q",),
        "orbit_right": ("e",),
        "tilt_up": ("f",),
        "tilt_down": ("v",),
    },
    "program": {
        "back": ("escape",),
        "panels": ("f6",),
        "hide_panels": ("f9",),
        "help": ("f1",),
        "full_screen": ("f11",),
        "picture": ("f12",),
        "mute": ("m",),
        "quit": ("ctrl+q",),
    },
}
"""Sections of the key list, and in each the shell's actions with their chords."""

_CHORDS = {
    chord: action
    for section in BINDINGS.values()
    for action, chords in section.items()
    for chord in chords
}
_GLIDING = frozenset(BINDINGS["view"]) - {
    "view_above", "view_low", "view_left", "view_right", "view_iso", "view_along",
    "view_reset", "focus",
}  # fmt: skip
_REPEATING = frozenset({
    "left", "right", "up", "down", "next", "previous", "undo", "redo", "step_back", "step_forward",
})  # fmt: skip
_MODIFIERS = ("ctrl", "alt", "shift")


class Bindings:
    """The shell's keys and those of the game on the table, which can take none of the shell's."""

    def __init__(self, keys: tuple[Key, ...]) -> None:
        self._chords = {chord: key.action for key in keys for chord in key.chords} | _CHORDS
        self._repeating = _REPEATING | {key.action for key in keys if key.repeats}

    def action_of(self, key: str, held: frozenset[str]) -> str | None:
        """The action of a key, or None.

        >>> bindings(()).action_of("w", frozenset({"shift"}))
        'pan_up'
        >>> bindings(()).action_of("tab", frozenset({"shift"}))
        'previous'
        """
        exact = self._chords.get(chord(key, held))
        return exact or self._chords.get(chord(key, held - {"shift"}))

    def glides(self, action: str) -> bool:
        """Tells whether an action goes on smoothly while its key is held."""
        return action in _GLIDING

    def repeats(self, action: str) -> bool:
        """Tells whether an action is repeated, after a pause, while its key is held."""
        return action in self._repeating


@cache
def bindings(keys: tuple[Key, ...]) -> Bindings:
    """The table of keys while a game with these keys of its own is on, or none with none."""
    return Bindings(keys)


def chord(key: str, held: frozenset[str]) -> str:
    """The chord of a key and the modifiers held with it.

    >>> chord("z", frozenset({"shift", "ctrl"}))
    'ctrl+shift+z'
    """
    return "+".join([name for name in _MODIFIERS if name in held] + [key])
