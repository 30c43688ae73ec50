"""The calm line: it goes when what it speaks of is no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from highway3d.shell.play import match
from highway3d.shell.sentences import unread_sentence
from highway3d.table.session import ClockSetting
from tests.shell.conftest import Desk
from tests.table import toy

if TYPE_CHECKING:
    from collections.abc import Callable

CHANGES: dict[str, Callable[[Desk], object]] = {
    "another page": lambda desk: desk.app.show_help(),
    "the start screen": lambda desk: desk.app.home(),
    "a new game": lambda desk: desk.play(),
    "a move": lambda desk: desk.match.play(toy.Move(1)),
    "a move taken back": lambda desk: desk.match.step("undo"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_line_goes_with_what_it_spoke_of(desk: Desk, change: str):
    desk.play()
    desk.match.play(toy.Move(1))
    desk.match.say("Four builds earn cars.")
    desk.settle()
    desk.frames(2)
    CHANGES[change](desk)
    assert desk.app.line is None


def test_what_a_move_itself_says_stays(desk: Desk, monkeypatch: pytest.MonkeyPatch):
    desk.play()
    host = desk.match
    monkeypatch.setattr(desk.scene, "show", lambda *, animate: host.say("It earns a car."))
    desk.press("enter")
    desk.settle()
    assert desk.app.line.text == "It earns a car."


def test_a_clock_that_runs_low_is_said_once_with_a_sound(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
):
    heard: list[str] = []
    monkeypatch.setattr(desk.app.sound, "play", lambda name, game: heard.append(name))
    desk.play(ClockSetting(0.5001))
    while desk.app.line is None:
        desk.frames(1)
    desk.frames(5)
    assert desk.app.line.tone == "warning"
    assert "Ana" in desk.app.line.text
    assert heard == ["low"]


def test_a_scene_refuses_with_advice_only_the_first_time(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(match, "fault_advice", lambda *_: "Take fewer.")
    desk.play()
    fault = desk.session.rules.check(desk.session.state, toy.Move(99))[0]
    said = []
    for _ in range(2):
        desk.match.refuse(fault)
        said.append(desk.app.line.text.endswith("Take fewer."))
    assert (said, desk.app.line.tone) == ([True, False], "fault")


def test_a_move_that_cannot_be_read_is_answered_with_an_example(desk: Desk):
    sentence = unread_sentence(desk.app.texts, "tokyo", ValueError("there is no move here"))
    assert "pillar 1 at" in sentence
