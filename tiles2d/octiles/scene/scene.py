"""Octiles on the screen: pointer and keys in, moves out, and what the players see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tiles2d.flat.advised import Advised
from tiles2d.octiles.rules.moves import Move, Pass, PlaceAndRun, Run
from tiles2d.octiles.scene import words
from tiles2d.octiles.scene.board_scene import BoardScene
from tiles2d.octiles.scene.film import Film
from tiles2d.octiles.scene.labels import Labels
from tiles2d.octiles.scene.layers import Layers
from tiles2d.octiles.scene.marks import Marks
from tiles2d.octiles.scene.report import report
from tiles2d.octiles.scene.story import standing
from tiles2d.octiles.scene.told import told
from tiles2d.octiles.scene.turn_panel import TurnPanel
from tiles2d.octiles.turn.actions import Actions, Kind, turn_of
from tiles2d.octiles.turn.turn import Step, Turn

if TYPE_CHECKING:
    from highway3d.shell.scene import Host, Proposal, Tally
    from highway3d.shell.told_move import ToldMove
    from highway3d.table.session import Entry

KINDS: Final = {"next_kind": 1, "previous_kind": -1}


class OctilesScene(BoardScene, Advised):
    """One game of Octiles on screen."""

    turn: Turn

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        session = host.session
        self.turn = turn_of(session.state)
        looks = [(player.colour, player.pattern) for player in session.players]
        self._colours = [colour for colour, _ in looks]
        homes = session.state.options.version != "team_up"
        high = host.quality == "high"
        self.layers = Layers(host.root, host.loader, looks, homes=homes, high=high)
        self.film = Film()
        self._labels = Labels(host, self.overlay)
        self._turn_panel = TurnPanel(host, self.turn, self)
        self._entry: Entry = session.here
        self._refused = False
        """Whether the calm line may still say why the last try was refused."""
        self._drawn: tuple[object, ...] | None = None
        self.show(animate=False)

    @property
    def active(self) -> Turn:
        """What pointer and keys act on: the turn in the making."""
        return self.turn

    @property
    def is_holding(self) -> bool:
        """Whether there is a tile to be turned by the wheel."""
        return self.turn.step not in (Step.OVER, Step.PASS)

    # What the shell asks

    def show(self, *, animate: bool) -> None:
        """Draws the session's present entry."""
        was, now = self._entry, self.host.session.here
        drafted = self.turn.layout == now.state.layout
        self._entry = now
        self.film.end()
        if animate:
            self.film.begin(was, now, drafted=drafted)
        self.turn.show(now.state, over=not self.host.session.is_playable)
        self._sit()
        self.changed()

    def act_own(self, action: str) -> bool:
        """The kinds of action, a hint, a pass."""
        if action in KINDS and isinstance(self.turn, Actions):
            self.turn.next_kind(KINDS[action])
        elif action == "hint":
            self.host.hint()
        elif action == "pass":
            self.pass_turn()
        else:
            return False
        return True

    def back(self) -> bool:
        """One step back."""
        if self.skip():
            return True
        went = self.turn.back()
        self.changed()
        return went

    def step(self, seconds: float) -> bool:
        """Moves the story of the last move on."""
        self.overlay.follow()
        if not self.film.is_running:
            return False
        self.film.step(seconds / max(self.settings.pace, 1e-3))
        self.changed()
        return True

    def panels(self) -> None:
        """The game's own panels, and what is written on the board."""
        self._turn_panel.draw()
        if not self.film.is_running:
            self._labels.draw_slip(self.turn)
            if len(self.turn.state.pile) > 1:
                self._labels.draw_next()
            self._labels.draw_names(self.turn.spot)
        self.overlay.follow()

    def close(self) -> None:
        """Removes everything; may be called twice."""
        self.film.end()
        self.layers.close()

    # What the shell shows beside it

    def told(self, entry: Entry) -> ToldMove:
        """What the list of moves says of one."""
        return told(self.host.texts, entry)

    def prompt(self) -> str:
        """The present step in words."""
        return words.prompt(self.host, self.turn)

    def player_lines(self, seat: int) -> list[str]:
        """How far a player is."""
        return words.player_lines(self.host, self.turn.state, seat)

    def tally(self, seat: int) -> Tally | None:
        """Runners that fill their homes."""
        return words.tally(self.host.session.here, seat)

    def report(self) -> dict[str, Any]:
        """Where things are on the screen, for whoever drives the window."""
        return report(self.turn, self.overlay) | {"moving": self.film.is_running}

    # What the panels and keys do

    def take(self) -> None:
        """Takes what is pointed at."""
        turn = self.turn
        self._hush()
        move = turn.take()
        if turn.faults:
            self._refused = True
            self.host.refuse(turn.faults[0])
        elif turn.placed and turn.step in (Step.RUNNER, Step.END) and move is None:
            self.host.sound("disc")
        if move is None and not turn.faults:
            self.follow()
        self.changed()
        if move is not None:
            self.play(move)

    def play(self, move: Move) -> None:
        """Plays a whole move."""
        if self.host.play(move):
            self.host.sound("road" if isinstance(move, PlaceAndRun | Run) else "disc")
        self.changed()

    def rotate(self, step: int) -> None:
        """Turns the tile in hand, or the one that is being turned."""
        self.skip()
        self._hush()
        self.turn.rotate(step)
        self.changed()

    def choose(self, kind: Kind) -> None:
        """Turns to one kind of action, or says why there is none."""
        self._hush()
        if isinstance(self.turn, Actions) and self.turn.is_possible(kind):
            self.turn.choose(kind)
        else:
            self.host.say(words.why_closed(self.texts, self.turn, kind), "warning")
        self.changed()

    def pass_turn(self) -> None:
        """Passes, or says why that is not allowed."""
        if self.turn.step is Step.OVER:
            return
        if self.turn.has_everyone_passed and not self.turn.offers.may_pass:
            self.host.say(self.texts("octiles-closed-pass"), "warning")
        else:
            self.play(Pass())

    def advise(self, proposal: Proposal) -> list[str]:
        """Where, what, and what speaks for it."""
        return words.advice(self.host, proposal)

    def skip(self) -> bool:
        """Shows the end of the story at once; False when none is being told."""
        ended = self.film.end()
        if ended:
            self.changed()
        return ended

    def changed(self) -> None:
        """Draws anew what has changed, and asks for a frame."""
        shown = self.film.now
        if shown is not None:
            self.layers.show(shown)
        said = self.advice, self.lit
        drawn = self.turn.revision, shown is None, self.settings.hints, said
        if drawn != self._drawn:
            self._drawn = drawn
            self._draw()
        self.host.redraw()

    # The rest

    def _hush(self) -> None:
        """Takes back the sentence of a refusal, for something else is being done."""
        if self._refused:
            self._refused = False
            self.host.hush()

    def _draw(self) -> None:
        marks = Marks(self._colours, hints=self.settings.hints)
        self._draw_game(marks)
        self.layers.explain(marks)

    def _draw_game(self, marks: Marks) -> None:
        turn, entry = self.turn, self._entry
        if turn.state.options.version == "team_up":
            marks.bonds(turn.layout, turn.state.runners)
        ghost = turn.ghost()
        covered = (turn.placed, ghost.space if ghost else None)
        marks.face_down(space for space in turn.state.face_down() if space not in covered)
        if not self.film.is_running:
            in_hand = turn.placed is None
            self.layers.show(standing(turn.state, turn.layout, turn.rotation, in_hand=in_hand))
            if entry.parent is not None and entry.move is not None and not turn.placed:
                marks.last(entry.parent.state, entry.move)
            if self.host.live:
                marks.offer(turn)
                marks.faults(turn.faults)
                if self.advice is not None:
                    marks.advised(turn.state, *self.advice)
        if self.lit is not None:
            marks.lit(turn.layout, self.lit)

    def _sit(self) -> None:
        """Turns the board to whoever is on turn, if the settings say so."""
        self.overlay.quarters = (self.turn.state.side + 1) % 4 if self.settings.turn_view else 0
        self.layers.turn(self.overlay.quarters)

