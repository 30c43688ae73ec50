"""The pieces that are loose: their bodies and their picture, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.shell.sentences import fault_sentence
from highway3d.tokyo.hands import fallen
from highway3d.tokyo.hands.physics import solids
from highway3d.tokyo.hands.physics.bodies import HAND, Bodies
from highway3d.tokyo.hands.view import HandsView
from highway3d.tokyo.scene.pieces.poses import cm, standing

if TYPE_CHECKING:
    from highway3d.shell.scene import Host
    from highway3d.shell.texts import Texts
    from highway3d.tokyo.hands.amends import Amends
    from highway3d.tokyo.hands.carried import Carried
    from highway3d.tokyo.hands.landing import Landing
    from highway3d.tokyo.scene.stage import Stage
    from highway3d.tokyo.turn.turn import Turn


class Loose:
    """What is in the hand of one scene, and what it has set free."""

    def __init__(self, host: Host, stage: Stage) -> None:
        self._host, self._stage = host, stage
        self.bodies: Bodies | None = None
        self._view: HandsView | None = None

    def begin(self, turn: Turn) -> Bodies:
        """A new world of what stands by the rules and by the unfinished build."""
        self.end()
        table = solids.solids(standing(turn.shown))
        width, depth = map(cm, turn.state.options.extent)
        self.bodies = Bodies(table, (width, depth))
        if self._view is None:
            high = self._host.quality == "high"
            self._view = HandsView(self._host.root, self._stage, high=high)
        self._view.begin(table, turn.state.turn)
        return self.bodies

    def end(self) -> None:
        """Nothing is loose any more; the tableau shows every piece again."""
        if self.bodies is not None:
            self.bodies.close()
            self.bodies = None
        if self._view is not None:
            self._view.begin({}, 0)

    def close(self) -> None:
        """Removes everything; may be called twice."""
        if self.bodies is not None:
            self.bodies.close()
            self.bodies = None
        if self._view is not None:
            self._view.close()
            self._view = None

    def draw_carried(self, carried: Carried, *, held: bool) -> None:
        """Shows what moves; ``held`` tells whether the hand has not yet let go."""
        if self.bodies is not None and self._view is not None:
            self._view.draw(self.bodies.poses(), carried.held)
            pose = self.bodies.pose(HAND) if held else None
            self._view.plumb(pose, carried.held.kind, carried.low)

    def draw_amends(self, amends: Amends, *, at_rest: bool) -> None:
        """Shows what fell where it lies; ``at_rest`` gives it light and shadow there."""
        if self._view is not None:
            poses = amends.poses()
            self._view.draw(poses, None)
            if at_rest:
                self._view.relight(poses)
            self._view.mark(amends.marked())


def why_taken_again(texts: Texts, landing: Landing) -> str:
    """Why a piece that was let go does not count where it lies."""
    if landing.fault is not None:
        return texts(landing.why, reason=fault_sentence(texts, "tokyo", landing.fault))
    most, square = round(fallen.NEAR * 10), round(fallen.SQUARE)
    away, angle = (round(part) for part in landing.away)
    return texts(landing.why, mm=away, degrees=angle, most=most, square=square)
