"""A position of Octiles as JSON, as the judge is asked about it, both ways (FORMATS.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from highway3d.table.faults import in_plain_words
from highway3d.table.foreign import quoted
from highway3d.table.game import Outcome, RequestError
from tiles2d.octiles.rules.board import NODE, NODES, SPACE, SPACES, STOPS
from tiles2d.octiles.rules.options import SWITCHING, Options, Version, settled
from tiles2d.octiles.rules.packed import pack_tile, unpack_tile
from tiles2d.octiles.rules.paths import Layout
from tiles2d.octiles.rules.rules import VERSIONS, taking_part
from tiles2d.octiles.rules.state import (
    NOBODY,
    NOWHERE,
    UNKNOWN,
    State,
    finish_circles,
    start_circles,
)
from tiles2d.octiles.rules.verdicts import OctilesEnd

TileNumber = Annotated[int, Meta(ge=1, le=18)]
Eighth = Annotated[int, Meta(ge=0, le=7)]
Player = Annotated[int, Meta(ge=0, le=3)]
Tiles = dict[str, tuple[TileNumber, Eighth]]
Kind = TypeVar("Kind")


class Wishes(msgspec.Struct, forbid_unknown_fields=True):
    """The options of a request; what is left out is as the ruleset has it."""

    teams: Literal["none", "opposite", "adjacent"] | UnsetType = UNSET
    partners_win: Literal["both", "either"] | UnsetType = UNSET
    runners: Annotated[int, Meta(ge=3, le=5)] | UnsetType = UNSET
    passing: Literal["free", "forced"] | UnsetType = UNSET
    early_actions: Literal["off", "on"] | UnsetType = UNSET


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """A question about a position, without its ``id``."""

    ruleset: Version
    players: Annotated[int, Meta(ge=2, le=4)]
    turn: Player
    tiles: Tiles
    runners: dict[str, Player]
    stack: list[TileNumber]
    face_down: Tiles | UnsetType = UNSET
    passes: Annotated[int, Meta(ge=0)] = 0
    markers: dict[str, str] = {}
    options: Wishes = msgspec.field(default_factory=Wishes)
    move: Any = UNSET


def typed(value: Mapping[str, Any], kind: type[Kind]) -> Kind:
    """Typed decoding; what msgspec finds wrong becomes one sentence that names the field."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise RequestError(in_plain_words(error, kind)) from None


def place(field: str, name: Any, places: Mapping[str, int]) -> int:
    """The index of a space or node."""
    if not isinstance(name, str) or name not in places:
        kind = "tile space" if places is SPACE else "stop or circle"
        raise RequestError(f"{field}: {quoted(str(name))} is not a {kind}")
    return places[name]


def layout_of(tiles: Tiles) -> Layout:
    """The layout of tiles given by space, whatever they are; raises ``RequestError``."""
    layout = [0] * len(SPACES)
    for name, (tile, rotation) in tiles.items():
        layout[place("tiles", name, SPACE)] = pack_tile(tile, rotation)
    return tuple(layout)


def _unrepeated(field: str, tiles: list[int]) -> None:
    repeated = [tile for tile, times in Counter(tiles).items() if times > 1]
    if repeated:
        raise RequestError(f"{field}: tile {repeated[0]} is there twice")


def position(asked: Request) -> State:
    """The position asked about; raises ``RequestError`` when it could not be one."""
    if asked.turn >= asked.players:
        raise RequestError(f"turn: there is no player {asked.turn} among {asked.players}")
    if not asked.stack:
        raise RequestError("stack: there is always a tile that is not on the board")
    layout = layout_of(asked.tiles)
    _unrepeated("tiles", [tile for tile, _ in asked.tiles.values()])
    _unrepeated("stack", [*(tile for tile, _ in asked.tiles.values()), *asked.stack])
    runners = [NOBODY] * len(NODES)
    for name, player in asked.runners.items():
        node = place("runners", name, NODE)
        if player >= asked.players:
            raise RequestError(f"runners.{name}: there is no player {player}")
        runners[node] = player
    state = State(
        options=_options(asked),
        players=asked.players,
        turn=asked.turn,
        layout=layout,
        runners=tuple(runners),
        pile=tuple(asked.stack),
        markers=_markers(asked),
        down=_down(asked),
        passes=asked.passes,
    )
    if asked.ruleset != "team_up":
        _at_home(state)
    return msgspec.structs.replace(state, outcome=_outcome(state))


def _down(asked: Request) -> Layout:
    """The tiles that lie face down on all spaces not named, known or not."""
    hidden = {} if asked.face_down is UNSET else asked.face_down
    if asked.ruleset not in SWITCHING:
        if hidden:
            raise RequestError(f"face_down: there are none in {asked.ruleset}")
        return ()
    if len(asked.stack) > 1:
        raise RequestError("stack: only the switch tile is in hand")
    lying = layout_of(hidden)
    if hidden and {*hidden} != {*SPACES} - {*asked.tiles}:
        raise RequestError("face_down: it must name all spaces without a tile face up")
    given = [tile for tile, _ in (*asked.tiles.values(), *hidden.values())]
    _unrepeated("face_down", [*given, *asked.stack])
    return tuple(
        0 if name in asked.tiles else laid or UNKNOWN
        for name, laid in zip(SPACES, lying, strict=True)
    )


def _options(asked: Request) -> Options:
    """The ruleset's options with the request's wishes.

    Where it does not say how many runners each has to bring home, that is as many as each has.
    """
    wishes = {
        name: value
        for name, value in msgspec.structs.asdict(asked.options).items()
        if value is not UNSET
    }
    if "early_actions" in wishes:
        wishes["early_actions"] = wishes["early_actions"] == "on"
    counts = Counter(asked.runners.values())
    most = wishes.get("runners", 5)
    for player, count in sorted(counts.items()):
        if count > most:
            raise RequestError(f"runners: player {player} has {count} of {most} runners")
    if asked.ruleset != "boardspace" and len(counts) == asked.players:
        least, most = min(counts.values()), max(counts.values())
        if least == most >= 3:
            wishes.setdefault("runners", most)
    together = wishes.get("teams", "none") != "none"
    if together and (asked.players != 4 or asked.ruleset in ("boardspace", "team_up")):
        raise RequestError("options.teams: only four players at move_over or octiles have teams")
    preset = settled(Options(version=asked.ruleset), asked.players)
    return msgspec.structs.replace(preset, **wishes)


def _markers(asked: Request) -> tuple[int, ...]:
    """The space of each player's marker."""
    markers = [NOWHERE] * asked.players
    for name, space in asked.markers.items():
        if asked.ruleset not in ("octiles", "team_up"):
            raise RequestError(f"markers: there are none in {asked.ruleset}")
        if name not in map(str, range(asked.players)):
            raise RequestError(f"markers: there is no player {quoted(name)}")
        markers[int(name)] = place(f"markers.{name}", space, SPACE)
        if space not in asked.tiles:
            raise RequestError(f"markers.{name}: no tile lies on {space}")
    return tuple(markers)


def _at_home(state: State) -> None:
    """Refuses a runner on a circle that is neither its start nor its finish."""
    for node in range(STOPS, len(NODES)):
        player = state.runners[node]
        if player != NOBODY and node not in (
            *start_circles(state, player),
            *finish_circles(state, player),
        ):
            raise RequestError(f"runners.{NODES[node]}: player {player} may not stand there")


def _outcome(state: State) -> Outcome | None:
    """How the game had ended before this request, if it had.

    After the end the turn stays with who brought it about, so that only he can have won by
    bringing runners home.
    """
    version = VERSIONS[state.options.version]
    outcome = version.result(state)
    if outcome is None and state.passes >= 2 * taking_part(state):
        stuck = not version.choices(state).moves
        return Outcome((), OctilesEnd.STUCK) if stuck else None
    return outcome


def as_json(state: State) -> dict[str, Any]:
    """What the judge tells of a position; markers only where there are any."""
    told: dict[str, Any] = {
        "turn": state.turn,
        "tiles": {space: list(laid) for space, laid in state.tiles().items()},
        "runners": state.standing(),
        "stack": list(state.pile),
        "passes": state.passes,
    }
    if any(state.down) and UNKNOWN not in state.down:
        hidden = zip(SPACES, state.down, strict=True)
        told["face_down"] = {name: list(unpack_tile(laid)) for name, laid in hidden if laid}
    if state.options.version in ("octiles", "team_up"):
        told["markers"] = {str(player): space for player, space in state.marked().items()}
    return told
