"""The piece in the hand: what it is, where the hand wants it, and what its coming to rest means."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import cos, radians, sin
from typing import TYPE_CHECKING, Final

from highway3d.shell.drawing.pose import Pose
from highway3d.tokyo.hands.bodies import Held
from highway3d.tokyo.hands.grip import HOLDS, LIFT, SLOW, STEP, TURN, Aim, drawn_in
from highway3d.tokyo.hands.landing import (
    Landing,
    half_height,
    land_car,
    land_discs,
    land_road,
    lawful_aim,
)
from highway3d.tokyo.rules.highway import Pillar
from highway3d.tokyo.scene.pieces.poses import CAR_HEIGHT, DISC, LENGTH, cm

if TYPE_CHECKING:
    from highway3d.tokyo.hands.grip import Hold
    from highway3d.tokyo.turn.builder import Builder
    from highway3d.tokyo.turn.draft import Draft

ASIDE: Final = 4.0
"""How far before its place, seen by the player, the hand appears with a piece (cm)."""
ABOVE: Final = 0.8
"""How far above everything that stands it appears (cm)."""
PAST: Final = 4.0
"""How far past the legal area the hand may go (cm)."""
WAYS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}


@dataclass
class Carrying:
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
        cls, builder: Builder, steadiness: str, heading: float, *, singly: bool
    ) -> Carrying:
        """The piece that the builder's draft needs next, above the table and a little before it."""
        draft, site = builder.draft, builder.site
        assert draft is not None
        held = _held(builder, singly=singly)
        lawful = lawful_aim(site, draft, held.kind, held.count, builder.up)
        room = tuple(cm(side) / 2 + PAST for side in site.options.extent)
        turn = radians(heading)
        dip = LENGTH / 2 * sin(radians(abs(lawful.rise))) if held.kind == "road" else 0.0
        start = lawful._replace(
            x=_within(lawful.x + ASIDE * sin(turn), room[0]),
            y=_within(lawful.y - ASIDE * cos(turn), room[1]),
            z=_clear(builder) + half_height(held.kind, held.count) + dip,
        )
        return cls(
            held, HOLDS[steadiness], lawful, start, builder.state.turn, draft, builder.up,
            builder.placed, (room[0], room[1]),
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

    def point(self, x: float, y: float, *, slow: bool) -> None:
        """The hand is wanted over a point of the table."""
        self.slow = slow
        self.wanted = self.wanted._replace(x=_within(x, self.room[0]), y=_within(y, self.room[1]))

    def press(self, action: str, *, slow: bool, heading: float) -> bool:
        """A key: arrows as seen from the camera, height, turn; half as much with a slow hand."""
        self.slow, share, want = slow, SLOW if slow else 1.0, self.wanted
        if action in WAYS:
            across, ahead = (part * STEP * share for part in WAYS[action])
            turn = radians(heading)
            dx, dy = across * cos(turn) - ahead * sin(turn), across * sin(turn) + ahead * cos(turn)
            self.point(want.x + dx, want.y + dy, slow=slow)
        elif action in ("higher", "lower"):
            lift = LIFT * share * (1 if action == "higher" else -1)
            self.wanted = want._replace(z=max(want.z + lift, self.low))
        elif action in ("turn", "turn_back"):
            turn = -TURN if action == "turn" else TURN
            self.wanted = want._replace(heading=want.heading + turn)
        else:
            return False
        return True

    def landed(self, builder: Builder, mine: dict[str, Pose]) -> Landing:
        """What becomes of the piece where it has come to rest."""
        poses = list(mine.values())
        if self.held.kind == "disc":
            return land_discs(builder.site, self.draft, poses, self.up)
        if self.held.kind == "road":
            return land_road(builder.site, self.draft, poses[0])
        assert builder.study is not None
        return land_car(builder.site, self.draft, builder.study, poses[0])

    def settle(self, builder: Builder, draft: Draft) -> None:
        """The piece counts: the builder goes on from there, on the exact grid."""
        self.draft = draft
        if self.held.kind == "disc":
            self.up += self.held.count
        elif self.held.kind == "road":
            self.placed = True
        self.resume(builder)

    def resume(self, builder: Builder) -> None:
        """The builder goes on with what stands of this build, and what is carried to it."""
        builder.resume(self.draft, up=self.up, placed=self.placed, carried=self.held.kind)


def _held(builder: Builder, *, singly: bool) -> Held:
    """The next piece of a draft: discs, then the road, then its cars."""
    draft, seat, highway = builder.draft, builder.state.turn, builder.site.highway
    assert draft is not None
    study = builder.study
    assert study is not None
    name = study.road.end.name if isinstance(study.road.end, Pillar) else ""
    if builder.placed:
        return Held("car", on=(study.road.name,), seat=seat)
    left = draft.height - builder.up
    if left:
        count = 1 if singly else left
        on = (f"{name}:{builder.up - 1}",) if builder.up else ()
        return Held("disc", count, on, seat=seat, junction=draft.junction and count == left)
    on = (f"{draft.base.name}:{draft.base.height - 1}",)
    if not draft.is_exit:
        on = (*on, f"{name}:{draft.height - 1}")
    beside = highway.names(highway.roads_at(draft.base))
    return Held("road", on=on, beside=beside, seat=seat)


def _clear(builder: Builder) -> float:
    """A height above everything that stands."""
    tallest = max((pillar.height for pillar in builder.shown.pillars), default=0)
    assert builder.draft is not None
    return max(tallest, builder.draft.height) * DISC + CAR_HEIGHT + ABOVE


def _within(value: float, most: float) -> float:
    return min(max(value, -most), most)
