"""The languages there are: one folder each beside the shell's own words, English first."""

from __future__ import annotations

from pathlib import Path

ENGLISH = "en"
"""What a language that lacks a text falls back to."""
TEXTS = Path(__file__).with_name("texts")


def found(folder: Path) -> tuple[str, ...]:
    """The languages that a folder of texts is written in."""
    return (ENGLISH, *sorted({file.parent.name for file in folder.glob("*/*.ftl")} - {ENGLISH}))


LANGUAGES = found(TEXTS)
