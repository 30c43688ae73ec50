"""Tokyo Highway on the table: pointer and keys in, moves out, and what the players see of it."""

from __future__ import annotations

from dataclasses import asdict
from math import hypot
from typing import TYPE_CHECKING, Any, Final

from highway3d.scenes import picking, poses
from highway3d.scenes.builder import Builder, Step
from highway3d.scenes.camera import Frame, Room, on_table
from highway3d.scenes.camera_rig import aim
from highway3d.scenes.cautions import closes_last_base
from highway3d.scenes.desk import draw_panels
from highway3d.scenes.eye import Ends, Eye
from highway3d.scenes.ghost import draw_ghost
from highway3d.scenes.inspector import draw_labels
from highway3d.scenes.lighting import Lighting
from highway3d.scenes.overlays import Overlays
from highway3d.scenes.pieces import Kit
from highway3d.scenes.search import Search
from highway3d.scenes.tableau import Tableau
from highway3d.shell.sentences import fault_sentence
from highway3d.tokyo.turns import Pass, Restore

if TYPE_CHECKING:
    from collections.abc import Sequence

    from highway3d.shell.scene import Host, Pointer
    from highway3d.table.game import Fault
    from highway3d.tokyo.highway import Highway, Road

BATCH: Final = 60
"""Candidates of the scan answered in one frame."""
AROUND: Final = 9.0
"""How far round each open base a view shows the table, in units: most of the ring of reach."""
TOP_EM: Final = 4.6
BOTTOM_EM: Final = 7.0
"""What the strips above and below the board usually take, in text heights."""
DROP_S: Final = 0.28


class TokyoScene:
    """One game of Tokyo Highway on screen; see ``shell.scene.Scene``."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.texts, self.settings = host.texts, host.settings
        session = host.session
        self.builder = Builder(session.state)
        self.search: Search | None = None
        width, depth = (side / 100 for side in session.state.options.extent)
        seats = [(player.colour, player.pattern) for player in session.players]
        high = host.quality == "high"
        self.kit = Kit(host.loader, seats, linear=high)
        self.lighting = Lighting(host.root, host.camera, high=high)
        self.tableau = Tableau(host.root, host.loader, self.kit, (width, depth), high=high)
        self.overlays = Overlays(host.root, high=high)
        self.eye = Eye(Room(width, depth), self._frame, host.settings, turned=False)
        self.pieces = picking.Pieces(poses.Standing())
        self._shown: Highway | None = None
        self._pace = 0.0
        self._pointer: Pointer | None = None
        self._drawn = -1
        self._view = host.settings.camera_preset
        self._placed_in = self.eye.frame
        self.show(animate=False)
        self.resized()

    # What the shell asks

    def show(self, *, animate: bool) -> None:
        """Draws the session's present entry."""
        self.search = None
        state = self.host.session.state
        self.builder.show(state)
        self._pace = DROP_S * self.settings.pace if animate else 0.0
        if self.settings.turn_view:
            self.eye.sit(turned=state.turn == 1)
        self.changed()
        self.eye.keep_in_sight(self._sights())

    def point(self, pointer: Pointer | None) -> None:
        """The mouse moved over the board."""
        self._pointer = pointer
        if pointer is None or self.search is not None:
            return
        self.builder.point_at(self._base_under(pointer))
        place = on_table(self.eye.now, self.eye.frame, (pointer.x, pointer.y))
        if place is not None:
            self.builder.aim(place[0] * 100, place[1] * 100, exact=pointer.shift)
        self.changed()

    def click(self, pointer: Pointer) -> None:
        """A base is taken, the build put down, or a car put on."""
        if self.search is not None:
            return
        self.point(pointer)
        builder = self.builder
        if builder.placed:
            self._click_road(pointer)
        elif builder.hover and (builder.draft is None or builder.hover != builder.draft.base.name):
            builder.take(builder.hover)
        elif builder.draft is not None:
            self._put()
        self.changed()

    def drag(self, kind: str, start: Pointer, now: Pointer, *, begun: bool) -> None:
        """Orbits or pans."""
        self.eye.drag(kind, start, now, begun=begun)
        self._aim()

    def wheel(self, pointer: Pointer, notches: int) -> None:
        """Height while a build is in the hand, if the settings say so; otherwise zoom."""
        holding = self.builder.step is Step.AIM and self.settings.wheel_holding == "height"
        if holding and not pointer.ctrl:
            self.press("higher" if notches > 0 else "lower")
        else:
            self.eye.wheel(notches, pointer)
            self._aim()

    def act(self, action: str, pointer: Pointer | None) -> bool:
        """A bound key."""
        if action.startswith("view_"):
            name = action.removeprefix("view_")
            self.view(self.settings.camera_preset if name == "reset" else name)
        elif action == "focus":
            self._focus(pointer)
        elif action == "hint":
            self.look_for_hints()
        elif action == "take":
            self.take()
        elif self.eye.act(action, pointer):
            self._aim()
        else:
            return self.press(action, big=pointer is not None and pointer.shift)
        return True

    def back(self) -> bool:
        """One step back."""
        if self.search is not None:
            self.stop_search()
            return True
        went = self.builder.back()
        self.changed()
        return went

    def step(self, seconds: float) -> bool:
        """Moves pieces, camera and search on."""
        self.lighting.update()
        moves = self.tableau.step(seconds)
        for kind in self.tableau.landed:
            self.host.sound(kind)
        if self.eye.step(seconds):
            moves = True
            self._aim()
        if self.search is not None:
            self._search_on()
            moves = True
        return moves

    def panels(self) -> None:
        """The game's own panels, and the slips of paper on the board."""
        draw_panels(self)
        draw_labels(self)
        if self.eye.frame != self._placed_in:
            self.resized()

    def view(self, name: str) -> None:
        """Takes a named view of everything that stands."""
        self._view = name
        self.eye.look(name, self._sights(), self._road_ends())
        self.host.redraw()

    def resized(self) -> None:
        """The window or the part of it beside the panels changed."""
        self._placed_in = self.eye.frame
        if not self.eye.touched:
            self.view(self._view)
            self.eye.cut()
        self._aim()

    def close(self) -> None:
        """Removes everything; may be called twice."""
        self.search = None
        self.overlays.close()
        self.tableau.close()
        self.lighting.close()

    # What the shell shows beside it

    def prompt(self) -> str:
        """The present step in words."""
        builder = self.builder
        if builder.adjusting:
            return self.texts("tokyo-adjusting", name=self.host.seat_name(builder.site.seat))
        return self.texts(f"tokyo-step-{builder.step}")

    def player_lines(self, seat: int) -> list[str]:
        """What a player has left."""
        state = self.builder.state
        supply = state.supplies[seat]
        lines = [
            self.texts("tokyo-discs", grey=supply.grey, yellow=supply.yellow),
            self.texts("tokyo-rest", roads=supply.roads, cars=supply.cars),
        ]
        if state.waiting == seat:
            lines.append(self.texts("tokyo-waiting"))
        return lines

    def report(self) -> dict[str, Any]:
        """Where things are on the screen, for whoever drives the window."""
        builder, found = self.builder, self.builder.study
        draft = builder.draft
        bases = {
            base.name: self.pixel(poses.cm(base.x), poses.cm(base.y), base.height * poses.DISC)
            for base in builder.bases
        }
        return {
            "step": str(builder.step),
            "bases": bases,
            "draft": None if draft is None else self.host.session.rules.format(draft.build),
            "placed": builder.placed,
            "adjusting": builder.adjusting,
            "tip": None if draft is None else self.pixel(poses.cm(draft.x), poses.cm(draft.y), 0.0),
            "faults": [fault.code.value for fault in found.faults] if found else [],
            "crossings": [[c.road, c.relation, c.result] for c in found.crossings] if found else [],
            "cars": found.cars if found else 0,
            "searching": self.search is not None,
            "hints": [self.host.session.rules.format(build) for _, build in builder.hints],
            "camera": asdict(self.eye.now),
            "frame": asdict(self.eye.frame),
        }

    # What the panels and keys do

    def press(self, action: str, *, big: bool = False) -> bool:
        """A key of the board, or the button that stands for it."""
        if self.search is not None:
            return False
        used = self.builder.press(action, big=big, heading=self.eye.now.heading)
        self.changed()
        return used

    def take(self) -> None:
        """Enter: takes what is shown, one step further each time."""
        builder = self.builder
        if self.search is not None or builder.step is Step.OVER:
            return
        if builder.state.knocked:
            self.restore()
        elif builder.step is Step.BASE:
            if builder.hover:
                builder.take(builder.hover)
        elif builder.step is Step.AIM:
            self._put()
        elif builder.step is Step.CARS and not builder.adjusting:
            builder.put_all_cars()
        else:
            self.end_turn()
        self.changed()

    def end_turn(self) -> None:
        """Plays the finished build, or keeps the adjustment."""
        move = self.builder.move
        if move is None:
            return
        if closes_last_base(self.builder) and not self.builder.adjusting:
            self.host.ask(self.texts("tokyo-ask-last-base"), lambda: self._play(move))
        else:
            self._play(move)

    def adjust(self) -> None:
        """The last builder takes his build up again."""
        if self.builder.adjust():
            self.changed()

    def restore(self) -> None:
        """Puts everything back that was knocked."""
        self._play(Restore())

    def look_for_hints(self) -> None:
        """Starts the scan for the builds that pay most."""
        if self.settings.hints and self.builder.step in (Step.BASE, Step.AIM):
            self.search = Search(self.builder.site)
            self.host.redraw()

    def claim(self) -> None:
        """The player claims that nothing can be built: the scan answers (A-27)."""
        self.search = Search(self.builder.site, claim=True)
        self.host.redraw()

    def stop_search(self) -> None:
        """Drops the scan."""
        self.search = None
        self.host.redraw()

    def changed(self) -> None:
        """Draws the build in the hand anew if it changed, and asks for a frame."""
        if self._drawn != self.builder.revision:
            self._drawn = self.builder.revision
            self._lay_out()
            if self.host.live:
                draw_ghost(self.overlays, self.tableau, self.builder)
            self.host.redraw()

    def pixel(self, x: float, y: float, z: float) -> tuple[float, float] | None:
        """Where a point of the scene appears; None behind the eye."""
        px, py = self.eye.now.project(self.eye.frame, (x, y, z))[0].tolist()
        return (px, py) if px == px else None

    # The rest

    def _play(self, move: Any) -> None:
        if not self.host.play(move):
            self.changed()

    def _lay_out(self) -> None:
        """Draws what stands, if it is not what was drawn last."""
        highway = self.builder.shown
        if highway == self._shown:
            return
        self._shown = highway
        standing = poses.standing(highway)
        self.pieces = picking.Pieces(standing)
        self.tableau.show(standing, pace=self._pace)
        self.lighting.cover(poses.extent(standing))

    def _put(self) -> None:
        faults = self.builder.put()
        if faults:
            self._refuse(faults)
        self._pace = DROP_S * self.settings.pace

    def _refuse(self, faults: Sequence[Fault]) -> None:
        self.host.say(fault_sentence(self.texts, "tokyo", faults[0]), "fault")
        self.host.sound("wrong")

    def _click_road(self, pointer: Pointer) -> None:
        """Puts a car where the new road was clicked, or takes it off."""
        found = self.builder.study
        assert found is not None
        hit = self._hit(pointer)
        if hit is None or not hit.name.startswith(found.road.name):
            return
        faults = self.builder.put_car(place_on(found.road, hit.point))
        if faults:
            self._refuse(faults)
        else:
            self.host.sound("car")

    def _base_under(self, pointer: Pointer) -> str | None:
        """The base pointed at: its discs, or what lies on them."""
        hit = self._hit(pointer)
        if hit is None:
            return None
        for base in self.builder.bases:
            away = hypot(poses.cm(base.x) - hit.point[0], poses.cm(base.y) - hit.point[1])
            if away <= poses.RADIUS + 0.1:
                return base.name
        return None

    def _hit(self, pointer: Pointer) -> picking.Hit | None:
        return self.pieces.pick(*self.eye.now.ray(self.eye.frame, (pointer.x, pointer.y)))

    def _focus(self, pointer: Pointer | None) -> None:
        if pointer is None:
            return
        hit = self._hit(pointer)
        place = on_table(self.eye.now, self.eye.frame, (pointer.x, pointer.y))
        point = tuple(map(float, hit.point)) if hit is not None else place
        if point is not None:
            self.eye.focus(point)
            self.host.redraw()

    def _search_on(self) -> None:
        search = self.search
        assert search is not None
        search.advance(BATCH)
        self.host.redraw()
        if not search.over:
            return
        self.search = None
        if search.claim:
            self._answer_claim(search)
        else:
            self.builder.hints = search.found
            if search.found:
                self.builder.walk(1)
            text = "tokyo-hints-found" if search.found else "tokyo-hints-none"
            self.host.say(self.texts(text, count=len(search.found)))
        self.changed()

    def _answer_claim(self, search: Search) -> None:
        if search.found:
            self.builder.hints = search.found
            self.builder.walk(1)
            self.host.say(self.texts("tokyo-can-build"), "warning")
        else:
            name = self.host.seat_name(self.builder.site.seat)
            self._play(Pass())
            self.host.say(self.texts("tokyo-cannot-build", name=name), "warning")

    def _sights(self) -> list[tuple[float, float, float]]:
        """Points that a view should hold: every piece, and where the player on turn may build."""
        pieces = poses.extent(poses.standing(self.builder.shown))
        if not self.host.live:
            return pieces
        rings = [
            (poses.cm(base.x) + dx, poses.cm(base.y) + dy, 0.0)
            for base in self.builder.bases
            for dx, dy in ((AROUND, 0), (-AROUND, 0), (0, AROUND), (0, -AROUND))
        ]
        return [*pieces, *rings]

    def _road_ends(self) -> Ends | None:
        """The road in the hand, or the newest one."""
        found = self.builder.study
        road: Road | None = found.road if found else self.builder.state.last_road
        if road is None:
            road = self.builder.state.highway.roads[-1]
        a, b = (
            (poses.cm(end.x), poses.cm(end.y), end.height * poses.DISC)
            for end in (road.start, road.end)
        )
        return a, b

    def _frame(self) -> Frame:
        """The window, and what the panels' columns take from it."""
        width, height = self.host.size
        x, y, wide, tall = self.host.free
        em = self.host.theme.em if self.host.live else 0.0
        return Frame(
            width, height, x, width - x - wide, y + TOP_EM * em, height - y - tall + BOTTOM_EM * em
        )

    def _aim(self) -> None:
        aim(self.host.camera, self.eye.now, self.eye.frame)
        self.host.redraw()


def place_on(road: Road, point: Sequence[float]) -> int:
    """The place on a road, in thousandths from its start, that lies nearest to a scene point."""
    ax, ay = poses.cm(road.start.x), poses.cm(road.start.y)
    dx, dy = poses.cm(road.end.x) - ax, poses.cm(road.end.y) - ay
    share = ((point[0] - ax) * dx + (point[1] - ay) * dy) / (dx * dx + dy * dy)
    return round(share * 1000)
