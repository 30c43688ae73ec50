"""The built wheel, alone in an environment that holds nothing but what it depends on."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from highway3d import __version__

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SOURCES = ("README.md", "highway3d", "models", "pyproject.toml", "tiles2d")
WHERE = "import highway3d; print(highway3d.__file__)"


def pip(*arguments: str | Path) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy, because a build leaves its traces in the folder."""
    folder = tmp_path_factory.mktemp("wheel")
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, folder / name)
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, folder)
    return next(folder.glob("highway3d-*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    """The folder of commands of an environment with the wheel in it."""
    home = wheel.parent / "environment"
    venv.create(home, symlinks=os.name != "nt")
    scripts = home / ("Scripts" if os.name == "nt" else "bin")
    pip("--python", scripts / "python", "install", "--no-deps", wheel)
    site = subprocess.check_output(
        [scripts / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        text=True,
    )
    # What the wheel depends on is borrowed from the environment of the tests.
    (Path(site.strip()) / "borrowed.pth").write_text(
        sysconfig.get_path("purelib"), encoding="utf-8"
    )
    return scripts


def run(
    command: Path, *arguments: str, folder: Path, words: str = ""
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [command, *arguments],
        cwd=folder,
        input=words,
        env={**os.environ, "HIGHWAY3D_HOME": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_file_of_code_texts_data_and_models_travels(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    expected = {
        path.relative_to(wheel.parent).as_posix()
        for top in ("highway3d", "tiles2d")
        for path in (wheel.parent / top).rglob("*")
        if path.suffix in {".py", ".ftl", ".json", ".md"} or path.name == "py.typed"
    }
    expected |= {
        "highway3d/" + path.relative_to(wheel.parent).as_posix()
        for path in (wheel.parent / "models").rglob("*")
        if path.is_file()
    }

    assert expected - names == set()
    assert {"highway3d/py.typed", "tiles2d/py.typed"} <= names
    assert any(name.endswith(".egg") for name in expected)
    assert {name.partition("/")[0] for name in names} == {
        "highway3d",
        "tiles2d",
        wheel.name.removesuffix("-py3-none-any.whl") + ".dist-info",
    }


def test_installed_wheel_is_what_the_command_runs(installed, tmp_path):
    found = run(installed / "python", "-c", WHERE, folder=tmp_path)

    assert Path(found.stdout.strip()).is_relative_to(installed.parent)


def test_command_and_module_are_the_same(installed, tmp_path):
    command = run(installed / "highway3d", "--version", folder=tmp_path)
    module = run(installed / "python", "-m", "highway3d", "--version", folder=tmp_path)

    assert command.stdout == module.stdout == f"highway3d {__version__}\n"
    assert (command.returncode, module.returncode) == (0, 0)


def test_help_names_every_command(installed, tmp_path):
    told = run(installed / "highway3d", "--help", folder=tmp_path)

    assert all(name in told.stdout for name in ("play", "open", "judge", "check", "render"))
    assert told.returncode == 0


def test_judge_answers_from_the_wheel(installed, tmp_path):
    cases = json.loads((ROOT / "tests/cases/tokyo/geometry.json").read_text(encoding="utf-8"))
    case = cases["cases"][0]
    request = json.dumps({name: case[name] for name in ("id", "state", "move")}) + "\n"

    judged = run(installed / "highway3d", "judge", "tokyo", folder=tmp_path, words=request)

    assert json.loads(judged.stdout) == {"id": case["id"], **case["expected"]}
    assert (judged.stderr, judged.returncode) == ("", 0)
