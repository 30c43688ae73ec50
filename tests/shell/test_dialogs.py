from __future__ import annotations

import pytest

from tests.shell.conftest import Program


@pytest.mark.parametrize("turn", [1, 2])
def test_enter_answers_as_proposed(program: Program, turn: int):
    program.play()
    answers: list[int] = []
    for at in range(turn):
        program.app.dialogs.ask("question", "Sure?", lambda at=at: answers.append(at))
        program.settle()
        program.press("arrow_right")
        program.press("enter")
    assert answers == list(range(turn))


def test_the_safe_answer_is_proposed(program: Program):
    program.play()
    answers: list[str] = []
    program.app.dialogs.ask(
        "question", "Sure?", lambda: answers.append("yes"), lambda: answers.append("no")
    )
    program.settle()
    program.press("enter")
    assert answers == ["no"]


def test_an_arrow_goes_to_the_other_answer(program: Program):
    program.play()
    answers: list[str] = []
    program.app.dialogs.ask(
        "question", "Sure?", lambda: answers.append("yes"), lambda: answers.append("no")
    )
    program.settle()
    program.press("arrow_right")
    program.press("enter")
    assert answers == ["yes"]


def test_escape_answers_no(program: Program):
    program.play()
    answers: list[str] = []
    program.app.dialogs.ask(
        "question", "Sure?", lambda: answers.append("yes"), lambda: answers.append("no")
    )
    program.settle()
    program.press("escape")
    assert answers == ["no"]
