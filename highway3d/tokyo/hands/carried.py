"""The piece in the hand: what it is, where the hand wants it, and what its coming to rest means."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import cos, radians, sin
from typing import TYPE_CHECKING, Final

from highway3d.shell.drawing.pose import Pose
from highway3d.tokyo.hands.landing import (
    Landing,
    half_height,
    land_car,
    land_discs,
    land_road,
    lawful_aim,
)
from highway3d.tokyo.hands.physics.bodies import Held
from highway3d.tokyo.hands.physics.grip import HOLDS, LIFT, SLOW, STEP, TURN, Aim, drawn_in
from highway3d.tokyo.hands.physics.solids import disc_name
from highway3d.tokyo.scene.pieces.poses import CAR_HEIGHT, DISC, LENGTH, cm

if TYPE_CHECKING:
    from highway3d.tokyo.hands.physics.grip import Hold
    from highway3d.tokyo.turn.draft import Draft
    from highway3d.tokyo.turn.turn import Turn

ASIDE: Final = 4.0
"""How far before its place, seen by the player, the hand appears with a piece (cm)."""
ABOVE: Final = 0.8
"""How far above everything that stands it appears (cm)."""
PAST: Final = 4.0
"""How far past the legal area the hand may go (cm)."""
WAYS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}


@dataclass
class Carried:
    """One piece on its way; ``lawful`` is where it would lie just as the draft says."""

    held: Held
    hold: Hold
    lawful: Aim
    start: Aim
    seat: int
    draft: Draft
    up: int
    placed: bool
    room: tuple[float, float]
    slow: bool = False
    wanted: Aim = field(init=False)

    def __post_init__(self) -> None:
        self.wanted = self.start

    @classmethod
    def next_piece(
        cls, turn: Turn, steadiness: str, heading: float, *, singly: bool
    ) -> Carried:
        """The piece that the turn's draft needs next, above the table and a little before it."""
        draft, site = turn.draft, turn.site
        assert draft is not None
        held = _held(turn, singly=singly)
        lawful = lawful_aim(site, draft, held.kind, held.count, turn.up)
        room = tuple(cm(side) / 2 + PAST for side in site.options.extent)
        angle = radians(heading)
        dip = LENGTH / 2 * sin(radians(abs(lawful.rise))) if held.kind == "road" else 0.0
        start = lawful._replace(
            x=_within(lawful.x + ASIDE * sin(angle), room[0]),
            y=_within(lawful.y - ASIDE * cos(angle), room[1]),
            z=_clear(turn) + half_height(held.kind, held.count) + dip,
        )
        return cls(
            held, HOLDS[steadiness], lawful, start, turn.state.turn, draft, turn.up,
            turn.is_placed, (room[0], room[1]),
        )  # fmt: skip

    @property
    def goal(self) -> Aim:
        """Where the hand goes: where it is wanted, drawn towards the lawful place near by."""
        return drawn_in(self.wanted, self.lawful, self.hold)

    @property
    def reach(self) -> float:
        """The hand's speed, in cm/s."""
        return self.hold.speed * (SLOW if self.slow else 1.0)

    @property
    def low(self) -> float:
        """From the middle of the piece down to its underside."""
        return half_height(self.held.kind, self.held.count)

    @property
    def height(self) -> float:
        """How high the hand holds the underside of the piece over the table, in cm."""
        return self.wanted.z - self.low

    @property
    def standing(self) -> tuple[int, int]:
        """The grey and yellow discs that stand already of the pillar that is built."""
        yellow = int(self.draft.junction and self.up == self.draft.height)
        return self.up - yellow, yellow

    def point(self, x: float, y: float, *, slow: bool) -> None:
        """The hand is wanted over a point of the table."""
        self.slow = slow
        self.wanted = self.wanted._replace(x=_within(x, self.room[0]), y=_within(y, self.room[1]))

    def press(self, action: str, *, slow: bool, heading: float) -> bool:
        """A key: arrows as seen from the camera, height, turn; half as much with a slow hand."""
        self.slow, share, want = slow, SLOW if slow else 1.0, self.wanted
        if action in WAYS:
            across, ahead = (part * STEP * share for part in WAYS[action])
            east, north = cos(radians(heading)), sin(radians(heading))
            dx, dy = across * east - ahead * north, across * north + ahead * east
            self.point(want.x + dx, want.y + dy, slow=slow)
        elif action in ("higher", "lower"):
            lift = LIFT * share * (1 if action == "higher" else -1)
            self.wanted = want._replace(z=max(want.z + lift, self.low))
        elif action in ("turn", "turn_back"):
            by = -TURN if action == "turn" else TURN
            self.wanted = want._replace(heading=want.heading + by)
        else:
            return False
        return True

    def landed(self, turn: Turn, mine: dict[str, Pose]) -> Landing:
        """What becomes of the piece where it has come to rest."""
        poses = list(mine.values())
        if self.held.kind == "disc":
            return land_discs(turn.site, self.draft, poses, self.up)
        if self.held.kind == "road":
            return land_road(turn.site, self.draft, poses[0])
        assert turn.verdict is not None
        return land_car(turn.site, self.draft, turn.verdict, poses[0])

    def settle(self, turn: Turn, draft: Draft) -> None:
        """The piece counts: the turn goes on from there, on the exact grid."""
        self.draft = draft
        if self.held.kind == "disc":
            self.up += self.held.count
        elif self.held.kind == "road":
            self.placed = True
        self.resume(turn)

    def resume(self, turn: Turn) -> None:
        """The turn goes on with what stands of this build, and what is carried to it."""
        turn.resume(self.draft, up=self.up, placed=self.placed, carried=self.held.kind)


def _held(turn: Turn, *, singly: bool) -> Held:
    """The next piece of a draft: discs, then the road, then its cars."""
    draft, seat, highway = turn.draft, turn.state.turn, turn.site.highway
    assert draft is not None
    verdict = turn.verdict
    assert verdict is not None
    pillar = "" if verdict.pillar is None else verdict.pillar.name
    if turn.is_placed:
        return Held("car", on=(verdict.road.name,), seat=seat)
    left = draft.height - turn.up
    if left:
        count = 1 if singly else left
        below = (disc_name(pillar, turn.up - 1),) if turn.up else ()
        return Held("disc", count, below, seat=seat, junction=draft.junction and count == left)
    on = [disc_name(draft.base.name, draft.base.height - 1)]
    if not draft.is_exit:
        on.append(disc_name(pillar, draft.height - 1))
    beside = highway.names(highway.roads_at(draft.base))
    return Held("road", on=tuple(on), beside=beside, seat=seat)


def _clear(turn: Turn) -> float:
    """A height above everything that stands."""
    tallest = max((pillar.height for pillar in turn.shown.pillars), default=0)
    assert turn.draft is not None
    return max(tallest, turn.draft.height) * DISC + CAR_HEIGHT + ABOVE


def _within(value: float, most: float) -> float:
    return min(max(value, -most), most)
