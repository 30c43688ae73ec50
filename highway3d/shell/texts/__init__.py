"""What people read: Fluent files, one folder for each language, the shell's own and every game's.

A game brings its words in a folder ``texts`` of its own, laid out like this one.
"""

from __future__ import annotations

import locale
import logging
import os
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from highway3d import catalogue
from highway3d.shell.languages import ENGLISH, LANGUAGES, TEXTS

if TYPE_CHECKING:
    from pathlib import Path

PSEUDO = "pseudo"
_REMEMBERED = 2000
"""Sentences kept ready: panels say the same ones in every frame."""
_LONGER = str.maketrans(
    {"a": "aá", "e": "eé", "i": "ií", "o": "oó", "u": "uú", "n": "nñ", "s": "sś"}
)


class Texts:
    """Gives the sentence behind a key in the present language.

    A key that the language lacks is answered in English, and one that English lacks by itself:
    a missing text is never an error. ``pseudo`` is English drawn out by two fifths, to see
    whether a screen leaves room.

    >>> Texts("es")("no-such-key")
    'no-such-key'
    """

    def __init__(self, language: str = "") -> None:
        self._bundles = {name: _bundle(name) for name in LANGUAGES}
        self._said: dict[tuple[Any, ...], str] = {}
        self.language = ""
        self.use(language)

    def use(self, language: str) -> None:
        """Changes the language; an empty or unknown name means the system's, else English."""
        known = language in LANGUAGES or language == PSEUDO
        self.language = language if known else system_language()
        self._said.clear()

    def has(self, key: str) -> bool:
        """Tells whether there is a text behind the key, in English at least."""
        return bool(self._bundles[ENGLISH].has_message(key))

    def name_of(self, language: str) -> str:
        """What a language calls itself."""
        return self._in(language, "language-name", {}) or language

    def keys(self, language: str) -> frozenset[str]:
        """All keys of one language."""
        return frozenset(self._bundles[language]._messages)

    def __call__(self, key: str, **values: Any) -> str:
        asked = (key, *values.items())
        if asked not in self._said:
            if len(self._said) >= _REMEMBERED:
                self._said.clear()
            self._said[asked] = self._say(key, values)
        return self._said[asked]

    def _say(self, key: str, values: dict[str, Any]) -> str:
        for language in (self.language, ENGLISH):
            text = self._in(language, key, values)
            if text is not None:
                return lengthened(text) if self.language == PSEUDO else text
        return key

    def _in(self, language: str, key: str, values: dict[str, Any]) -> str | None:
        bundle = self._bundles.get(language)
        if bundle is None or not bundle.has_message(key):
            return None
        pattern = bundle.get_message(key).value
        return str(bundle.format_pattern(pattern, values)[0]) if pattern else key


def lengthened(text: str) -> str:
    """The text about two fifths longer, still readable.

    >>> lengthened("One more road")
    'Onñeé moóreé roóaád'
    """
    return text.translate(_LONGER)


def system_language() -> str:
    """The language of the system where we speak it, else English."""
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    named = next((name for name in names if name), "") or locale.getlocale()[0] or ""
    short = named[:2].lower()
    return {"sp": "es"}.get(short, short) if short in (*LANGUAGES, "sp") else ENGLISH


def _bundle(language: str) -> FluentBundle:
    """All texts of a language; a key given twice is the shell's, then the first game's."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in (TEXTS, *(home / "texts" for home in catalogue.homes().values())):
        for file in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(FluentResource(_read(file)))
    return bundle


def _read(file: Path) -> str:
    """A file's text; nothing where a game brings one that cannot be read."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        logging.getLogger("highway3d").warning("%s not read: %s", file, error)
        return ""
