"""The judge: positions and moves of Autopista as JSON, one request, one answer (FORMATS.md)."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from functools import lru_cache
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from highway3d.table.faults import in_plain_words
from highway3d.table.foreign import cut, quoted
from highway3d.table.game import NotationError, Outcome, RequestError
from tiles2d.autopista.rules.account import Account, account
from tiles2d.autopista.rules.board import Board, board_of
from tiles2d.autopista.rules.layouts import PRESETS, Layout, LayoutError, validate
from tiles2d.autopista.rules.movement import legal_moves
from tiles2d.autopista.rules.moves import Move
from tiles2d.autopista.rules.notation import format_move, parse_move
from tiles2d.autopista.rules.options import Options
from tiles2d.autopista.rules.pieces import FACINGS, PIECES, PLAYERS
from tiles2d.autopista.rules.poses import CELL_OF, OFF, pack
from tiles2d.autopista.rules.rules import AutopistaRules
from tiles2d.autopista.rules.state import Reason, State, by_points

Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=1_000_000_000)]
Kind = TypeVar("Kind")

RULES = AutopistaRules()
_BESIDE = frozenset({"rules", "title", "why", "expect"})
"""What stands beside a request in a file of cases; the judge passes over it."""


class Poses(msgspec.Struct, forbid_unknown_fields=True):
    """Where each piece stands: ``off``, or a cell and a direction such as ``c1U``."""

    A1: str
    A2: str
    B1: str
    B2: str


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position as the judge is given it."""

    turn: Literal["A", "B"]
    score: tuple[Count, Count]
    coins: list[str]
    pieces: Poses
    passes: Count = 0
    ply: Count = 0


class Ground(Layout, forbid_unknown_fields=True, frozen=True):
    """A board of one's own."""


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """One request, without its ``id``."""

    state: Position
    board: str | Ground = "trebol"
    options: dict[str, Any] | None = None
    move: str | None = None
    seed: int | None = None
    clock: tuple[Seconds, Seconds] | None = None
    elapsed: Seconds | None = None


def answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """Answers one request; raises ``RequestError`` with one sentence that names the field."""
    known = {key: value for key, value in request.items() if key not in _BESIDE}
    asked = _convert(known, Request)
    state = _asked_state(asked)
    reply: dict[str, Any] = {"legal_moves": sorted(map(format_move, legal_moves(state)))}
    if asked.move is not None:
        reply |= _verdict(state, _move(asked.move), asked)
    return reply


def position(request: Mapping[str, Any]) -> State:
    """The position of a request; raises ``RequestError`` with one sentence that names the field."""
    return _asked_state(_convert(request, Request))


def _asked_state(asked: Request) -> State:
    return _state(_board(asked.board, asked.options or {}), asked.state, asked.seed)


def _verdict(state: State, move: Move, asked: Request) -> dict[str, Any]:
    left = _clock_after(state, asked)
    if left and state.end is None and left[state.turn] == 0:
        late = Account((), (), (), None, state)
        return _legal(late, PLAYERS[1 - state.turn], left)
    faults = RULES.check(state, move)
    if faults:
        return {"legal": False, "fault": faults[0].code.value}
    played = account(state, move)
    return _legal(played, _winner(played.state.end), left)


def _legal(played: Account, winner: str | None, clock: list[float] | None) -> dict[str, Any]:
    state = played.state
    poses = map(state.board.pose_text, state.pieces)
    after: dict[str, Any] = {
        "turn": PLAYERS[state.turn],
        "score": list(state.score),
        "coins": sorted(map(state.board.name, state.coins)),
        "pieces": dict(zip(PIECES, poses, strict=True)),
        "removed": [[PIECES[piece], cause.value] for piece, cause in played.removed],
        "winner": winner,
    }
    if clock:
        after["clock"] = clock
    return {"legal": True, "fault": None, "after": after}


def _winner(end: Outcome | None) -> str | None:
    if end is None:
        return None
    return PLAYERS[end.winners[0]] if end.winners else "draw"


def _clock_after(state: State, asked: Request) -> list[float] | None:
    """The clocks once the time was taken off, in decimals: 3.0 less 2.6 is 0.4 (R10.2)."""
    if asked.clock is None:
        return None
    left = list(asked.clock)
    spent = Decimal(str(asked.elapsed or 0))
    left[state.turn] = float(max(Decimal(0), Decimal(str(left[state.turn])) - spent))
    return left


def _convert(value: Any, kind: type[Kind], where: str = "") -> Kind:
    """Typed decoding; what msgspec finds wrong becomes one sentence that begins with the field."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise RequestError(where + in_plain_words(error, kind)) from None


@lru_cache(maxsize=64)
def _layout_text(ground: Layout) -> str:
    try:
        validate(ground)
    except LayoutError as error:
        raise RequestError(f"board.{error}") from None
    return ground.text()


def _board(named: str | Ground, options: dict[str, Any]) -> Board:
    unknown = sorted(set(options) - _OPTION_NAMES)
    if unknown:
        raise RequestError(f"options.{cut(unknown[0])}: there is no such option")
    if isinstance(named, Ground):
        board = {"layout": _layout_text(named)}
    elif named in PRESETS:
        board = {"board": named}
    else:
        raise RequestError(f"board: {quoted(named)} is not one of {', '.join(PRESETS)}")
    return board_of(_convert(options | board, Options, "options."))


_OPTION_NAMES = {*Options.__struct_fields__} - {"board", "layout"}


def _state(board: Board, given: Position, seed: int | None) -> State:
    poses = tuple(_pose(board, name, getattr(given.pieces, name)) for name in PIECES)
    on_board = [CELL_OF[pose] for pose in poses if pose != OFF]
    if len(set(on_board)) < len(on_board):
        raise RequestError("state.pieces: two pieces stand on one cell")
    coins = sorted(_cell(board, f"state.coins[{i}]", name) for i, name in enumerate(given.coins))
    if len(set(coins)) < len(coins):
        raise RequestError("state.coins: one cell is named twice")
    turn = PLAYERS.index(given.turn)
    return State(
        board=board,
        pieces=poses,
        score=given.score,
        coins=tuple(coins),
        turn=turn,
        passes=given.passes,
        ply=given.ply,
        seed=seed,
        end=_end(board.options, given),
    )


def _end(options: Options, given: Position) -> Outcome | None:
    """How the game had ended before this request, if it had."""
    if max(given.score) >= options.target:
        return by_points(given.score, Reason.POINTS)
    if options.no_move == "pass" and given.passes >= 2:
        return by_points(given.score, Reason.PASSES)
    if 0 < options.max_turns <= given.ply:
        return by_points(given.score, Reason.TURN_LIMIT)
    return None


def _pose(board: Board, piece: str, text: str) -> int:
    if text == "off":
        return OFF
    facing = FACINGS.find(text[-1:]) if text else -1
    if facing < 0:
        raise RequestError(f"state.pieces.{piece}: {quoted(text)} is not off or such as c1U")
    return pack(_cell(board, f"state.pieces.{piece}", text[:-1]), facing)


def _cell(board: Board, field: str, name: str) -> int:
    cell = board.layout.cell(name)
    if cell is None:
        raise RequestError(f"{field}: {quoted(name)} is not a cell of this board")
    return cell


def _move(text: str) -> Move:
    try:
        return parse_move(text)
    except NotationError as error:
        raise RequestError(f"move: {error}") from None
