"""A new game: one click more with the defaults, or names, looks, options and clocks first."""

from __future__ import annotations

from secrets import randbits
from typing import TYPE_CHECKING, Any

import msgspec
from imgui_bundle import imgui

from highway3d import catalogue
from highway3d.shell.looks.forms import draw_form
from highway3d.shell.looks.player_form import draw_player_form
from highway3d.shell.looks.widgets import PROPOSED
from highway3d.shell.screens import Screen
from highway3d.shell.settings import Timing
from highway3d.table.clock import ClockSetting
from highway3d.table.session import Session
from highway3d.table.thinking import AT_THE_TABLE

if TYPE_CHECKING:
    from highway3d.shell.desk import Desk
    from highway3d.shell.play.games import Games
    from highway3d.table.game import Game


class NewGame(Screen):
    """The form for one game."""

    name = "new"

    def __init__(self, desk: Desk, games: Games, game: Game) -> None:
        super().__init__(desk)
        self.games = games
        self._game = game
        self._options = _remembered(desk.settings.options.get(game.name), game)
        self._timing = desk.settings.clocks.get(game.name) or _usual(game.clock)
        self._count = self._seats.start
        self._own = catalogue.option_fields(game)
        self._fresh = PROPOSED

    def draw(self) -> None:
        """Draws the form."""
        theme, name = self.theme, self._game.name
        self.backdrop()
        if self._fresh:
            theme.focus("new")
        with theme.panel("new", "center", width=36):
            theme.heading(self.texts(f"{name}-title"), 1.5)
            theme.text(self.texts(f"{name}-about"), "soft")
            theme.space(0.3)
            self._entries()
            with theme.body("new-form", below=3.2):
                self._players()
                if not self._game.beside:
                    self._clock()
                self._rules()
            theme.space(0.4)
            if theme.button("start", icon="play", primary=True):
                self.begin()
            if self._fresh:
                theme.propose()
            theme.beside("back", "back")
            if theme.button("back", icon="back"):
                self.desk.leave()
        self._fresh = max(0, self._fresh - 1)

    def begin(self) -> None:
        """Starts the game as the form stands, and remembers the form."""
        desk, name = self.desk, self._game.name
        desk.settings.options[name] = msgspec.to_builtins(self._options)
        desk.settings.clocks[name] = self._timing
        desk.save_settings()
        clock = None
        if self._timing.minutes and not self._game.beside:
            clock = ClockSetting(self._timing.minutes, self._timing.increment)
        players = desk.settings.seats[: self._count]
        if not self._game.player:
            players = [msgspec.structs.replace(player, computer="") for player in players]
        try:
            only_computers = all(player.computer for player in players)
            options = self._game.suited(self._options, clock, only_computers=only_computers)
            session = Session.new(self._game, options, players, randbits(53), clock)
        except ValueError as no:
            desk.say(str(no), "fault")
            return
        self.games.play(session)

    def _entries(self) -> None:
        """Buttons for what is played together and alone, where a game has both."""
        home = self._game.beside or self._game.name
        entries = {n: g for n, g in catalogue.games().items() if home in (n, g.beside)}
        for at, (name, game) in enumerate(entries.items() if len(entries) > 1 else ()):
            key = f"entry-{name}"
            if at:
                self.theme.beside(key)
            if self.theme.button(key, chosen=game is self._game) and game is not self._game:
                self.desk.leave()
                self.desk.show_new(game)

    @property
    def _seats(self) -> range:
        return self._game.rules.seats(self._options)

    def _players(self) -> None:
        theme, settings = self.theme, self.desk.settings
        theme.heading(self.texts("players"), 1.1)
        if len(self._seats) > 1:
            for count in self._seats:
                if count != self._seats.start:
                    imgui.same_line()
                key = f"players-{count}"
                if theme.button(key, label=str(count), chosen=count == self._count, width=2.4):
                    self._count = count
        kinds = AT_THE_TABLE if self._game.player else ()
        for seat in range(self._count):
            settings.seats = draw_player_form(theme, settings.seats, seat, kinds)
            computer = settings.seats[seat].computer
            if computer in kinds:
                theme.text(self.texts(f"computer-{computer}-about"), "soft")
        theme.space(0.5)

    def _clock(self) -> None:
        theme = self.theme
        theme.heading(self.texts("clock"), 1.1)
        fields = ("minutes", "increment") if self._timing.minutes else ("minutes",)
        usual = _usual(self._game.clock)
        changes = draw_form(theme, self._timing, "clock", fields, usual=usual)
        self._timing = msgspec.structs.replace(self._timing, **changes)
        theme.space(0.2)

    def _rules(self) -> None:
        theme = self.theme
        theme.heading(self.texts("rules"), 1.1)
        changes = draw_form(theme, self._options, f"option-{self._game.name}", own=self._own)
        if changes:
            self._options = msgspec.structs.replace(self._options, **changes)
            if self._count not in self._seats:
                self._count = self._seats.start


def _remembered(kept: dict[str, Any] | None, game: Game) -> Any:
    """The options chosen last, as far as they still fit."""
    kind = game.rules.options_type
    try:
        return msgspec.convert(kept or {}, kind)
    except msgspec.ValidationError:
        return kind()


def _usual(clock: ClockSetting | None) -> Timing:
    return Timing() if clock is None else Timing(round(clock.minutes), clock.increment)
