"""What can be wrong with a saved game, said in one plain sentence."""

from __future__ import annotations

import re
from enum import StrEnum, unique
from typing import Any

import msgspec

from highway3d.table import options
from highway3d.table.foreign import cut, quoted
from highway3d.table.game import Fault


@unique
class RecordFault(StrEnum):
    """What can be wrong; a member's name keys its sentence in the texts."""

    TOO_LARGE = "TOO_LARGE"
    NOT_TEXT = "NOT_TEXT"
    NOT_JSON = "NOT_JSON"
    TOO_DEEP = "TOO_DEEP"
    FOREIGN = "FOREIGN"
    NEWER = "NEWER"
    FIELD = "FIELD"
    MOVE_UNREADABLE = "MOVE_UNREADABLE"
    MOVE_ILLEGAL = "MOVE_ILLEGAL"
    RESULT = "RESULT"
    TOO_LONG = "TOO_LONG"


class RecordError(ValueError):
    """A saved game that cannot be read; the message is one sentence naming the field."""

    def __init__(self, sentence: str, code: RecordFault = RecordFault.FIELD) -> None:
        super().__init__(sentence)
        self.code = code


class UnsoundRecord(RecordError):
    """A saved game that can be read and does not hold: a move or the result is wrong.

    ``number`` and ``move`` tell the first wrong move, ``faults`` why it is illegal.
    """

    def __init__(
        self,
        sentence: str,
        code: RecordFault,
        number: int = 0,
        move: str = "",
        faults: tuple[Fault, ...] = (),
    ) -> None:
        super().__init__(sentence, code)
        self.number = number
        self.move = move
        self.faults = faults


def in_plain_words(error: msgspec.ValidationError, kind: Any = None) -> str:
    """What msgspec found wrong, without its signs; of a choice in ``kind`` also what is admitted.

    >>> in_plain_words(msgspec.ValidationError("Expected `int`, got `str` - at `$.moves[0].t`"))
    'moves[0].t: expected int, got str'
    >>> in_plain_words(msgspec.ValidationError("Object missing required field `seed`"))
    'object missing required field seed'
    """
    parts = re.fullmatch(r"(.*?)(?: - at `\$\.?([^`]*)`)?", str(error), re.DOTALL)
    assert parts is not None
    what, where = parts[1], parts[2] or ""
    if foreign := re.fullmatch(r"(.*?)['`](.*)['`]", what, re.DOTALL):
        before, text = foreign.groups()
        if before.startswith("Invalid enum value"):
            what = before + quoted(text)
        elif before.startswith("Object contains unknown field"):
            what = before + cut(text)
    what = what[:1].lower() + what[1:].replace("`", "")
    if kind is not None and (choice := options.admitted_at(kind, where)):
        what = f"{what}, only {choice}"
    return f"{where}: {what}" if where else what
