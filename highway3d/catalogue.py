"""The games there are: found through the entry-point group ``highway3d.games``.

A game that is broken or half installed is left out and never keeps the others from working.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

from highway3d.table.foreign import quoted
from highway3d.table.game import Game
from highway3d.table.thinking import Thinker

GROUP = "highway3d.games"


class UnknownGame(LookupError):
    """There is no such game, or it cannot be loaded; the message is one sentence."""


def names() -> list[str]:
    """The names of all games, broken ones included; loads nothing."""
    return list(_entries())


def games() -> dict[str, Game]:
    """Every game that can be loaded, by name, in the order in which they are offered."""
    found = {}
    for name, entry in _entries().items():
        try:
            found[name] = _load(entry)
        except UnknownGame:
            continue
    return dict(sorted(found.items(), key=lambda pair: (pair[1].place, pair[0])))


def game(name: str) -> Game:
    """One game; no other is loaded. Raises ``UnknownGame``."""
    entries = _entries()
    if name not in entries:
        raise UnknownGame(f"there is no game {quoted(name)}, only {', '.join(entries)}")
    return _load(entries[name])


def homes() -> dict[str, Path]:
    """Each game's own folder, where its ``texts`` and ``models`` lie; loads no game.

    It is the folder of the module that the entry point names.
    """
    return {name: home for name, entry in _entries().items() if (home := _home(entry))}


def load_scene(game: Game) -> Callable[[Any], Any]:
    """What makes a game's scene of a host. Raises ``UnknownGame`` when it cannot be loaded."""
    scene: Callable[[Any], Any] = _named(game, "scene", game.scene)
    return scene


def option_fields(game: Game) -> dict[str, Any]:
    """The fields of its options that a game draws itself; none where they cannot be loaded."""
    if not game.option_fields:
        return {}
    try:
        fields: dict[str, Any] = _named(game, "form", game.option_fields)()
    except UnknownGame:
        return {}
    return fields


def load_player(game: Game) -> Thinker[Any]:
    """A game's computer player. Raises ``UnknownGame`` when there is none that can be loaded."""
    if not game.player:
        raise UnknownGame(f"{game.name} has no computer player")
    player: Thinker[Any] = _named(game, "computer player", game.player)
    return player


def _named(game: Game, what: str, place: str) -> Any:
    try:
        return resolve_name(place)
    except Exception as error:
        raise UnknownGame(f"the {what} of {game.name} cannot be loaded: {error}") from error


def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def _home(entry: EntryPoint) -> Path | None:
    try:
        spec = find_spec(entry.module)
    except Exception:  # whatever a foreign package does wrong
        return None
    return Path(spec.origin).parent if spec and spec.origin else None


@cache
def _load(entry: EntryPoint) -> Game:
    try:
        found = entry.load()
    except Exception as error:  # whatever a foreign package does wrong
        raise UnknownGame(f"the game {entry.name!r} cannot be loaded: {error}") from error
    if not isinstance(found, Game) or found.name != entry.name:
        raise UnknownGame(f"the entry point {entry.name!r} does not name a game of that name")
    return found
