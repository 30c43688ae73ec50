"""The table as it is drawn: pieces, light, what explains them, and the eye upon it all."""

from __future__ import annotations

from contextlib import contextmanager
from math import dist, hypot
from typing import TYPE_CHECKING, Final

import numpy as np

from highway3d.table.seating import COLOURS, PATTERNS
from highway3d.tokyo.rules.highway import SEAT_LETTERS
from highway3d.tokyo.scene.eye import picking
from highway3d.tokyo.scene.eye.camera import Frame, Room, on_table
from highway3d.tokyo.scene.eye.camera_rig import aim
from highway3d.tokyo.scene.eye.eye import Ends, Eye
from highway3d.tokyo.scene.eye.views import spread
from highway3d.tokyo.scene.light.lamps import Lamps
from highway3d.tokyo.scene.pieces import poses
from highway3d.tokyo.scene.pieces.free_ground import FreeGround
from highway3d.tokyo.scene.pieces.ghost import draw_ghost
from highway3d.tokyo.scene.pieces.overlays import GLOW, Overlays
from highway3d.tokyo.scene.pieces.pieces import Kit
from highway3d.tokyo.scene.pieces.tableau import Tableau
from highway3d.tokyo.turn.draft import ring

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from numpy.typing import ArrayLike, NDArray
    from panda3d.core import NodePath

    from highway3d.shell.scene import Host, Pointer
    from highway3d.tokyo.rules.highway import Highway, Pillar, Road
    from highway3d.tokyo.scene.eye.camera import Camera, Point
    from highway3d.tokyo.turn.turn import Turn

AROUND: Final = 9.0
"""How far round each open base a view shows the table while none is chosen, in units."""
SCENERY: Final = ((COLOURS[1], PATTERNS[1]), (COLOURS[0], PATTERNS[0]))
"""Colour and pattern of a highway that nobody plays, unlike the player's own."""
ROAD_VIEWS: Final = ("along", "section")
HEADROOM: Final = 3.0
"""How far above a road its own views show what passes over it."""
VISIT: Final = 2.5
"""How far round some pieces the eye sees that visits them (cm)."""
NEAR: Final = 0.6
"""So far behind a piece's surface (cm) a point still counts as lying on it."""
TOP_EM: Final = 4.6
BOTTOM_EM: Final = 7.0
"""What the strips above and below the board usually take, in text heights."""


class Stage:
    """Everything of Tokyo Highway that is drawn in the scene; scene units as in poses.py."""

    def __init__(self, host: Host, extent: tuple[int, int]) -> None:
        self._host = host
        width, depth = (poses.cm(side) for side in extent)
        seats = [(player.colour, player.pattern) for player in host.session.players]
        if len(seats) < len(SEAT_LETTERS):  # a practice table
            seats.append(next(usual for usual in SCENERY if usual[0] != seats[0][0]))
        high = host.quality == "high"
        self.kit = Kit(host.loader, seats, linear=high)
        shadows, samples = host.settings.shadows, host.settings.multisampling
        self.lamps = Lamps(host.root, host.camera, high=high, shadows=shadows, samples=samples)
        self.tableau = Tableau(
            host.root, host.loader, self.kit, (width, depth), high=high, shadows=shadows
        )
        self.overlays = Overlays(host.root, high=high)
        self.free_ground = FreeGround(host.root, [colour for colour, _ in seats], high=high)
        self.eye = Eye(Room(width, depth), self._frame, host.settings, opposite=False)
        self._pieces = picking.Pieces(poses.Standing())
        self._shown: Highway | None = None
        self._spoken = self._listed = self._advised = frozenset[str]()
        """The pieces that a panel, the list of moves and a hint speak of: they are highlighted."""
        self._highlights: dict[str, NodePath] = {}
        self._view: str = host.settings.camera_preset
        self._before: tuple[str, Camera, bool] | None = None
        """The view, and whether the user had moved it, before that of a road was taken."""
        self.is_veiled = False
        """Whether what explains the table is hidden while the camera is dragged."""
        self._fitted = self.eye.frame

    def show(self, turn: Turn, pace: float) -> None:
        """Draws what stands, if that has changed, and explains the build in the hand.

        New pieces come down one after another, ``pace`` seconds each.
        """
        if turn.shown != self._shown:
            self._shown = turn.shown
            standing = poses.standing(turn.shown)
            self._pieces = picking.Pieces(standing)
            self.tableau.show(standing, pace=pace)
            self.lamps.cover(poses.extent(standing))
        if self._host.live:
            draw_ghost(self.overlays, self.tableau, turn)
            self.free_ground.want(turn, is_on=self._host.settings.free_ground)
            self._highlights = {}
            self._mark()

    def highlight(self, names: Iterable[str]) -> None:
        """Highlights standing pieces that a panel speaks of, and no others any more."""
        self._spoken = frozenset(names)
        self._mark()

    def light(self, names: Iterable[str]) -> None:
        """Highlights pieces, as far as they stand, that the list of moves speaks of."""
        self._listed = frozenset(names)
        self._mark()
        self._host.redraw()

    def point_out(self, names: Iterable[str]) -> None:
        """Highlights pieces, as far as they stand, that a hint speaks of."""
        self._advised = frozenset(names)
        self._mark()

    def _mark(self) -> None:
        wanted, shown = self._spoken | self._listed | self._advised, self._shown
        if wanted and shown is not None:
            pillars = {pillar.name for pillar in shown.pillars}
            wanted &= pillars | {road.name for road in shown.roads}
        for name in self._highlights.keys() - wanted:
            self._highlights.pop(name).remove_node()
        for name in wanted - self._highlights.keys():
            self._highlights[name] = self.overlays.highlight(self.tableau.piece(name), GLOW)

    def veil(self, on: bool) -> None:
        """Hides what explains the table, or shows it again."""
        if on != self.is_veiled:
            self.is_veiled = on
            for root in (self.overlays.root, self.free_ground.root):
                (root.hide if on else root.show)()
            self._host.redraw()

    @contextmanager
    def bare(self) -> Iterator[None]:
        """Inside, nothing is on the table but pieces."""
        shown = [
            overlays
            for overlays in self._host.root.find_all_matches("**/overlays")
            if not overlays.is_hidden()
        ]
        for overlays in shown:
            overlays.hide()
        yield
        for overlays in shown:
            overlays.show()

    def step(self, seconds: float) -> bool:
        """Moves pieces and camera on; True while another frame is needed."""
        self.lamps.update()
        moves = self.tableau.step(seconds)
        moves = self.free_ground.step() or moves
        for kind in self.tableau.landed:
            self._host.sound(kind)
        if self.eye.step(seconds):
            self.aim()
            return True
        return moves

    def close(self) -> None:
        """Removes everything; may be called twice."""
        self.overlays.close()
        self.free_ground.close()
        self.tableau.close()
        self.lamps.close()

    # The eye

    @property
    def road_view(self) -> str:
        """Which of the views of a road is taken; "" for none."""
        return self._view if self._view in ROAD_VIEWS else ""

    def look(self, name: str, sights: Sequence[Point], road: Ends) -> None:
        """Glides to a named view, or from that of a road back to the one before."""
        if name == self.road_view:
            self.come_back()
            return
        if name not in ROAD_VIEWS:
            self._before = None
        elif self._before is None:
            self._before = self._view, self.eye.goal, self.eye.touched
        self._look(name, sights, road)

    def visit(self, points: Sequence[Point]) -> None:
        """Glides to where some pieces are seen from near by; ``come_back`` leads away again."""
        if not points:
            return
        if self._before is None:
            self._before = self._view, self.eye.goal, self.eye.touched
        top = max(point[2] for point in points) + 1.0
        self.eye.visit(spread([point[:2] for point in points], VISIT, top))
        self._host.redraw()

    def come_back(self) -> None:
        """Glides from the view of a road, or from a visit, back to the view before."""
        if self._before is not None:
            self._view, there, touched = self._before
            self._before = None
            self.eye.go(there)
            self.eye.touched = touched
            self._host.redraw()

    def _look(self, name: str, sights: Sequence[Point], road: Ends) -> None:
        """Glides to a named view; one of a road shows what stands about it only."""
        self._view = name
        if name in ROAD_VIEWS:
            top = max(end[2] for end in road) + HEADROOM
            sights = spread([end[:2] for end in road], poses.RADIUS, top)
        self.eye.look(name, sights, road)
        self._host.redraw()

    def fit(self, sights: Sequence[Point], road: Ends) -> None:
        """Takes the present view anew after the window or its free part changed."""
        self._fitted = self.eye.frame
        if not self.eye.touched:
            self._look(self._view, sights, road)
            self.eye.cut()
        self.aim()

    @property
    def is_fitted(self) -> bool:
        """Tells whether the free part of the window is still what the view was fitted to."""
        return self.eye.frame == self._fitted

    def aim(self) -> None:
        """Copies the eye to the camera."""
        aim(self._host.camera, self.eye.now, self.eye.frame)
        self._host.redraw()

    def sights(self, turn: Turn) -> list[Point]:
        """Points that a view should hold: every piece, the ghost, and where one may build."""
        pieces = poses.extent(poses.standing(turn.shown))
        if not self._host.live:
            return pieces
        draft = turn.draft
        bases, reach = turn.bases, AROUND
        if draft is not None:
            x, y = poses.cm(draft.x), poses.cm(draft.y)
            pieces += [(x, y, 0.0), (x, y, draft.height * poses.DISC + 1.0)]
            limits = ring(draft)
            bases, reach = [draft.base], AROUND if limits is None else poses.cm(limits[2])
        rings = [
            (poses.cm(base.x) + dx * reach, poses.cm(base.y) + dy * reach, 0.0)
            for base in bases
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        ]
        return [*pieces, *rings]

    def newest(self, turn: Turn) -> list[Point]:
        """The ends of the road laid last, and of the ghost: what a player must not lose."""
        points = list(road_ends(turn.shown.roads[-1]))
        draft = turn.draft
        if draft is not None:
            x, y = poses.cm(draft.x), poses.cm(draft.y)
            points += [(x, y, draft.height * poses.DISC + 1.0), (x, y, 0.0)]
        return points

    # What the mouse is over

    def pixel(self, x: float, y: float, z: float) -> tuple[float, float] | None:
        """Where a point of the scene appears; None behind the eye."""
        px, py = self.eye.now.project(self.eye.frame, (x, y, z))[0].tolist()
        return (px, py) if px == px else None

    def dots(self, points: ArrayLike, radius: float) -> NDArray[np.float64]:
        """Balls of the scene as they appear: rows (x, y, radius in pixels); none behind the eye."""
        eye, frame = self.eye.now, self.eye.frame
        cloud = np.asarray(points, dtype=float).reshape(-1, 3)
        pixels = eye.project(frame, cloud)
        depths = (cloud - eye.eye) @ eye.axes[1]
        seen = np.isfinite(pixels[:, 0])
        return np.column_stack((pixels[seen], frame.focal * radius / depths[seen]))

    def hit(self, pointer: Pointer) -> picking.Hit | None:
        """The piece under the mouse."""
        return self._pieces.pick(*self.eye.now.ray(self.eye.frame, (pointer.x, pointer.y)))

    def sees(self, point: Point) -> bool:
        """Tells whether no piece hides a point of the scene."""
        at = self.pixel(*point)
        if at is None:
            return False
        hit = self._pieces.pick(*self.eye.now.ray(self.eye.frame, at))
        return hit is None or hit.distance > dist(self.eye.now.eye.tolist(), point) - NEAR

    def table_under(self, pointer: Pointer) -> Point | None:
        """The point of the table under the mouse; None above the horizon."""
        return on_table(self.eye.now, self.eye.frame, (pointer.x, pointer.y))

    def base_under(self, pointer: Pointer, bases: Iterable[Pillar]) -> str | None:
        """The base pointed at: its discs, or what lies on them."""
        hit = self.hit(pointer)
        if hit is None:
            return None
        for base in bases:
            away = hypot(poses.cm(base.x) - hit.point[0], poses.cm(base.y) - hit.point[1])
            if away <= poses.RADIUS + 0.1:
                return base.name
        return None

    def focus(self, pointer: Pointer) -> None:
        """Glides to what is under the mouse."""
        hit = self.hit(pointer)
        point = self.table_under(pointer) if hit is None else hit.point
        if point is not None:
            self.eye.focus(point)
            self._host.redraw()

    def _frame(self) -> Frame:
        """The window, and what the panels take from it."""
        width, height = self._host.size
        x, y, wide, tall = self._host.free
        top = bottom = 0.0
        if self._host.live:
            theme = self._host.theme
            top, bottom = (0.0 if theme.layout.is_narrow else TOP_EM), BOTTOM_EM
            top, bottom = top * theme.em, bottom * theme.em
        return Frame(width, height, x, width - x - wide, y + top, height - y - tall + bottom)


def road_ends(road: Road) -> Ends:
    """The two ends of a road in scene units."""
    a, b = (
        (poses.cm(end.x), poses.cm(end.y), end.height * poses.DISC)
        for end in (road.start, road.end)
    )
    return a, b


def place_on(road: Road, point: Sequence[float]) -> int:
    """The place on a road, in thousandths from its start, that lies nearest to a scene point."""
    (ax, ay, _), (bx, by, _) = road_ends(road)
    dx, dy = bx - ax, by - ay
    share = ((point[0] - ax) * dx + (point[1] - ay) * dy) / (dx * dx + dy * dy)
    return round(share * 1000)
