"""Sizes and supplies of Tokyo Highway: the one place that holds them (RULES.md, section 5).

Plan lengths are whole tenths of a millimetre (dmm); heights are whole discs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PILLAR_RADIUS: Final = 95
DISC_HEIGHT: Final = 100
ROAD_LENGTH: Final = 1140
ROAD_WIDTH: Final = 100
ROAD_THICKNESS: Final = 20
CLEARANCE: Final = 10
"""Least air between two roads, or between a pillar and a road above it."""

CAR_LENGTH: Final = 120
CAR_WIDTH: Final = 60
CAR_HEIGHT: Final = 60

ROAD_AIR: Final = ROAD_THICKNESS + CLEARANCE
"""Least difference of two undersides where one road lies over another."""
COVER_DISTANCE: Final = PILLAR_RADIUS + ROAD_WIDTH // 2
"""Nearer than this, seen from above, a road covers a pillar (A-9: tangent is clear)."""
JOINT_COSINE: Final = (161, 361)
"""Cosine of the sharpest joint, 1 - w²/2R² (A-14)."""

ENTRANCE_PILLAR: Final = 520
ENTRANCE_TIP: Final = 1600
"""Distances of entrance pillar and ramp tip from the middle of the table (S2)."""
CARS: Final = 10


@dataclass(frozen=True, slots=True)
class Supply:
    """What a player has in hand: grey and yellow discs, road sticks, cars."""

    grey: int
    yellow: int
    roads: int
    cars: int

    def __add__(self, other: Supply) -> Supply:
        return Supply(
            self.grey + other.grey,
            self.yellow + other.yellow,
            self.roads + other.roads,
            self.cars + other.cars,
        )

    def __sub__(self, other: Supply) -> Supply:
        return Supply(
            self.grey - other.grey,
            self.yellow - other.yellow,
            self.roads - other.roads,
            self.cars - other.cars,
        )


FULL_SUPPLY: Final = Supply(grey=30, yellow=3, roads=15, cars=CARS)
"""What each player takes from the box, the entrance included (S1)."""
FIRST_SUPPLY: Final = FULL_SUPPLY - Supply(grey=1, yellow=0, roads=1, cars=1)
"""What is left of it when the entrance stands with its car (S4)."""
