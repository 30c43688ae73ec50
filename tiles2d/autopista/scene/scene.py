"""Autopista on the screen: pointer and keys in, moves out, and every turn told as it happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tiles2d.autopista.rules.pieces import PIECES
from tiles2d.autopista.scene import advice, marks, words
from tiles2d.autopista.scene.account_panel import AccountPanel
from tiles2d.autopista.scene.film import Film
from tiles2d.autopista.scene.labels import Labels
from tiles2d.autopista.scene.layers import Layers
from tiles2d.autopista.scene.pointing import chosen, fault_at, is_away, towards
from tiles2d.autopista.scene.report import report
from tiles2d.autopista.scene.story import Still, Story, gains_at, glide, still, still_at, tell
from tiles2d.autopista.scene.told import told
from tiles2d.autopista.scene.town.plan import Plan
from tiles2d.autopista.turn.turn import Choice, Step, Turn
from tiles2d.flat.advised import Advised
from tiles2d.flat.overlay import Overlay

if TYPE_CHECKING:
    from highway3d.shell.scene import Host, Pointer, Proposal, Tally
    from highway3d.shell.told_move import ToldMove
    from highway3d.table.session import Entry
    from tiles2d.autopista.rules.movement import Gain
    from tiles2d.flat.overlay import Point

ARROWS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
WALKS: Final = {"next": 1, "previous": -1, "turn": 1, "turn_back": -1}
LOW_EM: Final = 3.4
LAP_EM: Final = 1.2
"""What stays free below the board, and how much of its frame the calm line may cover."""
DOUBLE_S: Final = 0.3
"""A second click on the same spot within this time belongs to the first."""


class AutopistaScene(Advised):
    """One game of Autopista on screen."""

    is_square = True
    turn: Turn

    def __init__(self, host: Host) -> None:
        self.host = host
        self.texts, self.settings = host.texts, host.settings
        self.plan, session = self._wanted_plan(), host.session
        looks = [(each.colour, each.pattern) for each in session.players]
        self.layers = Layers(host.root, host.loader, looks, high=host.quality == "high")
        self.layers.build(self.plan)
        self.overlay = Overlay(host, self.plan.bounds, low=LOW_EM, lap=LAP_EM)
        self._panel, self._labels = AccountPanel(host, self), Labels(host, self.overlay)
        self.turn = Turn(session.state, over=not session.is_playable)
        self.gains: list[Gain] = []
        self.ways = False
        """Whether the ways to the flags are shown."""
        self.faulty: tuple[int, ...] = ()
        """The pieces that the last fault named."""
        self._entry: Entry | None = None
        self._pointer: Pointer | None = None
        """Where the mouse rests, unless the keys were used since."""
        self._clicked: tuple[float, Pointer] | None = None
        self.film = Film(still(self.plan, session.state.pieces, session.state.coins, []))
        self.show(animate=False)

    # What the shell asks

    def show(self, *, animate: bool) -> None:
        """Draws the session's present entry; a move just played is told step by step."""
        entry = self.host.session.here
        before = entry.parent if entry.move is not None else None
        is_next = before is not None and before is self._entry
        first = self.now._replace(leaving=None)
        if self._turn_board():
            first = still_at(self.plan, before if is_next and before else entry)
        self._entry, self.faulty = entry, ()
        self.turn = Turn(entry.state, over=not self.host.session.is_playable)
        self.gains = gains_at(entry)
        last = still_at(self.plan, entry)
        if not animate or self.settings.pace == 0:
            self._begin(Story([last]), telling=False)
        elif is_next and before is not None:
            first = first._replace(gains=tuple(gains_at(before)))
            story = tell(self.plan, first, before.state, entry.move)
            self._begin(story, telling=True)
        else:
            self._begin(glide(first, last), telling=False)
        if not self.telling:
            self.turn.point(self._under(self._pointer))
        self._draw_marks()

    def point(self, pointer: Pointer | None) -> None:
        """The mouse moved over the board."""
        self._pointer = pointer
        if not self.telling and self.turn.point(self._under(pointer)):
            self.faulty = ()
            self.changed()

    def click(self, pointer: Pointer) -> None:
        """Takes what is offered under the mouse, or says why it cannot be.

        What would cost somebody a piece is taken only once that has been shown.
        """
        last, self._clicked = self._clicked, (self.host.seconds, pointer)
        if self.telling:
            self.skip()
        elif last is None or last[1] != pointer or self.host.seconds - last[0] > DOUBLE_S:
            shown = self.turn.current
            self.point(pointer)
            choice = self.turn.current
            if choice is None:
                self._refuse(self.overlay.point(pointer))
            elif choice == shown or not self.turn.outlook(choice).removed:
                self._take(choice)

    def drag(self, kind: str, start: Pointer, now: Pointer, *, begun: bool) -> None:
        """Pans."""
        self.overlay.drag(start, now, begun=begun)

    def wheel(self, pointer: Pointer, notches: int) -> None:
        """Zooms."""
        self.overlay.wheel(notches, pointer)

    def act(self, action: str, pointer: Pointer | None) -> bool:
        """A bound key."""
        if self.telling and action in (*WALKS, *ARROWS, "take", "hint", "ways"):
            self.skip()
        elif action == "take":
            self.take()
        elif action in WALKS:
            self._pointer = None
            self.turn.walk(WALKS[action])
            self.changed()
        elif action in ARROWS:
            self._pointer = None
            if self.turn.choices:
                self.turn.point(towards(self.plan, self.turn, *ARROWS[action]))
                self.changed()
        elif action == "hint":
            self.host.hint()
        elif action == "ways":
            self.press("city-ways")
        else:
            return self.overlay.act(action, pointer)
        return True

    def back(self) -> bool:
        """One step back."""
        if self.telling:
            self.skip()
        elif self.turn.back():
            self.changed()
        elif self.ways or self.turn.at is not None:
            self.ways = False
            self.turn.point(None)
            self.changed()
        else:
            return False
        return True

    def step(self, seconds: float) -> bool:
        """Moves the pieces on."""
        self.overlay.follow()
        if not self.film.is_running:
            return False
        pace = self.settings.pace
        news = self.film.step(seconds / pace) if pace else []
        for picture in news:
            if picture.sound:
                self.host.sound(picture.sound)
        if not self.film.is_running or not pace:
            self.skip()
        elif news:
            self.layers.show(self.plan, self.now)
            self._draw_marks()
        else:
            self.layers.place(self.now)
            if self.telling and self.now.leaving:
                self._draw_marks()
        return True

    def panels(self) -> None:
        """The game's own panel, and the slips of paper on the board."""
        self._panel.draw(self.turn, telling=self.telling, ways=self.ways)
        self._labels.draw_names(self.plan)
        if self.telling:
            self._labels.draw_leaving(self.now)
        else:
            self._labels.draw_outlook(self.plan, self.turn)
        self.overlay.follow()

    def view(self, name: str) -> None:
        """Shows the whole board; there is no other view."""
        self.overlay.fit()

    def resized(self) -> None:
        """The window or the part of it beside the panels changed."""
        self.overlay.aim()

    def close(self) -> None:
        """Removes everything; may be called twice."""
        self.layers.close()

    # What the shell shows beside it

    def advise(self, proposal: Proposal) -> list[str]:
        """Which piece, what it does, and what speaks for it."""
        return advice.sentences(self.texts, proposal)

    def told(self, entry: Entry) -> ToldMove:
        """What the list of moves says of one."""
        return told(self.host.texts, entry)

    def prompt(self) -> str:
        """The present step in words."""
        if self.telling:
            return self.texts("city-step-telling")
        return words.prompt(self.texts, self.turn)

    def player_lines(self, seat: int) -> list[str]:
        """Points, and where they came from."""
        return words.points_lines(self.texts, self.host.session.state, self.gains, seat)

    def tally(self, seat: int) -> Tally | None:
        """Points that fill their places, unless they are too many."""
        return words.tally(self.host.session.here, seat)

    def report(self) -> dict[str, Any]:
        """Where things are on the screen, for whoever drives the window."""
        told = {
            "telling": self.telling,
            "told": [[PIECES[piece], cause.value] for piece, cause in self.film.told],
            "faulty": [PIECES[piece] for piece in self.faulty],
            "ways": self.ways,
            "clock": self.host.session.reading(self.host.seconds),
        }
        return report(self.plan, self.turn, self.overlay) | told

    @property
    def now(self) -> Still:
        """What is on the board at this moment."""
        return self.film.now

    # What the panel and keys do

    def press(self, key: str) -> None:
        """A button of the panel, by its text's key."""
        if key == "city-skip":
            self.skip()
        elif key == "city-pass":
            self.take()
        elif key == "city-take-back":
            self.back()
        elif self.settings.hints and not self.turn.over:
            self.ways = not self.ways
            self.changed()

    def take(self) -> None:
        """Enter: takes the choice that is pointed at, or the first one that there is."""
        turn = self.turn
        if turn.step is Step.PASS:
            self._play(turn.pass_move())
        elif turn.current is not None:
            self._take(turn.current)
        else:
            turn.walk(1)
            self.changed()

    def skip(self) -> None:
        """Ends the telling of the turn."""
        self.film.end()
        if self.telling:
            self.telling = False
            self.turn.point(self._under(self._pointer))
        self.layers.show(self.plan, self.now)
        self._draw_marks()

    # The rest

    def _take(self, choice: Choice) -> None:
        outlook = self.turn.outlook(choice)
        move = self.turn.take(choice)
        if move is None:
            self.follow()
            self.changed()
        elif outlook.stranded:
            names = ", ".join(PIECES[piece] for piece in outlook.stranded)
            self.host.ask("city-ask-stuck", lambda: self._play(move), piece=names)
        else:
            self._play(move)

    def _under(self, pointer: Pointer | None) -> Choice | None:
        """The choice that lies under the mouse."""
        at = None if pointer is None else self.overlay.point(pointer)
        return at and chosen(self.plan, self.turn, at)

    def _play(self, move: Any) -> None:
        if not self.host.play(move):
            self.changed()

    def _refuse(self, point: Point) -> None:
        """Says what is wrong with a click that takes nothing; one far off takes a choice back."""
        if is_away(self.plan, self.turn, point):
            self.back()
            return
        if (fault := fault_at(self.plan, self.turn, point)) is not None:
            self.faulty = tuple(PIECES.index(name) for name in fault.pieces)
            self.host.refuse(fault)
            self.changed()

    def _begin(self, story: Story, *, telling: bool) -> None:
        self.film.begin(story)
        self.telling = telling and self.film.is_running
        self.layers.show(self.plan, self.now)
        self.host.redraw()

    def changed(self) -> None:
        """The turn changed: its pieces glide to where they are shown now."""
        wanted = still(self.plan, self.turn.poses(), self.turn.state.coins, self.gains)
        if not self.telling and wanted.stands != self.film.last.stands:
            moves = self.settings.pace > 0
            self._begin(glide(self.now, wanted) if moves else Story([wanted]), telling=False)
        self._draw_marks()

    def _draw_marks(self) -> None:
        plan, turn, shown = self.plan, self.turn, marks.Marks()
        if self.telling:
            shown = marks.of_story(self.now)
        elif self.host.live:
            shown = marks.of_turn(plan, turn, self.host.session.here, hints=self.settings.hints)
            if self.ways and not turn.over:
                marks.ways(shown.under, plan, turn, self.layers.shades)
            marks.ring(shown.over, [self.now.stands[piece] for piece in self.faulty])
            if self.advice is not None:
                marks.advised(shown, plan, turn.state, *self.advice)
        if self.lit is not None:
            marks.lit(shown, plan, self.lit, self.now.stands)
        self.layers.explain(shown)
        self.host.redraw()

    def _turn_board(self) -> bool:
        """Turns the board to the seat of whoever acts, if the setting says so."""
        was, self.plan = self.plan, self._wanted_plan()
        if self.plan != was:
            self.layers.build(self.plan)
        return self.plan != was

    def _wanted_plan(self) -> Plan:
        state = self.host.session.state
        return Plan(state.board, self.settings.turn_view and state.turn == 1)
