"""The system's clipboard where it works, and a memory of our own where it does not."""

from __future__ import annotations

import pyperclip

_kept = ""


def copy(text: str) -> bool:
    """Puts a text on the clipboard; False where no other program will find it there."""
    global _kept
    _kept = text
    try:
        pyperclip.copy(text)
        return str(pyperclip.paste()) == text
    except (pyperclip.PyperclipException, OSError):
        return False


def paste() -> str:
    """The text on the clipboard, or what was last copied here."""
    try:
        return str(pyperclip.paste()) or _kept
    except (pyperclip.PyperclipException, OSError):
        return _kept
