"""The one table of keys: help, settings and the window all read it.

A chord is written as modifiers and the printed key, ``ctrl+shift+z``. A chord that is not in
the table is looked up once more without Shift, which then means a bigger step.
"""

from __future__ import annotations

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
        "turn": ("r",),
        "turn_back": ("shift+r",),
        "higher": ("+", "="),
        "lower": ("-",),
        "junction": ("j",),
        "exit": ("x",),
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
        "help": ("f1",),
        "full_screen": ("f11",),
        "picture": ("f12",),
        "mute": ("m",),
        "quit": ("ctrl+q",),
    },
}
"""Sections of the key list, and in each the actions with their chords."""

CHORDS: dict[str, str] = {
    chord: action
    for section in BINDINGS.values()
    for action, chords in section.items()
    for chord in chords
}
GLIDING = frozenset(BINDINGS["view"]) - {
    "view_above", "view_low", "view_left", "view_right", "view_iso", "view_along",
    "view_reset", "focus",
}  # fmt: skip
"""Actions that go on smoothly while their key is held."""
STEPPING = frozenset({
    "left", "right", "up", "down", "higher", "lower", "turn", "turn_back", "next", "previous",
    "undo", "redo", "step_back", "step_forward",
})  # fmt: skip
"""Actions that repeat, after a pause, while their key is held."""

_MODIFIERS = ("ctrl", "alt", "shift")


def chord(key: str, held: frozenset[str]) -> str:
    """The chord of a key and the modifiers held with it.

    >>> chord("z", frozenset({"shift", "ctrl"}))
    'ctrl+shift+z'
    """
    return "+".join([name for name in _MODIFIERS if name in held] + [key])


def action_of(key: str, held: frozenset[str]) -> str | None:
    """The action of a key, or None.

    >>> action_of("w", frozenset({"shift"}))
    'pan_up'
    >>> action_of("r", frozenset({"shift"}))
    'turn_back'
    """
    exact = CHORDS.get(chord(key, held))
    return exact or CHORDS.get(chord(key, held - {"shift"}))
