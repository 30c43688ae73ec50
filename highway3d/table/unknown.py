"""Fields of newer or foreign records: taken off on reading, put back on writing."""

from __future__ import annotations

from typing import Any


def unknown_part(raw: Any, known: Any) -> Any:
    """What ``raw`` holds that ``known`` has no place for, at every level; None if nothing.

    >>> unknown_part({"a": 1, "b": [{"c": 2, "d": 3}]}, {"a": 0, "b": [{"c": 0}]})
    {'b': [{'d': 3}]}
    """
    if isinstance(raw, dict) and isinstance(known, dict):
        part = {}
        for name, value in raw.items():
            if name not in known:
                part[name] = value
            elif inner := unknown_part(value, known[name]):
                part[name] = inner
        return part
    if isinstance(raw, list) and isinstance(known, list) and len(raw) == len(known):
        parts = [unknown_part(*pair) for pair in zip(raw, known, strict=True)]
        return parts if any(parts) else None
    return None


def merged(known: Any, unknown: Any) -> Any:
    """``known`` with the fields of ``unknown`` behind its own; ``known`` prevails.

    >>> merged({"a": 1, "b": [{"c": 2}]}, {"b": [{"d": 3}], "e": 4})
    {'a': 1, 'b': [{'c': 2, 'd': 3}], 'e': 4}
    """
    if isinstance(known, dict) and isinstance(unknown, dict):
        both = {name: merged(value, unknown.get(name)) for name, value in known.items()}
        return both | {name: unknown[name] for name in unknown if name not in known}
    if isinstance(known, list) and isinstance(unknown, list) and len(known) == len(unknown):
        return [merged(*pair) for pair in zip(known, unknown, strict=True)]
    return known
