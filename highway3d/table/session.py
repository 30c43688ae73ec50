"""A game being played: players, history, clocks, result."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from typing import Annotated, Any

import msgspec

from highway3d.table.acts import Act, TableFault, parse_act
from highway3d.table.clock import ClockSetting, Stopwatch
from highway3d.table.game import Fault, Game, IllegalMove, Outcome, Rules, TableEnd
from highway3d.table.history import Entry, make_main, visit

__all__ = ["ClockSetting", "Entry", "Player", "Session", "default_players"]

COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7")
"""Okabe and Ito's colours: told apart by people with any kind of colour vision."""
PATTERNS = ("plain", "stripes", "dots", "checks")


class Player(msgspec.Struct, frozen=True):
    """Someone at the table. An empty name is allowed; screens then show the seat's number."""

    name: str = ""
    colour: Annotated[str, msgspec.Meta(pattern="^#[0-9A-Fa-f]{6}$")] = COLOURS[0]
    pattern: str = PATTERNS[0]


def default_players(names: Sequence[str]) -> list[Player]:
    """Players of these names, each with a colour and a pattern of their own.

    >>> [player.colour for player in default_players(["Ana", "Beto"])]
    ['#0072B2', '#D55E00']
    """
    looks = cycle(zip(COLOURS, PATTERNS, strict=True))
    return [Player(name, *look) for name, look in zip(names, looks, strict=False)]


class Session:
    """A game with its whole history; ``here`` is the entry on the table now.

    Nothing that was played is ever overwritten: another move from an earlier position opens
    another line, and whatever is played becomes the main line. Stepping through the history
    leaves the main line as it is. ``now`` is always seconds of one monotonic clock.
    """

    def __init__(
        self,
        game: Game,
        options: Any,
        players: tuple[Player, ...],
        seed: int,
        clock: ClockSetting | None,
    ) -> None:
        self.game = game
        self.options = options
        self.players = players
        self.seed = seed
        self.clock = clock
        state = game.rules.new(options, len(players), seed)
        reading = clock.start(len(players)) if clock else None
        self.root = Entry(None, "", None, state, game.rules.outcome(state), reading)
        self.here = self.root
        self.revision = 0
        """Grows with every change of ``here`` or of the tree."""
        self.unknown: dict[str, Any] = {}
        """Fields of the record that this version does not know."""
        self._watch = Stopwatch()

    @classmethod
    def new(
        cls,
        game: Game,
        options: Any,
        players: Sequence[Player],
        seed: int,
        clock: ClockSetting | None = None,
    ) -> Session:
        """A game before its first move. Its clock starts with the first ``now`` it is told.

        Raises ``ValueError`` with a sentence when options, players or clock do not fit together.
        """
        seats = game.rules.seats(options)
        if len(players) not in seats:
            admitted = " or ".join(map(str, seats))
            who = "player" if admitted == "1" else "players"
            raise ValueError(f"{game.name} is for {admitted} {who}, not for {len(players)}")
        return cls(game, options, tuple(players), seed, clock)

    @property
    def rules(self) -> Rules[Any, Any, Any]:
        """The rules of the game."""
        return self.game.rules

    @property
    def state(self) -> Any:
        """The position on the table."""
        return self.here.state

    @property
    def turn(self) -> int:
        """The seat to act; after the end, the seat that acted last."""
        return self.rules.turn(self.here.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result here, or None while the game goes on."""
        return self.here.outcome

    # Playing

    def play(self, move: Any, now: float) -> Entry:
        """Plays a move, chance filled in; a move played from here before is stepped into.

        Raises ``IllegalMove``, also when the time is up; ``time`` is then the present entry.
        """
        if self.check_time(now):
            raise IllegalMove((Fault(TableFault.TIME_IS_UP),))
        self._refuse_after_act(self.here)
        if faults := self.rules.check(self.here.state, move):
            raise IllegalMove(faults)
        move = self.rules.resolve(self.here.state, move)
        return self._commit(move, self.rules.format(move))

    def play_text(self, text: str, now: float) -> Entry:
        """Plays what the text says, table acts included.

        Raises ``NotationError`` or ``IllegalMove``.
        """
        act = parse_act(text, self.turn, len(self.players))
        if act is None:
            return self.play(self.rules.parse(text), now)
        return self._end(act, now)

    def resign(self, now: float, seat: int | None = None) -> Entry:
        """Ends the game: ``seat``, or whoever is to act, gives up."""
        return self._end(Act(TableEnd.RESIGNED, self.turn if seat is None else seat), now)

    def agree_draw(self, now: float) -> Entry:
        """Ends the game as a draw."""
        return self._end(Act(TableEnd.DRAW_AGREED, self.turn), now)

    def check_time(self, now: float) -> Entry | None:
        """Tells the clocks the time; to be called at every frame, at least twice a second.

        Returns the entry ``time`` when the player to act has just run out of it, else None.
        """
        if self.outcome is not None:
            self._watch.skip(now)
            return None
        self._watch.tick(now)
        reading, turn = self.here.clock, self.turn
        if reading is None or not reading.has_fallen(turn, self._watch.spent_ms()):
            return None
        self._watch.restart(reading.left_ms[turn] * 1000)
        return self._commit(Act(TableEnd.TIME, turn), "time")

    def add(self, parent: Entry, text: str, used_ms: int) -> Entry:
        """Adds what a record tells: the move as written, chance included, played from ``parent``.

        The present does not move. Raises ``NotationError`` or ``IllegalMove``.
        """
        turn = self.rules.turn(parent.state)
        act = parse_act(text, turn, len(self.players))
        what = self.rules.parse(text) if act is None else act
        plain = self.rules.format(what) if act is None else act.format(turn)
        return parent.child(plain) or self._grow(parent, what, plain, used_ms)

    # Moving through the history

    def undo(self) -> bool:
        """Steps back; False at the start."""
        return self._step(self.here.parent)

    def redo(self) -> bool:
        """Steps on along the line visited last; False at its end."""
        return self._step(self.here.following)

    def go(self, entry: Entry) -> None:
        """Puts any entry of this session on the table."""
        visit(entry)
        self._put(entry)

    def first(self) -> None:
        """Goes to the start."""
        self._put(self.root)

    def last(self) -> None:
        """Goes to the end of the present line."""
        self._put(self.line()[-1])

    def line(self) -> list[Entry]:
        """The present line: root, …, ``here``, …, its end."""
        return self.here.path() + self.here.onward()

    def main_line(self) -> list[Entry]:
        """The main line: root, …, its end."""
        line = [self.root]
        while line[-1].children:
            line.append(line[-1].children[0])
        return line

    def promote(self, entry: Entry) -> None:
        """Makes the line that leads to ``entry`` the main line."""
        make_main(entry)
        self.revision += 1

    # Clocks

    def pause(self, now: float) -> None:
        """Stops the clocks."""
        self._watch.pause(now)

    def resume(self, now: float) -> None:
        """Lets the clocks run again; what passed meanwhile is free."""
        self._watch.resume(now)

    @property
    def paused(self) -> bool:
        """Tells whether the clocks are stopped."""
        return self._watch.paused

    def reading(self, now: float) -> tuple[int, ...] | None:
        """Milliseconds left to each seat, or None in a game without clocks."""
        reading = self.here.clock
        if reading is None:
            return None
        if self.outcome is not None:
            return reading.left_ms
        return reading.after(self.turn, self._watch.spent_ms(now)).left_ms

    @property
    def thought_ms(self) -> int:
        """Time spent on the present position, up to the last time that was told."""
        return 0 if self.outcome else self._watch.spent_ms()

    def stand(self, entry: Entry, thought_ms: int = 0) -> None:
        """Takes up the game at ``entry``, on which some time has been spent already."""
        self.go(entry)
        self._watch.restart(thought_ms * 1000)

    # How it is done

    def _end(self, act: Act, now: float) -> Entry:
        if fallen := self.check_time(now):
            if act.end is TableEnd.TIME:
                return fallen
            raise IllegalMove((Fault(TableFault.TIME_IS_UP),))
        return self._commit(act, act.format(self.turn))

    def _commit(self, what: Any, text: str) -> Entry:
        entry = self.here.child(text)
        if entry is None:
            entry = self._grow(self.here, what, text, self._watch.spent_ms())
        make_main(entry)
        self.here.visited = entry
        self._watch.restart()
        self._put(entry)
        return entry

    def _grow(self, parent: Entry, what: Any, text: str, used_ms: int) -> Entry:
        """A new entry after ``parent``: ``what`` is a move with its chance, or an act."""
        rules, turn = self.rules, self.rules.turn(parent.state)
        self._refuse_untimely(parent, what, used_ms, turn)
        move = None if isinstance(what, Act) else what
        state = parent.state if move is None else rules.apply(parent.state, move)
        outcome = what.outcome(rules, state) if move is None else rules.outcome(state)
        clock = parent.clock
        if clock is not None and self.clock is not None:
            passed = outcome is None and rules.turn(state) != turn
            clock = clock.after(turn, used_ms, self.clock.increment * 1000 if passed else 0)
        entry = Entry(parent, text, move, state, outcome, clock, used_ms)
        parent.children.append(entry)
        return entry

    def _refuse_untimely(self, parent: Entry, what: Any, used_ms: int, turn: int) -> None:
        is_act = isinstance(what, Act)
        if is_act and parent.outcome is not None:
            raise IllegalMove((Fault(TableFault.GAME_OVER),))
        self._refuse_after_act(parent)
        fallen = parent.clock is not None and parent.clock.has_fallen(turn, used_ms)
        is_time = is_act and what.end is TableEnd.TIME
        if fallen != is_time:
            code = TableFault.TIME_IS_UP if fallen else TableFault.TIME_IS_LEFT
            raise IllegalMove((Fault(code),))

    @staticmethod
    def _refuse_after_act(entry: Entry) -> None:
        """After resigning, a draw or a fall nothing follows; else the game's rules decide."""
        if entry.parent is not None and entry.move is None:
            raise IllegalMove((Fault(TableFault.GAME_OVER),))

    def _step(self, entry: Entry | None) -> bool:
        if entry is None:
            return False
        if entry.parent is self.here:
            self.here.visited = entry
        self._put(entry)
        return True

    def _put(self, entry: Entry) -> None:
        self.here.thought_us = self._watch.spent_us
        self.here = entry
        self._watch.restart(entry.thought_us)
        self.revision += 1
