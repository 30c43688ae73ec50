"""After an accident: what fell is shown piece by piece, paid for, and put back piece by piece."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from highway3d.shell.drawing.easing import smoothstep
from highway3d.tokyo.hands.landing import between

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from highway3d.shell.drawing.pose import Pose
    from highway3d.tokyo.hands.aftermath import Aftermath
    from highway3d.tokyo.hands.fallen import Finding
    from highway3d.tokyo.hands.physics.solids import Solid
    from highway3d.tokyo.scene.eye.camera import Point

REVEAL_S: Final = 0.7
"""From one fallen piece shown to the next, at normal pace."""
HOME_S: Final = 0.45
"""How long a piece takes back to its place, at normal pace."""


class Amends:
    """One accident. ``lying`` is where every solid lies that moved, ``table`` where it belongs."""

    def __init__(
        self, aftermath: Aftermath, lying: Mapping[str, Pose], table: Mapping[str, Solid]
    ) -> None:
        self.aftermath = aftermath
        self.lying = dict(lying)
        self.revealed = 1 if lying else len(aftermath.found)
        self.why = False
        """Whether somebody asked what counts as fallen."""
        self._table = table
        self._going: dict[str, float] = {}
        self._waited = 0.0

    def anew(self) -> Amends:
        """The same accident, nothing of it paid or put back."""
        return Amends(self.aftermath, self.lying, self._table)

    def sights(self) -> list[Point]:
        """Where the fallen pieces lie and where they belong: what the eye must see."""
        found = self.aftermath.found
        fallen = [one.name for one in found if one.lie.is_fallen and one.name in self.lying]
        poses = [pose for name in fallen for pose in (self.lying[name], self._table[name].pose)]
        return [(float(x), float(y), float(z)) for x, y, z in (pose.origin for pose in poses)]

    @property
    def found(self) -> tuple[Finding, ...]:
        """What moved, as far as it has been shown; what fell comes first."""
        return self.aftermath.found[: self.revealed]

    @property
    def is_revealed(self) -> bool:
        """Tells whether everything has been shown."""
        return self.revealed >= len(self.aftermath.found)

    @property
    def left(self) -> list[str]:
        """The solids that nobody has begun to put back."""
        return [name for name in self.lying if name not in self._going]

    @property
    def is_going(self) -> bool:
        """Tells whether something is on its way back."""
        return any(share < 1 for share in self._going.values())

    @property
    def is_home(self) -> bool:
        """Tells whether everything is back in its place."""
        return not self.left and not self.is_going

    def reveal(self, seconds: float, pace: float) -> bool:
        """Lets time pass; True when one more piece is to be shown."""
        self._waited += seconds
        if self._waited <= REVEAL_S * pace:
            return False
        self._waited = 0.0
        self.revealed += 1
        return True

    def reveal_all(self) -> None:
        """Shows everything at once."""
        self.revealed = len(self.aftermath.found)

    def pay_more_yellow(self, more: int) -> None:
        """Another yellow disc in place of a grey one, or the other way round (N2)."""
        self.aftermath = self.aftermath.with_yellow(more)

    def put_back(self, name: str) -> None:
        """Sends one piece home; a pillar's discs go together."""
        piece = self._table[name].piece
        for other in self.left:
            if self._table[other].piece == piece:
                self._going[other] = 0.0

    def put_all_back(self) -> None:
        """Sends everything home."""
        for name in self.left:
            self._going[name] = 0.0

    def glide(self, seconds: float, pace: float) -> None:
        """Moves on what is on its way home."""
        for name in self._going:
            passed = seconds / (HOME_S * pace) if pace else 1.0
            self._going[name] = min(self._going[name] + passed, 1.0)

    def poses(self) -> dict[str, Pose]:
        """Where everything that moved is now."""
        poses = {}
        for name, pose in self.lying.items():
            share = self._going.get(name, 0.0)
            home = self._table[name].pose
            poses[name] = between(pose, home, smoothstep(share)) if name in self._going else pose
        return poses

    def marked(self) -> list[tuple[str, Pose]]:
        """The pieces shown to have fallen that still lie there."""
        return [
            (one.name, self.lying[one.name])
            for one in self.found
            if one.lie.is_fallen and one.name in self.left
        ]

    def nearest(
        self,
        spot: tuple[float, float],
        reach: float,
        pixel: Callable[[float, float, float], tuple[float, float] | None],
    ) -> str | None:
        """The lying piece that appears nearest to a pixel, not farther than ``reach``."""
        best = None
        for name in self.left:
            at = pixel(*self.lying[name].origin.tolist())
            if at is not None and (away := abs(at[0] - spot[0]) + abs(at[1] - spot[1])) <= reach:
                best, reach = name, away
        return best
