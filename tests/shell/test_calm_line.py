"""The calm line: it goes when what it speaks of is no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from highway3d.shell.play import match
from highway3d.shell.sentences import unread_sentence
from highway3d.table.session import ClockSetting
from tests.shell.conftest import Program
from tests.table import toy

if TYPE_CHECKING:
    from collections.abc import Callable

CHANGES: dict[str, Callable[[Program], object]] = {
    "another page": lambda program: program.app.show_help(),
    "the start screen": lambda program: program.app.home(),
    "a new game": lambda program: program.play(),
    "a move": lambda program: program.match.play(toy.Move(1)),
    "a move taken back": lambda program: program.match.step("undo"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_line_goes_with_what_it_spoke_of(program: Program, change: str):
    program.play()
    program.match.play(toy.Move(1))
    program.match.say("Four builds earn cars.")
    program.settle()
    program.frames(2)
    CHANGES[change](program)
    assert program.app.line is None


def test_what_a_move_itself_says_stays(program: Program, monkeypatch: pytest.MonkeyPatch):
    program.play()
    host = program.match
    monkeypatch.setattr(program.scene, "show", lambda *, animate: host.say("It earns a car."))
    program.press("enter")
    program.settle()
    assert program.app.line.text == "It earns a car."


def test_a_clock_that_runs_low_is_said_once_with_a_sound(
    program: Program, monkeypatch: pytest.MonkeyPatch
):
    heard: list[str] = []
    monkeypatch.setattr(program.app.sound, "play", lambda name, game: heard.append(name))
    program.play(ClockSetting(0.5001))
    while program.app.line is None:
        program.frames(1)
    program.frames(5)
    assert program.app.line.tone == "warning"
    assert "Ana" in program.app.line.text
    assert heard == ["low"]


def test_a_scene_refuses_with_advice_only_the_first_time(
    program: Program, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(match, "fault_advice", lambda *_: "Take fewer.")
    program.play()
    fault = program.session.rules.check(program.session.state, toy.Move(99))[0]
    said = []
    for _ in range(2):
        program.match.refuse(fault)
        said.append(program.app.line.text.endswith("Take fewer."))
    assert (said, program.app.line.tone) == ([True, False], "fault")


def test_a_move_that_cannot_be_read_is_answered_with_an_example(program: Program):
    sentence = unread_sentence(program.app.texts, "tokyo", ValueError("there is no move here"))
    assert "pillar 1 at" in sentence
