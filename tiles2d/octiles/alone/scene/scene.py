"""Octiles alone on the screen: pointer and keys in, moves out, and how well the puzzle goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from highway3d.shell.told_move import ToldMove
from highway3d.table.seating import COLOURS, PATTERNS
from tiles2d.octiles.alone.rules.moves import Choose, Clear, Lay, Lift, Turn
from tiles2d.octiles.alone.rules.state import stars
from tiles2d.octiles.alone.scene.marks import AloneMarks
from tiles2d.octiles.alone.scene.own_best import OwnBest
from tiles2d.octiles.alone.scene.panel import SoloPanel, name_of
from tiles2d.octiles.alone.turn.solo import Solo
from tiles2d.octiles.rules.board import EXITS, NODE, SPACES
from tiles2d.octiles.rules.packed import SPACE_OF
from tiles2d.octiles.scene.board_scene import BoardScene
from tiles2d.octiles.scene.labels import Labels
from tiles2d.octiles.scene.layers import Layers
from tiles2d.octiles.scene.report import places
from tiles2d.octiles.scene.story import laid_out

if TYPE_CHECKING:
    from highway3d.shell.scene import Host
    from highway3d.table.game import Outcome
    from highway3d.table.session import Entry
    from tiles2d.octiles.alone.rules.moves import Move

TILES: Final = {"next_tile": 1, "previous_tile": -1}


class AloneScene(BoardScene):
    """One who solves puzzles, on screen."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        own = host.session.players[0]
        others = [colour for colour in COLOURS if colour != own.colour]
        patterns = [pattern for pattern in PATTERNS if pattern != own.pattern]
        looks = [(own.colour, own.pattern), *zip(others[:3], patterns, strict=False)]
        self._colours = [colour for colour, _ in looks]
        high = host.quality == "high"
        self.layers = Layers(host.root, host.loader, looks, homes=False, high=high)
        self.solo = Solo(host.session.state)
        self.own_best = OwnBest()
        self._labels = Labels(host, self.overlay)
        self._panel = SoloPanel(host, self)
        self._entry: Entry = host.session.here
        self._lit: Entry | None = None
        self._drawn: tuple[object, ...] | None = None
        self.show(animate=False)

    @property
    def active(self) -> Solo:
        """What pointer and keys act on."""
        return self.solo

    @property
    def is_holding(self) -> bool:
        """Whether anything may be laid or turned."""
        return not self.solo.is_over

    # What the shell asks

    def show(self, *, animate: bool) -> None:
        """Draws the session's present entry, and keeps a result that was reached by playing."""
        session = self.host.session
        was, self._entry = self._entry, session.here
        self.solo.show(session.state, over=not session.is_playable)
        if self.host.live and session.is_live and session.here.parent is was:
            asked, result = session.state.puzzle, session.state.result
            self.own_best.note(asked.code, result, stars(result, asked.best), self.host.today)
        self.changed()

    def act_own(self, action: str) -> bool:
        """Another of the tiles in hand."""
        if action in TILES:
            self.solo.next_tile(TILES[action])
        return action in TILES

    def step(self, seconds: float) -> bool:
        """Follows the free part of the window; nothing here moves by itself."""
        self.overlay.follow()
        return False

    def panels(self) -> None:
        """How the puzzle goes, and what is written on the board."""
        self._labels.draw_numbers(self._numbered())
        self._panel.draw(self.solo)
        if len(self.solo.pile) > 1:
            self._labels.draw_next()
        self._labels.draw_names(self.solo.spot)
        self.overlay.follow()

    def close(self) -> None:
        """Removes everything; may be called twice."""
        self.layers.close()

    def told(self, entry: Entry) -> ToldMove:
        """What the list of moves says of one."""
        texts, move = self.texts, entry.move
        match move:
            case Lay():
                told = texts("octiles-alone-told-lay", tile=move.tile, space=move.space)
            case Turn() | Lift():
                kind = "turn" if isinstance(move, Turn) else "lift"
                told = texts(f"octiles-alone-told-{kind}", space=move.space)
            case Choose():
                told = name_of(texts, entry.state.puzzle)
            case _:
                told = texts("octiles-alone-told-clear")
        return ToldMove(told, self._gain(entry))

    def light(self, entry: Entry | None) -> None:
        """Lights up the space that a line of the list speaks of."""
        self._lit = entry
        self.changed()

    def prompt(self) -> str:
        """What may be done."""
        return self.texts("octiles-alone-prompt")

    def why_ended(self, outcome: Outcome) -> str:
        """Which puzzle was solved, and in how many moves."""
        entry, asked = self._entry, self.solo.state.puzzle
        if not outcome.winners:
            return ""
        line = entry.path()
        moves = sum(each.state.code == asked.code for each in line) - 1
        name = name_of(self.texts, asked)
        return self.texts("octiles-alone-solved-in", name=name, count=max(moves, 1))

    def report(self) -> dict[str, Any]:
        """What a window test is told, and where things are on the screen."""
        solo, asked = self.solo, self.solo.state.puzzle
        return {
            "puzzle": asked.code,
            "result": solo.state.result,
            "tile": solo.tile,
            "rotation": solo.rotation,
            "spot": list(solo.spot) if solo.spot else None,
            "choices": solo.choices,
            "layout": dict(zip(SPACES, solo.state.layout, strict=True)),
            **places(self.overlay),
        }

    # What the panel and the keys do

    def take(self) -> None:
        """Takes what is pointed at."""
        self._play(self.solo.take())

    def rotate(self, step: int) -> None:
        """Turns the tile pointed at, or the one in hand."""
        self._play(self.solo.rotate(step))

    def choose(self, code: str) -> None:
        """Goes to another puzzle."""
        if code != self.solo.state.code:
            self._play(Choose(code))

    def clear(self) -> None:
        """Takes all tiles off."""
        self._play(Clear())

    def changed(self) -> None:
        """Draws anew what has changed, and asks for a frame."""
        solo = self.solo
        drawn = solo.revision, self._lit
        if drawn != self._drawn:
            self._drawn = drawn
            runners = dict(solo.state.puzzle.runners)
            layout, pile = solo.state.layout, solo.pile
            self.layers.show(laid_out(layout, pile, runners, solo.rotation))
            marks = AloneMarks(self._colours, hints=self.settings.hints)
            marks.solo(solo)
            if self._lit and isinstance(self._lit.move, Lay | Turn | Lift):
                marks.lit_space(self._lit.move.space)
            if self.host.live:
                marks.pointed(solo)
            self.layers.explain(marks)
        self.host.redraw()

    def _play(self, move: Move | None) -> None:
        if move is not None and self.host.play(move):
            self.host.sound("disc")
        self.changed()

    def _numbered(self) -> list[str]:
        """The stops with a number, in order: those that the puzzle's tiles can reach."""
        asked = self.solo.state.puzzle
        return [
            stop
            for stop in asked.order
            if any(SPACES[SPACE_OF[door]] in asked.spaces for door in EXITS[NODE[stop]])
        ]

    def _gain(self, entry: Entry) -> str:
        """How much better a move made it, where that is more than solved or not."""
        if entry.parent is None or entry.state.puzzle.has_an_end or isinstance(entry.move, Choose):
            return ""
        gain = entry.state.result - entry.parent.state.result
        return f"+{gain}" if gain > 0 else ""
