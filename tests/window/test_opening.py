"""Opening and closing the window, as a person does."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

CUT = """{"format": "highway3d", "schema": 1, "game": "autopista", "players": [{}, {}],
 "moves": [{"m": "nonsense"}]}"""


def test_program_without_a_command_opens_the_start_screen(start):
    program = start()

    assert program.state["screen"] == "menu"
    assert program.state["session"] is None
    assert program.state["controls"]


def test_window_closed_by_its_frame_ends_well(start):
    program = start()

    program.close()

    assert program.ended() == 0


def test_quit_by_key_ends_well(start):
    program = start()

    program.key("ctrl+q")

    assert program.ended() == 0


def test_a_newer_autosave_is_told_of_at_the_start(start, tmp_path):
    kept = tmp_path / "home" / "autosave"
    kept.mkdir(parents=True)
    (kept / "tokyo-1.json").write_text('{"format": "highway3d", "schema": 9}', encoding="utf-8")

    program = start("--lang", "es")

    assert "versión más nueva" in program.state["said"]["text"]


def test_a_game_given_in_part_is_told_of_in_the_window(start, tmp_path):
    file = tmp_path / "cut.json"
    file.write_text(CUT, encoding="utf-8")

    program = start("open", str(file))

    assert "Move 1 cannot be read." in program.state["said"]["text"]
    assert program.state["session"]["ply"] == 0


@pytest.mark.skipif(sys.platform != "linux", reason="only X asks for a display by name")
def test_display_that_is_not_there_is_told_in_one_sentence(tmp_path):
    run = subprocess.run(
        [sys.executable, "-m", "highway3d", "--lang", "es"],
        env={**os.environ, "DISPLAY": ":54321", "HIGHWAY3D_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert run.returncode == 1
    assert run.stderr.count("\n") == 1
    assert run.stderr.startswith("highway3d: Aquí no hay")
