"""The judge: positions, moves and paths of Octiles as JSON, one request, one answer (FORMATS)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from highway3d.table.faults import in_plain_words
from highway3d.table.game import Outcome, RequestError
from tiles2d.octiles.board import EXITS, NODE, NODES, SPACE, SPACES, STOPS
from tiles2d.octiles.moves import Move, Pass, Place, Replace, Rotate, Run, Turn
from tiles2d.octiles.options import Options, Version, settled
from tiles2d.octiles.paths import Layout, trace
from tiles2d.octiles.rules import RULES, VERSIONS, taking_part
from tiles2d.octiles.state import NOBODY, NOWHERE, State, finish_circles, start_circles
from tiles2d.octiles.verdicts import OctilesEnd

TileNumber = Annotated[int, Meta(ge=1, le=18)]
Eighth = Annotated[int, Meta(ge=0, le=7)]
Player = Annotated[int, Meta(ge=0, le=3)]
Tiles = dict[str, tuple[TileNumber, Eighth]]
Kind = TypeVar("Kind")

_TILE_ACTIONS: dict[Any, type[Place | Replace | Rotate]] = {
    "place": Place,
    "replace": Replace,
    "rotate": Rotate,
}


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
    passes: Annotated[int, Meta(ge=0)] = 0
    markers: dict[str, str] = {}
    options: Wishes = msgspec.field(default_factory=Wishes)
    move: Any = UNSET


class Walk(msgspec.Struct, forbid_unknown_fields=True):
    """A path to be followed: the node it starts at and the side of a space it enters."""

    start: str
    enter: tuple[str, Eighth]


class TraceRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A question about one path; the rest of a position may stand beside it."""

    trace: Walk
    tiles: Tiles


def answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """Answers one request; raises ``RequestError`` with one sentence that names the field."""
    if "trace" in request:
        beside = {*Request.__struct_fields__} - {"tiles"}
        walk = {name: value for name, value in request.items() if name not in beside}
        return _traced(_convert(walk, TraceRequest))
    asked = _convert(request, Request)
    state = _state(asked)
    if asked.move is UNSET:
        survey = RULES.survey(state)
        return {
            "state": survey.status.value,
            "may_pass": survey.may_pass,
            "moves": sorted(map(_listed, survey.moves)),
        }
    move = _move(asked)
    faults = RULES.check(state, move)
    if faults:
        return {"legal": False, "fault": faults[0].code.value}
    return {"legal": True, "fault": None, "after": _after(state, RULES.apply(state, move))}


def _convert(value: Mapping[str, Any], kind: type[Kind]) -> Kind:
    """Typed decoding; what msgspec finds wrong becomes one sentence that names the field."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise RequestError(in_plain_words(error)) from None


def _traced(asked: TraceRequest) -> dict[str, Any]:
    layout = _layout(asked.tiles)
    start = _place("trace.start", asked.trace.start, NODE)
    space, side = asked.trace.enter
    door = _place("trace.enter", space, SPACE) * 8 + side
    if door not in EXITS[start]:
        raise RequestError(f"trace.enter: {NODES[start]} does not touch side {side} of {space}")
    end, way = trace(layout, door)
    return {"end": None if end is None else NODES[end], "path": [list(step) for step in way]}


def _place(field: str, name: Any, places: Mapping[str, int]) -> int:
    """The index of a space or node."""
    if not isinstance(name, str) or name not in places:
        kind = "tile space" if places is SPACE else "stop or circle"
        raise RequestError(f"{field}: {name!r} is not a {kind}")
    return places[name]


def _layout(tiles: Tiles) -> Layout:
    layout = [0] * len(SPACES)
    for name, (tile, rotation) in tiles.items():
        layout[_place("tiles", name, SPACE)] = tile * 8 + rotation
    _unrepeated("tiles", [tile for tile, _ in tiles.values()])
    return tuple(layout)


def _unrepeated(field: str, tiles: list[int]) -> None:
    repeated = [tile for tile, times in Counter(tiles).items() if times > 1]
    if repeated:
        raise RequestError(f"{field}: tile {repeated[0]} is there twice")


def _state(asked: Request) -> State:
    """The position asked about; raises ``RequestError`` when it could not be one."""
    if asked.turn >= asked.players:
        raise RequestError(f"turn: there is no player {asked.turn} among {asked.players}")
    if not asked.stack:
        raise RequestError("stack: there is always a tile that is not on the board")
    layout = _layout(asked.tiles)
    _unrepeated("stack", [*(tile for tile, _ in asked.tiles.values()), *asked.stack])
    runners = [NOBODY] * len(NODES)
    for name, player in asked.runners.items():
        if player >= asked.players:
            raise RequestError(f"runners.{name}: there is no player {player}")
        runners[_place("runners", name, NODE)] = player
    state = State(
        options=_options(asked),
        players=asked.players,
        turn=asked.turn,
        layout=layout,
        runners=tuple(runners),
        pile=tuple(asked.stack),
        markers=_markers(asked),
        passes=asked.passes,
    )
    if asked.ruleset != "team_up":
        _at_home(state)
    return msgspec.structs.replace(state, outcome=_outcome(state))


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
            raise RequestError(f"markers: there is no player {name!r}")
        markers[int(name)] = _place(f"markers.{name}", space, SPACE)
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
    """How the game had ended before this request, if it had."""
    version = VERSIONS[state.options.version]
    outcome = version.result(state)
    if outcome is None and state.passes >= 2 * taking_part(state):
        stuck = not version.choices(state).moves
        return Outcome((), OctilesEnd.STUCK) if stuck else None
    return outcome


def _move(asked: Request) -> Move:
    """The move asked about; raises ``RequestError`` when the ruleset has no such moves."""
    move = asked.move
    if move == "pass":
        return Pass()
    if isinstance(move, list):
        if asked.ruleset in ("move_over", "boardspace"):
            if len(move) == 4:
                space, rotation = _tile_part(move[:2])
                return Turn(space, rotation, *_run_part(move[2:]))
        elif len(move) == 3 and move[0] == "run":
            return Run(*_run_part(move[1:]))
        elif len(move) == 3 and isinstance(move[0], str) and move[0] in _TILE_ACTIONS:
            return _TILE_ACTIONS[move[0]](*_tile_part(move[1:]))
    raise RequestError(f"move: {asked.ruleset} has no move of this form")


def _tile_part(words: list[Any]) -> tuple[str, int]:
    space, rotation = words
    _place("move", space, SPACE)
    if type(rotation) is not int or not 0 <= rotation < 8:
        raise RequestError(f"move: {rotation!r} is not a rotation from 0 to 7")
    return space, rotation


def _run_part(words: list[Any]) -> tuple[str, str]:
    start, end = words
    _place("move", start, NODE)
    _place("move", end, NODE)
    return start, end


def _listed(move: Move) -> list[Any]:
    """A move as the judge lists it."""
    match move:
        case Turn():
            return [move.space, move.rotation, move.start, move.end]
        case Run():
            return ["run", move.start, move.end]
        case Pass():
            return ["pass"]
        case _:
            return [type(move).__name__.lower(), move.space, move.rotation]


def _after(state: State, after: State) -> dict[str, Any]:
    """The position after a legal move, as the judge gives it."""
    winners = after.outcome.winners if after.outcome else ()
    winner = state.turn if state.turn in winners else next(iter(winners), None)
    position: dict[str, Any] = {
        "turn": after.turn,
        "tiles": {space: list(laid) for space, laid in after.tiles().items()},
        "runners": after.standing(),
        "stack": list(after.pile),
        "passes": after.passes,
        "winner": winner,
        "side": list(winners),
    }
    if state.options.version in ("octiles", "team_up"):
        position["markers"] = {str(player): space for player, space in after.marked().items()}
    return position
