"""Tokyo Highway on the table: pointer and keys in, moves out, and what the players see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from highway3d.tokyo.rules.turns import Restore
from highway3d.tokyo.scene.labels import draw_labels
from highway3d.tokyo.scene.panels import draw_panels
from highway3d.tokyo.scene.report import told
from highway3d.tokyo.scene.scan import Searching
from highway3d.tokyo.scene.stage import Stage, place_on, road_ends
from highway3d.tokyo.turn.builder import Builder, Step
from highway3d.tokyo.turn.cautions import closes_last_base, in_hand

if TYPE_CHECKING:
    from highway3d.shell.scene import Host, Pointer
    from highway3d.table.game import Fault
    from highway3d.tokyo.scene.eye.eye import Ends
    from highway3d.tokyo.scene.eye.picking import Hit
    from highway3d.tokyo.scene.slips import Rect

DROP_S: Final = 0.28
CUE_S: Final = 0.8
"""How long a refusal stands out where its reason is shown anyway."""


class TokyoScene(Searching):
    """One game of Tokyo Highway on screen; see ``shell.scene.Scene``."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.texts, self.settings = host.texts, host.settings
        state = host.session.state
        self.builder = Builder(state)
        self.search = None
        self.stage = Stage(host, state.options.extent)
        self.over: Hit | None = None
        """The piece under the mouse, which shows its name."""
        self.lit: tuple[str, ...] = ()
        """The roads that the line under the mouse in the judge's panel speaks of."""
        self.cue = 0.0
        """Seconds for which the refusal of the build in the hand still stands out."""
        self.foot = 0.0
        """How tall the buttons below the verdict are, in pixels."""
        self.slips: tuple[object, list[Rect | None]] = None, []
        """What the slips of paper were laid for, and where they lie."""
        self._drawn = -1
        self._pace = 0.0
        self.show(animate=False)
        self.resized()

    # What the shell asks

    def show(self, *, animate: bool) -> None:
        """Draws the session's present entry."""
        self.search, self.over, self.cue = None, None, 0.0
        state = self.host.session.state
        self.builder.show(state, over=self.host.session.outcome is not None)
        self._pace = DROP_S * self.settings.pace if animate else 0.0
        if self.settings.turn_view:
            self.stage.eye.sit(turned=state.turn == 1)
        self.changed()
        self._keep_in_sight()

    def point(self, pointer: Pointer | None) -> None:
        """The mouse moved over the board."""
        over = None if pointer is None else self.stage.hit(pointer)
        if over != self.over:
            self.over = over
            self.host.redraw()
        if pointer is None or self.search is not None:
            return
        builder = self.builder
        builder.point_at(self.stage.base_under(pointer, builder.bases))
        place = self.stage.table_under(pointer)
        at_home = builder.draft is not None and builder.hover == builder.draft.base.name
        if place is not None and not at_home:  # on its own base the mouse has no direction
            builder.aim(place[0] * 100, place[1] * 100, exact=pointer.shift)
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
        self.stage.eye.drag(kind, start, now, begun=begun)
        self.stage.aim()

    def wheel(self, pointer: Pointer, notches: int) -> None:
        """Height while a build is in the hand, if the settings say so; otherwise zoom.

        With a build in the hand that can go no higher or lower, nothing happens: the eye stays.
        """
        if self.settings.wheel_holding == "height" and self.aiming and not pointer.ctrl:
            self._press("higher" if notches > 0 else "lower", big=False)
        else:
            self.stage.eye.wheel(notches, pointer)
            self.stage.aim()

    def act(self, action: str, pointer: Pointer | None) -> bool:
        """A bound key."""
        if action.startswith("view_"):
            name = action.removeprefix("view_")
            self.view(self.settings.camera_preset if name == "reset" else name)
        elif action == "focus":
            if pointer is not None:
                self.stage.focus(pointer)
        elif action == "hint":
            self.look_for_hints()
        elif action == "take":
            self.take()
        elif self.stage.eye.act(action, pointer):
            self.stage.aim()
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

    def take_back(self) -> bool:
        """Undo within the turn: takes back what was put down in it, as the button does."""
        builder = self.builder
        return (builder.placed or builder.adjusting or builder.up > 0) and self.back()

    def step(self, seconds: float) -> bool:
        """Moves pieces, camera and search on."""
        moves = self.stage.step(seconds) or self.cue > 0
        self.cue = max(0.0, self.cue - seconds)
        if self.search is not None:
            self._search_on(self.search)
            if self.search is None:
                self._keep_in_sight()
            return True
        return moves

    def panels(self) -> None:
        """The game's own panels, and the slips of paper on the board."""
        self.lit = ()
        draw_panels(self)
        self.stage.light(self.lit)
        draw_labels(self)
        if not self.stage.fits:
            self.resized()

    def view(self, name: str) -> None:
        """Takes a named view of everything that stands."""
        self.stage.look(name, self.stage.sights(self.builder), self.road_ends())

    def resized(self) -> None:
        """The window or the part of it beside the panels changed."""
        self.stage.fit(self.stage.sights(self.builder), self.road_ends())

    def close(self) -> None:
        """Removes everything; may be called twice."""
        self.search = None
        self.stage.close()

    # What the shell shows beside it

    def prompt(self) -> str:
        """The present step in words."""
        builder = self.builder
        if builder.adjusting:
            return self.texts("tokyo-adjusting", name=self.host.seat_name(builder.site.seat))
        return self.texts(f"tokyo-step-{builder.step}")

    def name(self, seat: int) -> str:
        """A player's name; at a practice table nobody has the second seat."""
        if seat < len(self.host.session.players):
            return self.host.seat_name(seat)
        return self.texts("tokyo-nobody")

    def player_lines(self, seat: int) -> list[str]:
        """What a player has left."""
        state = self.builder.state
        supply = in_hand(self.builder, seat)
        lines = [
            self.texts("tokyo-discs", grey=supply.grey, yellow=supply.yellow),
            self.texts("tokyo-rest", roads=supply.roads, cars=supply.cars),
        ]
        if state.waiting == seat:
            lines.append(self.texts("tokyo-waiting"))
        return lines

    def report(self) -> dict[str, Any]:
        """Where things are on the screen, for whoever drives the window."""
        return told(self)

    # What the panels and keys do

    def press(self, action: str, *, big: bool = False) -> bool:
        """A key of the board, or the button that stands for it."""
        revision = self.builder.revision
        used = self._press(action, big=big)
        if self.builder.revision != revision:
            self._keep_in_sight()
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
        builder, move = self.builder, self.builder.move
        if move is None:
            return
        if closes_last_base(builder) and not builder.adjusting:
            self.host.ask(self.texts("tokyo-ask-last-base"), lambda: self._play(move))
        elif builder.cars_left > 0:
            question = self.texts("tokyo-ask-cars", count=builder.cars_left)
            self.host.ask(question, lambda: self._play(move), careful=True)
        else:
            self._play(move)

    def adjust(self) -> None:
        """The last builder takes his build up again."""
        if self.builder.adjust():
            self.changed()

    def restore(self) -> None:
        """Puts everything back that was knocked."""
        self._play(Restore())

    def changed(self) -> None:
        """Draws the build in the hand anew if it changed, and asks for a frame."""
        if self._drawn != self.builder.revision:
            self._drawn = self.builder.revision
            self.stage.show(self.builder, self._pace)
            self.host.redraw()

    # The rest

    @property
    def aiming(self) -> bool:
        """Tells whether a build in the hand is being aimed."""
        return self.builder.step is Step.AIM

    def _press(self, action: str, *, big: bool) -> bool:
        if self.search is not None:
            return False
        used = self.builder.press(action, big=big, heading=self.stage.eye.now.heading)
        self.changed()
        return used

    def _keep_in_sight(self) -> None:
        stage, builder = self.stage, self.builder
        stage.eye.keep_in_sight(stage.sights(builder), stage.newest(builder))

    def _play(self, move: Any) -> None:
        if not self.host.play(move):
            self.changed()

    def _put(self) -> None:
        faults = self.builder.put()
        if faults:
            self._refuse(faults[0])
        else:
            self.host.hush()
        self._pace = DROP_S * self.settings.pace

    def _refuse(self, fault: Fault) -> None:
        """Lets the reason stand out that the panel gives already."""
        self.cue = CUE_S
        self.host.refuse(fault, shown=True)
        self.host.redraw()

    def _click_road(self, pointer: Pointer) -> None:
        """Puts a car where the new road was clicked, or takes it off; lifts the new pillar."""
        found, hit = self.builder.study, self.stage.hit(pointer)
        assert found is not None
        if hit is not None and hit.name == getattr(found.road.end, "name", None):
            self.builder.lift()
        if hit is None or not hit.name.startswith(found.road.name):
            return
        faults = self.builder.put_car(place_on(found.road, hit.point))
        if faults:
            self.host.refuse(faults[0])
        else:
            self.host.hush()
            self.host.sound("car")

    def road_ends(self) -> Ends:
        """The road in the hand, or the newest one."""
        found = self.builder.study
        return road_ends(found.road if found else self.builder.state.highway.roads[-1])
