"""A saved game as JSON, schema 1 (FORMATS.md, "A saved game").

Top-level fields: ``format``, ``schema``, ``app``, ``game``, ``options``, ``seed``, ``players``,
``clock``, ``moves``, ``result``, ``here`` (where the game stands: so many moves along the
main line but for ``forks`` [[after move, which line], …], the ``t`` already thought there, and the
move that is ``due`` there), ``turn`` (the seat to act there) and ``played`` (when it was played
last, in ms since 1970; later in any case than what it followed).
Fields that this version does not know stay where they are when a game is written again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import msgspec

from highway3d import __version__
from highway3d.table.clock import ClockSetting
from highway3d.table.faults import RecordError, RecordFault, UnsoundRecord, in_plain_words
from highway3d.table.foreign import cut, quoted
from highway3d.table.game import Game, IllegalMove, NotationError, Outcome
from highway3d.table.history import Entry
from highway3d.table.lines import read_moves, write_moves
from highway3d.table.session import Player, Session
from highway3d.table.unknown import merged, unknown_part

__all__ = [
    "Header",
    "RecordError",
    "RecordFault",
    "Salvage",
    "UnsoundRecord",
    "from_json",
    "header",
    "salvage",
    "to_json",
]

FORMAT = "highway3d"
SCHEMA = 1
MAX_BYTES = 5_000_000
MAX_DEPTH = 300
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""For each older schema, what turns its records into those of the next."""

Count = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]


class Result(msgspec.Struct):
    """How the main line ends: seats (from 0) of all who win, none for a draw, and why."""

    winners: list[Count]
    reason: str


class Here(msgspec.Struct):
    """Which entry is on the table."""

    ply: Count
    forks: list[tuple[Count, Count]] = []
    t: Count = 0
    due: str = ""


class Header(msgspec.Struct, kw_only=True):
    """A saved game as it stands in the file, moves not yet replayed."""

    format: str
    schema: int
    app: str = ""
    game: str
    options: dict[str, Any] = {}
    seed: Count = 0
    players: list[Player]
    clock: ClockSetting | None = None
    moves: list[Any]
    result: Result | None = None
    here: Here | None = None
    turn: Count | None = None
    played: Count = 0


@dataclass(frozen=True, slots=True)
class Salvage:
    """As much of a saved game as holds, and what is wrong with the rest, if anything.

    A session with a fault lacks moves of its file, so it is not to be saved over it. ``aside``
    is where the file was set aside, if it was past reading and its backup was read instead.
    """

    session: Session
    fault: RecordError | None = None
    aside: Path | None = None


def to_json(session: Session) -> bytes:
    """The session as a saved game, whole tree and present place included."""
    record = merged(_known(session), session.unknown)
    fields = []
    for name, value in record.items():
        if name == "moves" and value:
            moves = ",\n  ".join(map(_encoded, value))
            fields.append(f'"moves": [\n  {moves}\n ]')
        else:
            fields.append(f"{_encoded(name)}: {_encoded(value)}")
    data = ("{" + ",\n ".join(fields) + "}\n").encode()
    if len(data) > MAX_BYTES:
        raise RecordError("the game has become too long to be saved", RecordFault.TOO_LONG)
    return data


def from_json(data: bytes, find: Callable[[str], Game]) -> Session:
    """Reads a saved game and replays it; ``find`` gives a game by its name (``catalogue.game``).

    Raises ``RecordError`` if the file cannot be read, ``UnsoundRecord`` if its moves do not hold.
    """
    read = salvage(data, find)
    if read.fault is not None:
        raise read.fault
    return read.session


def salvage(data: bytes, find: Callable[[str], Game]) -> Salvage:
    """Reads as much of a saved game as holds.

    Raises ``RecordError`` if not even the position before the first move can be set up.
    """
    raw = _decoded(data)
    head = _header(raw)
    session = _set_up(head, find)
    fault = read_moves(session, head.moves)
    session.unknown = unknown_part(
        {name: value for name, value in raw.items() if name != "moves"}, _known_fields(session)
    )
    main_end = session.main_line()[-1]
    try:
        if head.here is None:
            session.go(main_end)
        else:
            session.stand(_find_here(session, head.here), head.here.t)
            _read_due(session, head.here.due)
    except RecordError as error:
        session.go(main_end)
        fault = fault or error
    session.revision, session.played_ms = 0, head.played
    return Salvage(session, fault or _wrong_result(head, main_end))


def header(data: bytes) -> Header:
    """Reads a saved game without replaying it. Raises ``RecordError``."""
    return _header(_decoded(data))


def _known(session: Session) -> dict[str, Any]:
    main_end = session.main_line()[-1]
    known = {
        "format": FORMAT,
        "schema": SCHEMA,
        "app": f"highway3d {__version__}",
        "game": session.game.name,
        "options": _plain(session.options),
        "seed": session.seed,
        "players": [_player(player) for player in session.players],
        "clock": _plain(session.clock),
        "moves": write_moves(session.root),
        "result": _result(main_end.outcome),
        "here": _here(session),
    }
    if not session.played_ms:
        return known
    turn = {} if session.live.outcome else {"turn": session.to_act}
    return known | turn | {"played": session.played_ms}


def _player(player: Player) -> dict[str, Any]:
    """A player as written: of a person nothing is said of computers."""
    fields: dict[str, Any] = _plain(player)
    if not player.computer:
        del fields["computer"]
    return fields


def _known_fields(session: Session) -> dict[str, Any]:
    """Every field of the header that this version reads, written or not."""
    known = _known(session)
    clock = session.clock and {name: None for name in ClockSetting.__struct_fields__}
    result = {name: None for name in Result.__struct_fields__}
    here = {name: None for name in Here.__struct_fields__}
    return known | {"clock": clock, "result": result, "here": here, "turn": 0, "played": 0}


def _plain(value: Any) -> Any:
    """A typed value as JSON has it: lists, no tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _encoded(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _result(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    return {"winners": list(outcome.winners), "reason": outcome.reason.value}


def _here(session: Session) -> dict[str, Any]:
    path = session.live.path()
    here: dict[str, Any] = {"ply": session.live.number}
    places = [parent.children.index(child) for parent, child in pairwise(path)]
    if forks := [[ply, place] for ply, place in enumerate(places) if place]:
        here["forks"] = forks
    if session.live.clock is not None and session.thought_ms:
        here["t"] = session.thought_ms
    if session.due is not None:
        here["due"] = session.rules.format(session.due)
    return here


def _decoded(data: bytes) -> dict[str, Any]:
    if len(data) > MAX_BYTES:
        raise RecordError(
            "the file is larger than 5 MB, which no saved game is", RecordFault.TOO_LARGE
        )
    try:
        raw = msgspec.json.decode(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        sentence = f"the file is not UTF-8 text (byte {error.start})"
        raise RecordError(sentence, RecordFault.NOT_TEXT) from None
    except RecursionError:
        raise RecordError("the file is nested too deep", RecordFault.TOO_DEEP) from None
    except msgspec.DecodeError as error:
        raise RecordError(_no_json(data, error), RecordFault.NOT_JSON) from None
    if not isinstance(raw, dict):
        raise RecordError("the file holds no JSON object", RecordFault.FOREIGN)
    if not _is_nested_within(raw, MAX_DEPTH):
        raise RecordError("the file is nested too deep", RecordFault.TOO_DEEP)
    return _migrated(raw)


def _no_json(data: bytes, error: msgspec.DecodeError) -> str:
    if not data.strip(b" \t\r\n\xef\xbb\xbf"):
        return "the file is empty"
    if "truncated" in str(error):
        return "the file is not JSON: it ends too early"
    return f"the file is not JSON: {error}"


def _is_nested_within(raw: Any, depth: int) -> bool:
    level = [raw]
    for _ in range(depth):
        inner: list[Any] = []
        for value in level:
            inner += value.values() if isinstance(value, dict) else value
        level = [value for value in inner if isinstance(value, dict | list)]
        if not level:
            return True
    return False


def _migrated(raw: dict[str, Any]) -> dict[str, Any]:
    if raw.get("format") != FORMAT:
        sentence = f"the field format is not {FORMAT!r}: this is no saved game of highway3d"
        raise RecordError(sentence, RecordFault.FOREIGN)
    schema = raw.get("schema")
    if not isinstance(schema, int) or isinstance(schema, bool):
        raise RecordError("schema: expected int")
    if schema > SCHEMA:
        raise RecordError(
            f"the game was saved by a newer version of highway3d (schema {cut(str(schema))}; "
            f"this one reads up to {SCHEMA})",
            RecordFault.NEWER,
        )
    while schema < SCHEMA:
        if schema not in MIGRATIONS:
            raise RecordError(f"there is no schema {cut(str(schema))}")
        raw = MIGRATIONS[schema](raw)
        schema += 1
    return raw | {"schema": SCHEMA}


def _header(raw: dict[str, Any]) -> Header:
    try:
        return msgspec.convert(raw, Header)
    except msgspec.ValidationError as error:
        raise RecordError(in_plain_words(error, Header)) from None


def _set_up(head: Header, find: Callable[[str], Game]) -> Session:
    try:
        game = find(head.game)
    except LookupError as error:
        raise RecordError(f"game: {error}") from None
    known = game.rules.options_type.__struct_encode_fields__
    given = {name: head.options[name] for name in head.options if name in known}
    try:
        options = msgspec.convert(given, game.rules.options_type)
    except msgspec.ValidationError as error:
        raise RecordError(f"options: {in_plain_words(error, game.rules.options_type)}") from None
    try:
        return Session.new(game, options, head.players, head.seed, head.clock)
    except ValueError as error:
        raise RecordError(f"players, options or clock: {error}") from None


def _find_here(session: Session, here: Here) -> Entry:
    forks, entry = dict(here.forks), session.root
    for ply in range(here.ply):
        place = forks.get(ply, 0)
        if place >= len(entry.children):
            raise RecordError(f"here: there is no such line after move {ply}")
        entry = entry.children[place]
    return entry


def _read_due(session: Session, text: str) -> None:
    try:
        if text:
            session.owe(session.rules.parse(text))
    except (NotationError, IllegalMove) as error:
        raise RecordError(f"here: {quoted(text)} is not due: {error}") from None


def _wrong_result(head: Header, end: Entry) -> RecordError | None:
    """A result that is stated must be the one of the moves; none need be stated."""
    if head.result is None:
        return None
    stated = {"winners": head.result.winners, "reason": head.result.reason}
    if stated == _result(end.outcome):
        return None
    truth = end.outcome.reason.value if end.outcome else "no result"
    winners = f" for seats {list(end.outcome.winners)}" if end.outcome else ""
    sentence = (
        f"result: the file states {quoted(head.result.reason)} for seats "
        f"{cut(str(head.result.winners))}, the moves lead to {truth}{winners}"
    )
    return UnsoundRecord(sentence, RecordFault.RESULT)
