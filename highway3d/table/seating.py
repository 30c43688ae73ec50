"""Who sits at the table, and what tells the players apart."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from typing import Annotated

import msgspec

COLOURS = (
    "#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#F0E442", "#202020",
)  # fmt: skip
"""Okabe and Ito's colours: told apart by people with any kind of colour vision."""
PATTERNS = ("plain", "stripes", "dots", "checks", "ring", "cross")
"""What tells players apart without colours, in pictures as in the form."""
PROGRAM = "cmd:"
"""What stands before the command of another program on a computer's seat."""


class Player(msgspec.Struct, frozen=True):
    """Someone at the table. An empty name is allowed; screens then show the seat's number.

    ``computer`` is empty for a person, else a level (gentle, middle, strong) or ``cmd:PROGRAM``.
    """

    name: str = ""
    colour: Annotated[str, msgspec.Meta(pattern="^#[0-9A-Fa-f]{6}$")] = COLOURS[0]
    pattern: str = PATTERNS[0]
    computer: Annotated[str, msgspec.Meta(pattern="^(|gentle|middle|strong|cmd:.{1,500})$")] = ""


def default_players(names: Sequence[str]) -> list[Player]:
    """Players of these names, each with a colour and a pattern of their own.

    >>> [player.colour for player in default_players(["Ana", "Beto"])]
    ['#0072B2', '#D55E00']
    """
    looks = cycle(zip(COLOURS, PATTERNS, strict=False))
    return [Player(name, *look) for name, look in zip(names, looks, strict=False)]
