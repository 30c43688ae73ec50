"""The options of a game, and what each version makes of them (RULES.md, sections 1 to 5)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

Version = Literal[
    "move_over", "boardspace", "octiles", "team_up", "switch_tile", "switch_tile_own_side"
]

MOST_TURNS = 2000
MOST_OF_COMPUTERS = 250
"""Computers never tire of stopping each other; by then a game that ends has ended."""

SWITCHING: Final[tuple[Version, ...]] = ("switch_tile", "switch_tile_own_side")
"""The editions with a switch tile; in the second the first turn is at one's own side."""
PLACE_AND_RUN: Final[tuple[Version, ...]] = ("move_over", "boardspace", *SWITCHING)
"""The versions in which a turn lays a tile and moves a runner across it."""


class Options(msgspec.Struct, frozen=True):
    """What can be chosen for a new game; the defaults are Kadon's Move Over."""

    version: Version = "move_over"
    teams: Literal["none", "opposite", "adjacent"] = "none"
    """With four players, except in Team Up and by BoardSpace's rules."""
    partners_win: Literal["both", "either"] = "both"
    """When opposite partners win: with both sets of runners home, or with either."""
    finished: Literal["passes", "helps"] = "passes"
    """What a player does whose runners are home before the partner's: nothing, or move those."""
    runners: Annotated[int, msgspec.Meta(ge=3, le=5)] = 5
    passing: Literal["free", "forced"] = "free"
    preplaced: bool = False
    """Whether two tiles lie beside the unused side when three play."""
    early_actions: bool = False
    """Octiles and Team Up: whether tiles may be replaced and rotated before the board is full."""
    protected: Literal["all", "own"] = "all"
    """Team Up: whose groups an action may not break."""
    max_turns: Annotated[int, msgspec.Meta(ge=100, le=10_000)] = MOST_TURNS
    """Octiles and Team Up: after so many turns the game is a draw."""


def between_computers(options: Options) -> Options:
    """The same game for computers alone: cut earlier, unless a limit was chosen.

    >>> between_computers(Options()).max_turns, between_computers(Options(max_turns=900)).max_turns
    (250, 900)
    """
    limit = MOST_OF_COMPUTERS if options.max_turns == MOST_TURNS else options.max_turns
    return msgspec.structs.replace(options, max_turns=limit)


def settled(options: Options, players: int) -> Options:
    """The options as they hold in a game: what the version fixes itself is filled in.

    >>> settled(Options(version="boardspace"), 4).runners
    4
    """
    if options.version == "boardspace":
        return msgspec.structs.replace(
            options,
            teams="none",
            runners=4 if players == 4 else 5,
            passing="forced",
            preplaced=True,
        )
    if options.version == "team_up":
        return msgspec.structs.replace(options, teams="none", runners=5, preplaced=False)
    if options.version in SWITCHING:
        options = msgspec.structs.replace(options, preplaced=False)
    if players != 4:
        return msgspec.structs.replace(options, teams="none")
    return options
