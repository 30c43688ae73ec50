"""A flat board in the window: fitted, moved and zoomed by plain arithmetic, seen straight on.

Board units are the game's own, x to the right and y up. Pixels count from the window's top left
corner. ``View`` knows no engine; ``Overlay`` copies it to the camera.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from panda3d.core import OrthographicLens

if TYPE_CHECKING:
    from highway3d.shell.scene import Host, Pointer

Point = tuple[float, float]

ZOOM_STEP: Final = 1.1
CLOSEST: Final = 8.0
"""How many times larger than fitted a board may be shown."""
KEY_PAN: Final = 0.05
"""Share of the window's height that one step of a panning key moves."""
DEPTH: Final = 100.0
"""The camera looks down from this height; boards lie between 0 and it."""
PANS: Final = {"pan_left": (-1, 0), "pan_right": (1, 0), "pan_up": (0, 1), "pan_down": (0, -1)}
ZOOMS: Final = {"zoom_in": 1.0, "zoom_out": -1.0}


class Bounds(NamedTuple):
    """The part of the plane that a board takes, its margin included."""

    left: float
    low: float
    right: float
    high: float


class Free(NamedTuple):
    """The part of the window beside the panels, in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> Point:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True, slots=True)
class View:
    """The board point ``x``, ``y`` lies in the middle of the free part, at ``scale`` pixels a unit.

    >>> View(1.0, 2.0, 10.0).pixel(Free(0, 0, 200, 100), (2.0, 2.0))
    (110.0, 50.0)
    """

    x: float
    y: float
    scale: float

    def pixel(self, free: Free, point: Point) -> Point:
        """Where a board point appears."""
        middle = free.centre
        return (
            middle[0] + (point[0] - self.x) * self.scale,
            middle[1] - (point[1] - self.y) * self.scale,
        )

    def point(self, free: Free, pixel: Point) -> Point:
        """The board point that a pixel shows; inverts ``pixel``."""
        middle = free.centre
        return (
            self.x + (pixel[0] - middle[0]) / self.scale,
            self.y - (pixel[1] - middle[1]) / self.scale,
        )


def fitted(bounds: Bounds, free: Free) -> View:
    """Shows the whole board as large as the free part allows."""
    wide, tall = bounds.right - bounds.left, bounds.high - bounds.low
    scale = min(max(free.width, 1.0) / wide, max(free.height, 1.0) / tall)
    return View((bounds.left + bounds.right) / 2, (bounds.low + bounds.high) / 2, scale)


def panned(view: View, bounds: Bounds, across: float, down: float) -> View:
    """The board moved with the hand by so many pixels; its middle stays on the board."""
    return _held(
        replace(view, x=view.x - across / view.scale, y=view.y + down / view.scale), bounds
    )


def zoomed(view: View, bounds: Bounds, free: Free, notches: float, pixel: Point) -> View:
    """Larger by 1.1 a notch, from fitted to ``CLOSEST`` times that; ``pixel`` shows the same."""
    least = fitted(bounds, free).scale
    scale = min(max(view.scale * ZOOM_STEP**notches, least), least * CLOSEST)
    fixed = view.point(free, pixel)
    shrink = view.scale / scale
    x, y = fixed[0] + (view.x - fixed[0]) * shrink, fixed[1] + (view.y - fixed[1]) * shrink
    return _held(View(x, y, scale), bounds)


def _held(view: View, bounds: Bounds) -> View:
    return replace(
        view,
        x=min(max(view.x, bounds.left), bounds.right),
        y=min(max(view.y, bounds.low), bounds.high),
    )


class Strip:
    """The calm line below the board, between the columns.

    It counts as the tallest that it has been in this window, so that the board does not move
    with every sentence. ``low`` is kept free in any case, in text heights, for the line comes and
    goes; so much as ``lap`` of the board may it cover.
    """

    AIR: Final = 0.3

    def __init__(self, host: Host, *, low: float, lap: float) -> None:
        self._theme = host.theme
        self._low, self._lap = low, lap
        self._window: object = None
        self._taken = 0.0

    @property
    def height(self) -> float:
        """What it takes of the window's height, in pixels."""
        layout, em = self._theme.layout, self._theme.em
        if self._window != (layout.size, em):
            self._window, self._taken = (layout.size, em), 0.0
        if layout.is_settled and "message" in self._theme.rectangles:
            edge = layout.size[1] - self._theme.rectangles["message"][1]
            self._taken = max(edge, self._taken)
        return max(self._low * em, self._taken + (self.AIR - self._lap) * em)


class Overlay:
    """The view of one board in use. It follows the window until someone pans or zooms.

    ``low`` and ``lap`` in text heights: what stays free below it, and how much of its lower margin
    the calm line may cover.
    """

    def __init__(self, host: Host, bounds: Bounds, *, low: float, lap: float = 0.0) -> None:
        self._host = host
        self._strip = Strip(host, low=low, lap=lap) if host.live else None
        self._bounds = bounds
        self._lens = OrthographicLens()
        self._lens.set_near_far(1, 2 * DEPTH)
        host.camera.node().set_lens(self._lens)
        host.camera.set_hpr(0, -90, 0)
        self._fits, self._placed_in = True, self.free
        self._grabbed = self.view = fitted(bounds, self._placed_in)
        self.aim()

    @property
    def free(self) -> Free:
        """The part of the window that no panel takes, as it is now."""
        x, y, wide, tall = self._host.free
        low = self._strip.height if self._strip else 0.0
        return Free(x, y, max(1.0, wide), max(1.0, tall - low))

    def pixel(self, point: Point) -> Point:
        """Where a board point appears."""
        return self.view.pixel(self.free, point)

    def point(self, pointer: Pointer) -> Point:
        """The board point under the mouse."""
        return self.view.point(self.free, (pointer.x, pointer.y))

    def aim(self) -> None:
        """Brings the camera to the view; called when the window or its free part changed."""
        self._placed_in = self.free
        if self._fits:
            self.view = fitted(self._bounds, self._placed_in)
        (width, height), middle, scale = self._host.size, self._placed_in.centre, self.view.scale
        self._lens.set_film_size(width / scale, height / scale)
        x = self.view.x - (middle[0] - width / 2) / scale
        y = self.view.y + (middle[1] - height / 2) / scale
        self._host.camera.set_pos(x, y, DEPTH)
        self._host.redraw()

    def follow(self) -> None:
        """Brings the camera to where the panels leave room now."""
        if self.free != self._placed_in:
            self.aim()

    def fit(self) -> None:
        """Shows the whole board again."""
        self._fits = True
        self.aim()

    def drag(self, start: Pointer, now: Pointer, *, begun: bool) -> None:
        """Pans: the point grabbed stays under the cursor."""
        if begun:
            self._grabbed = self.view
        self._look(panned(self._grabbed, self._bounds, now.x - start.x, now.y - start.y))

    def wheel(self, notches: float, pointer: Pointer | None) -> None:
        """Zooms to the cursor, or to the middle without one."""
        at = (pointer.x, pointer.y) if pointer else self.free.centre
        self._look(zoomed(self.view, self._bounds, self.free, notches, at))

    def act(self, action: str, pointer: Pointer | None) -> bool:
        """A key that moves the board; False when it does not."""
        if action in PANS:
            across, up = PANS[action]
            size = KEY_PAN * self._host.size[1] * self._host.settings.camera_speed / 100
            self._look(panned(self.view, self._bounds, -across * size, up * size))
        elif action in ZOOMS:
            self.wheel(ZOOMS[action], pointer)
        elif action in ("focus", "view_above", "view_reset"):
            self.fit()
        else:
            return False
        return True

    def _look(self, view: View) -> None:
        self.view, self._fits = view, False
        self.aim()
