"""The physical mode: pieces carried by hand, let go, judged; what fell is paid for and put back.

The rules stay the judge: physics reports where pieces lie (bodies.py), ``fallen`` and ``landing``
say what that means, and every position put on the table comes from the rules' state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.tokyo.hands import fallen
from highway3d.tokyo.hands.aftermath import aftermath
from highway3d.tokyo.hands.atoning import Atoning
from highway3d.tokyo.hands.carried import Carried
from highway3d.tokyo.hands.inspector import nudged_sentence
from highway3d.tokyo.hands.loose import why_taken_again
from highway3d.tokyo.hands.phase import Phase
from highway3d.tokyo.hands.physics.bodies import HAND
from highway3d.tokyo.hands.physics.passing import Passing
from highway3d.tokyo.hands.physics.solids import piece_of
from highway3d.tokyo.turn.turn import Step

if TYPE_CHECKING:
    from collections.abc import Callable

    from highway3d.tokyo.hands.physics.bodies import Bodies
    from highway3d.tokyo.rules.turns import State
    from highway3d.tokyo.scene.mode import Holder


class Hands(Atoning):
    """The hand of whoever builds, on one scene's table.

    ``busy`` is told whenever it takes something up, and when it has put all away.
    """

    def __init__(self, holder: Holder, busy: Callable[[bool], None]) -> None:
        super().__init__(holder, busy)
        self.singly = False
        """Whether pillars are carried disc by disc."""
        self._time = Passing()

    @property
    def is_busy(self) -> bool:
        """Tells whether the hand has something to do, so that mouse and keys are the hand's."""
        return self.phase is not Phase.AWAY

    @property
    def bodies(self) -> Bodies | None:
        """The table as bodies, while there is something in the hand."""
        return self._loose.bodies

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
        session = self._host.session
        if session.live.outcome is None and self.is_busy and state in (self._state, self._expected):
            self._state, self._expected = state, None
            self._go_on(state)
            return
        self.put_away()
        self._state = state
        if session.is_live and session.due is not None:
            self._come_back_to(session.due)

    def pick_up(self) -> None:
        """Takes the next piece of the draft, or of the build that stands without its cars."""
        turn = self._turn
        self.settle()
        if self.amends is not None:
            return
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
        self._time.begin()
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
        return self._press_atoning(action)

    def take(self) -> None:
        """Enter or a click: lets go, shows all, pays, puts everything back."""
        if self.phase is Phase.CARRY:
            self.let_go()
        else:
            self._take_atoning()
        self._host.redraw()

    def click(self, x: float, y: float, reach: float) -> None:
        """A click on the board: lets go, shows all, or puts back the piece that lies there.

        What is to be paid waits for the panel, or for Enter.
        """
        if self.phase is Phase.CARRY or (self.amends and not self.amends.is_revealed):
            self.take()
        elif self.phase is Phase.DOWN:
            self._put_back_at(x, y, reach)

    def back(self) -> bool:
        """Esc: puts the piece aside; what fell cannot be walked away from."""
        self.settle()
        if self.phase in (Phase.CARRY, Phase.SETTLING):
            self.put_away()
            turn = self._turn
            if turn.up and not turn.is_placed:
                turn.back()
            self._changed()
        return True

    def settle(self) -> None:
        """Before a world of bodies is left: what was knocked comes to rest at once, is judged, due.

        Whoever empties the hand, or looks, keeps or goes elsewhere, passes here.
        """
        bodies = self._loose.bodies
        if self.phase not in (Phase.CARRY, Phase.SETTLING) or bodies is None:
            return
        if self.phase is Phase.SETTLING or (bodies.knocked() and not self._time.is_judged):
            self._time.rest(bodies)
            if not self._weigh(bodies):
                self._tell_nudged(bodies)

    def step(self, seconds: float) -> bool:
        """Lets time pass on the table; True while another frame is needed."""
        if self.phase in (Phase.CARRY, Phase.SETTLING):
            return self._let_pass(seconds)
        return self._step_atoning(seconds)

    def close(self) -> None:
        """Removes everything; may be called twice."""
        self._loose.close()

    # Letting go and judging

    def let_go(self) -> None:
        """Opens the hand; the piece and all it meets come to rest."""
        bodies = self._loose.bodies
        if self.phase is Phase.CARRY and bodies is not None:
            bodies.let_go()
            self._time.let_go(bodies)
            self.phase = Phase.SETTLING
            self._host.redraw()

    def _carry_singly(self) -> bool:
        """Takes the pillar disc by disc, or the rest of it as one stack."""
        assert self.carried is not None
        if self.carried.held.kind != "disc":
            return False
        self.settle()
        if self.amends is not None:
            return True
        wanted = self.carried.wanted
        self.singly = not self.singly
        self.pick_up()
        self.carried.point(wanted.x, wanted.y, slow=False)
        return True

    def _let_pass(self, seconds: float) -> bool:
        bodies, carried = self._loose.bodies, self.carried
        assert bodies is not None
        assert carried is not None
        if self.phase is Phase.CARRY and self.has_arrived and bodies.is_at_rest:
            self._time.wait()
            return False
        frame = self._time.frame(bodies, carried.goal, carried.reach, seconds, steady=carried.slow)
        for _ in frame:
            if self._is_judged(bodies):
                return True
        self._draw()
        return True

    def _is_judged(self, bodies: Bodies) -> bool:
        """Judges when everything let go or knocked has come to rest; True when it did."""
        if self.phase is Phase.SETTLING:
            over = self._time.is_over(bodies)
            if over:
                self._judge(bodies)
            return over
        if not self._time.is_judged and self._time.is_over(bodies):
            if self._weigh(bodies):
                return True
            self._tell_nudged(bodies)
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
        if not self._weigh(bodies):
            if outcome.draft is not None:
                self._tell_nudged(bodies)
            self.pick_up()
            self._changed()

    def _weigh(self, bodies: Bodies) -> bool:
        """Judges what was knocked where it lies; True when that is to be made good."""
        assert self._state is not None
        assert self.carried is not None
        self._time.judge(bodies)
        found = fallen.findings(bodies.table, bodies.knocked())
        bill = aftermath(self._state, found, self.carried.standing)
        if bill is None or not bill.counts:
            return False
        self._begin_to_atone(bill, bodies)
        return True

    def _tell_nudged(self, bodies: Bodies) -> None:
        """One line, and no stop, for what was merely nudged."""
        assert self._state is not None
        found = nudged_sentence(self._host.texts, bodies.table, bodies.knocked(), self._state.turn)
        if found:
            self._host.say(found, "warning")

    def _go_on(self, state: State) -> None:
        """The turn after the hand's own move: the build stands as far as it stood."""
        carried, turn = self.carried, self._turn
        if self.amends is not None and (state.knocked or self.phase is Phase.FALLEN):
            if state.knocked and carried is None:
                self.put_away()  # it is not known how it lies
                return
            if state.knocked and self.phase is Phase.FALLEN:
                self.phase = Phase.DOWN
            self._show_lying()
            return
        assert carried is not None
        self.amends = None
        if state.turn == carried.seat and state.outcome is None:
            self._resume()
            if turn.is_placed or (turn.verdict is not None and turn.verdict.is_legal):
                self.pick_up()
                return
            turn.show(state)  # the discs that were paid are wanting now
        self.put_away()
