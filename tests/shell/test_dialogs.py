from __future__ import annotations

import pytest

from tests.shell.conftest import Desk


@pytest.mark.parametrize("turn", [1, 2])
def test_enter_answers_as_proposed(desk: Desk, turn: int):
    desk.play()
    answers: list[int] = []
    for at in range(turn):
        desk.app.dialogs.ask("question", "Sure?", lambda at=at: answers.append(at))
        desk.settle()
        desk.press("arrow_right")
        desk.press("enter")
    assert answers == list(range(turn))


def test_the_safe_answer_is_proposed(desk: Desk):
    desk.play()
    answers: list[str] = []
    desk.app.dialogs.ask(
        "question", "Sure?", lambda: answers.append("yes"), lambda: answers.append("no")
    )
    desk.settle()
    desk.press("enter")
    assert answers == ["no"]


def test_an_arrow_goes_to_the_other_answer(desk: Desk):
    desk.play()
    answers: list[str] = []
    desk.app.dialogs.ask(
        "question", "Sure?", lambda: answers.append("yes"), lambda: answers.append("no")
    )
    desk.settle()
    desk.press("arrow_right")
    desk.press("enter")
    assert answers == ["yes"]


def test_escape_answers_no(desk: Desk):
    desk.play()
    answers: list[str] = []
    desk.app.dialogs.ask(
        "question", "Sure?", lambda: answers.append("yes"), lambda: answers.append("no")
    )
    desk.settle()
    desk.press("escape")
    assert answers == ["no"]
