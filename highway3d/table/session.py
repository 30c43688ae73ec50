"""A game being played: players, history, clocks, result."""

from __future__ import annotations

from collections.abc import Sequence
from operator import eq
from typing import Any

import msgspec

from highway3d.table.acts import TIME_TEXT, Act, TableFault, parse_act
from highway3d.table.clock import ClockSetting, Reading, Stopwatch
from highway3d.table.game import (
    Fault,
    Game,
    IllegalMove,
    NotationError,
    Outcome,
    TableEnd,
)
from highway3d.table.history import Entry, make_main, visit
from highway3d.table.looking import Owing
from highway3d.table.seating import Player, default_players

__all__ = ["ClockSetting", "Entry", "Player", "Session", "default_players"]


class Session(Owing):
    """A game with its whole history: ``live`` is where it is played on, ``here`` what is shown.

    The two are one entry but while somebody looks back: looking moves ``here`` alone, and neither
    the clocks nor the players are concerned. Nothing that was played is ever overwritten: another
    move from an earlier position opens another line. Whatever is played becomes the main line, but
    for what is tried out beside a game that is over. ``now`` is always seconds of one monotonic
    clock.
    """

    def __init__(
        self,
        game: Game,
        options: Any,
        players: tuple[Player, ...],
        seed: int,
        clock: ClockSetting | None,
    ) -> None:
        self.options = options
        self.players = players
        self.seed = seed
        self.clock = clock
        state = game.rules.new(options, len(players), seed)
        reading = clock.start(len(players)) if clock else None
        super().__init__(game, Entry(None, "", None, state, game.rules.outcome(state), reading))
        self.beside = False
        """Whether what is played now is a line beside a game that is over: without clocks."""
        self.unknown: dict[str, Any] = {}
        """Fields of the record that this version does not know."""
        self.played_ms = 0
        """When it was last played and kept, in ms since 1970; 0 if never."""
        self.files: dict[str, bytes] = {}
        """What each file that this game was read from or written to held then."""
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
    def state(self) -> Any:
        """The position that is shown."""
        return self.here.state

    @property
    def turn(self) -> int:
        """The seat to act in the position shown; after the end, the seat that acted last."""
        return self.rules.turn(self.here.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result in the position shown, or None where the game goes on."""
        return self.here.outcome

    @property
    def to_act(self) -> int:
        """The seat to act in the game itself, whatever is shown; its clock runs."""
        return self.rules.turn(self.live.state)

    @property
    def is_playable(self) -> bool:
        """Tells whether a person may play now in what is shown."""
        goes_on = self.is_live and self.live.outcome is None
        return goes_on and not self.players[self.to_act].computer

    # Playing

    def play(self, move: Any, now: float) -> Entry:
        """Plays a move in the game itself, chance filled in, whatever is shown.

        A move played from there before is stepped into.

        Raises ``IllegalMove``, also when the time is up; ``time`` is then the present entry.
        """
        if self.check_time(now):
            raise IllegalMove((Fault(TableFault.TIME_IS_UP),))
        self._refuse_after_act(self.live)
        settles = self.game.settles or eq
        if self.due is not None and not settles(self.due, move):
            raise IllegalMove((Fault(TableFault.DUE_FIRST),))
        if faults := self.rules.check(self.live.state, move):
            raise IllegalMove(faults)
        move = self.rules.resolve(self.live.state, move)
        return self._commit(move, self.rules.format(move))

    def play_text(self, text: str, now: float) -> Entry:
        """Plays what the text says, table acts included.

        Raises ``NotationError`` or ``IllegalMove``.
        """
        act = parse_act(text, self.to_act, len(self.players))
        if act is None:
            return self.play(self.rules.parse(text), now)
        return self._end(act, now)

    def written(self, text: str) -> str:
        """What ``play_text`` would play, as it is written in full; empty if it would refuse."""
        if self.live.outcome is not None:
            return ""
        try:
            act = parse_act(text, self.to_act, len(self.players))
            if act is not None:
                return act.format(self.to_act)
            move = self.rules.parse(text)
        except NotationError:
            return ""
        return "" if self.rules.check(self.live.state, move) else self.rules.format(move)

    def resign(self, now: float, seat: int | None = None) -> Entry:
        """Ends the game: ``seat``, or whoever is to act, gives up."""
        return self._end(Act(TableEnd.RESIGNED, self.to_act if seat is None else seat), now)

    def agree_draw(self, now: float) -> Entry:
        """Ends the game as a draw."""
        return self._end(Act(TableEnd.DRAW_AGREED, self.to_act), now)

    def check_time(self, now: float) -> Entry | None:
        """Tells the clocks the time; to be called at every frame, at least twice a second.

        Returns the entry ``time`` when the player to act has just run out of it, else None.
        """
        if self.live.outcome is not None:
            self._watch.skip(now)
            return None
        self._watch.tick(now)
        reading, turn = self._running, self.to_act
        if reading is None or not reading.has_fallen(turn, self._watch.spent_ms()):
            return None
        self._watch.restart(reading.left_ms[turn] * 1000)
        return self._commit(Act(TableEnd.TIME, turn), TIME_TEXT)

    def add(self, parent: Entry, text: str, used_ms: int) -> Entry:
        """Adds what a record tells: the move as written, chance included, played from ``parent``.

        The present does not move. Raises ``NotationError`` or ``IllegalMove``.
        """
        turn = self.rules.turn(parent.state)
        act = parse_act(text, turn, len(self.players))
        what = self.rules.parse(text) if act is None else act
        plain = self.rules.format(what) if act is None else act.format(turn)
        return parent.child(plain) or self._grow(parent, what, plain, used_ms)

    def seat_computer(self, seat: int, computer: str) -> None:
        """Puts a computer of this kind on a seat; "" puts a person there."""
        players = list(self.players)
        players[seat] = msgspec.structs.replace(players[seat], computer=computer)
        self.players = tuple(players)
        self.revision += 1

    # Taking back, at the live end only

    @property
    def can_undo(self) -> bool:
        """Tells whether a move can be taken back now: not while looking, nor while one is due.

        A loss on time stays.
        """
        begun = self.is_live and self.live.parent is not None and self.live.text != TIME_TEXT
        return begun and self.due is None

    def undo(self) -> bool:
        """Takes the last move back; False where none can be."""
        if not self.can_undo or self.live.parent is None:
            return False
        entry = self.live
        self._put(self.live.parent)
        if entry.was_due:
            self._due = entry.move
        return True

    def redo(self) -> bool:
        """Plays again what was taken back last; False where there is nothing, or while looking."""
        entry = self.live.following
        if not self.is_live or entry is None:
            return False
        if self.due is not None and not entry.was_due:
            return False
        self._due = None
        self.live.visited = entry
        self._put(entry)
        return True

    def go(self, entry: Entry) -> None:
        """Lets the game stand at any entry of this session."""
        visit(entry)
        self._due = None
        self.here = self.live
        self._put(entry)

    def play_on(self) -> None:
        """Lets the game go on from the position shown; beside the game itself if that is over."""
        self.beside = self.beside or self.is_over
        self.go(self.here)

    def come_back(self) -> None:
        """Leaves a line beside a game that is over, and lets it stand at its end."""
        self.beside = False
        self.go(self.main_line()[-1])

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
        reading = self._running
        if reading is None:
            return None
        if self.live.outcome is not None:
            return reading.left_ms
        return reading.after(self.to_act, self._watch.spent_ms(now)).left_ms

    @property
    def thought_ms(self) -> int:
        """Time spent on the live position, up to the last time that was told."""
        return 0 if self.live.outcome else self._watch.spent_ms()

    def stand(self, entry: Entry, thought_ms: int = 0) -> None:
        """Takes up the game at ``entry``, on which some time has been spent already."""
        self.beside = self.is_over and entry not in self.main_line()
        self.go(entry)
        self._watch.restart(thought_ms * 1000)

    # How it is done

    def _end(self, act: Act, now: float) -> Entry:
        if fallen := self.check_time(now):
            if act.end is TableEnd.TIME:
                return fallen
            raise IllegalMove((Fault(TableFault.TIME_IS_UP),))
        return self._commit(act, act.format(self.to_act))

    def _commit(self, what: Any, text: str) -> Entry:
        entry = self.live.child(text)
        if entry is None:
            used_ms = 0 if self.beside else self._watch.spent_ms()
            entry = self._grow(self.live, what, text, used_ms)
        if self.due is not None and entry.move is not None:
            self._due, entry.was_due = None, True
        if not self.beside:
            make_main(entry)
        if self.is_live:
            self.live.visited = entry
        self._watch.restart()
        self._put(entry)
        return entry

    @property
    def _running(self) -> Reading | None:
        """The clocks at the live position; None where none run."""
        return None if self.beside else self.live.clock

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
        parent.add(entry)
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

    def _put(self, entry: Entry) -> None:
        """Moves the game itself, and what is shown with it unless somebody looks elsewhere."""
        self.live.thought_us = self._watch.spent_us
        if self.is_live:
            self.here = entry
        self.live = entry
        self._watch.restart(entry.thought_us)
        self.revision += 1
