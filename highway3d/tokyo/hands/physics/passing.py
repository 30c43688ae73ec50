"""How time passes on a table of bodies, and when what moved there is to be judged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from highway3d.tokyo.hands.physics.grip import TICK, shared

if TYPE_CHECKING:
    from collections.abc import Iterator

    from highway3d.tokyo.hands.physics.bodies import Bodies
    from highway3d.tokyo.hands.physics.grip import Aim

SETTLE: Final = round(2 / TICK)
"""The most ticks given to what moves before it is judged where it is …"""
LONGEST: Final = 3 * SETTLE
"""… and to what sinks ever faster."""

CROWD: Final = 10
"""More pieces than this in motion are worth a slower fall rather than a standing picture …"""
CROWDED: Final = 8
"""… so that no frame has more ticks than this: those of a seventy-fifth of a second."""


class Passing:
    """The time of one world of bodies after the other; ``begin`` starts that of a new one."""

    def __init__(self) -> None:
        self._owed = 0.0
        self._since = 0
        """When something last came free or was let go."""
        self._free = 0
        self.is_judged = False
        """Whether all that moved has been judged where it lies."""

    def begin(self) -> None:
        """A new world, in which nothing has moved."""
        self._owed, self._since, self._free, self.is_judged = 0.0, 0, 0, False

    def wait(self) -> None:
        """Nothing moves: the time is not made up for later."""
        self._owed = 0.0

    def let_go(self, bodies: Bodies) -> None:
        """From now on what was let go comes to rest."""
        self._since, self.is_judged = bodies.ticks, False

    def judge(self, bodies: Bodies) -> None:
        """All that moved is judged now; what goes on moving is judged again in its time."""
        self._since, self.is_judged = bodies.ticks, True

    def frame(
        self, bodies: Bodies, goal: Aim, speed: float, seconds: float, *, steady: bool
    ) -> Iterator[None]:
        """The ticks of a frame, through which the hand's goal goes evenly to a new one.

        ``speed`` is the hand's own, in cm/s.
        """
        before = bodies.goal
        self._owed += seconds / TICK
        ticks, self._owed = divmod(self._owed, 1)
        if len(bodies.awake) - len(bodies.asleep) > CROWD:
            ticks = min(ticks, CROWDED)
        for tick in range(round(ticks)):
            bodies.goal = shared(before, goal, (tick + 1) / ticks)
            bodies.tick(speed * TICK, steady=steady)
            self._watch(bodies)
            yield

    def rest(self, bodies: Bodies) -> None:
        """Lets time pass at once, the hand held where it is, until all is to be judged."""
        bodies.goal, self._since = bodies.lead, bodies.ticks
        while not self.is_over(bodies):
            bodies.tick()
            self._watch(bodies)

    def is_over(self, bodies: Bodies) -> bool:
        """Tells whether what was let go or knocked is to be judged where it is."""
        limit = LONGEST if bodies.is_toppling else SETTLE
        return bodies.is_at_rest or bodies.ticks - self._since >= limit

    def _watch(self, bodies: Bodies) -> None:
        if len(bodies.awake) != self._free or not bodies.is_at_rest:
            self.is_judged = False
        if len(bodies.awake) != self._free:
            self._free, self._since = len(bodies.awake), bodies.ticks
