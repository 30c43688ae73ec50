"""What can be wrong with a saved game, said in one plain sentence."""

from __future__ import annotations

import re
from enum import StrEnum, unique

import msgspec

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


def in_plain_words(error: msgspec.ValidationError) -> str:
    """What msgspec found wrong, without its signs.

    >>> in_plain_words(msgspec.ValidationError("Expected `int`, got `str` - at `$.moves[0].t`"))
    'moves[0].t: expected int, got str'
    >>> in_plain_words(msgspec.ValidationError("Object missing required field `seed`"))
    'object missing required field seed'
    """
    what, _, where = str(error).replace("`", "").partition(" - at ")
    what = what[:1].lower() + what[1:]
    where = re.sub(r"^\$\.?", "", where)
    return f"{where}: {what}" if where else what


def quoted(text: str) -> str:
    """A text from outside in quotation marks, printable and at most 60 characters long."""
    shown = printable(text)
    return f"'{shown[:60]}…'" if len(shown) > 60 else f"'{shown}'"


def printable(text: str) -> str:
    r"""A text from outside on one line, control characters replaced.

    >>> printable("Ana\n\x1b[31m")
    'Ana��[31m'
    """
    return "".join(c if c.isprintable() else "�" for c in text)
