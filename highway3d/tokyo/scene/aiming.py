"""The mode in which a build is aimed, put down at once where it is legal, and given its cars."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from highway3d.tokyo.rules.turns import Restore
from highway3d.tokyo.scene.build_panel import BuildPanel
from highway3d.tokyo.scene.judge_panel import JudgePanel
from highway3d.tokyo.scene.labels import Labels
from highway3d.tokyo.scene.stage import place_on
from highway3d.tokyo.turn.cautions import closes_last_base
from highway3d.tokyo.turn.draft import follows
from highway3d.tokyo.turn.turn import Step

if TYPE_CHECKING:
    from highway3d.shell.scene import Pointer
    from highway3d.table.game import Fault
    from highway3d.tokyo.rules.turns import Build, State
    from highway3d.tokyo.scene.eye.picking import Hit
    from highway3d.tokyo.scene.mode import Holder

DROP_S: Final = 0.28
CUE_S: Final = 0.8
"""How long a refusal stands out where its reason is shown anyway."""


class Aiming:
    """The mode of exact hands; see ``mode.Mode``."""

    def __init__(self, holder: Holder) -> None:
        self._holder = holder
        self._host, self._turn, self._stage = holder.host, holder.turn, holder.stage
        self._build = BuildPanel(holder.host, holder.turn, holder.scan, self)
        self._judge = JudgePanel(holder.host, holder.turn, holder.scan, self)
        self._labels = Labels(holder.host, holder.turn, holder.stage)
        self.over: Hit | None = None
        """The piece under the mouse, which shows its name."""
        self._lit: tuple[str, ...] = ()
        """The roads that the line under the mouse in the judge's panel speaks of."""
        self._reaches = True
        """Whether a click where the mouse is builds."""
        self.cue = 0.0
        """Seconds for which the refusal of the build in the hand still stands out."""

    def show(self, state: State) -> None:
        """Forgets what the mouse was over, and keeps the new turn in sight."""
        self.over, self.cue = None, 0.0
        self._holder.scan.begin_to_doubt()
        self._holder.keep_in_sight()

    def point(self, pointer: Pointer | None) -> None:
        """The build in the hand follows the mouse."""
        over = None if pointer is None else self._stage.hit(pointer)
        if over != self.over:
            self.over = over
            self._host.redraw()
        if pointer is None or self._holder.scan.is_running:
            return
        turn = self._turn
        turn.point_at(self._stage.base_under(pointer, turn.bases))
        place = self._stage.table_under(pointer)
        at_home = turn.draft is not None and turn.hover == turn.draft.base.name
        self._reaches = not at_home
        if place is not None and not at_home:  # on its own base the mouse has no direction
            x, y = place[0] * 100, place[1] * 100
            turn.aim(x, y, exact=pointer.shift)
            self._reaches = turn.draft is None or follows(turn.draft, x, y)
        self._holder.changed()

    def click(self, pointer: Pointer) -> None:
        """A base is taken, the build put down, or a car put on."""
        if self._holder.scan.is_running:
            return
        self.point(pointer)
        turn = self._turn
        if turn.is_placed:
            self._click_road(pointer)
        elif turn.step is Step.ASIDE:
            turn.take_up()
            self.point(pointer)
        elif turn.hover and (turn.draft is None or turn.hover != turn.draft.base.name):
            turn.take(turn.hover)
        elif turn.draft is not None and self._reaches:
            self._put()
        elif turn.draft is not None:
            self._host.say(self._host.texts("tokyo-click-nearer"))
        self._holder.changed()

    def wheel(self, pointer: Pointer, notches: int) -> bool:
        """Height while a build is in the hand, if the settings say so.

        With a build in the hand that can go no higher or lower, nothing happens: the eye stays.
        """
        lifts = self._host.settings.wheel_holding == "height" and not pointer.ctrl
        if not lifts or self._turn.step is not Step.AIM:
            return False
        self._press("higher" if notches > 0 else "lower", big=False)
        return True

    def press(self, action: str, *, big: bool = False) -> bool:
        """A key of the board, or the button that stands for it."""
        revision = self._turn.revision
        used = self._press(action, big=big)
        if self._turn.revision != revision:
            self._holder.keep_in_sight()
        return used

    def take(self) -> None:
        """Enter: takes what is shown, one step further each time."""
        turn = self._turn
        if self._holder.scan.is_running or turn.step is Step.OVER:
            return
        if turn.state.knocked:
            self.restore()
        elif turn.step is Step.ASIDE:
            turn.take_up()
        elif turn.step is Step.BASE:
            if turn.hover:
                turn.take(turn.hover)
        elif turn.step is Step.AIM:
            self._put()
        elif turn.step is Step.CARS and not turn.is_adjusting:
            turn.put_all_cars()
        else:
            self.end_turn()
        self._holder.changed()

    def hint(self) -> None:
        """Asks for a hint, unless the scan runs or another's build is adjusted."""
        if not (self._holder.scan.is_running or self._turn.is_adjusting):
            self._host.hint()

    def offer(self, build: Build) -> None:
        """Takes a proposed build in hand, in place of what was begun."""
        self._turn.offer(build)
        self._holder.changed()
        self._holder.keep_in_sight()

    def back(self) -> bool:
        """One step back."""
        if self._holder.scan.is_running:
            self._holder.scan.stop()
            return True
        went = self._turn.back()
        self._holder.changed()
        return went

    def take_back(self) -> bool:
        """Takes back what was put down in this turn, as the button does."""
        turn = self._turn
        return (turn.is_placed or turn.is_adjusting or turn.up > 0) and self.back()

    def settle(self) -> None:
        """Nothing falls."""

    def step(self, seconds: float) -> bool:
        """Lets the refusal fade."""
        stands_out = self.cue > 0
        self.cue = max(0.0, self.cue - seconds)
        return stands_out

    def panels(self) -> None:
        """The build's panel, the judge's, and the slips of paper on the board."""
        strong = self.cue > 0
        if self._turn.step is not Step.OVER:
            self._build.draw(strong=strong)
        self.draw_judge()
        self._stage.highlight(self._lit)
        self._labels.draw(self.over, self._lit, strong=strong)

    def draw_judge(self) -> None:
        """Draws the judge's panel alone."""
        self._lit = self._judge.draw()

    def prompt(self) -> str:
        """The present step in words."""
        turn, texts = self._turn, self._host.texts
        return texts("tokyo-step-adjust" if turn.is_adjusting else f"tokyo-step-{turn.step}")

    def report(self) -> dict[str, Any]:
        """What the mouse rests on, and whether a refusal stands out."""
        over = None if self.over is None else self.over.name
        return {"over": over, "lit": self._lit, "refused": self.cue > 0}

    def close(self) -> None:
        """Nothing is drawn but by the stage."""

    # What the panels ask

    def name(self, seat: int) -> str:
        """A player's name; at a practice table nobody has the second seat."""
        return self._holder.name(seat)

    @property
    def road_view(self) -> str:
        """Which view of a road is taken; "" for none."""
        return self._stage.road_view

    def view(self, name: str) -> None:
        """Takes a named view."""
        self._holder.view(name)

    def put_all_cars(self) -> None:
        """Puts every car on that was earned."""
        self._turn.put_all_cars()
        self._holder.changed()

    def end_turn(self) -> None:
        """Plays the finished build, or keeps the adjustment."""
        turn, move = self._turn, self._turn.move
        play = self._holder.play
        if move is None:
            return
        if turn.cars_left > 0:
            self._host.ask("tokyo-ask-cars", lambda: play(move), count=turn.cars_left)
        else:
            play(move)

    def adjust(self) -> None:
        """The last builder takes his build up again."""
        if self._turn.adjust():
            self._holder.changed()

    def claim(self) -> None:
        """The player claims that nothing can be built: the scan answers (A-27)."""
        self._holder.scan.claim()

    def restore(self) -> None:
        """Puts everything back that was knocked."""
        self._holder.play(Restore())

    # The rest

    def _press(self, action: str, *, big: bool) -> bool:
        if self._holder.scan.is_running:
            return False
        used = self._turn.press(action, big=big, heading=self._stage.eye.now.heading)
        self._holder.changed()
        return used

    def _put(self) -> None:
        """Sets the build down, after a question if it is the last one."""
        if closes_last_base(self._turn) and not self._turn.is_adjusting:
            self._host.ask("tokyo-ask-last-base", self._set_down)
        else:
            self._set_down()

    def _set_down(self) -> None:
        faults = self._turn.put()
        if faults:
            self._refuse(faults[0])
        else:
            self._host.hush()
        self._holder.changed(DROP_S * self._host.settings.pace)

    def _refuse(self, fault: Fault) -> None:
        """Lets the reason stand out that the panel gives already."""
        self.cue = CUE_S
        self._host.refuse(fault, shown=True)
        self._host.redraw()

    def _click_road(self, pointer: Pointer) -> None:
        """Puts a car where the new road was clicked, or takes it off; lifts the new pillar."""
        verdict, hit = self._turn.verdict, self._stage.hit(pointer)
        assert verdict is not None
        if hit is None:
            return
        if verdict.pillar is not None and hit.name == verdict.pillar.name:
            self._turn.lift()
        if not hit.name.startswith(verdict.road.name):
            return
        faults = self._turn.put_car(place_on(verdict.road, hit.point))
        if faults:
            self._host.refuse(faults[0])
        else:
            self._host.hush()
            self._host.sound("car")
