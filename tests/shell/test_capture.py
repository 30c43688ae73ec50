"""Pictures without a display: each in a process of its own, since one process holds one engine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SCRIPT = """
import sys
from dataclasses import replace
from pathlib import Path
from highway3d.shell import capture
from highway3d.table.session import Session, default_players
from tests.table import toy
game = replace(toy.GAME, scene="tests.shell.fake_scene:FakeScene")
session = Session.new(game, toy.Options(growth="off"), default_players(["", ""]), 1)
session.play_text("take 2", 0.0)
capture.render(session, Path(sys.argv[1]), None, "above", (320, 180))
print(session.here.number)
"""


def _render(out: Path) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
    return subprocess.run(
        [sys.executable, "-c", SCRIPT, str(out)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_picture_needs_no_display_and_is_opaque(tmp_path: Path):
    done = _render(tmp_path / "picture.png")
    assert (done.returncode, done.stdout.strip()) == (0, "1"), done.stderr
    with Image.open(tmp_path / "picture.png") as picture:
        assert picture.size == (320, 180)
        assert not picture.has_transparency_data
        assert len(picture.convert("RGB").getcolors()) > 1


def test_a_picture_that_cannot_be_written_is_said(tmp_path: Path):
    (tmp_path / "folder.png").mkdir()
    done = _render(tmp_path / "folder.png")
    assert "IsADirectoryError" in done.stderr or "PermissionError" in done.stderr
