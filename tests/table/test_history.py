"""Whatever is done with a session, its tree stays true and survives being saved."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from highway3d.table.clock import ClockSetting
from highway3d.table.record import from_json, to_json
from highway3d.table.session import Entry, Session, default_players
from tests.table.toy import GAME, Options, find


def everything(session: Session) -> list[tuple[object, ...]]:
    """All that the entries hold, in the order of the tree."""
    held, waiting = [], [session.root]
    while waiting:
        entry = waiting.pop()
        waiting.extend(reversed(entry.children))
        what = (entry.number, entry.text, entry.move, entry.state, entry.outcome)
        held.append((*what, entry.clock, entry.used_ms, entry is session.here))
    return held


def replayed(session: Session, entry: Entry) -> Session:
    again = Session.new(session.game, session.options, session.players, session.seed, session.clock)
    for step in entry.path()[1:]:
        again.go(again.add(again.here, step.text, step.used_ms))
    return again


class AnyGame(RuleBasedStateMachine):
    """Plays, steps, branches and ends a game in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.session = Session.new(
            GAME,
            Options(heap=9),
            default_players(["Ana", "Beto", ""]),
            5,
            ClockSetting(minutes=0.5, increment=1),
        )

    @rule(gap=st.floats(0, 3))
    def wait(self, gap: float) -> None:
        self.now += gap
        self.session.check_time(self.now)

    @precondition(lambda self: self.session.outcome is None)
    @rule(chance=st.randoms(use_true_random=False))
    def play(self, chance) -> None:
        before = self.session.here
        held = (before.state, before.clock)
        self.session.play(self.session.rules.random_move(self.session.state, chance), self.now)
        assert self.session.here.parent is before
        assert (before.state, before.clock) == held

    @precondition(lambda self: self.session.outcome is None)
    @rule(text=st.sampled_from(["resign", "resign 3", "draw"]))
    def end(self, text: str) -> None:
        self.session.play_text(text, self.now)

    @rule()
    def undo_and_redo(self) -> None:
        before = self.session.here
        if self.session.undo():
            assert self.session.redo()
        assert self.session.here is before

    @rule()
    def undo(self) -> None:
        self.session.undo()

    @rule()
    def redo(self) -> None:
        self.session.redo()

    @rule(data=st.data())
    def go(self, data: st.DataObject) -> None:
        self.session.go(data.draw(st.sampled_from(self.session.line())))

    @rule(data=st.data())
    def promote(self, data: st.DataObject) -> None:
        entry = data.draw(st.sampled_from(self.session.line()))
        self.session.promote(entry)
        assert entry in self.session.main_line()

    @invariant()
    def present_is_what_a_replay_gives(self) -> None:
        again, here = replayed(self.session, self.session.here), self.session.here
        assert (again.state, again.here.clock, again.outcome) == (
            here.state,
            here.clock,
            here.outcome,
        )

    @invariant()
    def saved_and_read_back_it_is_the_same(self) -> None:
        data = to_json(self.session)
        read = from_json(data, find)
        assert everything(read) == everything(self.session)
        assert read.thought_ms == self.session.thought_ms
        assert to_json(read) == data


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(max_examples=40, stateful_step_count=30)
