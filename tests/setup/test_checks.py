"""tools/test.py: what it runs, and what its exit code says."""

from __future__ import annotations

import runpy
import subprocess

import pytest

from tests.setup.checkout import TOOLS

PYTHON = "python"


@pytest.fixture
def environment(monkeypatch):
    """tools/environment.py, with a set-up that is done."""
    functions = runpy.run_path(str(TOOLS / "environment.py"))
    monkeypatch.setitem(functions["test"].__globals__, "_ready", lambda *extras: PYTHON)
    return functions


def calls(monkeypatch, codes):
    """The commands run from now on; each ends with the code of the first word it holds, or 0."""
    commands = []

    def call(command, **options):
        commands.append(command)
        return next((code for word, code in codes.items() if word in command), 0)

    monkeypatch.setattr(subprocess, "call", call)
    return commands


def test_everything_content_is_code_0(environment, monkeypatch):
    calls(monkeypatch, {})

    assert environment["test"]([]) == 0


def test_arguments_go_to_pytest_which_comes_last(environment, monkeypatch):
    commands = calls(monkeypatch, {})

    environment["test"](["-k", "tokyo"])

    assert len(commands) == 4
    assert commands[-1] == [PYTHON, "-m", "pytest", "-k", "tokyo"]


def test_quick_leaves_out_the_slow_tests(environment, monkeypatch):
    commands = calls(monkeypatch, {})

    environment["test"](["--quick", "-x"])

    assert len(commands) == 4
    assert commands[-1] == [PYTHON, "-m", "pytest", "-m", "not slow", "-x"]


@pytest.mark.parametrize("arguments", [[], ["--quick"]])
def test_a_whole_tier_is_spread_over_the_cores(environment, monkeypatch, arguments):
    commands = calls(monkeypatch, {})

    environment["test"](arguments)

    assert commands[-1][-5:] == ["-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder"]


def test_code_of_failing_tests_is_passed_on(environment, monkeypatch):
    calls(monkeypatch, {"pytest": 5})

    assert environment["test"]([]) == 5


def test_failing_check_beside_passing_tests_is_code_1_and_named(environment, monkeypatch, capsys):
    commands = calls(monkeypatch, {"mypy": 2})

    assert environment["test"](["-x"]) == 1
    assert commands[-1] == [PYTHON, "-m", "pytest", "-x"]
    assert capsys.readouterr().err == "Not content: mypy.\n"
