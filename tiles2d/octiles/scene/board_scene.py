"""What every scene on an Octiles board does with pointer and keys, whatever is played on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from highway3d.shell.scene import Scene
from tiles2d.octiles.scene.pointing import towards
from tiles2d.octiles.scene.sight import Sight, turned
from tiles2d.octiles.turn.spots import Spot, spot_at

if TYPE_CHECKING:
    from highway3d.shell.scene import Host, Pointer
    from tiles2d.flat.overlay import Point
    from tiles2d.octiles.turn.spots import Pointing

ARROWS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
TURNS: Final = {"turn": 1, "turn_back": -1}
WALKS: Final = {"next": 1, "previous": -1}


class BoardScene(Scene):
    """Points, walks, turns and takes; what that means is the game's."""

    is_square = True

    def __init__(self, host: Host) -> None:
        self.host = host
        self.texts, self.settings = host.texts, host.settings
        self.overlay = Sight(host)
        self._pointed: Point | None = None

    @property
    def active(self) -> Pointing:
        """What pointer and keys act on."""
        raise NotImplementedError

    @property
    def is_holding(self) -> bool:
        """Whether there is a tile to be turned by the wheel."""
        raise NotImplementedError

    def changed(self) -> None:
        """Draws anew what has changed, and asks for a frame."""
        raise NotImplementedError

    def take(self) -> None:
        """Takes what is pointed at."""
        raise NotImplementedError

    def rotate(self, step: int) -> None:
        """Turns the tile in hand, or the one that is being turned."""
        raise NotImplementedError

    def skip(self) -> object:
        """Shows the end of what is being told at once; false when nothing is."""
        return False

    def point(self, pointer: Pointer | None) -> None:
        """The mouse moved over the board; a key pressed meanwhile moves nothing."""
        at = None if pointer is None else (pointer.x, pointer.y)
        if at != self._pointed:
            self._pointed = at
            self.active.point_at(None if pointer is None else self._spot(pointer))
            self.changed()

    def click(self, pointer: Pointer) -> None:
        """Lays, turns, chooses or runs, whatever lies there."""
        self.skip()
        self.active.point_at(self._spot(pointer))
        self.take()

    def drag(self, kind: str, start: Pointer, now: Pointer, *, begun: bool) -> None:
        """Pans, by either button."""
        self.overlay.drag(start, now, begun=begun)

    def wheel(self, pointer: Pointer, notches: int) -> None:
        """Turns the tile in hand, if the settings say so; otherwise zooms."""
        if self.is_holding and self.settings.wheel_holding == "height" and not pointer.ctrl:
            self.rotate(-1 if notches > 0 else 1)
        else:
            self.overlay.wheel(notches, pointer)

    def act(self, action: str, pointer: Pointer | None) -> bool:
        """A bound key."""
        if self.overlay.act(action, pointer):
            return True
        self.skip()
        if action == "take":
            self.take()
        elif action in TURNS:
            self.rotate(TURNS[action])
        elif action in WALKS:
            self.active.walk(WALKS[action])
        elif action in ARROWS:
            across, up = map(round, turned(ARROWS[action], -self.overlay.quarters))
            self.active.settle_on(towards(self.active, across, up))
        elif not self.act_own(action):
            return False
        self.changed()
        return True

    def act_own(self, action: str) -> bool:
        """A key that means something in this game alone."""
        return False

    def view(self, name: str) -> None:
        """Shows the whole board: there is no other view of it."""
        self.overlay.fit()

    def resized(self) -> None:
        """The window or the part of it beside the panels changed."""
        self.overlay.aim()

    def _spot(self, pointer: Pointer) -> Spot | None:
        return spot_at(*self.overlay.point(pointer))
