"""Options of a game given as text, and what each of them admits."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import inspect

from highway3d.table.foreign import cut, quoted


class OptionError(ValueError):
    """An option that does not exist or a value it does not admit; the message is one sentence."""


def read_options(options_type: type[Any], settings: Iterable[str]) -> Any:
    """The options that texts like ``"scope=road"`` ask for, all others at their default.

    Raises ``OptionError`` naming the option and what it admits.
    """
    fields = {field.encode_name: field.type for field in msgspec.structs.fields(options_type)}
    values = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals:
            raise OptionError(f"option {quoted(setting)} has no value: write {cut(setting)}=VALUE")
        if name not in fields:
            raise OptionError(f"there is no option {quoted(name)}, only {', '.join(fields)}")
        values[name] = _read(name, fields[name], text)
    try:
        return msgspec.convert(values, options_type)
    except msgspec.ValidationError as error:
        raise OptionError(f"these options do not go together: {error}") from None


def admitted(field_type: Any) -> str:
    """What a field of options admits, in words.

    >>> from typing import Annotated, Literal
    >>> admitted(Literal["unlimited", 3])
    '3 or unlimited'
    >>> admitted(Annotated[int, msgspec.Meta(ge=3, le=5)])
    'a whole number from 3 to 5'
    """
    return _words(inspect.type_info(field_type))


def admitted_at(kind: Any, path: str) -> str:
    """What is admitted at a place inside a type, where that is a choice; empty elsewhere.

    >>> from typing import Literal
    >>> admitted_at(list[Literal["a", "b"]], "[0]"), admitted_at(list[int], "[0]")
    ('a or b', '')
    """
    found = _inner(inspect.type_info(kind), re.findall(r"[^.\[\]]+|\[\.\.\.\]", path))
    if isinstance(found, inspect.UnionType):
        found = next((one for one in found.types if _is_choice(one)), found)
    return _words(found) if found is not None and _is_choice(found) else ""


def _is_choice(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.LiteralType | inspect.EnumType)


def _inner(kind: inspect.Type, steps: list[str]) -> inspect.Type | None:
    """The type that such steps lead to, by names of fields and places in lists."""
    if not steps:
        return kind
    step, rest = steps[0], steps[1:]
    match kind:
        case inspect.UnionType(types=types):
            return next((found for one in types if (found := _inner(one, steps))), None)
        case inspect.Metadata(type=inner):
            return _inner(inner, steps)
        case inspect.StructType(fields=fields):
            named = (field.type for field in fields if field.encode_name == step)
            return next((found for one in named if (found := _inner(one, rest))), None)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return _inner(item, rest)
        case inspect.TupleType(item_types=items) if step.isdigit() and int(step) < len(items):
            return _inner(items[int(step)], rest)
        case inspect.DictType(value_type=value):
            return _inner(value, rest)
    return None


def _read(name: str, field_type: Any, text: str) -> Any:
    readings: list[Any] = [text]
    if text in ("on", "off"):
        readings.append(text == "on")
    with suppress(msgspec.DecodeError, RecursionError):
        readings.append(msgspec.json.decode(text))
    for reading in readings:
        try:
            msgspec.convert(reading, field_type)
        except msgspec.ValidationError:
            continue
        return reading
    raise OptionError(f"option {name} admits {admitted(field_type)}, not {quoted(text)}")


def _words(kind: inspect.Type) -> str:
    match kind:
        case inspect.LiteralType(values=values):
            return " or ".join(sorted(map(str, values)))
        case inspect.EnumType(cls=enum):
            return " or ".join(str(member.value) for member in enum)
        case inspect.BoolType():
            return "on or off"
        case inspect.IntType(ge=least, le=most):
            return "a whole number" + _bounds(least, most)
        case inspect.FloatType(ge=least, le=most):
            return "a number" + _bounds(least, most)
        case inspect.UnionType(types=types):
            return " or ".join(map(_words, types))
        case inspect.NoneType():
            return "null"
        case inspect.Metadata(type=inner):
            return _words(inner)
        case inspect.StrType():
            return "a text"
    return "a JSON value of its kind"


def _bounds(least: float | None, most: float | None) -> str:
    lower = "" if least is None else f" from {least:g}"
    return lower if most is None else f"{lower} to {most:g}" if lower else f" up to {most:g}"
