"""The board with the panels round it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from highway3d.shell.dialogs import Choice
from highway3d.shell.panels.analysis import draw_analysis
from highway3d.shell.panels.hint import draw_hint
from highway3d.shell.panels.history import History
from highway3d.shell.panels.players import draw_players
from highway3d.shell.panels.turn import draw_turn
from highway3d.shell.panels.views import draw_views
from highway3d.shell.screens import Screen
from highway3d.shell.screens.end_card import EndCard, rematch_label

if TYPE_CHECKING:
    from highway3d.shell.desk import Desk
    from highway3d.shell.play.games import Games
    from highway3d.shell.play.match import Match
    from highway3d.shell.scene import Pointer
    from highway3d.table.session import Entry


class Board(Screen):
    """A game being played. The keys go to the board until F6 gives them to the panels."""

    name = "board"
    has_board = True

    def __init__(self, desk: Desk, games: Games, match: Match) -> None:
        super().__init__(desk)
        self.games = games
        self.match = match
        self.keys_in_panels = False
        self._panel: str | None = None
        self._offered: Entry | None = None
        """Where a draw was offered last: once a move is enough."""
        self._history = History(desk, match, self.menu)
        self.has_panels = True
        """Whether the panels are drawn; one key puts them away and brings them back."""

    def draw(self) -> None:
        """Draws the shared panels, then the scene's own."""
        if not self.has_panels:
            return
        narrow = self.theme.layout.is_narrow
        asks_for_card = narrow and draw_turn(self.desk, self.match)
        if draw_players(self.desk, self.match):
            self.pause()
        if asks_for_card or (not narrow and draw_turn(self.desk, self.match)):
            self.show_card()
        self._history.draw()
        draw_hint(self.desk, self.match)
        draw_analysis(self.desk, self.match)
        if pressed := draw_views(self.desk, self.match):
            self._view(pressed)
        self.match.scene.panels()

    def _view(self, pressed: str) -> None:
        """A button of the row at the board's edge."""
        if pressed == "hide_panels":
            self._hide_panels()
        elif pressed == "take_picture":
            self.games.take_picture()
        else:
            self.match.scene.act(pressed, None)

    def _hide_panels(self) -> None:
        """Puts the panels away, or brings them back."""
        self.has_panels = not self.has_panels
        self._history.light(None)
        self._keys_to(None)
        if not self.has_panels:
            self.desk.say(self.texts("panels-hidden"))

    def act(self, action: str, pointer: Pointer | None) -> bool:
        """The board's own keys first, then the scene's."""
        match action:
            case "undo" | "redo" | "first":
                self.match.step(action)
            case "last":
                self.match.step("live")
            case "step_back":
                self.match.step("back")
            case "step_forward":
                self.match.step("on")
            case "pause" if self.match.session.clock is None:
                self.desk.say(self.texts("pause-no-clocks"))
            case "pause":
                self.pause()
            case "save":
                self.games.save()
            case "panels":
                self._change_keys()
            case "hide_panels":
                self._hide_panels()
            case "next_turning" if self.match.analyst is not None:
                self.match.next_turning()
            case _:
                return not self.keys_in_panels and self.match.scene.act(action, pointer)
        return True

    def back(self) -> bool:
        """From the panels to the board, then what the scene has in hand, then the menu."""
        if not self.has_panels:
            self._hide_panels()
        elif self.keys_in_panels:
            self._keys_to(None)
        elif not self.match.session.is_live:
            self.match.come_back()
        elif not (self.match.hide_hint() or self.match.scene.back()):
            self.menu()
        return True

    def menu(self) -> None:
        """What can be done with the game as a whole."""
        desk, match = self.desk, self.match
        ends: tuple[Choice, ...] = ()
        if match.session.live.outcome is None and not match.session.game.beside:
            ends = (
                Choice("resign", self._ask_resign, "flag"),
                Choice("offer-draw", self._offer_draw, "draw"),
            )
        elif match.can_be_analysed:
            ends = (Choice("analyse", match.analyse, "eye"),)
        desk.dialogs.show(
            "menu",
            self.texts("menu"),
            "",
            Choice("menu-resume", _nothing, "play"),
            *self._saving(),
            Choice("copy", self.games.copy, "copy"),
            *ends,
            Choice("rematch", self._ask_rematch, "again", rematch_label(self.texts, match)),
            Choice("new", desk.show_new, "new"),
            Choice("open", desk.show_saves, "open"),
            Choice("settings", desk.show_settings, "settings"),
            Choice("help", desk.show_help, "help"),
            Choice("menu-home", desk.home, "home"),
            Choice("quit", desk.quit, "quit"),
            escape="menu-resume",
            wide=True,
        )

    def _saving(self) -> tuple[Choice, ...]:
        here = Choice("save", self.games.save, "save")
        if self.match.path is None:
            return (here,)
        return here, Choice("save-as", self.desk.show_save_as, "save")

    def pause(self) -> None:
        """Stops the clocks until somebody goes on."""
        texts = self.texts
        self.desk.dialogs.show(
            "pause", texts("pause-title"), texts("pause-text"), Choice("resume", _nothing, "play")
        )

    def announce(self) -> None:
        """Says who won and why, once the game has just ended."""
        if self.match.session.live.outcome is not None:
            self.match.sound("win")
            self.games.portray()
            self.show_card()

    def show_card(self) -> None:
        """Shows the end card of the game."""
        if self.match.session.live.outcome is not None:
            EndCard(self.desk, self.games, self.match, self._history.run, self.show_card).show()

    def _ask_rematch(self) -> None:
        """Plays again; a game that still runs is asked about, and stays kept."""
        if self.match.session.is_over:
            self.games.rematch()
        else:
            text = self.texts("rematch-ask")
            self.desk.dialogs.ask("rematch-ask", text, self.games.rematch)

    def _ask_resign(self) -> None:
        name = self.match.seat_name(self.match.session.to_act)
        text = self.texts("resign-ask", name=name)
        self.desk.dialogs.ask("resign-ask", text, self.match.resign)

    def _offer_draw(self) -> None:
        """Offers a draw, once a move; it needs the word of every rival."""
        session = self.match.session
        if self._offered is session.live:
            self.desk.say(self.texts("draw-once"))
            return
        self._offered = session.live
        seats = range(len(session.players))
        self._ask_rivals([seat for seat in seats if seat != session.to_act])

    def _ask_rivals(self, rivals: list[int]) -> None:
        if not rivals:
            self.match.agree_draw()
            return
        rival, *rest = rivals
        seat_name, texts = self.match.seat_name, self.texts
        name, by = seat_name(rival), seat_name(self.match.session.to_act)
        if self.match.session.players[rival].computer:
            if self.match.computers.accepts_draw(rival):
                self._ask_rivals(rest)
            else:
                self.desk.say(texts("draw-declined", name=name))
            return
        self.desk.dialogs.ask(
            "draw-ask",
            texts("draw-ask", name=name, by=by),
            lambda: self._ask_rivals(rest),
            lambda: self.desk.say(texts("draw-declined", name=name)),
        )

    def _change_keys(self) -> None:
        """Gives the keys to the first panel, then to the next, at last back to the board."""
        names = self.theme.reachable
        at = names.index(self._panel) + 1 if self._panel in names else 0
        self._keys_to(names[at] if at < len(names) else None)

    def _keys_to(self, panel: str | None) -> None:
        self.keys_in_panels = panel is not None
        self._panel = panel
        self.theme.focus(panel, first=True)
        self.desk.wake()


def _nothing() -> None:
    """The choice that only closes its dialog."""
