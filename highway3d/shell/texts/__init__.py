"""What people read: Fluent files, one folder for each language, one file for each area."""

from __future__ import annotations

import locale
import os
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = {"en": "English", "es": "Español"}
PSEUDO = "pseudo"
_FALLBACK = "en"
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
        return bool(self._bundles[_FALLBACK].has_message(key))

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
        for name in (self.language, _FALLBACK):
            bundle = self._bundles.get(name)
            if bundle is not None and bundle.has_message(key):
                pattern = bundle.get_message(key).value
                text = bundle.format_pattern(pattern, values)[0] if pattern else key
                return lengthened(str(text)) if self.language == PSEUDO else str(text)
        return key


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
    return {"sp": "es"}.get(short, short) if short in (*LANGUAGES, "sp") else _FALLBACK


def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files(__name__) / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
