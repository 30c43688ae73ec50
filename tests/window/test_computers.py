"""Computers at the table, with players that do well and players that crash, cheat and hang."""

from __future__ import annotations

import shlex
import subprocess
import sys

import msgspec
import pytest
import tomli_w

from tests.window.test_continuing import play_on

CHEAT = """import sys; [print('{"id": 1, "move": "A1 enter U"}', flush=True) for _ in sys.stdin]"""
GABBLE = "print('hello', flush=True); import time; time.sleep(99)"
HANG = "import time; time.sleep(98765)"
CRASH = "import sys; sys.exit(3)"


def python(code):
    """A program on a seat that runs this code."""
    return f"cmd:{shlex.quote(sys.executable)} -c {shlex.quote(code)}"


@pytest.fixture
def sit(start, tmp_path):
    """Starts a game from the menu against this computer."""

    def begun(game, computer):
        home = tmp_path / "home"
        home.mkdir(exist_ok=True)
        rival = {"colour": "#D55E00", "computer": computer}
        settings = {"animation": "none", "seats": [{"name": "Ann"}, rival, {}, {}]}
        (home / "settings.toml").write_text(tomli_w.dumps(settings), encoding="utf-8")
        program = start()
        program.press(f"new-{game}")
        program.wait_for(lambda s: s["screen"] == "new", "the form of a new game")
        program.press("start")
        program.wait_for(lambda s: s["session"], "the table")
        return program

    return begun


@pytest.mark.parametrize("game", ["tokyo", "octiles", "autopista"])
def test_a_computer_answers_and_undo_takes_its_move_back_too(sit, game):
    program = sit(game, "gentle")
    play_on(program, 1)
    program.wait_for(lambda s: s["session"]["ply"] == 2 and not s["computer"], "its answer")
    program.settled()
    program.key("ctrl+z")
    program.wait_for(lambda s: s["session"]["ply"] == 0, "both moves taken back")
    assert program.state["dialog"] is None


@pytest.mark.parametrize(
    ("code", "trouble"), [(CRASH, "CRASHED"), (GABBLE, "NONSENSE"), (CHEAT, "ILLEGAL")]
)
def test_a_computer_that_fails_is_told_of_and_a_person_goes_on(sit, code, trouble):
    program = sit("autopista", python(code))
    play_on(program, 1)
    program.wait_for(lambda s: s["computer"] == trouble, "the trouble told")
    program.press("computer-take-over")
    program.wait_for(lambda s: s["computer"] is None, "a person's turn")
    play_on(program, 2)


def test_while_a_computer_hangs_one_looks_back_undoes_and_quits_and_leaves_no_orphan(sit):
    program = sit("autopista", python(HANG))
    play_on(program, 1)
    program.wait_for(lambda s: s["computer"] == "thinks", "thinking")
    program.key("Home")
    program.wait_for(lambda s: not s["session"]["live"], "a look back")
    program.key("Escape")
    program.wait_for(lambda s: s["session"]["live"], "the game again")
    program.key("ctrl+z")
    program.wait_for(lambda s: s["session"]["ply"] == 0, "the move taken back")
    program.key("ctrl+q")
    assert program.ended() == 0
    found = subprocess.run(["pgrep", "-f", "sleep.98765"], capture_output=True, check=False)
    assert found.stdout == b""


def test_a_program_that_a_file_names_is_not_run_unasked(start, tmp_path):
    mark = tmp_path / "it-ran"
    record = {
        "format": "highway3d", "schema": 1, "game": "autopista", "moves": [],
        "players": [{"computer": python(f"open({str(mark)!r}, 'w')")}, {}],
    }  # fmt: skip
    file = tmp_path / "trap.json"
    file.write_bytes(msgspec.json.encode(record))
    program = start("open", str(file))
    program.wait_for(lambda s: s["computer"] == "ABSENT", "the question whether to start it")
    assert not mark.exists()


def test_a_computer_that_stands_no_better_accepts_a_draw(sit):
    program = sit("autopista", "gentle")
    program.key("Escape")
    program.press("offer-draw")
    program.wait_for(lambda s: s["session"]["outcome"], "the draw")
    assert program.state["session"]["last"] == "draw"
