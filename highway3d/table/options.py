"""Options of a game given as text, and what each of them admits."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import inspect


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
            raise OptionError(f"option {setting!r} has no value: write {setting}=VALUE")
        if name not in fields:
            raise OptionError(f"there is no option {name!r}, only {', '.join(fields)}")
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
    raise OptionError(f"option {name} admits {admitted(field_type)}, not {text!r}")


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
