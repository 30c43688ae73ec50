"""README, "Add a game": done as it says with the toy game, in a package of its own, and played."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

ROOT = Path(__file__).parents[2]
RED = (200, 30, 30)
BLOCK = re.compile(r"^\d\. `([\w./]+)`.*?\n\n((?: {7}.*\n|\n)+)", re.M | re.S)
SPANISH = "toy-title = El montón\ntoy-fault-TOO_MANY = No puedes tomar { $pieces }.\n"
FOUND = """
from highway3d.shell.looks.assets import model
print(*(model(name, "toy").parent.parent.name for name in ("win.wav", "wrong.wav")))
"""


def readme_files() -> dict[str, str]:
    """What the README's steps write out in full, by the name of the file."""
    section = (ROOT / "README.md").read_text(encoding="utf-8").partition("### Add a game\n")[2]
    steps = re.split(r"^(?=\d\. )", section.partition("\n### ")[0], flags=re.M)
    blocks = (BLOCK.match(step) for step in steps)
    return {found[1]: re.sub(r"^ {7}", "", found[2], flags=re.M) for found in blocks if found}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the toy game installed in it, all else borrowed from the tests' environment."""
    project = tmp_path_factory.mktemp("project")
    scene = (ROOT / "tests/shell/fake_scene.py").read_text(encoding="utf-8")
    files = readme_files() | {
        "toy/rules.py": (ROOT / "tests/table/toy.py").read_text(encoding="utf-8"),
        "toy/scene.py": scene.replace("tests.table.toy", "toy.rules"),
        "toy/texts/es/toy.ftl": SPANISH,
    }
    for name, text in files.items():
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text(text, encoding="utf-8")
    (project / "toy/models").mkdir()
    Image.new("RGB", (64, 40), RED).save(project / "toy/models/card-toy.png")
    (project / "toy/models/win.wav").write_bytes((ROOT / "models/disc.wav").read_bytes())
    place = project / "site"
    command = ["install", "--no-deps", "--no-build-isolation", "--target", place, project]
    subprocess.run([sys.executable, "-m", "pip", "-q", *command], check=True)
    return place


def run(site: Path, *arguments: str, words: str = "") -> str:
    """What a Python says that has the game installed."""
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": str(site)},
        input=words,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


@pytest.mark.slow
def test_added_game_is_offered_played_by_its_key_and_saved(start, site):
    program = start(PYTHONPATH=str(site))
    x, y, width, _ = program.state["controls"]["new-toy"]
    seen = program.screen.pixels()[round(y) + 20, round(x + width / 2)]
    assert max(abs(seen - np.array(RED))) < 9

    program.press("new-toy")
    program.press("start")
    program.wait_for(lambda state: state["session"]["game"] == "toy")
    program.settled()
    program.key("t")
    program.wait_for(lambda state: state["session"]["last"].startswith("take 3"), "three taken")
    program.key("ctrl+s")
    program.press("save")
    program.wait_for(lambda state: "The heap" in state["said"]["text"], "the game saved")

    (kept,) = (program.home / "saves").glob("*.highway3d")
    assert run(site, "-m", "highway3d", "check", str(kept)).count("\n") == 1


@pytest.mark.slow
def test_added_game_says_why_not_in_its_own_words(start, site):
    toy = ("play", "toy", "--option", "heap=2")
    program = start("--lang", "es", *toy, PYTHONPATH=str(site))
    program.key("t")
    program.wait_for(lambda state: state["said"]["text"] == "No puedes tomar 3.", "why not")


@pytest.mark.slow
def test_added_game_is_judged(site):
    answer = run(site, "-m", "highway3d", "judge", "toy", words='{"id": 1, "heap": 4}\n')
    assert json.loads(answer) == {"id": 1, "double": 8}


@pytest.mark.slow
def test_sound_of_an_added_game_goes_before_the_programs(site):
    folders = run(site, "-c", FOUND).split()
    assert folders[0] == "toy"
    assert folders[1] != "toy"
