"""The physical mode: pieces carried by hand, let go, judged; what fell is paid for and put back.

The rules stay the judge: physics reports where pieces lie (bodies.py), ``fallen`` and ``landing``
say what that means, and every position put on the table comes from the rules' state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from highway3d.tokyo.hands import fallen
from highway3d.tokyo.hands.aftermath import aftermath
from highway3d.tokyo.hands.amends import Amends
from highway3d.tokyo.hands.carried import Carried
from highway3d.tokyo.hands.loose import Loose, why_taken_again
from highway3d.tokyo.hands.phase import Phase
from highway3d.tokyo.hands.physics.bodies import HAND
from highway3d.tokyo.hands.physics.grip import TICK, shared
from highway3d.tokyo.hands.physics.solids import piece_of
from highway3d.tokyo.rules.turns import Restore
from highway3d.tokyo.turn.turn import Step

if TYPE_CHECKING:
    from collections.abc import Callable

    from highway3d.tokyo.hands.fallen import Finding
    from highway3d.tokyo.hands.physics.bodies import Bodies
    from highway3d.tokyo.rules.turns import State
    from highway3d.tokyo.scene.mode import Holder

SETTLE: Final = round(2 / TICK)
"""The most ticks given to what moves before it is judged where it is …"""
LONGEST: Final = 3 * SETTLE
"""… and to what sinks ever faster."""


class Hands:
    """The hand of whoever builds, on one scene's table.

    ``busy`` is told whenever it takes something up, and when it has put all away.
    """

    def __init__(self, holder: Holder, busy: Callable[[bool], None]) -> None:
        self._host, self._turn, self._stage = holder.host, holder.turn, holder.stage
        self._changed, self._busy = holder.changed, busy
        self.phase = Phase.AWAY
        self.singly = False
        """Whether pillars are carried disc by disc."""
        self.carried: Carried | None = None
        self.amends: Amends | None = None
        self._loose = Loose(self._host, self._stage)
        self._state: State | None = None
        self._expected: State | None = None
        self._owed_ticks = 0.0
        self._since = 0
        self._judged = False

    @property
    def is_busy(self) -> bool:
        """Tells whether the hand has something to do, so that mouse and keys are the hand's."""
        return self.phase is not Phase.AWAY

    @property
    def has_arrived(self) -> bool:
        """Tells whether the piece in the hand hangs still where it is wanted."""
        bodies, carried = self._loose.bodies, self.carried
        if bodies is None or carried is None:
            return False
        return bodies.is_hand_still and bodies.goal == carried.goal

    # What the scene tells

    def show(self, state: State) -> None:
        """The session's entry changed: goes on with the turn if that was the hand's own doing."""
        if self.is_busy and state in (self._state, self._expected):
            self._state, self._expected = state, None
            self._go_on(state)
        else:
            self.put_away()
            self._state = state

    def pick_up(self) -> None:
        """Takes the next piece of the draft, or of the build that stands without its cars."""
        turn = self._turn
        if turn.draft is None or turn.step in (Step.OVER, Step.END):
            self.put_away()
            return
        heading = self._stage.eye.now.heading
        self.carried = Carried.next_piece(
            turn, self._host.settings.steadiness, heading, singly=self.singly
        )
        self._resume()
        bodies = self._loose.begin(turn)
        bodies.take(self.carried.held, self.carried.start, self.carried.hold)
        self._owed_ticks, self._judged = 0.0, False
        self.phase = Phase.CARRY
        self._busy(True)
        self._changed()
        self._host.redraw()
        self._draw()

    def put_away(self) -> None:
        """Empties the hand; what the rules know is on the table, and nothing else."""
        self.phase, self.amends, self.carried, self._expected = Phase.AWAY, None, None, None
        self._loose.end()
        self._busy(False)
        turn = self._turn
        if turn.carried is not None and turn.draft is not None:
            turn.resume(turn.draft, up=turn.up, placed=turn.is_placed, carried=None)

    def point(self, x: float, y: float, *, slow: bool) -> None:
        """The mouse is over a point of the table."""
        if self.phase is Phase.CARRY and self.carried is not None:
            self.carried.point(x, y, slow=slow)
            self._host.redraw()

    def press(self, action: str, *, slow: bool) -> bool:
        """A key of the board, or the button that stands for it."""
        self._host.redraw()
        if self.phase is Phase.CARRY and self.carried is not None:
            if action in ("next", "previous"):
                return self._carry_singly()
            heading = self._stage.eye.now.heading
            return self.carried.press(action, slow=slow, heading=heading)
        amends = self.amends
        if amends is None or not amends.is_revealed:
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
            if self.amends.is_revealed:
                self._play(self.amends.aftermath.penalty)
            else:
                self.amends.reveal_all()
                self._draw()
        elif self.phase is Phase.DOWN and self.amends is not None:
            self.amends.put_all_back()
        elif self.phase is Phase.HOME:
            self._play(Restore())
        self._host.redraw()

    def click(self, x: float, y: float, reach: float) -> None:
        """A click on the board: lets go, shows all, or puts back the piece that lies there.

        What is to be paid waits for the panel, or for Enter.
        """
        if self.phase is Phase.CARRY or (self.amends and not self.amends.is_revealed):
            self.take()
        elif self.phase is Phase.DOWN:
            self._put_back_at(x, y, reach)

    def _put_back_at(self, x: float, y: float, reach: float) -> None:
        """Puts back the piece that lies at a pixel: tidying up by hand."""
        assert self.amends is not None
        name = self.amends.nearest((x, y), reach, self._stage.pixel)
        if name is not None:
            self.amends.put_back(name)
            self._host.redraw()

    def back(self) -> bool:
        """Esc: puts the piece aside; what fell cannot be walked away from."""
        if self.phase in (Phase.CARRY, Phase.SETTLING):
            self.put_away()
            turn = self._turn
            if turn.up and not turn.is_placed:
                turn.back()
            self._changed()
        return True

    def step(self, seconds: float) -> bool:
        """Lets time pass on the table; True while another frame is needed."""
        if self.phase in (Phase.CARRY, Phase.SETTLING):
            return self._let_pass(seconds)
        amends, pace = self.amends, self._host.settings.pace
        if amends is None:
            return False
        if self.phase is Phase.FALLEN and not amends.is_revealed:
            if amends.reveal(seconds, pace):
                self._draw()
                self._host.redraw()
            return True
        if self.phase is Phase.DOWN and (amends.is_going or amends.is_home):
            amends.glide(seconds, pace)
            self._draw()
            if amends.is_home:
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
            self._host.redraw()

    def _carry_singly(self) -> bool:
        """Takes the pillar disc by disc, or the rest of it as one stack."""
        assert self.carried is not None
        if self.carried.held.kind != "disc":
            return False
        wanted = self.carried.wanted
        self.singly = not self.singly
        self.pick_up()
        self.carried.point(wanted.x, wanted.y, slow=False)
        return True

    def _let_pass(self, seconds: float) -> bool:
        bodies, carried = self._loose.bodies, self.carried
        assert bodies is not None
        assert carried is not None
        before, goal = bodies.goal, carried.goal
        waits = self.phase is Phase.CARRY and before == goal
        if waits and bodies.is_hand_still and bodies.is_at_rest:
            self._owed_ticks = 0.0
            return False
        self._owed_ticks += seconds / TICK
        ticks, self._owed_ticks = divmod(self._owed_ticks, 1)
        for tick in range(round(ticks)):
            bodies.goal = shared(before, goal, (tick + 1) / ticks)
            bodies.tick(carried.reach * TICK, steady=carried.slow)
            if self._is_judged(bodies):
                return True
        self._draw()
        return True

    def _is_judged(self, bodies: Bodies) -> bool:
        """Judges when everything let go or knocked has come to rest; True when it did."""
        if self.phase is Phase.SETTLING:
            limit = LONGEST if bodies.is_toppling else SETTLE
            over = bodies.is_at_rest or bodies.ticks - self._since >= limit
            if over:
                self._judge(bodies)
            return over
        if not bodies.is_at_rest:
            self._judged = False
        elif not self._judged:
            self._judged = True
            found = fallen.findings(bodies.table, bodies.poses())
            return any(one.lie.is_fallen for one in found) and self._show_fallen(found)
        return False

    def _judge(self, bodies: Bodies) -> None:
        """What was let go counts where it lies, or is taken again; what fell is reported."""
        carried = self.carried
        assert carried is not None
        poses = bodies.poses()
        mine = {name: pose for name, pose in poses.items() if piece_of(name) == HAND}
        outcome = carried.landed(self._turn, mine)
        if outcome.draft is not None:
            carried.settle(self._turn, outcome.draft)
            self._host.sound(carried.held.kind)
        else:
            self._host.say(why_taken_again(self._host.texts, outcome), "fault")
            self._host.sound("wrong")
        if not self._show_fallen(fallen.findings(bodies.table, poses)):
            table = bodies.table
            if any(fallen.has_moved(table[name], poses[name]) for name in poses if name in table):
                self._host.say(self._host.texts("tokyo-hands-set-right"))
            self.pick_up()
            self._changed()

    def _show_fallen(self, found: list[Finding]) -> bool:
        """Begins to show what fell; False when nothing that counts has moved."""
        turn, bodies = self._turn, self._loose.bodies
        assert bodies is not None
        assert turn.draft is not None
        yellow = int(turn.draft.junction and turn.up == turn.draft.height)
        bill = aftermath(turn.state, found, (turn.up - yellow, yellow))
        if bill is None:
            return False
        lying = {name: pose for name, pose in bodies.poses().items() if name in bodies.table}
        self.amends = Amends(bill, lying, bodies.table)
        self.phase = Phase.FALLEN
        self._resume()
        self._host.sound("wrong")
        self._host.redraw()
        self._changed()
        self._draw(at_rest=True)
        return True

    # Going on

    def _play(self, move: Any) -> None:
        """Plays a move that the turn goes on after."""
        assert self._state is not None
        self._expected = self._host.session.rules.apply(self._state, move)
        self._host.play(move)

    def _go_on(self, state: State) -> None:
        """The turn after the hand's own move: the build stands as far as it stood."""
        carried, turn = self.carried, self._turn
        assert carried is not None
        if self.amends is not None and (state.knocked or self.phase is Phase.FALLEN):
            if state.knocked and self.phase is Phase.FALLEN:
                self.phase = Phase.DOWN
            self._resume()
            self._changed()
            self._draw(at_rest=True)
            return
        self.amends = None
        if state.turn == carried.seat and state.outcome is None:
            self._resume()
            if turn.is_placed or (turn.verdict is not None and turn.verdict.is_legal):
                self.pick_up()
                return
            turn.show(state)  # the discs that were paid are wanting now
        self.put_away()

    def _draw(self, *, at_rest: bool = False) -> None:
        if self.amends is not None:
            self._loose.draw_amends(self.amends, at_rest=at_rest)
        elif self.carried is not None:
            self._loose.draw_carried(self.carried, held=self.phase is Phase.CARRY)

    def _resume(self) -> None:
        """Shows the turn as much of the build as stands, and what is carried to it."""
        assert self.carried is not None
        self.carried.resume(self._turn)
