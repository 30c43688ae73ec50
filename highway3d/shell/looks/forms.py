"""Forms that draw themselves from a typed struct: settings, and the options of every game.

A truth value is a switch, a ``Literal`` a choice, a bounded number a slider. A field's label is
the text ``PREFIX-FIELD``, its explanation ``PREFIX-FIELD-help``, a choice's name
``PREFIX-FIELD-VALUE``; underscores in names become hyphens.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, get_args

import msgspec
from imgui_bundle import imgui

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from highway3d.shell.looks.theme import Theme

    Drawer = Callable[[Theme, str, Any, float], Any]

_WIDEST_SLIDER = 500
_LARGE = 1_000_000
_NARROW_EMS = 22
_RESET_EMS = 2.8


def form_key(prefix: str, *parts: object) -> str:
    """The key of a text of a form.

    >>> form_key("option-tokyo", "materials_end", "house_end")
    'option-tokyo-materials-end-house-end'
    """
    return "-".join([prefix, *(str(part) for part in parts)]).replace("_", "-")


@cache
def field_types(struct: type[msgspec.Struct]) -> dict[str, Any]:
    """What msgspec knows of each field of a struct; choices stand in the order declared."""
    types: dict[str, Any] = {}
    for field in msgspec.structs.fields(struct):
        types[field.name] = msgspec.inspect.type_info(field.type)
        if isinstance(types[field.name], msgspec.inspect.LiteralType):
            types[field.name] = msgspec.inspect.LiteralType(get_args(field.type))
    return types


@cache
def defaults(struct: type[msgspec.Struct]) -> msgspec.Struct:
    """A struct with nothing but defaults."""
    return struct()


def draw_form(
    theme: Theme,
    value: msgspec.Struct,
    prefix: str,
    fields: Sequence[str] | None = None,
    own: Mapping[str, Drawer] | None = None,
    usual: msgspec.Struct | None = None,
) -> dict[str, Any]:
    """Draws the fields and returns those that the user changed in this frame, with new values.

    ``usual`` holds what fields are set back to, where that is not the struct's defaults. ``own``
    draws some fields its own way: from the theme, the text's key, the whole struct and the width
    in text heights it returns the field's new value.
    """
    types = field_types(type(value))
    usual = usual or defaults(type(value))
    changes: dict[str, Any] = {}
    columns = 2 if imgui.get_content_region_avail().x > _NARROW_EMS * theme.em else 1
    if not imgui.begin_table(prefix, columns):
        return changes
    for _ in range(columns):
        imgui.table_setup_column("", imgui.TableColumnFlags_.width_stretch)
    for name in types if fields is None else fields:
        before = getattr(value, name)
        imgui.table_next_column()
        _say(theme, form_key(prefix, name))
        theme.space(0.3)
        imgui.table_next_column()
        after = _field(theme, form_key(prefix, name), types[name], value, name, own or {})
        if before != getattr(usual, name) and _reset(theme, form_key(prefix, name)):
            after = getattr(usual, name)
        theme.space(0.3)
        if after != before:
            changes[name] = after
    imgui.end_table()
    return changes


def _say(theme: Theme, key: str) -> None:
    with theme.font(bold=True):
        theme.text(theme.texts(key))
    if theme.texts.has(f"{key}-help"):
        theme.text(theme.texts(f"{key}-help"), "soft")


def _reset(theme: Theme, key: str) -> bool:
    """The button after a field that is not as it usually is."""
    imgui.same_line()
    tip = theme.texts("reset")
    return theme.button(f"{key}.reset", label="", icon="undo", tip=tip)


def _field(
    theme: Theme, key: str, kind: Any, struct: msgspec.Struct, name: str, own: Mapping[str, Drawer]
) -> Any:
    wide = imgui.get_content_region_avail().x / theme.em - _RESET_EMS
    if name in own:
        return own[name](theme, key, struct, wide)
    value = getattr(struct, name)
    if isinstance(kind, msgspec.inspect.BoolType):
        return theme.switch(key, value, label="")
    if isinstance(kind, msgspec.inspect.LiteralType):
        return _choice(theme, key, kind.values, value, wide)
    if isinstance(kind, msgspec.inspect.IntType):
        low = 0 if kind.ge is None else kind.ge
        high = _LARGE if kind.le is None else kind.le
        if high - low <= _WIDEST_SLIDER:
            return theme.slider(key, value, low, high, width=wide)
        return theme.number(key, value, low, high, width=wide)
    if isinstance(kind, msgspec.inspect.StrType):
        return theme.field(key, value, width=wide)
    theme.text(str(value), "soft")
    return value


def _choice(theme: Theme, key: str, values: tuple[Any, ...], value: Any, wide: float) -> Any:
    labels = []
    for one in values:
        text = form_key(key, one if one != "" else "auto")
        labels.append(theme.texts(text) if theme.texts.has(text) else str(one))
    return values[theme.choice(key, labels, values.index(value), width=wide)]
