"""The pieces that are loose: their bodies and their picture, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.shell.sentences import fault_sentence
from highway3d.tokyo.hands import fallen, solids
from highway3d.tokyo.hands.bodies import HAND, Bodies
from highway3d.tokyo.hands.view import HandsView
from highway3d.tokyo.scene.pieces.poses import cm, standing

if TYPE_CHECKING:
    from highway3d.shell.texts import Texts
    from highway3d.tokyo.hands.amends import Amends
    from highway3d.tokyo.hands.carrying import Carrying
    from highway3d.tokyo.hands.landing import Landing
    from highway3d.tokyo.scene.scene import TokyoScene
    from highway3d.tokyo.turn.builder import Builder


class Loose:
    """What is in the hand of one scene, and what it has set free."""

    def __init__(self, scene: TokyoScene) -> None:
        self._scene = scene
        self.bodies: Bodies | None = None
        self._view: HandsView | None = None

    def begin(self, builder: Builder) -> Bodies:
        """A new world of what stands by the rules and by the unfinished build."""
        self.end()
        table = solids.solids(standing(builder.shown))
        width, depth = map(cm, builder.state.options.extent)
        self.bodies = Bodies(table, (width, depth))
        if self._view is None:
            host = self._scene.host
            self._view = HandsView(host.root, self._scene.stage, high=host.quality == "high")
        self._view.begin(table, builder.state.turn)
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

    def draw_carrying(self, carrying: Carrying, *, held: bool) -> None:
        """Shows what moves; ``held`` tells whether the hand has not yet let go."""
        if self.bodies is not None and self._view is not None:
            self._view.draw(self.bodies.poses(), carrying.held)
            pose = self.bodies.pose(HAND) if held else None
            self._view.plumb(pose, carrying.held.kind, carrying.low)

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
