"""The camera in use: drags, keys and named views turned into camera values, gliding or at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from highway3d.tokyo.scene.eye import camera as cam
from highway3d.tokyo.scene.eye import views
from highway3d.tokyo.scene.eye.camera import Camera, Frame, Room
from highway3d.tokyo.scene.eye.views import Glide

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from highway3d.shell.scene import Pointer
    from highway3d.shell.settings import Settings

KEY_TURN: Final = 8.0
"""Pixels of a drag that one step of a turning key stands for."""
KEY_SHIFT: Final = 0.03
"""Share of the distance that one step of a panning key moves."""
KEY_ZOOM: Final = 0.5
TURNS: Final = {
    "orbit_left": (KEY_TURN, 0), "orbit_right": (-KEY_TURN, 0),
    "tilt_up": (0, KEY_TURN), "tilt_down": (0, -KEY_TURN),
}  # fmt: skip
SHIFTS: Final = {
    "pan_left": (-KEY_SHIFT, 0), "pan_right": (KEY_SHIFT, 0),
    "pan_up": (0, KEY_SHIFT), "pan_down": (0, -KEY_SHIFT),
}  # fmt: skip
ZOOMS: Final = {"zoom_in": KEY_ZOOM, "zoom_out": -KEY_ZOOM}
GLIDE_S: Final = 0.45

Ends = tuple[tuple[float, float, float], tuple[float, float, float]]


class Eye:
    """Holds where the camera is. ``frame`` is asked anew: windows and panels change size."""

    def __init__(
        self, room: Room, frame: Callable[[], Frame], settings: Settings, *, opposite: bool
    ) -> None:
        self.room = room
        self.opposite = opposite
        self._frame = frame
        self._settings = settings
        self.now = Camera()
        self.touched = False
        """Whether the user has moved the camera since the last named view."""
        self._glide: Glide | None = None
        self._since = 0.0
        self._grabbed = self.now

    @property
    def frame(self) -> Frame:
        """The window as it is now."""
        return self._frame()

    @property
    def goal(self) -> Camera:
        """Where the camera is, or where it glides to."""
        return self._glide.end if self._glide is not None else self.now

    @property
    def is_gliding(self) -> bool:
        """Tells whether the camera moves by itself."""
        return self._glide is not None

    def look(self, name: str, points: Sequence[cam.Point], road: Ends | None = None) -> None:
        """Glides to a named view of the points; ``along`` and ``section`` need a road's ends."""
        self.touched = False
        if name in ("along", "section"):
            if road is not None:
                see = views.along if name == "along" else views.section
                self.go(see(*road, self.frame, self.room, points))
        else:
            self.go(views.view(name, self.frame, self.room, points, opposite=self.opposite))

    def go(self, there: Camera) -> None:
        """Glides to another place, at once with animations off."""
        self._glide = Glide(self.now, there, GLIDE_S * self._settings.pace)
        self._since = 0.0

    def visit(self, points: Sequence[cam.Point]) -> None:
        """Glides to where these points are seen as large as they can be, at the same angles."""
        self.touched = True
        self.go(views.fit(self.goal, self.frame, self.room, points))

    def keep_in_sight(self, points: Sequence[cam.Point], newest: Sequence[cam.Point]) -> None:
        """Glides farther off, at the same angles, if any of the points is out of sight.

        Once the user has moved the eye, its distance is the user's: only the newest points are
        then kept in sight, by as small a pan as will do.
        """
        goal = self.goal
        frame = self.frame
        if self.touched:
            there = cam.reach(goal, frame, self.room, newest) if newest else goal
            if there != goal:
                self.go(there)
            return
        pixels = goal.project(frame, points)
        left, top = frame.left, frame.top
        right, low = frame.width - frame.right, frame.height - frame.bottom
        seen = (pixels >= (left, top)) & (pixels <= (right, low))
        if not seen.all():
            self.go(views.fit(goal, frame, self.room, points))

    def cut(self) -> None:
        """Ends a glide at its goal."""
        if self._glide is not None:
            self.now, self._glide = self._glide.end, None

    def step(self, seconds: float) -> bool:
        """Moves a glide on; True while it lasts."""
        if self._glide is None:
            return False
        self._since += seconds
        self.now = self._glide.at(self._since)
        if self._glide.is_over(self._since):
            self._glide = None
        return True

    def drag(self, kind: str, start: Pointer, now: Pointer, *, begun: bool) -> None:
        """Orbit or pan by a drag."""
        self.touched = True
        if begun:
            self.cut()
            self._grabbed = self.now
        if kind == "pan":
            at, to = (start.x, start.y), (now.x, now.y)
            self.now = cam.pan(self._grabbed, self.frame, self.room, at, to)
        else:
            self.now = self._orbited(self._grabbed, now.x - start.x, now.y - start.y)

    def wheel(self, notches: float, pointer: Pointer | None) -> None:
        """Zooms to the cursor."""
        self.touched = True
        self._take_over()
        at = (pointer.x, pointer.y) if pointer else None
        self.now = cam.zoom(self.now, self.frame, self.room, notches, at)

    def act(self, action: str, pointer: Pointer | None) -> bool:
        """A key that turns, shifts or zooms; False when it is none."""
        share = self._settings.camera_speed / 100
        if action in TURNS or action in SHIFTS:
            self.touched = True
            self.cut()
        if action in TURNS:
            across, down = TURNS[action]
            self.now = self._orbited(self.now, across, down)
        elif action in SHIFTS:
            across, ahead = SHIFTS[action]
            self.now = cam.shift(self.now, self.room, across * share, ahead * share)
        elif action in ZOOMS:
            self.wheel(ZOOMS[action] * share, pointer)
        else:
            return False
        return True

    def _take_over(self) -> None:
        """Stops a glide where it is; one that turns the view is finished at once."""
        if self._glide is not None and abs(self._glide.end.heading - self.now.heading) > 0.01:
            self.cut()
        self._glide = None

    def focus(self, point: cam.Point) -> None:
        """Glides to a point of the table or a piece."""
        self.go(cam.focus(self.now, self.room, point))

    def sit(self, *, opposite: bool) -> None:
        """Glides to the seat on one side or the other."""
        if opposite != self.opposite:
            self.opposite = opposite
            self.go(views.other_side(self.goal))

    def _orbited(self, camera: Camera, across: float, down: float) -> Camera:
        share = self._settings.camera_speed / 100
        if self._settings.camera_inverted:
            share = -share
        return cam.orbit(camera, across * share, down * share)
