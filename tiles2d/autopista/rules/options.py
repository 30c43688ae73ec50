"""The options of a game (RULES.md, section 13); the order of the fields is that of the form."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tiles2d.autopista.rules.layouts import PRESETS, Layout, read_layout

TURNS_WITHOUT_CLOCK = 300
"""A game without clocks ends after so many turns (R8.4)."""


class Options(msgspec.Struct, frozen=True):
    """How the game is played; the defaults are the game of the rules.

    ``layout`` is the text of a board of one's own (``layouts.read_layout``) and takes the place of
    ``board``; it is read when the game begins. ``max_turns`` 0 means no limit.
    """

    board: Literal["trebol", "cruz", "rejilla", "mini", "minicruz"] = "trebol"
    target: Annotated[int, Meta(ge=1, le=99)] = 10
    flag_points: Annotated[int, Meta(ge=0, le=10)] = 2
    coin_points: Annotated[int, Meta(ge=0, le=10)] = 1
    coin_max: Annotated[int, Meta(ge=0, le=20)] = 2
    coin_prob: Annotated[float, Meta(ge=0, le=1)] = 0.15
    initial: Literal["off", "on"] = "off"
    edge_turn: Literal["optional", "mandatory"] = "optional"
    removal: Literal["simultaneous", "sequential"] = "simultaneous"
    no_move: Literal["withdraw", "pass", "lose"] = "withdraw"
    flag_mode: Literal["piece", "player"] = "piece"
    chain: Literal["unlimited", "two"] = "unlimited"
    pushed_turn: Literal["mover", "forced", "none"] = "mover"
    two_on_one: Literal["adjacent", "line"] = "adjacent"
    headon_tie: Literal["both", "mover", "other"] = "both"
    max_turns: Annotated[int, Meta(ge=0, le=10_000)] = 0
    layout: Annotated[str, Meta(max_length=5_000)] = ""

    def ground(self) -> Layout:
        """The layout these options play on; raises ``LayoutError`` if the text cannot be read."""
        return read_layout(self.layout) if self.layout else PRESETS[self.board]


def without_clock(options: Options) -> Options:
    """The same game, ended after 300 turns unless it has a limit already (R8.4).

    >>> without_clock(Options()).max_turns, without_clock(Options(max_turns=80)).max_turns
    (300, 80)
    """
    limit = options.max_turns or TURNS_WITHOUT_CLOCK
    return msgspec.structs.replace(options, max_turns=limit)
