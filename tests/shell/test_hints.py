"""Proposals for who is to act: asked, walked through, and dropped with their position."""

from __future__ import annotations

import pytest

from highway3d import catalogue
from highway3d.players.process import Failed, Trouble
from highway3d.players.requests import Reply
from highway3d.shell.play import hints as module
from highway3d.shell.play.hints import PONDERED_S, Hints
from highway3d.table.session import Session, default_players

REPLY = Reply(hints=[("A1 enter U", 0.5, [["STEPS", "A1", 9]]), ("A2 enter U", 0.4, [])])


class FakeProcess:
    """Answers at the next look what it was told to."""

    answer: object = REPLY

    def __init__(self, command):
        self.asked = []

    def ask(self, request, now, patience):
        self.asked.append(request)

    def listen(self, now):
        return self.answer if self.asked and not now % 2 else None

    def forget(self):
        self.asked.clear()

    def close(self):
        self.forget()


@pytest.fixture
def hints(monkeypatch):
    monkeypatch.setattr(module, "PlayerProcess", FakeProcess)
    game = catalogue.game("autopista")
    options = game.rules.options_type()
    return Hints(Session.new(game, options, default_players(["Ann", "Bob"]), 1))


def test_each_proposal_says_where_and_once_more_asked_what(hints):
    hints.press(1.0)
    assert hints.is_thinking
    assert hints.step(2.0)
    seen = []
    for _ in range(5):
        seen.append((hints.at, hints.says_what))
        hints.press(3.0)
    assert seen == [(0, False), (0, True), (1, False), (1, True), (0, False)]
    assert hints.shown.facts == (("STEPS", "A1", 9),)


def test_another_position_takes_the_proposals_away(hints):
    hints.press(1.0)
    hints.step(2.0)
    hints._session.play_text("A1 enter U", 2.0)
    assert hints.step(3.0)
    assert hints.shown is None
    assert not hints.is_wanted


def test_who_thinks_long_has_them_ready_before_asking(hints):
    hints.step(1.0)
    assert not hints.step(1.0 + PONDERED_S)
    assert hints.shown is None
    hints.press(5.0)
    assert hints.shown is not None


def test_a_player_that_fails_is_told_of_and_may_be_asked_again(hints, monkeypatch):
    monkeypatch.setattr(FakeProcess, "answer", Failed(Trouble.CRASHED))
    hints.press(1.0)
    hints.step(2.0)
    assert hints.is_lost
    monkeypatch.setattr(FakeProcess, "answer", REPLY)
    hints.press(3.0)
    hints.step(4.0)
    assert hints.shown is not None


def test_a_computer_to_act_is_given_no_hint(hints):
    hints._session.seat_computer(0, "gentle")
    assert not hints.can_be_asked
