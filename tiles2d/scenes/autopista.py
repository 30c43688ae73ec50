"""Autopista on the screen: pointer and keys in, moves out, and every turn told as it happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from highway3d.shell.sentences import fault_sentence
from highway3d.table.game import Fault
from tiles2d.autopista.movement import Code
from tiles2d.autopista.pieces import PIECES, owner
from tiles2d.autopista.preview import gains_of
from tiles2d.scenes import autopista_marks as marks
from tiles2d.scenes.autopista_board import Board
from tiles2d.scenes.autopista_desk import draw_panels, draw_slips, points_lines
from tiles2d.scenes.autopista_form import LayoutForm
from tiles2d.scenes.autopista_hand import Choice, Hand, Stage
from tiles2d.scenes.autopista_plan import Plan
from tiles2d.scenes.autopista_story import Still, Story, glide, still, tell
from tiles2d.scenes.overlay import Free, Overlay

if TYPE_CHECKING:
    from highway3d.shell.scene import Host, Pointer
    from highway3d.table.session import Entry
    from tiles2d.autopista.movement import Gain
    from tiles2d.autopista.removals import Cause
    from tiles2d.scenes.overlay import Point

TOP_EM: Final = 4.5
"""What the strip above the board takes, in text heights."""
AIR_EM: Final = 0.5
ARROWS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
WALKS: Final = {"next": 1, "previous": -1, "turn": 1, "turn_back": -1}
FAINT: Final = 0.55


class _Sight(Overlay):
    """The view of the board, below the strip that says whose turn it is."""

    @property
    def free(self) -> Free:
        """The part of the window beside the panels."""
        x, y, wide, tall = self._host.free
        em = self._host.theme.em if self._host.live else 0.0
        air, top = AIR_EM * em, TOP_EM * em
        return Free(x + air, y + top, max(1.0, wide - 2 * air), max(1.0, tall - top - air))


class AutopistaScene:
    """One game of Autopista; see ``shell.scene.Scene``."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.texts, self.settings = host.texts, host.settings
        session = host.session
        self.plan = self._wanted_plan()
        self.board = Board(
            host.root, host.loader, [(each.colour, each.pattern) for each in session.players]
        )
        self.board.build(self.plan)
        self.overlay = _Sight(host, self.plan.bounds)
        self.hand = Hand(session.state)
        self.gains: list[Gain] = []
        self.ways = False
        """Whether the ways to the flags are shown."""
        self.telling = False
        """Whether a turn is being told; the clocks stand still meanwhile."""
        self._faulty: tuple[int, ...] = ()
        self._told: list[tuple[int, Cause]] = []
        self._entry: Entry | None = None
        self._story = Story([still(self.plan, session.state.pieces, session.state.coins, [])])
        self._time = 0.0
        self._heard = 0
        self._placed_in = self.overlay.free
        self.show(animate=False)

    @staticmethod
    def option_fields() -> dict[str, Any]:
        """Drawings of options that the new-game form leaves to the game (``shell.forms``)."""
        return LayoutForm().fields

    # What the shell asks

    def show(self, *, animate: bool) -> None:
        """Draws the session's present entry; a move just played is told step by step."""
        session = self.host.session
        entry, before = session.here, self._entry
        told = before is not None and entry.parent is before and entry.move is not None
        first = self.now._replace(leaving=None)
        if self._turn_board():
            first = self._still_of(entry.parent if told and entry.parent else entry)
        self._entry, self._faulty = entry, ()
        self.hand = Hand(entry.state)
        self.gains = gains_of((step.parent.state, step.move) for step in entry.path()[1:])
        last = self._still_of(entry)
        if not animate or self.settings.pace == 0:
            self._begin(Story([last]), telling=False)
        elif told:
            first = first._replace(gains=self._gains_at(entry.parent))
            self._begin(tell(self.plan, first, entry.parent.state, entry.move), telling=True)
        else:
            self._begin(glide(first, last), telling=False)
        self._draw_marks()

    def point(self, pointer: Pointer | None) -> None:
        """The mouse moved over the board."""
        if self.telling:
            return
        choice = None
        if pointer is not None:
            choice = marks.chosen(self.plan, self.hand, self.overlay.point(pointer))
        if self.hand.point(choice):
            self._faulty = ()
            self._changed()

    def click(self, pointer: Pointer) -> None:
        """Takes what is offered under the mouse, or says why it cannot be."""
        if self.telling:
            self.skip()
            return
        self.point(pointer)
        if self.hand.current is not None:
            self._take(self.hand.current)
        else:
            self._refuse(self.overlay.point(pointer))

    def drag(self, kind: str, start: Pointer, now: Pointer, *, begun: bool) -> None:
        """Pans."""
        self.overlay.drag(start, now, begun=begun)

    def wheel(self, pointer: Pointer, notches: int) -> None:
        """Zooms."""
        self.overlay.wheel(notches, pointer)

    def act(self, action: str, pointer: Pointer | None) -> bool:
        """A bound key."""
        if action == "take":
            self.take()
        elif action in WALKS:
            self.hand.walk(WALKS[action])
            self._changed()
        elif action in ARROWS:
            self._go(*ARROWS[action])
        elif action == "hint":
            self.press("city-ways")
        else:
            return self.overlay.act(action, pointer)
        return True

    def back(self) -> bool:
        """One step back."""
        if self.telling:
            self.skip()
        elif self.hand.back():
            self._changed()
        elif self.ways or self.hand.at is not None:
            self.ways = False
            self.hand.point(None)
            self._changed()
        else:
            return False
        return True

    def step(self, seconds: float) -> bool:
        """Moves the pieces on."""
        pace = self.settings.pace
        if self._time >= self._story.length:
            return False
        self._time = self._time + seconds / pace if pace else self._story.length
        reached = self._story.reached(self._time)
        news = self._story.stills[self._heard + 1 : reached + 1]
        for picture in news:
            self._tell(picture)
        self._heard = reached
        if news:
            self.board.show(self.plan, self.now)
            self._draw_marks()
        else:
            self.board.place(self.now)
        if self._time >= self._story.length:
            self._end_story()
        return True

    def panels(self) -> None:
        """The game's own panel, and the slips of paper on the board."""
        draw_panels(self)
        draw_slips(self)
        if self.overlay.free != self._placed_in:
            self.resized()

    def view(self, name: str) -> None:
        """Shows the whole board; there is no other view."""
        self.overlay.fit()

    def resized(self) -> None:
        """The window or the part of it beside the panels changed."""
        self._placed_in = self.overlay.free
        self.overlay.aim()

    def close(self) -> None:
        """Removes everything; may be called twice."""
        self.board.close()

    # What the shell shows beside it

    def prompt(self) -> str:
        """The present step in words."""
        hand = self.hand
        if self.telling:
            return self.texts("city-step-telling")
        piece = PIECES[hand.choices[0].piece] if hand.taken else ""
        lost = hand.stage is Stage.PASS and hand.state.board.options.no_move == "lose"
        return self.texts(f"city-step-{'lose' if lost else hand.stage}", piece=piece)

    def player_lines(self, seat: int) -> list[str]:
        """Points, and where they came from."""
        return points_lines(self, seat)

    def report(self) -> dict[str, Any]:
        """Where things are on the screen, for whoever drives the window."""
        plan, hand, state = self.plan, self.hand, self.hand.state
        cells = range(plan.width * plan.height)
        return {
            "stage": str(hand.stage),
            "telling": self.telling,
            "told": [[PIECES[piece], cause.value] for piece, cause in self._told],
            "cells": {state.board.name(cell): self._pixel(plan.centre(cell)) for cell in cells},
            "bays": {PIECES[i]: self._pixel(plan.bay(i)) for i in range(len(PIECES))},
            "pieces": dict(zip(PIECES, map(state.board.pose_text, state.pieces), strict=True)),
            "choices": [self._in_words(choice) for choice in hand.choices],
            "at": hand.at,
            "faulty": [PIECES[piece] for piece in self._faulty],
            "score": list(state.score),
            "ways": self.ways,
            "clock": self.host.session.reading(self.host.seconds),
            "turned": plan.turned,
            "view": [self.overlay.view.x, self.overlay.view.y, self.overlay.view.scale],
        }

    @property
    def now(self) -> Still:
        """What is on the board at this moment."""
        return self._story.at(self._time)

    @property
    def leaving(self) -> tuple[int, Cause] | None:
        """The piece that is being sent off, and why."""
        return self.now.leaving if self.telling else None

    # What the panel and keys do

    def press(self, key: str) -> None:
        """A button of the panel, by its text's key."""
        if key == "city-skip":
            self.skip()
        elif key == "city-pass":
            self.take()
        elif key == "city-take-back":
            self.back()
        elif self.settings.hints:
            self.ways = not self.ways
            self._changed()

    def take(self) -> None:
        """Enter: takes the choice that is pointed at, or the first one that there is."""
        hand = self.hand
        if self.telling:
            self.skip()
        elif hand.stage is Stage.PASS:
            self._play(hand.pass_move())
        elif hand.current is not None:
            self._take(hand.current)
        else:
            hand.walk(1)
            self._changed()

    def skip(self) -> None:
        """Ends the telling of the turn."""
        self._time = self._story.length
        self._end_story()
        self.board.show(self.plan, self.now)
        self.host.redraw()

    # The rest

    def _take(self, choice: Choice) -> None:
        outlook = self.hand.outlook(choice)
        move = self.hand.take(choice)
        if move is None:
            self._changed()
        elif outlook.stranded:
            names = ", ".join(PIECES[piece] for piece in outlook.stranded)
            question = self.texts("city-ask-stuck", piece=names)
            self.host.ask(question, lambda: self._play(move))
        else:
            self._play(move)

    def _play(self, move: Any) -> None:
        if not self.host.play(move):
            self._changed()

    def _refuse(self, point: Point) -> None:
        """Says what is wrong with a click that takes nothing."""
        fault = self._fault_at(point)
        if fault is None:
            return
        self._faulty = tuple(PIECES.index(name) for name in fault.pieces)
        self.host.say(fault_sentence(self.texts, "autopista", fault), "fault")
        self.host.sound("wrong")
        self._changed()

    def _fault_at(self, point: Point) -> Fault | None:
        hand, plan = self.hand, self.plan
        if hand.stage is Stage.OVER:
            return None
        if hand.taken:
            return self._turn_fault(point)
        for piece, pose in enumerate(hand.state.pieces):
            x, y, _ = plan.stand(piece, pose)
            if max(abs(x - point[0]), abs(y - point[1])) < 0.5:
                if owner(piece) != hand.state.turn:
                    return Fault(Code.PIECE_NOT_YOURS, (PIECES[piece],))
                return hand.refusal(piece)
        return None

    def _turn_fault(self, point: Point) -> Fault | None:
        """A click beside the turning piece, where it may not turn; farther off it takes back."""
        choice = self.hand.choices[0]
        x, y = self.plan.centre(choice.cell)
        across, up = point[0] - x, point[1] - y
        if max(abs(across), abs(up)) < 0.5:
            return None
        if max(abs(across), abs(up)) < 1.0:
            return Fault(Code.TURN_NOT_ALLOWED, (PIECES[choice.piece],))
        self.back()
        return None

    def _go(self, across: int, up: int) -> None:
        """An arrow key: the direction itself, or the next choice that way."""
        hand = self.hand
        if not self.telling and hand.choices:
            hand.point(marks.towards(self.plan, hand, across, up))
            self._changed()

    def _begin(self, story: Story, *, telling: bool) -> None:
        self._story, self._time, self._heard, self.telling = story, 0.0, 0, telling
        if telling:
            self._told = []
        self.board.show(self.plan, self.now)
        if story.length == 0:
            self._end_story()
        self.host.redraw()

    def _end_story(self) -> None:
        self.telling = False
        self._story, self._time, self._heard = Story([self._story.last]), 0.0, 0
        self._draw_marks()

    def _tell(self, picture: Still) -> None:
        """A picture of the story is reached: what is heard, and who is named."""
        if picture.sound:
            self.host.sound(picture.sound)
        if picture.leaving is not None and picture.leaving not in self._told:
            self._told.append(picture.leaving)

    def _changed(self) -> None:
        """The hand changed: its pieces glide to where they are shown now."""
        wanted = still(self.plan, self.hand.poses(), self.hand.state.coins, self.gains)
        if not self.telling and wanted.stands != self._story.last.stands:
            moves = self.settings.pace > 0
            self._begin(glide(self.now, wanted) if moves else Story([wanted]), telling=False)
        self._draw_marks()
        self.host.redraw()

    def _draw_marks(self) -> None:
        board, plan, hand = self.board, self.plan, self.hand
        low, ghosts, top = marks.Quads(), marks.Quads(), marks.Quads()
        if self.telling:
            leaving = self.now.leaving
            marks.ring(top, [] if leaving is None else [self.now.stands[leaving[0]]])
        elif self.host.live:
            low = marks.under(plan, hand, self.host.session.here)
            if self.ways:
                marks.ways(low, plan, hand, board.shades)
            ghosts = marks.ghosts(plan, hand)
            top = marks.offers(plan, hand, hints=self.settings.hints)
            marks.ring(top, [self.now.stands[piece] for piece in self._faulty])
        board.draw("last", "town", low.mesh())
        board.draw("ghosts", "livery", ghosts.mesh())
        board.draw("marks", "town", top.mesh())

    def _turn_board(self) -> bool:
        """Turns the board to the seat of whoever acts, if the setting says so."""
        plan = self._wanted_plan()
        if plan == self.plan:
            return False
        self.plan = plan
        self.board.build(plan)
        return True

    def _wanted_plan(self) -> Plan:
        state = self.host.session.state
        return Plan(state.board, self.settings.turn_view and state.turn == 1)

    def _still_of(self, entry: Entry) -> Still:
        state = entry.state
        return still(self.plan, state.pieces, state.coins, list(self._gains_at(entry)))

    def _gains_at(self, entry: Entry) -> tuple[Gain, ...]:
        return tuple(gains_of((step.parent.state, step.move) for step in entry.path()[1:]))

    def _pixel(self, point: Point) -> Point:
        return self.overlay.pixel(point)

    def _in_words(self, choice: Choice) -> dict[str, Any]:
        outlook = self.hand.outlook(choice)
        return {
            "stage": str(choice.stage),
            "piece": PIECES[choice.piece],
            "facing": "URDL"[choice.facing],
            "pixel": self._pixel(marks.spot(self.plan, self.hand, choice)),
            "last": choice.is_last,
            "removed": [[PIECES[piece], cause.value] for piece, cause in outlook.removed],
            "stranded": [PIECES[piece] for piece in outlook.stranded],
        }
