"""Texts from outside, as they can be said: on one line, printable, and of bounded length."""

from __future__ import annotations


def quoted(text: str) -> str:
    """A text from outside in quotation marks, printable and at most 60 characters long."""
    return f"'{cut(text)}'"


def cut(text: str, most: int = 60) -> str:
    """A text from outside, printable and not longer than that."""
    return printable(text) if len(text) <= most else f"{printable(text[:most])}…"


def printable(text: str) -> str:
    r"""A text from outside on one line, control characters replaced.

    >>> printable("Ana\n\x1b[31m")
    'Ana��[31m'
    """
    return "".join(c if c.isprintable() else "�" for c in text)
