"""What is asked of a computer player and what it answers, as JSON Lines (``FORMATS``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from highway3d.table.faults import in_plain_words
from highway3d.table.game import RequestError
from highway3d.table.thinking import Answer, Level, Valued

MOST_SECONDS = 86_400


class Request(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A question about one position, without its ``id``."""

    view: dict[str, Any]
    seat: Annotated[int, Meta(ge=0)]
    level: Level
    seconds: Annotated[float, Meta(gt=0, le=MOST_SECONDS)] | None = None
    work: Annotated[int, Meta(ge=1, le=2**53)] | None = None
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] = 0
    want: Literal["move", "values", "hints"] = "move"


class Info(msgspec.Struct):
    """What a player thinks for the moment."""

    depth: int
    value: float
    line: list[str] = []


class Reply(msgspec.Struct):
    """One line from a player, of any kind; what else stands in it is passed over."""

    id: Any = None
    error: str | None = None
    info: Info | None = None
    move: str | None = None
    value: float = 0.0
    depth: int = 0
    facts: list[list[str | int]] = []
    values: list[tuple[str, float, list[list[str | int]]]] | None = None
    hints: list[tuple[str, float, list[list[str | int]]]] | None = None


def read_request(fields: dict[str, Any]) -> Request:
    """Reads a request, its ``id`` taken off; raises ``RequestError`` naming the field."""
    try:
        return msgspec.convert(fields, Request)
    except msgspec.ValidationError as error:
        raise RequestError(in_plain_words(error, Request)) from None


def encoded(identity: Any, request: Request) -> bytes:
    """A request as one line."""
    return msgspec.json.encode({"id": identity} | msgspec.to_builtins(request)) + b"\n"


def rounded(value: float) -> float:
    """A value as it is told; what no JSON can hold becomes a large number."""
    return round(max(-1e9, min(1e9, value)), 4)


def told_info(depth: int, value: float, line: Sequence[str]) -> dict[str, Any]:
    """What is told while thinking."""
    return {"info": {"depth": depth, "value": rounded(value), "line": list(line)}}


def told_answer(answer: Answer) -> dict[str, Any]:
    """The answer to ``want: move``."""
    return answer._asdict() | {"value": rounded(answer.value)}


def told_values(want: str, found: Sequence[Valued]) -> dict[str, Any]:
    """The answer to ``want: values`` or ``want: hints``."""
    return {want: [[each.move, rounded(each.value), each.facts] for each in found]}
