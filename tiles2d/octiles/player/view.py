"""What a player at the table sees: of the pile only the tile in hand and the next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from highway3d.table.game import RequestError
from tiles2d.octiles.rules.board import NODES, SPACES
from tiles2d.octiles.rules.format.position import Request, Wishes, as_json, position, typed
from tiles2d.octiles.rules.options import Options, settled
from tiles2d.octiles.rules.state import UNKNOWN, State
from tiles2d.octiles.rules.tiles import PATTERNS

VISIBLE = 2
"""The tile in hand and the one that then lies on top."""
_REPEATABLE = ("octiles", "team_up")
_Laid = Annotated[int, Meta(ge=0, lt=len(PATTERNS))]
_Who = Annotated[int, Meta(ge=-1, le=3)]
_Where = Annotated[int, Meta(ge=-1, lt=len(SPACES))]
_Tile = Annotated[int, Meta(ge=1, le=18)]
_Layout = Annotated[tuple[_Laid, ...], Meta(min_length=len(SPACES), max_length=len(SPACES))]
_Runners = Annotated[tuple[_Who, ...], Meta(min_length=len(NODES), max_length=len(NODES))]
Earlier = tuple[tuple[_Tile, ...], tuple[_Where, ...], _Layout, _Runners, _Who]
"""An earlier position: stack, markers, layout, runners, turn."""


class AllWishes(Wishes, forbid_unknown_fields=True):
    """The judge's options and those that only matter in a game."""

    finished: Literal["passes", "helps"] | UnsetType = UNSET
    protected: Literal["all", "own"] | UnsetType = UNSET
    max_turns: Annotated[int, Meta(ge=100, le=10_000)] | UnsetType = UNSET


class View(Request, forbid_unknown_fields=True):
    """The judge's position, completed."""

    options: AllWishes = msgspec.field(default_factory=AllWishes)
    turns: Annotated[int, Meta(ge=0, le=10_000)] = 0
    seen: tuple[Earlier, ...] = ()


def blinded(state: State) -> State:
    """The position without the tiles that nobody has seen."""
    down = tuple(UNKNOWN if laid else 0 for laid in state.down)
    return msgspec.structs.replace(
        state, pile=state.pile[:VISIBLE], down=down, seen=_blind(state.seen)
    )


def _blind(seen: tuple[bytes, ...]) -> tuple[bytes, ...]:
    """The earlier positions with no more of their piles than could be seen."""
    return tuple(_packed(_unpacked(snapshot)) for snapshot in seen)


def _unpacked(snapshot: bytes) -> list[Any]:
    pile, *rest = msgspec.msgpack.decode(snapshot)
    return [pile[:VISIBLE], *rest]


def _packed(earlier: Any) -> bytes:
    return msgspec.msgpack.encode(earlier)


def view(state: State) -> dict[str, Any]:
    """The position as every player sees it; options as the version has them are left out."""
    given = msgspec.structs.asdict(state.options)
    preset = settled(Options(version=state.options.version), state.players)
    wishes = {
        name: _told(given[name])
        for name in AllWishes.__struct_fields__
        if name == "runners" or given[name] != getattr(preset, name)
    }
    told = as_json(blinded(state))
    told |= {"ruleset": state.options.version, "players": state.players, "options": wishes}
    if state.options.version in _REPEATABLE:
        told |= {"turns": state.turns, "seen": [_unpacked(each) for each in state.seen]}
    return told


def _told(value: Any) -> Any:
    if isinstance(value, bool):
        return "on" if value else "off"
    return value


def read(given: Mapping[str, Any]) -> State:
    """The position seen; raises ``RequestError`` with one sentence that names the field."""
    try:
        asked = typed(given, View)
        if asked.move is not UNSET:
            raise RequestError("move: there is no such field")
        if len(asked.stack) > VISIBLE:
            raise RequestError("stack: only the tile in hand and the next are seen")
        state = position(asked)
    except RequestError as error:
        raise RequestError(f"view.{error}") from None
    seen = tuple(map(_packed, asked.seen)) or (state.snapshot(),)
    return msgspec.structs.replace(state, turns=asked.turns, seen=_kept(state, seen))


def _kept(state: State, seen: tuple[bytes, ...]) -> tuple[bytes, ...]:
    """The earlier positions, where a rule looks back to them."""
    return seen if state.options.version in _REPEATABLE else ()
