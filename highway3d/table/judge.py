"""The judge: JSON Lines in, one JSON line out for each, in order (FORMATS.md)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, BinaryIO

import msgspec

from highway3d.table.foreign import cut, quoted
from highway3d.table.game import Game, RequestError

BYTE_ORDER_MARK = b"\xef\xbb\xbf"
MAX_MB = 10
"""How long a line may be."""
PATIENCE_MB = 1000
"""How much of a longer line is passed over in search of its end."""
LONGEST = 400
"""Letters of a sentence: what is quoted in it was written by others."""


class Unreadable(ValueError):
    """The input cannot be read on; the message is one sentence."""


def run(game: Game, lines: Iterable[bytes], out: BinaryIO) -> int:
    """Answers every line, each at once, whatever stands in the others; blank lines are skipped.

    Returns the exit status: 0 if all were answered, 1 if at least one answer is an error.
    """
    status = 0
    for number, line in enumerate(lines):
        if number == 0:
            line = line.removeprefix(BYTE_ORDER_MARK)
        if not line.strip():
            continue
        answer, is_error = _answer(game, line)
        if is_error:
            status = 1
        out.write(answer)
        out.write(b"\n")
        out.flush()
    return status


def lines_of(stream: BinaryIO) -> Iterator[bytes]:
    """The lines, each as it comes; of one that is too long only as much as shows that.

    Raises ``Unreadable``.
    """
    try:
        while line := stream.readline(MAX_MB * 1_000_000 + 1):
            if len(line) > MAX_MB * 1_000_000 and not line.endswith(b"\n"):
                _pass_over(stream)
            yield line
    except OSError as error:
        raise Unreadable(f"the input cannot be read: {error.strerror or error}") from None


def _pass_over(stream: BinaryIO) -> None:
    for _ in range(PATIENCE_MB):
        rest = stream.readline(1_000_000)
        if not rest or rest.endswith(b"\n"):
            return
    raise Unreadable(f"a line does not end within {PATIENCE_MB} MB")


def _answer(game: Game, line: bytes) -> tuple[bytes, bool]:
    """One answer, and whether it is an error."""
    identity = None
    try:
        request = decoded(line)
        identity = request.get("id")
        refuse_repetition(line, request)
        request.pop("id", None)
        return msgspec.json.encode({"id": identity} | game.judge(request)), False
    except RequestError as error:
        return refusal(identity, str(error)), True
    except Exception as error:  # one request must not take the judge down
        sentence = f"the judge failed on this request: {type(error).__name__} {error}"
        return refusal(identity, sentence), True


def decoded(line: bytes) -> dict[str, Any]:
    """The object on a line of JSON; raises ``RequestError``."""
    if len(line) > MAX_MB * 1_000_000:
        raise RequestError(f"the line is longer than {MAX_MB} MB")
    try:
        request = msgspec.json.decode(line)
    except RecursionError:
        raise RequestError("the request is nested too deep") from None
    except msgspec.DecodeError as error:
        raise RequestError(f"the request is not JSON: {error}") from None
    if not isinstance(request, dict):
        raise RequestError("the request is not a JSON object")
    return request


def refuse_repetition(line: bytes, request: dict[str, Any]) -> None:
    """Raises ``RequestError`` when an object names a field twice: two pieces on one place.

    Decoding drops all but the last of them, and a colon with each. Only a line that has lost
    one, or that may write a colon otherwise, is read once more.
    """
    if b"\\" in line or line.count(b":") != msgspec.json.encode(request).count(b":"):
        json.loads(line, object_pairs_hook=_named_once, parse_int=str, parse_float=str)


def _named_once(fields: list[tuple[str, Any]]) -> None:
    names = set()
    for name, _ in fields:
        if name in names:
            raise RequestError(f"{quoted(name)} is named twice in one object")
        names.add(name)


def refusal(identity: Any, sentence: str) -> bytes:
    """The answer to a request that makes no sense."""
    sentence = cut(sentence, LONGEST)
    try:
        return msgspec.json.encode({"id": identity, "error": sentence})
    except RecursionError:  # an id nested as deep as can just be read
        return msgspec.json.encode({"id": None, "error": sentence})
