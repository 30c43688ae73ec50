"""The physical mode: pieces carried by hand, let go, judged; what fell is paid for and put back.

The rules stay the judge: physics reports where pieces lie (bodies.py), ``fallen`` and ``landing``
say what that means, and every position put on the table comes from the rules' state.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from highway3d.tokyo.hands import fallen
from highway3d.tokyo.hands.aftermath import aftermath
from highway3d.tokyo.hands.amends import Amends
from highway3d.tokyo.hands.bodies import HAND, TICK
from highway3d.tokyo.hands.carrying import Carrying
from highway3d.tokyo.hands.loose import Loose, why_taken_again
from highway3d.tokyo.rules.turns import Restore
from highway3d.tokyo.turn.builder import Step

if TYPE_CHECKING:
    from highway3d.tokyo.hands.bodies import Bodies
    from highway3d.tokyo.hands.fallen import Finding
    from highway3d.tokyo.rules.turns import State
    from highway3d.tokyo.scene.scene import TokyoScene

SETTLE: Final = round(2 / TICK)
"""The most ticks given to what moves before it is judged where it is."""


class Phase(StrEnum):
    """What the hand does; a member's value keys its prompt in the texts."""

    AWAY = "away"
    CARRY = "carry"
    SETTLING = "settling"
    FALLEN = "fallen"
    DOWN = "down"
    HOME = "home"


class Hands:
    """The hand of whoever builds, on one scene's table."""

    def __init__(self, scene: TokyoScene) -> None:
        self._scene = scene
        self.phase = Phase.AWAY
        self.singly = False
        """Whether pillars are carried disc by disc."""
        self.carrying: Carrying | None = None
        self.amends: Amends | None = None
        self._loose = Loose(scene)
        self._state: State | None = None
        self._expected: State | None = None
        self._owed_ticks = 0.0
        self._since = 0
        self._judged = False

    @property
    def busy(self) -> bool:
        """Tells whether the hand has something to do, so that mouse and keys are the hand's."""
        return self.phase is not Phase.AWAY

    @property
    def arrived(self) -> bool:
        """Tells whether the piece in the hand hangs still where it is wanted."""
        bodies, carrying = self._loose.bodies, self.carrying
        if bodies is None or carrying is None:
            return False
        return bodies.hand_is_still and bodies.goal == carrying.goal

    # What the scene tells

    def show(self, state: State) -> None:
        """The session's entry changed: goes on with the turn if that was the hand's own doing."""
        if self.busy and state in (self._state, self._expected):
            self._state, self._expected = state, None
            self._go_on(state)
        else:
            self.put_away()
            self._state = state

    def pick_up(self) -> None:
        """Takes the next piece of the draft, or of the build that stands without its cars."""
        scene = self._scene
        builder = scene.builder
        if builder.draft is None or builder.step in (Step.OVER, Step.END):
            self.put_away()
            return
        heading = scene.stage.eye.now.heading
        self.carrying = Carrying.next_piece(
            builder, scene.settings.steadiness, heading, singly=self.singly
        )
        self._resume()
        bodies = self._loose.begin(builder)
        bodies.take(self.carrying.held, self.carrying.start, self.carrying.hold)
        self._owed_ticks, self._judged = 0.0, False
        self.phase = Phase.CARRY
        scene.changed()
        scene.host.redraw()
        self._draw()

    def put_away(self) -> None:
        """Empties the hand; what the rules know is on the table, and nothing else."""
        self.phase, self.amends, self.carrying, self._expected = Phase.AWAY, None, None, None
        self._loose.end()
        builder = self._scene.builder
        if builder.carried is not None and builder.draft is not None:
            builder.resume(builder.draft, up=builder.up, placed=builder.placed, carried=None)

    def point(self, x: float, y: float, *, slow: bool) -> None:
        """The mouse is over a point of the table."""
        if self.phase is Phase.CARRY and self.carrying is not None:
            self.carrying.point(x, y, slow=slow)
            self._scene.host.redraw()

    def press(self, action: str, *, slow: bool) -> bool:
        """A key of the board, or the button that stands for it."""
        self._scene.host.redraw()
        if self.phase is Phase.CARRY and self.carrying is not None:
            if action in ("next", "previous"):
                return self._carry_singly()
            heading = self._scene.stage.eye.now.heading
            return self.carrying.press(action, slow=slow, heading=heading)
        amends = self.amends
        if amends is None or not amends.all_revealed:
            return False
        if self.phase is Phase.FALLEN and action in ("higher", "lower"):
            amends.pay_more_yellow(1 if action == "lower" else -1)
        elif self.phase is Phase.DOWN and action in ("next", "previous") and amends.left:
            amends.put_back(amends.left[0])
        else:
            return False
        return True

    def take(self) -> None:
        """Enter or a click: lets go, shows all, pays, puts everything back."""
        if self.phase is Phase.CARRY:
            self.let_go()
        elif self.phase is Phase.FALLEN and self.amends is not None:
            if self.amends.all_revealed:
                self._play(self.amends.report.penalty)
            else:
                self.amends.reveal_all()
                self._draw()
        elif self.phase is Phase.DOWN and self.amends is not None:
            self.amends.put_all_back()
        elif self.phase is Phase.HOME:
            self._play(Restore())
        self._scene.host.redraw()

    def click(self, x: float, y: float, reach: float) -> None:
        """A click on the board: lets go, shows all, or puts back the piece that lies there.

        What is to be paid waits for the panel, or for Enter.
        """
        if self.phase is Phase.CARRY or (self.amends and not self.amends.all_revealed):
            self.take()
        elif self.phase is Phase.DOWN:
            self._put_back_at(x, y, reach)

    def _put_back_at(self, x: float, y: float, reach: float) -> None:
        """Puts back the piece that lies at a pixel: tidying up by hand."""
        assert self.amends is not None
        name = self.amends.nearest((x, y), reach, self._scene.stage.pixel)
        if name is not None:
            self.amends.put_back(name)
            self._scene.host.redraw()

    def back(self) -> bool:
        """Esc: puts the piece aside; what fell cannot be walked away from."""
        if self.phase in (Phase.CARRY, Phase.SETTLING):
            self.put_away()
            builder = self._scene.builder
            if builder.up and not builder.placed:
                builder.back()
            self._scene.changed()
        return True

    def step(self, seconds: float) -> bool:
        """Lets time pass on the table; True while another frame is needed."""
        if self.phase in (Phase.CARRY, Phase.SETTLING):
            return self._let_pass(seconds)
        amends, pace = self.amends, self._scene.settings.pace
        if amends is None:
            return False
        if self.phase is Phase.FALLEN and not amends.all_revealed:
            if amends.reveal(seconds, pace):
                self._draw()
                self._scene.host.redraw()
            return True
        if self.phase is Phase.DOWN and (amends.going or amends.all_home):
            amends.glide(seconds, pace)
            self._draw()
            if amends.all_home:
                self.phase = Phase.HOME
                self._play(Restore())
            return True
        return False

    def close(self) -> None:
        """Removes everything; may be called twice."""
        self._loose.close()

    # Letting go and judging

    def let_go(self) -> None:
        """Opens the hand; the piece and all it meets come to rest."""
        bodies = self._loose.bodies
        if self.phase is Phase.CARRY and bodies is not None:
            bodies.let_go()
            self.phase, self._since = Phase.SETTLING, bodies.ticks
            self._scene.host.redraw()

    def _carry_singly(self) -> bool:
        """Takes the pillar disc by disc, or the rest of it as one stack."""
        assert self.carrying is not None
        if self.carrying.held.kind != "disc":
            return False
        wanted = self.carrying.wanted
        self.singly = not self.singly
        self.pick_up()
        self.carrying.point(wanted.x, wanted.y, slow=False)
        return True

    def _let_pass(self, seconds: float) -> bool:
        bodies, carrying = self._loose.bodies, self.carrying
        assert bodies is not None
        assert carrying is not None
        bodies.goal = carrying.goal
        if self.phase is Phase.CARRY and bodies.hand_is_still and bodies.at_rest:
            self._owed_ticks = 0.0
            return False
        self._owed_ticks += seconds / TICK
        while self._owed_ticks >= 1:
            self._owed_ticks -= 1
            bodies.tick(carrying.reach * TICK)
            if self._is_judged(bodies):
                return True
        self._draw()
        return True

    def _is_judged(self, bodies: Bodies) -> bool:
        """Judges when everything let go or knocked has come to rest; True when it did."""
        if self.phase is Phase.SETTLING:
            over = bodies.at_rest or bodies.ticks - self._since >= SETTLE
            if over:
                self._judge(bodies)
            return over
        if not bodies.at_rest:
            self._judged = False
        elif not self._judged:
            self._judged = True
            found = fallen.findings(bodies.table, bodies.poses())
            return any(one.lie.fallen for one in found) and self._report(found)
        return False

    def _judge(self, bodies: Bodies) -> None:
        """What was let go counts where it lies, or is taken again; what fell is reported."""
        carrying, scene = self.carrying, self._scene
        assert carrying is not None
        poses = bodies.poses()
        mine = {name: pose for name, pose in poses.items() if name.partition(":")[0] == HAND}
        outcome = carrying.landed(scene.builder, mine)
        if outcome.draft is not None:
            carrying.settle(scene.builder, outcome.draft)
            scene.host.sound(carrying.held.kind)
        else:
            scene.host.say(why_taken_again(scene.texts, outcome), "fault")
            scene.host.sound("wrong")
        if not self._report(fallen.findings(bodies.table, poses)):
            table = bodies.table
            if any(fallen.has_moved(table[name], poses[name]) for name in poses if name in table):
                scene.host.say(scene.texts("tokyo-hands-set-right"))
            self.pick_up()
            scene.changed()

    def _report(self, found: list[Finding]) -> bool:
        """Begins to show what fell; False when nothing that counts has moved."""
        builder, bodies = self._scene.builder, self._loose.bodies
        assert bodies is not None
        assert builder.draft is not None
        yellow = int(builder.draft.junction and builder.up == builder.draft.height)
        report = aftermath(builder.state, found, (builder.up - yellow, yellow))
        if report is None:
            return False
        lying = {name: pose for name, pose in bodies.poses().items() if name in bodies.table}
        self.amends = Amends(report, lying, bodies.table)
        self.phase = Phase.FALLEN
        self._resume()
        self._scene.host.sound("wrong")
        self._scene.host.redraw()
        self._scene.changed()
        self._draw(at_rest=True)
        return True

    # Going on

    def _play(self, move: Any) -> None:
        """Plays a move that the turn goes on after."""
        assert self._state is not None
        host = self._scene.host
        self._expected = host.session.rules.apply(self._state, move)
        host.play(move)

    def _go_on(self, state: State) -> None:
        """The turn after the hand's own move: the build stands as far as it stood."""
        carrying, builder = self.carrying, self._scene.builder
        assert carrying is not None
        if self.amends is not None and (state.knocked or self.phase is Phase.FALLEN):
            if state.knocked and self.phase is Phase.FALLEN:
                self.phase = Phase.DOWN
            self._resume()
            self._scene.changed()
            self._draw(at_rest=True)
            return
        self.amends = None
        if state.turn == carrying.seat and state.outcome is None:
            self._resume()
            if builder.placed or (builder.study is not None and builder.study.legal):
                self.pick_up()
                return
            builder.show(state)  # the discs that were paid are wanting now
        self.put_away()

    def _draw(self, *, at_rest: bool = False) -> None:
        if self.amends is not None:
            self._loose.draw_amends(self.amends, at_rest=at_rest)
        elif self.carrying is not None:
            self._loose.draw_carrying(self.carrying, held=self.phase is Phase.CARRY)

    def _resume(self) -> None:
        """Shows the builder as much of the build as stands, and what is carried to it."""
        assert self.carrying is not None
        self.carrying.resume(self._scene.builder)
