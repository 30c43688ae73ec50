"""Tokyo Highway on the table: pointer and keys in, moves out, and what the players see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from highway3d.shell.scene import Scene, Tally
from highway3d.tokyo.rules.components import CARS
from highway3d.tokyo.rules.turns import Build, End
from highway3d.tokyo.scene import advice
from highway3d.tokyo.scene.aiming import DROP_S, Aiming
from highway3d.tokyo.scene.report import report
from highway3d.tokyo.scene.scan import Scan
from highway3d.tokyo.scene.stage import Stage, road_ends
from highway3d.tokyo.scene.told import pieces_of, told
from highway3d.tokyo.turn.cautions import in_hand, why_waiting
from highway3d.tokyo.turn.turn import Turn

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from contextlib import AbstractContextManager

    from highway3d.shell.scene import Host, Pointer, Proposal
    from highway3d.shell.told_move import ToldMove
    from highway3d.table.game import Outcome
    from highway3d.table.session import Entry
    from highway3d.table.thinking import Valued
    from highway3d.tokyo.rules.turns import Move
    from highway3d.tokyo.scene.eye.eye import Ends
    from highway3d.tokyo.scene.mode import Holder, Mode


class TokyoScene(Scene):
    """One game of Tokyo Highway on screen.

    ``begin`` makes the mode that it is played in.
    """

    def __init__(self, host: Host, begin: Callable[[Holder], Mode] = Aiming) -> None:
        self.host = host
        state = host.session.state
        self.turn = Turn(state)
        self.stage = Stage(host, state.options.extent)
        self.scan = Scan(host, self.turn, self.play)
        self._drawn = -1
        self._pace = 0.0
        self.mode = begin(self)
        self.show(animate=False)
        self.resized()

    # What the shell asks

    def show(self, *, animate: bool) -> None:
        """Draws the session's present entry."""
        state, settings = self.host.session.state, self.host.settings
        self.scan.stop()
        self.stage.come_back()
        self.turn.show(state, over=not self.host.session.is_playable)
        if settings.turn_view:
            self.stage.eye.sit(opposite=state.turn == 1)
        self.changed(DROP_S * settings.pace if animate else 0.0)
        self.mode.show(state)

    def point(self, pointer: Pointer | None) -> None:
        """The mouse moved over the board, or left it; a drag is over."""
        self.stage.veil(False)
        self.mode.point(pointer)

    def click(self, pointer: Pointer) -> None:
        """A click on the board."""
        self.mode.click(pointer)

    def drag(self, kind: str, start: Pointer, now: Pointer, *, begun: bool) -> None:
        """Orbits or pans, and lets nothing but pieces be seen until the mouse is free again."""
        self.stage.veil(True)
        self.stage.eye.drag(kind, start, now, begun=begun)
        self.stage.aim()

    def wheel(self, pointer: Pointer, notches: int) -> None:
        """Zooms, where the wheel has nothing else to do."""
        if not self.mode.wheel(pointer, notches):
            self.stage.eye.wheel(notches, pointer)
            self.stage.aim()

    def act(self, action: str, pointer: Pointer | None) -> bool:
        """A bound key."""
        if action.startswith("view_"):
            name = action.removeprefix("view_")
            self.view(self.host.settings.camera_preset if name == "reset" else name)
        elif action == "focus":
            if pointer is not None:
                self.stage.focus(pointer)
        elif action == "hint":
            self.mode.hint()
        elif action == "take":
            self.mode.take()
        elif action == "map":
            self.host.settings.free_ground = not self.host.settings.free_ground
            self._drawn = -1
            self.changed()
        elif self.stage.eye.act(action, pointer):
            self.stage.aim()
        else:
            return self.mode.press(action, big=pointer is not None and pointer.shift)
        return True

    def back(self) -> bool:
        """One step back."""
        return self.mode.back()

    def take_back(self) -> bool:
        """Undo within the turn."""
        return self.mode.take_back()

    def settle(self) -> None:
        """What the hand knocked comes to rest at once, and is judged."""
        self.mode.settle()

    def step(self, seconds: float) -> bool:
        """Moves pieces, camera, mode and scan on."""
        moves = self.stage.step(seconds)
        moves = self.mode.step(seconds) or moves
        if not self.scan.is_running:
            return self.scan.doubt() or moves
        self.scan.advance()
        if not self.scan.is_running:
            self.changed()
            self.keep_in_sight()
        return True

    def bare(self) -> AbstractContextManager[None]:
        """Inside, nothing is on the table but pieces."""
        return self.stage.bare()

    def panels(self) -> None:
        """The game's own panels, and the slips of paper on the board."""
        self.mode.panels()
        if not self.stage.is_fitted:
            self.resized()

    def view(self, name: str) -> None:
        """Takes a named view of everything that stands."""
        self.stage.look(name, self.stage.sights(self.turn), self.road_ends())

    def resized(self) -> None:
        """The window or the part of it beside the panels changed."""
        self.stage.fit(self.stage.sights(self.turn), self.road_ends())

    def close(self) -> None:
        """Removes everything; may be called twice."""
        self.scan.stop()
        self.mode.close()
        self.stage.close()

    # Hints

    def propose(self, proposal: Proposal | None, *, what: bool) -> None:
        """Lights up the base, or takes the build in hand and lights up what speaks for it."""
        self.stage.point_out(() if proposal is None else advice.marked(proposal, what=what))
        if proposal is not None and what and isinstance(proposal.move, Build):
            self.mode.offer(proposal.move)

    def advise(self, proposal: Proposal) -> list[str]:
        """The base, the build, and what speaks for it."""
        return advice.sentences(self.host.texts, proposal, self.turn.state.highway)

    def reckoned(self, entry: Entry, found: Sequence[Valued]) -> list[str]:
        """The cars there were and those taken."""
        return advice.reckoned(self.host.texts, entry, found)

    # What the shell shows beside it

    def told(self, entry: Entry) -> ToldMove:
        """What the list of moves says of one."""
        return told(self.host.texts, entry)

    def light(self, entry: Entry | None) -> None:
        """Lights up what a line of the list speaks of."""
        self.stage.light(() if entry is None else pieces_of(entry))

    def heading(self) -> str:
        """Whose build is adjusted, if one is: not that of the player whose turn it is."""
        if not self.turn.is_adjusting:
            return ""
        return self.host.texts("tokyo-adjusting", name=self.name(self.turn.site.seat))

    def prompt(self) -> str:
        """What the player to act does now."""
        return self.mode.prompt()

    def player_lines(self, seat: int) -> list[str]:
        """What a player has left."""
        texts, supply = self.host.texts, in_hand(self.turn, seat)
        lines = [
            texts("tokyo-discs", grey=supply.grey, yellow=supply.yellow),
            texts("tokyo-rest", roads=supply.roads, cars=supply.cars),
        ]
        if self.turn.state.waiting == seat:
            lines.append(texts("tokyo-waiting", why=why_waiting(self.turn, seat)))
        return lines

    def tally(self, seat: int) -> Tally:
        """The cars on the road, those of the placed build among them, and the last that came."""
        turn, draft = self.turn, self.turn.draft
        gain = 0
        if draft is not None and turn.is_placed:
            gain = len(draft.cars) if seat == turn.site.seat else 0
        elif turn.last is not None and turn.last.road.owner == seat:
            gain = turn.last.cars
        return Tally(CARS - in_hand(turn, seat).cars, CARS, gain)

    def why_ended(self, outcome: Outcome) -> str:
        """Who lacks what to build with, or how many cars each side has where they decide."""
        texts, reason = self.host.texts, outcome.reason
        if reason is End.MATERIALS:
            loser = 1 - outcome.winners[0]
            why = why_waiting(self.turn, loser)
            return texts("tokyo-ended-materials", name=self.name(loser), why=why)
        if reason in (End.MATERIALS_CARS, End.BLOCKED):
            least, most = sorted(self.turn.state.placed(seat) for seat in (0, 1))
            even = "yes" if least == most else "no"
            return texts("tokyo-ended-cars", reason=str(reason), even=even, most=most, least=least)
        return ""

    def report(self) -> dict[str, Any]:
        """Where things are on the screen, for whoever drives the window."""
        searching = {"searching": self.scan.is_running}
        return report(self.turn, self.stage) | searching | self.mode.report()

    # What the mode asks; see ``mode.Holder``

    def enter(self, mode: Mode) -> None:
        """From now on this mode answers."""
        self.mode = mode

    def changed(self, pace: float | None = None) -> None:
        """Draws the build in the hand anew if it changed, and asks for a frame."""
        if pace is not None:
            self._pace = pace
        if self._drawn != self.turn.revision:
            self._drawn = self.turn.revision
            self.stage.show(self.turn, self._pace)
            self.host.redraw()

    def keep_in_sight(self) -> None:
        """Moves the eye if what matters now is out of sight."""
        self.stage.eye.keep_in_sight(self.stage.sights(self.turn), self.stage.newest(self.turn))

    def play(self, move: Move) -> None:
        """Plays a move; if the rules forbid it, the turn goes on as it was."""
        if not self.host.play(move):
            self.changed()

    def name(self, seat: int) -> str:
        """A player's name; at a practice table nobody has the second seat."""
        if seat < len(self.host.session.players):
            return self.host.seat_name(seat)
        return self.host.texts("tokyo-nobody")

    def road_ends(self) -> Ends:
        """The road in the hand, or the newest one."""
        verdict = self.turn.verdict
        return road_ends(verdict.road if verdict else self.turn.state.highway.roads[-1])
