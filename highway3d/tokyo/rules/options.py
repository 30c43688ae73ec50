"""The house rules two players may agree on (RULES.md, "Options of a game")."""

from __future__ import annotations

from typing import Literal

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a game of Tokyo Highway; the defaults are the rules of the 2-player edition."""

    materials_end: Literal["letter", "cars"] = "letter"
    """Who wins when materials run out: the other player, or whoever has more cars (A-43)."""
    scope: Literal["road", "crossing_point"] = "road"
    """Where another road blocks a crossing: anywhere on the stick, or only there (A-1)."""
    pillars_under_roads: Literal["allow", "forbid"] = "allow"
    """Whether a new pillar may stand under a road (A-10)."""
    joint_rule: Literal["on", "off"] = "on"
    """Whether two sticks on one pillar must leave 63.5° between them (A-14)."""
    junction_roads: Literal["unlimited", 3] = "unlimited"
    """How many sticks a junction may carry (J4)."""
    penalty: Literal["fallen", "shifted"] = "fallen"
    """Which knocked pieces are paid for (A-31)."""
    hands: Literal["exact", "real"] = "exact"
    """Whether pieces obey the rules by themselves, or a hand holds them and they can fall."""
    practice: Literal["off", "on"] = "off"
    """Whether one player builds alone beside a rival's highway that nobody plays."""
    table: Literal["900x600", "1200x800", "1600x1000"] = "900x600"
    """Width and depth of the legal area in mm (A-42)."""

    @property
    def extent(self) -> tuple[int, int]:
        """Width and depth of the legal area in dmm."""
        width, depth = self.table.split("x")
        return int(width) * 10, int(depth) * 10
