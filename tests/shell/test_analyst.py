"""The analysis in the background: turn by turn, stopped, stepped through."""

from __future__ import annotations

import pytest

from highway3d import catalogue
from highway3d.players.process import Failed, Trouble
from highway3d.players.requests import Reply
from highway3d.shell.play import analyst as module
from highway3d.shell.play.analyst import Analyst
from highway3d.table.session import Session, default_players

MOVES = ("A1 enter U", "B1 enter D", "A1 step A1=U")
GOOD = [("A1 enter U", 0.0, []), ("B1 enter D", 0.0, []), ("A2 enter U", 5.0, [])]


class FakeProcess:
    """Answers what it was asked at the next look."""

    answer: object = Reply(values=GOOD)

    def __init__(self, command):
        self.is_thinking = False

    def ask(self, request, now, patience):
        self.is_thinking = True

    def listen(self, now):
        was, self.is_thinking = self.is_thinking, False
        return self.answer if was else None

    def close(self):
        self.is_thinking = False


@pytest.fixture
def analyst(monkeypatch):
    monkeypatch.setattr(module, "PlayerProcess", FakeProcess)
    game = catalogue.game("autopista")
    session = Session.new(game, game.rules.options_type(), default_players(["Ann", "Bob"]), 1)
    for move in MOVES:
        session.play_text(move, 0.0)
    session.resign(0.0)
    return Analyst(session)


def test_every_turn_is_looked_at_and_no_act_of_the_table(analyst):
    while analyst.is_thinking:
        analyst.step(0.0)
    assert len(analyst.entries) == len(MOVES)
    assert analyst.analysis.is_done


def test_what_is_known_stays_when_it_is_stopped(analyst):
    analyst.step(0.0)
    analyst.step(0.0)
    analyst.close()
    assert not analyst.step(0.0)
    assert len(analyst.analysis.found) == 1


def test_turning_points_are_stepped_through_round_and_round(analyst):
    while analyst.is_thinking:
        analyst.step(0.0)
    first, second = analyst.entries[:2]
    assert analyst.next_turning(first.parent) is first
    assert analyst.next_turning(first) is second
    assert analyst.next_turning(analyst.entries[-1]) is first


def test_a_player_that_fails_ends_it(analyst, monkeypatch):
    monkeypatch.setattr(FakeProcess, "answer", Failed(Trouble.CRASHED))
    analyst.step(0.0)
    analyst.step(0.0)
    assert analyst.is_lost
    assert not analyst.is_thinking
